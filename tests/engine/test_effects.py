"""The words of the effect language, each on a small board."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine.effects.numbers import number
from engine.effects.ops import OPERATIONS
from engine.effects.ops.choose_one import ChooseOne
from engine.games.platformer import codes
from engine.games.platformer.combat import health_of
from engine.games.platformer.kinds import GAME
from engine.games.platformer.moments import N_ATTACK_DAMAGE
from engine.kernel import EffectFaultError, EffectLoopError, ProgramError, frames
from engine.schema.game import word_info
from tests.rules.platformer.pack import entries, release_of
from tests.rules.platformer.table import Table

FLAT = ":1 :. :. :E :. :. :. :2 :\n+"


def table(
    effect: Any, drawing: str = FLAT, roll: str = "move coin", enemy: str = "none", **more: Any
) -> Table:
    """A table at which hero 1 holds a card with this effect."""
    pack = entries()
    pack["item"] = {
        "thing": {"price": 1, "effects": effect if isinstance(effect, list) else [effect]},
        **pack["item"],
    }
    begin = more.pop("begin", True)
    t = Table(drawing, pack=release_of(pack), begin=False, **more)
    t.give(0, "thing")
    if begin:
        t.begin(0)
        t.roll(roll, enemy)
    return t


def use(*operations: Any, **more: Any) -> Table:
    """A table at which hero 1 has just used a card with these operations."""
    effect = {"when": "activated", "cost": ["exhaust"], "do": list(operations)}
    if "until" in more:
        effect["until"] = more.pop("until")
    return table(effect, **more).card("thing")


def test_every_operation_is_one_file_with_a_docstring() -> None:
    for declared in OPERATIONS:
        assert declared.__module__ == f"engine.effects.ops.{word_info(declared).name}"
        assert len(word_info(declared).doc) > 20
    for family in GAME.words.values():
        for info in family.values():
            assert info.doc.endswith((".", ")"))


def test_gain_lose_and_steal() -> None:
    t = use({"gain": {"what": "gold", "amount": 3}}, {"gain": {"what": "gem", "who": "all"}})
    assert (t.g.gold, t.g.gems) == ([3, 0], [1, 1])
    t = table(
        {
            "when": "activated",
            "cost": ["exhaust"],
            "do": [{"steal": {"what": "gold", "amount": 2, "who": "others"}}],
        }
    )
    t.g.gold[1] = 1
    t.card("thing")
    assert t.g.gold == [1, 0]


def test_wound_and_heal() -> None:
    t = use({"wound": {"amount": 2, "who": "all"}}, {"gain": {"what": "heart", "who": "self"}})
    assert t.g.hearts == [4, 2]
    assert use({"wound": {"amount": 2, "who": "self"}}, "heal_full").g.hearts[0] == 5


def test_move_ignoring_walls_and_platforms() -> None:
    t = use({"move": {"steps": 2, "ignore": ["walls", "platforms"]}}, drawing=":. :. :\n+==+==+\n:1 |. :\n+")
    t.step("right", "up")
    assert t.hero() == (2, 2)


def test_move_another_hero_is_decided_by_the_holder() -> None:
    t = use({"choose_hero": {"do": [{"move": {"who": "them"}}]}})
    assert (t.deciding, t.to_act) == ("move", 0)
    t.step("left")
    assert t.hero(1) == (7, 1)


def test_choose_an_enemy_and_move_damage_or_remove_it() -> None:
    t = use({"choose_enemy": {"do": [{"move_enemy": {"steps": 2}}]}}).step("left", "up")
    assert t.enemy() == (3, 2)
    assert use({"choose_enemy": {"do": [{"damage_enemy": {"amount": 1}}]}}).g.gold[0] == 1
    t = use({"choose_enemy": {"do": ["remove_enemy"]}})
    assert (t.enemy(), t.g.gold[0]) == (None, 0)
    assert use({"choose_enemy": {"where": "adjacent", "do": ["remove_enemy"]}}).enemy() == (4, 1)


def test_choose_one_of_two_enemies() -> None:
    t = use({"choose_enemy": {"do": ["remove_enemy"]}}, drawing=":1 :. :E :. :F :. :2 :\n+")
    assert t.deciding == "pick_enemy"
    t.act(frames.A_ENEMY, t.slots["F"])
    assert (t.enemy("E"), t.enemy("F")) == ((3, 1), None)


def test_push_place_and_swap() -> None:
    t = use({"push": {"spaces": 2, "who": "adjacent"}}, drawing=":. :1 :2 :. :. :. :\n+")
    assert t.hero(1) == (5, 1)
    t = use({"choose_space": {"within": "row", "do": ["place"]}})
    t.act(frames.A_SPACE, t.at(6, 1))
    assert t.hero() == (6, 1)
    t = use({"choose_enemy": {"do": ["swap"]}})
    assert (t.hero(), t.enemy()) == ((4, 1), (1, 1))
    t = use({"choose_hero": {"do": [{"swap": {"other": "hero"}}]}})
    assert (t.hero(0), t.hero(1)) == ((8, 1), (1, 1))


def test_dice_operations() -> None:
    t = use({"reroll": {"dice": "unused"}}, roll="move coin")
    t.reroll("sword", "hand")
    assert (t.g.faces[:2], t.deciding) == ([codes.SWORD, codes.HAND], "act")
    t = use({"reroll": {"dice": "one"}}, roll="move coin").act(frames.A_FACE, codes.COIN)
    t.reroll("star")
    assert t.g.faces[:2] == [codes.MOVE, codes.STAR]
    t = use({"turn_die": {"symbol": "coin", "to": "sword"}}, {"add_symbol": {"symbol": "move", "amount": 2}})
    assert (t.g.faces[1], t.g.extra[codes.MOVE]) == (codes.SWORD, 2)
    t.use("move", source="extra").step("right")
    t = use({"set_special": {"symbol": "hand"}})
    assert t.g.special[0] == codes.HAND
    t = use("double_symbol").use("coin")
    assert t.g.gold[0] == 2


def test_enemy_die_operations() -> None:
    for operation, where in (("cancel_enemy_die", (4, 1)), ({"set_enemy_die": {"result": "left"}}, (3, 1))):
        t = table({"when": "enemy_die", "do": [operation]}, enemy="right")
        assert t.enemy() == where
    t = table({"when": {"enemy_die": {"result": "right"}}, "do": ["reroll_enemy_die"]}, enemy="right")
    t.act(frames.A_FACE, codes.LEFT)
    assert t.enemy() == (3, 1)


def test_changes_last_as_long_as_they_say() -> None:
    change = {"change": {"what": "attack_damage", "by": 2}}
    t = use(change, until="turn")
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 2
    t.finish()
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 0
    t = use(change, until="next_turn")
    t.finish()
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 2
    t.roll("coin").finish()
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 0
    t = use(change, until="attack", drawing=":1 :F :\n+", roll="sword sword")
    t.attack("F", "sword").strike()
    assert (t.enemy("F"), number(t.g, 0, N_ATTACK_DAMAGE)) == (None, 0)
    t = use(change, until="game")
    t.finish()
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 2


def test_conditional_changes_are_judged_when_asked() -> None:
    t = table(
        {
            "when": "always",
            "if": [{"on_space": {"kind": "shop"}}],
            "do": [{"change": {"what": "attack_damage", "by": 3}}],
        },
        drawing=":1 :$ :\n+",
    )
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 0
    t.move("right")
    assert number(t.g, 0, N_ATTACK_DAMAGE) == 3


def test_permissions_immunities_and_symbols() -> None:
    t = table({"when": "always", "do": [{"forbid": {"what": "forge"}}]}, roll="coin coin")
    assert t.legal(codes.A_FORGE) == []
    t = table({"when": "always", "do": [{"immune": {"to": "traps"}}]}, drawing=":1 :x :\n+").move("right")
    assert t.g.hearts[0] == 5
    t = table({"when": "always", "do": [{"counts_as": {"symbol": "coin", "other": "move"}}]})
    t.use("coin", "move").step("right")
    t = table({"when": "always", "do": [{"block_symbol": {"symbol": "coin"}}]})
    assert "coin" not in t.symbols()


def test_cards() -> None:
    assert len(use({"draw_card": {"deck": "potion"}}).g.held[0]) == 2
    t = table({"when": "activated", "cost": ["once_per_turn"], "do": ["renew_shop"]})
    before = t.g.display[:]
    t.card("thing")
    assert t.g.display != before
    t = use("discard_this")
    assert t.g.held[0] == []
    t = use({"refresh_cards": {"which": "this"}})
    assert t.g.exhausted == []
    t = table({"when": "activated", "cost": ["exhaust"], "do": [{"exhaust_cards": {"who": "others"}}]})
    boots = t.give(1, "boots")
    t.card("thing")
    assert boots in t.g.exhausted


def test_costs() -> None:
    for cost, gold in (
        ({"pay": {"what": "gold", "amount": 2}}, 1),
        ({"spend_symbol": {"symbol": "coin"}}, 3),
    ):
        t = table({"when": "activated", "cost": [cost], "do": [{"gain": {"what": "gem"}}]})
        t.g.gold[0] = 3
        t.card("thing")
        assert (t.g.gems[0], t.g.gold[0]) == (1, gold)
    t = table({"when": "activated", "cost": [{"pay": {"what": "gem"}}], "do": ["heal_full"]})
    assert t.refused(codes.A_CARD, t.card_of(0, "thing")) == "PF-D-60"
    t = table({"when": "activated", "cost": ["spend_symbol"], "do": [{"gain": {"what": "gem"}}]}).card(
        "thing"
    )
    t.act(frames.A_FACE, codes.COIN)
    assert (t.g.gems[0], t.symbols()) == (1, {"move"})
    t = table(
        {"when": "activated", "cost": [{"spend_pair": {"symbol": "coin"}}], "do": ["heal_full"]},
        roll="coin coin",
    )
    assert t.card("thing").symbols() == set()
    t = table({"when": "activated", "cost": ["spend_saved"], "do": ["heal_full"]})
    t.g.special[0] = codes.STAR
    assert t.card("thing").g.special[0] == codes.BLANK


def test_choices_repeats_and_checks() -> None:
    t = use({"choose_one": {"options": [[{"gain": {"what": "gold"}}], [{"gain": {"what": "gem"}}]]}})
    t.act(frames.A_OPTION, 1)
    assert (t.g.gold[0], t.g.gems[0]) == (0, 1)
    assert use({"repeat": {"times": 3, "do": [{"gain": {"what": "gold"}}]}}).g.gold[0] == 3
    check = {
        "check": {
            "conditions": [{"has": {"what": "gold", "least": 1}}],
            "then": ["heal_full"],
            "otherwise": [{"gain": {"what": "gold", "amount": 5}}],
        }
    }
    assert use(check).g.gold[0] == 5
    assert use({"each_hero": {"do": [{"gain": {"what": "gold", "who": "them"}}]}}).g.gold == [1, 1]
    row = ":1 :. :E :. :F :. :2 :\n+"
    t = use({"each_enemy": {"where": "same_row", "do": ["remove_enemy"]}}, drawing=row)
    assert (t.enemy("E"), t.enemy("F")) == (None, None)


def test_map_operations() -> None:
    t = use("reveal_level")
    assert t.g.high_level == 1
    t = use("remove_level", levels=2)
    assert (t.g.low_level, t.hero()) == (1, None)
    t = use({"choose_space": {"within": "adjacent", "do": [{"place_token": {"what": "gem"}}]}})
    t.act(frames.A_SPACE, t.at(2, 1))
    assert t.g.piles[t.at(2, 1)] == codes.ONE_GEM
    t = use({"choose_space": {"what": "token", "do": ["take_token"]}}, drawing=":1 :. :o :. :2 :\n+")
    assert t.g.gold[0] == 1
    t = use("apply_gravity", drawing=":1 :. :\n+  +  +\n:. :2 :\n+")
    assert t.hero() == (1, 1)
    t = use({"march": {"direction": "left"}})
    assert t.enemy() == (3, 1)
    t = use("enemies_attack", drawing=":1 :E :2 :\n+")
    assert t.g.hearts == [4, 3]
    t = use({"spawn_enemy": {}}, drawing=":1 :. :e :. :2 :\n+")
    assert t.g.who[t.at(3, 1)] >= codes.FIRST_ENEMY


def test_respawn_by_card_and_win() -> None:
    t = table({"when": "downed", "do": ["respawn_hero"]}, drawing=":1 :x :\n+")
    t.g.hearts[0] = 1
    t.move("right")
    assert t.deciding == "place"
    assert use("win").game.outcome is not None


def test_an_optional_effect_asks_its_owner_in_another_players_turn() -> None:
    t = table(
        {"when": {"gained": {"what": "gold", "by": "other"}}, "may": True, "do": [{"gain": {"what": "gem"}}]},
        begin=False,
    )
    t.begin(1)
    t.roll("coin").use("coin")
    assert (t.deciding, t.to_act) == ("effect", 0)
    t.yes()
    assert (t.g.gems[0], t.to_act) == (1, 1)


def test_a_card_that_sets_itself_off_for_ever_is_named() -> None:
    t = table({"when": "gained", "do": [{"gain": {"what": "gold"}}]})
    with pytest.raises(EffectLoopError, match="thing") as caught:
        t.use("coin")
    assert (caught.value.entry, caught.value.effect) == ("item/thing", 0)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.entry, again.effect, str(again)) == ("item/thing", 0, str(caught.value))


def test_a_card_that_fails_in_mid_play_is_named() -> None:
    """What nobody foresaw is still an error of the engine: it says which card and which of its effects, and
    keeps what happened."""
    t = table(
        [
            {"when": "always", "do": [{"change": {"what": "price", "by": -1}}]},
            {"when": "gained", "do": [{"gain": {"what": "gem"}}]},
        ]
    )

    def fail(g: Any, ctx: Any) -> None:
        raise ZeroDivisionError("no such number")

    thing = next(bearer for bearer in t.g.code.bearers if bearer.entry == "item/thing")
    t.g.code.blocks[thing.effects[0].block] = [fail]
    twin = t.game.clone()
    with pytest.raises(EffectFaultError, match=r"item/thing: effects\[1\]: ZeroDivisionError") as caught:
        t.use("coin")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(EffectFaultError, match="item/thing"):
        twin.rollout(1)


def test_a_card_that_cannot_be_compiled_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Any, builder: Any) -> None:
        raise AttributeError("no changes")

    monkeypatch.setattr(ChooseOne, "compile", fail)
    choice = {"choose_one": {"options": [["win"], ["win"]]}}
    with pytest.raises(ProgramError) as caught:
        table([{"when": "activated", "do": ["win"]}, {"when": "activated", "do": [choice]}])
    assert (caught.value.entry, caught.value.effect) == ("item/thing", 1)


def test_enemy_abilities() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {
            "when": "always",
            "if": ["next_to_its_kind"],
            "do": [{"change": {"what": "damage", "by": 2, "of": "this"}}],
        },
        {"when": "always", "do": [{"immune": {"to": "hand", "of": "this"}}, "drops_loot"]},
    ]
    t = Table(":1 :E :E :2 :\n+", pack=release_of(pack)).roll("sword hand", "attack")
    assert t.g.hearts == [2, 1]
    assert "hand" not in t.symbols()
    t.attack("E", "sword").strike()
    assert (t.g.gold[0], t.g.piles[t.at(2, 1)]) == (0, codes.ONE_GOLD)


def test_an_enemys_aura_lasts_as_long_as_it_is_on_the_map() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [{"when": "always", "do": [{"forbid": {"what": "forge", "of": "all"}}]}]
    t = Table(":1 :E :. :2 :\n+", pack=release_of(pack)).roll("coin coin sword")
    assert t.legal(codes.A_FORGE) == []
    t.attack("E", "sword").strike()
    assert t.legal(codes.A_FORGE) != []


def test_the_boss_changes_itself_only() -> None:
    pack = entries()
    change = {"when": "always", "do": [{"change": {"what": "health", "by": 3, "of": "this"}}]}
    pack["boss"]["medusa"]["effects"] = [change]
    t = Table(":1 :S :. :M :\n+", row=13, levels=4, low=4, pack=release_of(pack))
    assert (health_of(t.g, t.slots["M"]), health_of(t.g, t.slots["S"])) == (11, 1)


def test_a_symbol_counts_as_another_on_a_condition() -> None:
    t = table(
        {
            "when": "always",
            "if": [{"has": {"what": "gold", "least": 1}}],
            "do": [{"counts_as": {"symbol": "hand", "other": "move"}}],
        },
        roll="hand coin",
        drawing=":1 :. :. :2 :\n+",
    )
    assert "hand" not in t.symbols()
    t.use("coin").use("hand", "move").step("right")
    assert t.hero() == (2, 1)
