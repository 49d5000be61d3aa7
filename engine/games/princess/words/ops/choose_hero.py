"""The operation ``choose_hero``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.firing import ask
from engine.games.princess.words.targets import Who, heroes
from engine.kernel.frames import F_PICK_HERO
from engine.schema import Operations, Speech, word


@word("operation", gives=("hero",), speaks=Speech(noun="them"), sample={"do": [{"damage": {"who": "them"}}]})
class ChooseHero:
    """You choose a player; the operations inside happen to that player ("them")."""

    do: Operations
    among: Who = "other_heroes"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        among = self.among
        choice = builder.filter(lambda g, ctx: heroes(g, ctx, among))
        return lambda g, ctx: ask(g, F_PICK_HERO, ctx, block, choice)
