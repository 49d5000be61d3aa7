"""Why a backup cannot be made or brought back."""

from __future__ import annotations


class BackupError(Exception):
    """A sentence that says what is wrong and what to do; nothing was changed."""
