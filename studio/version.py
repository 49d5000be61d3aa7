"""Which Tilewright this is."""

from __future__ import annotations

VERSION = "0.1.0"
"""The same as in ``pyproject.toml``; a test compares them."""


def version_parts(version: str) -> tuple[int, ...]:
    """A version as numbers, so that 0.10 is newer than 0.9. Raises `ValueError` for anything else."""
    return tuple(int(part) for part in version.split("."))
