"""The bot that weighs what it cannot see plays The Princess well, from its view alone; the shipped pack is
balanced when it plays."""

from __future__ import annotations

from functools import cache

import pytest

from bench.balance_princess import Listener, measure, play
from bench.packs import pack_release
from engine.bots import Believer, Bot, RandomBot, Seat, play_out
from engine.games.princess.beliefs import EVEN
from engine.games.princess.happenings import E_CHALLENGED, E_ENVIRONMENT, E_FREED, E_WON
from engine.games.princess.kinds import GAME
from engine.games.princess.value import WON
from engine.games.princess.worth import DAMAGE, worth_of
from engine.kernel import start
from engine.kernel.replay import digest
from engine.snapshot import Snapshot
from tests.rules.princess.table import Table

GAMES = 12
SOAK_GAMES = 400


@cache
def release() -> Snapshot:
    return pack_release("princess")


def quick(seed: int) -> Believer:
    """A bot that thinks less, for tests that play many games."""
    return Believer(seed, worlds=2, rounds=2)


@pytest.mark.many_games
def test_it_wins_far_more_than_its_share_against_chance() -> None:
    won = 0
    for seed in range(GAMES):
        game = start(release(), seats=4, seed=seed)
        bots: list[Bot] = [RandomBot(seed * 4 + seat) for seat in range(4)]
        bots[seed % 4] = Believer(seed, worlds=3)
        play_out(game, bots)
        assert game.outcome is not None
        won += seed % 4 in game.outcome.winners
    assert won >= GAMES * 7 // 12  # more than twice the fair share; the target is 1.5 times


def test_the_same_seed_plays_the_same_game() -> None:
    digests = []
    for _ in range(2):
        game = start(release(), seats=3, seed=11, options={"turn_limit": 12})
        play_out(game, [quick(seat) for seat in range(3)])
        digests.append(digest(game))
    assert digests[0] == digests[1]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"two_characters": True}),
        (4, {"teams": True, "rob_loser": True}),
        (5, {"overload_opens_hand": True, "flee_unstoppable": True}),
        (10, {"many_players": True, "face_down_marks": False}),
    ],
)
def test_it_plays_every_variant(seats: int, options: dict[str, bool]) -> None:
    game = start(release(), seats=seats, seed=seats, options={"turn_limit": 4 * seats, **options})
    play_out(game, [Believer(seat, worlds=1, rounds=1) for seat in range(seats)])
    assert game.outcome is not None


def test_it_cannot_know_what_is_hidden() -> None:
    """Two games that look alike to a seat, with other hands, Secrets and cards to come, get the same action
    from the same seed."""
    game = start(release(), seats=4, seed=5)
    bots = [quick(seat) for seat in range(4)]
    compared = 0
    for ply in range(80):
        if not game.to_act:
            break
        seat = game.to_act[0]
        if ply % 5 == 0 and len(game.actions()) > 1:
            other = game.determinize(seat, 1000 + ply)
            assert digest(other) != digest(game)
            chosen = [quick(ply).choose(Seat(one, seat)) for one in (game, other)]
            assert chosen[0] == chosen[1]
            compared += 1
        game.apply(bots[seat].choose(Seat(game, seat)), seat)
    assert compared >= 8


def test_where_the_princess_is_stays_known_when_other_cards_change_hands() -> None:
    """In every game that a bot imagines she is where everybody has seen her go."""
    for seed in range(3):
        game = start(release(), seats=4, seed=seed)
        bots = [RandomBot(seed * 4 + seat) for seat in range(4)]
        while game.to_act:
            seat = game.to_act[0]
            game.apply(bots[seat].choose(Seat(game, seat)), seat)
            for viewer in range(4):
                g = game.determinize(viewer, 7).state  # type: ignore[attr-defined]
                assert g.princess_at < 0 or g.program.princess in g.hand[g.princess_at]


def test_a_challenger_looks_less_like_the_kidnapper() -> None:
    t = Table("ana", "bruno", "carla", turn="bruno")
    t.challenge("ana")
    ana = t.seat("ana")
    by_role: dict[int, set[int]] = {}
    for seed in range(20):
        world = t.game.determinize(ana, seed)
        by_role.setdefault(world.role(ana), set()).add(world.likelihood(ana))
    bruno, carla = t.seat("bruno"), t.seat("carla")
    assert set(by_role) == {bruno, carla}
    assert max(by_role[bruno]) < min(by_role[carla]) <= EVEN


def test_what_was_believed_is_remembered() -> None:
    bot = Believer(0)
    bot.learn({1: [0.5, 0.5], 2: [1.0]})
    bot.learn({1: [0.5], 2: [1.0]})
    assert bot.beliefs == {1: 0.25, 2: 1.0}
    for _ in range(20):
        bot.learn({1: [0.1]})
    assert bot.beliefs[1] > 0


def test_cards_are_worth_what_they_do() -> None:
    hurts = [{"when": "success", "do": [{"damage": {"amount": 2}}]}]
    assert worth_of(GAME, hurts, False) == 2 * DAMAGE
    backfires = [{"when": "success", "do": ["damage", {"damage": {"who": "self"}}]}]
    assert worth_of(GAME, backfires, False) == 0
    assert worth_of(GAME, [{"when": "applied", "do": [{"heal": {"amount": 2, "who": "them"}}]}], True) < 0
    assert worth_of(GAME, [{"when": "turn_begins", "do": [{"damage": {"who": "self"}}]}], True) > DAMAGE
    definitions = start(release(), seats=3).state.program.definitions  # type: ignore[attr-defined]
    assert len({d.worth for d in definitions if d.type < 3}) > 10


def test_the_estimate_follows_the_story() -> None:
    t = Table("ana", "bruno", "carla")
    kidnapped = [t.game.estimate(seat) for seat in range(3)]
    assert kidnapped[1] > kidnapped[0]
    t.princess("ana")
    held = [t.game.estimate(seat) for seat in range(3)]
    assert held[0] > held[1]
    assert held[0] > held[2]
    assert held[0] > kidnapped[0]
    assert 0 <= sum(held) <= WON


def test_the_listener_finds_the_cards_that_decided() -> None:
    """Bruno, the Kidnapper, is exposed by one card; Ana takes the Princess with another and keeps her with an
    Environment."""
    t = Table("ana", "bruno", "carla")
    listener = Listener(t.g)
    ana, bruno = t.seat("ana"), t.seat("bruno")
    for event in ((E_CHALLENGED, ana, bruno, 0, 0), (E_WON, ana, 10, 0, 0), (E_FREED, 0, 0, 0, 0)):
        listener.hear(event)
    listener.look()
    for event in ((E_CHALLENGED, ana, bruno, 0, 0), (E_WON, ana, 11, 0, 0)):
        listener.hear(event)
    t.princess("ana")
    listener.look()
    for event in ((E_CHALLENGED, bruno, ana, 0, 0), (E_ENVIRONMENT, ana, 12, 0, 0)):
        listener.hear(event)
    assert listener.decisive((ana,)) == {10, 11, 12}
    assert listener.decisive((bruno,)) == set()


def test_a_game_is_counted() -> None:
    record = play(release(), 3, 2, "random", 1)
    assert len(record.characters) == 3
    assert "kidnapper" in record.secrets
    assert record.decisive <= record.played
    assert record.turns > 0


@pytest.mark.soak
def test_it_wins_at_least_one_and_a_half_times_its_share() -> None:
    assert 4 * measure(4, range(SOAK_GAMES), "random").planner_wins().interval()[0] >= 1.5


@pytest.mark.soak
def test_the_pack_is_balanced() -> None:
    report = measure(4, range(SOAK_GAMES), worlds=2)
    assert 8 <= report.turns()[1] <= 20
    assert 0.25 <= report.kidnapper_wins().share <= 0.45
    assert all(0.6 <= 4 * tally.share <= 1.6 for tally in report.by_character.values())


def test_a_position_without_any_hope_has_a_value() -> None:
    """Whoever holds the Princess has neither Life nor cards, and nobody is left to hunt them."""
    t = Table("ana", "bruno", "carla").princess("ana").hand("ana")
    t.g.life = [0, 0, 0]
    t.g.alive = [0, 0, 0]
    assert [t.game.estimate(seat) >= 0 for seat in range(3)] == [True] * 3
