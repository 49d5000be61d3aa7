"""The rows behind the playtest. Written by `playtest.actions` and `playtest.games.actions` only."""

from playtest.models.draft import FrozenDraft
from playtest.models.game import TestGame
from playtest.models.move import Move
from playtest.models.seat import SeatHolder
from playtest.models.token import ApiToken

__all__ = ["ApiToken", "FrozenDraft", "Move", "SeatHolder", "TestGame"]
