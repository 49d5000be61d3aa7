"""Let bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import Action, Playable


def play_out(game: Playable, bots: Sequence[Bot], most: int = 1_000_000) -> list[tuple[int, Action]]:
    """Play until it is over; the actions with the seats that took them."""
    seats = [Seat(game, number) for number in range(game.seats)]
    taken: list[tuple[int, Action]] = []
    while game.to_act and len(taken) < most:
        seat = game.to_act[0]
        action = bots[seat].choose(seats[seat])
        game.apply(action, seat)
        taken.append((seat, action))
    return taken
