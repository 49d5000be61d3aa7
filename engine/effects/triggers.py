"""The moments that every game has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.effects.firing import T_ACTIVATED, T_ALWAYS
from engine.kernel.table import Table
from engine.schema import word


@word("trigger", gives=("each",), once=False)
@dataclass(frozen=True)
class Always:
    """No moment: the operations are changes that last as long as the card lies there."""

    moment: ClassVar[int] = T_ALWAYS

    def matches(self, g: Table, ctx: Context) -> bool:
        """Whether this is the moment."""
        return False


@word("trigger", needs=("usable",))
@dataclass(frozen=True)
class Activated:
    """The player who holds the card uses it, when the rules of the game let cards be used."""

    moment: ClassVar[int] = T_ACTIVATED

    def matches(self, g: Table, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


TRIGGERS = (Always, Activated)
