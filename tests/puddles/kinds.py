"""The kinds of Puddles, and its vocabulary."""

from __future__ import annotations

from typing import Annotated

from engine.effects.words import SHARED_WORDS
from engine.schema import Between, Effects, Game, Kind, Line, Name, Parts
from tests.puddles.words import WORDS

DURATIONS = ("instant", "turn", "game")


class Frog(Kind):
    """Somebody who hops, perhaps with a talent."""

    name: Name = ""
    text: Line = ""
    effects: Effects = ()


class Snack(Kind):
    """A card that is eaten once."""

    name: Name = ""
    text: Line = ""
    effects: Effects


class HopDie(Kind):
    """The die that says how far one hops."""

    name: Name = ""
    faces: Annotated[tuple[Annotated[int, Between(0, 6)], ...], Between(2, 8)]


GAME = Game.declare(
    "puddles",
    kinds=(Frog, Snack, HopDie),
    words=(*SHARED_WORDS, *WORDS),
    durations=DURATIONS,
    parts=Parts(
        play="tests.puddles.play",
        view="tests.puddles.view",
        settings="tests.puddles.settings",
        report="tests.puddles.report",
    ),
)
