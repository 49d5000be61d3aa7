"""The operation ``choose_hero``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.kernel.frames import F_PICK_HERO
from engine.schema import Operations, Speech, word


@word("operation", gives=("hero",), speaks=Speech(noun="them"), sample={"do": [{"wound": {"amount": 1}}]})
class ChooseHero:
    """The player chooses a hero; the operations inside happen to that hero ("them")."""

    do: Operations
    among: Who = "others"
    on_map: bool = True

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def choices(g: State, ctx: Context) -> list[int]:
            found = reached_heroes(g, ctx, self.among)
            return [hero for hero in found if g.pos[hero] >= 0 or not self.on_map]

        choice = builder.filter(choices)
        return lambda g, ctx: ask(g, F_PICK_HERO, ctx, block, choice)
