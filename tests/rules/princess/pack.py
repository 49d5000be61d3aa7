"""A small pack for the tests: as many cards of every kind as the printed game has, with plain texts, so
that the rulebook's examples can be played, and every word of the vocabulary on some card.

Entries are plain fields; ``copies`` says how many of a card there are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.princess.kinds import GAME
from engine.schema.validate import faults_of
from engine.snapshot import Snapshot

Entries = dict[str, dict[str, dict[str, Any]]]
Effect = dict[str, Any]

EMBLEMS = ("sun", "moon", "flame", "leaf", "wave", "feather", "key", "bell", "rose", "anchor")
COLOURS = ("crimson", "amber", "gold", "lime", "emerald", "teal", "azure", "indigo", "violet", "pink")


def when(moment: Any, *words: Any, **more: Any) -> Effect:
    """An effect."""
    return {"when": moment, "do": list(words), **({"if": more.pop("if_")} if "if_" in more else {}), **more}


def success(*words: Any, **more: Any) -> Effect:
    """The Success of a card."""
    return when("success", *words, **more)


def always(*words: Any, **more: Any) -> Effect:
    """What holds as long as the card lies there."""
    return when("always", *words, **more)


def damage(amount: int, who: str = "opponent") -> dict[str, Any]:
    """Damage."""
    return {"damage": {"amount": amount, "who": who}}


PEOPLE = ("ana", "bruno", "carla", "diego", "elsa")
"""Five characters without a talent, Life 5: the players of the rulebook's examples."""

TALENTED: dict[str, tuple[int, list[Effect]]] = {
    "miser": (
        4,
        [
            when({"card_sold": {"by": "self"}}, {"gain_gold": {}}, cost=["once_per_turn"]),
            always({"change": {"what": "price", "by": -1}}),
        ],
    ),
    "seer": (
        5,
        [
            when("activated", {"look_at_deck": {"count": 2}}, cost=["once_per_turn"]),
            when("cards_drawn", {"gain_gold": {}}, may=True, cost=["once_per_game"]),
        ],
    ),
    "giant": (
        6,
        [
            when("damaged", {"draw": {}}, may=True),
            when({"challenge_won": {"role": "challenger"}}, {"heal": {}}),
        ],
    ),
    "avenger": (
        4,
        [
            when("challenge_lost", damage(1, "them"), if_=[{"life": {"most": 2}}]),
            when(
                {"cards_revealed": {"role": "opponent"}},
                {"counts_as": {"type": "defence"}},
                may=True,
                cost=["pay_gold"],
            ),
        ],
    ),
    "monk": (
        5,
        [
            when("damage_comes", {"prevent_damage": {"amount": 1}}, cost=["once_per_turn"]),
            when({"challenge_tied": {"role": "either"}}, {"draw": {}}),
        ],
    ),
}

SECRETS: dict[str, dict[str, Any]] = {
    "kidnapper": {"kidnapper": True},
    "loner": {},
    "dreamer": {},
    "poet": {},
    "gambler": {},
    "heir": {"effects": [when("secret_revealed", {"gain_gold": {"amount": 3}})]},
    "martyr": {"effects": [when("eliminated", damage(1, "culprit"))]},
    "stubborn": {"effects": [when("death_comes", {"survive": {"life": 1}}, cost=["show_secret"], may=True)]},
    "suitor": {
        "effects": [
            when("journey_ends", {"win": {"as_well": True}}, if_=[{"gold": {"least": 8}}, {"lives": {}}]),
        ]
    },
    "spy": {
        "effects": [
            when(
                "activated",
                {"choose_hero": {"do": [{"look_at_secret": {"who": "them"}}]}},
                cost=["once_per_game"],
            )
        ]
    },
}

ATTACKS: dict[str, list[Effect]] = {
    "blow": [success(damage(1))],
    "great_blow": [success(damage(2))],
    "deadly_blow": [success({"eliminate": {"who": "opponent"}}, if_=[{"round": {"least": 2}}])],
    "whirl": [success(damage(1, "other_heroes"))],
    "theft": [success({"steal_card": {}})],
    "pick": [success({"steal_card": {"how": "chosen"}})],
    "demand": [success({"steal_card": {"how": "named"}})],
    "mugging": [success({"steal_gold": {"amount": 2}})],
    "abduction": [success({"take_princess": {"where": "anywhere"}})],
    "expose": [success({"reveal_secret": {}})],
    "rage": [success({"choose_hero": {"do": [damage(1, "them")], "among": "heroes"}}, damage(1, "self"))],
}
DEFENCES: dict[str, list[Effect]] = {
    "wall": [success({"heal": {}})],
    "great_wall": [success({"heal": {"amount": 2}})],
    "parry": [success({"discard_hand": {}})],
    "trip": [success({"discard_hand": {"how": "random"}})],
    "counter": [success(damage(1), if_=[{"card_type": {"type": "attack"}}])],
    "retreat": [success({"draw": {"count": 2}})],
    "mirror": [success({"swap_hands": {}})],
    "cleanse": [success({"remove_curse": {}}, {"move_curse": {"who": "opponent"}})],
    "mercy": [
        success(
            {
                "let_choose": {
                    "options": [[{"give_gold": {"amount": 2, "to": "them"}}], [damage(1)]],
                    "who": "opponent",
                }
            }
        )
    ],
    "guard": [success({"immune": {"to": "damage"}}, until="next_turn")],
    "alarm": [success({"show_hand": {}}, {"skip_turn": {}})],
}
STRATEGIES: dict[str, list[Effect]] = {
    "plan": [success({"gain_gold": {}})],
    "great_plan": [success({"gain_gold": {"amount": 2}})],
    "spying": [success({"look_at_hand": {}}, {"look_at_secret": {}})],
    "swindle": [success({"give_card": {"who": "opponent", "to": "self"}})],
    "market": [success({"take_from_shop": {}})],
    "ruins": [success({"take_discarded": {"type": "any"}})],
    "second_wind": [success({"extra_action": {}})],
    "stargazing": [success({"arrange_deck": {"count": 3}})],
    "masquerade": [success({"swap_secrets": {}})],
    "bluff": [
        success({"guess_type": {"right": [{"steal_card": {}}], "wrong": [{"lose_gold": {"who": "self"}}]}})
    ],
    "costume": [success({"swap_characters": {}})],
}
UNSTOPPABLE = ("great_blow", "retreat", "great_plan", "market")
ONE_SHOTS: dict[str, dict[str, Any]] = {
    "bolt": {"effects": [when("applied", damage(2, "them"))]},
    "balm": {
        "effects": [
            when(
                "applied",
                {"heal": {"amount": 2, "who": "them"}},
                {"take_this": {}},
                if_=[{"gold": {"least": 9}}],
            )
        ]
    },
    "recall": {"target": "ghost", "effects": [when("applied", {"resurrect": {"life": 2}})]},
    "storm": {
        "effects": [when("applied", {"discard_top": {"count": 2}}, {"clear_shop": {}}, {"fill_shop": {}})]
    },
}
CURSES: dict[str, dict[str, Any]] = {
    "poison": {
        "effects": [
            when("turn_begins", damage(1, "self")),
            when({"action_taken": {"action": "trade"}}, {"discard_this": {}}),
        ]
    },
    "chains": {
        "effects": [
            always({"forbid": {"what": "explore"}}),
            when("turn_ends", {"discard_this": {"for_good": True}}),
        ]
    },
    "weakness": {
        "effects": [
            always({"change": {"what": "life_maximum", "by": -2}}, {"forbid_type": {"type": "attack"}})
        ]
    },
    "target": {"effects": [always({"unstoppable": {"against": True}})]},
    "glass": {"effects": [always({"play_openly": {"hand": True}}), when("curse_leaves", {"gain_gold": {}})]},
    "burden": {
        "effects": [
            always({"change": {"what": "overload_limit", "by": -2}}),
            when("cursed", {"lose_gold": {"who": "self"}}),
        ]
    },
}
ENVIRONMENTS: dict[str, list[Effect]] = {
    "fair": [always({"change": {"what": "shop_size", "by": 1}}, {"change": {"what": "price", "by": -1}})],
    "fog": [always({"reverse_priorities": {}})],
    "feud": [
        always({"ties": {"go_to": "challenger"}}),
        when({"turn_ends": {"by": "any"}}, damage(1, "active"), if_=[{"lives": {}}]),
    ],
    "tide": [
        always({"change": {"what": "explore_cards", "by": 1}}),
        when("comes_in", {"shuffle_in": {"count": 3}}),
    ],
    "peace": [
        always({"beats": {"type": "defence", "over": "strategy"}}),
        when(
            {"turn_begins": {"by": "any"}},
            {"each_hero": {"do": [{"heal": {"who": "them"}}], "who": "heroes"}},
        ),
    ],
    "dusk": [
        always({"forbid": {"what": "resurrect"}}, if_=[{"deck_left": {"least": 30}}]),
        when("is_replaced", {"drop_princess": {}}),
    ],
}


def entries() -> Entries:
    """All entries of the pack."""
    found: Entries = {kind: {} for kind in GAME.kinds}
    names = (*PEOPLE, *TALENTED)
    for index, name in enumerate(names):
        life, effects = TALENTED.get(name, (5, []))
        found["character"][name] = {
            "life": life,
            "symbol": EMBLEMS[index],
            "colour": COLOURS[index],
            "effects": effects,
        }
        for kind, word in (("attack", damage(1)), ("defence", {"heal": {}}), ("strategy", {"gain_gold": {}})):
            found["adventure_card"][f"{name}_{kind}"] = {
                "type": kind,
                "hero": name,
                "mark": "emblem",
                "effects": [success(word)],
            }
    found["secret"] = {name: dict(fields) for name, fields in SECRETS.items()}
    cards = found["adventure_card"]
    for kind, group in (("attack", ATTACKS), ("defence", DEFENCES), ("strategy", STRATEGIES)):
        for name, effects in group.items():
            cards[name] = {"type": kind, "effects": effects, "unstoppable": name in UNSTOPPABLE}
    for name, fields in ONE_SHOTS.items():
        cards[name] = {"type": "magic", **fields}
    for name, fields in CURSES.items():
        cards[name] = {"type": "magic", "persistent": True, **fields}
    for name, effects in ENVIRONMENTS.items():
        cards[name] = {"type": "environment", "persistent": True, "effects": effects}
    others = [fields for fields in cards.values() if "hero" not in fields]
    for fields in others[::3]:
        fields["mark"] = "exclamation"
    found["princess"]["princess"] = {"effects": [when("princess_taken", {"heal": {}})]}
    found["counter"] = {"life": {"role": "life"}, "gold": {"role": "gold"}}
    return found


def checked(found: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> Snapshot:
    """The entries as a release; what does not fit the kinds is said."""
    for kind, by_slug in found.items():
        for slug, fields in by_slug.items():
            plain = json.loads(json.dumps(fields))
            faults = [
                fault
                for fault in faults_of(GAME.kinds[kind].record, plain, GAME)
                if fault.key != "text-required"
            ]
            assert not faults, (kind, slug, faults)
    return Snapshot.of("princess", json.loads(json.dumps(found)))


@cache
def release() -> Snapshot:
    """The pack as a release."""
    return checked(entries())


def release_with(**changed: Mapping[str, Any] | None) -> Snapshot:
    """The pack with fields of some entries changed; ``kind__slug={...}``, None takes the entry out."""
    found = entries()
    for name, fields in changed.items():
        kind, slug = name.split("__")
        if fields is None:
            del found[kind][slug]
        else:
            found[kind][slug] = {**found[kind].get(slug, {}), **fields}
    return checked(found)
