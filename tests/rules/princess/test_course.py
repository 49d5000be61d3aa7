"""The course of a turn and of a challenge, step by step: what is set, told, and over afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.princess import codes as c
from engine.games.princess import happenings as e
from engine.games.princess.decisions.apply import spells_in_the_air
from engine.games.princess.decisions.place import bring_environment
from engine.games.princess.duel import begin_duel
from engine.games.princess.turn import begin_turn
from tests.rules.princess.pack import always, release_with, when
from tests.rules.princess.table import Table


def told(t: Table, *sorts: int) -> list[tuple[int, ...]]:
    """The events of some sorts, without what was left out."""
    found = []
    for event in t.g.events or []:
        if event[0] in sorts:
            cut = list(event)
            while cut[-1] == -1 and len(cut) > 1:
                cut.pop()
            found.append(tuple(cut))
    return found


def quiet(t: Table) -> Table:
    """Forget what has been told so far."""
    t.g.events = []
    return t


# The turn.


def test_a_turn_begins_afresh() -> None:
    t = quiet(Table(turn="bruno"))
    turns = t.g.turns
    t.g.extra, t.g.once, t.g.empty_turns = 3, [-5, 4, 0], 7
    begin_turn(t.g)
    assert (t.g.turns, t.g.extra, t.g.once, t.g.empty_turns) == (turns + 1, 0, [-5], 0)
    assert told(t, e.E_TURN) == [(e.E_TURN, 1, turns + 1)]
    t.deck(0)
    begin_turn(t.g)
    begin_turn(t.g)
    assert t.g.empty_turns == 2


def test_a_turn_that_is_skipped_is_told_and_counted_down() -> None:
    t = Table()
    t.g.skips = [0, 2, 0]
    quiet(t).explore()
    assert (t.active, t.g.skips) == ("carla", [0, 1, 0])
    assert told(t, e.E_SKIPPED) == [(e.E_SKIPPED, 1)]


def test_further_actions_are_taken_one_by_one() -> None:
    t = Table()
    t.g.extra = 1
    t.explore()
    assert (t.active, t.g.extra) == ("ana", 0)
    t.explore()
    assert t.active == "bruno"


def test_whoever_can_do_nothing_passes_and_it_is_told() -> None:
    t = Table().princess("centre").ghost("bruno")
    t.deck(1)
    quiet(t).explore()
    assert (e.E_PASSED, 1) in told(t, e.E_PASSED)
    assert t.active == "carla"


# The challenge.


def test_a_challenge_begins_with_nothing_on_the_table() -> None:
    t = quiet(Table())
    t.g.round, t.g.attack, t.g.response, t.g.attack_type, t.g.response_type = 5, 5, 5, 1, 1
    t.g.attack_placed = t.g.attack_shown = True
    t.g.played, t.g.duel_winner = [3], 2
    begin_duel(t.g, 0, 2)
    assert (t.g.challenger, t.g.opponent, t.g.round) == (0, 2, 1)
    assert (t.g.attack, t.g.response, t.g.attack_type, t.g.response_type) == (-1, -1, -1, -1)
    assert (t.g.attack_placed, t.g.attack_shown, t.g.played, t.g.duel_winner) == (False, False, [], -1)
    assert told(t, e.E_CHALLENGED) == [(e.E_CHALLENGED, 0, 2)]


def test_a_challenge_round_by_round() -> None:
    t = quiet(Table().hand("ana", "blow", "theft").hand("bruno", "whirl", "wall"))
    blow, theft, whirl, wall = (t.card(name) for name in ("blow", "theft", "whirl", "wall"))
    marks = t.g.program.marks
    t.challenge("bruno").place("blow")
    assert (t.g.attack, t.g.attack_type, t.g.attack_placed, t.g.attack_shown) == (blow, 0, True, False)
    assert (t.g.played, t.g.response_type) == ([blow], -1)
    assert (t.deciding, t.to_act) == ("place", "bruno")
    t.place("whirl")
    assert (t.g.round, t.g.attack_placed, t.g.attack_shown) == (2, False, False)
    assert told(t, e.E_TIED) == [(e.E_TIED, 1)]
    assert (t.deciding, t.to_act) == ("place", "ana")
    t.place("theft", "wall")
    assert told(t, e.E_PLACED) == [
        (e.E_PLACED, 0, blow, marks[blow], 1),
        (e.E_PLACED, 1, whirl, marks[whirl], 1),
        (e.E_PLACED, 0, theft, marks[theft], 2),
        (e.E_PLACED, 1, wall, marks[wall], 2),
    ]
    assert told(t, e.E_SHOWN) == [
        (e.E_SHOWN, 0, blow),
        (e.E_SHOWN, 1, whirl),
        (e.E_SHOWN, 0, theft),
        (e.E_SHOWN, 1, wall),
    ]
    assert told(t, e.E_WON) == [(e.E_WON, 1, wall)]
    assert (t.g.challenger, t.g.opponent, t.g.played) == (-1, -1, [])
    assert (sorted(t.cards("ana")), sorted(t.cards("bruno"))) == (["blow", "theft"], ["wall", "whirl"])
    assert t.active == "bruno"


def test_without_marks_the_backs_tell_nothing() -> None:
    t = quiet(Table(face_down_marks=False).hand("ana", "blow").hand("bruno", "wall"))
    t.challenge("bruno").place("blow")
    assert told(t, e.E_PLACED) == [(e.E_PLACED, 0, t.card("blow"), -1, 1)]


def test_an_attack_that_cannot_be_stopped_is_shown_once() -> None:
    t = quiet(Table().hand("ana", "great_blow").hand("bruno", "wall"))
    t.duel("bruno", "great_blow")
    assert told(t, e.E_SHOWN) == [(e.E_SHOWN, 0, t.card("great_blow"))]
    assert told(t, e.E_WON) == [(e.E_WON, 0, t.card("great_blow"))]
    assert t.life_of("bruno") == 3


def test_pr_rul_07_out_of_cards_the_challenger_loses_to_whoever_has_some() -> None:
    t = quiet(Table().hand("ana", "blow").hand("bruno", "whirl", "wall"))
    t.duel("bruno", "blow", "whirl")
    assert told(t, e.E_WON) == [(e.E_WON, 1, t.card("whirl"))]
    t = quiet(Table().hand("ana", "blow").hand("bruno", "whirl"))
    t.duel("bruno", "blow", "whirl")
    assert (told(t, e.E_WON), told(t, e.E_NO_WINNER)) == ([], [(e.E_NO_WINNER,)])


def test_an_opponent_without_cards_is_hit() -> None:
    t = quiet(Table().hand("ana", "blow").hand("bruno"))
    t.duel("bruno", "blow")
    assert told(t, e.E_WON) == [(e.E_WON, 0, t.card("blow"))]
    assert told(t, e.E_SHOWN) == [(e.E_SHOWN, 0, t.card("blow"))]
    assert t.life_of("bruno") == 4


@pytest.mark.parametrize("option", [True, False])
def test_an_option_lets_whoever_cannot_respond_flee(option: bool) -> None:
    t = quiet(Table(flee_unstoppable=option).hand("ana", "great_blow").hand("bruno", "wall", "fog"))
    t.duel("bruno", "great_blow")
    if not option:
        assert t.life_of("bruno") == 3
        return
    assert (t.deciding, t.to_act) == ("place", "bruno")
    assert [action[:2] for action in t.game.actions()] == [(c.A_PLACE, t.card("fog")), (c.A_PASS, 0)]
    other = t.game.clone()
    other.play((c.A_PASS, 0, 0, 0))
    assert other.state.life[1] == 3
    t.place("fog")
    assert (t.life_of("bruno"), t.slug(t.g.environment), told(t, e.E_NO_WINNER)) == (
        5,
        "fog",
        [(e.E_NO_WINNER,)],
    )


def test_an_environment_replaces_the_one_before_and_clears_the_shop() -> None:
    t = Table().hand("ana", "fog").environment("fair").shop("blow")
    fog, fair = t.card("fog"), t.card("fair")
    numbers = quiet(t).g.numbers[:]
    bring_environment(t.g, 0, fog)
    assert (t.g.environment, t.on_sale(), t.count("ana")) == (fog, [], 0)
    assert t.discarded()[-2:] == ["blow", "fair"]
    assert t.g.numbers != numbers
    assert told(t, e.E_ENVIRONMENT, e.E_SHOP_CLEARED) == [(e.E_ENVIRONMENT, 0, fog), (e.E_SHOP_CLEARED, 1)]
    assert fair in t.g.discard
    t = Table().hand("ana", "fog").shop()
    before = len(t.g.discard)
    bring_environment(t.g, 0, fog)
    assert len(t.g.discard) == before


def test_pr_rul_10_an_attack_that_was_not_shown_goes_back_unseen() -> None:
    t = quiet(Table().hand("ana", "blow").hand("bruno", "fog"))
    t.duel("bruno", "blow", "fog")
    assert told(t, e.E_SHOWN) == []
    assert (t.g.played, t.g.attack_placed, t.cards("ana")) == ([], False, ["blow"])


# Spells.


def test_a_spell_is_in_the_air_while_it_acts() -> None:
    asks = {"effects": [when("applied", {"choose_one": {"options": [[{"gain_gold": {}}], [{"draw": {}}]]}})]}
    t = quiet(Table(pack=release_with(adventure_card__bolt=asks)).hand("ana", "bolt").hand("bruno", "wall"))
    bolt = t.card("bolt")
    t.duel("bruno", "bolt", "wall").on("carla")
    assert told(t, e.E_APPLIED) == [(e.E_APPLIED, 0, bolt, 2)]
    assert (spells_in_the_air(t.g), t.cards("ana")) == ([bolt], [])
    t.option(1)
    assert spells_in_the_air(t.g) == []
    assert t.discarded()[-1] == "bolt"


def test_a_spell_for_nobody_is_discarded() -> None:
    t = quiet(Table().hand("ana", "recall").hand("bruno", "wall"))
    t.duel("bruno", "recall", "wall")
    assert told(t, e.E_APPLIED) == [(e.E_APPLIED, 0, t.card("recall"))]
    assert t.discarded()[-1] == "recall"
    assert told(t, e.E_NO_WINNER) == [(e.E_NO_WINNER,)]


def test_a_curse_stays_where_it_was_put() -> None:
    t = quiet(Table().hand("ana", "poison").hand("bruno", "wall"))
    t.duel("bruno", "poison", "wall").on("bruno")
    assert (t.cursed("bruno"), "poison" in t.discarded()) == (["poison"], False)


@pytest.mark.parametrize(("by", "drawn"), [(0, 1), (1, 2), (-1, 1), (-2, 1)])
def test_exploring_draws_at_least_one_card(by: int, drawn: int) -> None:
    effects: Any = [always({"change": {"what": "explore_cards", "by": by}})] if by else []
    t = Table(pack=release_with(character__ana={"effects": effects})).hand("ana")
    t.explore()
    assert t.count("ana") == drawn


@pytest.mark.parametrize(("by", "drawn"), [(0, 3), (1, 4), (-2, 1), (-4, 1)])
def test_wandering_draws_at_least_one_card(by: int, drawn: int) -> None:
    effects: Any = [always({"change": {"what": "wander_cards", "by": by, "of": "all"}})] if by else []
    t = Table(pack=release_with(adventure_card__fog={"effects": effects})).environment("fog").ghost("ana")
    t.begin("ana").wander()
    assert t.count("ana") == drawn
