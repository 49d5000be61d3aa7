"""The operation ``beats``."""

from __future__ import annotations

from typing import Literal

from engine.games.princess.codes import TYPES
from engine.games.princess.moments import N_BEATS
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.marks import follow
from engine.schema import Speech, word
from engine.schema.speech import Given, Say


def _over(p: Given, say: Say) -> dict[str, str]:
    """Whether one beats its like, and the other by its name."""
    alike = follow(p["over"], "yes" if p["type"] == p["over"] else "no")
    return {"alike": alike, "over-many": say("type-many", {"type": p["over"]})}


@word(
    "operation",
    speaks=Speech("lasting", extras=_over),
    sample={"type": "attack", "over": "defence"},
    worth=lasting,
)
class Beats(Lasting):
    """Cards of one type beat cards of another, whatever the triangle says; a type that beats itself wins for
    the challenger. Of self: only your own cards do."""

    type: Literal["attack", "defence", "strategy"]
    over: Literal["attack", "defence", "strategy"]
    of: Of = "all"

    def number(self) -> int:
        return N_BEATS + 3 * TYPES.index(self.type) + TYPES.index(self.over)
