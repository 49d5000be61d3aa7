"""``python -m bench.start``: what a start costs, each in a process of its own, against its bound.

Processor time, user and system: what people wait for on an idle machine, and about the same on a busy one.
Bytecode is written or not, as it is where this runs. Each process starts once before it is measured, so that
there is some if it is written.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

Found = TypeVar("Found")

ROOT = Path(__file__).parents[1]
ROUNDS = 5
FIRST_PAGE = 0.6
"""The dashboard, asked of a server that has just begun."""
CHECK = 1.2
"""``manage.py check``, the whole process."""
ONE_CARD = 2.0
"""``manage.py print`` of one card in one language, the whole process."""


def main() -> int:
    """Print each start with its bound; fail if one is above it."""
    kept = []
    with tempfile.TemporaryDirectory(prefix="tilewright-bench-") as folder:
        home = Path(folder)
        environment = {**os.environ, "TILEWRIGHT_HOME": str(home / "home"), "PYTHONWARNINGS": "ignore"}
        environment.pop("DATABASE_URL", None)
        _run(environment, "manage.py", "setup")
        session = _run(environment, "-m", "bench.start", "session")[0].strip()
        written = environment.get("PYTHONDONTWRITEBYTECODE", "") == ""
        load = os.getloadavg()[0]
        print(f"starts, seconds of processor time, median of {ROUNDS} (load average {load:.1f};")
        print(f"  bytecode is {'written' if written else 'not written: that alone costs seconds'})")
        pages = _rounds(lambda: _first_page(environment, session))
        print(f"  server ready          {_shown(page[0] for page in pages)}")
        kept.append(_tell("first page", [page[1] for page in pages], FIRST_PAGE))
        kept.append(_tell("manage.py check", _commands(environment, "check"), CHECK))
        one_card = (
            "print",
            "platformer",
            "--cards",
            "hero/sweety",
            "--languages",
            "en",
            "--to",
            f"{home}/to",
        )
        kept.append(_tell("one card printed", _commands(environment, *one_card), ONE_CARD))
    return 0 if all(kept) else 1


def _tell(name: str, spent: list[float], bound: float) -> bool:
    middle = median(spent)
    kept = middle <= bound
    print(f"  {name:20}  {_shown(spent)}   (must be at most {bound}){'' if kept else '   MISSED'}")
    return kept


def _shown(spent: Iterable[float]) -> str:
    times = sorted(spent)
    return f"{median(times):5.2f}   ({times[0]:.2f} to {times[-1]:.2f})"


def _rounds(measure: Callable[[], Found]) -> list[Found]:
    measure()
    return [measure() for _ in range(ROUNDS)]


def _commands(environment: dict[str, str], *command: str) -> list[float]:
    return _rounds(lambda: _run(environment, "manage.py", *command)[1])


def _first_page(environment: dict[str, str], session: str) -> tuple[float, float]:
    ready, page = _run(environment, "-m", "bench.start", "page", session)[0].split()
    return float(ready), float(page)


def _run(environment: dict[str, str], *arguments: str) -> tuple[str, float]:
    """Run Python in a new process; what it wrote, and the processor time it took with all its children."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        _pid, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        written = output.read().decode()
    if process.returncode:
        raise SystemExit(f"{' '.join(arguments)} failed:\n{written}")
    return written, used.ru_utime + used.ru_stime


# In processes of their own


def sign_in() -> str:
    """A session of the first user."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    django.setup()
    from django.contrib import auth
    from django.contrib.auth.models import User
    from django.contrib.sessions.backends.db import SessionStore

    user = User.objects.get(is_superuser=True)
    session = SessionStore()
    session[auth.SESSION_KEY] = str(user.pk)
    session[auth.BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[auth.HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.create()
    return str(session.session_key)


def ask_first_page(session: str) -> tuple[float, float]:
    """Begin as `manage.py serve` does and ask for the dashboard: the seconds until ready, and for the
    page."""
    import django

    from manage import spare_the_loaded

    spare_the_loaded()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    django.setup()
    from studio.management.commands.serve import load_application

    application = load_application()
    ready = time.process_time()
    asked: dict[str, Any] = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": "/admin/",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_COOKIE": f"sessionid={session}",
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(),
        "wsgi.errors": sys.stderr,
    }
    statuses: list[str] = []
    body = b"".join(application(asked, lambda status, headers: statuses.append(status)))
    assert statuses == ["200 OK"], statuses
    assert b"Platformer" in body
    return ready, time.process_time() - ready


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["session"]:
            print(sign_in())
        case ["page", session]:
            print(*ask_first_page(session))
        case _:
            sys.exit(main())
