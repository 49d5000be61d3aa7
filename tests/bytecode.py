"""``python -m tests.bytecode``: imports every module of tests once, so that pytest rewrites it and keeps what
it has made.

Otherwise each process that collects tests would do so for itself. No test is made out of what is imported:
that takes longer than importing, and nobody would run it.
"""

from __future__ import annotations

import sys

import pytest

ARGUMENTS = ("-q", "-q", "--collect-only", "-p", "tests.bytecode")


def pytest_pycollect_makeitem() -> list[pytest.Item]:
    """Nothing in a module is a test."""
    return []


def main() -> int:
    """Import all of them; what cannot be imported is told, and the exit status says so."""
    status = int(pytest.main([*ARGUMENTS, *sys.argv[1:]]))
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else status or 1


if __name__ == "__main__":
    sys.exit(main())
