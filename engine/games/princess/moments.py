"""The moments at which cards act, and the numbers and permissions that cards change (ledger, section 6)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import FIRST_MOMENT

T_SUCCESS: Final = 2
T_APPLIED: Final = 3
T_TURN_BEGINS: Final = 4
T_TURN_ENDS: Final = 5
T_REFILLED: Final = 6
T_ACTION: Final = 7
T_DECLARED: Final = 8
T_REVEALED: Final = 9
T_TIED: Final = 10
T_WON: Final = 11
T_DUEL_ENDS: Final = 12
T_DREW: Final = 13
T_SOLD: Final = 14
T_BOUGHT: Final = 15
T_HURTING: Final = 16
T_HURT: Final = 17
T_HEALED: Final = 18
T_DYING: Final = 19
T_ELIMINATED: Final = 20
T_RESURRECTED: Final = 21
T_SECRET: Final = 22
T_FREED: Final = 23
T_PRINCESS_TAKEN: Final = 24
T_PRINCESS_DROPPED: Final = 25
T_CURSED: Final = 26
T_CURSE_LEAVES: Final = 27
T_COMES_IN: Final = 28
T_REPLACED: Final = 29
T_ROBBED: Final = 30
T_JOURNEY: Final = 31
assert FIRST_MOMENT == T_SUCCESS

# Numbers of a player that cards change. The names are the ones that the word "change" offers.
N_SHOP_SIZE: Final = 0
N_PRICE: Final = 1
N_SELL_PRICE: Final = 2
N_OVERLOAD: Final = 3
N_EXPLORE: Final = 4
N_WANDER: Final = 5
N_LIFE_MAX: Final = 6
N_DAMAGE_DEALT: Final = 7
N_DAMAGE_TAKEN: Final = 8
N_HEALING: Final = 9
CHANGEABLE = (
    "shop_size",
    "price",
    "sell_price",
    "overload_limit",
    "explore_cards",
    "wander_cards",
    "life_maximum",
    "damage_dealt",
    "damage_taken",
    "healing",
)
# What a player may not do: "forbid".
N_FORBIDDEN: Final = 10
N_NO_EXPLORE: Final = 10
N_NO_TRADE: Final = 11
N_NO_CHALLENGE: Final = 12
N_NO_WANDER: Final = 13
N_NO_ENCHANT: Final = 14
N_NO_RESURRECT: Final = 15
N_NO_SELL: Final = 16
N_NO_BUY: Final = 17
N_NO_HEAL: Final = 18
N_NO_PRINCESS: Final = 19
FORBIDDEN = (
    "explore",
    "trade",
    "challenge",
    "wander",
    "enchant",
    "resurrect",
    "sell",
    "buy",
    "heal",
    "take_princess",
)
# A type of card that cannot be placed: N_NO_TYPE + type.
N_NO_TYPE: Final = 20
# What a player is safe from: "immune".
N_IMMUNE: Final = 25
N_SAFE_DAMAGE: Final = 25
N_SAFE_THEFT: Final = 26
N_SAFE_CURSES: Final = 27
N_SAFE_CHALLENGE: Final = 28
N_SAFE_LOOKS: Final = 29
IMMUNITIES = ("damage", "theft", "curses", "challenges", "looks")
N_UNSTOPPABLE: Final = 30
N_EXPOSED: Final = 31
N_FACE_UP: Final = 32
N_OPEN_HAND: Final = 33
N_REVERSED: Final = 34
N_TIES: Final = 35
"""N_TIES, + 1, + 2: ties go to the challenger, to the opponent, end the challenge."""
TIES = ("challenger", "opponent", "nobody")
N_BEATS: Final = 38
"""N_BEATS + 3 * type + other: cards of the type beat those of the other."""
NUMBERS: Final = 47

# How long.
U_INSTANT: Final = 0
U_CHALLENGE: Final = 1
U_TURN: Final = 2
U_NEXT_TURN: Final = 3
U_GAME: Final = 4
DURATIONS = ("instant", "challenge", "turn", "next_turn", "game")
