"""Setting up: players, heroes, hands, Secrets, deck and shop; the variants."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.princess.build import program_of
from engine.games.princess.codes import A_CHARACTER, MARKS, OUT_OF_PLAY, RUNNING
from engine.games.princess.options import read_options
from engine.games.princess.play import Princess, start
from engine.games.princess.setup import set_up
from engine.games.princess.state import State
from engine.games.princess.view import LaidCard
from engine.kernel.errors import OptionError
from engine.kernel.view import as_json
from tests.rules.princess.pack import release
from tests.rules.princess.table import Table


def game(seats: int = 4, seed: int = 1, **options: object) -> Princess:
    return start(release(), seats, seed, options, False)


def test_pr_setup_01_three_to_five_play() -> None:
    for seats in (3, 4, 5):
        assert game(seats).seats == seats
    with pytest.raises(OptionError, match=r"3 to 5 players, not 6.*many_players.*PR-SETUP-01"):
        game(6)


def test_pr_setup_02_each_gets_a_random_hero() -> None:
    drawn = [tuple(game(4, seed).state.character) for seed in range(12)]
    assert all(len(set(heroes)) == 4 for heroes in drawn)
    assert len(set(drawn)) > 8
    assert game(4).view(1).heroes[2].character


def test_pr_setup_03_the_hand_is_the_three_cards_of_the_heros_symbol() -> None:
    t = Table("ana", "bruno", "carla")
    assert sorted(t.cards("ana")) == ["ana_attack", "ana_defence", "ana_strategy"]
    assert sorted(t.cards("carla")) == ["carla_attack", "carla_defence", "carla_strategy"]


def test_pr_setup_04_life_as_the_card_shows() -> None:
    t = Table("ana", "miser", "giant")
    assert (t.life_of("ana"), t.life_of("miser"), t.life_of("giant")) == (5, 4, 6)


def test_pr_setup_05_two_gold_each() -> None:
    assert game(5).state.gold == [2] * 5


def test_pr_setup_06_a_secret_each_face_down() -> None:
    g = game(5).state
    assert len(set(g.secret)) == 5
    assert g.revealed == [0] * 5
    view = game(5).view(2)
    assert [hero.secret is None for hero in view.heroes] == [True, True, False, True, True]


def test_pr_setup_07_the_kidnapper_is_always_dealt() -> None:
    holders: Counter[int] = Counter()
    for seed in range(60):
        g = game(3, seed).state
        holders[g.secret.index(g.program.kidnapper)] += 1
    assert set(holders) == {0, 1, 2}
    with pytest.raises(OptionError, match="PR-SETUP-07"):
        game(3, secrets=("loner", "poet", "heir"))


def test_pr_setup_08_the_princess_is_kidnapped_and_out_of_play() -> None:
    t = Table()
    assert t.lady == "kidnapped"
    assert t.view("ana").princess.status == "kidnapped"
    assert (t.view("ana").princess.in_centre, t.view("ana").princess.holder) == (False, None)
    assert all("princess" not in t.cards(name) for name in t.names)


def test_pr_setup_09_starting_cards_of_others_are_removed() -> None:
    t = Table("ana", "bruno", "carla")
    out = sorted(t.slug(card) for card in t.g.gone)
    assert len(out) == 7 * 3
    assert not any(slug.startswith(("ana_", "bruno_", "carla_")) for slug in out)


def test_pr_setup_10_the_rest_is_shuffled_into_the_deck() -> None:
    orders = []
    for seed in range(5):
        g = game(4, seed).state
        assert len(g.deck) + 3 == 49
        orders.append(tuple(g.deck))
    assert len(set(orders)) == 5


def test_pr_setup_11_the_top_card_bears_a_question_mark_before_the_shop_is_laid() -> None:
    for seed in range(30):
        g = game(3, seed).state
        first = g.shop[0]
        assert MARKS[g.program.marks[first]] == "question"
    assert len({game(3, seed).state.shop[0] for seed in range(30)}) > 10


def test_pr_setup_12_three_cards_lie_face_up_in_the_shop() -> None:
    g = game(4).state
    assert len([card for card in g.shop if card >= 0]) == 3
    assert [card.card if card else -1 for card in game(4).view(0).shop] == g.shop


def test_pr_variant_01_two_characters_to_choose_from() -> None:
    one = game(5, 3, two_characters=True, first_player=2)
    g = one.state
    assert len(set(g.offered)) == 10
    for turn in range(5):
        seat = (2 + turn) % 5
        assert one.to_act == (seat,)
        assert one.actions() == [(A_CHARACTER, index, 0, 0) for index in g.offered[2 * seat : 2 * seat + 2]]
        assert g.hand[seat] == []
        one.apply(one.actions()[turn % 2], seat)
    assert [g.character[seat] for seat in (2, 3, 4, 0, 1)] == [
        g.offered[2 * seat + turn % 2] for turn, seat in enumerate((2, 3, 4, 0, 1))
    ]
    assert [len(hand) for hand in g.hand] == [3] * 5
    assert len(g.gone) == 15


def test_pr_variant_02_a_team_wins_if_one_of_its_members_does() -> None:
    t = Table("ana", "bruno", "carla", "diego", teams=True, deck=1)
    t.shop("blow", "wall", "plan").princess("carla").explore()
    assert t.winners == ["ana", "carla"]
    assert t.reason == "holds_princess"


def test_pr_variant_03_up_to_ten_may_play() -> None:
    one = game(10, many_players=True)
    assert one.seats == 10
    assert one.state.gone == []
    assert len(one.state.deck) == 46
    with pytest.raises(OptionError, match="not 11"):
        game(11, many_players=True)


def test_pr_variant_04_counters_are_never_short() -> None:
    t = Table("ana", "bruno", "carla").gold(ana=60)
    t.trade().sell("ana_attack")
    assert t.gold_of("ana") == 61


def test_pr_rul_35_the_mark_is_on_the_back() -> None:
    t = Table().deck("blow", "wall", "theft")
    marks = {slug: MARKS[t.g.program.marks[t.card(slug)]] for slug in ("blow", "theft", "ana_attack")}
    assert marks == {"blow": "exclamation", "theft": "question", "ana_attack": "sun"}
    assert t.view("bruno").deck.top == "exclamation"
    assert "mark" not in str(as_json(t.view("bruno"))["heroes"])
    t.challenge("bruno").place("ana_attack")
    assert t.challenge_seen("bruno").table == [LaidCard(0, None, mark="sun")]
    t = Table(face_down_marks=False).challenge("bruno").place("ana_attack")
    assert t.challenge_seen("bruno").table == [LaidCard(0, None, mark=None)]


def test_pr_rul_42_two_against_two() -> None:
    t = Table("ana", "bruno", "carla", "diego", teams=True, deck=1)
    assert t.opponents() == ["bruno", "carla", "diego"]  # partners may challenge each other
    assert t.view("ana").heroes[2].secret is None
    t.shop("blow", "wall", "plan").explore()
    assert t.winners == ["bruno", "diego"]  # with the Kidnapper among them
    with pytest.raises(OptionError, match="PR-RUL-42"):
        game(5, teams=True)
    t = Table("ana", "bruno", "carla", "diego", teams=True, deck=0)
    t.princess("centre").ghost("bruno").ghost("carla").ghost("diego").hand("ana").gold(ana=0).shop().begin(
        "ana"
    )
    assert t.drawn == ["ana", "carla"]


def test_pr_rul_43_ten_at_most_and_five_with_two_characters() -> None:
    assert game(5, two_characters=True).to_act
    with pytest.raises(OptionError, match="PR-RUL-43"):
        game(6, two_characters=True, many_players=True)
    one = game(3, two_characters=True)
    for _ in range(3):
        one.apply(one.actions()[0])
    assert len(one.state.gone) == 7 * 3  # characters not kept take no part


def test_pr_rul_44_counters_are_no_limit() -> None:
    t = Table("giant", "bruno", "carla", *("diego", "elsa", "ana", "miser", "seer", "avenger", "monk"))
    assert sum(t.g.life) == 49
    t.gold(giant=31, bruno=31)
    assert sum(t.g.gold) == 62 + 16


def test_pr_rul_45_two_are_too_few() -> None:
    for seats in (1, 2):
        with pytest.raises(OptionError, match="PR-RUL-45"):
            game(seats)


def test_a_state_with_nothing_on_the_table() -> None:
    program = program_of(release())
    g = State()
    g.lay_out(program, 3)
    assert (g.program, g.seats, g.sells_first) == (program, 3, True)
    assert (g.extra, g.empty_turns, g.round, g.winners, g.ended) == (0, 0, 0, 0, RUNNING)
    for name in (
        "challenger",
        "opponent",
        "attack",
        "response",
        "attack_type",
        "response_type",
        "duel_winner",
    ):
        assert getattr(g, name) == -1, name
    assert (g.attack_placed, g.attack_shown, g.environment, g.princess_at) == (False, False, -1, OUT_OF_PLAY)
    assert (g.character, g.alive) == ([-1, -1, -1], [1, 1, 1])
    for name in ("skips", "life", "gold", "revealed", "secret_seen"):
        assert getattr(g, name) == [0, 0, 0], name
    assert g.hand == g.curses == [[], [], []]
    for name in ("offered", "deck", "discard", "shop", "gone", "played"):
        assert getattr(g, name) == [], name
    assert g.known == [0] * (3 * len(program.cards))


def test_pr_setup_06_what_is_named_is_dealt_and_the_rest_by_lot() -> None:
    options = {"characters": ["", "miser", ""], "secrets": ["poet", "", ""], "first_player": 2}
    starts = [
        set_up(program_of(release()), 3, 1009 * seed, read_options(options), False) for seed in range(12)
    ]
    slugs = [[g.program.definitions[index].slug for index in g.character] for g in starts]
    assert {names[1] for names in slugs} == {"miser"}
    assert len({names[0] for names in slugs}) > 3
    assert all(len(set(names)) == 3 for names in slugs)
    secrets = [[g.program.definitions[index].slug for index in g.secret] for g in starts]
    assert {names[0] for names in secrets} == {"poet"}
    assert all("kidnapper" in names[1:] and len(set(names)) == 3 for names in secrets)
    assert {names.index("kidnapper") for names in secrets} == {1, 2}
    assert {g.first for g in starts} == {g.active for g in starts} == {2}


def test_pr_setup_07_the_kidnapper_may_not_be_left_out() -> None:
    options = read_options({"secrets": ["poet", "loner", "dreamer"]})
    with pytest.raises(OptionError, match="the Kidnapper"):
        set_up(program_of(release()), 3, 1, options, False)
