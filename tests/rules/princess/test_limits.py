"""Life, overload, unstoppable and persistent cards."""

from __future__ import annotations

from engine.games.princess.limits import is_overloaded
from tests.rules.princess.table import Table

SIX = ("blow", "wall", "plan", "theft", "parry", "trip")


def test_pr_limit_01_life_never_exceeds_the_maximum() -> None:
    t = Table().hand("ana", "great_wall").life(ana=4).duel("bruno", "great_wall", "bruno_attack")
    assert t.life_of("ana") == 5
    assert t.happened("healed")[-1]["amount"] == 1


def test_pr_limit_02_the_maximum_holds_when_the_character_changes() -> None:
    t = Table("ana", "miser", "carla").hand("ana", "costume").duel("miser", "costume", "miser_defence")
    assert t.life_of("ana") == 4
    t = Table().curse("ana", "weakness")
    assert t.life_of("ana") == 3  # a card that lowers the maximum


def test_pr_limit_03_a_hand_may_hold_any_number() -> None:
    t = Table().hand("ana", *SIX).give("ana", "guard", "alarm", "spying", "market")
    t.explore()
    assert t.count("ana") == 11


def test_pr_limit_04_more_than_five_cards_are_an_overload() -> None:
    t = Table().hand("ana", *SIX[:5]).hand("bruno", *SIX[5:])
    assert not is_overloaded(t.g, 0)
    t.give("ana", "guard")
    assert is_overloaded(t.g, 0)
    assert t.view("bruno").heroes[0].overloaded


def test_pr_limit_05_an_overloaded_player_shows_the_cards_placed() -> None:
    t = Table().hand("ana", *SIX).challenge("bruno").place("wall")
    assert t.challenge_seen("bruno").table[0].slug == "wall"
    assert (t.to_act, t.deciding) == ("bruno", "place")


def test_pr_limit_06_who_challenges_an_overloaded_player_is_unstoppable() -> None:
    t = Table().hand("bruno", *SIX).duel("bruno", "ana_attack")
    assert t.life_of("bruno") == 4
    assert not t.happened("placed-hidden", seen_by="bruno")[1:]


def test_pr_limit_07_an_unstoppable_card_cannot_be_responded_to() -> None:
    t = Table().hand("ana", "great_blow").duel("bruno", "great_blow")
    assert (t.life_of("bruno"), t.active) == (3, "bruno")


def test_pr_limit_08_as_a_response_unstoppable_has_no_effect() -> None:
    t = Table().hand("bruno", "great_blow", "wall").duel("bruno", "ana_defence", "great_blow")
    assert t.happened("won")[0]["hero"] == "character/ana"
    assert t.life_of("ana") == 5


def test_pr_limit_09_a_persistent_card_lies_face_up_and_lasts() -> None:
    t = Table().curse("bruno", "poison").begin("bruno")
    assert t.life_of("bruno") == 4
    t.explore().explore().explore()
    assert t.life_of("bruno") == 3
    assert t.view("carla").heroes[1].curses[0].slug == "poison"


def test_pr_limit_10_one_that_affects_one_character_is_a_curse() -> None:
    t = Table().hand("ana", "chains").duel("bruno", "chains", "bruno_attack").on("bruno")
    assert t.cursed("bruno") == ["chains"]
    assert "explore" not in t.legal()
    t.trade().done().done()
    assert "explore" in t.legal()  # Carla is not chained


def test_pr_limit_11_one_that_affects_everybody_is_an_environment() -> None:
    t = Table().hand("ana", "tide").shop().duel("bruno", "tide")
    for name in ("bruno", "carla", "ana"):
        before = t.count(name)
        assert t.active == name
        t.explore()
        assert t.count(name) == before + 2


def test_pr_rul_13_the_hand_itself_stays_hidden() -> None:
    t = Table().hand("ana", *SIX).challenge("bruno").place("wall")
    assert t.hand_seen("bruno", "ana") == ["wall"]
    t = Table(overload_opens_hand=True).hand("ana", *SIX).challenge("bruno").place("wall")
    assert sorted(t.hand_seen("bruno", "ana")) == sorted(SIX)


def test_pr_rul_14_what_counts_for_overload() -> None:
    t = Table().hand("ana", *SIX[:5]).princess("ana")
    assert is_overloaded(t.g, 0)  # the Princess counts
    t = Table().hand("ana", *SIX[:5]).curse("ana", "target")
    assert not is_overloaded(t.g, 0)  # curses do not
    t = (
        Table()
        .hand("ana", *SIX)
        .hand("bruno", "bruno_defence", "guard")
        .duel("bruno", "trip", "bruno_defence")
    )
    assert t.g.attack_placed is False
    assert len(t.g.played) == 2
    assert is_overloaded(t.g, 0)  # cards on the table do
    t = Table().ghost("ana", *SIX)
    assert not is_overloaded(t.g, 0)  # ghosts are not affected


def test_pr_rul_15_both_overloaded() -> None:
    t = Table().hand("ana", *SIX).hand("bruno", "guard", "alarm", "spying", "market", "ruins", "retreat")
    t.duel("bruno", "blow")
    assert t.life_of("bruno") == 4
    assert not t.happened("placed-hidden", seen_by="ana")
