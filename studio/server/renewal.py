"""Renewing a running server in place: SIGUSR2 lets it load everything anew, under the same process id, while
its processes go on answering; they end when those of the renewed one have taken over.

Gunicorn's own way would leave the server as a child of a process that has ended: nobody's Ctrl+C would reach
it. Here the master becomes the new program itself and keeps the sockets. The lifeline (`content.processes`)
is that of the old processes, so what they have started ends in good order with them, gives back what it has
begun and is started anew by the renewed server.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any

from gunicorn.arbiter import Arbiter

_BEFORE = "GUNICORN_BEFORE"
"""The processes that answered before, for the renewed server."""


class RenewableArbiter(Arbiter):
    """Gunicorn's master, which renews itself in place."""

    def reexec(self) -> None:
        """Become the program anew."""
        environment = {
            **os.environ,
            "GUNICORN_PID": str(os.getpid()),
            "GUNICORN_FD": ",".join(str(each.fileno()) for each in self.LISTENERS),
            _BEFORE: ",".join(map(str, self.WORKERS)),
        }
        signal.signal(signal.SIGUSR2, signal.SIG_IGN)  # while it starts nobody hears it, and it would end it
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


def predecessors() -> list[int] | None:
    """The processes that answer until this server does; None if it was started rather than renewed."""
    before = os.environ.get(_BEFORE)
    return None if before is None else [int(each) for each in before.split(",") if each]


def relieve(processes: list[int], worker: Any) -> None:
    """One of the first processes of a renewed server answers: those before it need not any more. They finish
    what they are at."""
    if worker.age <= worker.cfg.workers:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)
