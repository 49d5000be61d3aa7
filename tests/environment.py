"""What a process gets from the environment of the tests that start it as an installation would, without
anything that they have set."""

from __future__ import annotations

import os

PASSED_ON = ("PATH", "HOME", "LANG", "VIRTUAL_ENV", "TILEWRIGHT_ENGINE", "MYPYC_OPT_LEVEL")
"""The last two say which build of the engine plays."""


def passed_on() -> dict[str, str]:
    """What is there of it."""
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}
