"""The newcomer's commands: set up from nothing, again without changes, and clear sentences when something
is in the way."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from django.conf import settings


@pytest.fixture
def installation(tmp_path: Path) -> dict[str, str]:
    """The environment of an installation in a folder of its own."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "VIRTUAL_ENV")
    }
    return {**kept, "TILEWRIGHT_HOME": str(tmp_path / "home"), "XDG_CONFIG_HOME": str(tmp_path / "config")}


def manage(environment: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=settings.BASE_DIR,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_set_up_from_nothing_then_again_without_changes(installation: dict[str, str]) -> None:
    first = manage(installation, "setup")
    assert first.returncode == 0, first.stderr
    shown = re.search(r"sign in as admin with the password (\S+) \(shown only now\)", first.stdout)
    assert shown is not None
    assert "release 1 published" in first.stdout
    again = manage(installation, "setup")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    query = (
        "from django.contrib.auth.models import User; from content.models import Revision, Release; "
        f"print(User.objects.get().check_password('{shown.group(1)}'), Release.objects.count(), "
        "Revision.objects.exclude(verb='loaded').count())"
    )
    told = manage(installation, "shell", "-v", "0", "-c", query).stdout.split()
    assert told[0] == "True"
    assert told[2] == "0"


def test_the_first_password_can_be_given(installation: dict[str, str]) -> None:
    environment = {
        **installation,
        "TILEWRIGHT_ADMIN": "mia",
        "TILEWRIGHT_ADMIN_PASSWORD": "given-in-advance-3",
    }
    told = manage(environment, "setup").stdout
    assert "sign in as mia with the password from TILEWRIGHT_ADMIN_PASSWORD" in told
    assert "given-in-advance-3" not in told


def test_the_server_answers_and_stops(installation: dict[str, str]) -> None:
    manage(installation, "setup")
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--workers", "1"],
        cwd=settings.BASE_DIR,
        env={**installation, "PORT": str(port)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as response:
            page = response.read().decode()
        assert response.url.endswith("/admin/login/?next=/admin/")
        style = re.search(r'href="(/static/[^"]+\.css)"', page)
        assert style is not None
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{style.group(1)}", timeout=20) as response:
            assert response.status == 200
    finally:
        server.send_signal(signal.SIGINT)
        deadline = time.monotonic() + 20
        while server.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        assert server.poll() is not None
        assert server.stdout is not None
        server.stdout.close()


def test_a_taken_port_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = manage({**installation, "PORT": str(port)}, "serve")
    assert done.returncode == 1
    assert done.stderr.strip() == (
        f"CommandError: Port {port} on 127.0.0.1 is taken: stop what runs there or choose another, "
        f"as in PORT={port + 1} make run."
    )


@pytest.mark.parametrize("port", ["0", "70000", "http"])
def test_what_is_no_port_is_told(installation: dict[str, str], port: str) -> None:
    assert f"PORT={port} is not a port" in manage({**installation, "PORT": port}, "serve").stderr


def test_a_database_out_of_reach_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    done = manage({**installation, "DATABASE_URL": url}, "setup")
    assert done.returncode == 1
    assert done.stderr.startswith("CommandError: The database cannot be reached (")
    assert "Start it or correct DATABASE_URL" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_address_that_is_none_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    done = manage({**installation, "DATABASE_URL": "nonsense://x"}, "setup")
    assert done.stderr.strip().startswith("DATABASE_URL cannot be read")
    assert "Traceback" not in done.stderr
