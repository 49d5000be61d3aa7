"""The games that the conformance suite plays, with options of every sort. A new game adds itself here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.games.dungeons import state_copying as dungeons
from engine.games.platformer import state_copying as platformer
from engine.games.princess import state_copying as princess
from engine.kernel import CHANCE, Action, Playable, start
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot
from tests.puddles import state_copying as puddles
from tests.puddles.pack import release as puddles_release
from tests.rules.dungeons.pack import release as dungeons_release
from tests.rules.platformer.pack import release as platformer_release
from tests.rules.princess.pack import release as princess_release


@dataclass(frozen=True)
class Played:
    """A game of the suite: its release, and seats and options for a number."""

    name: str
    release: Callable[[], Snapshot]
    variant: Callable[[int], tuple[int, dict[str, Any]]]
    cards: tuple[str, ...]
    """The fields of its state in which single cards lie."""
    dice: bool = True
    """Whether there is anything that a real table could tell."""


def platformer_variant(number: int) -> tuple[int, dict[str, Any]]:
    seats = 1 + number % 4
    options: dict[str, Any] = {
        "artifacts": number % 3 == 0,
        "larger_map": seats > 1 and number % 5 == 0,
        "boss": ("medusa", "ikee", "")[number % 3],
        "tile_set": ("forest", "void", "mixed", "any")[number // 4 % 4],
        "turn_limit": 25,
    }
    if number % 7 == 0:
        options["collect_on"] = ["move", "card", "portal", "fall", "push", "respawn"]
        options["catch_ladder"] = True
        options["boss_ignores_walls"] = True
    return seats, options


def princess_variant(number: int) -> tuple[int, dict[str, Any]]:
    seats = 3 + number % 8
    options: dict[str, Any] = {
        "many_players": seats > 5,
        "two_characters": seats <= 5 and number // 8 % 3 == 1,
        "teams": seats == 4 and number // 8 % 2 == 0,
    }
    if number % 7 == 0:
        options.update(rob_loser=True, flee_unstoppable=True, overload_opens_hand=True)
    if number % 11 == 0:
        options.update(face_down_marks=False, sell_princess=False, turn_limit=40)
    return seats, options


def dungeons_variant(number: int) -> tuple[int, dict[str, Any]]:
    options: dict[str, Any] = {
        "adventure": ("arena", "cellar")[number % 2],
        "deal": number % 3 == 0,
        "round_limit": 15,
        "minor_actions": ("cards", "all", "never")[number // 2 % 3],
    }
    if number % 5 == 0:
        options.update(crush="each", defend_criticals=True, six_always_succeeds=True, ranged_first=True)
    if number % 7 == 0:
        options.update(crush="blocked", loot_for_all=True, reshuffle_items=True, most_loot=8, most_energy=5)
    return 1 + number // 3 % 4, options


def puddles_variant(number: int) -> tuple[int, dict[str, Any]]:
    return 2 + number % 3, {"puddles": 15 + number % 10, "limit": 60}


GAMES = (
    Played("platformer", platformer_release, platformer_variant, platformer.CARDS),
    Played("dungeons", dungeons_release, dungeons_variant, dungeons.CARDS),
    Played("princess", princess_release, princess_variant, princess.CARDS, dice=False),
    Played("puddles", puddles_release, puddles_variant, puddles.CARDS),
)


def begin(game: Played, number: int, chance: str = "seed") -> Playable:
    seats, options = game.variant(number)
    return start(game.release(), game.name, seats=seats, seed=number, options=options, chance=chance)


def plies(game: Playable, seed: int, most: int = 100_000) -> Iterator[tuple[int, Action, list[Action]]]:
    """Play at random; before each ply the seat, the action about to be taken and all legal ones are
    yielded."""
    stream = Stream(seeded(seed))
    for _ in range(most):
        if not game.to_act:
            return
        seat = game.to_act[stream.below(len(game.to_act))]
        legal = game.actions(seat)
        action = legal[stream.below(len(legal))]
        yield seat, action, legal
        game.apply(action, seat)
    assert seat == CHANCE or most < 100_000, "the game does not end"
