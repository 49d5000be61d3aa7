"""What can be done with test games, one file each. No HTTP here: the API and the table page call these."""

from playtest.games.actions.create_game import Created, SeatPlan, create_game
from playtest.games.actions.delete_game import delete_game
from playtest.games.actions.export_game import export_game
from playtest.games.actions.import_game import import_game
from playtest.games.actions.make_move import Made, make_move
from playtest.games.actions.new_seat_token import new_seat_token
from playtest.games.actions.replay_at import replay_at
from playtest.games.actions.undo import Undone, undo

__all__ = [
    "Created",
    "Made",
    "SeatPlan",
    "Undone",
    "create_game",
    "delete_game",
    "export_game",
    "import_game",
    "make_move",
    "new_seat_token",
    "replay_at",
    "undo",
]
