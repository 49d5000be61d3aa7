"""The grammar of Platformer's words: who does them, what is said in front of a colon, what need not be
said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.effects.wording_grammar import Grammar, Say
from engine.effects.wording_scene import Scene, Word
from engine.schema.markers import WordFamily

HOLDERS = ("hero", "item", "potion", "artifact", "event")
"""Kinds whose cards speak to the player who has them; an event speaks to the only player there is."""

ENEMIES = {"rank_1", "rank_2", "rank_3", "boss", "summon", "not_boss"}
"""What `enemy_is` may say that a trigger can say itself: "when you defeat the boss"."""

SYMBOL_OF = {"move_steps": "move", "hand_steps": "hand", "sword_damage": "sword", "coin_gold": "coin"}
ENEMY_LOOT = ("loot_gold", "loot_gems")
NOUNS = {"enemy": "that", "space": "that"}


class PlatformerGrammar(Grammar):
    """Heroes who hold cards, enemies and a boss who act by themselves."""

    icons = ("gold", "gem", "heart", "move", "sword", "coin", "hand", "star")
    labels = ("boss_setup",)
    silent = (("attack_resolved", "boss_attack"), ("event_revealed", "event"))
    adverbial = ("step_begins", "step_ends")
    times = ("own_turn",)
    counting = (
        "fell",
        "pushed",
        "symbol_boosted",
        "bought",
        "gained",
        "spent",
        "wounded",
        "damage_summed",
        "boss_survived",
    )
    nameless = (
        "boss_begins",
        "boss_ends",
        "enemy_die",
        "enemy_moved",
        "enemy_spawned",
        "level_revealed",
        "level_removed",
        "gravity_applied",
        "attack_resolved",
        "attack_drawn",
    )
    about_others = ("pushes_hero",)
    moments = {"attack_declared": "attack", "damage_summed": "attack"}
    limits = ("once_per_turn",)
    groups = ("others", "all", "in_range", "level", "adjacent")
    subjects = (
        "gain",
        "lose",
        "heal_full",
        "wound",
        "give_token",
        "drop_tokens",
        "reset_special",
        "set_special",
        "exhaust_cards",
        "respawn_hero",
    )
    objects = ("push", "steal", "move")
    statements = {
        "activate_boss": "the boss",
        "boss_hits": "the boss",
        "move_boss": "the boss",
        "enemies_attack": "",
        "this_attacks": "",
        "win": "",
        "double_symbol": "",
    }
    choices = {
        "choose_enemy": "enemy",
        "choose_hero": "them",
        "choose_space": "space",
        "each_enemy": "enemy",
        "each_hero": "them",
    }
    takers = {
        "enemy": ("move_enemy", "damage_enemy", "remove_enemy"),
        "space": ("place", "place_token", "take_token"),
        "them": ("this_attacks",),
    }
    lasting = ("change", "forbid", "block_symbol", "immune", "counts_as", "drops_loot")
    prohibitions = {"forbid": "forbidden", "block_symbol": "forbidden-symbol"}

    def opening(self, kind: str, data: Mapping[str, Any]) -> Scene:
        """Cards speak to who holds them; of enemies, the boss and what they do they speak to everybody."""
        if kind in HOLDERS or (kind == "boss_token" and data.get("role") == "token"):
            return Scene("holder", "you", "you", NOUNS)
        if kind == "boss_attack":
            return Scene("boss", "active", "active", NOUNS, ownerless=True)
        if kind == "boss":
            return Scene("boss", "that", "that", NOUNS)
        return Scene("summon" if kind == "boss_token" else "enemy", "that", "that", NOUNS, ownerless=True)

    def is_label(self, trigger: str, who: str) -> bool:
        """A Star's own effect is told like a cost, "Star: move 1 space"."""
        return trigger in self.labels or (trigger == "star_used" and who == "you")

    def now(self, trigger: str, is_paid: bool) -> str:
        """When the enemy die has just been named, it is "it"."""
        if trigger == "enemy_die" and not is_paid:
            return "enemy_die"
        return super().now(trigger, is_paid)

    def named_by(
        self, scene: Scene, trigger: str, parameters: Mapping[str, Any], conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The enemy that a trigger speaks of."""
        if "enemy" not in parameters:
            return {"enemy": "that"}, conditions
        if parameters["enemy"] == "this" and scene.bearer in ("enemy", "summon"):
            return {"enemy": "this"}, conditions
        if parameters.get("rank", "any") != "any":
            return {"enemy": f"rank_{parameters['rank']}"}, conditions
        for index, (name, inner) in enumerate(conditions):
            if name == "enemy_is" and inner["what"] in ENEMIES:
                return {"enemy": inner["what"]}, conditions[:index] + conditions[index + 1 :]
        return {"enemy": "any"}, conditions

    def extras(
        self, family: WordFamily, name: str, parameters: Mapping[str, Any], say: Say
    ) -> dict[str, Any]:
        """Numbers under the name that messages share, and other symbols than the first."""
        if family != "operation":
            return {}
        match name:
            case "move":
                known = ("reach", "walls", "platforms")
                ignored = "_".join(each for each in known if each in parameters["ignore"])
                return {"n": parameters["steps"], "ignore": ignored or "none"}
            case "move_enemy":
                return {"n": parameters["steps"]}
            case "push":
                return {"n": parameters["spaces"]}
            case "turn_die":
                return {"to-one": say("symbol-one", {"symbol": parameters["to"]})}
            case "double_symbol":
                return {"total": parameters["times"] + 1}
            case "change":
                return {"symbol": SYMBOL_OF.get(parameters["what"], "any")}
            case "counts_as":
                return {"other-many": say("symbol-many", {"symbol": parameters["other"]})}
        return {}

    def subject(self, scene: Scene, name: str, who: str) -> str | None:
        """Nobody is told to push themselves."""
        found = super().subject(scene, name, who)
        return "push you" if found is None and name == "push" and who == "you" else found

    def chosen(self, scene: Scene, name: str, parameters: Mapping[str, Any]) -> str:
        """An enemy or a space somewhere, a hero out of a group."""
        match name:
            case "choose_enemy":
                return f"chosen_{parameters['where']}" + ("" if parameters["boss"] else "_not_boss")
            case "each_enemy":
                return f"each_{parameters['where']}"
            case "choose_hero":
                among = scene.whom(parameters["among"])
                return f"chosen_{among}" if among in self.groups else among
            case "each_hero":
                return scene.whom(parameters["who"])
        return f"chosen_{parameters['what']}_{parameters['within']}"

    def takes(self, name: str, inside: Word) -> bool:
        """Some operations speak of a hero, an enemy or a space, as their parameters say."""
        operation, parameters = inside
        noun = self.choices[name]
        return (
            super().takes(name, inside)
            or (operation == "swap" and parameters["other"] == {"enemy": "enemy", "them": "hero"}.get(noun))
            or (operation == "move_boss" and parameters["to"] == "hero" and noun == "them")
        )

    def one_for_all(self, options: Sequence[Sequence[Word]]) -> Word | None:
        """All enemies march to the left or right."""
        if all(len(option) == 1 and option[0][0] == "march" for option in options):
            return "march", {"direction": "either"}
        return None

    def change_key(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """Enemies have some numbers and immunities under the same names as heroes."""
        enemies = of in ("enemies", "this")
        if name == "immune" and enemies:
            return "op-immune-enemy"
        if name == "change" and enemies and parameters["what"] in ENEMY_LOOT:
            return f"op-change-enemy-{parameters['what'].replace('_', '-')}"
        return super().change_key(name, parameters, of)

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """All enemies or this one."""
        return {"enemy": "all" if of == "enemies" else "this"}

    def change_subject(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """An enemy has several numbers, and is spared several things."""
        if of in ("enemies", "this"):
            return f"{'has' if name == 'change' else 'is'} {of}" if name != "drops_loot" else name
        return f"may {of}" if name == "immune" else super().change_subject(name, parameters, of)


GRAMMAR = PlatformerGrammar()
