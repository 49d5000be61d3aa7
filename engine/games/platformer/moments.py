"""The moments at which cards act (ledger 7.2, Triggers), and the numbers and permissions that cards
change."""

from __future__ import annotations

from typing import Final

T_STEP_BEGINS: Final = 2
T_STEP_ENDS: Final = 3
T_BOSS_SETUP: Final = 4
T_BOSS_BEGINS: Final = 5
T_BOSS_ENDS: Final = 6
T_POOL_ROLLED: Final = 7
T_ENEMY_DIE: Final = 8
T_SYMBOL_USED: Final = 9
T_SYMBOL_BOOSTED: Final = 10
T_FORGED: Final = 11
T_SAVED: Final = 12
T_SPECIAL_RESET: Final = 13
T_MOVE_BEGINS: Final = 14
T_MOVED: Final = 15
T_REACH_LEFT: Final = 16
T_ENTERED: Final = 17
T_CAME_NEXT: Final = 18
T_LADDER_USED: Final = 19
T_PORTAL_USED: Final = 20
T_PUSHED: Final = 21
T_FELL: Final = 22
T_FELL_THROUGH_TRAP: Final = 23
T_BOSS_LEVEL_ENTERED: Final = 24
T_ENEMY_MOVED: Final = 25
T_ENEMY_ATTACKS: Final = 26
T_ENEMY_SPAWNED: Final = 27
T_ATTACK_DECLARED: Final = 28
T_DAMAGE_SUMMED: Final = 29
T_ENEMY_DEFEATED: Final = 30
T_BOSS_SURVIVED: Final = 31
T_LOOTED: Final = 32
T_WOUNDED: Final = 33
T_HEALED: Final = 34
T_DOWNED: Final = 35
T_RESPAWNED: Final = 36
T_TOKEN_GAINED: Final = 37
T_TOKEN_REPEATED: Final = 38
T_TOKEN_LOST: Final = 39
T_GAINED: Final = 40
T_SPENT: Final = 41
T_COLLECTED: Final = 42
T_BOUGHT: Final = 43
T_CARD_USED: Final = 44
T_CARD_EXHAUSTED: Final = 45
T_CARD_REFRESHED: Final = 46
T_CARD_DISCARDED: Final = 47
T_LEVEL_REVEALED: Final = 48
T_LEVEL_REMOVED: Final = 49
T_GRAVITY_APPLIED: Final = 50
T_ARTIFACT_TAKEN: Final = 51
T_EVENT_REVEALED: Final = 52
T_ATTACK_RESOLVED: Final = 53
T_STAR_USED: Final = 54
T_CARD_DRAWN: Final = 55
T_PUSHES_HERO: Final = 56
TRIGGERS: Final = 57

# Numbers of a hero that cards change. The names are the ones that the word "change" offers.
N_MOVE_STEPS: Final = 0
N_HAND_STEPS: Final = 1
N_SWORD_DAMAGE: Final = 2
N_COIN_GOLD: Final = 3
N_ATTACK_DAMAGE: Final = 4
N_GEM_PRICE: Final = 5
N_PRICE: Final = 6
N_LOOT_GOLD: Final = 7
N_LOOT_GEMS: Final = 8
N_SHIELD: Final = 9
N_ATTACK_REACH: Final = 10
N_SHOP_REACH: Final = 11
N_PUSH_LENGTH: Final = 12
N_PORTAL_PRICE: Final = 13
HERO_NUMBERS = (
    "move_steps",
    "hand_steps",
    "sword_damage",
    "coin_gold",
    "attack_damage",
    "gem_price",
    "price",
    "loot_gold",
    "loot_gems",
    "shield",
    "attack_reach",
    "shop_reach",
    "push_length",
    "portal_price",
)
# What a hero is immune to: "immune".
N_IMMUNE_TRAPS: Final = 14
N_IMMUNE_REACH: Final = 15
N_IMMUNE_GRAVITY: Final = 16
N_IMMUNE_PUSH: Final = 17
N_IMMUNE_DIE: Final = 18
N_IMMUNE_BOSS: Final = 19
N_SOFT_LANDING: Final = 20
HERO_IMMUNITIES = ("traps", "reach", "gravity", "push", "enemy_die", "boss_attacks", "falls_into_traps")
# What a hero may not do: "forbid".
N_NO_FORGE: Final = 21
N_NO_SAVE: Final = 22
N_NO_BUY: Final = 23
N_NO_LADDER: Final = 24
N_NO_PORTAL: Final = 25
N_NO_GEMS: Final = 26
N_NO_ATTACK: Final = 27
N_NO_COLLECT: Final = 28
N_NO_HEAL: Final = 29
N_NO_CARDS: Final = 30
FORBIDDEN = (
    "forge",
    "save",
    "buy",
    "ladders",
    "portals",
    "gems",
    "attack",
    "collect",
    "heal",
    "cards",
)
# A symbol that cannot be used: N_BLOCKED + symbol. A symbol that counts as another: N_COUNTS + 5 * symbol +
# other.
N_BLOCKED: Final = 31
N_COUNTS: Final = 36
# Numbers and permissions of an enemy.
N_DAMAGE: Final = 61
N_HEALTH: Final = 62
N_HAND_IMMUNE: Final = 63
N_PUSH_IMMUNE: Final = 64
N_DIE_IMMUNE: Final = 65
N_UNHURT: Final = 66
N_DROPS_LOOT: Final = 67
N_HANGS: Final = 68
N_ENEMY_LOOT_GOLD: Final = 69
N_ENEMY_LOOT_GEMS: Final = 70
ENEMY_NUMBERS = ("damage", "health", "loot_gold", "loot_gems")
ENEMY_IMMUNITIES = ("hand", "push", "enemy_die", "attacks", "gravity")
NUMBERS: Final = 71

# How long.
U_INSTANT: Final = 0
U_ATTACK: Final = 1
U_TURN: Final = 2
U_NEXT_TURN: Final = 3
U_GAME: Final = 4
DURATIONS = ("instant", "attack", "turn", "next_turn", "game")

MARK_ATTACK: Final = 1
MARKS = ("in_attack",)
"""What an operation says about its effect: it can be used while an attack is put together."""
