"""A state as a seat must imagine it."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.board import Board
from engine.games.platformer.program import D_ENEMY
from engine.games.platformer.state import State
from engine.games.platformer.state_copying import clone_state
from engine.kernel.rng import Stream, fork, seeded


def imagine(g: State, seat: int, seed: int, mixed: bool) -> State:
    """A state that looks to a seat like this one: dice to come, deck orders and everything face down are
    drawn anew. All seats know the same in this game."""
    program = g.program
    stream = Stream(fork(seeded(seed), seat))
    other = clone_state(g)
    for deck in (other.item_deck, other.potion_deck, other.attack_deck, other.event_deck):
        deck.sort()  # so that nothing of the real order is left
        stream.shuffle(deck)
    definitions = program.definitions
    revealed = g.high_level + 1
    enemies = g.level_enemy[:revealed]
    for level in range(revealed, len(g.level_enemy)):
        rank = definitions[g.level_enemy[level]].rank
        left = [i for i in program.of_kind(D_ENEMY) if definitions[i].rank == rank and i not in enemies]
        enemies.append(left[stream.below(len(left))])
    other.level_enemy = enemies
    if g.high_level < g.board.boss_level:
        other.tiles = imagine_tiles(g, stream, mixed)
        other.board = Board([program.tiles[index] for index in other.tiles])
    other.rng = fork(seeded(seed), 1000 + seat)
    refresh_numbers(other)
    return other


def imagine_tiles(g: State, stream: Stream, mixed: bool) -> list[int]:
    """The tiles face up stay; those face down might be any that are not on the table, of the sets in this
    game."""
    tiles = g.program.tiles
    known = 2 * (g.high_level + 1)
    shown = g.tiles[:known]
    sets = {tiles[index].set for index in shown}
    found = shown[:]
    for boss, count in ((False, len(g.tiles) - 2 - known), (True, 2)):
        left = [
            index
            for index, tile in enumerate(tiles)
            if tile.boss == boss
            and index not in found
            and (mixed or tile.set in sets)
            and tile.height == g.board.level_height
        ]
        stream.shuffle(left)
        found += left[:count]
    return found
