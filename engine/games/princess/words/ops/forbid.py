"""The operation ``forbid``."""

from __future__ import annotations

from typing import Annotated

from engine.games.princess.moments import FORBIDDEN, N_FORBIDDEN
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import Choices, Sample, Speech, word


@word("operation", speaks=Speech("lasting", forbids="forbidden"), sample=Sample(pairs=True), worth=lasting)
class Forbid(Lasting):
    """Players may not do something."""

    what: Annotated[str, Choices(FORBIDDEN)]
    of: Of = "self"

    def number(self) -> int:
        return N_FORBIDDEN + FORBIDDEN.index(self.what)
