"""What an effect costs. A cost that cannot be paid keeps the effect from being used."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BLANK, BY_EFFECT, RESOURCES, SYMBOLS
from engine.games.platformer.decisions.pick_die import TO_SPEND, ask_die
from engine.games.platformer.dice import has_unused, spend_die, unused
from engine.games.platformer.purse import owned, spend
from engine.games.platformer.shop import discard, exhaust
from engine.games.platformer.state import State
from engine.games.platformer.wounds import reset_special, wound
from engine.schema import Between, Sample, word


@word("cost", needs=("card",), sample=Sample(stands_for={"": {}}))
class Exhaust:
    """Turn this card by 90 degrees; it is ready again after the next refresh step (PF-ITEM-02, -06)."""

    exhausts: ClassVar[bool] = True

    def pay(self, g: State, ctx: Context) -> None:
        exhaust(g, ctx.owner, ctx.card)


@word("cost", needs=("held_card",))
class Discard:
    """Discard this card; a potion goes to the bottom of its deck (PF-ITEM-05)."""

    discards: ClassVar[bool] = True

    def pay(self, g: State, ctx: Context) -> None:
        discard(g, ctx.owner, ctx.card)


@word("cost", speaks="limit")
class OncePerTurn:
    """This effect can be used once in every turn; the card is not turned."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether it has not been used this turn."""
        return ctx.effect * 8 + ctx.owner + 1 not in g.once

    def pay(self, g: State, ctx: Context) -> None:
        g.once.append(ctx.effect * 8 + ctx.owner + 1)


@word("cost", needs=("holder|actor",))
class Pay:
    """Pay Gold, Gems or Hearts. Paying the last Heart downs the hero."""

    what: Literal["gold", "gem", "heart"]
    amount: Annotated[int, Between(1, 20)] = 1

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether there is enough."""
        return owned(g, ctx.owner, RESOURCES.index(self.what)) >= self.amount

    def pay(self, g: State, ctx: Context) -> None:
        if self.what == "heart":
            wound(g, ctx.owner, self.amount, BY_EFFECT)
        else:
            spend(g, ctx.owner, RESOURCES.index(self.what), self.amount)


@word("cost", needs=("holder|actor",), supply="symbol")
class SpendSymbol:
    """Spend one unused die of the pool that shows this symbol; "any" lets the player choose the die."""

    symbol: Literal["move", "sword", "coin", "hand", "star", "any"] = "any"

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether such a die is left; only the active player has dice."""
        if ctx.owner != g.active or not g.rolled:
            return False
        return has_unused(g) if self.symbol == "any" else unused(g, SYMBOLS.index(self.symbol)) > 0

    def pay(self, g: State, ctx: Context) -> None:
        """Set the die aside, or ask which."""
        if self.symbol == "any":
            ask_die(g, ctx.owner, TO_SPEND)
        else:
            spend_die(g, SYMBOLS.index(self.symbol))


@word("cost", needs=("holder|actor",), supply="symbol")
class SpendPair:
    """Spend two unused dice of the pool that show this symbol."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether two are left."""
        return ctx.owner == g.active and g.rolled and unused(g, SYMBOLS.index(self.symbol)) > 1

    def pay(self, g: State, ctx: Context) -> None:
        spend_die(g, SYMBOLS.index(self.symbol))
        spend_die(g, SYMBOLS.index(self.symbol))


@word("cost", needs=("holder|actor",))
class SpendSaved:
    """Give up the symbol stored on the special die."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether one is stored."""
        return g.special[ctx.owner] != BLANK

    def pay(self, g: State, ctx: Context) -> None:
        reset_special(g, ctx.owner)


COSTS = (Exhaust, Discard, OncePerTurn, Pay, SpendSymbol, SpendPair, SpendSaved)
