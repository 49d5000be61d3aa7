"""``manage.py serve``: the studio on a production-grade server in this process."""

from __future__ import annotations

import os
import socket
import threading
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.core.wsgi import get_wsgi_application
from django.db import connection
from gunicorn.app.base import BaseApplication

from engine.games import games
from engine.schema.preparing import all_structs, prepare


class _Server(BaseApplication):
    """Gunicorn with our settings instead of its command line."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        application = get_wsgi_application()
        games()
        prepare(all_structs())  # before there are threads
        return application


class Command(BaseCommand):
    """Serves until interrupted. Threads are many because every open stream of a test game occupies one; they
    wait, and writers queue (`playtest.games.writing`)."""

    help = "Run the studio's server. PORT and HOST_ADDRESS name the address (default 127.0.0.1:8000)."

    def add_arguments(self, parser: CommandParser) -> None:
        """Address and size."""
        parser.add_argument("--host", default=os.environ.get("HOST_ADDRESS", "127.0.0.1"))
        parser.add_argument("--port", default=os.environ.get("PORT", "8000"))
        parser.add_argument("--workers", type=int, default=2)
        parser.add_argument("--threads", type=int, default=32)

    def handle(self, *args: Any, **options: Any) -> None:
        """Check the port, then serve."""
        host, port = options["host"], _port(options["port"])
        _require_free(host, port)

        def ready(_: Any) -> None:
            self.stdout.write(f"Tilewright is running at http://{_shown(host)}:{port}/  (Ctrl+C stops it)")
            self.stdout.flush()

        _Server(
            {
                "bind": f"{host}:{port}",
                "workers": options["workers"],
                "threads": options["threads"],
                "worker_class": "gthread",
                "preload_app": True,
                "proc_name": "tilewright",
                "loglevel": "warning",
                "when_ready": ready,
                "post_worker_init": _take_up_games,
                "graceful_timeout": 5,  # who stops the server does not wait for open streams
            }
        ).run()


def _take_up_games(_: Any) -> None:
    """Test games whose bots were interrupted by the last stop go on, as soon as a process serves."""
    from playtest.games.bots import keep_awake

    threading.Thread(target=keep_awake, name="keep-awake", daemon=True).start()
    threading.Thread(target=_take_up_campaigns, name="campaigns", daemon=True).start()


def _take_up_campaigns() -> None:
    """Campaigns whose runner died with the machine, or that still waited, go on as well."""
    from playtest.campaigns.worker import ensure_worker

    try:
        ensure_worker()
    finally:
        connection.close()


def _port(text: str) -> int:
    if text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise CommandError(f"PORT={text} is not a port: use a number from 1 to 65535.")


def _require_free(host: str, port: int) -> None:
    """One clear sentence instead of a server's retries."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            raise CommandError(
                f"Port {port} needs more rights than this user has: choose another, as in PORT=8000 make run."
            ) from None
        except OSError:
            other = f"PORT={port + 1 if port < 65535 else 8000} make run"
            raise CommandError(
                f"Port {port} on {host} is taken: stop what runs there or choose another, as in {other}."
            ) from None


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host
