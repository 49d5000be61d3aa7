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
    """A card, enemy, token: its numbers beside its effects. All are set when a release is built; those that
    belong to one kind alone, only on that kind."""

    health: int
    damage: int
    loot_gold: int
    loot_gems: int
    rank: int
    price: int
    star: int
    """Hero: bit mask of the symbols that a Star counts as."""
    boss: int
    """Attack, token: the definition of its boss."""
    signs: int
    """Attack: bit mask of enemy-die results, or of symbols, that it answers to."""
    range: int
    """Attack: whom it reaches, by its place in `boss.RANGES`."""
    summon: bool
    compares: bool
    """Boss: it draws two cards and compares their symbols with the dice, instead of matching the enemy
    die."""
    per_level: int
    """Boss: its Health for each level."""
    worth: int
    """Card: what bots think it is worth; `bonus` is the damage it can add to one attack."""
    bonus: int


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
