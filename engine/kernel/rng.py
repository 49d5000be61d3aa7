"""A small generator of random integers whose whole state is one int below 2**62, so that nothing is boxed in
compiled code and a clone copies it by value.

Two multiplicative congruential generators are combined (L'Ecuyer 1988): period about 2.3e18, and no product
exceeds 2**47. The state packs both: ``high * 2**31 + low``.
"""

from __future__ import annotations

from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
HALF: Final = 2147483648
LIMIT: Final = 2147483562
"""`advance` then `value` gives integers from 0 to LIMIT - 1."""


def seeded(seed: int) -> int:
    """The first state for a seed. Neighbouring seeds give streams of their own, but not unrelated ones: the
    same draw of two neighbours differs by a constant."""
    mixed = seed & ((1 << 60) - 1)
    high = (mixed % (M1 - 1)) + 1
    low = ((mixed // (M1 - 1) + mixed * 69621) % (M2 - 1)) + 1
    state = high * HALF + low
    for _ in range(8):
        state = advance(state)
    return state


def advance(state: int) -> int:
    """The next state."""
    high = (A1 * (state // HALF)) % M1
    low = (A2 * (state % HALF)) % M2
    return high * HALF + low


def value(state: int) -> int:
    """The number that a state stands for, from 0 to LIMIT - 1."""
    number = state // HALF - state % HALF
    return number + M1 - 1 if number < 1 else number - 1


def fork(state: int, salt: int) -> int:
    """A new state that shares nothing with the stream of the old one."""
    return seeded(value(advance(state)) * 1000003 + salt)


class Stream:
    """A stream of random numbers outside a state: for laying out a game, and for imagining what is hidden."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        bound = LIMIT - LIMIT % n
        self.state = advance(self.state)
        while value(self.state) >= bound:
            self.state = advance(self.state)
        return value(self.state) % n

    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
