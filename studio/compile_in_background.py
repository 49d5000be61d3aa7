"""Compiling the engine while the studio serves from the sources: a process of its own at low priority. When
the build is there it asks the server to renew itself (`studio.server.renewal`)."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import subprocess
import sys
import threading
import time

from django.conf import settings
from django.utils.log import configure_logging

from content import engine_build
from content.engine_build import Progress, Stage
from content.logbook import log_event, log_warning, speak_up
from content.processes import lifeline
from engine.compiled import ROOT, fingerprint, is_compiled
from studio.compile_engine.building import BuildError, MissingError, build

NICENESS = 10
"""Whoever plays or edits comes first; a build still gets on while a campaign takes all cores."""

log = logging.getLogger("studio.compile_in_background")  # it runs as a program, which has no name of its own


def is_wanted() -> bool:
    """Whether this process should have the engine compiled: it plays from the sources of a clone, and nobody
    has said that it is to stay so."""
    return (
        settings.START_WORKERS
        and not os.environ.get("TILEWRIGHT_ENGINE")
        and (ROOT / "setup.py").is_file()
        and not is_compiled()
    )


def start() -> subprocess.Popen[bytes]:
    """Begin, for the server that this process is. It ends with the server."""
    reader, _ = lifeline()
    return subprocess.Popen(
        [sys.executable, "-m", __name__, "--server", str(os.getpid()), "--lifeline", str(reader)],
        cwd=settings.BASE_DIR,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=(reader,),
        start_new_session=True,
    )


def compile_for(server: int) -> None:
    """Build, tell how it goes, and let the server use it."""
    name, begun = fingerprint(), time.monotonic()
    before = engine_build.read()
    if before == Progress(Stage.FAILED, name):
        log_warning(log, "the engine is not compiled", reason="it could not be compiled the last time")
        return

    def tell(done: int, of: int) -> None:
        engine_build.tell(Progress(Stage.BUILDING, name, os.getpid(), done, of))

    tell(0, 1)
    try:
        build(tell=tell)
    except MissingError as error:
        engine_build.tell(Progress(Stage.MISSING, name, lacks=str(error)))
        log_warning(log, "the engine is not compiled, bots play several times slower", missing=str(error))
        return
    except BuildError as error:
        engine_build.tell(Progress(Stage.FAILED, name))
        log_warning(log, "the engine is not compiled, bots play several times slower", reason=str(error))
        return
    log_event(log, "engine compiled", seconds=round(time.monotonic() - begun, 1))
    if os.getppid() == server:
        os.kill(server, signal.SIGUSR2)
        signal.pause()  # until the last old process is gone, and we with it: for them it is still under way


def end_with(reader: int) -> None:
    """End, with every compiler that is at work for us, when the last process of the studio is gone."""

    def watch() -> None:
        os.read(reader, 1)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=watch, name="lifeline", daemon=True).start()


def main() -> None:
    """As `start` starts it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", type=int, required=True)
    parser.add_argument("--lifeline", type=int, required=True)
    options = parser.parse_args()
    os.nice(NICENESS)
    end_with(options.lifeline)
    configure_logging(settings.LOGGING_CONFIG, settings.LOGGING)
    speak_up()
    try:
        compile_for(options.server)
    except OSError as error:  # no room, or a clone that cannot be written
        log_warning(log, "the engine is not compiled, bots play several times slower", reason=str(error))


if __name__ == "__main__":
    main()
