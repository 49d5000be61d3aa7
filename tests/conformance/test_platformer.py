"""What must hold in every state of Platformer: nothing is lost, and every figure stands where the table
says."""

from __future__ import annotations

import pytest

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.codes import FIRST_ENEMY, GEM_SPACE, GOLD_SPACE
from engine.games.platformer.ground import gems_in, gold_in
from engine.games.platformer.happenings import E_LOOT_LEFT
from engine.games.platformer.moments import NUMBERS
from engine.games.platformer.play import Platformer
from engine.games.platformer.program import D_ATTACK, D_ITEM, D_POTION
from engine.games.platformer.state import State
from engine.games.platformer.state_copying import CARDS
from engine.kernel import start
from engine.snapshot import Snapshot
from tests.conformance.cards import lying
from tests.conformance.games import GAMES, begin, plies
from tests.rules.platformer.pack import card, entries, release_of, used
from tests.said import said


def check(g: State) -> None:
    """The invariants."""
    for hero, where in enumerate(g.pos):
        if where >= 0:
            assert g.who[where] == hero
            assert g.is_open(where)
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0:
            assert g.who[where] == FIRST_ENEMY + slot
            assert g.is_open(where)
    figures = [figure for figure in g.who if figure >= 0]
    assert len(figures) == len(set(figures))
    assert len(figures) == sum(w >= 0 for w in g.pos) + sum(w >= 0 for w in g.enemy_pos)
    assert min(g.gold) >= 0
    assert min(g.gems) >= 0
    assert all(0 < g.hearts[h] <= g.program.definitions[g.hero[h]].health for h in range(g.seats)) or g.ended
    program = g.program
    own = [c for c in program.cards_of(D_ATTACK) if program.definitions[program.cards[c]].boss == g.boss]
    taken = [card for card, owner in zip(g.artifacts, g.artifact_owner, strict=True) if owner >= 0]
    expected = program.cards_of(D_ITEM) + program.cards_of(D_POTION) + own + taken
    assert lying(g, CARDS) == sorted(expected)
    assert sorted(g.attack_deck + g.attack_discard) == own
    for index, kind in enumerate(g.token_kinds):
        held_tokens = sum(g.tokens[h] >> index & 1 for h in range(g.seats))
        on_map = sum(1 for s, w in enumerate(g.enemy_pos) if w >= 0 and g.enemy_kind[s] == kind)
        assert g.token_supply[index] + held_tokens + on_map == program.definitions[kind].copies
    assert all(g.piles[s] == 0 for s in range(g.low))
    table, heard = g.numbers, g.heard
    refresh_numbers(g)
    assert (g.numbers, g.heard) == (table, heard)
    assert len(table) == (g.seats + 1) * NUMBERS


def run(number: int) -> None:
    game = begin(GAMES[0], number)
    assert isinstance(game, Platformer)
    for _ in plies(game, number):
        check(game.state)
    check(game.state)


def test_invariants_hold_in_random_games() -> None:
    for number in range(24):
        run(number)


@pytest.mark.soak
def test_invariants_hold_in_two_thousand_random_games() -> None:
    for number in range(2000):
        run(number)


def dropping() -> Snapshot:
    """The pack of the rule tests with enemies that leave their loot, and cards that take and steal it."""
    pack = entries()
    for data in pack["enemy"].values():
        data["effects"] = [*data.get("effects", ()), {"when": "always", "do": ["drops_loot"]}]
        data["loot_gold"], data["loot_gems"] = 3, 2
    pack["item"]["magnet"] = card(
        1, used({"choose_space": {"what": "token", "within": "map", "do": ["take_token"]}})
    )
    pack["item"]["thief"] = card(1, {"when": "pushes_hero", "do": [{"steal": {"what": "gold", "amount": 3}}]})
    return release_of(pack)


def wealth(g: State) -> tuple[int, int]:
    """All Gold and all Gems of heroes and on the map."""
    gold = sum(g.gold) + sum(gold_in(pile) for pile in g.piles)
    return gold, sum(g.gems) + sum(gems_in(pile) for pile in g.piles)


def booked(game: Platformer, before: list[int]) -> tuple[int, int]:
    """What Gold and Gems should have become more by, as far as events tell: gains that were not taken from
    the map, loot left, tokens of new levels, less what was spent and what went with its level."""
    change = {"gold": 0, "gem": 0}
    board = game.state.board
    for key, args in (said(game.describe(event)) for event in game.state.events or []):
        if key in ("event-gained", "event-spent"):
            change[args["resource"]] += args["amount"] * (1 if key == "event-gained" else -1)
        elif key == "event-collected":
            change[args["resource"]] -= args["amount"]
        elif key == "event-loot-left":
            change["gold"] += args["gold"]
            change["gem"] += args["gems"]
        elif key in ("event-level-revealed", "event-level-removed"):
            first = (args["level"] - 1) * board.level_size
            level = range(first, first + board.level_size)
            if key == "event-level-revealed":
                change["gold"] += sum(board.kind[s] == GOLD_SPACE for s in level)
                change["gem"] += sum(board.kind[s] == GEM_SPACE for s in level)
            else:
                change["gold"] -= sum(gold_in(before[s]) for s in level)
                change["gem"] -= sum(gems_in(before[s]) for s in level)
    return change["gold"], change["gem"]


def test_gold_and_gems_are_neither_lost_nor_invented() -> None:
    left = 0
    release = dropping()
    for number in range(12):
        seats, options = GAMES[0].variant(number)
        game = start(release, "platformer", seats=seats, seed=number, options=options)
        assert isinstance(game, Platformer)
        before, piles = wealth(game.state), game.state.piles[:]
        game.state.events = []
        for _ in plies(game, number, most=600):
            gold, gems = booked(game, piles)
            assert wealth(game.state) == (before[0] + gold, before[1] + gems), game.state.events
            left += sum(event[0] == E_LOOT_LEFT for event in game.state.events or [])
            before, piles = wealth(game.state), game.state.piles[:]
            game.state.events = []
    assert left > 10
