"""How playing looks: for each game what lies on the table, what is told of it, what players are asked, and
what a terminal draws.

A game has a folder here, by its own name, with its `SHOW`. Whatever it leaves out is shown in general: every
game can be played before anybody has drawn it.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass

from content.playwording import PlayWording
from playtest.shows.board import Art, Board
from playtest.shows.log import Careful, Teller
from playtest.shows.questions import Asker
from playtest.shows.terminal import Pen, Picture


@dataclass(frozen=True, slots=True)
class Show:
    """How one game is shown."""

    board: type[Board] = Board
    log: type[Teller] = Teller
    questions: type[Asker] = Asker
    terminal: type[Picture] = Picture


def show_of(game: str) -> Show:
    """How a game is shown."""
    if all(folder.name != game for folder in pkgutil.iter_modules(__path__) if folder.ispkg):
        return Show()
    show: Show = importlib.import_module(f"{__name__}.{game}").SHOW
    return show


def asker_of(words: PlayWording) -> Asker:
    """Who asks the questions of a game, in the language of its words."""
    return show_of(words.release.game).questions(words)


def board_of(words: PlayWording, art: Art | None = None) -> Board:
    """What lies on the table of a game, in the language of its words."""
    return show_of(words.release.game).board(words, asker_of(words), art)


def picture_of(words: PlayWording, pen: Pen) -> Picture:
    """What a terminal draws of a game, in the language of its words."""
    return show_of(words.release.game).terminal(words, asker_of(words), pen)


def teller_of(game: str) -> Teller:
    """Who tells what happens in a game."""
    return Careful(game, show_of(game).log)
