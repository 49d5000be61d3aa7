"""Whom an operation or a condition concerns."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.geometry.reach import can_shoot
from engine.games.dungeons.geometry.sides import side_of
from engine.games.dungeons.nearby import in_one_room, is_beside, is_in_sight, is_near, living, standing
from engine.games.dungeons.program import D_ABILITY, D_ADVENTURE, D_EQUIPMENT, D_HERO, D_INTERACTION, D_ITEM
from engine.games.dungeons.state import State
from engine.schema import Sample, Speech, Standing, Stands, giving, needing
from engine.schema.standing import MOMENT

AROUND = needing("this|holder|actor|hero|each")
"""Seen from the bearer of the effect: this enemy, or a hero."""
SUBJECTS = {"self": needing("holder|actor|hero|each"), "them": needing("hero|each")}
PLACES = dict.fromkeys(("adjacent", "around", "room", "near", "sight", "range"), AROUND)

Who: TypeAlias = Annotated[
    Literal["self", "them", "active", "others", "all", "room", "near", "adjacent", "fallen"],
    Stands(values={**SUBJECTS, **PLACES}),
]
"""Heroes. self: the hero who holds the card. them: the hero the moment is about, or who was chosen. active:
whose activation it is. others: every hero on the map but self. all: every hero on the map. room: every hero
in the room of self, or of this enemy, or of the hero in question. near: the same and the adjacent rooms.
adjacent: every hero beside them. fallen: every fallen hero."""

Where: TypeAlias = Annotated[
    Literal["anywhere", "adjacent", "around", "room", "near", "sight", "range"], Stands(values=PLACES)
]
"""Enemies, as seen from the hero who holds the card (or from this enemy): anywhere, adjacent, on the eight
spaces around, in the same room, in the same or an adjacent room, in Line of Sight, where a ranged attack
could hit them."""

Subject: TypeAlias = Annotated[Literal["self", "them", "active"], Stands(values=SUBJECTS)]
"""One hero: who holds the card, whom the moment is about, whose activation it is."""

OF = {
    "self": Standing(("holder|actor",), ("of_heroes",)),
    "them": Standing((MOMENT, "hero"), ("of_heroes",)),
    "all": giving("of_heroes"),
    "others": giving("of_heroes"),
    "enemies": giving("of_enemies"),
    "this": Standing(("this|enemy",), ("of_enemies",)),
}
OF_ENEMIES = ("enemies", "this")
"""Of whom a number of enemies is changed."""
Of: TypeAlias = Annotated[Literal["self", "them", "all", "others", "enemies", "this"], Stands(values=OF)]
"""Whom a change concerns: the hero who holds the card, the hero in question, all heroes, all others, all
enemies, this enemy (on cards of heroes: the enemy in question)."""

OfEnemies: TypeAlias = Annotated[Literal["this", "enemies"], Stands(values=OF)]
"""Whom a change concerns that only enemies know."""


InStory: TypeAlias = Annotated[str, Stands(said=("story",))]
"""The name of a part of the adventure; cards, which belong to none, leave it empty."""

ON_ENEMY = Speech("on_enemy", takes="enemy")
OF_ENEMY = Speech("enemy", takes="enemy")
ADDS = Speech("statement", of="the attack", signed="amount")
IN_QUESTION = Sample(when="attack_over")
"""Of an operation on the enemy that a moment is about."""


def heroes(g: State, ctx: Context, who: str) -> list[int]:
    """The heroes meant, in seat order."""
    if who == "self":
        hero = holder(ctx)
        return [hero] if hero >= 0 else []
    if who == "them":
        return [ctx.hero] if ctx.hero >= 0 else []
    if who == "active":
        return [g.active] if g.active >= 0 else []
    if who == "fallen":
        return [seat for seat in range(g.seats) if g.fallen[seat]]
    there = standing(g)
    if who == "all":
        return there
    if who == "others":
        return [hero for hero in there if hero != holder(ctx)]
    centre = place_of(g, ctx)
    if centre < 0:
        return []
    if who == "room":
        return [hero for hero in there if in_one_room(g, g.pos[hero], centre)]
    if who == "near":
        return [hero for hero in there if is_near(g, centre, g.pos[hero])]
    return [hero for hero in there if is_beside(g, g.pos[hero], centre)]


def holder(ctx: Context) -> int:
    """The hero for whom an effect acts: its owner, or the one the moment is about."""
    return ctx.owner if ctx.owner >= 0 else ctx.hero


def subject(g: State, ctx: Context, who: str) -> int:
    """The one hero that a condition is about, or -1."""
    found = heroes(g, ctx, who)
    return found[0] if found else -1


def bearer(ctx: Context) -> int:
    """The figure that bears an effect: this enemy, or the hero who holds the card; -1 if none does."""
    return FIRST_ENEMY + ctx.this if ctx.this >= 0 else holder(ctx)


def place_of(g: State, ctx: Context) -> int:
    """Where the bearer of an effect stands: this enemy, or the hero who holds the card."""
    figure = bearer(ctx)
    return g.place(figure) if figure >= 0 else -1


def enemies(g: State, ctx: Context, where: str) -> list[int]:
    """The slots of the enemies meant, in the order of their appearance; this enemy is not among them."""
    figure = bearer(ctx)
    centre = g.place(figure) if figure >= 0 else -1
    there = [slot for slot in living(g) if slot != ctx.this]
    if where == "anywhere":
        return there
    if centre < 0:
        return []
    return [slot for slot in there if is_where(g, figure, centre, g.enemy_pos[slot], where)]


def is_where(g: State, figure: int, centre: int, space: int, where: str) -> bool:
    """Whether a space lies where a word says, seen from a figure on a space."""
    if where == "adjacent":
        return is_beside(g, centre, space)
    if where == "around":
        width = g.map.width
        return max(abs(centre % width - space % width), abs(centre // width - space // width)) == 1
    if where == "room":
        return in_one_room(g, centre, space)
    if where == "near":
        return is_near(g, centre, space)
    if where == "sight":
        return is_in_sight(g, figure, space)
    if where == "range":
        return can_shoot(g.map, g.who, side_of(figure), centre, space)
    return True


def enemy_of(ctx: Context) -> int:
    """The enemy in question: the one chosen or that the moment is about, else this one."""
    return ctx.enemy if ctx.enemy >= 0 else ctx.this


CARDS_OF_HEROES = (D_HERO, D_EQUIPMENT, D_ABILITY, D_ITEM, D_INTERACTION)


def culprit(g: State, ctx: Context) -> int:
    """The hero who causes what a card does; nobody if an enemy or a special rule does it (DD-RUL-42)."""
    definition = g.definition(g.program.effects[ctx.effect].definition)
    return ctx.owner if ctx.this < 0 and definition.kind in CARDS_OF_HEROES else -1


def is_rule(g: State, ctx: Context) -> bool:
    """Whether the adventure does something, not a card."""
    return g.definition(g.program.effects[ctx.effect].definition).kind > D_ADVENTURE
