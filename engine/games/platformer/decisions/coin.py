"""The decision ``coin``: Gems for a Coin (PF-SYM-03, PF-GEM)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import COIN, GOLD
from engine.games.platformer.decisions.summing import Sum
from engine.games.platformer.purse import gain
from engine.games.platformer.state import State
from engine.games.platformer.symbols import can_boost

F_COIN: Final = 21


def ask_coin(g: State, hero: int, unit: int, gold: int) -> None:
    """A Coin gives Gold; Gems add so much each, if there are any."""
    if can_boost(g, hero, 0):
        g.push(F_COIN, hero, 0, unit, gold)
    else:
        gain(g, hero, GOLD, gold)


class Coin(Sum):
    """The Gold is gained at the end."""

    def pay_out(self, g: State, hero: int, total: int) -> None:
        gain(g, hero, GOLD, total)


COINS = Coin(F_COIN, "coin", COIN)
