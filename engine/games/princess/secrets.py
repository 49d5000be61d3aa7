"""Secrets: revealing them, looking at them, exchanging them (PR-GHOST-03, PR-RUL-01, -36)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import refresh_numbers
from engine.games.princess.codes import CENTRE, OUT_OF_PLAY
from engine.games.princess.happenings import (
    E_FREED,
    E_LOOKED_SECRET,
    E_NEW_SECRET,
    E_SECRET,
    E_SECRETS_SWAPPED,
)
from engine.games.princess.moments import T_FREED, T_SECRET
from engine.games.princess.state import State


def reveal(g: State, seat: int) -> None:
    """Turn a Secret up. The Kidnapper's frees the Princess at that moment (PR-RUL-01)."""
    if g.revealed[seat]:
        return
    g.revealed[seat] = 1
    g.secret_seen[seat] = (1 << g.seats) - 1
    refresh_numbers(g)
    g.emit(E_SECRET, seat, g.secret[seat])
    fire(g, T_SECRET, seat)
    if g.secret[seat] == g.program.kidnapper:
        free(g)


def free(g: State) -> None:
    """The Princess comes into play: to the centre of the table, Free (PR-END-02, PR-RUL-02)."""
    if g.princess_at == OUT_OF_PLAY:
        g.princess_at = CENTRE
        refresh_numbers(g)
        g.emit(E_FREED)
        fire(g, T_FREED)


def look(g: State, viewer: int, seat: int) -> None:
    """A player looks at another's Secret."""
    if not g.revealed[seat]:
        g.secret_seen[seat] |= 1 << viewer
        g.emit(E_LOOKED_SECRET, viewer, g.secret[seat], seat)


def swap(g: State, one: int, two: int) -> None:
    """Two players exchange their Secrets, each as it lies; both know what they gave away."""
    for table in (g.secret, g.revealed, g.secret_seen):
        table[one], table[two] = table[two], table[one]
    g.secret_seen[two] |= 1 << one
    g.secret_seen[one] |= 1 << two
    refresh_numbers(g)
    g.emit(E_SECRETS_SWAPPED, one, two)
    g.emit(E_NEW_SECRET, one, g.secret[one])
    g.emit(E_NEW_SECRET, two, g.secret[two])
