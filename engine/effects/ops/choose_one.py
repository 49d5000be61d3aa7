"""The operation ``choose_one``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.compiling import Builder, Run
from engine.effects.firing import ask
from engine.kernel.frames import F_PICK_OPTION
from engine.schema import Between, Operations, Speech, word


@word("operation", speaks=Speech(menu=True))
class ChooseOne:
    """The player chooses one of several lists of operations."""

    tells: ClassVar[bool] = True
    options: Annotated[tuple[Operations, ...], Between(2, 4)]

    def compile(self, builder: Builder) -> Run:
        choice = builder.options(self.options)
        return lambda g, ctx: ask(g, F_PICK_OPTION, ctx, 0, choice)
