"""The operation ``guess_type``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.games.princess.decisions.guess import ask_guess
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Operations, Speech, word


@word(
    "operation",
    needs=("holder|actor",),
    gives=("hero",),
    speaks=Speech("own", branches=("right", "wrong")),
    sample={"right": ["steal_card"], "wrong": ["draw"]},
    worth=lambda p, e: e.operations(p.get("right", ())) // 3,
)
class GuessType:
    """You name a type; a player shows a card drawn by lot from hand. If you are right, do the first
    operations, otherwise the second. Without cards in that hand nothing happens."""

    right: Operations
    wrong: Operations = ()
    who: Subject = "opponent"

    def compile(self, builder: Builder) -> Run:
        right, wrong = builder.block(self.right), builder.block(self.wrong)

        def run(g: State, ctx: Context) -> None:
            seat = subject(g, ctx, self.who)
            if seat >= 0 and ctx.owner >= 0 and g.hand[seat]:
                ctx.hero = seat
                ask_guess(g, ctx, right, wrong)

        return run
