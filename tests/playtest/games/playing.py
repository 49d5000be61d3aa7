"""What the tests of test games do again and again."""

from __future__ import annotations

from typing import Any

from playtest.games.actions import Created, Made, SeatPlan, create_game, make_move
from playtest.games.viewers import at_seat, show_game
from playtest.models import TestGame

PEOPLE = [SeatPlan("Ann"), SeatPlan("Ben"), SeatPlan("Cleo"), SeatPlan("Dan")]
BOTS = [SeatPlan(bot="random")] * 4


def created(game: str = "platformer", **kwargs: Any) -> Created:
    """A new game of four people with a known seed."""
    return create_game(**{"game": game, "seats": PEOPLE, "by": None, "seed": 5, **kwargs})


def read(game: TestGame) -> TestGame:
    """The game as it is now."""
    return TestGame.objects.get(pk=game.pk)


def decide(game: TestGame, number: int = 0, **kwargs: Any) -> Made:
    """Whoever is asked takes one of the offered actions."""
    row = read(game)
    viewer = at_seat(row, row.to_act[0])
    offered = show_game(row, viewer, "en")["actions"]
    action = offered[number % len(offered)]["action"]
    return make_move(row.public_id, viewer=viewer, action=action, ply=row.ply, **kwargs)
