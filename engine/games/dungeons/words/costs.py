"""What an effect costs. A cost that cannot be paid keeps the effect from being used. The Energy printed on an
Ability and the discarding of a used item need not be written: they are rules."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.activating import can_spend_action, spend_action
from engine.games.dungeons.codes import RESOURCES
from engine.games.dungeons.harm import pay_health
from engine.games.dungeons.purse import lose, owned
from engine.games.dungeons.shop import discard
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import Between, Ref, Sample, word

PERIODS = ("activation", "round", "adventure")


@word("cost", needs=("holder|actor",))
class Action:
    """One of the hero's two actions, in the own activation (DD-ROUND-06)."""

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether one is left."""
        return can_spend_action(g, ctx.owner)

    def pay(self, g: State, ctx: Context) -> None:
        spend_action(g, ctx.owner)


@word("cost", needs=("holder|actor|hero",), sample=Sample(stands_for={"": {"what": "loot"}}))
class Pay:
    """Pay Energy, Loot or Health. Paying the last Health makes the hero fall."""

    what: Literal["energy", "loot", "health"]
    amount: Annotated[int, Between(1, 20)] = 1

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether there is enough."""
        hero = holder(ctx)
        return hero >= 0 and owned(g, hero, RESOURCES.index(self.what)) >= self.amount

    def pay(self, g: State, ctx: Context) -> None:
        if self.what == "health":
            pay_health(g, holder(ctx), self.amount)
        else:
            lose(g, holder(ctx), RESOURCES.index(self.what), self.amount)


@word("cost", needs=("held_card",))
class Discard:
    """Discard this item: for effects that wait for a moment. An item that is used is discarded anyway
    (DD-RUL-44)."""

    discards: ClassVar[bool] = True

    def pay(self, g: State, ctx: Context) -> None:
        discard(g, ctx.owner, ctx.card)


@word("cost", speaks="limit")
class Once:
    """This effect can be used once in every activation, once in every round, or once in the adventure."""

    per: Literal["activation", "round", "adventure"] = "round"

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether it has not been used."""
        return self._key(ctx) not in g.once

    def pay(self, g: State, ctx: Context) -> None:
        g.once.append(self._key(ctx))

    def _key(self, ctx: Context) -> int:
        who = 8 + ctx.this if ctx.this >= 0 else ctx.owner + 1
        return (ctx.effect * 1024 + who) * len(PERIODS) + PERIODS.index(self.per)


@word("cost", needs=("holder|actor|hero",))
class GiveItem:
    """Give up this item: it is discarded."""

    item: Annotated[str, Ref("item")]

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether the hero has one."""
        return self._card(g, holder(ctx)) >= 0

    def pay(self, g: State, ctx: Context) -> None:
        discard(g, holder(ctx), self._card(g, holder(ctx)))

    def _card(self, g: State, seat: int) -> int:
        cards: Any = g.program.cards
        for card in g.held[seat] if seat >= 0 else []:
            if g.definition(cards[card]).slug == self.item:
                return card
        return -1


COSTS = (Action, Pay, Discard, Once, GiveItem)
