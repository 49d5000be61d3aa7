"""What can be done with test games, one file each. No HTTP here: the API and the table page call these."""

from playtest.games.actions.create_game import Created, SeatPlan, create_game
from playtest.games.actions.make_move import Made, make_move

__all__ = ["Created", "Made", "SeatPlan", "create_game", "make_move"]
