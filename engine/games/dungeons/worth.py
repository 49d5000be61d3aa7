"""What bots think a card is worth, read from its numbers and effects once per release."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons.program import D_ABILITY, D_ENEMY, D_EQUIPMENT, D_HERO, D_ITEM, Definition

WORDS = {
    "weapon_attack": 90,
    "damage_enemy": 60,
    "hit_enemy": 40,
    "gain": 30,
    "stun": 35,
    "prevent": 120,
    "revive": 120,
    "change": 40,
    "keyword": 40,
    "move_hero": 20,
    "extra_action": 100,
    "reroll": 70,
    "renew_row": 25,
    "draw_item": 60,
}
OTHER = 15
"""What any other operation is worth."""
CHANGES = {
    "defence": 130,
    "melee": 100,
    "ranged": 100,
    "melee_dice": 110,
    "ranged_dice": 110,
    "speed": 60,
    "price": 50,
    "water": 30,
    "strength": 25,
    "dexterity": 25,
    "wisdom": 25,
    "charisma": 25,
}
"""What it is worth to have a number changed by 1."""


def worth_of(definition: Definition, effects: Any) -> int:
    """A rough number, about 100 for a good item."""
    worth = 0
    for effect in effects:
        for raw in effect["do"]:
            worth += operation(raw)
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


def operation(raw: Any) -> int:
    """What one operation is worth, with those inside it."""
    name, parameters = (raw, {}) if isinstance(raw, str) else next(iter(raw.items()))
    parameters = parameters or {}
    if name == "attack":
        dice, modifier = parameters.get("dice", 0), parameters.get("modifier", 0)
        if isinstance(dice, int) and isinstance(modifier, int):
            return line(dice, modifier) + 15 * len(parameters.get("keywords", ()))
    worth = CHANGES.get(parameters.get("what", ""), 40) if name == "change" else WORDS.get(name, OTHER)
    amount = parameters.get("amount", parameters.get("by", 1))
    if isinstance(amount, int):
        worth = worth * max(1, abs(amount))
    for inside in ("do", "then", "passed"):
        for nested in parameters.get(inside, ()):
            worth += operation(nested)
    return worth


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
