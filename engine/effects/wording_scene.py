"""Of whom and of what the words of an effect speak: who "self" and "them" are on a card of a kind, which
enemy and which space an operation means, how long a change lasts.

A scene is what a reader of the card knows at a point of its text. The messages choose their forms by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.schema import Game
from engine.schema.markers import WordFamily

Word = tuple[str, dict[str, Any]]
"""The name of a word and all its parameters, defaults filled in."""

GROUPS = ("others", "all", "in_range", "level", "adjacent")
"""Heroes of whom there may be several; who is named a second time is "each of them"."""

HOLDERS = ("hero", "item", "potion", "artifact", "event")
"""Kinds whose cards speak to the player who has them; an event speaks to the only player there is."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Whom the words mean at one point of a text."""

    bearer: str
    """What bears the effect: holder, enemy, summon or boss."""
    self: str
    """The hero that "self" means: you, that, active."""
    them: str
    """The hero that "them" means."""
    enemy: str = "that"
    """The enemy that operations mean."""
    space: str = "that"
    """The space that operations mean."""
    until: str = ""
    """How long changes last, worded; nothing for those that last as long as the card lies there."""
    ownerless: bool = False
    """Whether no hero is behind the effect, so that "others" means every hero."""
    now: str = ""
    """``attack`` within an attack, ``enemy_die`` when the enemy die has just been named."""

    @property
    def held(self) -> bool:
        """Whether the card speaks to a player who has it."""
        return self.bearer == "holder"

    def hero(self, who: str) -> str:
        """The hero or heroes that a parameter means."""
        if who == "others" and self.ownerless:
            return "all"
        return {"self": self.self, "them": self.them}.get(who, who)

    def of(self, of: str) -> str:
        """Whom a lasting change concerns."""
        if of == "self":
            return "you" if self.held else "all"
        return "all" if of == "others" and not self.held else of

    def arguments(self) -> dict[str, Any]:
        """What every message may ask for."""
        return {
            "bearer": self.bearer,
            "enemy": self.enemy,
            "space": self.space,
            "until": f" {self.until}" if self.until else "",
            "now": self.now,
            "again": "no",
        }


def opening_scene(kind: str, data: Mapping[str, Any]) -> Scene:
    """What a reader knows before the first word of a card."""
    if kind in HOLDERS or (kind == "boss_token" and data.get("role") == "token"):
        return Scene("holder", "you", "you")
    if kind == "boss_attack":
        return Scene("boss", "active", "active", ownerless=True)
    if kind == "boss":
        return Scene("boss", "that", "that")
    return Scene("summon" if kind == "boss_token" else "enemy", "that", "that", ownerless=True)


def read_word(game: Game, family: WordFamily, raw: Any) -> Word:
    """A word as data with the parameters it does not give."""
    name, given = (raw, {}) if isinstance(raw, str) else next(iter(raw.items()))
    fields = game.words[family][name].record.fields
    return name, {each.name: (given or {}).get(each.name, each.default) for each in fields}
