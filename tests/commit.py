"""What is being tested, as far as the repository knows, and the chance that comes of it: another commit looks
elsewhere, and the same one looks again at what it saw, here as on any other machine."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

_T = TypeVar("_T")


def committed_tree() -> str:
    """All files of the last commit, as one number; nothing where there is no repository, as in an unpacked
    archive."""
    command = ["git", "rev-parse", "HEAD^{tree}"]
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def chance() -> int:
    """A seed for everything that is chosen by chance."""
    return int(committed_tree()[:8] or "0", 16)


def share(parts: Sequence[_T], count: int, tree: str | None = None) -> list[_T]:
    """So many of the parts, in their order: others for another commit, so that each is looked at sooner or
    later. All of them are looked at by `make soak`."""
    drawn = random.Random(committed_tree() if tree is None else tree).sample(range(len(parts)), count)
    return [parts[number] for number in sorted(drawn)]


def others_in_soak(parts: Sequence[Any], count: int) -> list[Any]:
    """Cases of a test: so many of them as a share of the parts, the others for `make soak`."""
    chosen = share(range(len(parts)), count)
    found = []
    for number, part in enumerate(parts):
        values = part if isinstance(part, tuple) else (part,)
        found.append(pytest.param(*values, marks=() if number in chosen else pytest.mark.soak))
    return found
