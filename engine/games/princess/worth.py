"""What a card is worth to whoever plays it, read from the words of its effects: for bots that choose what to
keep, sell and play. A point of damage counts 40. Magic is worth what it does to the hero it is put on: more
than nothing is harm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DAMAGE = 40
LASTING = 70
"""What a lasting change is worth, whatever it changes."""
CHANGES_SIDES = 60
"""A card's worth besides: it wins challenges."""

ONCE: dict[str, int] = {
    "damage": DAMAGE,
    "heal": 30,
    "draw": 30,
    "gain_gold": 15,
    "steal_gold": 20,
    "lose_gold": 12,
    "give_gold": -15,
    "steal_card": 35,
    "give_card": -20,
    "discard_hand": 20,
    "take_from_shop": 35,
    "take_princess": 90,
    "drop_princess": 40,
    "reveal_secret": 70,
    "look_at_secret": 25,
    "look_at_hand": 12,
    "look_at_deck": 8,
    "arrange_deck": 15,
    "eliminate": 150,
    "resurrect": -80,
    "swap_hands": 40,
    "swap_secrets": 40,
    "swap_characters": 30,
    "extra_action": 50,
    "discard_top": 5,
    "remove_curse": 20,
    "move_curse": 40,
    "take_from_discard": 35,
    "discard_this": -15,
    "take_this": 20,
}
"""One use of an operation with the amount 1, done to others where it harms and to oneself where it helps."""
HARMS = ("damage", "discard_hand", "lose_gold", "eliminate", "reveal_secret")
HELPS = ("heal", "draw", "gain_gold", "remove_curse")
LASTS = (
    "change",
    "forbid",
    "forbid_type",
    "unstoppable",
    "play_openly",
    "immune",
    "skip_turn",
    "beats",
    "ties",
)


def worth_of(effects: Any, magic: bool) -> int:
    """The worth of all effects of a card; `magic`: as harm to the hero it is put on."""
    return sum(of_effect(effect, magic) for effect in effects)


def of_effect(effect: Mapping[str, Any], magic: bool) -> int:
    """One effect; what has a cost or acts in one role only counts for less."""
    once = sum(of_operation(name, parameters, magic) for name, parameters in words(effect["do"]))
    if effect.get("cost") or not isinstance(effect["when"], str):
        return once * 2 // 3
    return once * 2 if magic and effect["when"] == "turn_begins" else once


def of_operation(name: str, parameters: Mapping[str, Any], magic: bool) -> int:
    """One use of an operation, with what is nested in it."""
    if name == "check":
        then = sum(of_operation(*word, magic) for word in words(parameters.get("then", ())))
        otherwise = sum(of_operation(*word, magic) for word in words(parameters.get("otherwise", ())))
        return (then + otherwise) // 2
    if name in ("let_choose", "choose_one"):
        options = [
            sum(of_operation(*word, magic) for word in words(option)) for option in parameters["options"]
        ]
        return min(options) if name == "let_choose" else max(options)
    if name == "guess_type":
        return sum(of_operation(*word, magic) for word in words(parameters.get("right", ()))) // 3
    if "do" in parameters:
        nested = sum(of_operation(*word, magic) for word in words(parameters["do"]))
        if name == "repeat":
            return nested * int(parameters.get("times", 2))
        return nested * 2 if name.startswith("each") else nested
    if name in LASTS:
        return -LASTING if name == "immune" and magic else LASTING
    amount = parameters.get("amount", parameters.get("count", parameters.get("life", 1)))
    worth = ONCE.get(name, 0) * (amount if isinstance(amount, int) else 1)
    who = parameters.get("who")
    if name in HARMS and who == "self" and not magic:
        return -worth
    if name in HELPS and (who == "opponent" or (magic and who in ("them", "self"))):
        return -worth
    return worth


def words(raw: Any) -> list[tuple[str, Mapping[str, Any]]]:
    """Names and parameters of a list of words."""
    found: list[tuple[str, Mapping[str, Any]]] = []
    for word in raw:
        if isinstance(word, str):
            found.append((word, {}))
            continue
        name, parameters = next(iter(word.items()))
        found.append((name, parameters if isinstance(parameters, Mapping) else {}))
    return found
