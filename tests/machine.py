"""``python -m tests.machine chromium gettext git postgresql``: makes sure the machine has the programs that
the tests drive."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("/usr/bin/chromium", "/usr/bin/chromium-browser")
SERVER_PROGRAMS = Path("/usr/lib/postgresql")


def browser() -> str:
    """The path of Debian's Chromium; empty if it is not installed."""
    return next((path for path in BROWSERS if os.access(path, os.X_OK)), "")


def postgresql_folder() -> str:
    """The folder of PostgreSQL's server programs; empty if it is not installed."""
    found = shutil.which("initdb")
    candidates = [Path(found)] if found else sorted(SERVER_PROGRAMS.glob("*/bin/initdb"))
    return str(candidates[-1].parent) if candidates else ""


PRESENT = {
    "chromium": browser,
    "gettext": lambda: shutil.which("msgfmt"),
    "git": lambda: shutil.which("git"),
    "postgresql": postgresql_folder,
}


def main(wanted: list[str]) -> int:
    """Install what is absent when we may; otherwise say in a sentence what to install."""
    absent = [name for name in wanted if not PRESENT[name]()]
    if not absent:
        return 0
    command = ["apt-get", "install", "-y", "-qq", *absent]
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.stderr.write(f"The tests need {' and '.join(absent)}. As an administrator: {' '.join(command)}\n")
        return 1
    sys.stdout.write(f"Installing {' and '.join(absent)} for the tests ...\n")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-qq"], command):
        done = subprocess.run(step, env=environment, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            sys.stderr.write(f"Could not install {' and '.join(absent)}: {' '.join(step)} failed.\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
