"""The operation ``let_choose``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.games.princess.decisions.let import ask_let
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Between, Operations, Speech, word


@word(
    "operation",
    speaks=Speech("subject", menu=True),
    sample={"options": [["reveal_secret"], ["damage", "lose_gold"]]},
    worth=lambda p, e: min(e.operations(option) for option in p["options"]),
)
class LetChoose:
    """Another player chooses one of several lists of operations; in them, too, "self" is you."""

    options: Annotated[tuple[Operations, ...], Between(2, 4)]
    who: Subject = "opponent"

    def compile(self, builder: Builder) -> Run:
        choice = builder.options(self.options)

        def run(g: State, ctx: Context) -> None:
            seat = subject(g, ctx, self.who)
            if seat >= 0:
                ask_let(g, ctx, seat, choice)

        return run
