"""The moments at which cards and special rules act, the numbers and permissions they change, and how long
changes last (ledger, section 6)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import ATTRIBUTES, KEYWORDS

T_ALWAYS: Final = 0
T_ACTIVATED: Final = 1
# Time.
T_ROUND_BEGINS: Final = 2
T_PHASE_BEGINS: Final = 3
T_ACTIVATION_BEGINS: Final = 4
T_ACTIVATION_ENDS: Final = 5
T_ENEMY_ACTIVATES: Final = 6
T_ENEMY_ACTED: Final = 7
# The map.
T_MOVED: Final = 8
T_ENTERED: Final = 9
T_LEFT: Final = 10
T_ENTERED_ROOM: Final = 11
T_CAME_ADJACENT: Final = 12
T_EXPLORED: Final = 13
T_ENEMY_MOVED: Final = 14
T_ENEMY_ENTERED: Final = 15
T_ENEMY_SPAWNED: Final = 16
# Fighting.
T_ATTACK_DECLARED: Final = 17
T_ENEMY_ATTACKS: Final = 18
T_DICE_ROLLED: Final = 19
T_HITS_COUNTED: Final = 20
T_CRITICAL_SCORED: Final = 21
T_ENEMY_HITS: Final = 22
T_DAMAGE_COMING: Final = 23
T_DAMAGE_TAKEN: Final = 24
T_DAMAGE_DEALT: Final = 25
T_ENEMY_DEALS_DAMAGE: Final = 26
T_ENEMY_DAMAGE_COMING: Final = 27
T_ENEMY_DAMAGED: Final = 28
T_ENEMY_DEFEATED: Final = 29
T_ATTACK_OVER: Final = 30
T_ENEMY_STUNNED: Final = 31
# Heroes and what they own.
T_HERO_FALLS: Final = 32
T_HERO_REVIVED: Final = 33
T_GAINED: Final = 34
T_LOST: Final = 35
T_ABILITY_USED: Final = 36
T_ITEM_USED: Final = 37
T_ITEM_ACQUIRED: Final = 38
T_TRADED: Final = 39
T_CHECK_MADE: Final = 40
T_BLOCKED: Final = 41
# The adventure.
T_INTERACTION_DONE: Final = 42
T_FLAG_CHANGED: Final = 43
T_COUNTER_CHANGED: Final = 44
T_ESCAPED: Final = 45
T_ENCOUNTER: Final = 46
"""Never fired: what an encounter does at once, and what follows a check, runs when it is read."""
TRIGGERS: Final = 47
OF_ATTACKS: Final = (
    1 << T_ATTACK_DECLARED
    | 1 << T_DICE_ROLLED
    | 1 << T_HITS_COUNTED
    | 1 << T_CRITICAL_SCORED
    | 1 << T_DAMAGE_DEALT
    | 1 << T_ATTACK_OVER
    | 1 << T_BLOCKED
)
"""The steps of a hero's attack, as a bit mask: what a weapon does at them is a bonus of the weapon
(DD-RANGED-06)."""

# Numbers of a hero that cards change. The names are the ones that the word "change" offers.
N_MELEE: Final = 0
N_RANGED: Final = 1
N_DEFENCE: Final = 2
N_SPEED: Final = 3
N_MELEE_DICE: Final = 4
N_RANGED_DICE: Final = 5
N_STRENGTH: Final = 6
N_DEXTERITY: Final = 7
N_WISDOM: Final = 8
N_CHARISMA: Final = 9
N_HEALTH: Final = 10
N_PRICE: Final = 11
N_ENERGY_COST: Final = 12
N_LOOT: Final = 13
N_CRITICAL: Final = 14
N_ACTIONS: Final = 15
N_CHECK_DICE: Final = 16
N_WATER: Final = 17
N_SHIELD: Final = 18
HERO_NUMBERS = (
    "melee",
    "ranged",
    "defence",
    "speed",
    "melee_dice",
    "ranged_dice",
    *ATTRIBUTES,
    "health",
    "price",
    "energy_cost",
    "loot",
    "critical",
    "actions",
    "check_dice",
    "water",
    "shield",
)
# What a hero is immune to: "immune".
N_IMMUNE_PITS: Final = 19
N_IMMUNE_SIPHON: Final = 20
N_IMMUNE_FORCE: Final = 21
N_PASSES_ENEMIES: Final = 22
N_UNSEEN: Final = 23
HERO_IMMUNITIES = ("pits", "siphon", "force", "enemies_in_the_way", "targeting")
# What a hero may not do: "forbid".
N_NO_MOVE: Final = 24
N_NO_ATTACK: Final = 25
N_NO_ABILITY: Final = 26
N_NO_ITEMS: Final = 27
N_NO_BUYING: Final = 28
N_NO_TRADE: Final = 29
N_NO_HEALING: Final = 30
N_NO_ENERGY: Final = 31
FORBIDDEN = ("move", "attack", "ability", "items", "buying", "trade", "healing", "energy")
# A keyword of all attacks of a hero: N_KEYWORD + keyword.
N_KEYWORD: Final = 32
# Numbers and permissions of an enemy.
N_E_MELEE: Final = N_KEYWORD + len(KEYWORDS)
N_E_RANGED: Final = N_E_MELEE + 1
N_E_DEFENCE: Final = N_E_MELEE + 2
N_E_SPEED: Final = N_E_MELEE + 3
N_E_MELEE_DICE: Final = N_E_MELEE + 4
N_E_RANGED_DICE: Final = N_E_MELEE + 5
N_E_LOOT: Final = N_E_MELEE + 6
ENEMY_NUMBERS = ("melee", "ranged", "defence", "speed", "melee_dice", "ranged_dice", "loot")
N_E_IMMUNE_STUN: Final = N_E_MELEE + 7
N_E_IMMUNE_FORCE: Final = N_E_MELEE + 8
N_E_IMMUNE_PITS: Final = N_E_MELEE + 9
N_E_IMMUNE_RANGED: Final = N_E_MELEE + 10
N_E_IMMUNE_MELEE: Final = N_E_MELEE + 11
N_E_IMMUNE_CRITICAL: Final = N_E_MELEE + 12
ENEMY_IMMUNITIES = ("stun", "force", "pits", "ranged", "melee", "criticals")
N_E_NO_MOVE: Final = N_E_MELEE + 13
N_E_NO_ATTACK: Final = N_E_MELEE + 14
ENEMY_FORBIDDEN = ("move", "attack")
N_E_KEYWORD: Final = N_E_MELEE + 15
# Behaviour: whom an enemy prefers (N_E_PREFERS + order) and how it moves (N_E_STANCE + stance).
N_E_PREFERS: Final = N_E_KEYWORD + len(KEYWORDS)
ORDERS = (
    "least_health",
    "most_health",
    "least_energy",
    "most_energy",
    "least_loot",
    "most_loot",
    "farthest",
    "own_room",
    "last_attacker",
)
"""How an enemy chooses among heroes, besides the nearest."""
N_E_STANCE: Final = N_E_PREFERS + len(ORDERS)
STANCES = ("keep_distance", "charge", "flee", "guard")
NUMBERS: Final = N_E_STANCE + len(STANCES)

# How long.
U_INSTANT: Final = 0
U_ATTACK: Final = 1
U_ACTIVATION: Final = 2
U_ROUND: Final = 3
U_NEXT_ACTIVATION: Final = 4
U_ROOM: Final = 5
U_ADVENTURE: Final = 6
DURATIONS = ("instant", "attack", "activation", "round", "next_activation", "room", "adventure")
"""This attack; the hero's or enemy's activation that goes on; this round; until the own next activation
begins (of the enemy changed, or of the hero who used it); as long as the hero stays in the room; the whole
adventure."""
