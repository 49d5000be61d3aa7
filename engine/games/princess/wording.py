"""The grammar of The Princess' cards: whom they speak to, and who is meant by whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.triggers import ALWAYS
from engine.effects.wording_grammar import Grammar
from engine.effects.wording_scene import Scene, Word, read_word
from engine.marks import part_of, wrap
from engine.schema import Game, Speech, is_word
from engine.schema.markers import WordFamily
from engine.schema.speech import Say


class PrincessGrammar(Grammar):
    """Players who have characters, Secrets, cards and curses before them; spells on a target; Environments
    for everybody."""

    icons = ("life", "gold")
    pronouns = ("opponent", "target", "that")
    groups = ("all", "others", "heroes", "other_heroes", "ghosts")

    def opening(self, kind: str, data: Mapping[str, Any], game: Game) -> Scene:
        """Cards speak to whom they lie before, spells to who casts them, Environments to everybody."""
        curse = data.get("type") == "magic" and data.get("persistent", False)
        nouns = {
            "person": "player",
            "target": data.get("target", "hero"),
            "turn": "any",
            "this": "curse" if curse else "card",
        }
        if data.get("type") == "environment":
            nouns |= {"this": "environment", "person": "hero" if _is_for_heroes(data, game) else "player"}
            return Scene("environment", "that", "that", nouns, ownerless=True)
        return Scene("holder", "you", "you", nouns)

    def heading(self, kind: str, data: Mapping[str, Any], say: Say) -> str:
        """That a card cannot be responded to, and that it is a curse, which speaks to the cursed hero."""
        if data.get("unstoppable", False):
            return wrap(part_of(data, "unstoppable"), say("keyword-unstoppable", {}))
        is_curse = data.get("type") == "magic" and data.get("persistent", False)
        return wrap(part_of(data, "persistent"), say("keyword-curse", {})) if is_curse else ""

    def named_by(
        self, scene: Scene, trigger: Word, conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """Whether ghosts are meant too, and whether it is the turn of the one it is about."""
        speech = trigger.speech
        own = not scene.held or trigger.parameters.get("by") == "self"
        return {**speech.names, **(speech.own_names if own else {})}, conditions

    def known(self, value: str) -> str:
        """These nouns are no persons who could be "that" one."""
        return value

    def extras(self, family: WordFamily, word: Word, say: Say) -> dict[str, Any]:
        """Types by their names."""
        found = super().extras(family, word, say)
        if "type" in word.parameters:
            args = {"type": word.parameters["type"]}
            found |= {"type-name": say("type-name", args), "type-many": say("type-many", args)}
        return found

    def afterwards(self, choice: Speech) -> str:
        """Who was chosen is "them"."""
        return "pron"

    def of(self, scene: Scene, of: str) -> str:
        """Changes of "self" concern everybody on an Environment unless something has happened."""
        if of == "self" and not scene.held and not scene.until:
            return "all"
        return "all" if of == "others" and not scene.held else scene.whom(of)

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """Whom a change concerns, named like everybody else."""
        return {"who": of}


def _is_for_heroes(data: Mapping[str, Any], game: Game) -> bool:
    """Whether what an Environment does when something happens concerns heroes alone; operations inside others
    are not looked for."""
    return all(
        "person" in read_word(game, "operation", raw).speech.names
        for effect in data.get("effects", ())
        if not is_word(effect["when"], ALWAYS)
        for raw in effect["do"]
    )


GRAMMAR = PrincessGrammar()
