"""What an effect costs. A cost that cannot be paid keeps the effect from being used."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.decisions.discard import ask_discard
from engine.games.princess.life import hurt
from engine.games.princess.purse import earn
from engine.games.princess.secrets import reveal
from engine.games.princess.state import State
from engine.schema import Between, Sample, word


@word("cost", needs=("holder|actor",), speaks="limit")
class OncePerTurn:
    """This effect can be used once in every turn."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether it has not been used this turn."""
        return ctx.effect * 16 + ctx.owner + 1 not in g.once

    def pay(self, g: State, ctx: Context) -> None:
        g.once.append(ctx.effect * 16 + ctx.owner + 1)


@word("cost", needs=("holder|actor",), speaks="limit")
class OncePerGame:
    """This effect can be used once in the whole game by a player."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether it has not been used."""
        return -(ctx.effect * 16 + ctx.owner + 1) not in g.once

    def pay(self, g: State, ctx: Context) -> None:
        """Remember it; numbers below 0 outlast the turn."""
        g.once.append(-(ctx.effect * 16 + ctx.owner + 1))


@word("cost", needs=("holder|actor",), sample=Sample(stands_for={"": {}}))
class PayGold:
    """Pay gold."""

    amount: Annotated[int, Between(1, 20)] = 1

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether there is enough."""
        return ctx.owner >= 0 and g.gold[ctx.owner] >= self.amount

    def pay(self, g: State, ctx: Context) -> None:
        earn(g, ctx.owner, -self.amount)


@word("cost", needs=("holder|actor",))
class PayLife:
    """Lose Life; a hero cannot pay the last of it."""

    amount: Annotated[int, Between(1, 9)] = 1

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether there is enough."""
        return ctx.owner >= 0 and g.life[ctx.owner] > self.amount

    def pay(self, g: State, ctx: Context) -> None:
        hurt(g, [ctx.owner], self.amount, -1, False)


@word("cost", needs=("holder|actor",))
class DiscardCards:
    """Discard cards of one's choice from hand."""

    count: Annotated[int, Between(1, 9)] = 1

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether there are enough."""
        return ctx.owner >= 0 and len(g.hand[ctx.owner]) >= self.count

    def pay(self, g: State, ctx: Context) -> None:
        """Ask which."""
        ask_discard(g, ctx.owner, self.count)


@word("cost", needs=("holder|actor",))
class ShowSecret:
    """Reveal one's own Secret, which must still lie face down."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether it does."""
        return ctx.owner >= 0 and not g.revealed[ctx.owner]

    def pay(self, g: State, ctx: Context) -> None:
        reveal(g, ctx.owner)


COSTS = (OncePerTurn, OncePerGame, PayGold, PayLife, DiscardCards, ShowSecret)
