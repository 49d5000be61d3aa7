"""How playing looks: for each game what lies on the table, what is told of it, what players are asked, and
what a terminal draws.

A game has a folder here, by its own name, with its `SHOW`. Whatever it leaves out is shown in general: every
game can be played before anybody has drawn it.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from typing import Any, Generic

from content.playwording import PlayWording
from engine.kernel.view import V
from playtest.shows.board import Art, Board
from playtest.shows.log import Careful, Teller
from playtest.shows.questions import Asker
from playtest.shows.terminal import Pen, Picture


@dataclass(frozen=True, slots=True)
class Show(Generic[V]):
    """How one game is shown, from what a seat may know of it."""

    board: type[Board[V]] = Board
    log: type[Teller[V]] = Teller
    questions: type[Asker[V]] = Asker
    terminal: type[Picture[V]] = Picture


def show_of(game: str) -> Show[Any]:
    """How a game is shown."""
    if all(folder.name != game for folder in pkgutil.iter_modules(__path__) if folder.ispkg):
        return Show()
    show: Show[Any] = importlib.import_module(f"{__name__}.{game}").SHOW
    return show


def asker_of(words: PlayWording) -> Asker[Any]:
    """Who asks the questions of a game, in the language of its words."""
    return show_of(words.release.game).questions(words)


def board_of(words: PlayWording, art: Art | None = None) -> Board[Any]:
    """What lies on the table of a game, in the language of its words."""
    return show_of(words.release.game).board(words, asker_of(words), art)


def picture_of(words: PlayWording, pen: Pen) -> Picture[Any]:
    """What a terminal draws of a game, in the language of its words."""
    return show_of(words.release.game).terminal(words, asker_of(words), pen)


def teller_of(game: str) -> Teller[Any]:
    """Who tells what happens in a game."""
    return Careful(game, show_of(game).log)
