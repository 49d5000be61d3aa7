"""The operation ``forbid``."""

from __future__ import annotations

from typing import Annotated

from engine.games.dungeons.moments import ENEMY_FORBIDDEN, FORBIDDEN, N_E_NO_MOVE, N_NO_MOVE
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OF_ENEMIES, Of
from engine.kernel.errors import OptionError
from engine.schema import Sample, Speech, one_of, word


@word("operation", speaks=Speech("lasting", forbids="forbidden"), sample=Sample(pairs=True))
class Forbid(Lasting):
    """Heroes may not do something: move, attack, use the Ability, use items, acquire items, trade, gain
    Health, gain Energy. Enemies: move, attack."""

    what: Annotated[str, one_of(of_heroes=FORBIDDEN, of_enemies=ENEMY_FORBIDDEN)]
    of: Of = "self"

    def number(self) -> int:
        if self.of in OF_ENEMIES:
            if self.what not in ENEMY_FORBIDDEN:
                said = f"forbid: enemies do not {self.what}; they {', '.join(ENEMY_FORBIDDEN)}"
                args = {"is": self.what, "allowed": list(ENEMY_FORBIDDEN)}
                raise OptionError("", "forbid-enemies", args, "", said)
            return N_E_NO_MOVE + ENEMY_FORBIDDEN.index(self.what)
        return N_NO_MOVE + FORBIDDEN.index(self.what)
