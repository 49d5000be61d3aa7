"""A game by lot, written down: at every decision what could be done and how it is called, why other things
could not, what has happened and who knew of it, what each seat saw and what it could imagine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from engine.kernel import Action, Playable
from engine.kernel.errors import EffectLoopError
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import as_json

REMEMBERED = 12
"""How many actions are remembered, to be asked for when they are not legal any more."""
EVERY = 7
"""Of how many decisions one is looked at by everybody, and imagined anew."""


def digest_of(game: Playable, seed: int, most: int) -> str:
    """One short name for all that is written down of a game."""
    whole = hashlib.sha256()
    for line in written_down(game, seed, most):
        whole.update(line.encode())
        whole.update(b"\n")
    return whole.hexdigest()[:16]


def written_down(game: Playable, seed: int, most: int) -> Iterator[str]:
    """The lines of a game, up to so many decisions."""
    stream = Stream(seeded(seed))
    remembered: list[Action] = []
    game.events = []
    yield as_line("begin", state_of(game))
    for ply in range(most):
        if not game.to_act:
            break
        seat = game.to_act[stream.below(len(game.to_act))]
        legal = game.actions(seat)
        turns = [game.is_turn_of(each) for each in range(game.seats)]
        yield as_line("asked", [ply, list(game.to_act), seat, turns, game.is_settled])
        labels = [game.label(action) for action in legal]
        yield as_line(
            "legal", [[*each, label.key, label.args] for each, label in zip(legal, labels, strict=True)]
        )
        for action in remembered:
            refusal = game.refusal(action, seat)
            if refusal is not None:
                yield as_line("refused", [action, refusal.clause, refusal.key, refusal.args])
        yield as_line("seen", as_json(game.view(seat)))
        if ply % EVERY == 0:
            yield from looked_at(game, ply)
        action = legal[stream.below(len(legal))]
        remembered = [action, *(each for each in remembered if each != action)][:REMEMBERED]
        try:
            game.apply(action, seat)
        except EffectLoopError as error:
            yield as_line("endless", error.entry)
            return
        yield from heard(game)
    yield as_line("end", state_of(game))
    outcome = game.outcome
    if outcome is not None:
        yield as_line("outcome", [outcome.winners, outcome.scores, outcome.reason, outcome.drawn])


def looked_at(game: Playable, ply: int) -> Iterator[str]:
    """What each seat and an onlooker see, and a game that looks the same to one of them."""
    for seat in range(-1, game.seats):
        yield as_line("view", [seat, as_json(game.view(seat))])
    imagined = game.determinize(ply % game.seats, ply)
    yield as_line("imagined", state_of(imagined))


def heard(game: Playable) -> Iterator[str]:
    """What has happened since, and who knew of it."""
    for event in game.events or []:
        known = [seat for seat in range(-1, game.seats) if game.seen(event, seat) == event]
        told = game.describe(event)
        yield as_line("happened", [event, told.key, told.args, known])
    game.events = []


def state_of(game: Playable) -> dict[str, Any]:
    """The whole state without the name of its release, which every edited text changes."""
    return {name: value for name, value in game.dump().items() if name != "release"}


def as_line(what: str, data: Any) -> str:
    """One line, the same on every machine."""
    return f"{what} {json.dumps(data, sort_keys=True, separators=(',', ':'), default=list)}"
