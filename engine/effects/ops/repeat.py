"""The operation ``repeat``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.kernel.state import BaseState
from engine.schema import Between, Operations, word


@word("operation", speaks="several")
class Repeat:
    """Do the operations inside so many times."""

    tells: ClassVar[bool] = True
    do: Operations
    times: Annotated[int, Between(2, 5)] = 2

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: BaseState, ctx: Context) -> None:
            for _ in range(self.times):
                push_block(g, ctx, block)

        return run
