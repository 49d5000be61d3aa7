"""The operation ``check``."""

from __future__ import annotations

from typing import ClassVar

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.kernel.state import BaseState
from engine.schema import Conditions, Operations, word


@word("operation", speaks="fork")
class Check:
    """If all conditions hold, do the first operations, otherwise the second."""

    tells: ClassVar[bool] = True
    conditions: Conditions
    then: Operations
    otherwise: Operations = ()

    def compile(self, builder: Builder) -> Run:
        conditions = [builder.condition(raw) for raw in self.conditions]
        then = builder.block(self.then)
        otherwise = builder.block(self.otherwise)

        def run(g: BaseState, ctx: Context) -> None:
            push_block(g, ctx, then if all(holds(g, ctx) for holds in conditions) else otherwise)

        return run
