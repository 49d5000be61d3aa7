"""What a campaign plays, as plain data: the numbers of seats, who plays, what is fixed and what is varied,
and the seeds. Together with the content it determines every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

MOST_CELLS = 2_000
"""So many different settings one campaign may have."""
MOST_GAMES = 1_000_000
"""So many games one campaign may have."""
MOST_SEED = 1 << 53
"""Seeds stay integers in every language that reads JSON."""


class Spec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order of a campaign. Every combination of a number of seats, a line-up of bots and one value of
    every varied option is a cell; in every cell the same seeds are played."""

    seats: tuple[int, ...]
    bots: tuple[tuple[str, ...], ...] = (("random",),)
    """Line-ups: a bot for each seat, or one for all of them; ``mcts:200`` gives a budget in iterations."""
    vary: Mapping[str, tuple[Any, ...]] = {}
    """By option the values it takes. A list for the seats, or a line-up, belongs to the cells with as many
    seats as it is long."""
    options: Mapping[str, Any] = {}
    """Options that are the same in every game."""
    seed: int = 0
    """The first seed."""
    games: int = 100
    """Games in each cell: as many seeds, counted up from the first."""

    def as_json(self) -> dict[str, Any]:
        """The order as plain JSON, everything written out."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def as_bytes(self) -> bytes:
        """The order as bytes: equal orders have equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Spec:
        """Read what `as_json` wrote; raises `msgspec.ValidationError`."""
        return msgspec.convert(plain, cls)

    @classmethod
    def from_bytes(cls, data: bytes) -> Spec:
        """Read what `as_bytes` wrote."""
        return msgspec.json.decode(data, type=cls)
