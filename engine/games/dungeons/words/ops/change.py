"""The operation ``change``."""

from __future__ import annotations

from typing import Annotated

from engine.games.dungeons.moments import ENEMY_NUMBERS, HERO_NUMBERS, N_E_MELEE, N_MELEE
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OF_ENEMIES, Of
from engine.kernel.errors import OptionError
from engine.schema import Between, Sample, Speech, one_of, word
from engine.schema.speech import Given

HAVING = (
    "melee",
    "ranged",
    "defence",
    "speed",
    "melee_dice",
    "ranged_dice",
    "strength",
    "dexterity",
    "wisdom",
    "charisma",
    "health",
)
"""Numbers of which one has more or less, so that several are put together: "you have +1 Speed and −1
Strength"."""
OF_BOTH = ("loot",)
"""Numbers that enemies have under the same name as heroes, and that read differently."""
WORTH = {
    "defence": 130,
    "melee": 100,
    "ranged": 100,
    "melee_dice": 110,
    "ranged_dice": 110,
    "speed": 60,
    "price": 50,
    "water": 30,
    "strength": 25,
    "dexterity": 25,
    "wisdom": 25,
    "charisma": 25,
}
"""What it is worth to have a number changed by 1, to a bot."""


def _variant(p: Given, of: str) -> str:
    what: str = p["what"]
    return f"enemy-{what}" if of in OF_ENEMIES and what in OF_BOTH else what


@word(
    "operation",
    speaks=Speech(
        "lasting",
        extras=lambda p, _say: {"face": 6 - p["by"]},
        variant=_variant,
        together=lambda p, _of: "has" if p["what"] in HAVING else "",
    ),
    sample=Sample(
        {"what": "speed", "by": 1}, pairs=True, fits=lambda p: p["by"] != 0, stands_for={"lasting": None}
    ),
    worth=lambda p, _e: WORTH.get(p.get("what", ""), 40) * max(1, abs(p.get("by", 1))),
)
class Change(Lasting):
    """Change a number of heroes or enemies. With "always" it lasts as long as the card lies there, else as
    long as "until" says. Of heroes: modifiers (melee, ranged, defence, the four attributes), Speed,
    dice of the weapon's lines, highest Health, prices of items and of the Ability, Loot for defeated
    enemies, how much lower than 6 a die is a Critical Hit, actions per activation, dice of checks, what
    water costs, Damage stopped each time (shield). Of enemies: modifiers, Speed, dice, the Loot they
    yield."""

    what: Annotated[str, one_of(of_heroes=HERO_NUMBERS, of_enemies=ENEMY_NUMBERS)]
    by: Annotated[int, Between(-9, 9)]
    of: Of = "self"

    def number(self) -> int:
        if self.of in OF_ENEMIES:
            if self.what not in ENEMY_NUMBERS:
                said = f"change: enemies have no {self.what}; they have {', '.join(ENEMY_NUMBERS)}"
                args = {"is": self.what, "allowed": list(ENEMY_NUMBERS)}
                raise OptionError("", "change-enemies", args, "", said)
            return N_E_MELEE + ENEMY_NUMBERS.index(self.what)
        return N_MELEE + HERO_NUMBERS.index(self.what)
