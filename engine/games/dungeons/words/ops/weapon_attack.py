"""The operation ``weapon_attack``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.aiming import may_target
from engine.games.dungeons.attacking import declare_with
from engine.games.dungeons.codes import KEYWORDS, MELEE, RANGED, TYPES
from engine.games.dungeons.nearby import living
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import attack_modifier, weapon_dice, weapon_keywords
from engine.games.dungeons.wording import attack_details
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import holder
from engine.kernel.frames import F_PICK_ENEMY
from engine.schema import Between, Speech, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks=Speech(extras=lambda p, say: attack_details(p, say, more_dice=True)),
    worth=90,
)
class WeaponAttack:
    """The hero makes an attack with the weapon, besides the actions of the activation; dice, modifier and
    keywords of the card are added to it."""

    asks: ClassVar[bool] = True
    kind: Literal["any", "melee", "ranged"] = "any"
    dice: Annotated[int, Between(-5, 8)] = 0
    modifier: Annotated[int, Between(-5, 5)] = 0
    keywords: tuple[Literal["reach", "crush", "stun", "pierce", "barrage", "heavy"], ...] = ()

    def compile(self, builder: Builder) -> Run:
        """The question for the kind and the target, and the attack after it."""
        added = sum(1 << KEYWORDS.index(keyword) for keyword in self.keywords)
        kinds = [MELEE, RANGED] if self.kind == "any" else [TYPES.index(self.kind)]

        def targets(g: State, ctx: Context) -> list[int]:
            seat = holder(ctx)
            if seat < 0 or g.pos[seat] < 0:
                return []
            keywords = added | weapon_keywords(g, seat)
            found = []
            for slot in living(g):
                for kind in kinds:
                    if weapon_dice(g, seat, kind) > 0 and may_target(g, seat, slot, kind, keywords):
                        found.append(slot)
                        break
            return found

        def strike(g: State, ctx: Context) -> None:
            seat = holder(ctx)
            keywords = added | weapon_keywords(g, seat)
            # Melee wants the target adjacent and ranged wants it apart; only with Reach both lines may fit
            # it, and then the one with more dice is used.
            fit = [kind for kind in kinds if may_target(g, seat, ctx.enemy, kind, keywords)]
            kind = max(fit, key=lambda each: weapon_dice(g, seat, each))
            dice = weapon_dice(g, seat, kind) + self.dice
            modifier = attack_modifier(g, seat, kind) + self.modifier
            declare_with(g, seat, ctx.enemy, kind, dice, modifier, keywords, g.equipment[seat])

        block = builder.callables([strike])
        choice = builder.filter(targets)
        return lambda g, ctx: ask(g, F_PICK_ENEMY, ctx, block, choice)
