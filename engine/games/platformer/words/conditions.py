"""What must hold for an effect. Conditions about heroes speak of the hero the trigger is about unless they
say "self"."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BLANK, CAUSES, RESOURCES, SPACES, SYMBOLS
from engine.games.platformer.combat import beside_enemies
from engine.games.platformer.purse import owned
from engine.games.platformer.shop import is_exhausted
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Subject, enemies, heroes
from engine.schema import Between, Ref, Sample, Speech, Stands, needing, word


def subject(g: State, ctx: Context, who: str) -> int:
    """The one hero that a condition is about, or -1."""
    found = heroes(g, ctx, who)
    return found[0] if found else -1


@word("condition", sample=Sample({"kind": "shop"}, stands_for={"": {"kind": "shop"}}))
class OnSpace:
    """The hero stands on a space of this kind."""

    kind: Literal["plain", "gold", "gem", "trap", "shop", "spawn", "portal", "boss_spawn", "special"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and g.pos[hero] >= 0 and SPACES[g.board.kind[g.pos[hero]]] == self.kind


@word("condition")
class Standing:
    """The hero is in the air, on a ladder, on the boss level, below it, in the lowest row, or off the map."""

    where: Literal["in_air", "on_ladder", "boss_level", "below_boss_level", "lowest_row", "off_map"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        if hero < 0:
            return False
        here = g.pos[hero]
        if self.where == "off_map" or here < 0:
            return self.where == "off_map" and here < 0
        if self.where == "in_air":
            width = g.board.width
            return not (g.has_platform(here) or g.board.ladder[here] or g.who[here - width] >= 0)
        if self.where == "on_ladder":
            return g.board.ladder[here] == 1
        if self.where == "lowest_row":
            return here < g.low + g.board.width
        return g.on_boss_level(here) == (self.where == "boss_level")


@word("condition", sample={"level": 3})
class LevelAtLeast:
    """The hero stands on this level or higher; the lowest level of the dungeon is 1."""

    level: Annotated[int, Between(1, 9)]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and g.board.level_of(g.pos[hero]) + 1 >= self.level


@word("condition")
class Adjacent:
    """At least so many enemies are adjacent to the hero."""

    enemies: Annotated[int, Between(1, 4)] = 1
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and beside_enemies(g, hero) >= self.enemies


@word("condition", needs=("this", "hero|each"), sample=Sample(kind="enemy"))
class NextToThis:
    """The hero the trigger is about stands adjacent to this enemy."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.hero in heroes(g, ctx, "adjacent") if ctx.this >= 0 else False


@word("condition", needs=("this",), sample=Sample(kind="enemy"))
class NextToItsKind:
    """Another enemy of the same kind is adjacent to this enemy."""

    def holds(self, g: State, ctx: Context) -> bool:
        if ctx.this < 0:
            return False
        kind = g.enemy_kind[ctx.this]
        return any(g.enemy_kind[slot] == kind for slot in enemies(g, ctx, "adjacent"))


@word("condition", sample={"what": "gold", "least": 3})
class Has:
    """The hero has at least (or at most) so much Gold, so many Gems or Hearts, cards, boss tokens or
    defeated enemies."""

    what: Literal["gold", "gem", "heart", "cards", "tokens", "defeated"]
    least: Annotated[int, Between(0, 99)] = 0
    most: Annotated[int, Between(0, 99)] = 99
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and self.least <= count_of(g, hero, self.what) <= self.most


def count_of(g: State, hero: int, what: str) -> int:
    """How many of something a hero has."""
    if what == "cards":
        return len(g.held[hero])
    if what == "tokens":
        return g.tokens[hero].bit_count()
    if what == "defeated":
        return g.defeated[hero]
    return owned(g, hero, RESOURCES.index(what))


@word("condition")
class Ranks:
    """Compared with all other heroes, the hero has the most or the fewest of something, or stands lowest
    or highest; ties do not count."""

    what: Literal["gold", "gem", "heart", "cards", "defeated", "height"]
    place: Literal["most", "fewest"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        if hero < 0 or g.seats == 1:
            return False
        mine = self._value(g, hero)
        others = [self._value(g, other) for other in range(g.seats) if other != hero]
        return mine > max(others) if self.place == "most" else mine < min(others)

    def _value(self, g: State, hero: int) -> int:
        if self.what == "height":
            return g.pos[hero] // g.board.width  # off the map is below every row
        return count_of(g, hero, self.what)


@word("condition", sample=Sample({"symbol": "equal", "least": 3}, when="pool_rolled"))
class DiceShow:
    """At least so many dice of the pool show this symbol ("equal": so many show one and the same), used or
    not."""

    symbol: Literal["move", "sword", "coin", "hand", "star", "equal"]
    least: Annotated[int, Between(1, 5)] = 1
    unused: bool = False

    def holds(self, g: State, ctx: Context) -> bool:
        if not g.rolled:
            return False
        counts = [0] * 6
        for die, face in enumerate(g.faces):
            if not (self.unused and g.used >> die & 1):
                counts[face] += 1
        if self.symbol == "equal":
            return max(counts) >= self.least
        return counts[SYMBOLS.index(self.symbol)] >= self.least


@word("condition")
class SpecialShows:
    """The hero's special die shows this symbol; "any" stands for every symbol but the blank side."""

    symbol: Literal["move", "sword", "coin", "hand", "star", "blank", "any"] = "any"
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        if hero < 0:
            return False
        face = g.special[hero]
        return face != BLANK if self.symbol == "any" else SYMBOLS[face] == self.symbol


@word("condition", needs=("card",))
class CardReady:
    """This card is not exhausted."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.owner >= 0 and not is_exhausted(g, ctx.owner, ctx.card)


@word("condition", needs=("holder|actor",), speaks="time", sample=Sample(when="level_revealed"))
class OwnTurn:
    """It is the turn of the hero who holds this card."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.owner == g.active


@word("condition", needs=("cause",), sample=Sample(when="wounded"))
class CausedBy:
    """What the trigger is about was caused by this: the enemy die, movement, a card, a trap, a Hand, a
    push, a fall, the boss, a portal."""

    cause: Literal["die", "movement", "card", "trap", "hand", "push", "fall", "boss", "portal"]

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.cause >= 0 and CAUSES[ctx.cause] == self.cause


@word(
    "condition",
    needs=("enemy|each",),
    speaks=Speech(lends=("rank_1", "rank_2", "rank_3", "boss", "summon", "not_boss")),
    sample=Sample(when={"enemy_defeated": {"enemy": "any"}}),
)
class EnemyIs:
    """The enemy the trigger is about is of this rank, is the boss, a summon, or this very enemy."""

    what: Annotated[
        Literal["rank_1", "rank_2", "rank_3", "boss", "summon", "this", "not_boss"],
        Stands(values={"this": needing("this")}),
    ]

    def holds(self, g: State, ctx: Context) -> bool:
        if ctx.enemy < 0:
            return False
        if self.what == "this":
            return ctx.enemy == ctx.this
        definition = g.program.definitions[g.enemy_kind[ctx.enemy]]
        if self.what in ("boss", "not_boss"):
            return (definition.index == g.boss) == (self.what == "boss")
        if self.what == "summon":
            return definition.summon
        return definition.rank == int(self.what[-1])


@word("condition")
class BossIs:
    """The boss of this game is this one."""

    boss: Annotated[str, Ref("boss")]

    def holds(self, g: State, ctx: Context) -> bool:
        return g.program.definitions[g.boss].slug == self.boss


@word("condition")
class HoldsToken:
    """The hero holds this boss token."""

    token: Annotated[str, Ref("boss_token")]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and any(
            g.tokens[hero] >> index & 1 and g.program.definitions[kind].slug == self.token
            for index, kind in enumerate(g.token_kinds)
        )


@word("condition", sample={"most": 2})
class EnemiesOnMap:
    """At most (or at least) so many enemies other than the boss are on the boss level, or on the whole
    map."""

    where: Literal["boss_level", "map"] = "boss_level"
    least: Annotated[int, Between(0, 60)] = 0
    most: Annotated[int, Between(0, 60)] = 60

    def holds(self, g: State, ctx: Context) -> bool:
        first = g.board.boss_start if self.where == "boss_level" else 0
        count = sum(1 for slot, at in enumerate(g.enemy_pos) if at >= first and slot != g.boss_slot)
        return self.least <= count <= self.most


CONDITIONS = (
    OnSpace,
    Standing,
    LevelAtLeast,
    Adjacent,
    NextToThis,
    NextToItsKind,
    Has,
    Ranks,
    DiceShow,
    SpecialShows,
    CardReady,
    OwnTurn,
    CausedBy,
    EnemyIs,
    BossIs,
    HoldsToken,
    EnemiesOnMap,
)
