"""What shows The Princess' words best."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.schema import WordInfo

MOMENTS: dict[str, Any] = {
    "amount_at_least": "damaged",
    "round": "challenge_tied",
    "card_type": "cards_revealed",
    "is_challenger": "cards_revealed",
    "own_turn": "damaged",
    "them_is_opponent": {"damaged": {"by": "other"}},
}
"""The trigger that a condition goes with."""

DEEDS: dict[str, Any] = {
    "counts_as": "cards_revealed",
    "discard_this": "turn_begins",
    "extra_action": {"action_taken": {"action": "explore"}},
    "prevent_damage": "damage_comes",
    "redirect_damage": "damage_comes",
    "survive": "death_comes",
    "take_this": "applied",
    "win": "journey_ends",
}
"""The trigger that an operation goes with, besides the Success."""

BETWEEN_TWO = (
    "look_at_hand",
    "look_at_secret",
    "steal_card",
    "steal_gold",
    "swap_characters",
    "swap_hands",
    "swap_secrets",
)
"""Operations that nobody can do to themselves."""


class PrincessSamples(Samples):
    """Words on cards of the triangle, curses and spells."""

    kind = "adventure_card"
    nested = {
        "operation": "draw",
        "condition": {"holds_princess": {"who": "opponent"}},
        "trigger": "success",
        "cost": "pay_gold",
    }
    parameters = {
        "amount_at_least": {"amount": 2},
        "life": {"most": 2, "who": "opponent"},
        "gold": {"least": 3},
        "hand_size": {"least": 5},
        "curses": {"who": "opponent"},
        "round": {"least": 2},
        "heroes_left": {"most": 2},
        "deck_left": {"most": 5},
        "any_of": {"conditions": [{"gold": {"most": 0}}, "overloaded"]},
        "beats": {"type": "attack", "over": "defence"},
        "change": {"what": "overload_limit", "by": 2},
        "choose_hero": {"do": [{"damage": {"who": "them"}}]},
        "each_hero": {"do": [{"lose_gold": {"who": "them"}}]},
        "choose_one": {"options": [[{"heal": {"amount": 2}}], ["damage", "draw"]]},
        "let_choose": {"options": [["reveal_secret"], ["damage", "lose_gold"]]},
        "guess_type": {"right": ["steal_card"], "wrong": ["draw"]},
        "check": {
            "conditions": [{"holds_princess": {"who": "opponent"}}],
            "then": [{"damage": {"amount": 2}}],
            "otherwise": ["draw"],
        },
        "repeat": {"do": [{"choose_hero": {"do": [{"damage": {"who": "them"}}]}}]},
    }
    names = {"character": "Captain Rust"}
    pairs = ("change", "forbid", "immune")

    def effect(self, word: WordInfo, parameters: Parameters) -> tuple[str, dict[str, Any]]:
        """Changes stand on curses or last for a while, the rest follows the moment that it is made for."""
        raw = {word.name: parameters} if parameters else word.name
        match word.family, word.name:
            case "trigger", "always":
                return self.kind, {"when": raw, "do": [{"change": self.parameters["change"]}]}
            case "trigger", "applied":
                return self.kind, {"when": raw, "do": [{"damage": {"who": "them"}}]}
            case "condition", name:
                return self.kind, {"when": MOMENTS.get(name, "success"), "if": [raw], "do": ["draw"]}
            case "cost", _:
                return self.kind, {"when": "turn_begins", "cost": [raw], "may": True, "do": ["draw"]}
            case "operation", _ if word.speaks.role == "lasting":
                if parameters.get("of") in ("them", "opponent"):
                    return self.kind, {"when": "success", "until": "next_turn", "do": [raw]}
                return self.kind, {"when": "always", "do": [raw]}
            case "operation", name:
                return self.kind, {"when": DEEDS.get(name, "success"), "do": [raw]}
        return super().effect(word, parameters)

    def is_possible(self, word: WordInfo, parameters: Parameters) -> bool:
        """Nobody robs or looks at themselves, and changes change something."""
        full = self.full(word, parameters)
        if word.name in BETWEEN_TWO and full["who"] in ("self", "them"):
            return False
        if word.name == "has_more" and full["who"] == full["than"]:
            return False
        if word.name in ("give_card", "give_gold", "redirect_damage") and full["to"] in ("self", "them"):
            return False
        if word.name == "change" and full["by"] == 0:
            return False
        return super().is_possible(word, parameters)


SAMPLES = PrincessSamples()
