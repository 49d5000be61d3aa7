"""Two releases on the same seeds."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from playtest.reports.compare import Change, PairKey, Pairs, answer, compare
from tests.playtest.reports.observations import game, games, seat

Row = tuple[PairKey, dict[str, Any] | None]


def campaign(count: int, chance: float, card: float, *, seed: int = 1, longer: int = 0) -> list[Row]:
    """Games of two frogs in which the first wins with a chance and the second eats a moth with another; what
    chance deals is the same whatever the chances are."""
    lots = random.Random(seed)
    rows: list[Row] = []
    for number in range(count):
        wins, eats, length = lots.random() < chance, lots.random() < card, lots.randint(5, 15)
        used = {"snack/moth": 1} if eats else {}
        seats = (seat("frog/a", won=wins), seat("frog/b", won=not wins, place=1, used=used))
        extra = longer if lots.random() < 0.5 else 0
        rows.append((PairKey(0, number), game(*seats, turns=length + extra)))
    return rows


def about(pairs: Pairs, *subject: str) -> Change:
    return next(change for change in answer(pairs).changes if change.subject == subject)


def test_equal_campaigns_show_no_change() -> None:
    found = answer(compare(campaign(200, 0.5, 0.3), campaign(200, 0.5, 0.3)))
    assert (found.pairs, found.equal) == (200, 200)
    assert not found.moved
    assert not found.hints
    assert {change.verdict for change in found.changes} == {"same"}


def test_a_real_change_is_found_and_the_rest_left_alone() -> None:
    pairs = compare(campaign(400, 0.5, 0.3), campaign(400, 0.65, 0.3))
    wins = about(pairs, "who", "frog/a")
    assert wins.verdict == "moved"
    assert wins.interval.low > 0.05
    assert 0.1 < wins.difference < 0.2
    assert wins.effect == 0.5, "every pair that differs has changed to a win"
    assert about(pairs, "use", "used", "snack/moth").verdict == "same"
    assert about(pairs, "turns").verdict == "same"
    found = answer(pairs)
    moved = {change.subject for change in found.moved}
    assert moved == {("who", "frog/a"), ("who", "frog/b"), ("place", "0"), ("place", "1")}
    assert [change.verdict for change in found.changes][: len(moved)] == ["moved"] * len(moved)


def test_length_and_use_are_compared_too() -> None:
    pairs = compare(campaign(300, 0.5, 0.3), campaign(300, 0.5, 0.6, longer=2))
    turns = about(pairs, "turns")
    assert turns.verdict == "moved"
    assert 0.8 < turns.difference < 1.2
    moth = about(pairs, "use", "used", "snack/moth")
    assert (moth.verdict, moth.of) == ("moved", 300)
    assert abs(moth.before - 0.3) < 0.08


def test_few_pairs_claim_nothing() -> None:
    found = answer(compare(campaign(9, 0.0, 0.0), campaign(9, 1.0, 1.0)))
    assert {change.verdict for change in found.changes} == {"open"}


def test_chance_alone_seldom_moves_anything() -> None:
    """Other lots on both sides: of 40 such comparisons no more than a few may claim that something moved."""
    false = sum(
        bool(answer(compare(campaign(120, 0.5, 0.3, seed=n), campaign(120, 0.5, 0.3, seed=n + 999))).moved)
        for n in range(40)
    )
    assert false <= 6


def test_a_game_without_a_partner_and_a_broken_one_say_nothing() -> None:
    first = [*campaign(20, 0.5, 0.5), (PairKey(1, 1), game(seat("frog/a"))), (PairKey(2, 2), None)]
    second = [(PairKey(2, 2), game(seat("frog/a"))), *reversed(campaign(20, 0.5, 0.5))]
    found = answer(compare(first, second))
    assert (found.pairs, found.equal, found.broken) == (20, 20, 1)


def test_who_takes_part_on_one_side_only_wins_nothing_there() -> None:
    first = [(PairKey(0, n), game(seat("frog/a", won=True), seat("frog/b"))) for n in range(20)]
    second = [(PairKey(0, n), game(seat("frog/c", won=True), seat("frog/b"))) for n in range(20)]
    told = {change.subject for change in answer(compare(first, second)).changes}
    assert ("who", "frog/b") in told
    assert ("who", "frog/a") not in told
    assert ("who", "frog/c") not in told


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(games(), games()), max_size=4), st.integers(0, 4))
def test_pairs_add_up_in_parts(observed: list[tuple[dict[str, Any], dict[str, Any]]], cut: int) -> None:
    whole, first, second = Pairs(), Pairs(), Pairs()
    for index, (one, two) in enumerate(observed):
        whole.add(one, two)
        (first if index < cut else second).add(one, two)
    first.merge(second)
    assert first == whole
    assert Pairs.from_plain(whole.plain()) == whole
    assert answer(whole).pairs == len(observed)


def shelf(count: int, moved: int, *, after: bool) -> list[Row]:
    """Games in which a frog finds many snacks; the moth is eaten in ``moved`` more of them afterwards, and
    half of the others change by chance, as many one way as the other."""
    rows: list[Row] = []
    for number in range(count):
        used = {f"snack/s{each}": 1 for each in range(30) if (number + each) % 9 == (4 if after else 0)}
        if number < 14 + (moved if after else 0):
            used["snack/moth"] = 1
        seats = (seat("frog/a", won=True), seat("frog/b", place=1, used=used))
        rows.append((PairKey(0, number), game(*seats, turns=10)))
    return rows


def test_what_was_edited_is_tested_alone_and_comes_first() -> None:
    """Nine pairs of sixty differ, all the same way: p = 0.004, which looking at thirty other cards would
    drown."""
    pairs = compare(shelf(60, 9, after=False), shelf(60, 9, after=True))
    drowned = about(pairs, "use", "used", "snack/moth")
    assert drowned.probability < 0.005
    assert (drowned.verdict, drowned.is_primary) == ("hint", False)
    found = answer(pairs, {"snack/moth"})
    first = found.changes[0]
    assert (first.subject, first.verdict) == (("use", "used", "snack/moth"), "moved")
    assert first.adjusted == first.probability
    assert found.primary == [first]
    assert first not in found.moved
    assert not any(change.is_primary for change in found.rest)


def test_holms_correction_of_the_rest_does_not_count_what_was_edited() -> None:
    pairs = compare(shelf(60, 9, after=False), shelf(60, 9, after=True))
    with_all = {change.subject: change.adjusted for change in answer(pairs).changes}
    without = answer(pairs, {"snack/moth"})
    assert all(change.adjusted <= with_all[change.subject] for change in without.rest)


def test_an_edited_card_that_did_not_move_is_said_to_be_open_or_the_same() -> None:
    pairs = compare(shelf(60, 1, after=False), shelf(60, 1, after=True))
    assert answer(pairs, {"snack/moth"}).changes[0].verdict == "open"
    alike = compare(shelf(200, 0, after=False), shelf(200, 0, after=False))
    assert answer(alike, {"snack/moth"}).primary[0].verdict == "same"
