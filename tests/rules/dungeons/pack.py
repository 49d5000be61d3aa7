"""A small pack for the tests: enough of every kind to play, with plain cards for the worked examples and at
least one card for most words of the vocabulary.

Entries are plain fields; ``copies`` says how many of a card there are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.dungeons.kinds import GAME
from engine.schema.validate import faults_of
from engine.snapshot import Snapshot

Entries = dict[str, dict[str, dict[str, Any]]]
Fields = dict[str, Any]


def effect(when: Any, *do: Any, **more: Any) -> Fields:
    return {"when": when, "do": list(do), **more}


def always(*do: Any, **more: Any) -> Fields:
    return effect("always", *do, **more)


def used(*do: Any, **more: Any) -> Fields:
    return effect("activated", *do, **more)


HEROES: dict[str, Fields] = {
    "plain": {"speed": 5, "health": 6},
    "fighter": {"speed": 4, "health": 7, "melee": 1, "defence": 1, "strength": 2, "charisma": -1},
    "archer": {"speed": 5, "health": 5, "ranged": 1, "dexterity": 2},
    "sage": {
        "speed": 4,
        "health": 5,
        "wisdom": 2,
        "effects": [
            effect("critical_scored", {"gain": {"what": "health"}}, cost=[{"once": {"per": "round"}}])
        ],
    },
    "guard": {
        "speed": 4,
        "health": 8,
        "charisma": 1,
        "effects": [
            always({"change": {"what": "defence", "by": 1}}, **{"if": [{"adjacent_enemies": {"least": 2}}]})
        ],
    },
}

EQUIPMENT: dict[str, Fields] = {
    "sword": {"melee_dice": 3},
    "bow": {"ranged_dice": 3, "movement": 0},
    "axe": {"melee_dice": 3, "melee": 1, "movement": -1, "keywords": ["crush", "heavy"]},
    "spear": {"melee_dice": 2, "ranged_dice": 2, "keywords": ["reach", "pierce"]},
    "volley": {"ranged_dice": 3, "ranged": 1, "keywords": ["barrage"]},
    "mace": {"melee_dice": 2, "melee": 1, "defence": 1, "keywords": ["stun"]},
}

ABILITIES: dict[str, Fields] = {
    "mend": {
        "energy": 2,
        "wisdom": -1,
        "effects": [
            used(
                {
                    "choose_hero": {
                        "where": "room",
                        "do": [{"gain": {"what": "health", "amount": 2, "who": "them"}}],
                    }
                }
            )
        ],
    },
    "bolt": {
        "energy": 2,
        "dexterity": 1,
        "effects": [used({"choose_enemy": {"where": "sight", "do": [{"hit_enemy": {"hits": 2}}]}})],
    },
    "daze": {
        "energy": 1,
        "charisma": 1,
        "effects": [used({"choose_enemy": {"where": "room", "do": ["stun"]}})],
    },
    "ward": {
        "energy": 1,
        "strength": 1,
        "effects": [effect("damage_coming", {"prevent": {"amount": 1}}, may=True)],
    },
    "rush": {"energy": 2, "effects": [used({"move_hero": {"spaces": 2}})]},
    "luck": {"energy": 1, "effects": [effect("dice_rolled", {"reroll": {"dice": "one"}}, may=True)]},
}

ITEMS: dict[str, Fields] = {
    "tonic": {"loot": 2, "effects": [used({"gain": {"what": "health", "amount": 2}})], "copies": 2},
    "knife": {"loot": 3, "effects": [used({"attack": {"kind": "ranged", "dice": 3}})], "copies": 2},
    "charm": {"loot": 2, "kept": True, "effects": [always({"change": {"what": "defence", "by": 1}})]},
    "boots": {"loot": 3, "kept": True, "effects": [always({"change": {"what": "speed", "by": 1}})]},
    "bomb": {
        "loot": 4,
        "effects": [
            used({"each_enemy": {"where": "room", "do": [{"damage_enemy": {"amount": 1}}]}}, cost=["action"])
        ],
    },
    "phoenix": {
        "loot": 5,
        "effects": [
            effect("damage_coming", {"prevent": {}}, **{"if": ["would_fall"]}, may=True, cost=["discard"])
        ],
    },
    "map": {"loot": 1, "effects": [used("reveal_exits")]},
    "hook": {
        "loot": 2,
        "kept": True,
        "effects": [
            used(
                {
                    "choose_enemy": {
                        "where": "sight",
                        "do": [{"push_enemy": {"spaces": 2, "direction": "towards"}}],
                    }
                },
                cost=[{"once": {"per": "round"}}],
            )
        ],
    },
    "bell": {
        "loot": 3,
        "effects": [used({"choose_hero": {"where": "fallen", "do": [{"revive": {"health": 3}}]}})],
    },
    "purse": {"loot": 1, "kept": True, "effects": [effect("enemy_defeated", {"gain": {"what": "loot"}})]},
}

ENEMIES: dict[str, Fields] = {
    "rat": {"threat": 1, "speed": 4, "melee_dice": 1, "ranged_dice": 1, "melee": 1},
    "leech": {"threat": 1, "speed": 3, "melee_dice": 1, "ranged_dice": 2, "keywords": ["siphon"]},
    "brute": {"threat": 2, "speed": 3, "melee_dice": 2, "melee": 1, "ranged_dice": 1, "keywords": ["ritual"]},
    "hunter": {
        "threat": 2,
        "speed": 4,
        "melee_dice": 1,
        "ranged_dice": 2,
        "effects": [always({"prefers": {"hero": "least_health"}}, {"stance": {"stance": "keep_distance"}})],
    },
    "ogre": {
        "threat": 3,
        "speed": 3,
        "melee_dice": 3,
        "melee": 1,
        "ranged_dice": 2,
        "defence": 1,
        "keywords": ["regenerate"],
    },
}

OPEN_3 = "...\n...\n..."
OPEN_5 = ".....\n.....\n.....\n.....\n....."


def openings(*named: str) -> list[Fields]:
    """Openings in the middle of sides: "south", or "south 2"."""
    found = []
    for name in named:
        side, _, at = name.partition(" ")
        found.append({"id": name.replace(" ", "_"), "side": side, "at": int(at or 3)})
    return found


def face(drawing: str, *named: str, points: tuple[tuple[int, int], ...] = ((3, 3),)) -> Fields:
    return {
        "map": drawing,
        "openings": openings(*named),
        "arrow": openings(*named)[0]["id"],
        "points": [{"column": column, "row": row} for column, row in points],
    }


TILES: dict[str, Fields] = {
    "hall": {
        "front": face(OPEN_5, "south", "north", "east", "west"),
        "back": face(".....\n.~.~.\n..^..\n.~.~.\n.....", "south", "north"),
    },
    "pillars": {"front": face(".....\n.#.#.\n.....\n.#.#.\n.....", "south", "north", "east")},
    "vault": {"front": face("#...#\n.....\n..#..\n.....\n#...#", "south", "west", points=((3, 2), (3, 4)))},
    "cell": {"front": face(OPEN_3, "south 2", "north 2", points=((2, 2),))},
    "long": {"front": face("......\n..~~..\n......", "south 3", "north 4", points=((3, 1),))},
}

MELEE = [{"type": "melee", "health": n} for n in (1, 2, 3)]
RANGED = [{"type": "ranged", "health": n} for n in (1, 2, 3)]
DICE: dict[str, Fields] = {
    "grey": {"threat": 1, "faces": [*MELEE[:2], MELEE[0], *RANGED[:2], RANGED[0]]},
    "red": {"threat": 3, "faces": [*MELEE, *RANGED]},
}

THREATS: list[Fields] = [
    {"threat": 1, "enemy": "rat"},
    {"threat": 2, "enemy": "brute", "scaling": [{"heroes": 4, "attack": 1}, {"heroes": 1, "health": -1}]},
    {"threat": 3, "enemy": "ogre"},
]

ADVENTURES: dict[str, Fields] = {
    "cellar": {
        "threats": THREATS,
        "start": {
            "rooms": [{"room": "entry"}],
            "spaces": [{"room": "entry", "column": column, "row": 5} for column in (1, 2, 3, 4, 5)],
            "encounter": "welcome",
        },
        "rooms": [
            {
                "id": "entry",
                "tile": "hall",
                "exits": [
                    {"id": "south", "leads": "out"},
                    {"id": "north", "leads": "room", "room": "middle"},
                    {"id": "east", "leads": "pool", "pool": "side"},
                    {
                        "id": "west",
                        "leads": "closed",
                        "room": "treasury",
                        "opens_if": [{"flag_is": {"flag": "key"}}],
                    },
                ],
            },
            {
                "id": "middle",
                "tile": "pillars",
                "encounter": "ambush",
                "exits": [
                    {"id": "south", "leads": "room", "room": "entry"},
                    {"id": "north", "leads": "room", "room": "deep"},
                    {"id": "east", "leads": "closed"},
                ],
            },
            {
                "id": "deep",
                "tile": "vault",
                "encounter": "lair",
                "exits": [
                    {"id": "south", "leads": "room", "room": "middle"},
                    {"id": "west", "leads": "closed"},
                ],
            },
            {"id": "nook", "tile": "cell", "encounter": "nook", "exits": []},
            {"id": "pond", "tile": "long", "encounter": "pond", "exits": []},
            {"id": "treasury", "tile": "hall", "face": "back", "encounter": "hoard", "exits": []},
        ],
        "pools": [{"id": "side", "rooms": ["nook", "pond"]}],
        "encounters": [
            {"id": "welcome", "interactions": ["lever"], "do": [{"show_text": {"passage": "hello"}}]},
            {
                "id": "ambush",
                "enemies": [
                    {"threat": 1},
                    {"threat": 1, "number": 1, "type": "ranged", "heroes_least": 2},
                    {"threat": 2, "heroes_least": 3},
                ],
                "do": [{"change_counter": {"counter": "alarm"}}],
            },
            {
                "id": "lair",
                "enemies": [
                    {"threat": 3, "number": 2, "type": "melee", "group": "boss", "point": 1},
                    {"threat": 1, "point": 2},
                ],
                "rules": ["heat"],
            },
            {"id": "nook", "enemies": [{"threat": 1}], "interactions": ["chest"]},
            {"id": "pond", "enemies": [{"threat": 2}], "do": [{"make_check": {"check": "swim"}}]},
            {
                "id": "hoard",
                "do": [
                    {
                        "choice": {
                            "options": [
                                {"passage": "greed", "do": [{"gain": {"what": "loot", "amount": 3}}]},
                                {
                                    "passage": "care",
                                    "do": [{"gain": {"what": "health", "amount": 2, "who": "all"}}],
                                },
                            ]
                        }
                    }
                ],
            },
        ],
        "interactions": [
            {
                "id": "lever",
                "where": "beside",
                "room": "entry",
                "column": 1,
                "row": 1,
                "cost": ["action"],
                "do": [
                    {"set_flag": {"flag": "key"}},
                    {"set_terrain": {"room": "entry", "column": 3, "row": 3, "terrain": "pit"}},
                ],
            },
            {
                "id": "chest",
                "where": "room",
                "room": "nook",
                "cost": [{"pay": {"what": "loot", "amount": 1}}],
                "do": [{"draw_item": {}}],
            },
        ],
        "checks": [
            {
                "id": "swim",
                "attribute": "strength",
                "successes": 2,
                "who": "them",
                "passed": [{"gain": {"what": "energy", "amount": 1, "who": "them"}}],
                "failed": [{"damage_hero": {"amount": 1, "who": "them"}}],
                "by_number": [{"successes": 4, "do": [{"gain": {"what": "loot", "who": "them"}}]}],
            }
        ],
        "rules": [
            {
                "id": "heat",
                "effects": [
                    effect(
                        {"phase_begins": {"phase": "recovery"}},
                        {"lose": {"what": "energy", "who": "all"}},
                        **{"if": [{"round_is": {"least": 2, "every": 2}}]},
                    )
                ],
            }
        ],
        "flags": [{"id": "key"}],
        "counters": [{"id": "alarm", "most": 5}],
        "passages": [{"id": "hello"}, {"id": "greed"}, {"id": "care"}],
        "victories": [
            {"id": "slain", "conditions": [{"group_defeated": {"group": "boss"}}]},
            {
                "id": "away",
                "conditions": [
                    {"heroes_are": {"what": "on_map", "most": 0}},
                    {"heroes_are": {"what": "escaped", "least": 1}},
                    {"flag_is": {"flag": "key"}},
                ],
            },
        ],
        "defeats": [{"id": "alarmed", "conditions": [{"counter_is": {"counter": "alarm", "least": 5}}]}],
    },
    "arena": {
        "threats": [
            {"threat": 1, "enemy": "leech"},
            {"threat": 2, "enemy": "hunter"},
            {"threat": 3, "enemy": "ogre"},
        ],
        "start": {
            "rooms": [{"room": "ring"}, {"room": "gate", "column": 0, "row": 6, "turn": 0}],
            "encounter": "wave",
        },
        "rooms": [
            {
                "id": "ring",
                "tile": "hall",
                "exits": [
                    {"id": "north", "leads": "closed"},
                    {"id": "east", "leads": "closed"},
                    {"id": "west", "leads": "closed"},
                    {"id": "south", "leads": "room", "room": "gate"},
                ],
            },
            {
                "id": "gate",
                "tile": "pillars",
                "exits": [
                    {"id": "north", "leads": "room", "room": "ring"},
                    {"id": "south", "leads": "out"},
                    {"id": "east", "leads": "closed"},
                ],
            },
        ],
        "encounters": [
            {"id": "wave", "enemies": [{"threat": 1}, {"threat": 2}], "rules": ["waves"]},
        ],
        "rules": [
            {
                "id": "waves",
                "effects": [
                    effect(
                        "round_begins",
                        {"spawn_in": {"threat": 1, "room": "ring"}},
                        {"change_counter": {"counter": "time"}},
                    )
                ],
            }
        ],
        "counters": [{"id": "time"}],
        "round_limit": 12,
        "victories": [{"id": "endured", "conditions": [{"counter_is": {"counter": "time", "least": 8}}]}],
    },
}


def entries() -> Entries:
    """The whole pack, to be changed by a test that wants another one."""
    whole: dict[str, Mapping[str, Mapping[str, Any]]] = {
        "hero": HEROES,
        "equipment": EQUIPMENT,
        "ability": ABILITIES,
        "item": ITEMS,
        "enemy": ENEMIES,
        "tile": TILES,
        "enemy_die": DICE,
        "adventure": ADVENTURES,
    }
    copied: Entries = json.loads(json.dumps(whole))
    return copied


def release_of(pack: Entries, sound: bool = True) -> Snapshot:
    """A snapshot of a pack, whose fields and effects are checked like everybody's, unless it is one that was
    made before a check."""
    fields: Entries = {}
    for kind, found in pack.items():
        record = GAME.kinds[kind].record
        fields[kind] = {}
        for slug, data in found.items():
            fields[kind][slug] = {name: value for name, value in data.items() if name != "copies"}
            faults = [f for f in faults_of(record, fields[kind][slug], GAME) if f.key != "text-required"]
            assert not (sound and faults), (kind, slug, faults)
    whole = json.loads(Snapshot.of("dungeons", fields).content)
    for kind, found in pack.items():
        for slug, data in found.items():
            whole["entries"][kind][slug]["copies"] = data.get("copies", 1)
    return Snapshot.read(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode())


@cache
def release() -> Snapshot:
    """The pack as it stands."""
    return release_of(entries())
