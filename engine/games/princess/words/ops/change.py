"""The operation ``change``."""

from __future__ import annotations

from typing import Annotated

from engine.games.princess.moments import CHANGEABLE
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import Between, Choices, Sample, Speech, word


@word(
    "operation",
    speaks=Speech("lasting", variant=lambda p, _of: p["what"]),
    sample=Sample(
        {"what": "overload_limit", "by": 2},
        pairs=True,
        fits=lambda p: p["by"] != 0,
        stands_for={"lasting": None},
    ),
    worth=lasting,
)
class Change(Lasting):
    """Change a number of players. With "always" it lasts as long as the card lies there, else as long as
    "until" says: how many cards the shop holds, what a card costs and earns, how many cards are no overload,
    how many one Explore or one Wander draws, the maximum of Life, the damage somebody deals or takes, the
    Life that healing gives."""

    what: Annotated[str, Choices(CHANGEABLE)]
    by: Annotated[int, Between(-9, 9)]
    of: Of = "self"

    def number(self) -> int:
        return CHANGEABLE.index(self.what)
