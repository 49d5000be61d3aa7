"""What must hold in every state of Platformer: nothing is lost, and every figure stands where the table
says."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.codes import FIRST_ENEMY
from engine.games.platformer.moments import NUMBERS
from engine.games.platformer.play import Platformer
from engine.games.platformer.program import D_ATTACK, D_ITEM, D_POTION
from engine.games.platformer.state import State
from tests.conformance.games import GAMES, begin, plies


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
    cards = Counter(g.item_deck + g.potion_deck + [c for c in g.display if c >= 0])
    for held in g.held:
        cards.update(held)
    program = g.program
    expected = Counter(program.cards_of(D_ITEM) + program.cards_of(D_POTION))
    expected.update(c for c, owner in zip(g.artifacts, g.artifact_owner, strict=True) if owner >= 0)
    assert cards == expected
    own = [c for c in program.cards_of(D_ATTACK) if program.definitions[program.cards[c]].boss == g.boss]
    assert sorted(g.attack_deck + g.attack_discard) == own
    for index, kind in enumerate(g.token_kinds):
        held_tokens = sum(g.tokens[h] >> index & 1 for h in range(g.seats))
        on_map = sum(1 for s, w in enumerate(g.enemy_pos) if w >= 0 and g.enemy_kind[s] == kind)
        assert g.token_supply[index] + held_tokens + on_map == program.definitions[kind].copies
    assert all(g.token[s] == 0 for s in range(g.low))
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
