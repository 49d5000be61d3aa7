"""The challenge: rounds, priorities, Success, cards on the table; spells and Environments in it."""

from __future__ import annotations

import json

import pytest

from engine.games.princess.codes import A_ALONE, A_CHALLENGE, A_PASS, A_PLACE
from engine.games.princess.view import Card, LaidCard
from engine.kernel import IllegalActionError
from engine.kernel.view import as_json
from tests.rules.princess.pack import release_with, success
from tests.rules.princess.table import Table


def test_pr_challenge_01_another_hero_is_the_opponent() -> None:
    t = Table("ana", "bruno", "carla", "diego")
    assert t.opponents() == ["bruno", "carla", "diego"]
    assert t.refused(A_CHALLENGE, 0) == "PR-CHALLENGE-01"
    t.challenge("carla")
    assert t.challenge_seen("diego").opponent == 2


def test_pr_challenge_02_the_attack_is_placed_face_down() -> None:
    t = Table().challenge("bruno")
    assert (t.to_act, t.deciding) == ("ana", "place")
    assert t.choices(A_PLACE) == ["ana_attack", "ana_defence", "ana_strategy"]
    t.place("ana_attack")
    for name in ("bruno", "carla"):
        assert t.challenge_seen(name).table == [LaidCard(0, None, mark="sun")]
        assert t.happened("placed-hidden", seen_by=name)
    assert t.challenge_seen("ana").table[0].slug == "ana_attack"


def test_the_second_duellists_view_is_the_same_for_every_first_choice() -> None:
    """While the opponent has not chosen, views, events and legal actions of everybody else are byte-equal
    for every attack with the same back; without marks on backs, for every attack."""
    cards = ("blow", "wall", "plan", "theft", "bolt", "poison")
    for marks in (True, False):
        found: dict[str, set[str]] = {}
        for slug in cards:
            t = Table(face_down_marks=marks).hand("ana", *cards[:5]).challenge("bruno")
            if slug not in t.choices(A_PLACE):
                continue
            t.place(slug)
            for name in ("bruno", "carla"):
                seat = t.seat(name)
                told = [t.game.seen(event, seat) for event in t.g.events or []]
                seen = json.dumps([as_json(t.view(name)), told, t.game.actions(seat)])
                mark = str(t.g.program.marks[t.card(slug)]) if marks else ""
                found.setdefault(name + mark, set()).add(seen)
        assert all(len(views) == 1 for views in found.values())
        assert len(found) == (4 if marks else 2)


def test_pr_challenge_03_then_the_response_is_placed() -> None:
    t = Table().challenge("bruno").place("ana_attack")
    assert (t.to_act, t.deciding) == ("bruno", "place")
    assert t.choices(A_PLACE) == ["bruno_attack", "bruno_defence", "bruno_strategy"]


def test_pr_challenge_04_both_are_turned_up_and_compared() -> None:
    t = Table().life(bruno=3).duel("bruno", "ana_attack", "bruno_strategy")
    assert [event["card"] for event in t.happened("shown")] == [
        "adventure_card/ana_attack",
        "adventure_card/bruno_strategy",
    ]
    assert t.life_of("bruno") == 2
    assert t.happened("won") == [{"hero": "character/ana", "card": "adventure_card/ana_attack"}]


@pytest.mark.parametrize(
    ("attack", "response", "winner"),
    [
        ("attack", "strategy", "ana"),
        ("strategy", "attack", "bruno"),
    ],
)
def test_pr_challenge_05_attack_beats_strategy(attack: str, response: str, winner: str) -> None:
    t = Table().duel("bruno", f"ana_{attack}", f"bruno_{response}")
    assert t.happened("won")[0]["hero"] == f"character/{winner}"


@pytest.mark.parametrize(
    ("attack", "response", "winner"), [("defence", "attack", "ana"), ("attack", "defence", "bruno")]
)
def test_pr_challenge_06_defence_beats_attack(attack: str, response: str, winner: str) -> None:
    t = Table().duel("bruno", f"ana_{attack}", f"bruno_{response}")
    assert t.happened("won")[0]["hero"] == f"character/{winner}"


@pytest.mark.parametrize(
    ("attack", "response", "winner"), [("strategy", "defence", "ana"), ("defence", "strategy", "bruno")]
)
def test_pr_challenge_07_strategy_beats_defence(attack: str, response: str, winner: str) -> None:
    t = Table().duel("bruno", f"ana_{attack}", f"bruno_{response}")
    assert t.happened("won")[0]["hero"] == f"character/{winner}"


@pytest.mark.parametrize("kind", ["attack", "defence", "strategy"])
def test_pr_challenge_08_equal_types_tie(kind: str) -> None:
    t = Table().duel("bruno", f"ana_{kind}", f"bruno_{kind}")
    assert t.happened("tied") == [{"round": 1}]
    assert not t.happened("won")


def test_pr_challenge_09_after_a_tie_the_same_challenger_attacks_again() -> None:
    t = Table().duel("bruno", "ana_attack", "bruno_attack")
    assert (t.to_act, t.deciding, t.g.round) == ("ana", "place", 2)
    t.place("ana_defence", "bruno_defence")
    assert (t.to_act, t.g.round) == ("ana", 3)


def test_pr_challenge_10_a_card_is_played_once_in_a_challenge() -> None:
    t = Table().duel("bruno", "ana_attack", "bruno_attack")
    assert t.choices(A_PLACE) == ["ana_defence", "ana_strategy"]
    assert t.refused(A_PLACE, t.card("ana_attack")) == "PR-CHALLENGE-10"
    t.place("ana_defence")
    assert t.choices(A_PLACE) == ["bruno_defence", "bruno_strategy"]
    t.place("bruno_strategy").begin("ana").challenge("bruno")
    assert "ana_attack" in t.choices(A_PLACE)


def test_pr_challenge_11_the_winner_resolves_the_last_card_only() -> None:
    t = Table().life(bruno=3, ana=3).gold(ana=0, bruno=0)
    t.duel("bruno", "ana_attack", "bruno_attack", "ana_strategy", "bruno_defence")
    assert (t.gold_of("ana"), t.life_of("bruno")) == (1, 3)
    t = Table().life(bruno=3).duel("bruno", "ana_attack", "bruno_defence")  # the opponent wins as well
    assert t.life_of("bruno") == 4
    assert t.life_of("ana") == 5


def test_pr_challenge_12_the_winner_may_take_the_princess_from_the_centre() -> None:
    t = Table().princess("centre").duel("bruno", "ana_attack", "bruno_strategy")
    assert (t.deciding, t.to_act) == ("princess", "ana")
    t.yes()
    assert (t.lady, t.cards("ana")[-1]) == ("ana", "princess")
    t = Table().princess("centre").duel("bruno", "ana_attack", "bruno_defence")
    assert t.to_act == "bruno"
    t.no()
    assert t.lady == "centre"


def test_pr_challenge_13_both_take_their_cards_back() -> None:
    t = Table().duel("bruno", "ana_attack", "bruno_attack", "ana_defence", "bruno_strategy")
    assert sorted(t.cards("ana")) == ["ana_attack", "ana_defence", "ana_strategy"]
    assert sorted(t.cards("bruno")) == ["bruno_attack", "bruno_defence", "bruno_strategy"]
    assert t.view("ana").challenge is None
    assert t.active == "bruno"


def test_pr_challenge_14_responding_is_compulsory() -> None:
    t = Table().challenge("bruno").place("ana_attack")
    assert t.legal() == {"place"}
    assert t.refused(A_PASS) == "PR-CHALLENGE-14"
    with pytest.raises(IllegalActionError):
        t.act(A_PASS)


def test_pr_challenge_15_without_a_response_the_attack_is_a_success() -> None:
    t = Table().hand("bruno").duel("bruno", "ana_attack")
    assert t.life_of("bruno") == 4
    t = Table().hand("ana", "ana_attack").hand("bruno", "bruno_attack", "bruno_defence")
    t.duel("bruno", "ana_attack", "bruno_attack")  # a tie leaves the challenger without cards
    assert t.happened("won") == [{"hero": "character/bruno", "card": "adventure_card/bruno_attack"}]
    assert t.life_of("ana") == 4


def test_pr_challenge_16_the_only_living_hero_needs_no_opponent() -> None:
    t = Table().ghost("bruno").ghost("carla").gold(ana=0).princess("centre").begin("ana")
    assert t.legal() == {"explore", "trade", "alone"}
    t.act(A_ALONE).place("ana_strategy")
    assert t.gold_of("ana") == 1
    assert t.deciding == "princess"
    t.yes()
    assert t.lady == "ana"
    assert Table().refused(A_ALONE) == "PR-CHALLENGE-16"


def test_pr_challenge_17_cards_on_the_table_count_as_hand() -> None:
    t = Table().challenge("bruno").place("ana_attack")
    assert t.view("bruno").heroes[0].cards == 3
    t = Table().hand("ana", "theft").hand("bruno", "plan").duel("bruno", "theft", "plan")
    assert sorted(t.cards("ana")) == ["plan", "theft"]  # the response is stolen from the table


def test_pr_magic_01_magic_as_the_attack_is_applied_to_whom_the_attacker_chooses() -> None:
    t = Table().hand("ana", "poison").duel("bruno", "poison", "bruno_attack")
    assert (t.deciding, t.heroes()) == ("apply", ["ana", "bruno", "carla"])
    t.on("carla")
    assert t.cursed("carla") == ["poison"]


def test_pr_magic_02_magic_as_a_response_is_discarded() -> None:
    t = Table().hand("bruno", "poison", "wall").duel("bruno", "ana_attack", "poison")
    assert t.discarded() == ["poison"]
    assert t.cursed("ana") == t.cursed("bruno") == []


def test_pr_magic_03_one_may_apply_magic_to_oneself() -> None:
    t = Table().hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack").on("ana")
    assert t.life_of("ana") == 3


@pytest.mark.parametrize("response", ["attack", "defence", "strategy"])
def test_pr_magic_04_magic_is_not_compared(response: str) -> None:
    t = Table().hand("ana", "bolt").duel("bruno", "bolt", f"bruno_{response}").on("carla")
    assert not t.happened("won")
    assert t.life_of("carla") == 3


def test_pr_magic_05_magic_does_not_go_back_to_hand() -> None:
    t = Table().hand("ana", "bolt", "wall").duel("bruno", "bolt", "bruno_attack").on("bruno")
    assert (t.cards("ana"), t.discarded()) == (["wall"], ["bolt"])
    t = Table().hand("bruno", "bolt", "wall").duel("bruno", "ana_attack", "bolt")
    assert (t.cards("bruno"), t.discarded()) == (["wall"], ["bolt"])


def test_pr_env_01_an_environment_is_played_face_up() -> None:
    t = Table().hand("ana", "fog").duel("bruno", "fog")
    assert t.happened("environment", seen_by="carla") == [
        {"hero": "character/ana", "card": "adventure_card/fog"}
    ]


def test_pr_env_02_it_ends_the_challenge_immediately() -> None:
    t = Table().hand("ana", "fog").duel("bruno", "fog")
    assert (t.active, t.deciding) == ("bruno", "act")


def test_pr_env_03_it_becomes_the_current_environment() -> None:
    t = Table().hand("ana", "fog").duel("bruno", "fog")
    assert t.view("carla").environment == Card(t.card("fog"), "fog")


def test_pr_env_04_it_replaces_the_one_before() -> None:
    t = Table().environment("fair").hand("ana", "fog").duel("bruno", "fog")
    assert t.slug(t.g.environment) == "fog"
    assert "fair" in t.discarded()


def test_pr_env_05_the_shop_is_discarded() -> None:
    t = Table().shop("blow", "wall", "plan").hand("ana", "fog").challenge("bruno")
    t.deck("trip", "parry", "theft", "demand").place("fog")
    assert t.discarded() == ["blow", "wall", "plan"]
    assert t.on_sale() == ["trip", "parry", "theft"]  # filled again at the start of Bruno's turn


def test_pr_env_06_its_rule_affects_all() -> None:
    t = Table().environment("fog").duel("bruno", "ana_attack", "bruno_defence")
    assert t.happened("won")[0]["hero"] == "character/ana"  # fog turns the triangle round
    t.begin("carla").duel("bruno", "carla_strategy", "bruno_attack")
    assert t.happened("won")[1]["hero"] == "character/carla"


def test_pr_env_07_it_is_used_to_escape() -> None:
    t = Table().hand("bruno", "fog", "wall").duel("bruno", "ana_attack", "fog")
    assert t.slug(t.g.environment) == "fog"
    assert t.life_of("bruno") == 5


def test_pr_env_08_nobody_wins_a_challenge_ended_by_an_environment() -> None:
    t = Table().princess("centre").hand("bruno", "fog", "wall").duel("bruno", "ana_attack", "fog")
    assert not t.happened("won")
    assert (t.lady, t.deciding) == ("centre", "act")


def test_pr_rul_03_the_princess_freed_in_a_challenge_may_be_taken_in_it() -> None:
    t = Table().hand("ana", "expose").hand("bruno", "plan").duel("bruno", "expose", "plan")
    assert (t.lady, t.deciding, t.to_act) == ("centre", "princess", "ana")
    t.yes()
    assert t.lady == "ana"


def test_pr_rul_04_ghosts_cannot_be_challenged() -> None:
    t = Table().ghost("bruno").begin("ana")
    assert t.opponents() == ["carla"]
    assert t.refused(A_CHALLENGE, 1) == "PR-RUL-04"
    t.ghost("carla").begin("ana")
    assert t.opponents() == []
    assert "alone" in t.legal()


def test_pr_rul_05_the_lone_heros_cards() -> None:
    t = (
        Table()
        .ghost("bruno")
        .ghost("carla")
        .princess("centre")
        .hand("ana", "great_blow", "bolt", "fog")
        .begin("ana")
    )
    t.act(A_ALONE).place("great_blow").no()  # against nobody, and yet a win
    assert t.happened("won")
    assert t.cards("ana") == ["great_blow", "bolt", "fog"]
    t.begin("ana").act(A_ALONE).place("bolt")  # only Ana is left to bear it
    assert (t.life_of("ana"), t.deciding) == (3, "act")
    t.begin("ana").act(A_ALONE).place("fog")
    assert t.slug(t.g.environment) == "fog"
    assert len(t.happened("won")) == 1


def test_pr_rul_06_a_hero_without_cards_cannot_challenge() -> None:
    t = Table().hand("ana")
    assert "challenge" not in t.legal()
    assert t.refused(A_CHALLENGE, 1) == "PR-RUL-06"


def test_pr_rul_07_out_of_cards_after_a_tie() -> None:
    t = Table().hand("ana", "blow").hand("bruno", "theft", "wall").duel("bruno", "blow", "theft")
    assert t.happened("won") == [{"hero": "character/bruno", "card": "adventure_card/theft"}]
    t = (
        Table()
        .hand("ana", "blow", "plan")
        .hand("bruno", "theft")
        .gold(ana=0)
        .duel("bruno", "blow", "theft", "plan")
    )
    assert t.happened("won") == [{"hero": "character/ana", "card": "adventure_card/plan"}]
    t = Table().hand("ana", "blow").hand("bruno", "theft").duel("bruno", "blow", "theft")
    assert t.happened("no-winner")
    assert (t.cards("ana"), t.cards("bruno")) == (["blow"], ["theft"])


def test_pr_rul_08_magic_as_attack_ends_the_challenge_without_a_winner() -> None:
    t = Table().princess("centre").hand("ana", "bolt").duel("bruno", "bolt", "bruno_defence")
    assert t.deciding == "apply"  # the target is chosen only now
    t.on("bruno")
    assert (t.life_of("bruno"), t.active) == (3, "bruno")
    assert "bruno_defence" in t.cards("bruno")
    assert not t.happened("won")
    t = Table().hand("ana", "bolt").hand("bruno", "poison").duel("bruno", "bolt", "poison").on("carla")
    assert sorted(t.discarded()) == ["bolt", "poison"]


def test_pr_rul_09_a_magic_response_loses_to_an_ordinary_attack() -> None:
    t = Table().hand("bruno", "bolt").duel("bruno", "ana_attack", "bolt")
    assert t.happened("won")[0]["hero"] == "character/ana"
    assert (t.life_of("bruno"), t.life_of("ana")) == (4, 5)


def test_pr_rul_10_an_environment_as_response_leaves_the_attack_unseen() -> None:
    t = Table().hand("ana", "theft", "wall").hand("bruno", "fog").duel("bruno", "theft", "fog")
    assert not t.happened("shown")
    assert t.cards("ana") == ["theft", "wall"]
    assert t.hand_seen("bruno", "ana") == []
    t = Table().hand("ana", "blow", "wall").hand("bruno", "bruno_attack", "fog")
    t.duel("bruno", "blow", "bruno_attack", "wall", "fog")
    assert t.hand_seen("bruno", "ana") == ["blow"]  # seen in the first round, the second stays hidden
    assert t.cards("bruno") == ["bruno_attack"]


def test_pr_rul_10_an_attack_that_was_fled_from_is_no_card_played() -> None:
    pack = release_with(
        adventure_card__fog={
            "effects": [{"when": "comes_in", "do": [{"choose_hero": {"do": [{"heal": {}}]}}]}]
        }
    )
    t = Table(pack=pack).hand("ana", "theft", "wall").hand("bruno", "fog").duel("bruno", "theft", "fog")
    assert t.deciding == "pick_hero"  # the challenge is not cleared away yet
    assert t.g.played == []
    assert sorted(t.cards("ana")) == ["theft", "wall"]


def test_pr_rul_11_the_shop_stays_empty_until_the_next_turn() -> None:
    pack = release_with(
        adventure_card__fog={
            "effects": [{"when": "comes_in", "do": [{"choose_hero": {"do": [{"heal": {}}]}}]}]
        }
    )
    t = Table(pack=pack).environment("fair").hand("ana", "fog").duel("bruno", "fog")
    assert t.deciding == "pick_hero"  # the action is not over yet
    assert t.on_sale() == []
    assert "fair" in t.discarded()
    t.on("carla")
    assert len(t.on_sale()) == 3


def test_pr_rul_12_an_unstoppable_card_is_shown_and_succeeds_at_once() -> None:
    t = Table().hand("ana", "great_blow").hand("bruno", "fog", "wall").duel("bruno", "great_blow")
    assert t.life_of("bruno") == 3
    assert t.happened("shown", seen_by="carla")
    pack = release_with(adventure_card__bolt={"unstoppable": True})
    t = Table(pack=pack).hand("ana", "bolt").duel("bruno", "bolt")
    assert t.deciding == "apply"
    t = (
        Table(flee_unstoppable=True)
        .hand("ana", "great_blow")
        .hand("bruno", "fog", "wall")
        .duel("bruno", "great_blow")
    )
    assert (t.to_act, t.choices(A_PLACE)) == ("bruno", ["fog"])
    t.place("fog")
    assert t.life_of("bruno") == 5


def test_pr_rul_16_the_princess_cannot_be_placed() -> None:
    t = Table().princess("ana").challenge("bruno")
    assert t.refused(A_PLACE, t.card("princess")) == "PR-RUL-16"
    t = Table().hand("ana").princess("ana")
    assert "challenge" not in t.legal()
    t = Table().hand("bruno").princess("bruno").duel("bruno", "ana_attack")
    assert t.life_of("bruno") == 4  # holding only her is having no cards to respond with


def test_pr_rul_17_the_princess_is_not_taken_from_the_losers_hand() -> None:
    t = Table().princess("bruno").duel("bruno", "ana_attack", "bruno_strategy")
    assert (t.deciding, t.lady) == ("act", "bruno")
    t = Table(rob_loser=True).princess("bruno").duel("bruno", "ana_attack", "bruno_strategy")
    assert t.deciding == "princess"
    t.yes()
    assert t.lady == "ana"


def test_pr_rul_33_spells_curses_and_one_shots() -> None:
    t = Table().hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack").on("bruno")
    assert (t.cursed("bruno"), t.discarded()) == ([], ["bolt"])
    t = Table().hand("ana", "poison").duel("bruno", "poison", "bruno_attack").on("bruno")
    assert (t.cursed("bruno"), t.discarded()) == (["poison"], [])


def test_pr_rul_34_magic_is_for_living_heroes_unless_the_card_says_otherwise() -> None:
    t = (
        Table("ana", "bruno", "carla", "diego")
        .ghost("diego")
        .hand("ana", "bolt")
        .curse("bruno", "poison", "weakness")
    )
    t.duel("bruno", "bolt", "bruno_defence")
    assert t.heroes() == ["ana", "bruno", "carla"]
    t = Table("ana", "bruno", "carla", "diego").ghost("diego").hand("ana", "recall")
    t.duel("bruno", "recall", "bruno_attack")
    assert t.lives("diego")
    t = Table().ghost("ana", "bolt", "recall").begin("ana").enchant("bolt")
    assert t.heroes() == ["bruno", "carla"]  # ghosts cannot Enchant themselves
    t = Table("ana", "bruno", "carla", "diego").ghost("diego").ghost("ana", "recall").begin("ana")
    t.enchant("recall")  # not even with a spell for ghosts: there is only one to choose
    assert (t.lives("ana"), t.lives("diego")) == (False, True)
    t = Table().curse("bruno", "poison", "weakness", "chains").hand("ana", "glass")
    t.duel("bruno", "glass", "bruno_defence").on("bruno")
    assert len(t.cursed("bruno")) == 4


def test_pr_rul_46_a_success_is_resolved_as_far_as_it_can_be() -> None:
    t = Table().hand("ana", "mugging").gold(bruno=1).duel("bruno", "mugging", "bruno_strategy")
    assert (t.gold_of("ana"), t.gold_of("bruno")) == (3, 0)
    t = (
        Table()
        .princess("centre")
        .hand("ana", "cleanse")
        .hand("bruno", "blow")
        .duel("bruno", "cleanse", "blow")
    )
    assert t.deciding == "princess"  # no curse to remove; the win stands
    pack = release_with(adventure_card__plan={"effects": [success({"gain_gold": {"amount": 2}}, may=True)]})
    t = Table(pack=pack).hand("ana", "plan").duel("bruno", "plan", "bruno_defence")
    assert t.deciding == "effect"
    t.no()
    assert t.gold_of("ana") == 2
