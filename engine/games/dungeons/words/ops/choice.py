"""The operation ``choice``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.effects.compiling import Run
from engine.effects.firing import ask
from engine.games.dungeons.words.building import Builder
from engine.kernel.frames import F_PICK_OPTION
from engine.schema import Between, Operations, Sample, Speech, word


@dataclass(frozen=True)
class ChoiceOption:
    """One of the choices: how it is worded, and what it does."""

    passage: str
    do: Operations


@word(
    "operation",
    needs=("story",),
    speaks=Speech(menu=True),
    sample=Sample(
        {
            "options": [
                {"passage": "stay", "do": [{"gain": {"what": "energy", "who": "all"}}]},
                {"passage": "go", "do": []},
            ]
        },
        kind="adventure",
    ),
)
class Choice:
    """In an adventure: the players choose what to do; each choice is worded by a passage."""

    options: Annotated[tuple[ChoiceOption, ...], Between(2, 6)]

    def compile(self, builder: Builder) -> Run:
        choice = builder.options([option.do for option in self.options])
        passages = [builder.passage(option.passage) for option in self.options]
        builder.program.option_passages[choice] = passages
        return lambda g, ctx: ask(g, F_PICK_OPTION, ctx, 0, choice)
