"""The numbers behind the names: terrain, keywords, actions, phases, causes. Hot code compares these
ints; everything that people read goes through the tuples of names."""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import FIRST_ACTION, SHARED_ACTIONS, names

# What heroes own.
HEALTH: Final = 0
ENERGY: Final = 1
LOOT: Final = 2
RESOURCES = ("health", "energy", "loot")

# Terrain, as the map numbers it.
TERRAINS = ("void", "plain", "blocked", "water", "pit")

# Types of enemies and kinds of attack (DD-RUL-08).
MELEE: Final = 0
RANGED: Final = 1
TYPES = ("melee", "ranged")

# Attributes (DD-CHECK-05).
ATTRIBUTES = ("strength", "dexterity", "wisdom", "charisma")

# Keywords (DD-KEYWORD), as bits of a mask.
REACH: Final = 0
CRUSH: Final = 1
STUN: Final = 2
PIERCE: Final = 3
BARRAGE: Final = 4
HEAVY: Final = 5
SIPHON: Final = 6
REGENERATE: Final = 7
RITUAL: Final = 8
KEYWORDS = ("reach", "crush", "stun", "pierce", "barrage", "heavy", "siphon", "regenerate", "ritual")
WEAPON_KEYWORDS: Final = 6

RED: Final = 3
"""The threat that cannot be stunned (DD-KEYWORD-05)."""

FIRST_ENEMY: Final = 4
"""In the table of who stands where, heroes are 0 to 3 and the enemy of slot e is FIRST_ENEMY + e; -1 is
nobody."""

# Phases (DD-ROUND-01).
P_SETUP: Final = 0
P_PLAYER: Final = 1
P_ENEMY: Final = 2
P_RECOVERY: Final = 3
PHASES = ("setup", "player", "enemy", "recovery")

# Sorts of dice, as indices into the program's dice; those of the enemies follow.
D_PLAIN: Final = 0
FIRST_ENEMY_DIE: Final = 1

# What a roll is for.
R_ATTACK: Final = 0
R_DEFENCE: Final = 1
R_CHECK: Final = 2
R_LOOT: Final = 3
R_SPAWN: Final = 4
ROLLS = ("attack", "defence", "check", "loot", "spawn")

HIT: Final = 6
"""What a die must come to with its modifier (DD-ATTACK-03, DD-DEFENSE-02, DD-CHECK-03)."""
CHECK_DICE: Final = 4
ROW: Final = 3
"""Items that lie face up (DD-SETUP-08)."""
ACTIONS_PER_ACTIVATION: Final = 2

# Actions.
A_CARD: Final = FIRST_ACTION  # seat, definition: take a hero, equipment or ability at the start
A_PLACE: Final = FIRST_ACTION + 1  # seat, space
A_ACTIVATE: Final = FIRST_ACTION + 2  # seat
A_MOVE: Final = FIRST_ACTION + 3
A_STEP: Final = FIRST_ACTION + 4  # direction
A_STOP: Final = FIRST_ACTION + 5
A_ATTACK: Final = FIRST_ACTION + 6  # slot, melee or ranged
A_AIM: Final = FIRST_ACTION + 7  # slot: the target of the next die of a barrage
A_INTERACT: Final = FIRST_ACTION + 8  # seat, interaction
A_ABILITY: Final = FIRST_ACTION + 9  # seat, effect
A_ITEM: Final = FIRST_ACTION + 10  # seat, card, effect
A_BUY: Final = FIRST_ACTION + 11  # seat, place in the row
A_TRADE: Final = FIRST_ACTION + 12  # seat, other seat
A_GIVE: Final = FIRST_ACTION + 13  # 0 Loot, 1 item; card
A_ASK: Final = FIRST_ACTION + 14  # the same
A_OFFER: Final = FIRST_ACTION + 15
A_CANCEL: Final = FIRST_ACTION + 16
A_END: Final = FIRST_ACTION + 17
A_PASS: Final = FIRST_ACTION + 18  # seat
A_TALENT: Final = FIRST_ACTION + 19  # seat, effect: of the hero or equipment card
A_DIE: Final = FIRST_ACTION + 20  # number of the die of the present roll
ACTIONS = names(
    SHARED_ACTIONS,
    FIRST_ACTION,
    (
        "card",
        "place",
        "activate",
        "move",
        "step",
        "stop",
        "attack",
        "aim",
        "interact",
        "ability",
        "item",
        "buy",
        "trade",
        "give",
        "ask",
        "offer",
        "cancel",
        "end",
        "pass",
        "talent",
        "die",
    ),
)

# Why a figure is harmed or moved.
BY_ATTACK: Final = 0
BY_PIT: Final = 1
BY_CARD: Final = 2
BY_RULE: Final = 3
BY_MOVE: Final = 4
BY_FORCE: Final = 5
BY_PLACING: Final = 6
BY_COST: Final = 7
CAUSES = ("attack", "pit", "card", "rule", "move", "force", "placing", "cost")

# How an adventure ended.
RUNNING: Final = 0
VICTORY: Final = 1
DEFEAT: Final = 2
ALL_FALLEN: Final = 3
OUT_OF_TIME: Final = 4
ENDS = ("running", "victory", "defeat", "all-fallen", "out-of-time")
