"""The operation ``redirect_damage``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.life import redirect_damage
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Sample, Speech, word


@word(
    "operation",
    needs=("damage",),
    speaks=Speech("happening", people={"to": "hero-dat"}),
    sample=Sample(when="damage_comes", fits=lambda p: p["to"] not in ("self", "them")),
)
class RedirectDamage:
    """The damage that is about to be dealt is dealt to another hero instead."""

    to: Subject = "culprit"

    def run(self, g: State, ctx: Context) -> None:
        redirect_damage(g, subject(g, ctx, self.to))
