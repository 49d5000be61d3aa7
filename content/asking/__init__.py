"""What is asked of a player, in words, and what the seats of a game are called.

A game may have a module here, by its own name, with an `Asker`; of the others every question is "What now?"
and seats are called by their numbers.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from content.playwording import Labelled, PlayWording


class Asker:
    """Words questions and seats from what a seat may know."""

    def __init__(self, words: PlayWording) -> None:
        self.words = words

    def names(self, view: Mapping[str, Any], seats: int) -> list[str]:
        """What the seats are called."""
        return [self.words.words.say("play-seat", {"seat": seat}) for seat in range(seats)]

    def question(self, view: Mapping[str, Any], labels: Sequence[Labelled]) -> str:
        """What is to be decided; the labels are those of the legal actions."""
        return self.words.words.say("play-question")


def asker_of(words: PlayWording) -> Asker:
    """The asker of a game, in the language of its words."""
    module = f"{__name__}.{words.release.game}"
    if find_spec(module) is None:
        return Asker(words)
    asker: Asker = importlib.import_module(module).Asker(words)
    return asker
