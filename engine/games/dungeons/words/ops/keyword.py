"""The operation ``keyword``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.games.dungeons.codes import KEYWORDS, WEAPON_KEYWORDS
from engine.games.dungeons.moments import N_E_KEYWORD, N_KEYWORD
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OF_ENEMIES, Of
from engine.schema import Sample, Speech, one_of, word


@word(
    "operation",
    speaks=Speech("lasting", variant=lambda _p, of: "enemy" if of in OF_ENEMIES else ""),
    sample=Sample(pairs=True),
    worth=40,
)
class Keyword(Lasting):
    """Attacks of heroes have this keyword, or enemies have it: with "always" as long as the card lies
    there, else as long as "until" says."""

    keyword: Annotated[
        Literal["reach", "crush", "stun", "pierce", "barrage", "heavy", "siphon", "regenerate", "ritual"],
        one_of(of_heroes=KEYWORDS[:WEAPON_KEYWORDS], of_enemies=KEYWORDS),
    ]
    of: Of = "self"

    def number(self) -> int:
        first = N_E_KEYWORD if self.of in OF_ENEMIES else N_KEYWORD
        return first + KEYWORDS.index(self.keyword)
