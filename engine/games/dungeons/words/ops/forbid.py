"""The operation ``forbid``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.effects.compiling import Run
from engine.games.dungeons.moments import ENEMY_FORBIDDEN, FORBIDDEN, N_E_NO_MOVE, N_NO_MOVE
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.lasting import for_a_time, scope_of
from engine.games.dungeons.words.targets import OF_ENEMIES, Of
from engine.kernel.errors import OptionError
from engine.schema import Sample, Speech, one_of, word
from engine.schema.speech import Given


def _fits(p: Given) -> bool:
    return p["what"] in (ENEMY_FORBIDDEN if p["of"] in OF_ENEMIES else FORBIDDEN)


@word("operation", speaks=Speech("lasting", forbids="forbidden"), sample=Sample(pairs=True, fits=_fits))
@dataclass(frozen=True)
class Forbid:
    """Heroes may not do something: move, attack, use the Ability, use items, acquire items, trade, gain
    Health, gain Energy. Enemies: move, attack."""

    what: Annotated[
        Literal["move", "attack", "ability", "items", "buying", "trade", "healing", "energy"],
        one_of(of_heroes=FORBIDDEN, of_enemies=ENEMY_FORBIDDEN),
    ]
    of: Of = "self"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        if self.of in ("enemies", "this"):
            if self.what not in ENEMY_FORBIDDEN:
                said = f"forbid: enemies do not {self.what}; they {', '.join(ENEMY_FORBIDDEN)}"
                args = {"is": self.what, "allowed": list(ENEMY_FORBIDDEN)}
                raise OptionError("", "forbid-enemies", args, "", said)
            return [(N_E_NO_MOVE + ENEMY_FORBIDDEN.index(self.what), 1, scope_of(self.of))]
        return [(N_NO_MOVE + FORBIDDEN.index(self.what), 1, scope_of(self.of))]

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time(self.changes(builder))
