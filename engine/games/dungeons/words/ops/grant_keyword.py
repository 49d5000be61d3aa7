"""The operation ``grant_keyword``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import KEYWORDS
from engine.games.dungeons.state import State
from engine.schema import Sample, Speech, word


@word(
    "operation",
    needs=("attack",),
    speaks=Speech("statement", of="the attack"),
    sample=Sample(when="attack_declared"),
)
class GrantKeyword:
    """The attack that goes on has this keyword."""

    keyword: Literal["reach", "crush", "stun", "pierce", "barrage", "heavy"]

    def run(self, g: State, ctx: Context) -> None:
        if g.attacks:
            g.attacks[-1].keywords |= 1 << KEYWORDS.index(self.keyword)
