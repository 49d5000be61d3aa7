"""``manage.py serve``: the studio on a production-grade server in this process."""

from __future__ import annotations

import logging
import os
import resource
import sys
import threading
import time
from typing import Any, NoReturn

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.core.wsgi import get_wsgi_application
from django.db import DatabaseError, connection, connections
from django.urls import get_resolver
from gunicorn.app.base import BaseApplication

from content.logbook import log_event, speak_up
from content.processes import lifeline
from engine.compiled import is_compiled
from engine.games import load_games
from engine.schema.preparing import all_structs, prepare
from studio import compile_in_background
from studio.in_use import InUseError, hold_folder
from studio.installation import database_sentence, require_database, require_writable
from studio.server.address import add_address_arguments, read_port, require_free, shown_host
from studio.server.renewal import RenewableArbiter, predecessors, relieve
from studio.server.worker import STOP_SECONDS

CONNECTIONS = 1000
"""Connections of a process at the same time; beyond that, those who have waited longest are closed."""
LOOK_EVERY = 20.0
"""Seconds between two looks whether work waits that nobody does."""
FILES = 4 * CONNECTIONS
"""Open files of a process: its connections, and the database, pictures and requests on disk."""

log = logging.getLogger(__name__)


class _Server(BaseApplication):
    """Gunicorn with our settings instead of its command line."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        application = load_application()
        speak_up()  # only now: loading it has given the log its form anew, and with it its silence
        return application

    def run(self) -> None:
        RenewableArbiter(self).run()


class Command(BaseCommand):
    """Serves until interrupted. Threads are many because every open stream of a test game occupies one; they
    wait, and writers queue (`playtest.games.writing`)."""

    help = "Run the studio's server. PORT and HOST_ADDRESS name the address (default 127.0.0.1:8000)."

    def add_arguments(self, parser: CommandParser) -> None:
        """Address and size."""
        add_address_arguments(parser)
        parser.add_argument("--workers", type=int, default=2)
        parser.add_argument("--threads", type=int, default=32)

    def handle(self, *args: Any, **options: Any) -> None:
        """Check the port, then serve."""
        host, port = options["host"], read_port(options["port"])
        if predecessors() is None:  # a renewed server has the port and goes on whatever happens
            require_free(host, port)
            try:
                require_database()
                require_writable()
            except DatabaseError as error:
                raise CommandError(database_sentence(error)) from None
        _allow_files()
        lifeline()  # before there are other processes, so that all of them hold it
        try:
            with hold_folder(settings.HOME, alone=False):
                self._serve(host, port, options)
        except InUseError:
            raise CommandError(
                f"A backup is being restored in {settings.HOME}: start the studio when that is done."
            ) from None

    def _serve(self, host: str, port: int, options: dict[str, Any]) -> None:
        before = predecessors()

        def ready(arbiter: Any) -> None:
            if before is not None:
                log_event(log, "server renewed", compiled=is_compiled())
            else:
                self.stdout.write(
                    f"Tilewright is running at http://{shown_host(host)}:{port}/  (Ctrl+C stops it)"
                )
                self.stdout.flush()
            if compile_in_background.is_wanted():
                arbiter.compiling = compile_in_background.start()  # kept, as somebody must hold it

        def serving(worker: Any) -> None:
            relieve(before or [], worker)
            _take_up_games()

        server = _Server(
            {
                "bind": f"{host}:{port}",
                "workers": options["workers"],
                "threads": options["threads"],
                "worker_class": "studio.server.worker.Worker",
                "worker_connections": CONNECTIONS,
                "keepalive": 75,  # seconds: longer than a proxy keeps one; nobody waits for it in a thread
                "limit_request_line": 0,  # `studio.security` refuses long ones, in the reader's language
                "preload_app": True,
                "proc_name": "tilewright",
                "loglevel": "warning",
                "logger_class": "studio.server.log.DiscreetLogger",
                "when_ready": ready,
                "post_worker_init": serving,
                "worker_exit": _leave_at_once,
                "graceful_timeout": STOP_SECONDS + 1,  # by then they have gone by themselves
                "control_socket_disable": True,  # nobody steers the server but by signals
            }
        )
        try:
            server.run()
        except SystemExit as end:
            _leave(end.code if isinstance(end.code, int) else 1)


def load_application() -> Any:
    """The studio as an application, with everything that must be there before there are threads."""
    application = get_wsgi_application()
    _ = get_resolver().url_patterns  # loads every page, here and not with the first request of each process
    load_games()
    prepare(all_structs())
    close_connections()  # those of this process are not for those that serve
    return application


def close_connections() -> None:
    """Hold no connection to a database, and no pool of them."""
    for each in connections.all(initialized_only=True):
        each.close()
        if each.vendor == "postgresql":
            each.close_pool()  # type: ignore[attr-defined]


def _leave_at_once(_server: Any, worker: Any) -> None:
    """A process that has answered its last request is gone: taking the interpreter apart would keep whoever
    stops the server waiting for seconds, and nothing in it needs that."""
    if worker.pid == os.getpid():  # Gunicorn also calls this for one that it finds dead
        _leave(0)


def _leave(code: int) -> NoReturn:
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _take_up_games() -> None:
    """Test games whose bots were interrupted by the last stop go on, as soon as a process serves."""
    from playtest.games.bots import keep_awake

    threading.Thread(target=keep_awake, name="keep-awake", daemon=True).start()
    threading.Thread(target=_take_up_work, name="workers", daemon=True).start()


def _take_up_work() -> None:
    """Jobs that wait, or whose worker has died, go on as well; also if nobody looks at them."""
    from content.jobs.starting import ensure_workers

    while True:
        try:
            ensure_workers()
        except DatabaseError:
            log.exception("waiting work is not taken up")  # the studio serves all the same
        finally:
            connection.close()
        time.sleep(LOOK_EVERY)


def _allow_files() -> None:
    """Every connection is an open file; what the machine allows at most is more than it allows at first."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
