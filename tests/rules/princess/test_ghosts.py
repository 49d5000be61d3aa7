"""Elimination, ghosts, coming back to life."""

from __future__ import annotations

from engine.games.princess.codes import A_DONE, A_ENCHANT, A_EXPLORE, A_RESURRECT, A_WANDER
from tests.rules.princess.table import Table


def killing(**options: object) -> Table:
    """Ana has just eliminated Bruno in a challenge and looks at his hand."""
    t = Table("ana", "bruno", "carla").hand("ana", "great_blow", "wall").life(bruno=2)
    t.hand("bruno", "plan", "theft", "parry").gold(bruno=3).curse("bruno", "target", "burden")
    return t.duel("bruno", "great_blow")


def test_pr_ghost_01_without_life_a_hero_is_eliminated() -> None:
    t = killing()
    assert t.life_of("bruno") == 0
    assert not t.lives("bruno")


def test_pr_ghost_02_the_character_is_turned_face_down() -> None:
    t = Table("ana", "giant", "carla").hand("ana", "great_blow").life(giant=2).duel("giant", "great_blow")
    t.no()  # "when damaged, you may draw"
    assert not t.view("carla").heroes[1].alive
    t.keep()
    assert not t.g.heard[1]  # its talent rests


def test_pr_ghost_03_the_secret_is_revealed() -> None:
    t = killing()
    assert t.view("carla").heroes[1].secret == "kidnapper"
    assert t.happened("secret") == [{"hero": "character/bruno", "definition": "secret/kidnapper"}]
    t = Table().hand("ana", "expose").hand("bruno", "plan").duel("bruno", "expose", "plan").no()
    t.begin("ana").hand("ana", "great_blow").life(bruno=1).duel("bruno", "great_blow")
    assert len(t.happened("secret")) == 1  # only if it is still face down


def test_pr_ghost_04_the_eliminator_keeps_what_they_want() -> None:
    t = killing()
    assert (t.deciding, t.to_act) == ("keep", "ana")
    t.keep("theft", "plan")
    assert sorted(t.cards("ana")) == ["great_blow", "plan", "theft", "wall"]
    assert (
        t.happened("kept-hidden", seen_by="carla")
        == [{"hero": "character/ana", "other_hero": "character/bruno"}] * 2
    )


def test_pr_ghost_05_the_rest_of_the_hand_is_discarded() -> None:
    t = killing().keep("theft")
    assert t.cards("bruno") == []
    assert sorted(t.discarded()[:2]) == ["parry", "plan"]


def test_pr_ghost_06_spells_on_the_hero_are_discarded() -> None:
    t = killing().keep("theft", "plan", "parry")
    assert t.cursed("bruno") == []
    assert t.discarded() == ["target", "burden"]


def test_pr_ghost_07_gold_is_kept() -> None:
    assert killing().keep().gold_of("bruno") == 3


def test_pr_ghost_08_ghosts_take_turns_in_the_normal_order() -> None:
    t = Table().ghost("bruno", "wall")
    t.explore()
    assert (t.active, t.deciding) == ("bruno", "act")
    t.wander()
    assert t.active == "carla"


def test_pr_ghost_09_wander_enchant_resurrect() -> None:
    t = Table().ghost("ana", "bolt", "wall").begin("ana")
    assert t.legal() == {"wander", "enchant", "resurrect"}
    assert t.refused(A_EXPLORE) == "PR-GHOST-09"


def test_pr_ghost_10_wander_with_fewer_than_nine_cards() -> None:
    t = Table(deck=20).ghost("ana").cards_for("ana", 8).begin("ana")
    assert "wander" in t.legal()
    t.cards_for("ana", 9).curse("ana").begin("ana")
    assert "wander" not in t.legal()
    assert t.refused(A_WANDER) == "PR-GHOST-13"
    t = Table().ghost("ana").cards_for("ana", 8).give("ana", "bolt").environment("dusk").begin("ana")
    assert t.refused(A_WANDER) == "PR-GHOST-10"  # a card forbids Resurrect, and still no Wander


def test_pr_ghost_11_wander_draws_three() -> None:
    t = Table(deck=20).ghost("ana", "wall").begin("ana").wander()
    assert t.count("ana") == 4
    assert t.happened("drew-hidden", seen_by="carla")[-1]["hero"] == "character/ana"


def test_pr_ghost_12_enchant_applies_a_spell_directly() -> None:
    t = Table().ghost("ana", "bolt", "wall").begin("ana").enchant("bolt", "carla")
    assert (t.life_of("carla"), t.cards("ana"), t.discarded()) == (3, ["wall"], ["bolt"])
    t = Table().ghost("ana", "poison").begin("ana").enchant("poison", "bruno")
    assert t.cursed("bruno") == ["poison"]
    assert Table().ghost("ana", "wall").begin("ana").refused(A_ENCHANT, 0) == "PR-GHOST-12"


def test_pr_ghost_13_with_nine_cards_resurrect_is_compulsory() -> None:
    t = Table(deck=20).ghost("ana").cards_for("ana", 9).begin("ana")
    assert t.legal() == {"resurrect"}


def test_pr_ghost_14_no_resurrection_with_an_empty_deck() -> None:
    t = Table(deck=0).princess("centre").ghost("ana", "wall", "bolt").begin("ana")
    assert t.refused(A_RESURRECT) == "PR-GHOST-14"
    assert t.legal() == {"enchant"}


def test_pr_ghost_15_resurrect_needs_a_card() -> None:
    t = Table().ghost("ana").begin("ana")
    assert t.legal() == {"wander"}
    assert t.refused(A_RESURRECT) == "PR-GHOST-15"


def test_pr_ghost_16_as_much_life_as_cards_discarded() -> None:
    t = Table().ghost("ana", "wall", "plan", "theft").begin("ana").resurrect("wall", "theft")
    assert t.life_of("ana") == 2
    assert t.discarded() == ["wall", "theft"]


def test_pr_ghost_17_the_other_cards_stay_in_hand() -> None:
    t = Table().ghost("ana", "wall", "plan", "theft").begin("ana").resurrect("wall")
    assert t.cards("ana") == ["plan", "theft"]


def test_pr_ghost_18_the_resurrected_is_a_hero_again() -> None:
    t = Table().ghost("ana", "wall", "plan").begin("ana").resurrect("wall").begin("ana")
    assert t.lives("ana")
    assert t.legal() == {"explore", "trade", "challenge"}
    assert t.view("bruno").heroes[0].revealed


def test_pr_rul_28_a_ghost_that_can_do_nothing_passes() -> None:
    t = Table(deck=0).princess("centre").ghost("ana").cards_for("ana", 9).begin("ana")
    assert t.active == "bruno"
    assert t.happened("passed") == [{"hero": "character/ana"}]
    t = Table(deck=0).princess("centre").ghost("ana").cards_for("ana", 9).give("ana", "bolt").begin("ana")
    assert t.legal() == {"enchant"}


def test_pr_rul_29_no_enchant_instead_of_a_compulsory_resurrection() -> None:
    t = Table(deck=20).ghost("ana").cards_for("ana", 9).give("ana", "bolt").begin("ana")
    assert t.refused(A_ENCHANT, t.card("bolt")) == "PR-RUL-29"


def test_pr_rul_30_at_least_one_card_and_never_above_the_maximum() -> None:
    t = Table().ghost("ana").cards_for("ana", 7).princess("ana").begin("ana").act(A_RESURRECT)
    assert t.refused(A_DONE) == "PR-RUL-30"
    t.discard(*t.cards("ana")[:7])
    assert t.deciding == "resurrect"
    t.discard("princess")
    assert (t.life_of("ana"), t.lady) == (5, "centre")


def test_pr_rul_31_who_counts_as_the_eliminator() -> None:
    t = Table("ana", "bruno", "carla").hand("ana", "whirl").hand("bruno", "plan").life(carla=1)
    t.duel("bruno", "whirl", "plan")
    assert (t.deciding, t.to_act) == ("keep", "ana")  # Carla took no part in the duel
    t = Table("ana", "bruno", "carla").hand("bruno", "counter").hand("ana", "blow").life(ana=1)
    t.duel("bruno", "blow", "counter")
    assert (t.deciding, t.to_act) == ("keep", "bruno")  # the opponent's Success
    t = Table().hand("ana", "bolt").life(bruno=1).duel("bruno", "bolt", "bruno_attack").on("bruno")
    assert (t.deciding, t.to_act) == ("keep", "ana")  # Magic in a challenge
    t = Table().curse("bruno", "poison").life(bruno=1).begin("bruno")
    assert not t.lives("bruno")
    assert t.deciding == "act"  # a curse acting later
    t = Table().ghost("ana", "bolt").life(bruno=1).begin("ana").enchant("bolt", "bruno")
    assert not t.lives("bruno")
    assert t.cards("ana") == []  # Enchant
    t = (
        Table()
        .hand("ana", "rage")
        .hand("bruno", "plan")
        .life(ana=1)
        .duel("bruno", "rage", "plan")
        .on("carla")
    )
    assert t.deciding == "act"  # one's own card
    t = Table().environment("feud").life(ana=1).explore()
    assert not t.lives("ana")
    assert t.deciding == "act"  # an Environment


def test_pr_rul_32_the_order_of_an_elimination() -> None:
    t = Table("ana", "bruno", "carla").hand("ana", "blow").life(bruno=1).hand("bruno", "plan", "wall")
    t.curse("bruno", "target").duel("bruno", "blow")
    assert not t.lives("bruno")
    assert t.view("carla").heroes[1].revealed
    assert t.lady == "centre"  # freed before cards are kept
    assert t.hand_seen("ana", "bruno") == ["wall", "plan"] or sorted(t.hand_seen("ana", "bruno")) == [
        "plan",
        "wall",
    ]
    assert t.hand_seen("carla", "bruno") == []
    assert t.cursed("bruno") == ["target"]  # spells go after the cards
    t.keep("wall")
    assert t.deciding == "princess"  # then the challenge goes on


def test_pr_rul_39_the_exposed_kidnapper_plays_on() -> None:
    t = killing().keep().no()
    t.begin("bruno")
    assert t.legal() == {"wander"}
    t.wander().begin("bruno").resurrect(*t.cards("bruno")[:1])
    assert t.lives("bruno")
    t.deck(1).shop("blow", "trip", "alarm").princess("bruno").begin("carla").explore()
    assert t.winners == ["bruno"]
