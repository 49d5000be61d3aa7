"""The operation ``attack``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.aiming import may_target
from engine.games.dungeons.attacking import declare_with
from engine.games.dungeons.codes import KEYWORDS, TYPES
from engine.games.dungeons.nearby import living
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import own_keywords, own_modifier
from engine.games.dungeons.wording import attack_details
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import holder
from engine.games.dungeons.worth import line
from engine.kernel.frames import F_PICK_ENEMY
from engine.schema import Between, Speech, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks=Speech(extras=attack_details),
    sample={"kind": "ranged", "dice": 3},
    worth=lambda p, _e: line(p["dice"], p.get("modifier", 0)) + 15 * len(p.get("keywords", ())),
)
class Attack:
    """The hero makes an attack with dice of this card: the Hero card's modifier counts, weapon and its
    keywords do not (DD-RANGED-06, DD-RUL-39). It costs an action only if the effect says so."""

    asks: ClassVar[bool] = True
    kind: Literal["melee", "ranged"]
    dice: Annotated[int, Between(1, 8)]
    modifier: Annotated[int, Between(-5, 5)] = 0
    keywords: tuple[Literal["reach", "crush", "stun", "pierce", "barrage", "heavy"], ...] = ()

    def compile(self, builder: Builder) -> Run:
        """The question for the target, and the attack after it."""
        kind = TYPES.index(self.kind)
        printed = sum(1 << KEYWORDS.index(keyword) for keyword in self.keywords)

        def targets(g: State, ctx: Context) -> list[int]:
            seat = holder(ctx)
            if seat < 0:
                return []
            keywords = printed | own_keywords(g, seat)
            return [slot for slot in living(g) if may_target(g, seat, slot, kind, keywords)]

        def strike(g: State, ctx: Context) -> None:
            seat = holder(ctx)
            modifier = own_modifier(g, seat, kind) + self.modifier
            keywords = printed | own_keywords(g, seat)
            source = g.program.effects[ctx.effect].definition
            declare_with(g, seat, ctx.enemy, kind, self.dice, modifier, keywords, source)

        block = builder.callables([strike])
        choice = builder.filter(targets)
        return lambda g, ctx: ask(g, F_PICK_ENEMY, ctx, block, choice)
