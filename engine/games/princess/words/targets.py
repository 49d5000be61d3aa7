"""Whom an operation or a condition concerns."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.games.princess.codes import ENVIRONMENT
from engine.games.princess.moments import T_APPLIED, T_SUCCESS
from engine.games.princess.state import State
from engine.schema import Sample, Stands, needing
from engine.schema.standing import MOMENT

PEOPLE = {
    "self": needing("holder|actor"),
    "them": needing("hero|each"),
    "opponent": needing("opponent"),
    "culprit": needing("culprit"),
    "left": needing("holder|actor"),
    "right": needing("holder|actor"),
}
"""What must be known for somebody to be meant."""

Who: TypeAlias = Annotated[
    Literal[
        "self",
        "them",
        "opponent",
        "active",
        "all",
        "others",
        "heroes",
        "other_heroes",
        "ghosts",
        "left",
        "right",
        "princess_holder",
        "culprit",
    ],
    Stands(values=PEOPLE),
]
"""Players. self: whose card it is; on a curse the cursed hero, on an Environment whoever acts. them: the
player the trigger is about, or who was chosen. opponent: the other side of your challenge. active: whose turn
it is. all: every player; others: all but self. heroes: all living ones; other_heroes: all but self. ghosts:
all of them. left, right: the next living hero on that side. princess_holder: who has the Princess in hand.
culprit: who eliminated, damaged or robbed somebody."""

Subject: TypeAlias = Annotated[
    Literal["self", "them", "opponent", "active", "princess_holder", "culprit"], Stands(values=PEOPLE)
]
"""One player."""

Of: TypeAlias = Annotated[
    Literal["self", "others", "all", "them", "opponent"],
    Stands(
        values={
            "self": needing("holder|actor"),
            "them": needing(MOMENT, "hero"),
            "opponent": needing(MOMENT, "opponent"),
        }
    ),
]
"""Whom a change concerns. With "always" only self, others and all."""

WITH_ANOTHER = Sample(fits=lambda p: p["who"] not in ("self", "them"))
"""Of an operation that nobody can do to themselves."""
TO_ANOTHER = Sample(fits=lambda p: p["to"] not in ("self", "them"))


def heroes(g: State, ctx: Context, who: str) -> list[int]:
    """The players meant, the active one first and then clockwise (PR-RUL-40)."""
    if who == "self":
        return [ctx.owner] if ctx.owner >= 0 else []
    if who == "them":
        return [ctx.hero] if ctx.hero >= 0 else []
    if who == "active":
        return [g.active]
    if who == "opponent":
        rival = g.rival(ctx.owner)
        if rival < 0 and g.challenger < 0 and ctx.enemy != ctx.owner:
            rival = ctx.enemy
        return [rival] if rival >= 0 else []
    if who == "culprit":
        return [ctx.enemy] if ctx.enemy >= 0 else []
    if who == "princess_holder":
        return [g.princess_at] if g.princess_at >= 0 else []
    if who in ("left", "right"):
        return neighbour(g, ctx.owner, 1 if who == "left" else -1)
    order = g.next_seats()
    if who == "all":
        return order
    if who == "others":
        return [seat for seat in order if seat != ctx.owner]
    if who == "ghosts":
        return [seat for seat in order if not g.alive[seat]]
    return [seat for seat in order if g.alive[seat] and (who == "heroes" or seat != ctx.owner)]


def neighbour(g: State, seat: int, step: int) -> list[int]:
    """The next living hero clockwise (1) or the other way (-1)."""
    if seat < 0:
        return []
    for turn in range(1, g.seats):
        other = (seat + step * turn) % g.seats
        if g.alive[other]:
            return [other]
    return []


def subject(g: State, ctx: Context, who: str) -> int:
    """The one player that a condition is about, or -1."""
    found = heroes(g, ctx, who)
    return found[0] if found else -1


def doer(g: State, ctx: Context) -> int:
    """The player whose deed an effect is; nobody's is what an Environment does, or a curse to its bearer."""
    definition = g.program.definitions[g.program.effects[ctx.effect].definition]
    return -1 if definition.type == ENVIRONMENT else ctx.owner


def is_deed(g: State, ctx: Context) -> bool:
    """Whether it is a Success, or Magic applied in a challenge: a hero eliminated by it is eliminated by
    another player in a challenge (PR-RUL-31)."""
    trigger = g.program.effects[ctx.effect].trigger
    return trigger == T_SUCCESS or (trigger == T_APPLIED and g.challenger >= 0)
