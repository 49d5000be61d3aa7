"""What bots think a card is worth, read from its numbers and effects once per release."""

from __future__ import annotations

from typing import Any

from engine.effects.worth import Estimate, number
from engine.games.dungeons.program import D_ABILITY, D_ENEMY, D_EQUIPMENT, D_HERO, D_ITEM, Definition
from engine.schema import Game, WordInfo
from engine.schema.speech import Given

OTHER = 15
"""What any other operation is worth."""


class DungeonsEstimate(Estimate):
    """About 100 for a good item."""

    def plain(self, word: WordInfo | None, given: Given) -> int:
        """As often as the amount says, and what is inside."""
        worth = number(word, OTHER)
        amount = given.get("amount", given.get("by", 1))
        if isinstance(amount, int):
            worth *= max(1, abs(amount))
        return worth + sum(self.operations(given.get(inside, ())) for inside in ("do", "then", "passed"))


def worth_of(game: Game, definition: Definition, effects: Any) -> int:
    """A rough number, about 100 for a good item."""
    estimate = DungeonsEstimate(game)
    worth = sum(estimate.operations(effect["do"]) for effect in effects)
    if definition.kind == D_HERO:
        worth += 20 * (definition.health + definition.speed) + 40 * (
            definition.melee + definition.ranged + definition.defence
        )
    elif definition.kind == D_EQUIPMENT:
        worth += line(definition.melee_dice, definition.melee) + line(
            definition.ranged_dice, definition.ranged
        )
        worth += 40 * definition.defence + 25 * definition.speed + 30 * definition.keywords.bit_count()
    elif definition.kind == D_ENEMY:
        worth += max(
            line(definition.melee_dice, definition.melee), line(definition.ranged_dice, definition.ranged)
        )
        worth += 30 * definition.defence + 15 * definition.keywords.bit_count()
    elif definition.kind == D_ABILITY:
        worth += 10 * sum(definition.attributes) - 5 * definition.price
    elif definition.kind == D_ITEM and not definition.kept:
        worth = worth * 2 // 3
    return max(1, worth)


def line(dice: int, modifier: int) -> int:
    """A hundred times the Hits that an attack line scores on average."""
    return dice * max(0, min(6, 1 + modifier)) * 100 // 6


def names_in(raw: Any, parameter: str) -> set[str]:
    """What a parameter is given anywhere in conditions or operations."""
    found: set[str] = set()
    if isinstance(raw, dict):
        for key, value in raw.items():
            if key == parameter and isinstance(value, str):
                found.add(value)
            else:
                found |= names_in(value, parameter)
    elif isinstance(raw, list | tuple):
        for each in raw:
            found |= names_in(each, parameter)
    return found
