"""Every action says what on the table it is about, and only what the one who decides sees there; what has
happened points at nothing that is not there either."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.kernel import CHANCE, Playable
from engine.kernel.targets import Card, Die, Figure, Pile, Seat, Space, Target
from engine.kernel.view import as_json
from tests.conformance.games import GAMES, Played, begin, plies

NO_PLACE: dict[str, set[str]] = {game.name: set() for game in GAMES}
"""The keys of actions that have no place on the table, by game; none so far."""
ZONES = {
    "platformer": {"hero", "held", "shop", "artifacts", "event", "table"},
    "dungeons": {"hero", "equipment", "ability", "held", "row", "discard", "offered", "adventure", "table"},
    "princess": {
        "hand",
        "shop",
        "discard",
        "curses",
        "environment",
        "centre",
        "deck",
        "character",
        "secret",
        "offered",
        "table",
    },
    "puddles": {"hand"},
}
POOLS = {
    "platformer": {"pool", "special", "extra", "enemy"},
    "dungeons": {"roll", "throw"},
    "princess": set(),
    "puddles": {"hop"},
}
PILES = {
    "platformer": {"gems"},
    "dungeons": {"loot"},
    "princess": {"deck", "shop"},
    "puddles": set(),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_is_about_something_that_the_one_who_decides_sees(game: Played) -> None:
    met: Counter[str] = Counter()
    for number in range(10):
        one = begin(game, number, "ask" if number % 4 == 3 and game.dice else "seed")
        for ply, (seat, _action, legal) in enumerate(plies(one, number, most=300)):
            if ply % 3:
                continue
            view: dict[str, Any] = as_json(one.view(max(seat, 0)))
            for action in legal:
                label = one.label(action)
                assert label.targets or label.key in NO_PLACE[game.name], label
                for target in label.targets:
                    check(game.name, one, view, seat, target)
                    met[type(target).__name__] += 1
    assert met["Seat"]
    assert len(met) > 2, met


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_about_the_same_can_be_told_apart(game: Played) -> None:
    """Two actions may be about the same things; then their words tell them apart, and there are few."""
    shared = offered = 0
    for number in range(6):
        for _seat, _action, legal in plies(one := begin(game, number), number, most=150):
            labels = [one.label(action) for action in legal]
            offered += len(labels)
            shared += len(labels) - len({label.targets for label in labels})
            assert len({repr((label.key, label.args)) for label in labels}) == len(labels)
    assert shared < offered / 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_happened_points_at_seats_and_spaces_that_exist(game: Played) -> None:
    pointed = told = 0
    for number in range(4):
        one = begin(game, number)
        one.events = []
        view: dict[str, Any] = as_json(one.view(0))
        for _ in plies(one, number, most=200):
            for event in one.events or []:
                told += 1
                happening = one.describe(event)
                pointed += bool(happening.targets)
                for target in happening.targets:
                    if isinstance(target, Seat):
                        assert 0 <= target.seat < one.seats
                    if isinstance(target, Space):
                        assert 1 <= target.column <= view["map"]["width"], happening
                        assert target.row >= 1, happening
                    if isinstance(target, Figure) and target.kind == "hero":
                        assert 0 <= target.id < one.seats
                    if isinstance(target, Card):
                        assert "/" in target.entry, happening
            one.events = []
    assert pointed > told / 2, (pointed, told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_targets_rest_on_what_the_seat_knows(game: Played) -> None:
    """In another game that looks the same to the one who decides, the same actions are about the same."""
    compared = 0
    for number in range(8):
        one = begin(game, number)
        for ply, (seat, _action, legal) in enumerate(plies(one, number, most=160)):
            if ply % 5 or seat == CHANCE:
                continue
            imagined = one.determinize(seat, ply)
            if imagined.actions(seat) != legal:
                continue  # what is offered may itself tell something, as it always has
            compared += 1
            assert [imagined.label(each) for each in legal] == [one.label(each) for each in legal]
    assert compared > 20


def check(game: str, one: Playable, view: dict[str, Any], seat: int, target: Target) -> None:
    """Whether a thing is there, as a seat sees the table."""
    match target:
        case Space():
            assert (target.column, target.row) in spaces(game, view), target
        case Figure("hero" | "frog"):
            hero = view["heroes"][target.id] if "heroes" in view else {"space": 0}
            assert hero["space"] >= 0, target
        case Figure():
            enemies = view["map"]["enemies"] if game == "platformer" else view["enemies"]
            assert target.id in [enemy["slot"] for enemy in enemies], target
        case Seat():
            assert 0 <= target.seat < one.seats
        case Card():
            assert target.zone in ZONES[game], target
            assert target.seat is None or 0 <= target.seat < one.seats
            lies(game, view, target)
        case Die():
            assert target.pool in POOLS[game], target
            if target.pool == "special":
                assert target.seat is not None
                assert view["heroes"][target.seat]["special"] == target.face
        case Pile():
            assert target.name in PILES[game], target


def spaces(game: str, view: dict[str, Any]) -> set[tuple[int, int]]:
    """The spaces of the map that lie open."""
    board = view["map"]
    if game == "dungeons":
        return {(space["column"], space["row"]) for space in board["spaces"]}
    first = board["low_level"] * board["level_height"] * board["width"]
    found = [divmod(first + number, board["width"]) for number in range(len(board["spaces"]))]
    return {(column + 1, row + 1) for row, column in found}


def lies(game: str, view: dict[str, Any], card: Card) -> None:
    """Whether a card is what the seat sees at its place, where a view tells places."""
    slug = card.entry.partition("/")[2]
    hero = view["heroes"][card.seat] if "heroes" in view and card.seat is not None else {}
    rows: dict[tuple[str, str], Any] = {
        ("platformer", "held"): hero.get("cards"),
        ("platformer", "shop"): view["shop"]["display"] if game == "platformer" else None,
        ("platformer", "artifacts"): view.get("artifacts"),
        ("dungeons", "held"): hero.get("items"),
        ("dungeons", "row"): view["items"]["row"] if game == "dungeons" else None,
        ("princess", "hand"): hero.get("hand"),
        ("princess", "curses"): hero.get("curses"),
        ("princess", "shop"): view.get("shop"),
        ("princess", "discard"): view.get("discard"),
    }
    row = rows.get((game, card.zone))
    if row is not None:
        assert card.index is not None, card
        assert row[card.index]["slug"] == slug, card
    if card.zone in ("hero", "equipment", "ability", "character", "secret") and game != "puddles":
        assert hero[card.zone] == slug, card
    if (game, card.zone) == ("princess", "deck"):
        assert {"place": card.index, "slug": slug}.items() <= max(
            (each.items() for each in view["deck"]["known"] if each["place"] == card.index), key=len
        )
    if (game, card.zone) == ("princess", "environment"):
        assert view["environment"]["slug"] == slug
