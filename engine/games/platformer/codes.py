"""The numbers behind the names: symbols, kinds of space, directions, steps, actions, causes. Hot code
compares these ints; everything that people read goes through the tuples of names."""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import FIRST_ACTION, SHARED_ACTIONS, names

# Symbols of the action dice (PF-SYM); BLANK only on the special die.
MOVE: Final = 0
SWORD: Final = 1
COIN: Final = 2
HAND: Final = 3
STAR: Final = 4
BLANK: Final = 5
SYMBOLS = ("move", "sword", "coin", "hand", "star", "blank")

# Results of the enemy die (PF-DICE-07); NONE while it is not rolled or cancelled.
ATTACK: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
NONE: Final = 3
RESULTS = ("attack", "left", "right", "none")

# Kinds of space, in the order of the drawing's symbols.
PLAIN: Final = 0
GOLD_SPACE: Final = 1
GEM_SPACE: Final = 2
TRAP: Final = 3
SHOP: Final = 4
SPAWN: Final = 5
PORTAL: Final = 6
BOSS_SPAWN: Final = 7
SPECIAL: Final = 8
SPACES = ("plain", "gold", "gem", "trap", "shop", "spawn", "portal", "boss_spawn", "special")

# Directions; the opposite of d is (d + 2) % 4.
UP: Final = 0
EAST: Final = 1
DOWN: Final = 2
WEST: Final = 3
DIRECTIONS = ("up", "right", "down", "left")

# Tokens on spaces and what heroes own.
GOLD: Final = 1
GEM: Final = 2
HEART: Final = 3
RESOURCES = ("none", "gold", "gem", "heart")

# What lies on a space: so many Gold and so many Gems in one number.
ONE_GOLD: Final = 1
ONE_GEM: Final = 1024

FIRST_ENEMY: Final = 4
"""In the table of who stands where, heroes are 0 to 3 and the enemy of slot e is FIRST_ENEMY + e; -1 is
nobody."""
MOST_ENEMIES: Final = 56
"""Sets of enemies are bit masks in one small int."""

# Where the symbol of an action comes from.
POOL: Final = 0
SAVED: Final = 1
EXTRA: Final = 2
PAIR: Final = 3
PAIR_SAVED: Final = 4
SOURCES = ("pool", "saved", "extra", "pair", "pair_saved")

# Steps of a turn (PF-TURN).
S_EVENT: Final = 0
S_REMOVE: Final = 1
S_REFRESH: Final = 2
S_ROLL: Final = 3
S_ENEMIES: Final = 4
S_ACT: Final = 5
S_SAVE: Final = 6
S_GRAVITY: Final = 7
S_END: Final = 8
S_BOSS: Final = 9
"""The time after the last step, when the boss may act."""

# Actions; `engine.kernel.frames` has those that every game has.
A_USE: Final = 16
A_FORGE: Final = 17
A_ATTACK: Final = 18
A_GRAVITY: Final = 19
A_BUY: Final = 20
A_CARD: Final = 21
A_PORTAL: Final = 22
A_RESPAWN: Final = 23
A_END: Final = 24
A_STEP: Final = 25
A_GEM: Final = 26
A_DONE: Final = 27
A_STRIKE: Final = 28
A_SAVE: Final = 29
ACTIONS = names(
    SHARED_ACTIONS,
    FIRST_ACTION,
    (
        "use",
        "forge",
        "attack",
        "gravity",
        "buy",
        "card",
        "portal",
        "respawn",
        "end",
        "step",
        "gem",
        "done",
        "strike",
        "save",
    ),
)

# Flags of a step of a hero.
NO_REACH: Final = 1  # enemies let the hero go
NO_WALLS: Final = 2  # walls do not stop this step
NO_FLOORS: Final = 4  # platforms do not stop this step
BY_CARD: Final = 8

# Why a hero is attacked or wounded, why a figure moved.
BY_DIE: Final = 0
BY_MOVEMENT: Final = 1
BY_EFFECT: Final = 2
BY_TRAP: Final = 3
BY_HAND: Final = 4
BY_PUSH: Final = 5
BY_FALL: Final = 6
BY_BOSS: Final = 7
BY_PORTAL: Final = 8
BY_RESPAWN: Final = 9
BY_REMOVAL: Final = 10
CAUSES = (
    "die",
    "movement",
    "card",
    "trap",
    "hand",
    "push",
    "fall",
    "boss",
    "portal",
    "respawn",
    "removal",
)

# How a game ended.
RUNNING: Final = 0
BOSS_DEFEATED: Final = 1
SOLO_DOWNED: Final = 2
EVENTS_OUT: Final = 3
TURN_LIMIT: Final = 4
BY_CARD_TEXT: Final = 5
REASONS = ("running", "boss_defeated", "hero_downed", "events_out", "turn_limit", "card")
