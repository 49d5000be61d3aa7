"""The operation ``extra_action``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.happenings import E_EXTRA
from engine.games.princess.state import State
from engine.schema import Sample, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks="own",
    sample=Sample(when={"action_taken": {"action": "explore"}}),
    worth=50,
)
class ExtraAction:
    """You take a further action this turn, if it is yours."""

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner == g.active:
            g.extra += 1
            g.emit(E_EXTRA, ctx.owner)
