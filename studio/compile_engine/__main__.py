"""The command."""

from __future__ import annotations

import argparse
import sys
import time

from studio.compile_engine import __doc__ as about
from studio.compile_engine.building import BuildError, MissingError, build, remove_builds


def main() -> int:
    """Build or remove; 1 if it cannot be built."""
    parser = argparse.ArgumentParser(
        "studio.compile_engine", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clean", action="store_true", help="remove all builds")
    parser.add_argument("--jobs", type=int, help="C units compiled at the same time (default: one a core)")
    options = parser.parse_args()
    if options.clean:
        remove_builds()
        return 0
    begun = time.monotonic()
    try:
        there = build(jobs=options.jobs, tell=_show)
    except MissingError as error:
        sys.stderr.write(f"{error} is missing, without which the engine cannot be compiled.\n")
        return 1
    except BuildError as error:
        sys.stderr.write(f"{error}\nThe engine cannot be compiled.\n")
        return 1
    if sys.stderr.isatty():
        sys.stderr.write("\r")
    sys.stderr.write(f"The engine is compiled: {there} ({time.monotonic() - begun:.0f} s)\n")
    return 0


def _show(done: int, of: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {of} ")
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
