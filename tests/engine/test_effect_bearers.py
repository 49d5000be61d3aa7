"""Whose an effect is: of this very enemy, of the hero who did it, of the symbol that was boosted."""

from __future__ import annotations

from typing import Any

from engine.games.platformer import codes
from engine.games.platformer.combat import health_of
from engine.games.platformer.enemies import damage_of
from engine.games.platformer.levels import spawn
from engine.kernel import frames
from tests.rules.platformer.pack import Entries, entries, release_of
from tests.rules.platformer.table import Table
from tests.said import said

LAIR = ":1 :E :. :. :. :. :M :2 :\n+"


def lair(pack: Entries) -> Table:
    return Table(LAIR, row=13, levels=4, low=4, pack=release_of(pack))


def with_boss(*effects: Any) -> Table:
    """A table on the boss level whose boss has these effects."""
    pack = entries()
    pack["boss"]["medusa"]["effects"] = list(effects)
    return lair(pack)


def test_a_change_of_this_on_a_boss_card_concerns_the_boss_alone_and_once() -> None:
    plain = with_boss()
    change = {"change": {"what": "damage", "by": 1, "of": "this"}}
    harder = {"change": {"what": "health", "by": 2, "of": "this"}}
    t = with_boss({"when": "always", "do": [change, harder]})
    imp, boss = t.slots["E"], t.slots["M"]
    assert (damage_of(t.g, imp), health_of(t.g, imp)) == (1, 1)
    assert damage_of(t.g, boss) == damage_of(plain.g, boss) + 1
    assert health_of(t.g, boss) == health_of(plain.g, boss) + 2


def test_a_change_of_enemies_on_a_boss_card_concerns_all_of_them() -> None:
    t = with_boss({"when": "always", "do": [{"change": {"what": "damage", "by": 1, "of": "enemies"}}]})
    assert [damage_of(t.g, t.slots[letter]) for letter in "EM"] == [2, 3]


def test_a_change_of_this_for_a_time_concerns_the_enemy_that_bears_it() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {"when": "came_next", "until": "turn", "do": [{"change": {"what": "damage", "by": 2, "of": "this"}}]}
    ]
    t = Table(":1 :. :E :. :E :. :. :2 :\n+", pack=release_of(pack)).roll("move coin").move("right")
    angry, calm = t.slots["E"], t.slots["E2"]
    assert [damage_of(t.g, slot) for slot in (angry, calm)] == [3, 1]
    t.finish()
    assert damage_of(t.g, angry) == 1


def test_a_change_of_this_goes_with_its_enemy() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {"when": "came_next", "until": "game", "do": [{"change": {"what": "damage", "by": 2, "of": "this"}}]}
    ]
    t = Table(":1 :. :E :. :. :. :. :2 :\n+", pack=release_of(pack)).roll("move sword").move("right")
    t.attack("E", "sword").strike()
    assert t.enemy() is None
    slot = spawn(t.g, t.kind("imp"), t.at(6, 1))
    assert slot == t.slots["E"]
    assert damage_of(t.g, slot) == 1


def test_a_change_of_this_for_a_time_on_the_boss_card_concerns_the_boss() -> None:
    hurt = {"when": "wounded", "do": [{"change": {"what": "damage", "by": 1, "of": "this"}}]}
    t = with_boss(hurt).roll("move", "attack")
    assert t.g.hearts == [4, 1]  # the first wound made the boss stronger before it attacked the second hero
    assert [damage_of(t.g, t.slots[letter]) for letter in "EM"] == [1, 4]


def test_a_change_of_this_on_a_card_concerns_the_chosen_enemy() -> None:
    pack = entries()
    weaken = {"change": {"what": "health", "by": -1, "of": "this"}}
    pack["item"]["rope"]["effects"] = [
        {"when": "activated", "cost": ["exhaust"], "do": [{"choose_enemy": {"do": [weaken]}}]}
    ]
    t = Table(":1 :. :F :. :F :. :. :2 :\n+", pack=release_of(pack)).roll("move")
    t.give(0, "rope")
    t.card("rope").act(frames.A_ENEMY, t.slots["F"])
    assert [health_of(t.g, t.slots[letter]) for letter in ("F", "F2")] == [1, 2]


PUSH = ":1 :2 :. :. :E :. :. :. :\n+"


def with_artifact(when: Any, drawing: str = PUSH) -> tuple[Table, int]:
    """A table with an artifact that a hero can claim at a moment, and its card."""
    pack = entries()
    for slug in pack["artifact"]:
        pack["artifact"][slug] = {"effects": [{"when": when, "may": True, "do": ["take_this"]}]}
    t = Table(drawing, pack=release_of(pack), artifacts=True)
    return t, t.g.artifacts[0]


def test_the_hero_who_pushes_claims_the_artifact() -> None:
    t, card = with_artifact("pushes_hero")
    t.roll("move").move("right").step("right")
    assert (t.deciding, t.to_act) == ("effect", 0)
    t.yes()
    assert t.g.artifact_owner[0] == 0
    assert card in t.g.held[0]


def test_the_hero_who_is_pushed_claims_the_artifact_that_says_so() -> None:
    t, card = with_artifact("pushed")
    t.roll("move").move("right").step("right")
    assert (t.deciding, t.to_act) == ("effect", 1)
    t.yes()
    assert card in t.g.held[1]


def test_an_artifact_is_claimed_from_the_hero_who_is_pushed_but_not_from_oneself() -> None:
    t, card = with_artifact("pushes_hero")
    t.g.artifact_owner = [1, 0]
    t.g.held[1].append(card)
    t.g.held[0].append(t.g.artifacts[1])
    t.roll("move").move("right").step("right").yes()
    assert (t.g.artifact_owner, t.deciding) == ([0, 0], "act")
    assert (t.g.held[0][-1], t.g.held[1]) == (card, [])


def test_pushing_sets_off_events_the_boss_card_and_enemies_too() -> None:
    effect = {"when": "pushes_hero", "do": [{"gain": {"what": "gold", "who": "self"}}]}
    pack = entries()
    pack["boss"]["medusa"]["effects"] = [effect]
    t = Table(":1 :2 :. :. :. :. :M :. :\n+", row=13, levels=4, low=4, pack=release_of(pack)).roll("move")
    t.move("right").step("right")
    assert t.g.gold == [1, 0]
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {"when": "pushes_hero", "do": [{"gain": {"what": "gem", "who": "them"}}]}
    ]
    t = Table(PUSH, pack=release_of(pack)).roll("move").move("right").step("right")
    assert t.g.gems == [0, 1]


DANCE = ":1 :. :. :. :. :E :. :2 :\n+"


def dancer(*effects: Any, star: str = "star") -> Table:
    """A table whose first hero's Star is an effect of its own."""
    pack = entries()
    pack["hero"]["dancer"] = {"health": 4, "star": [star], "effects": list(effects)}
    return Table(DANCE, pack=release_of(pack), heroes=("dancer", "second"))


def test_pf_gem_06_a_star_with_an_effect_of_its_own_can_be_boosted() -> None:
    t = dancer({"when": "star_used", "do": [{"move": {"ignore": ["reach"]}}]}).roll("star coin")
    t.g.gems[0] = 3
    t.use("star")
    assert (t.deciding, t.to_act) == ("star", 0)
    assert said(t.game.label((codes.A_GEM, 0, 0, 0))) == ("action-gem", {"gems": 1, "times": 2, "sword": 0})
    t.gem(2)
    assert (t.g.gems[0], t.refused(codes.A_GEM)) == (0, "PF-GEM-02")
    t.done().step("right", "right", "right")
    assert (t.hero(), t.deciding) == ((4, 1), "act")
    assert t.happened("boosted")[-1] | {"hero": "", "hero_seat": 0} == {
        "hero": "",
        "hero_seat": 0,
        "symbol": "star",
        "times": 3,
    }


def test_without_gems_a_star_acts_at_once() -> None:
    t = dancer({"when": "star_used", "do": [{"gain": {"what": "gold", "amount": 2}}]}).roll("star")
    t.use("star")
    assert (t.deciding, t.g.gold[0]) == ("act", 2)
    t = dancer().roll("star")
    t.g.gems[0] = 1
    assert t.use("star").deciding == "act"  # there is nothing to boost


def test_pf_d_69_a_boosted_star_costs_and_asks_once_and_acts_so_many_times() -> None:
    effect = {
        "when": "star_used",
        "may": True,
        "cost": [{"pay": {"what": "gold"}}],
        "do": [{"gain": {"what": "heart"}}, {"gain": {"what": "gem"}}],
    }
    t = dancer(effect).roll("star")
    t.g.gold[0], t.g.gems[0], t.g.hearts[0] = 3, 1, 1
    t.use("star").gem().done()
    assert t.deciding == "effect"
    t.yes()
    assert (t.deciding, t.g.gold[0], t.g.gems[0], t.g.hearts[0]) == ("act", 2, 2, 3)


def test_a_star_is_multiplied_by_cards_as_well_and_other_cards_hear_of_it_once() -> None:
    pack = entries()
    pack["hero"]["dancer"]["effects"] = [{"when": "star_used", "do": [{"gain": {"what": "gem"}}]}]
    double = {"when": "activated", "cost": ["exhaust"], "do": ["double_symbol"]}
    pack["item"]["rope"]["effects"] = [double, {"when": "star_used", "do": [{"gain": {"what": "gold"}}]}]
    t = Table(DANCE, pack=release_of(pack), heroes=("dancer", "second")).roll("star")
    t.give(0, "rope")
    t.card("rope").use("star")
    assert (t.g.gems[0], t.g.gold[0]) == (2, 1)


def test_pf_gem_02_a_coin_cannot_be_boosted_without_the_gems() -> None:
    t = Table(DANCE).roll("coin")
    t.g.gems[0] = 2
    t.use("coin").gem()
    assert (t.legal(codes.A_GEM), t.refused(codes.A_GEM)) == ([], "PF-GEM-02")
    t.done()
    assert (t.g.gold[0], t.g.gems[0]) == (2, 1)
