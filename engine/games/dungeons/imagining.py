"""A state as a seat must imagine it."""

from __future__ import annotations

from engine.games.dungeons.state import State
from engine.games.dungeons.state_copying import clone_state
from engine.kernel.rng import Stream, fork, seeded


def imagine(g: State, seat: int, seed: int) -> State:
    """A state that looks to a seat like this one: dice to come and the order of the item deck are drawn anew.
    All seats know the same in this game."""
    stream = Stream(fork(seeded(seed), seat))
    other = clone_state(g)
    other.item_deck.sort()  # so that nothing of the real order is left
    stream.shuffle(other.item_deck)
    other.rng = fork(seeded(seed), 1000 + seat)
    return other
