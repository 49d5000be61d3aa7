"""What is asked of a player, in words, and what the seats of a game are called.

A game's own `Asker` is part of its `Show`; in a game without one every question is "What now?" and seats are
called by their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from content.playwording import Labelled, PlayWording
from content.unworded import careful, general
from engine.kernel.view import V


class Asker(Generic[V]):
    """Words questions and seats from what a seat may know. Others call `ask` and `call`; a game overrides
    `question` and `names`."""

    def __init__(self, words: PlayWording) -> None:
        self.words = words

    def ask(self, view: V, labels: Sequence[Labelled]) -> str:
        """What is to be decided, in words; in general ones where its own fail."""
        words = self.words
        what = f"a question of {words.release.game} in {words.language}"
        return careful(what, lambda: self.question(view, labels), lambda: general(words.words, "question"))

    def call(self, view: V, seats: int) -> list[str]:
        """What the seats are called; by their numbers where words fail."""
        what = f"the seats of {self.words.release.game} in {self.words.language}"
        return careful(what, lambda: self.names(view, seats), lambda: Asker.names(self, view, seats))

    def names(self, view: V, seats: int) -> list[str]:
        """What the seats are called."""
        return [self.words.words.say("play-seat", {"seat": seat + 1}) for seat in range(seats)]

    def question(self, view: V, labels: Sequence[Labelled]) -> str:
        """What is to be decided; the labels are those of the legal actions."""
        return self.words.words.say("play-question")
