"""The triggers at work (ledger 7.2): a charm that gives 10 Gold at a moment, in the hands of the hero whose
moment it is or of another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.wounds import gain_token
from engine.kernel import frames
from tests.rules.platformer.pack import card, entries, release_of, used
from tests.rules.platformer.table import Table
from tests.rules.platformer.test_boss import attacks
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, REWARD, holding, rewards, waiting
from tests.said import said

BESIDE = ":1 :E :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"
LADDER = """
:. :. :. :. :. :. :. :. :
+==+  +  +  +  +  +  +  +
:1H:. :. :. :. :. :. :2 :
+==+==+==+==+==+==+==+==+
"""
AIR = """
:1 :. :. :. :. :. :. :. :
+  +  +  +  +  +  +  +  +
:x :. :. :. :. :. :. :2 :
+==+==+==+==+==+==+==+==+
"""
UNDER_THE_BOSS = ":1 :. :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"


@dataclass
class Deed:
    """Something that hero 1 does or suffers: where, and how."""

    do: Callable[[Table], Any]
    drawing: str = FLOOR
    prepare: Callable[[Table], Any] = lambda t: None
    thing: Any = None
    more: dict[str, Any] = field(default_factory=dict)
    when: dict[str, Any] = field(default_factory=dict)


def use_thing(t: Table) -> Table:
    return t.roll("").card("thing")


def strike(t: Table) -> Table:
    return t.roll("sword").attack("E", "sword").strike()


def spend_gold(t: Table) -> Table:
    t.g.gold[0] = 2
    return use_thing(t)


def give_stone(t: Table) -> None:
    gain_token(t.g, 0, t.g.token_kinds.index(t.kind("stone")))


def wound_hero(t: Table) -> None:
    t.g.hearts[0] = 2


def almost_down(t: Table) -> None:
    t.g.hearts[0] = 1


def take_off(t: Table) -> None:
    t.g.put(0, -1)


def lift_enemy(t: Table) -> Table:
    t.g.put(codes.FIRST_ENEMY, t.at(2, 2))
    return t


def come_with_gold(t: Table) -> None:
    t.g.put(0, t.at(1, 1))
    t.g.gold[0] = 5
    t.show("boots")


def to_the_boss(t: Table) -> Table:
    attacks(t, "glare")
    return t.roll("").finish().act(frames.A_FACE, codes.ATTACK)


DEEDS = {
    "pool_rolled": Deed(lambda t: t.roll("")),
    "enemy_die": Deed(lambda t: t.roll("", "left")),
    "symbol_used": Deed(lambda t: t.roll("coin").use("coin")),
    "symbol_boosted": Deed(
        lambda t: t.roll("coin").use("coin").gem(), prepare=lambda t: t.g.gems.__setitem__(0, 3)
    ),
    "forged": Deed(lambda t: t.roll("coin coin").forge("coin", "hand", "hand"), drawing=BESIDE),
    "saved": Deed(lambda t: t.roll("coin").end().act(codes.A_SAVE, codes.POOL, codes.COIN, codes.COIN)),
    "special_reset": Deed(
        lambda t: t.roll("").use("coin", source="saved"),
        prepare=lambda t: t.g.special.__setitem__(0, codes.COIN),
    ),
    "star_used": Deed(lambda t: t.roll("star").use("star"), more={"heroes": ("dancer", "second")}),
    "move_begins": Deed(lambda t: t.roll("move").move("right")),
    "moved": Deed(lambda t: t.roll("move").move("right")),
    "reach_left": Deed(lambda t: t.roll("move").move("up"), drawing=BESIDE),
    "entered": Deed(lambda t: t.roll("move").move("right")),
    "came_next": Deed(lambda t: t.roll("move").move("right"), drawing=BESIDE.replace(":E :.", ":. :E")),
    "ladder_used": Deed(lambda t: t.roll("move").move("up"), drawing=LADDER),
    "portal_used": Deed(
        lambda t: t.roll("").act(codes.A_PORTAL, t.at(5, 1)),
        drawing=":@ :. :. :. :@ :. :. :2 :\n+==+==+==+==+==+==+==+==+",
        prepare=come_with_gold,
    ),
    "pushed": Deed(use_thing, thing={"push": {"who": "self", "direction": "right"}}),
    "pushes_hero": Deed(lambda t: t.roll("move").move("right").step("right"), drawing=":1 :2 :. :. :\n+"),
    "fell": Deed(lambda t: t.roll("").act(codes.A_GRAVITY), drawing=AIR),
    "fell_through_trap": Deed(lambda t: t.roll("").act(codes.A_GRAVITY), drawing=AIR),
    "boss_level_entered": Deed(
        lambda t: t.roll("move").move("up"), drawing=UNDER_THE_BOSS, more={"row": 12, "levels": 4, "low": 3}
    ),
    "enemy_attacks": Deed(lambda t: t.roll("", "attack"), drawing=BESIDE),
    "attack_declared": Deed(lambda t: t.roll("sword").attack("E"), drawing=BESIDE),
    "damage_summed": Deed(strike, drawing=BESIDE),
    "enemy_defeated": Deed(strike, drawing=BESIDE),
    "looted": Deed(strike, drawing=BESIDE),
    "boss_survived": Deed(
        lambda t: t.roll("sword").attack("M", "sword").strike(),
        drawing=LAIR.replace(":1 :. :. :M", ":. :. :1 :M"),
        more=AS_LAIR,
    ),
    "wounded": Deed(lambda t: t.roll("", "attack"), drawing=BESIDE),
    "healed": Deed(use_thing, thing={"gain": {"what": "heart"}}, prepare=wound_hero),
    "downed": Deed(lambda t: t.roll("", "attack"), drawing=BESIDE, prepare=almost_down),
    "respawned": Deed(lambda t: t.roll("coin").respawn("coin", 4, 1), prepare=take_off),
    "token_gained": Deed(
        use_thing, LAIR, thing={"give_token": {"token": "stone", "who": "self"}}, more=AS_LAIR
    ),
    "token_repeated": Deed(
        use_thing, LAIR, give_stone, {"give_token": {"token": "stone", "who": "self"}}, AS_LAIR
    ),
    "token_lost": Deed(use_thing, LAIR, give_stone, "drop_tokens", AS_LAIR),
    "spent": Deed(spend_gold, thing={"lose": {"what": "gold", "amount": 2, "who": "self"}}),
    "collected": Deed(
        lambda t: t.roll("move").move("right").yes(), drawing=":1 :o :. :. :. :. :. :2 :\n+==+==+"
    ),
    "bought": Deed(
        lambda t: t.roll("").act(codes.A_BUY, 0),
        drawing=":$ :. :. :. :. :. :. :2 :\n+==+==+",
        prepare=come_with_gold,
    ),
    "card_used": Deed(use_thing, thing="heal_full"),
    "card_exhausted": Deed(use_thing, thing="heal_full"),
    "card_refreshed": Deed(use_thing, thing={"refresh_cards": {"which": "this"}}),
    "card_discarded": Deed(use_thing, thing="discard_this"),
    "artifact_taken": Deed(lambda t: strike(t).yes(), drawing=BESIDE, more={"artifacts": True}),
    "level_revealed": Deed(use_thing, thing="reveal_level"),
    "level_removed": Deed(use_thing, thing="remove_level", more={"levels": 3}, drawing=FLOOR),
    "gravity_applied": Deed(lambda t: t.roll("").act(codes.A_GRAVITY)),
    "step_begins": Deed(lambda t: t.roll(""), when={"step": 5}),
    "step_ends": Deed(lambda t: t.roll("", "left"), when={"step": 4}),
    "boss_begins": Deed(to_the_boss, drawing=LAIR, more=AS_LAIR),
    "boss_ends": Deed(to_the_boss, drawing=LAIR, more=AS_LAIR),
}


def watched(name: str, holder: int, **when: Any) -> int:
    """How often the charm of a hero acted when hero 1 did something."""
    deed = DEEDS[name]
    cards = {"thing": card(1, used(deed.thing))} if deed.thing else {}
    t = waiting({name: {**deed.when, **when}}, hero=holder, drawing=deed.drawing, cards=cards, **deed.more)
    deed.prepare(t)
    deed.do(t)
    return rewards(t, holder)


@pytest.mark.parametrize("name", DEEDS)
def test_a_card_acts_at_the_moment_of_whom_it_waits_for(name: str) -> None:
    own = {by: watched(name, 0, by=by) for by in ("self", "other", "any")}
    of_another = {by: watched(name, 1, by=by) for by in ("self", "other", "any")}
    assert own == {"self": 1, "other": 0, "any": 1}
    assert of_another == {"self": 0, "other": 1, "any": 1}


@pytest.mark.parametrize("holder", [0, 1])
def test_a_gain_of_gold_is_a_moment_of_the_hero_who_gains(holder: int) -> None:
    for by, own in (("self", True), ("other", False), ("any", True)):
        when = {"gained": {"what": "gold", "by": by}}
        t = holding({"when": when, "do": ["add_damage"]}, hero=holder)
        t.roll("coin").use("coin")
        assert t.g.bonus[holder] == int(by == "any" or own == (holder == 0))


@pytest.mark.parametrize(
    ("name", "filtered", "hit", "miss"),
    [
        ("enemy_die", "result", ["left"], ["right", "attack"]),
        ("symbol_used", "symbol", ["coin"], ["move", "sword", "hand", "star"]),
        ("symbol_used", "source", ["pool"], ["saved", "forged"]),
        ("symbol_boosted", "symbol", ["coin"], ["move", "sword", "hand", "star"]),
        ("forged", "symbol", ["hand"], ["coin", "move", "sword", "star"]),
        ("saved", "symbol", ["coin"], ["move", "sword", "hand", "star"]),
        ("entered", "kind", ["plain"], ["gold", "gem", "trap", "shop", "spawn", "portal", "special"]),
        ("enemy_attacks", "cause", ["die"], ["movement", "card", "boss"]),
        ("enemy_defeated", "rank", ["1"], ["2", "3"]),
        ("spent", "what", ["gold"], ["gem"]),
        ("collected", "what", ["gold"], ["gem"]),
        ("step_begins", "step", [4, 5], [6, 7]),
        ("step_ends", "step", [3, 4], [5, 6]),
    ],
)
def test_a_trigger_waits_only_for_what_it_names(
    name: str, filtered: str, hit: list[Any], miss: list[Any]
) -> None:
    assert [watched(name, 0, **{filtered: value}) for value in hit] == [1] * len(hit)
    assert [watched(name, 0, **{filtered: value}) for value in miss] == [0] * len(miss)


def test_a_symbol_counts_as_saved_or_forged_where_it_comes_from() -> None:
    for source, wanted in (("saved", 1), ("forged", 0), ("pool", 0)):
        t = waiting({"symbol_used": {"source": source}})
        t.g.special[0] = codes.COIN
        assert rewards(t.roll("").use("coin", source="saved")) == wanted
    for source, wanted in (("saved", 0), ("forged", 1), ("pool", 0)):
        t = waiting({"symbol_used": {"source": source}}).roll("move move")
        assert rewards(t.forge("move", "coin")) == wanted


@pytest.mark.parametrize(("what", "wanted"), [("gold", 0), ("gem", 1), ("any", 1)])
def test_gems_gained_spent_and_collected_are_gems(what: str, wanted: int) -> None:
    t = waiting({"gained": {"what": what}}, cards={"thing": card(1, used({"gain": {"what": "gem"}}))})
    if what != "any":  # the reward is a gain of Gold itself
        assert rewards(t.roll("").card("thing")) == wanted
    t = waiting({"spent": {"what": what}})
    t.g.gems[0] = 1
    assert rewards(t.roll("coin").use("coin").gem()) == wanted
    t = waiting({"collected": {"what": what}}, drawing=":1 :* :. :. :\n+==+==+")
    assert rewards(t.roll("move").move("right").yes()) == wanted


@pytest.mark.parametrize(
    ("cause", "act"),
    [
        ("die", lambda t: t.roll("", "right")),
        ("hand", lambda t: t.roll("hand").hand("E", "right")),
        ("push", lambda t: t.roll("move").move("right").step("right")),
        ("fall", lambda t: lift_enemy(t).roll("").act(codes.A_GRAVITY)),
        ("die", lambda t: t.roll("").card("thing")),  # a card lets them march as the enemy die does
    ],
)
def test_an_enemy_has_moved_for_a_reason(cause: str, act: Callable[[Table], Any]) -> None:
    for waits_for in ("die", "hand", "push", "fall", "card", "any"):
        t = waiting(
            {"enemy_moved": {"cause": waits_for}},
            drawing=BESIDE,
            cards={"thing": card(1, used({"march": {"direction": "right"}}))},
        )
        act(t)
        assert rewards(t) == int(waits_for in (cause, "any")), waits_for


def test_a_card_that_pushes_is_no_hero_who_pushes() -> None:
    for by in ("self", "other", "any"):
        t = waiting(
            {"pushes_hero": {"by": by}},
            cards={"thing": card(1, used({"push": {"who": "self", "direction": "right"}}))},
        )
        assert rewards(t.roll("").card("thing")) == 0


def test_an_enemy_that_appears_is_a_moment() -> None:
    t = waiting(
        {"enemy_spawned": {"enemy": "any"}},
        drawing=":1 :e :. :. :. :. :. :2 :\n+==+==+",
        cards={"thing": card(1, used("spawn_enemy"))},
    )
    assert rewards(t.roll("").card("thing")) == 1


def test_what_an_enemy_waits_for_is_itself_unless_its_card_says_any() -> None:
    for enemy, wanted in (("this", 0), ("any", 1)):
        for when, act in (
            ("enemy_attacks", lambda t: t.roll("", "attack")),
            ("came_next", lambda t: t.roll("move").move("right")),
            ("enemy_moved", lambda t: t.roll("hand").hand("E", "right")),
            ("attack_declared", lambda t: t.roll("sword").attack("E")),
            ("damage_summed", strike),
            ("enemy_defeated", strike),
        ):
            drawing = ":. :1 :E :. :. :. :. :F :" if when != "came_next" else ":1 :. :E :. :. :. :. :F :"
            t = enemy_waiting(when, enemy, drawing + "\n+==+==+==+==+==+==+==+==+")
            act(t)
            assert rewards(t) == wanted, (when, enemy)


def enemy_waiting(when: str, enemy: str, drawing: str) -> Table:
    """An enemy far away gives 10 Gold to the active hero when something happens."""
    pack = entries()
    reward = {"gain": {"what": "gold", "amount": 10, "who": "active"}}
    pack["enemy"]["seer"] = {
        "rank": 1,
        "health": 5,
        "damage": 1,
        "effects": [{"when": {when: {"enemy": enemy}}, "do": [reward]}],
    }
    return Table(drawing, pack=release_of(pack), enemies={"F": "seer"})


def test_an_attack_card_is_drawn_and_resolved() -> None:
    for when in ("attack_drawn", "attack_resolved"):
        t = holding({"when": when, "do": [REWARD]}, drawing=LAIR, **AS_LAIR)
        assert rewards(to_the_boss(t)) == 1


def test_pf_solo_03_an_event_acts_when_it_is_revealed() -> None:
    pack = entries()
    gift = {"when": "event_revealed", "do": [{"gain": {"what": "gold", "amount": 10, "who": "active"}}]}
    pack["event"] = {"gift": {"effects": [gift], "copies": 12}}
    t = Table(":1 :. :\n+", seats=1, pack=release_of(pack), begin=False)
    t.begin(0)
    assert rewards(t) == 1


def test_pf_dice_03_a_stored_sword_goes_into_the_attack_although_a_card_hears_of_it() -> None:
    """What spending the stored symbol sets off comes on top of the attack, not instead of it."""
    t = waiting("special_reset", drawing=":1 :F :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+")
    t.g.special[0] = codes.SWORD
    t.roll("sword").attack("F", "sword").use("sword", source="saved")
    assert said(t.game.label((codes.A_STRIKE, 0, 0, 0))) == ("action-strike", {"damage": 2})
    assert rewards(t) == 1


def test_pf_enemy_02_an_enemy_that_changes_others_still_acts_when_it_is_defeated() -> None:
    """Coins are worth more while it is there; its last act is its own all the same."""
    pack = entries()
    richer = {"when": "always", "do": [{"change": {"what": "coin_gold", "by": 2, "of": "all"}}]}
    last = {"when": "enemy_defeated", "do": [{"gain": {"what": "gold", "amount": 10, "who": "active"}}]}
    pack["enemy"]["idol"] = {"rank": 1, "health": 1, "damage": 1, "effects": [richer, last]}
    t = Table(BESIDE, pack=release_of(pack), enemies={"E": "idol"}).roll("coin coin sword")
    assert t.use("coin").g.gold[0] == 3
    t.attack("E", "sword").strike()
    assert t.g.gold[0] == 13
    assert t.use("coin").g.gold[0] == 14
