"""The operation ``immune``."""

from __future__ import annotations

from typing import Annotated

from engine.games.princess.moments import IMMUNITIES, N_IMMUNE
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import LASTING
from engine.schema import Choices, Sample, Speech, word


@word(
    "operation",
    speaks=Speech("lasting", forbids="spared", joins="join-and", together=lambda _p, _of: "spared"),
    sample=Sample(pairs=True),
    worth=lambda _p, e: -LASTING if e.magic else LASTING,
)
class Immune(Lasting):
    """Players are safe from something: damage, theft of cards and gold, curses, being challenged, others
    looking at their hand or Secret."""

    to: Annotated[str, Choices(IMMUNITIES)]
    of: Of = "self"

    def number(self) -> int:
        return N_IMMUNE + IMMUNITIES.index(self.to)
