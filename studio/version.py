"""Which Tilewright this is. Nothing else says it: ``pyproject.toml`` reads it from here, because a studio
that runs from a clone is not installed and could not ask for the version of its package."""

from __future__ import annotations

VERSION = "0.2.0"
"""The version of the studio. The API has its own (``API_VERSION`` in the settings), which changes only with
what programs can rely on."""


def version_parts(version: str) -> tuple[int, ...]:
    """A version as numbers, so that 0.10 is newer than 0.9. Raises `ValueError` for anything else."""
    return tuple(int(part) for part in version.split("."))
