"""A state as plain JSON and back, and a state as a seat must imagine it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.attack_state import dump_attack, dump_roll, load_attack, load_roll
from engine.games.dungeons.geometry.map import restored
from engine.games.dungeons.program import Program
from engine.games.dungeons.state import State, fresh
from engine.kernel.errors import SavedGameError
from engine.kernel.rng import Stream, fork, seeded

NUMBERS = (
    "rng",
    "ask_chance",
    "work",
    "active",
    "turns",
    "crush",
    "defend_criticals",
    "six_always_hits",
    "ranged_before_threat",
    "loot_without_hero",
    "reshuffle",
    "pauses",
    "most_loot",
    "most_energy",
    "round_limit",
    "phase",
    "round",
    "actions",
    "unchecked",
    "aim",
    "aim_kind",
    "ended",
    "ending",
)
LISTS = (
    "stack",
    "dice",
    "once",
    "lasting",
    "activated",
    "bonus",
    "who",
    "room_tile",
    "tile_room",
    "exit_state",
    "exit_known",
    "hero",
    "equipment",
    "ability",
    "pos",
    "health",
    "energy",
    "loot",
    "fallen",
    "escaped",
    "enemy_kind",
    "enemy_pos",
    "enemy_type",
    "enemy_health",
    "enemy_die",
    "enemy_stunned",
    "enemy_group",
    "enemy_foe",
    "queue",
    "path",
    "item_deck",
    "row",
    "discard",
    "deal",
    "flags",
    "counters",
    "rules",
    "offered",
    "done",
    "passed",
)


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is not derived from the rest."""
    saved: dict[str, Any] = {
        "seats": g.seats,
        "story": g.story.slug,
        "map": g.map.dump(),
        "figures_stop_sight": g.map.figures_stop_sight,
        "diagonal_shots": g.map.diagonal_shots,
        "held": [cards[:] for cards in g.held],
        "pools": [rooms[:] for rooms in g.pools],
        "attacks": [dump_attack(attack) for attack in g.attacks],
        "rolls": [dump_roll(roll) for roll in g.rolls],
    }
    for name in NUMBERS:
        saved[name] = getattr(g, name)
    for name in LISTS:
        saved[name] = list(getattr(g, name))
    return saved


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that `dump_state` wrote."""
    try:
        story = next(story for story in program.stories if story.slug == saved["story"])
        board = restored(list(saved["map"]), program.faces)
        board.figures_stop_sight = saved.get("figures_stop_sight", True)  # games saved before were all so
        board.diagonal_shots = saved.get("diagonal_shots", True)
        g = fresh(program, story, board, saved["seats"])
        g.held = [list(cards) for cards in saved["held"]]
        g.pools = [list(rooms) for rooms in saved["pools"]]
        g.attacks = [load_attack(attack) for attack in saved["attacks"]]
        g.rolls = [load_roll(roll) for roll in saved["rolls"]]
        for name in NUMBERS:
            setattr(g, name, saved[name])
        for name in LISTS:
            setattr(g, name, list(saved[name]))
    except (KeyError, IndexError, TypeError, AttributeError, StopIteration, ValueError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    refresh_numbers(g)
    return g


def imagine(g: State, seat: int, seed: int) -> State:
    """A state that looks to a seat like this one: dice to come and the order of the item deck are drawn anew.
    All seats know the same in this game."""
    stream = Stream(fork(seeded(seed), seat))
    other = g.clone()
    other.item_deck.sort()  # so that nothing of the real order is left
    stream.shuffle(other.item_deck)
    other.rng = fork(seeded(seed), 1000 + seat)
    return other
