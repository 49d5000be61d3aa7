"""The operation ``forbid_type``."""

from __future__ import annotations

from typing import Literal

from engine.games.princess.codes import TYPES
from engine.games.princess.moments import N_NO_TYPE
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.ops.forbid import Forbid
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import Speech, word


@word("operation", speaks=Speech("lasting", forbids="forbidden-type", within=Forbid), worth=lasting)
class ForbidType(Lasting):
    """Players may not place cards of this type in challenges."""

    type: Literal["attack", "defence", "strategy", "magic", "environment"]
    of: Of = "self"

    def number(self) -> int:
        return N_NO_TYPE + TYPES.index(self.type)
