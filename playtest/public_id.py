"""Names of games, campaigns and tokens in addresses and commands, which nobody can guess."""

from __future__ import annotations

import secrets


def new_public_id() -> str:
    """128 random bits in digits and the letters a to f, so that one can also stand alone after an option of
    a command: a name that began with a hyphen would be taken for another option."""
    return secrets.token_hex(16)
