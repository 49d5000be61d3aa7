"""What snacks and talents can do: one trigger, one condition, one cost and four operations beside the shared
words. A real game gives each operation a file of its own."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import FIRST_MOMENT, ask
from engine.effects.moments import moment
from engine.effects.numbers import OF_SELF, last
from engine.kernel.frames import F_PICK_HERO
from engine.schema import Between, Operations, Stands, needing, word
from tests.puddles.state import N_HOP, State, discard, go

T_LANDED = FIRST_MOMENT


LANDED = moment(
    "landed",
    T_LANDED,
    "A frog has landed on a puddle where another sits.",
    gives=("hero",),
    where=lambda _word: lambda _g, ctx: ctx.hero == ctx.owner,
)


@word("condition")
class Behind:
    """Somebody is ahead of the frog."""

    def holds(self, g: State, ctx: Context) -> bool:
        """Whether somebody is."""
        return g.at[ctx.owner] < max(g.at)


@word("cost")
class Discard:
    """Eat this snack."""

    discards: ClassVar[bool] = True

    def pay(self, g: State, ctx: Context) -> None:
        """Eat it."""
        discard(g, ctx.owner, ctx.card)


@word("operation")
class Leap:
    """The frog goes so many puddles on; a negative number sends it back."""

    by: Annotated[int, Between(-6, 6)]
    who: Annotated[Literal["self", "them"], Stands(values={"them": needing("hero")})] = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Go."""
        go(g, ctx.owner if self.who == "self" else ctx.hero, self.by)


@word("operation", gives=("hero",))
class ChooseFrog:
    """The player chooses another frog ("them")."""

    do: Operations

    def compile(self, builder: Builder) -> Run:
        """Compile the operations inside."""
        block = builder.block(self.do)
        choice = builder.filter(lambda g, ctx: [seat for seat in range(g.seats) if seat != ctx.owner])
        return lambda g, ctx: ask(g, F_PICK_HERO, ctx, block, choice)


@word("operation")
class Nibble:
    """Draw a snack."""

    def run(self, g: State, ctx: Context) -> None:
        """Draw it."""
        g.draw(ctx.owner)


@word("operation")
class HopFurther:
    """Hop so much further: with "always" as long as the talent is there, else as long as "until" says."""

    by: Annotated[int, Between(-3, 3)]

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return [(N_HOP, self.by, OF_SELF)]

    def compile(self, builder: Builder) -> Run:
        """For a time."""

        def run(g: State, ctx: Context) -> None:
            last(g, ctx.owner, N_HOP, self.by, OF_SELF, g.code.effects[ctx.effect].until)

        return run


WORDS = (LANDED, Behind, Discard, Leap, ChooseFrog, Nibble, HopFurther)
