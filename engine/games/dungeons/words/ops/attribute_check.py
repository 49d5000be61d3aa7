"""The operation ``attribute_check``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.checking import check
from engine.games.dungeons.codes import ATTRIBUTES
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, Operations, Speech, word


@word(
    "operation",
    gives=("hero", "amount", "space"),
    forgets=("enemy",),
    speaks=Speech("subject", branches=("passed", "failed")),
    sample={
        "attribute": "wisdom",
        "successes": 3,
        "passed": [{"gain": {"what": "energy", "who": "them"}}],
        "failed": [{"damage_hero": {"amount": 1}}],
    },
)
class AttributeCheck:
    """Heroes make an attribute check: four dice with the modifier, each of 6 or more a success; so many
    successes pass (DD-CHECK)."""

    attribute: Literal["strength", "dexterity", "wisdom", "charisma"]
    successes: Annotated[int, Between(1, 4)]
    who: Who = "them"
    passed: Operations = ()
    failed: Operations = ()

    def compile(self, builder: Builder) -> Run:
        passed, failed = builder.block(self.passed), builder.block(self.failed)
        which = ATTRIBUTES.index(self.attribute)

        def run(g: State, ctx: Context) -> None:
            for hero in reversed(heroes(g, ctx, self.who)):
                check(g, hero, which, self.successes, ctx, passed, failed)

        return run
