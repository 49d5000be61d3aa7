"""The seal of the boss level: who may influence whom (PF-BOSS-10, -11, PF-D-72). Attacks, Hands, cards,
abilities and declared gravity all ask here."""

from __future__ import annotations

from engine.games.platformer.state import State


def is_sealed(g: State, one: int, other: int) -> bool:
    """Whether the seal lies between two spaces. What is on no space (-1), such as a hero off the map or an
    event card, is behind no seal."""
    start = g.board.boss_start
    return one >= 0 and other >= 0 and (one >= start) != (other >= start)
