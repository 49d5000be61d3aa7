"""The decision ``star``: Gems for a Star (PF-SYM-05, PF-GEM-06)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.platformer.codes import STAR
from engine.games.platformer.decisions.summing import Sum
from engine.games.platformer.moments import T_STAR_USED
from engine.games.platformer.state import State
from engine.games.platformer.symbols import can_boost

F_STAR: Final = 33


def ask_star(g: State, hero: int, times: int) -> None:
    """A Star counts so many times; Gems add one each, if there are any and the hero card hears of it."""
    acts = g.program.definitions[g.hero[hero]].triggers >> T_STAR_USED & 1
    if acts and can_boost(g, hero, 0):
        g.push(F_STAR, hero, 0, 1, times)
    else:
        shine(g, hero, times)


def shine(g: State, hero: int, times: int) -> None:
    """The Star's own effect on the hero card: its costs are paid once, its operations run so many times,
    one time after the other (PF-GEM-06, PF-D-69). Other cards hear of it once."""
    fire(g, T_STAR_USED, hero, amount=times, space=g.pos[hero])


class Star(Sum):
    """It acts at the end."""

    def pay_out(self, g: State, hero: int, total: int) -> None:
        shine(g, hero, total)


STARS = Star(F_STAR, "star", STAR)
