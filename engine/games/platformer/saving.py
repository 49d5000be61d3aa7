"""A state as plain JSON and back, and a state as a seat must imagine it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.board import Board
from engine.games.platformer.codes import ONE_GEM, ONE_GOLD
from engine.games.platformer.decisions.strike import F_STRIKE, SYMBOLS
from engine.games.platformer.program import D_ENEMY, Program
from engine.games.platformer.state import State, fresh
from engine.kernel.errors import SavedGameError
from engine.kernel.frames import FRAME
from engine.kernel.rng import Stream, fork, seeded

NUMBERS = (
    "rng",
    "ask_chance",
    "portal_cost",
    "collect_mask",
    "catch_ladder",
    "boss_ignores_walls",
    "turn_limit",
    "work",
    "active",
    "first",
    "step",
    "turns",
    "used",
    "rolled",
    "enemy_die",
    "low_level",
    "high_level",
    "low",
    "high",
    "event",
    "boss",
    "boss_slot",
    "ended",
    "winner",
    "score",
)
LISTS = (
    "stack",
    "dice",
    "faces",
    "extra",
    "who",
    "piles",
    "tiles",
    "level_enemy",
    "hero",
    "pos",
    "hearts",
    "gold",
    "gems",
    "special",
    "tokens",
    "from_boss",
    "tired",
    "defeated",
    "bonus",
    "double",
    "shielded",
    "swords",
    "enemy_pos",
    "enemy_kind",
    "item_deck",
    "potion_deck",
    "display",
    "attack_deck",
    "attack_discard",
    "event_deck",
    "artifacts",
    "artifact_owner",
    "exhausted",
    "once",
    "token_kinds",
    "token_supply",
    "lasting",
)


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is not derived from the rest."""
    saved: dict[str, Any] = {"seats": g.seats, "held": [cards[:] for cards in g.held]}
    for name in NUMBERS:
        saved[name] = getattr(g, name)
    for name in LISTS:
        saved[name] = list(getattr(g, name))
    return saved


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that `dump_state` wrote."""
    try:
        saved = renewed(saved)
        board = Board([program.tiles[index] for index in saved["tiles"]])
        g = fresh(program, board, saved["seats"])
        g.held = [list(cards) for cards in saved["held"]]
        for name in NUMBERS:
            setattr(g, name, saved[name])
        for name in LISTS:
            setattr(g, name, list(saved[name]))
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    refresh_numbers(g)
    return g


OLD_BOOSTS: Final = 5
"""Of the last Sword, where an attack held it once; its worth came next."""
OLD_UNIT: Final = 6


def renewed(saved: Mapping[str, Any]) -> Mapping[str, Any]:
    """A state saved when a space held one token and only the last Sword could be boosted, as it is written
    today; others as they are."""
    if "token" not in saved:
        return saved
    stack = saved["stack"]
    at = len(stack) - FRAME
    in_attack = bool(stack) and stack[at] == F_STRIKE and stack[at + SYMBOLS] > 0
    return {
        **saved,
        "piles": [(0, ONE_GOLD, ONE_GEM)[token] for token in saved["token"]],
        "swords": [stack[at + OLD_UNIT], stack[at + OLD_BOOSTS]] if in_attack else [],
    }


def imagine(g: State, seat: int, seed: int, mixed: bool) -> State:
    """A state that looks to a seat like this one: dice to come, deck orders and everything face down are
    drawn anew. All seats know the same in this game."""
    program = g.program
    stream = Stream(fork(seeded(seed), seat))
    other = g.clone()
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
