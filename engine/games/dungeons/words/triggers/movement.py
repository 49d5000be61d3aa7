"""Moments of moving and exploring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import TERRAINS
from engine.games.dungeons.moments import (
    T_CAME_ADJACENT,
    T_ENEMY_ENTERED,
    T_ENEMY_MOVED,
    T_ENEMY_SPAWNED,
    T_ENTERED,
    T_ENTERED_ROOM,
    T_EXPLORED,
    T_LEFT,
    T_MOVED,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import InStory
from engine.games.dungeons.words.triggers.base import By, Which, is_by, is_enemy, is_room
from engine.schema import word


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Moved:
    """A hero has ended a Move action, or has been moved by a card."""

    moment: ClassVar[int] = T_MOVED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Entered:
    """A hero enters a space of this terrain by moving or being moved (DD-RUL-16)."""

    moment: ClassVar[int] = T_ENTERED
    terrain: Literal["any", "plain", "water", "pit"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.terrain == "any" or TERRAINS[g.map.terrain[ctx.space]] == self.terrain) and is_by(
            ctx, self.by
        )


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Left:
    """A hero leaves a space of this terrain."""

    moment: ClassVar[int] = T_LEFT
    terrain: Literal["any", "plain", "water", "pit"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.terrain == "any" or TERRAINS[g.map.terrain[ctx.space]] == self.terrain) and is_by(
            ctx, self.by
        )


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnteredRoom:
    """A hero comes into a room from another one. On an enemy: into the room where it is. In an adventure:
    into the room named, or any."""

    moment: ClassVar[int] = T_ENTERED_ROOM
    room: InStory = ""
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_room(g, ctx, self.room) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class CameAdjacent:
    """By moving, a hero comes adjacent to an enemy, or an enemy to a hero. On an enemy: to this one."""

    moment: ClassVar[int] = T_CAME_ADJACENT
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Explored:
    """A hero explores: the new tile is laid, its encounter has been read (DD-EXPLORE-03). In an
    adventure: the room named, or any."""

    moment: ClassVar[int] = T_EXPLORED
    room: InStory = ""
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_room(g, ctx, self.room) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyMoved:
    """An enemy has ended its movement, or has been moved by a card."""

    moment: ClassVar[int] = T_ENEMY_MOVED
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyEntered:
    """An enemy enters a space of this terrain by moving or being moved."""

    moment: ClassVar[int] = T_ENEMY_ENTERED
    terrain: Literal["any", "plain", "water", "pit"] = "any"
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.terrain == "any" or TERRAINS[g.map.terrain[ctx.space]] == self.terrain) and is_enemy(
            ctx, self.enemy
        )


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemySpawned:
    """An enemy appears on the map."""

    moment: ClassVar[int] = T_ENEMY_SPAWNED
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


WORDS: tuple[type, ...] = (
    Moved,
    Entered,
    Left,
    EnteredRoom,
    CameAdjacent,
    Explored,
    EnemyMoved,
    EnemyEntered,
    EnemySpawned,
)
