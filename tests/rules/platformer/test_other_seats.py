"""What the first hero does the second can do, too, with what is the second's own; and what all are told."""

from __future__ import annotations

from collections import Counter

from engine.games.platformer import codes
from engine.games.platformer.build import program_of
from engine.kernel import frames
from tests.rules.platformer.pack import always, release
from tests.rules.platformer.table import Table
from tests.rules.platformer.test_boss import attacks
from tests.rules.platformer.words import LAIR, doing, holding

DUEL = ":1 :. :. :. :. :. :2 :E :\n+==+==+==+==+==+==+==+==+"


def second(faces: str) -> Table:
    """Hero 2 has rolled; hero 1 is far from the enemy, hero 2 beside it."""
    t = Table(DUEL)
    t.begin(1)
    return t.roll(faces)


def test_pf_combat_04_the_attack_of_the_second_hero_is_the_second_heros() -> None:
    t = second("sword sword coin coin")
    t.g.gems = [0, 2]
    t.attack("E", "sword")
    assert t.legal(codes.A_GEM) != []  # the Gems of hero 2, hero 1 has none
    t.gem().strike()
    assert (t.enemy("E"), t.g.defeated, t.g.gems[1]) == (None, [0, 1], 1)


def test_pf_sym_04_the_hand_of_the_second_hero_is_boosted_with_the_seconds_gems() -> None:
    for gems, wanted in (([0, 2], True), ([2, 0], False)):
        t = second("hand")
        t.g.gems = gems
        t.use("hand").act(frames.A_ENEMY, t.slots["E"])
        assert bool(t.legal(codes.A_GEM)) == wanted


def test_pf_sym_04_a_hand_boosted_is_done_when_the_player_says_so() -> None:
    t = second("hand")
    t.g.gems = [0, 1]
    t.use("hand").act(frames.A_ENEMY, t.slots["E"]).gem().step("up")
    assert t.deciding == "hand"
    assert t.done().deciding == "act"
    assert t.enemy("E") == (8, 2)


def test_pf_dice_every_face_of_the_dice() -> None:
    action, enemy = program_of(release()).dice
    assert Counter(action) == {codes.MOVE: 2, codes.SWORD: 1, codes.COIN: 1, codes.HAND: 1, codes.STAR: 1}
    assert Counter(enemy) == {codes.ATTACK: 2, codes.LEFT: 2, codes.RIGHT: 2}


def test_a_card_makes_loot_more() -> None:
    for what, owned in (("loot_gold", (2, 0)), ("loot_gems", (1, 1))):
        t = holding(always({"change": {"what": what, "by": 1}}), drawing=":1 :E :. :2 :\n+==+==+==+==+")
        t.roll("sword").attack("E", "sword").strike()
        assert (t.g.gold[0], t.g.gems[0]) == owned


def test_all_are_told_which_card_was_used_and_that_the_boss_acts() -> None:
    assert [event["hero"] for event in doing("heal_full").happened("card-used")] != []
    t = Table(LAIR, row=13, levels=4, low=4, boss="ikee")
    attacks(t, "stomp", "tax")
    t.roll("").finish()
    assert len(t.happened("boss-acts")) == 1
    assert len(t.happened("boss-card")) + len(t.happened("boss-passes")) == 2
