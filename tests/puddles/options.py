"""The options of Puddles."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.kernel.settings import Option

FEWEST, MOST = 2, 4
"""Players (PU-2)."""


class PuddlesOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a race is."""

    puddles: Annotated[int, Option("PU-3", least=1, most=100)] = 20
    """How many puddles there are."""
    limit: Annotated[int, Option("PU-3", least=1, most=1000)] = 100
    """After so many turns of all frogs together the race is a draw."""
