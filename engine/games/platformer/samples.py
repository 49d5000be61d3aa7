"""What shows Platformer's words best."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.schema import WordInfo

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


class PlatformerSamples(Samples):
    """Words on items, enemies, events and attack cards of the boss."""

    nested = {
        "operation": {"gain": {"what": "gold"}},
        "condition": {"on_space": {"kind": "shop"}},
        "trigger": "downed",
        "cost": "exhaust",
    }
    parameters = {
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
        "choose_one": {
            "options": [[{"gain": {"what": "gold"}}], [{"gain": {"what": "gem"}}, "apply_gravity"]]
        },
        "check": {
            "conditions": [{"on_space": {"kind": "shop"}}],
            "then": [{"gain": {"what": "gold", "amount": 2}}],
            "otherwise": [{"gain": {"what": "heart"}}],
        },
        "push": {"who": "adjacent"},
        "steal": {"what": "gold", "who": "others"},
    }
    names = {"boss": "Medusa", "boss_token": "Stone legs"}
    pairs = ("change", "immune")

    def effect(self, word: WordInfo, parameters: Parameters) -> tuple[str, dict[str, Any]]:
        """Enemies' words stand on enemies, the boss's on its cards."""
        raw = {word.name: parameters} if parameters else word.name
        gain = self.nested["operation"]
        kind = "enemy" if _is_about_enemies(word, parameters) else "item"
        match word.family, word.name:
            case "trigger", "always":
                return kind, {"when": raw, "do": [{"change": self.parameters["change"]}]}
            case "trigger", "boss_setup":
                return "boss", {"when": raw, "do": [{"summon": {"token": "some_boss_token"}}]}
            case "trigger", _:
                return kind, {"when": raw, "do": [gain]}
            case "condition", _ if kind == "enemy":
                return kind, {"when": "came_next", "if": [raw], "do": ["this_attacks"]}
            case "condition", name:
                moment = MOMENTS.get(name, {"step_begins": {"step": 1}})
                return kind, {"when": moment, "if": [raw], "do": [gain]}
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

    def is_possible(self, word: WordInfo, parameters: Parameters) -> bool:
        """Heroes and enemies have different numbers and immunities."""
        full = self.full(word, parameters)
        enemies = full.get("of") in ("enemies", "this")
        if word.name == "change":
            if full["by"] == 0 or (full["by"] < 0 and full["what"] in ONLY_MORE):
                return False
            return (
                full["what"] in ("loot_gold", "loot_gems")
                or (full["what"] in ("damage", "health")) == enemies
            )
        if word.name == "immune":
            of_both = ("gravity", "push", "enemy_die")
            return full["to"] in of_both or (full["to"] in ("hand", "attacks")) == enemies
        if word.name in BETWEEN_HEROES and full.get("who") == "self":
            return False
        return super().is_possible(word, parameters)


def _is_about_enemies(word: WordInfo, parameters: Parameters) -> bool:
    if word.name == "refresh_cards":
        return False
    given = (
        {str(parameters.get(name)) for name in ("of", "which", "what")} if word.family != "trigger" else set()
    )
    return word.name in ON_ENEMIES or not given.isdisjoint({"this", "enemies"})


SAMPLES = PlatformerSamples()
