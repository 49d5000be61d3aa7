"""The content of a release as the rules use it: tables of ints and lists of callables, built once per release
by `engine.games.dungeons.build`. Nothing here changes while games are played; all games of a release share
it."""

from __future__ import annotations

from typing import Final

from engine.effects.program import Bearer, Code
from engine.games.dungeons.geometry.face import TileFace
from engine.games.dungeons.story import Story

# Kinds of definition.
D_HERO: Final = 0
D_EQUIPMENT: Final = 1
D_ABILITY: Final = 2
D_ITEM: Final = 3
D_ENEMY: Final = 4
D_ADVENTURE: Final = 5
D_RULE: Final = 6
D_INTERACTION: Final = 7
D_ENCOUNTER: Final = 8
D_CHECK: Final = 9
KINDS = ("hero", "equipment", "ability", "item", "enemy", "adventure")
"""The kinds whose entries are definitions; parts of adventures are definitions of their own besides."""


class Definition(Bearer):
    """A card, an enemy, a part of an adventure: its numbers besides its effects."""

    def __init__(self, index: int, kind: int, slug: str) -> None:
        super().__init__(index, kind, slug)
        self.melee = 0
        self.ranged = 0
        self.defence = 0
        self.speed = 0
        """Of an Equipment card: the movement modifier."""
        self.melee_dice = 0
        self.ranged_dice = 0
        self.attributes: list[int] = []
        """Of a card: Strength, Dexterity, Wisdom, Charisma."""
        self.health = 0
        self.threat = 0
        self.keywords = 0
        """Bit mask."""
        self.price = 0
        """Energy of an Ability, Loot of an item."""
        self.kept = False
        self.worth = 0
        """What bots think it is worth."""


class Program(Code):
    """A release, compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.definitions: list[Definition] = []
        self.behaviours = False
        """Whether any card says whom enemies prefer or how they move."""
        self.stories: list[Story] = []
        self.faces: dict[int, TileFace] = {}
        self.face_names: list[tuple[str, str]] = []
        """For every face the tile and which side of it."""
        self.opening_names: list[list[str]] = []
        """For every face the ids of its openings."""
        self.die_of_threat: dict[int, int] = {}
        """The die that the set has for a threat."""
        self.die_slug: list[str] = []
        """For every sort of die its entry; empty for the plain die and the default enemy die."""
        self.first_question: dict[int, int] = {}
        """For a block that begins with a question for a target, the filter of the question."""
        self.option_passages: dict[int, list[int]] = {}
        """For a choice of an adventure (index in `options`) the passages that word it."""
        self.items: list[int] = []
        """The single cards of the item deck."""

    def of_kind(self, kind: int) -> list[int]:
        """The definitions of a kind."""
        return [d.index for d in self.definitions if d.kind == kind]

    def highest(self, die: int) -> int:
        """The highest Health on a die (DD-RUL-23)."""
        return max(health_on(face) for face in self.dice[die])


def face_of(kind: int, health: int) -> int:
    """A face of an enemy die: type and Health in one number (DD-RUL-08)."""
    return kind * 16 + health


def health_on(face: int) -> int:
    """The Health that a face shows."""
    return face % 16


def type_on(face: int) -> int:
    """The type that a face shows: melee or ranged."""
    return face // 16
