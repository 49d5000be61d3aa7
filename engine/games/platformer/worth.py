"""What a card is worth to whoever holds it, read from the words of its effects: for bots that choose what
to buy and when to use it up. A step of the way counts 100."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ONCE: dict[str, int] = {
    "add_damage": 130,
    "add_symbol": 75,
    "apply_gravity": 10,
    "cancel_enemy_die": 45,
    "damage_enemy": 60,
    "double_symbol": 120,
    "draw_card": 190,
    "gain": 40,
    "heal_full": 110,
    "move": 85,
    "move_enemy": 20,
    "place": 300,
    "refresh_cards": 60,
    "reroll": 90,
    "steal": 30,
    "swap": 80,
    "take_token": 75,
    "turn_die": 25,
}
"""One use of an operation with the amount 1."""
GAINS = {"gold": 25, "gem": 150, "heart": 40}
CHANGES = {
    "move_steps": 160,
    "sword_damage": 190,
    "attack_damage": 130,
    "coin_gold": 35,
    "shield": 80,
    "attack_reach": 60,
    "shop_reach": 20,
    "push_length": 10,
    "hand_steps": 20,
}
"""What a change by 1 is worth for a turn."""
IMMUNE = {
    "reach": 70,
    "traps": 25,
    "gravity": 35,
    "falls_into_traps": 15,
    "boss_attacks": 120,
    "enemy_die": 60,
}
TURNS_LEFT = 3
"""How many uses one expects of a card that stays."""


def worth_of(effects: Any) -> int:
    """The worth of all effects of a card."""
    return sum(of_effect(effect) for effect in effects)


def bonus_of(effects: Any) -> int:
    """The damage that a card can add to one attack."""
    bonus = 0
    for effect in effects:
        for name, parameters in words(effect["do"]):
            if name == "add_damage":
                bonus += parameters.get("amount", 1)
            elif name == "change" and parameters["what"] == "sword_damage" and effect["when"] != "always":
                bonus += 3 * int(parameters["by"])
    return bonus


def of_effect(effect: Mapping[str, Any]) -> int:
    """One use counts once for a card that is discarded, more often for one that stays."""
    once = sum(of_operation(name, parameters) for name, parameters in words(effect["do"]))
    costs = [name for name, _ in words(effect.get("cost", ()))]
    if "discard" in costs:
        return once
    if effect["when"] == "always" or "exhaust" in costs or "once_per_turn" in costs:
        return once * TURNS_LEFT
    return once * TURNS_LEFT // 2


def of_operation(name: str, parameters: Mapping[str, Any]) -> int:
    """One use of an operation, with what is nested in it."""
    if name == "change":
        by = int(parameters["by"])
        return CHANGES.get(parameters["what"], 60 if by < 0 else 0) * abs(by)
    if name == "gain":
        return GAINS[parameters["what"]] * int(parameters.get("amount", 1))
    if name == "immune":
        return IMMUNE.get(parameters["to"], 0)
    if name == "counts_as":
        return 70
    if name == "choose_one":
        return max(sum(of_operation(*word) for word in words(option)) for option in parameters["options"])
    if "do" in parameters:
        nested = sum(of_operation(*word) for word in words(parameters["do"]))
        return nested * 2 if name.startswith("each") else nested
    times = parameters.get("amount", parameters.get("steps", 1))
    return ONCE.get(name, 0) * int(times) + 30 * len(parameters.get("ignore", ()))


def words(raw: Any) -> list[tuple[str, Mapping[str, Any]]]:
    """Names and parameters of a list of words."""
    return [(word, {}) if isinstance(word, str) else next(iter(word.items())) for word in raw]
