"""Random play without leaving compiled code: for search bots, campaigns of random games and the benchmark."""

from __future__ import annotations

from engine.games.princess.legal import legal
from engine.games.princess.machine import perform
from engine.games.princess.state import State
from engine.kernel.rng import Stream


def rollout(g: State, stream: Stream, most: int) -> int:
    """Take random legal actions until the game is over or so many have been taken; how many were."""
    taken = 0
    while taken < most and g.stack:
        actions = legal(g)
        perform(g, actions[stream.below(len(actions))])
        taken += 1
    return taken
