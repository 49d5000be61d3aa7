"""The content of a release as the rules use it: tables of ints and lists of callables, built once per
release by `engine.games.platformer.build`. Nothing here changes while games are played; all games of a
release share it."""

from __future__ import annotations

from typing import Final

from engine.effects.program import Bearer, Code

# Kinds of definition.
D_HERO: Final = 0
D_ENEMY: Final = 1
D_ITEM: Final = 2
D_POTION: Final = 3
D_BOSS: Final = 4
D_TOKEN: Final = 5
D_ATTACK: Final = 6
D_ARTIFACT: Final = 7
D_EVENT: Final = 8
# Sorts of die.
ACTION_DIE: Final = 0
ENEMY_DIE: Final = 1

KINDS = ("hero", "enemy", "item", "potion", "boss", "boss_token", "boss_attack", "artifact", "event")


class Definition(Bearer):
    """A card, enemy, token: its numbers beside its effects."""

    def __init__(self, index: int, kind: int, slug: str) -> None:
        super().__init__(index, kind, slug)
        self.health = 0
        self.damage = 0
        self.loot_gold = 0
        self.loot_gems = 0
        self.rank = 0
        self.price = 0
        self.star = 0
        """Hero: bit mask of the symbols that a Star counts as."""
        self.boss = -1
        """Attack, token: the definition of its boss."""
        self.signs = 0
        """Attack: bit mask of enemy-die results, or of symbols, that it answers to."""
        self.range = 0
        self.summon = False
        self.compares = False
        """Boss: it draws two cards and compares their symbols with the dice, instead of matching the enemy
        die."""
        self.per_level = 2
        self.worth = 0
        """Card: what bots think it is worth; `bonus` is the damage it can add to one attack."""
        self.bonus = 0


class Tile:
    """A tile as tables: kinds of space, ladders, walls and floors, row by row from the bottom."""

    def __init__(self, slug: str, tile_set: int, boss: bool, width: int, height: int) -> None:
        self.slug = slug
        self.set = tile_set
        self.boss = boss
        self.width = width
        self.height = height
        self.kind: list[int] = []
        self.ladder: list[int] = []
        self.wall: list[int] = []
        """width + 1 entries per row."""
        self.floor: list[int] = []
        """0 none, 1 platform, 2 one-way upward."""


class Program(Code):
    """A release, compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.definitions: list[Definition] = []
        """The same as `bearers`, with what is printed on them."""
        self.tiles: list[Tile] = []
        self.conditional_symbols = False
        """Whether a card lets a symbol count as another, or blocks one, on a condition."""

    def of_kind(self, kind: int) -> list[int]:
        """The definitions of a kind."""
        return [d.index for d in self.definitions if d.kind == kind]

    def cards_of(self, kind: int) -> list[int]:
        """The single cards of a kind."""
        return [i for i, d in enumerate(self.cards) if self.definitions[d].kind == kind]
