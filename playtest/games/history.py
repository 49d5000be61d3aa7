"""Playing a test game again from its records."""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Q

from engine.kernel import Action, Playable, Replay
from playtest.games.contents import content_of
from playtest.models import Move, TestGame


def line_at(row: TestGame, ply: int | None = None) -> list[tuple[int, Action]]:
    """The decisions that counted at a ply: those up to it that had not been taken back by then."""
    ply = row.ply if ply is None else ply
    counted = Move.objects.filter(Q(undone_by=None) | Q(undone_by__gt=ply), game=row, ply__lte=ply)
    found = counted.filter(kind=Move.Kind.MOVE).order_by("ply").values_list("seat", "action")
    return [(seat, as_action(action)) for seat, action in found]


def as_action(numbers: Sequence[int]) -> Action:
    """An action as a record keeps it."""
    return numbers[0], numbers[1], numbers[2], numbers[3]


def replay_of(row: TestGame, line: list[tuple[int, Action]]) -> Replay:
    """A game as the engine plays it again."""
    return Replay(row.content_hash, row.game_id, row.seats, row.seed, row.options, row.chance, line)


def played_to(row: TestGame, ply: int) -> Playable:
    """The game as it was at a ply."""
    return replay_of(row, line_at(row, ply)).play(content_of(row))
