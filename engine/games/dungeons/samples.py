"""What shows Dungeons' words best."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.games.dungeons.moments import (
    ENEMY_FORBIDDEN,
    ENEMY_IMMUNITIES,
    ENEMY_NUMBERS,
    FORBIDDEN,
    HERO_IMMUNITIES,
    HERO_NUMBERS,
)
from engine.schema import WordInfo

MOMENTS: dict[str, Any] = {
    "amount_at_least": "damage_dealt",
    "enemies_there": "activation_begins",
    "together": {"damage_coming": {"by": "other"}},
    "enemy_there": {"enemy_activates": {"enemy": "any"}},
    "distance": "attack_declared",
    "enemy_is": {"enemy_activates": {"enemy": "any"}},
    "enemy_health": "attack_declared",
    "attack_is": "attack_over",
    "critical_in_attack": "damage_dealt",
    "dice_show": "dice_rolled",
    "would_fall": "damage_coming",
    "own_activation": "enemy_defeated",
    "has_activated": "damage_taken",
}
"""The trigger that a condition goes with."""

DEEDS: dict[str, Any] = {
    "add_damage": "attack_declared",
    "add_dice": "attack_declared",
    "add_hits": "hits_counted",
    "add_modifier": "attack_declared",
    "grant_keyword": "attack_declared",
    "gain_amount": "damage_dealt",
    "prevent": "damage_coming",
    "take_damage_over": {"damage_coming": {"by": "other"}},
    "reroll": "dice_rolled",
    "set_die": "dice_rolled",
    "turn_die": "dice_rolled",
    "treat_as": "dice_rolled",
    "swap_places": "attack_over",
    "revive": {"hero_falls": {"by": "other"}},
    "push_hero": {"moved": {"by": "other"}},
}
"""The trigger that an operation goes with, besides being used."""

IDS = ("room", "flag", "counter", "interaction", "check", "rule", "encounter", "ending", "group", "exit")
"""Parameters that name parts of an adventure."""

OF_ENEMIES = ("enemies", "this")
ON_ENEMIES = ("prefers", "stance", "heal_enemy")
IN_QUESTION = (
    "damage_enemy",
    "hit_enemy",
    "stun",
    "end_stun",
    "push_enemy",
    "place_enemy",
    "remove_enemy",
    "change_type",
    "set_enemy_health",
)
"""Operations on the enemy that a moment is about."""


class DungeonsSamples(Samples):
    """Words on items, enemies and special rules of adventures."""

    nested = {
        "operation": {"gain": {"what": "energy"}},
        "condition": {"on_terrain": {"terrain": "water"}},
        "trigger": "activation_begins",
        "cost": {"pay": {"what": "loot"}},
    }
    parameters = {
        "phase_begins": {"phase": "recovery"},
        "has": {"what": "energy", "least": 3},
        "adjacent_enemies": {"least": 2},
        "enemies_there": {"where": "room", "least": 2},
        "heroes_there": {"where": "room", "least": 2},
        "distance": {"least": 3},
        "enemy_health": {"least": 2},
        "amount_at_least": {"amount": 3},
        "dice_show": {"number": 5, "least": 2},
        "round_is": {"least": 4},
        "counter_is": {"least": 3},
        "heroes_are": {"what": "fallen", "least": 2},
        "enemies_left": {"most": 2},
        "any_of": {
            "conditions": [{"on_terrain": {"terrain": "water"}}, {"has": {"what": "loot", "least": 3}}]
        },
        "change": {"what": "speed", "by": 1},
        "attack": {"kind": "ranged", "dice": 3},
        "treat_as": {"number": 5, "as_number": 6},
        "turn_die": {"by": 1},
        "choose_enemy": {"do": [{"damage_enemy": {"amount": 2}}], "where": "sight"},
        "each_enemy": {"do": [{"damage_enemy": {"amount": 2}}]},
        "pick_enemy": {"do": [{"damage_enemy": {"amount": 2}}], "order": "weakest"},
        "choose_hero": {"do": [{"gain": {"what": "health", "who": "them"}}], "where": "room"},
        "each_hero": {"do": [{"gain": {"what": "health", "who": "them"}}], "who": "room"},
        "pick_hero": {"do": [{"damage_hero": {"amount": 1}}], "order": "least_health"},
        "choose_space": {"do": ["place_hero"]},
        "choose_one": {"options": [[{"gain": {"what": "energy"}}], [{"gain": {"what": "health"}}]]},
        "choice": {
            "options": [
                {"passage": "stay", "do": [{"gain": {"what": "energy", "who": "all"}}]},
                {"passage": "go", "do": []},
            ]
        },
        "check": {
            "conditions": [{"on_terrain": {"terrain": "water"}}],
            "then": [{"gain": {"what": "energy", "amount": 2}}],
            "otherwise": [{"gain": {"what": "health"}}],
        },
        "attribute_check": {
            "attribute": "wisdom",
            "successes": 3,
            "passed": [{"gain": {"what": "energy", "who": "them"}}],
            "failed": [{"damage_hero": {"amount": 1}}],
        },
        "repeat": {"do": [{"choose_enemy": {"do": [{"damage_enemy": {}}], "where": "room"}}]},
    }
    names = {
        "item": "Lamp",
        ".rooms": "Crosscut",
        ".flags": "The bridge is down",
        ".counters": "Alarm",
        ".interactions": "Pull the lever",
        ".checks": "Read the runes",
        ".rules": "Rising water",
        ".encounters": "The choir",
        ".endings": "Home for supper",
        ".groups": "Knocker",
        ".exits": "Lamp room",
        ".passages": "Stay here",
        "@passages": "",
    }
    pairs = ("change", "immune", "keyword", "forbid", "prefers", "stance")

    def effect(self, word: WordInfo, parameters: Parameters) -> tuple[str, dict[str, Any]]:
        """Enemies' words stand on enemies, the words of adventures on special rules."""
        raw = {word.name: parameters} if parameters else word.name
        gain = self.nested["operation"]
        kind = self._kind(word, parameters)
        match word.family, word.name:
            case "trigger", "always":
                return kind, {"when": raw, "do": [{"change": self.parameters["change"]}]}
            case "trigger", _:
                return kind, {"when": raw, "do": [gain]}
            case "condition", name:
                return kind, {"when": MOMENTS.get(name, "activation_begins"), "if": [raw], "do": [gain]}
            case "cost", _:
                return kind, {"when": "activated", "cost": [raw], "do": [gain]}
        if word.name in ("change", "forbid", "immune", "keyword", "prefers", "stance"):
            if parameters.get("of") == "them" or (kind == "item" and parameters.get("of") == "this"):
                return "item", {"when": "hits_counted", "do": [raw]}
            return kind, {"when": "always", "do": [raw]}
        if word.name in IN_QUESTION:
            return kind, {"when": "attack_over", "do": [raw]}
        if kind == "adventure":
            return kind, {"when": "entered_room", "do": [raw]}
        if kind == "enemy":
            return kind, {"when": {"enemy_defeated": {"enemy": "any"}}, "do": [raw]}
        if word.name in DEEDS:
            return kind, {"when": DEEDS[word.name], "do": [raw]}
        return kind, {"when": "activated", "do": [raw]}

    def is_possible(self, word: WordInfo, parameters: Parameters) -> bool:
        """Heroes and enemies have different numbers and immunities; enemies make no checks."""
        full = self.full(word, parameters)
        enemies = full.get("of") in OF_ENEMIES
        match word.name:
            case "change":
                known = ENEMY_NUMBERS if enemies else HERO_NUMBERS
                return bool(full["by"]) and full["what"] in known
            case "immune":
                return full["to"] in (ENEMY_IMMUNITIES if enemies else HERO_IMMUNITIES)
            case "forbid":
                return full["what"] in (ENEMY_FORBIDDEN if enemies else FORBIDDEN)
            case "keyword":
                return enemies or str(full["keyword"]) not in ("siphon", "regenerate", "ritual")
            case "dice_rolled":
                return bool(full["whose"] == "heroes" or full["roll"] != "check")
            case "add_dice" | "add_hits" | "add_modifier":
                return bool(full["amount"])
            case "turn_die" | "change_counter":
                return bool(full["by"])
        return super().is_possible(word, parameters)

    def _kind(self, word: WordInfo, parameters: Parameters) -> str:
        if word.name in ("choice", "show_text") or any(parameters.get(name) for name in IDS):
            return "adventure"
        if word.name in ON_ENEMIES or (word.name == "keyword" and parameters.get("of") in OF_ENEMIES):
            return "enemy"
        if word.name in ("change", "forbid", "immune") and parameters.get("of") in OF_ENEMIES:
            return "enemy"
        return self.kind


SAMPLES = DungeonsSamples()
