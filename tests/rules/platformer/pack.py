"""A small pack for the tests: enough of every kind to play, with the cards that the rulebook's examples name.

Entries are plain fields; ``copies`` says how many of a card there are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.platformer.kinds import GAME
from engine.schema.validate import faults_of
from engine.snapshot import Snapshot

Entries = dict[str, dict[str, dict[str, Any]]]

PLAIN_TILE = """\
:. :. :. :. :
+  +  +  +  +
:. :. :. :. :
+  +  +  +  +
:. :. :. :. :
+  +  +  +  +
:. :. :. :. :
+  +  +  +  +
"""

FOREST_TILES = (
    """\
:. :. :oH:. :
+==+==+  +==+
:. |. :.H:x :
+==+  +==+  +
:. :e :. :oH:
+==+==+  +==+
:$ :. :. :.H:
+==+==+==+==+
""",
    """\
:. :* :. :.H:
+  +==+==+==+
:e :. :. |. :
+==+==+  +==+
:.H:o :x :. :
+==+==+  +==+
:.H:. :. :$ :
+==+  +==+==+
""",
    """\
:.H:. :. :. :
+==+==+  +==+
:.H:e :. :* :
+  +==+==+==+
:. :. :oH:. :
+==+  +==+==+
:x :. :.H:. :
+==+==+==+  +
""",
)

VOID_TILES = tuple(tile.replace("$", "@").replace("x", "@", 1) for tile in FOREST_TILES)

BOSS_TILE = """\
:. :B :. :.H:
+==+==+  +==+
:e :. :! :.H:
+==+  +==+==+
:.H:. :B :o :
+==+==+  +==+
:$H:. :* :. :
+^^+^^+^^+^^+
"""


def hero(health: int, star: str, *effects: Mapping[str, Any]) -> dict[str, Any]:
    return {"health": health, "star": [star], "effects": list(effects)}


def always(*words: Any, **more: Any) -> dict[str, Any]:
    return {"when": "always", "do": list(words), **more}


def card(price: int, *effects: Mapping[str, Any]) -> dict[str, Any]:
    return {"price": price, "effects": list(effects)}


def used(*words: Any, cost: str = "exhaust", **more: Any) -> dict[str, Any]:
    return {"when": "activated", "cost": [cost], "do": list(words), **more}


def attack(boss: str, signs: list[str], reach: str, *words: Any) -> dict[str, Any]:
    return {
        "boss": boss,
        "signs": signs,
        "range": reach,
        "effects": [{"when": "attack_resolved", "do": list(words)}],
    }


HEROES: dict[str, dict[str, Any]] = {
    "sweety": hero(5, "sword", always({"change": {"what": "hand_steps", "by": 1}})),
    "etern": hero(4, "coin", {"when": "looted", "do": [{"gain": {"what": "gold"}}]}),
    "plain": hero(5, "move"),
    "second": hero(4, "hand"),
    "healer": hero(6, "coin", used({"gain": {"what": "heart", "amount": 1}})),
    "dancer": hero(4, "star", {"when": "star_used", "do": [{"gain": {"what": "gem"}}]}),
}

ENEMIES: dict[str, dict[str, Any]] = {
    "imp": {"rank": 1, "health": 1, "damage": 1, "loot_gold": 1},
    "rat": {"rank": 1, "health": 1, "damage": 1, "loot_gems": 1},
    "ent": {
        "rank": 2,
        "health": 2,
        "damage": 2,
        "loot_gold": 2,
        "effects": [{"when": "came_next", "do": [{"lose": {"what": "gold"}}]}],
    },
    "ogre": {"rank": 2, "health": 2, "damage": 2, "loot_gems": 1},
    "werewolf": {
        "rank": 3,
        "health": 3,
        "damage": 3,
        "loot_gold": 3,
        "effects": [{"when": "enemy_attacks", "do": ["reset_special"]}],
    },
    "golem": {"rank": 3, "health": 3, "damage": 2, "loot_gems": 2},
    "guard": {"rank": 3, "health": 4, "damage": 1, "loot_gems": 2},
}

ITEMS: dict[str, dict[str, Any]] = {
    "boots": card(3, used({"move": {"steps": 1}})),
    "hammer": card(3, used({"add_damage": {"amount": 1}})),
    "cloak": card(4, always({"immune": {"to": "reach"}})),
    "armour": card(4, always({"change": {"what": "shield", "by": 1}})),
    "rope": card(2, used({"choose_enemy": {"where": "adjacent", "do": [{"move_enemy": {"steps": 1}}]}})),
    "dicebag": card(2, used({"reroll": {"dice": "unused"}})),
    "purse": card(2, {"when": "enemy_defeated", "do": [{"gain": {"what": "gold"}}]}),
}

POTIONS: dict[str, dict[str, Any]] = {
    "tonic": {**card(2, used({"gain": {"what": "heart", "amount": 2}}, cost="discard")), "copies": 2},
    "spark": card(2, used({"add_symbol": {"symbol": "sword"}}, cost="discard")),
    "feather": card(1, used({"immune": {"to": "gravity"}}, cost="discard", until="turn")),
    "calm": card(2, {"when": "enemy_die", "may": True, "cost": ["discard"], "do": ["cancel_enemy_die"]}),
    "gembrew": card(3, used({"gain": {"what": "gem", "amount": 2}}, cost="discard")),
}

BOSSES: dict[str, dict[str, Any]] = {
    "medusa": {
        "activation": "match_enemy_die",
        "damage": 2,
        "effects": [{"when": {"entered": {"kind": "special"}}, "do": [{"give_token": {"token": "stone"}}]}],
    },
    "ikee": {
        "activation": "compare_symbols",
        "damage": 1,
        "effects": [{"when": "boss_setup", "do": [{"summon": {"token": "minion"}}]}],
    },
}

TOKENS: dict[str, dict[str, Any]] = {
    "stone": {
        "boss": "medusa",
        "role": "token",
        "effects": [always({"forbid": {"what": "forge"}})],
        "copies": 4,
    },
    "snake": {"boss": "medusa", "role": "summon", "health": 1, "damage": 1, "loot_gold": 1, "copies": 2},
    "minion": {"boss": "ikee", "role": "summon", "health": 1, "damage": 1, "loot_gems": 1, "copies": 2},
}

ATTACKS: dict[str, dict[str, Any]] = {
    "glare": attack("medusa", ["attack"], "row", "boss_hits"),
    "hiss": attack("medusa", ["left"], "level", {"give_token": {"token": "stone", "who": "in_range"}}),
    "brood": attack("medusa", ["right"], "none", {"summon": {"token": "snake"}}),
    "stomp": attack("ikee", ["move"], "around", "boss_hits"),
    "tax": attack("ikee", ["coin"], "level", {"lose": {"what": "gold", "amount": 2, "who": "in_range"}}),
    "call": attack("ikee", ["hand"], "none", {"summon": {"token": "minion"}}),
    "blow": {**attack("ikee", ["sword"], "adjacent", "boss_hits"), "copies": 2},
}

ARTIFACTS: dict[str, dict[str, Any]] = {
    "crown": {
        "effects": [
            {"when": "enemy_defeated", "may": True, "do": ["take_this"]},
            used({"gain": {"what": "gold", "amount": 1}}),
        ]
    },
    "anvil": {
        "effects": [
            {"when": "fell", "if": [{"amount_at_least": {"amount": 2}}], "may": True, "do": ["take_this"]},
            always({"change": {"what": "attack_damage", "by": 1}}),
        ]
    },
}

EVENTS: dict[str, dict[str, Any]] = {
    "fog": {"effects": [always({"block_symbol": {"symbol": "hand"}})], "copies": 4},
    "rage": {"effects": [always({"change": {"what": "damage", "by": 1, "of": "enemies"}})], "copies": 4},
    "toll": {
        "effects": [{"when": {"step_begins": {"step": 8}}, "do": [{"lose": {"what": "gold"}}]}],
        "copies": 4,
    },
}


def tiles() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name, drawings in (("forest", FOREST_TILES), ("void", VOID_TILES)):
        for number in range(9):
            found[f"{name}_{number}"] = {"set": name, "map": drawings[number % len(drawings)].rstrip("\n")}
        for number in range(3):
            found[f"{name}_boss_{number}"] = {"set": name, "boss": True, "map": BOSS_TILE.rstrip("\n")}
    return found


def entries() -> Entries:
    """The whole pack, to be changed by a test that wants another one."""
    whole: dict[str, Mapping[str, Mapping[str, Any]]] = {
        "hero": HEROES,
        "enemy": ENEMIES,
        "item": ITEMS,
        "potion": POTIONS,
        "boss": BOSSES,
        "boss_token": TOKENS,
        "boss_attack": ATTACKS,
        "artifact": ARTIFACTS,
        "event": EVENTS,
        "tile": tiles(),
    }
    return {kind: {slug: dict(data) for slug, data in found.items()} for kind, found in whole.items()}


def release_of(pack: Entries) -> Snapshot:
    """A snapshot of a pack, whose effects are checked like everybody's."""
    fields: Entries = {}
    for kind, found in pack.items():
        record = GAME.kinds[kind].record
        fields[kind] = {}
        for slug, data in found.items():
            fields[kind][slug] = {name: value for name, value in data.items() if name != "copies"}
            faults = [f for f in faults_of(record, fields[kind][slug], GAME) if f.key != "text-required"]
            assert not faults, (kind, slug, faults)
    whole = json.loads(Snapshot.of("platformer", fields).content)
    for kind, found in pack.items():
        for slug, data in found.items():
            whole["entries"][kind][slug]["copies"] = data.get("copies", 1)
    return Snapshot.read(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode())


@cache
def release() -> Snapshot:
    """The pack as it stands."""
    return release_of(entries())
