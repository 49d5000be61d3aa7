"""Sample effects for every word of a vocabulary: for the reference of the effect language and its tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.schema import WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    Choice,
    ListOf,
    Reference,
    Shape,
    WholeNumber,
    Word,
    YesNo,
)

NESTED: dict[WordFamily, Any] = {
    "operation": {"gain": {"what": "gold"}},
    "condition": {"on_space": {"kind": "shop"}},
    "trigger": "downed",
    "cost": "exhaust",
}
"""The word that stands for any of its family inside another."""

PARAMETERS: dict[str, dict[str, Any]] = {
    "step_begins": {"step": 5},
    "step_ends": {"step": 5},
    "on_space": {"kind": "shop"},
    "level_at_least": {"level": 3},
    "has": {"what": "gold", "least": 3},
    "dice_show": {"symbol": "equal", "least": 3},
    "amount_at_least": {"amount": 3},
    "enemies_on_map": {"most": 2},
    "any_of": {"conditions": [{"on_space": {"kind": "shop"}}, {"standing": {"where": "on_ladder"}}]},
    "block_symbol": {"symbol": "hand"},
    "change": {"what": "hand_steps", "by": 1},
    "counts_as": {"symbol": "coin", "other": "sword"},
    "turn_die": {"symbol": "hand", "to": "coin"},
    "choose_enemy": {"do": [{"move_enemy": {"steps": 2}}]},
    "each_enemy": {"do": [{"damage_enemy": {"amount": 2}}]},
    "choose_hero": {"do": [{"wound": {"amount": 1}}]},
    "each_hero": {"do": [{"lose": {"what": "gem"}}]},
    "choose_space": {"do": ["place"]},
    "choose_one": {"options": [[{"gain": {"what": "gold"}}], [{"gain": {"what": "gem"}}, "apply_gravity"]]},
    "check": {
        "conditions": [{"on_space": {"kind": "shop"}}],
        "then": [{"gain": {"what": "gold", "amount": 2}}],
        "otherwise": [{"gain": {"what": "heart"}}],
    },
    "push": {"who": "adjacent"},
    "steal": {"what": "gold", "who": "others"},
}
"""Parameters that say more than the first value of each."""

MOMENTS: dict[str, Any] = {
    "amount_at_least": "fell",
    "caused_by": "wounded",
    "enemy_is": {"enemy_defeated": {"enemy": "any"}},
    "dice_show": "pool_rolled",
    "own_turn": "level_revealed",
}
"""The trigger that a condition goes with."""

ALWAYS = ("change", "forbid", "block_symbol", "immune", "counts_as", "drops_loot")
ONLY_MORE = ("shield", "attack_reach", "shop_reach")
"""Numbers that a card can only add to."""

ON_ENEMIES = ("this_attacks", "drops_loot", "next_to_this", "next_to_its_kind")
BETWEEN_HEROES = ("push", "steal", "swap")
ON_ATTACK_CARDS = ("boss_hits", "move_boss")


def sample_parameters(word: WordInfo) -> dict[str, Any]:
    """Parameters that show what a word does; at least those that it cannot do without."""
    needed = {field.name: _first(field.shape) for field in word.record.fields if field.required}
    return needed | PARAMETERS.get(word.name, {})


def all_parameters(word: WordInfo) -> Iterator[dict[str, Any]]:
    """The sample, and for every parameter one sample with each of its values; of numbers a few."""
    sample = sample_parameters(word)
    yield sample
    for field in word.record.fields:
        for value in _values(field.shape):
            if is_possible(word, sample | {field.name: value}):
                yield sample | {field.name: value}
    if word.name in ("change", "immune"):
        yield from _pairs(word)


def sample_effect(word: WordInfo, parameters: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The kind of a card and an effect of it in which the word stands."""
    raw = {word.name: parameters} if parameters else word.name
    gain = NESTED["operation"]
    kind = "enemy" if _is_about_enemies(word, parameters) else "item"
    match word.family, word.name:
        case "trigger", "always":
            return kind, {"when": raw, "do": [{"change": PARAMETERS["change"]}]}
        case "trigger", "boss_setup":
            return "boss", {"when": raw, "do": [{"summon": {"token": "some_boss_token"}}]}
        case "trigger", _:
            return kind, {"when": raw, "do": [gain]}
        case "condition", _ if kind == "enemy":
            return kind, {"when": "came_next", "if": [raw], "do": ["this_attacks"]}
        case "condition", name:
            return kind, {"when": MOMENTS.get(name, {"step_begins": {"step": 1}}), "if": [raw], "do": [gain]}
        case "cost", _:
            return kind, {"when": "activated", "cost": [raw], "do": [gain]}
    if word.name in BETWEEN_HEROES:
        return kind, {"when": "pushes_hero", "do": [raw]}
    if word.name in ALWAYS:
        return kind, {"when": "always", "do": [raw]}
    if word.name in ON_ATTACK_CARDS:
        return "boss_attack", {"when": "attack_resolved", "do": [raw]}
    if kind == "enemy":
        return kind, {"when": "came_next", "do": [raw]}
    return "event", {"when": "event_revealed", "do": [raw]}


def is_possible(word: WordInfo, parameters: dict[str, Any]) -> bool:
    """Whether parameters fit each other: heroes and enemies have different numbers and immunities."""
    full = {field.name: parameters.get(field.name, field.default) for field in word.record.fields}
    enemies = full.get("of") in ("enemies", "this")
    if word.name == "change":
        of_enemies = ("damage", "health")
        of_both = ("loot_gold", "loot_gems")
        if full["by"] == 0 or (full["by"] < 0 and full["what"] in ONLY_MORE):
            return False
        return full["what"] in of_both or (full["what"] in of_enemies) == enemies
    if word.name == "immune":
        return (
            full["to"] in ("gravity", "push", "enemy_die") or (full["to"] in ("hand", "attacks")) == enemies
        )
    if word.name in BETWEEN_HEROES and full.get("who") == "self":
        return False
    return "most" not in full or bool(full["least"] <= full["most"])


def _is_about_enemies(word: WordInfo, parameters: dict[str, Any]) -> bool:
    if word.name == "refresh_cards":
        return False
    given = (
        {str(parameters.get(name)) for name in ("of", "which", "what")} if word.family != "trigger" else set()
    )
    return word.name in ON_ENEMIES or not given.isdisjoint({"this", "enemies"})


def _pairs(word: WordInfo) -> Iterator[dict[str, Any]]:
    """Every sort of change, of everybody it can concern, upwards and downwards."""
    what = "what" if word.name == "change" else "to"
    for value in _values(word.record.field(what).shape):
        for of in _values(word.record.field("of").shape):
            for by in (-2, -1, 1, 2) if word.name == "change" else (0,):
                parameters = {what: value, "of": of} | ({"by": by} if by else {})
                if is_possible(word, parameters):
                    yield parameters


def _first(shape: Shape) -> Any:
    """A value of a shape."""
    match shape:
        case Choice(options):
            return options[0]
        case WholeNumber(low, high):
            return 1 if low <= 1 <= high else low
        case Reference(kind):
            return f"some_{kind}"
        case ListOf(item, low):
            return [_first(item)] * max(low, 1)
        case Word(family):
            return NESTED[family]
    raise TypeError(f"no sample for {shape}")


def _values(shape: Shape) -> list[Any]:
    match shape:
        case Choice(options):
            return list(options)
        case WholeNumber(low, high):
            return [number for number in (-1, 0, 1, 2, 3, 8) if low <= number <= high]
        case YesNo():
            return [True, False]
        case ListOf(Choice(options)):
            return [
                [],
                *([option] for option in options),
                list(options[:2]),
                list(options[1:]),
                list(options),
            ]
    return []
