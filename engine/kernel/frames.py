"""The frames and actions that every game has. Pending work is a stack of frames; a frame is `FRAME` ints, the
first of them its code. A game numbers its own frames from `FIRST_FRAME` on and its own actions from
`FIRST_ACTION` on, so that what effects and dice ask means the same in every game.
"""

from __future__ import annotations

from typing import Final

FRAME: Final = 13
"""How many ints a frame takes on the stack."""

# The comment names the fields 1.. of each.
F_EFFECT: Final = 0  # cursor, block, effect, owner, this, card, hero, enemy, amount, space, cause, repeats
F_PICK_HERO: Final = 1  # block, filter, effect, owner, this, card, hero, enemy, amount, space, cause
F_PICK_ENEMY: Final = 2  # the same
F_PICK_SPACE: Final = 3  # the same
F_PICK_CARD: Final = 4  # the same
F_PICK_OPTION: Final = 5  # the same; filter is the index of the list of blocks
F_THROW: Final = 6  # die, how many are still to be told
SHARED_FRAMES = ("effect", "pick_hero", "pick_enemy", "pick_space", "pick_card", "pick_option", "throw")
FIRST_FRAME: Final = 16

A_YES: Final = 0
A_NO: Final = 1
A_HERO: Final = 2  # seat
A_ENEMY: Final = 3  # slot
A_SPACE: Final = 4  # space
A_PICK: Final = 5  # card
A_OPTION: Final = 6  # number of the option
A_FACE: Final = 7  # face of the die asked for
SHARED_ACTIONS = ("yes", "no", "hero", "enemy", "space", "pick", "option", "face")
FIRST_ACTION: Final = 16


def names(shared: tuple[str, ...], first: int, own: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all frames or actions of a game by their code; unused codes have none."""
    return (*shared, *("" for _ in range(first - len(shared))), *own)
