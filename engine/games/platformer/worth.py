"""What a card is worth to whoever holds it, read from the words of its effects: for bots that choose what
to buy and when to use it up. A step of the way counts 100."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.effects.triggers import ALWAYS
from engine.effects.worth import Estimate, number
from engine.schema import Game, WordInfo, is_word
from engine.schema.speech import Given

TURNS_LEFT = 3
"""How many uses one expects of a card that stays."""


class PlatformerEstimate(Estimate):
    """A step of the way counts 100."""

    def plain(self, word: WordInfo | None, given: Given) -> int:
        """What is inside, for two if it is for each; or as often as the amount says."""
        if "do" in given:
            return self.operations(given["do"]) * (2 if word is not None and word.speaks.each else 1)
        times = given.get("amount", given.get("steps", 1))
        return number(word) * int(times) + 30 * len(given.get("ignore", ()))

    def effect(self, effect: Mapping[str, Any]) -> int:
        """One use counts once for a card that is discarded, more often for one that stays."""
        once = self.operations(effect["do"])
        costs = [word for word, _given in (self.read("cost", raw) for raw in effect.get("cost", ())) if word]
        if any(hasattr(cost.declared, "discards") for cost in costs):
            return once
        again = any(hasattr(cost.declared, "exhausts") or cost.speaks.role == "limit" for cost in costs)
        often = again or is_word(effect["when"], ALWAYS)
        return once * TURNS_LEFT if often else once * TURNS_LEFT // 2


def worth_of(game: Game, effects: Any) -> int:
    """The worth of all effects of a card."""
    estimate = PlatformerEstimate(game)
    return sum(estimate.effect(effect) for effect in effects)


def bonus_of(game: Game, effects: Any) -> int:
    """The damage that a card can add to one attack, as its operations say by `bonus`."""
    estimate, bonus = PlatformerEstimate(game), 0
    for effect in effects:
        for raw in effect["do"] if not is_word(effect["when"], ALWAYS) else ():
            word, given = estimate.read("operation", raw)
            if word is not None and hasattr(word.declared, "bonus"):
                bonus += msgspec.convert(given, word.declared).bonus()
    return bonus
