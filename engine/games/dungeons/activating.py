"""Actions of an activation: how many are left, spending one, gaining one (DD-ROUND-02, DD-RUL-04)."""

from __future__ import annotations

from engine.games.dungeons.decisions.act import F_ACT
from engine.games.dungeons.state import State
from engine.kernel.frames import FRAME


def can_spend_action(g: State, seat: int) -> bool:
    """Whether a hero could spend an action now: in the own activation, with nothing half done."""
    if seat < 0 or g.active != seat or g.actions <= 0 or not g.stack:
        return False
    return g.stack[len(g.stack) - FRAME] == F_ACT


def spend_action(g: State, seat: int) -> None:
    """Use an action up."""
    assert g.active == seat
    g.actions -= 1


def extra_actions(g: State, seat: int, amount: int) -> None:
    """Give a hero more actions: now in the own activation, otherwise for the next one."""
    if g.active == seat:
        g.actions = max(0, g.actions + amount)
    else:
        g.bonus[seat] += amount


def end_activation(g: State, seat: int) -> None:
    """Actions not spent are lost."""
    if g.active == seat:
        g.actions = 0
