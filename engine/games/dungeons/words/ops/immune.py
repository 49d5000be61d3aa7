"""The operation ``immune``."""

from __future__ import annotations

from typing import Annotated

from engine.games.dungeons.moments import ENEMY_IMMUNITIES, HERO_IMMUNITIES, N_E_IMMUNE_STUN, N_IMMUNE_PITS
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OF_ENEMIES, Of
from engine.kernel.errors import OptionError
from engine.schema import Sample, Speech, one_of, word


@word(
    "operation",
    speaks=Speech(
        "lasting",
        variant=lambda _p, of: "enemy" if of in OF_ENEMIES else "",
        together=lambda _p, _of: "behaves",
    ),
    sample=Sample(pairs=True),
)
class Immune(Lasting):
    """Heroes or enemies are not touched by something. Heroes: pits, Siphon, being moved by force, enemies
    in the way of a move, being targeted by enemies. Enemies: Stun, being moved by force, pits, ranged
    or melee attacks, Critical Hits (they count as ordinary ones)."""

    to: Annotated[str, one_of(of_heroes=HERO_IMMUNITIES, of_enemies=ENEMY_IMMUNITIES)]
    of: Of = "self"

    def number(self) -> int:
        if self.of in OF_ENEMIES:
            if self.to not in ENEMY_IMMUNITIES:
                said = f"immune: not for enemies: {self.to}; they know {', '.join(ENEMY_IMMUNITIES)}"
                args = {"is": self.to, "allowed": list(ENEMY_IMMUNITIES)}
                raise OptionError("", "immune-enemies", args, "", said)
            return N_E_IMMUNE_STUN + ENEMY_IMMUNITIES.index(self.to)
        if self.to not in HERO_IMMUNITIES:
            said = f"immune: not for heroes: {self.to}; they know {', '.join(HERO_IMMUNITIES)}"
            args = {"is": self.to, "allowed": list(HERO_IMMUNITIES)}
            raise OptionError("", "immune-heroes", args, "", said)
        return N_IMMUNE_PITS + HERO_IMMUNITIES.index(self.to)
