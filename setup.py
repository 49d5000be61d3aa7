"""What `pyproject.toml` cannot say about a wheel: that the engine's hot modules are compiled.

It happens if mypy is there while building; a build in isolation gets it. ``TILEWRIGHT_PURE=1`` leaves the
modules as sources, for machines without a C compiler: the games are the same, only slower.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent))

from studio.compile_engine.modules import hot_modules


def compiled() -> list[Extension]:
    """The modules to compile; none if mypy is missing or not wanted."""
    if os.environ.get("TILEWRIGHT_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # The project's own settings name plugins that a build in isolation does not have.
    return mypycify(["--config-file=", *hot_modules(Path(__file__).parent)], group_name="tilewright_engine")


setup(ext_modules=compiled())
