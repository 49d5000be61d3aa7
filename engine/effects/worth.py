"""What the operations of a card are worth to bots, as their words say (`worth`). It is found out once per
release."""

from __future__ import annotations

from typing import Any

from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.speech import Given


class Estimate:
    """Adds up operations by the measure of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def operations(self, do: Any) -> int:
        """What a list of operations is worth."""
        return sum(self.operation(raw) for raw in do)

    def operation(self, raw: Any) -> int:
        """What one operation is worth, with those inside it."""
        word, given = self.read("operation", raw)
        if word is not None and callable(word.worth):
            return word.worth(given, self)
        return self.plain(word, given)

    def read(self, family: WordFamily, raw: Any) -> tuple[WordInfo | None, Given]:
        """A word and what a card gives as its parameters. A word that the game does not know is not blamed
        here: what is wrong with a card is told when it is compiled."""
        name, given = (raw, {}) if isinstance(raw, str) else next(iter(raw.items()))
        return self.game.words[family].get(name), given or {}

    def plain(self, word: WordInfo | None, given: Given) -> int:
        """What an operation is worth that names a number, or nothing."""
        raise NotImplementedError


def number(word: WordInfo | None, other: int = 0) -> int:
    """The number that a word names."""
    return word.worth if word is not None and isinstance(word.worth, int) else other
