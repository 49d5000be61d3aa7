"""How Dungeons is shown."""

from __future__ import annotations

from playtest.shows import Show
from playtest.shows.dungeons.board import Board
from playtest.shows.dungeons.log import Teller
from playtest.shows.dungeons.questions import Asker
from playtest.shows.dungeons.terminal import Picture

SHOW = Show(Board, Teller, Asker, Picture)
