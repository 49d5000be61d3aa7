"""What a card is worth to whoever plays it, read from the words of its effects: for bots that choose what to
keep, sell and play. A point of damage counts 40. Magic is worth what it does to the hero it is put on: more
than nothing is harm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.worth import Estimate, number
from engine.schema import Game, WordInfo
from engine.schema.speech import Given, Worth

DAMAGE = 40
LASTING = 70
"""What a lasting change is worth, whatever it changes."""


class PrincessEstimate(Estimate):
    """A point of damage counts 40; of magic, as harm to the hero it is put on."""

    def __init__(self, game: Game, magic: bool) -> None:
        super().__init__(game)
        self.magic = magic

    def plain(self, word: WordInfo | None, given: Given) -> int:
        """What is inside, for two if it is for each; or as often as the amount says."""
        if "do" in given:
            return self.operations(given["do"]) * (2 if word is not None and word.speaks.each else 1)
        return number(word) * times(given)

    def effect(self, effect: Mapping[str, Any]) -> int:
        """One effect; what has a cost or acts in one role only counts for less. A trigger says how often
        magic acts."""
        once = self.operations(effect["do"])
        if effect.get("cost") or not isinstance(effect["when"], str):
            return once * 2 // 3
        trigger, _given = self.read("trigger", effect["when"])
        return once * number(trigger, 1) if self.magic else once


def worth_of(game: Game, effects: Any, magic: bool) -> int:
    """The worth of all effects of a card; `magic`: as harm to the hero it is put on."""
    estimate = PrincessEstimate(game, magic)
    return sum(estimate.effect(effect) for effect in effects)


def times(given: Given) -> int:
    """As often as an operation counts."""
    amount = given.get("amount", given.get("count", given.get("life", 1)))
    return amount if isinstance(amount, int) else 1


def harm(worth: int) -> Worth:
    """What is done to others; to oneself it is a loss."""

    def of(given: Given, estimate: PrincessEstimate) -> int:
        lost = given.get("who") == "self" and not estimate.magic
        return (-worth if lost else worth) * times(given)

    return of


def help_(worth: int) -> Worth:
    """What is done to oneself; to others, and to the hero that magic is put on, it is a loss."""

    def of(given: Given, estimate: PrincessEstimate) -> int:
        who = given.get("who")
        lost = who == "opponent" or (estimate.magic and who in ("them", "self"))
        return (-worth if lost else worth) * times(given)

    return of


def lasting(_given: Given, _estimate: PrincessEstimate) -> int:
    """Any change that lasts."""
    return LASTING
