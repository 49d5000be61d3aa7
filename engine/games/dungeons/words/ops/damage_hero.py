"""The operation ``damage_hero``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.context import Context
from engine.games.dungeons.codes import BY_CARD, BY_RULE
from engine.games.dungeons.harm import harm
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes, is_rule
from engine.schema import Between, word


@word("operation", speaks="subject")
class DamageHero:
    """Heroes suffer Damage; no defence is rolled against it."""

    tells: ClassVar[bool] = True
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        """Harm them, the first in seat order first."""
        cause = BY_RULE if is_rule(g, ctx) else BY_CARD
        for hero in reversed(heroes(g, ctx, self.who)):
            harm(g, hero, self.amount, cause)
