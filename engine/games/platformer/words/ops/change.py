"""The operation ``change``."""

from __future__ import annotations

from typing import Annotated

from engine.games.platformer.moments import (
    ENEMY_NUMBERS,
    HERO_NUMBERS,
    N_DAMAGE,
    N_ENEMY_LOOT_GEMS,
    N_ENEMY_LOOT_GOLD,
    N_HEALTH,
)
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.targets import OF_ENEMIES, Of
from engine.marks import follow
from engine.schema import Between, Sample, Speech, one_of, word
from engine.schema.speech import Given

SYMBOL_OF = {"move_steps": "move", "hand_steps": "hand", "sword_damage": "sword", "coin_gold": "coin"}
OF_BOTH = ("loot_gold", "loot_gems")
"""Numbers that enemies have under the same name as heroes, and that read differently."""
WORTH = {
    "move_steps": 160,
    "sword_damage": 190,
    "attack_damage": 130,
    "coin_gold": 35,
    "shield": 80,
    "attack_reach": 60,
    "shop_reach": 20,
    "push_length": 10,
    "hand_steps": 20,
}
"""What a change by 1 is worth for a turn, to a bot."""


def _variant(p: Given, of: str) -> str:
    what: str = p["what"]
    return f"enemy-{what}" if of in OF_ENEMIES and what in OF_BOTH else what


ONLY_MORE = ("shield", "attack_reach", "shop_reach")
"""Numbers that a card can only add to."""


def _fits(p: Given) -> bool:
    return p["by"] > 0 or (p["by"] < 0 and p["what"] not in ONLY_MORE)


def _worth(p: Given, _estimate: object) -> int:
    by: int = p["by"]
    return WORTH.get(p["what"], 60 if by < 0 else 0) * abs(by)


@word(
    "operation",
    speaks=Speech(
        "lasting",
        extras=lambda p, _say: {"symbol": follow(p["what"], SYMBOL_OF.get(p["what"], "any"))},
        variant=_variant,
        together=lambda _p, of: "has" if of in OF_ENEMIES else "",
    ),
    sample=Sample({"what": "hand_steps", "by": 1}, pairs=True, fits=_fits, stands_for={"lasting": None}),
    worth=_worth,
)
class Change(Lasting):
    """Change a number of heroes or enemies. With "always" it lasts as long as the card lies there, else as
    long as "until" says. Of heroes: spaces per Move or Hand, damage per Sword or per attack, Gold per
    Coin, price of the next Gem step, prices in the shop, loot, Wounds stopped per turn (shield), how much
    further one can attack or buy, how much further one pushes, the price of a portal. Of enemies: Damage,
    Health, loot."""

    what: Annotated[str, one_of(of_heroes=HERO_NUMBERS, of_enemies=ENEMY_NUMBERS)]
    by: Annotated[int, Between(-20, 20)]
    of: Of = "self"

    def number(self) -> int:
        if self.of in OF_ENEMIES:
            enemy = {
                "damage": N_DAMAGE,
                "health": N_HEALTH,
                "loot_gold": N_ENEMY_LOOT_GOLD,
                "loot_gems": N_ENEMY_LOOT_GEMS,
            }
            return enemy[self.what]
        return HERO_NUMBERS.index(self.what)

    def bonus(self) -> int:
        """The damage that it can add to an attack, for bots."""
        return 3 * self.by if self.what == "sword_damage" else 0
