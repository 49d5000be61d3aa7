"""The operation ``swap_characters``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import refresh_numbers
from engine.games.princess.happenings import E_CHARACTERS_SWAPPED
from engine.games.princess.state import State
from engine.games.princess.words.targets import WITH_ANOTHER, Subject, subject
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=30)
class SwapCharacters:
    """You exchange characters with a player; Life above the new maximum is lost (PR-RUL-41)."""

    who: Subject = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        seat = subject(g, ctx, self.who)
        if seat < 0 or ctx.owner < 0 or seat == ctx.owner:
            return
        g.character[seat], g.character[ctx.owner] = g.character[ctx.owner], g.character[seat]
        refresh_numbers(g)
        g.emit(E_CHARACTERS_SWAPPED, ctx.owner, seat)
