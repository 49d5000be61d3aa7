"""The decision ``shop``: which cards of the shop to take for nothing."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import A_SHOP
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.naming import card_at, card_entry
from engine.games.princess.shop import take_from_shop
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Args, Label

F_SHOP: Final = 32
COUNT: Final = 2


def ask_shop(g: State, seat: int, count: int) -> None:
    """A player takes so many cards of the shop."""
    g.push(F_SHOP, seat, count)


class Shop(Choice):
    """Which card is taken next, by its place."""

    def offered(self, g: State, at: int) -> list[int]:
        return [place for place, card in enumerate(g.shop) if card >= 0]

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        g.stack[at + COUNT] -= 1
        take_from_shop(g, g.stack[at + SEAT], choice)

    def label(self, g: State, at: int, action: Action) -> Label:
        place = action[1]
        args: Args = {"card": card_entry(g, g.shop[place]), "place": place + 1}
        return Label("action-shop", args, (card_at(g, g.stack[at + SEAT], g.shop[place]),))


SHOP = Shop(F_SHOP, "shop", A_SHOP)
