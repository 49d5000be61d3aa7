"""The numbers behind the names: symbols, kinds of space, directions, steps, actions, frames, triggers,
numbers that cards change. Hot code compares these ints; everything that people read goes through the
tuples of names."""

from __future__ import annotations

from typing import Final

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

# Actions.
A_USE: Final = 0
A_FORGE: Final = 1
A_ATTACK: Final = 2
A_GRAVITY: Final = 3
A_BUY: Final = 4
A_CARD: Final = 5
A_PORTAL: Final = 6
A_RESPAWN: Final = 7
A_END: Final = 8
A_STEP: Final = 9
A_GEM: Final = 10
A_DONE: Final = 11
A_TARGET: Final = 12
A_STRIKE: Final = 13
A_YES: Final = 14
A_NO: Final = 15
A_SPACE: Final = 16
A_SAVE: Final = 17
A_FACE: Final = 18
A_HERO: Final = 19
A_OPTION: Final = 20
ACTIONS = (
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
    "target",
    "strike",
    "yes",
    "no",
    "space",
    "save",
    "face",
    "hero",
    "option",
)

# Frames: pending work. The comment names the fields 1.. of each.
F_TURN: Final = 0  # step
F_ACT: Final = 1  # must respawn
F_MOVE: Final = 2  # hero, steps left, boosts (-1: no gems), begun, flags, multiplier unit
F_STEP: Final = 3  # hero, to, flags, phase, from, direction of the push (-1: not chosen)
F_HAND: Final = 4  # hero, steps left, boosts (-1), enemy (-1), begun, unit, scope
F_COIN: Final = 5  # hero, boosts, unit, gold so far
F_STRIKE: Final = 6  # hero, enemy, damage, symbols, boosts of the last one, unit of the last one, bonus
F_ATTACKED: Final = 7  # hero, mask of enemies, cause
F_GRAVITY: Final = 8  # phase, mask of heroes asked, mask of heroes letting go
F_PLACE: Final = 9  # hero
F_OFFER: Final = 10  # step (a respawn offered outside step 5)
F_SAVE: Final = 11
F_COLLECT: Final = 12  # hero, space
F_ROLL: Final = 13  # die (0-4 pool, 5 enemy die), next die to roll, dice still wanted
F_EFFECT: Final = 14  # cursor, block, effect, owner, this, card, hero, enemy, amount, space, cause, repeats
F_PICK_ENEMY: Final = 15  # block, effect, owner, this, card, hero, enemy, amount, space, cause, filter
F_PICK_HERO: Final = 16  # the same
F_PICK_SPACE: Final = 17  # the same
F_PICK_OPTION: Final = 18  # the same; filter is the index of the list of blocks
F_BOSS: Final = 19  # phase, card, second card, cursor
F_PORTAL: Final = 20  # hero, to, phase
F_PICK_DIE: Final = 21  # hero, what to do with it
F_STAR: Final = 22  # hero, boosts, 1, times so far
FRAME: Final = 13
"""How many ints a frame takes on the stack."""

FRAMES = (
    "turn",
    "act",
    "move",
    "step",
    "hand",
    "coin",
    "strike",
    "attacked",
    "gravity",
    "place",
    "offer",
    "save",
    "collect",
    "roll",
    "effect",
    "pick_enemy",
    "pick_hero",
    "pick_space",
    "pick_option",
    "boss",
    "portal",
    "pick_die",
    "star",
)

# Flags of a step (F_MOVE, F_STEP).
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
