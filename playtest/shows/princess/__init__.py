"""How The Princess is shown."""

from __future__ import annotations

from playtest.shows import Show
from playtest.shows.princess.board import Board
from playtest.shows.princess.log import Teller
from playtest.shows.princess.questions import Asker
from playtest.shows.princess.terminal import Picture

SHOW = Show(Board, Teller, Asker, Picture)
