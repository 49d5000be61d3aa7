"""The content of a release as the rules use it: tables of ints and lists of callables, built once per
release by `engine.games.platformer.build`. Nothing here changes while games are played; all games of a
release share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.games.platformer.context import Context
    from engine.games.platformer.state import State

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
KINDS = ("hero", "enemy", "item", "potion", "boss", "boss_token", "boss_attack", "artifact", "event")


class Effect:
    """One effect of a card, compiled: when it acts, what must hold, what it costs, what it does."""

    def __init__(self, index: int, definition: int, trigger: int) -> None:
        self.index = index
        self.definition = definition
        self.trigger = trigger
        self.matches: Callable[[State, Context], bool] | None = None
        self.conditions: list[Callable[[State, Context], bool]] = []
        self.payable: list[Callable[[State, Context], bool]] = []
        self.pay: list[Callable[[State, Context], None]] = []
        self.exhausts = False
        """Whether it costs turning its card, or (`discards`) giving it up: the two costs almost every card
        has."""
        self.discards = False
        self.may = False
        self.block = 0
        self.until = 0
        self.in_attack = False
        """Whether it can be used while an attack is put together."""
        self.claims = False
        """Whether it takes the artifact it stands on; such an effect listens to every hero."""
        self.actor_in_amount = False
        """Whether the moment's amount is the seat of the hero who acts, and its hero the one who suffers."""


class Change:
    """A number or permission that a card changes as long as it lies there: what, by how much, whose, if
    what."""

    def __init__(
        self, what: int, by: int, scope: int, conditions: list[Callable[[State, Context], bool]]
    ) -> None:
        self.what = what
        self.by = by
        self.scope = scope
        self.conditions = conditions


class Definition:
    """A card, enemy, token: its numbers, its effects, the moments it listens to."""

    def __init__(self, index: int, kind: int, slug: str) -> None:
        self.index = index
        self.kind = kind
        self.slug = slug
        self.copies = 1
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
        self.effects: list[Effect] = []
        self.changes: list[Change] = []
        self.aura = False
        """Enemy: whether it changes numbers of others while it is on the map."""
        self.triggers = 0
        """Bit mask of the moments its effects listen to."""
        self.claims = 0
        """The same for effects that take the artifact."""


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


class Program:
    """A release, compiled."""

    def __init__(self) -> None:
        self.release = ""
        self.definitions: list[Definition] = []
        self.effects: list[Effect] = []
        self.blocks: list[list[Callable[[State, Context], None]]] = []
        self.options: list[list[int]] = []
        """Lists of blocks from which "choose_one" lets a player choose."""
        self.filters: list[Callable[[State, Context], list[int]]] = []
        """What the questions for an enemy, hero or space offer."""
        self.tiles: list[Tile] = []
        self.action_die: list[int] = []
        self.enemy_die: list[int] = []
        self.cards: list[int] = []
        """The definition of every single card (items, potions, artifacts, attacks, events), copies
        counted."""
        self.conditional_symbols = False
        """Whether a card lets a symbol count as another, or blocks one, on a condition."""
        self.conditional: list[int] = []
        """For each number, how many changes of the release carry a condition."""

    def of_kind(self, kind: int) -> list[int]:
        """The definitions of a kind."""
        return [d.index for d in self.definitions if d.kind == kind]

    def cards_of(self, kind: int) -> list[int]:
        """The single cards of a kind."""
        return [i for i, d in enumerate(self.cards) if self.definitions[d].kind == kind]
