"""The numbers behind the names: types of card, marks, actions, reasons. Hot code compares these ints;
everything that people read goes through the tuples of names."""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import FIRST_ACTION, SHARED_ACTIONS, names

# Types of adventure card; the Princess has none (PR-RUL-16).
ATTACK: Final = 0
DEFENCE: Final = 1
STRATEGY: Final = 2
MAGIC: Final = 3
ENVIRONMENT: Final = 4
NO_TYPE: Final = 5
TYPES = ("attack", "defence", "strategy", "magic", "environment", "none")
TRIANGLE = ("attack", "defence", "strategy")

# Marks on the backs: two of their own, then the symbols of the heroes.
QUESTION: Final = 0
EXCLAMATION: Final = 1
FIRST_EMBLEM: Final = 2
EMBLEMS = ("sun", "moon", "flame", "leaf", "wave", "feather", "key", "bell", "rose", "anchor")
MARKS = ("question", "exclamation", *EMBLEMS)

# Where the Princess is, besides the seats.
OUT_OF_PLAY: Final = -2
CENTRE: Final = -1

# Whom a spell can be applied to.
ON_HERO: Final = 0
ON_GHOST: Final = 1
ON_ANYONE: Final = 2
TARGETS = ("hero", "ghost", "anyone")

MOST_SEATS: Final = 10
IN_DECK: Final = 1 << MOST_SEATS
"""What a seat knows of a card: 0 nothing, a bit mask of the hands it may be in, or IN_DECK: its place in the
deck."""

# Actions; `engine.kernel.frames` has those that every game has.
A_CHARACTER: Final = 16  # definition
A_EXPLORE: Final = 17
A_TRADE: Final = 18
A_CHALLENGE: Final = 19  # seat
A_ALONE: Final = 20
A_WANDER: Final = 21
A_ENCHANT: Final = 22  # card
A_RESURRECT: Final = 23
A_PASS: Final = 24
A_USE: Final = 25  # definition, card
A_SELL: Final = 26  # card
A_BUY: Final = 27  # place in the shop
A_DONE: Final = 28
A_PLACE: Final = 29  # card
A_KEEP: Final = 30  # card
A_DISCARD: Final = 31  # card
A_STEAL: Final = 32  # card
A_NAME: Final = 33  # definition
A_GIVE: Final = 34  # card
A_SHOP: Final = 35  # place in the shop
A_SALVAGE: Final = 36  # card
A_CURSE: Final = 37  # card
A_TOP: Final = 38  # card
A_TYPE: Final = 39  # type
ACTIONS = names(
    SHARED_ACTIONS,
    FIRST_ACTION,
    (
        "character",
        "explore",
        "trade",
        "challenge",
        "alone",
        "wander",
        "enchant",
        "resurrect",
        "pass",
        "use",
        "sell",
        "buy",
        "done",
        "place",
        "keep",
        "discard",
        "steal",
        "name",
        "give",
        "shop",
        "salvage",
        "curse",
        "top",
        "type",
    ),
)

# How a game ended.
RUNNING: Final = 0
HOLDS_PRINCESS: Final = 1
NEVER_FREED: Final = 2
NOBODY_CAN: Final = 3
LAPS: Final = 4
TURN_LIMIT: Final = 5
BY_CARD_TEXT: Final = 6
REASONS = ("running", "holds_princess", "never_freed", "nobody_can", "laps", "turn_limit", "card")

# The actions of a turn, for what cards wait for.
DID_EXPLORE: Final = 0
DID_TRADE: Final = 1
DID_CHALLENGE: Final = 2
DID_WANDER: Final = 3
DID_ENCHANT: Final = 4
DID_RESURRECT: Final = 5
DEEDS = ("explore", "trade", "challenge", "wander", "enchant", "resurrect")
