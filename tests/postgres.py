"""``python -m tests.postgres COMMAND``: runs a command with ``DATABASE_URL`` naming a PostgreSQL made for it
alone.

The server listens on a free loopback port, keeps its data in a temporary folder and is gone afterwards.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.machine import postgresql_folder


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[str]:
    """A running server; gives its database URL. Unless what it writes must be ``durable``, as in a studio, it
    does not wait for the disk. PostgreSQL refuses to run as root, so root lends it another user."""
    programs = postgresql_folder()
    if not programs:
        raise SystemExit("PostgreSQL is not installed: run make test, or apt-get install postgresql.")
    home = tempfile.mkdtemp(prefix="tilewright-pg-")
    prefix: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(home, user.pw_uid, user.pw_gid)
        prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    data, port = f"{home}/data", _free_port()
    _run(
        [
            *prefix,
            f"{programs}/initdb",
            "-D",
            data,
            "-U",
            "tilewright",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
        ]
    )
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
    if not durable:
        options += " -c fsync=off"
    _run([*prefix, f"{programs}/pg_ctl", "-D", data, "-w", "-l", f"{home}/log", "-o", options, "start"])
    try:
        yield f"postgresql://tilewright@127.0.0.1:{port}/postgres"
    finally:
        _run([*prefix, f"{programs}/pg_ctl", "-D", data, "-m", "immediate", "stop"])
        shutil.rmtree(home, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
    if done.returncode:
        raise SystemExit(f"{Path(command[-1]).name}: {done.stdout}{done.stderr}")


def main(command: list[str]) -> int:
    """Run the command beside the server; its exit status is ours."""
    with postgresql() as url:
        return subprocess.run(command, env={**os.environ, "DATABASE_URL": url}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
