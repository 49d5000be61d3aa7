"""What must hold in every state of Dungeons: nothing is lost, every figure stands where the table says,
nothing unexplored is shown."""

from __future__ import annotations

import json

import pytest

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.decisions.act import ACT
from engine.games.dungeons.decisions.move import MOVE, mover
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.moments import NUMBERS
from engine.games.dungeons.movement import is_passing
from engine.games.dungeons.play import Dungeons
from engine.games.dungeons.purse import most_health
from engine.games.dungeons.state import State
from engine.games.dungeons.state_copying import CARDS
from engine.kernel.view import as_json
from tests.conformance.cards import lying
from tests.conformance.games import GAMES, begin, plies

GAME = next(game for game in GAMES if game.name == "dungeons")


def check(g: State) -> None:
    """The invariants."""
    passing = -1
    if g.stack and MACHINE.asking(g) is MOVE and is_passing(g, mover(g)):
        passing = mover(g)  # a hero who is just passing through another (DD-RUL-09)
    for seat, where in enumerate(g.pos):
        if where >= 0 and seat != passing:
            assert g.who[where] == seat
        if where >= 0:
            assert not g.map.opaque[where]
        assert not (g.fallen[seat] or g.escaped[seat]) or where < 0
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0:
            assert g.who[where] == FIRST_ENEMY + slot
            assert not g.map.is_dead_end(where)  # DD-RUL-15
            assert 1 <= g.enemy_health[slot] <= g.program.highest(g.enemy_die[slot])
    figures = [figure for figure in g.who if figure >= 0]
    assert len(figures) == len(set(figures))
    on_map = sum(w >= 0 for w in g.pos) + sum(w >= 0 for w in g.enemy_pos)
    assert len(figures) == on_map - (passing >= 0)
    assert min([*g.loot, *g.energy, *g.health, *g.counters, 0]) == 0
    for seat in range(g.seats):
        if g.hero[seat] >= 0:
            assert g.health[seat] <= most_health(g, seat)
            assert (g.health[seat] == 0) == bool(g.fallen[seat])
    assert lying(g, CARDS) == sorted(g.program.items)
    for kind in (g.hero, g.equipment, g.ability):
        taken = [card for card in kind if card >= 0]
        assert len(taken) == len(set(taken))
    table, heard = g.numbers, g.heard
    refresh_numbers(g)
    assert (g.numbers, g.heard) == (table, heard)
    assert len(table) == (g.seats + 1) * NUMBERS
    if not g.stack:
        assert not g.attacks
        assert not g.rolls


def run(number: int) -> None:
    """A game whose every state is looked at."""
    game = begin(GAME, number)
    assert isinstance(game, Dungeons)
    for _ in plies(game, number):
        check(game.state)
    check(game.state)


@pytest.mark.parametrize("number", range(24))
def test_invariants_hold_in_random_games(number: int) -> None:
    run(number)


@pytest.mark.soak
def test_invariants_hold_in_two_thousand_random_games() -> None:
    for number in range(2000):
        run(number)


def test_no_view_shows_a_room_that_nobody_has_found() -> None:
    hidden = 0
    for number in range(12):
        game = begin(GAME, number)
        assert isinstance(game, Dungeons)
        for ply, _ in enumerate(plies(game, number, most=300)):
            g = game.state
            if ply % 10 or g.story.slug != "cellar":
                continue
            shown = json.dumps(as_json(game.view(0)))
            for room in g.story.rooms:
                known = any(g.exit_known[way.index] for way in g.story.exits if way.to == room.index)
                if g.room_tile[room.index] < 0 and not known:
                    hidden += 1
                    assert f'"{room.name}"' not in shown
    assert hidden > 100


def test_minor_actions_of_others_leave_the_main_decision_as_it_was() -> None:
    """Whoever uses a card in between, the seat that was deciding goes on to decide (DD-RUL-05)."""
    seen = 0
    for number in range(30):
        game = begin(GAME, number)
        assert isinstance(game, Dungeons)
        for _ in plies(game, number, most=150):
            main, *others = game.to_act
            stack = game.state.stack
            if MACHINE.asking(game.state) not in (ACT, MOVE):
                continue
            for seat in others:
                other = game.clone()
                other.apply(game.actions(seat)[0], seat)
                if other.state.stack == stack:  # the card has asked nothing, or it has been settled
                    seen += 1
                    assert other.to_act[0] == main
                    assert other.state.actions == game.state.actions
    assert seen > 20
