"""``python -m tests.playtest.durability.inspect en de``: reads all test games of a studio that nobody
serves, as whoever comes next finds them, their stories in these languages, and writes what there is, and
everything about it that is not whole, as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any


def faults(row: Any, moves: list[Any], languages: list[str]) -> Iterator[str]:
    """What is only half there of a game: its records played again must give its state and all its events,
    and everybody's story must be readable."""
    from engine.kernel import start
    from engine.kernel.replay import digest
    from playtest.games import live
    from playtest.games.contents import content_of
    from playtest.games.hearing import record_events
    from playtest.games.viewers import at_seat, log, onlooker, show_game

    if [move.ply for move in moves] != list(range(1, row.ply + 1)):
        yield f"plies {[move.ply for move in moves]} at ply {row.ply}"
    game = start(content_of(row), seats=row.seats, seed=row.seed, options=row.options, chance=row.chance)
    for move in moves:
        game.events = []
        game.apply(tuple(move.action), move.seat)
        told = json.loads(json.dumps(record_events(game, game.events)))
        if told != move.events:
            yield f"ply {move.ply}: events {move.events} instead of {told}"
    game.events = None
    if digest(game) != digest(live.game_at(row)):
        yield "the state is not what the decisions lead to"
    if row.to_act != list(game.to_act) or row.is_over != (not game.to_act):
        yield f"to_act {row.to_act}, over {row.is_over}, instead of {game.to_act}"
    for language in languages:
        for viewer in (onlooker(row), *(at_seat(row, seat) for seat in range(row.seats))):
            lines = log(row, viewer, language, most=100_000)
            if [line["number"] for line in lines] != list(range(1, len(lines) + 1)):
                yield f"the lines of {viewer} are not numbered in order"
            if not all(line["text"] for line in lines) or show_game(row, viewer, language)["ply"] != row.ply:
                yield f"{viewer} cannot read it in {language}"


def main() -> None:
    """Write what there is."""
    import django

    django.setup()
    from playtest.models import Move, TestGame

    found: dict[str, Any] = {}
    for row in TestGame.objects.order_by("id"):
        moves = list(Move.objects.filter(game=row).order_by("ply"))
        found[row.public_id] = {
            "ply": row.ply,
            "moves": [[move.ply, move.seat, move.action, move.key, move.by_bot] for move in moves],
            "faults": list(faults(row, moves, sys.argv[1:])),
        }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
