"""How Platformer is shown."""

from __future__ import annotations

from playtest.shows import Show
from playtest.shows.platformer.board import Board
from playtest.shows.platformer.log import Teller
from playtest.shows.platformer.questions import Asker
from playtest.shows.platformer.terminal import Picture

SHOW = Show(Board, Teller, Asker, Picture)
