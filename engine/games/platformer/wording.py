"""The grammar of Platformer's cards: whom they speak to, and which enemy a moment means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.wording_grammar import Grammar
from engine.effects.wording_scene import Scene, Word
from engine.marks import follow
from engine.schema import Game

HOLDERS = ("hero", "item", "potion", "artifact", "event")
"""Kinds whose cards speak to the player who has them; an event speaks to the only player there is."""

NOUNS = {"enemy": "that", "space": "that"}


class PlatformerGrammar(Grammar):
    """Heroes who hold cards, enemies and a boss who act by themselves."""

    icons = ("gold", "gem", "heart", "move", "sword", "coin", "hand", "star")
    groups = ("others", "all", "in_range", "level", "adjacent")

    def opening(self, kind: str, data: Mapping[str, Any], game: Game) -> Scene:
        """Cards speak to who holds them; of enemies, the boss and what they do they speak to everybody."""
        if kind in HOLDERS or (kind == "boss_token" and data.get("role") == "token"):
            return Scene("holder", "you", "you", NOUNS)
        if kind == "boss_attack":
            return Scene("boss", "active", "active", NOUNS, ownerless=True)
        if kind == "boss":
            return Scene("boss", "that", "that", NOUNS)
        return Scene("summon" if kind == "boss_token" else "enemy", "that", "that", NOUNS, ownerless=True)

    def named_by(
        self, scene: Scene, trigger: Word, conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The enemy that a trigger speaks of."""
        parameters = trigger.parameters
        if "enemy" not in parameters:
            return {"enemy": "that"}, conditions
        if parameters["enemy"] == "this" and scene.bearer in ("enemy", "summon"):
            return {"enemy": follow(parameters["enemy"], "this")}, conditions
        if parameters.get("rank", "any") != "any":
            return {"enemy": follow(parameters["rank"], f"rank_{parameters['rank']}")}, conditions
        enemy, conditions = self.lent(conditions)
        return {"enemy": enemy or follow(parameters["enemy"], "any")}, conditions

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """All enemies or this one."""
        return {"enemy": follow(of, "all" if of == "enemies" else "this")}


GRAMMAR = PlatformerGrammar()
