"""What lies on the spaces: Gold and Gems, any number of both (PF-BOARD-09, PF-D-73). A pile is one number, so
that copying the map stays cheap."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.games.platformer.codes import GEM, GOLD, ONE_GEM, ONE_GOLD
from engine.games.platformer.happenings import E_COLLECTED
from engine.games.platformer.moments import T_COLLECTED
from engine.games.platformer.purse import gain
from engine.games.platformer.state import State


def pile_of(gold: int, gems: int) -> int:
    """So much Gold and so many Gems as one pile."""
    return gold * ONE_GOLD + gems * ONE_GEM


def gold_in(pile: int) -> int:
    """How much Gold a pile holds."""
    return pile % ONE_GEM


def gems_in(pile: int) -> int:
    """How many Gems a pile holds."""
    return pile // ONE_GEM


def collect(g: State, hero: int, space: int) -> None:
    """Take all that lies on a space."""
    pile = g.piles[space]
    g.piles[space] = 0
    _take(g, hero, GOLD, gold_in(pile), space)
    _take(g, hero, GEM, gems_in(pile), space)


def _take(g: State, hero: int, resource: int, amount: int, space: int) -> None:
    if amount:
        g.emit(E_COLLECTED, hero, resource, space, amount)
        fire(g, T_COLLECTED, hero, amount=amount, space=space, cause=resource)
        gain(g, hero, resource, amount)
