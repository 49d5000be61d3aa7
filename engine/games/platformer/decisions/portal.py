"""The decision ``portal``: a trip by Void Portal, and whom it pushes (PF-BOARD-12 to -14)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.platformer.codes import BY_PORTAL, GOLD
from engine.games.platformer.decisions.pushing import Pushing
from engine.games.platformer.happenings import E_PORTAL
from engine.games.platformer.moments import T_PORTAL_USED
from engine.games.platformer.movement import COLLECT_PORTAL, enter, portal_price
from engine.games.platformer.purse import spend
from engine.games.platformer.state import State

F_PORTAL: Final = 31
WAY: Final = 3


def begin_portal(g: State, hero: int, there: int) -> None:
    """Pay and travel; nothing attacks (PF-BOARD-13)."""
    spend(g, hero, GOLD, portal_price(g, hero))
    g.push(F_PORTAL, hero, there, -1)


class Portal(Pushing):
    """Whoever stands on the other portal is pushed, the hero arrives."""

    def settle(self, g: State, at: int) -> bool:
        return self.go(g, at, 0)

    def arrive(self, g: State, hero: int, origin: int, there: int, flags: int) -> None:
        g.put(hero, there)
        g.emit(E_PORTAL, hero, there)
        fire(g, T_PORTAL_USED, hero, space=there, cause=BY_PORTAL)
        enter(g, hero, there, BY_PORTAL, COLLECT_PORTAL)


PORTAL = Portal(F_PORTAL, "portal", WAY)
