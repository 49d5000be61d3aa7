"""Gems on the symbols of an attack, on moves and Hands, and when they are added (PF-GEM, PF-D-46, -77)."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.games.platformer.decisions.strike import DAMAGE
from engine.games.platformer.view import Sword
from engine.kernel import frames
from tests.rules.platformer.pack import card, entries, release_of, used
from tests.rules.platformer.table import Table

BESIDE = ":1 :G :. :2 :\n+"


def fight(faces: str = "sword sword", gems: int = 9) -> Table:
    t = Table(BESIDE).roll(faces)
    t.g.gems[0] = gems
    return t


def damage(t: Table) -> int:
    return t.g.stack[len(t.g.stack) - frames.FRAME + DAMAGE]


def test_pf_d_77_an_earlier_sword_can_be_boosted_until_the_strike() -> None:
    t = fight().attack("G", "sword").gem().use("sword")
    # The first counts twice, the second once: each has its own price.
    assert t.legal(codes.A_GEM) == [(0, 0, 0), (1, 0, 0)]
    t.act(codes.A_GEM, 1)
    assert (damage(t), t.g.gems[0]) == (4, 9 - 1 - 2)
    t.act(codes.A_GEM, 0)
    assert (damage(t), t.g.gems[0]) == (5, 9 - 1 - 2 - 1)
    assert t.game.view(0).turn.swords == [Sword(1, 2), Sword(1, 1)]
    t.act(codes.A_GEM, 1)
    assert (damage(t), t.g.gems[0]) == (6, 9 - 1 - 2 - 1 - 3)


def test_pf_gem_03_the_price_starts_anew_with_each_sword_in_whatever_order_they_are_boosted() -> None:
    one = fight().attack("G", "sword").gem(3).use("sword").gem(2)
    other = fight().attack("G", "sword", "sword").gem(2)
    for which in (1, 1, 0):  # the first twice; then they are equal, and the last stands for both
        other.act(codes.A_GEM, which)
    assert damage(one) == damage(other) == 7  # PF-T-02 in either order
    assert one.g.gems[0] == other.g.gems[0] == 0


def test_pf_d_77_equal_swords_are_offered_once() -> None:
    t = fight("sword sword sword").attack("G", "sword", "sword", "sword")
    assert t.legal(codes.A_GEM) == [(0, 0, 0)]
    assert t.refused(codes.A_GEM, 1) == "PF-D-77"
    t.gem()
    assert t.legal(codes.A_GEM) == [(0, 0, 0), (2, 0, 0)]
    assert t.refused(codes.A_GEM, 4) == "PF-GEM-01"
    assert t.refused(codes.A_GEM, -1) == "PF-GEM-01"


def test_pf_d_77_a_sword_that_inflicts_more_is_another_sword() -> None:
    pack = entries()
    change = {"change": {"what": "sword_damage", "by": 1}}
    edge = {"when": "symbol_boosted", "cost": ["once_per_turn"], "do": [change], "until": "attack"}
    pack["item"]["edge"] = card(1, edge)
    t = Table(BESIDE, pack=release_of(pack))
    t.give(0, "edge")
    t.roll("sword sword")
    t.g.gems[0] = 9
    t.attack("G", "sword").gem().use("sword").gem()
    # Both have been boosted once, but the second inflicts 2 each time.
    assert t.game.view(0).turn.swords == [Sword(1, 1), Sword(2, 1)]
    assert (damage(t), t.legal(codes.A_GEM)) == (6, [(0, 0, 0), (1, 0, 0)])
    t.act(codes.A_GEM, 1)
    assert damage(t) == 7
    t.act(codes.A_GEM, 0)
    assert damage(t) == 9


def test_pf_gem_02_a_sword_that_costs_more_than_there_is_left_is_not_offered() -> None:
    t = fight(gems=2).attack("G", "sword").gem().use("sword")
    assert t.legal(codes.A_GEM) == [(0, 0, 0)]  # 1 Gem for the second, 2 for the first
    assert t.refused(codes.A_GEM, 1) == "PF-GEM-02"
    t = fight(gems=2).attack("G", "sword", "sword").gem()
    assert t.legal(codes.A_GEM) == [(1, 0, 0)]  # only the earlier one is cheap enough
    t.act(codes.A_GEM, 1)
    assert (damage(t), t.g.gems[0]) == (4, 0)


def test_pf_d_77_a_new_attack_knows_nothing_of_the_swords_of_the_last() -> None:
    t = fight("sword sword").attack("G", "sword").gem().strike()
    assert t.game.view(0).turn.swords == []
    t.attack("G", "sword")
    assert t.legal(codes.A_GEM) == [(0, 0, 0)]
    assert t.game.view(0).turn.swords == [Sword(1, 0)]


def test_pf_d_77_gems_come_before_the_first_step_of_a_move_or_a_hand() -> None:
    t = Table(":1 :. :. :. :2 :\n+").roll("move")
    t.g.gems[0] = 9
    t.use("move").gem()
    assert t.legal(codes.A_GEM) == [(0, 0, 0)]
    t.step("right")
    assert (t.legal(codes.A_GEM), t.refused(codes.A_GEM)) == ([], "PF-D-77")
    t = Table(":1 :. :. :E :2 :\n+\n:. :. :. :. :. :\n+").roll("hand")
    t.g.gems[0] = 9
    t.use("hand").gem().act(frames.A_ENEMY, t.slots["E"]).gem()
    assert t.legal(codes.A_GEM) == [(0, 0, 0)]
    t.step("left")
    assert (t.legal(codes.A_GEM), t.refused(codes.A_GEM)) == ([], "PF-D-77")


def test_pf_d_46_the_number_of_steps_is_what_gems_make_of_it() -> None:
    t = Table(":1 :. :. :. :. :2 :\n+").roll("move")
    t.g.gems[0] = 3
    t.use("move").gem(2).step("right", "right", "right")
    assert (t.hero(), t.deciding, t.g.gems[0]) == ((4, 1), "act", 0)


AIR = ":. :. :. :. :. :\n+\n:1 :. :. :. :2 :\n+==+  +  +==+==+\n:. :. :. :. :. :\n+==+==+==+==+==+"


def test_pf_d_76_gravity_may_be_applied_between_the_steps_of_a_longer_move() -> None:
    t = Table(AIR).roll("move")
    t.g.gems[0] = 1
    t.use("move").gem()
    assert t.legal(codes.A_GRAVITY) == []  # before the first step one uses it before the symbol
    t.step("right").act(codes.A_GRAVITY)
    assert (t.hero(), t.deciding) == ((2, 1), "move")
    t.step("right")
    assert (t.hero(), t.deciding) == ((3, 1), "act")


def test_pf_d_76_it_acts_on_everybody_any_number_of_times_and_a_downed_hero_moves_no_further() -> None:
    drawing = AIR.replace(":. :. :. :. :. :\n+==+==+==", ":. :x :. :. :. :\n+==+==+==")
    t = Table(drawing).roll("move")
    t.g.gems[0] = 1
    t.g.hearts[0] = 1
    t.g.put(1, t.at(3, 3))
    t.use("move").gem().step("right").act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1), t.deciding) == (None, (3, 1), "act")
    t = Table(AIR).roll("move")
    t.g.gems[0] = 1
    t.use("move").gem().step("right").act(codes.A_GRAVITY).act(codes.A_GRAVITY)
    assert (t.hero(), t.deciding) == ((2, 1), "move")


def test_pf_d_76_between_the_steps_of_a_hand_too_and_of_a_card() -> None:
    t = Table(AIR.replace(":1 :. :. :. :2 :", ":E :. :. :1 :2 :")).roll("hand")
    t.g.gems[0] = 1
    t.use("hand").gem().act(frames.A_ENEMY, t.slots["E"]).step("right").act(codes.A_GRAVITY)
    assert (t.enemy(), t.deciding) == ((2, 1), "hand")
    t.step("right")
    assert t.enemy() == (3, 1)
    pack = entries()
    pack["item"]["stride"] = card(1, used({"move": {"steps": 2}}))
    t = Table(AIR, pack=release_of(pack))
    t.give(0, "stride")
    t.roll("coin").card("stride").step("right").act(codes.A_GRAVITY)
    assert (t.hero(), t.deciding) == ((2, 1), "move")


def test_pf_d_76_only_the_active_player_and_only_in_step_5() -> None:
    pack = entries()
    pack["item"]["flight"] = card(
        1, {"when": {"enemy_die": {"by": "other"}}, "may": True, "do": [{"move": {"steps": 2}}]}
    )
    t = Table(AIR, pack=release_of(pack), begin=False)
    t.give(1, "flight")
    t.begin(0)
    t.roll("coin", "left").yes().step("left")
    assert (t.deciding, t.to_act, t.legal(codes.A_GRAVITY)) == ("move", 1, [])
