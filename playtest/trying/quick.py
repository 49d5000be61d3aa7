"""A handful of quick games with an entry as it is being edited, each against the same game with the entry as
it is saved: same seats, options, seeds and lots. Everybody decides as people might well do
(`Playable.likely`); nobody thinks ahead. What comes of it is counted and worded as a campaign's comparison
is.

The games are played a slice at a time, for as long as a request may take. A game follows from the contents
and its number alone, so a slice needs nothing but how far the last one came; that is remembered for a while,
under the contents, and played again if it is not remembered. Whoever goes away leaves nothing behind that
runs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.core.cache import cache

from content.attempts import Attempt
from engine.games import games
from engine.kernel import CardError, OptionError, Playable, start
from engine.kernel.observing import observe
from engine.kernel.rng import Stream, seeded
from engine.kernel.staging import Stage
from engine.snapshot import Snapshot
from playtest.reports.compare import Pairs

PAIRS = 20
"""So many pairs are played unless somebody wants more."""
MOST_PAIRS = 200
LONGEST = 20_000
"""A game that is not over after so many decisions counts as broken."""
LOTS = 1 << 20
BOT = "likely"
KEPT = 4
REMEMBERED = 3600


@dataclass(slots=True)
class Played:
    """What has been played so far. If a card broke a game, that is the end of it."""

    pairs: Pairs
    done: int = 0
    broken: CardError | None = None
    broken_is_saved: bool = False
    """Whether it broke with the entry as it is saved."""


def play_on(attempt: Attempt, total: int, is_enough: Callable[[], bool]) -> Played:
    """Play pairs until there are so many or it is enough, at least one. Raises `OptionError` or
    `SnapshotError` for content of which no game can be played."""
    key = (
        "quick:"
        + hashlib.sha256(b"\0".join((attempt.saved, attempt.unsaved, attempt.entry.encode()))).hexdigest()
    )
    known: tuple[int, dict[str, dict[str, int]]] | None = cache.get(key)
    played = Played(Pairs.from_plain(known[1]), known[0]) if known else Played(Pairs())
    table = _table(attempt.pack.game, attempt.kind, attempt.slug, attempt.saved, attempt.unsaved)
    begun = played.done
    while played.done < total and (played.done == begun or not is_enough()):
        try:
            played.pairs.add(*table.play(played))
        except CardError as error:
            played.broken = error
            return played
        played.done += 1
    if played.done > begun:
        cache.set(key, (played.done, played.pairs.plain()), REMEMBERED)
    return played


class _Table:
    """Both contents, ready to be played."""

    def __init__(self, game: str, kind: str, slug: str, saved: bytes, unsaved: bytes) -> None:
        self.stage = Stage(games()[game], unsaved, kind, slug, heaps=False)
        self.saved = Snapshot.read(saved)

    def play(self, played: Played) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """What is to be said of the next game as it is saved, and as it is edited."""
        number = played.done
        game, seats, options = self.stage.lay(number)
        played.broken_is_saved = True
        before = _observed(self.saved, self.begin_saved(number, seats, options), number)
        played.broken_is_saved = False
        return before, _observed(self.stage.release, game, number)

    def begin_saved(self, number: int, seats: int, options: dict[str, Any]) -> Playable:
        """The same game with the saved content. Options that name an entry which is not saved yet are left to
        the game."""
        try:
            return start(self.saved, seats=seats, seed=number, options=options)
        except OptionError:
            return start(self.saved, seats=seats, seed=number)


@lru_cache(maxsize=KEPT)
def _table(game: str, kind: str, slug: str, saved: bytes, unsaved: bytes) -> _Table:
    return _Table(game, kind, slug, saved, unsaved)


def _observed(release: Snapshot, game: Playable, number: int) -> dict[str, Any] | None:
    """Play a game to its end and say what is to be counted of it; nothing if it has none."""
    observer = observe(game, release)
    lots = Stream(seeded(number))
    made = 0
    while game.to_act and made < LONGEST:
        game.play(game.likely(lots.below(LOTS)))
        made += 1
    if game.outcome is None:
        return None
    observer.note(game.events or [])
    observation: dict[str, Any] = observer.result(game, made)
    for seat in observation["seats"]:
        seat["bot"] = BOT
    return observation
