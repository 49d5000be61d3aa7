"""A disk that does not take or give what it should, in a sentence."""

from __future__ import annotations

from pathlib import Path


def disk_sentence(error: OSError, file: Path) -> str:
    """What is wrong and how to mend it."""
    place = error.filename or file
    reason = error.strerror or str(error)
    return f"{place} cannot be read or written ({reason}). Make room or correct its rights, then try again."
