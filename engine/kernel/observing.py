"""What is worth counting of a game: an observer listens while it is played and says at its end, as a small
plain dictionary, who took part, who won, how long it took, what was bought, drawn and used, and what hurt.

Reports add up thousands of these and know nothing of the games. A game says what its own events mean in a
module ``report`` beside its ``play`` module: a class derived from `Observer`, named there as ``OBSERVER``. A
game without such a module is observed as far as its outcome tells.

An observation is (all keys are always there):

- ``seats``: for each seat ``who`` (entries, ``kind/slug``: hero, equipment ...), ``place`` (in turn
  order, 0 begins), ``won``, ``score``, ``uses`` (way to entry to how often, the ways of `Observer.ways`) and
  ``falls`` (cause to how often)
- ``turns``: rounds, or whatever a player would call the length of the game; ``actions``: decisions made
- ``reason``: the key of `Outcome.reason`; ``drawn``: whether it was a draw
- ``marks``: what the game was about, name to entry or plain word (``boss``, ``adventure``)
- ``pace``: name to numbers so far, after each round, of all players together; at most `PACE_ROUNDS` of them
- ``milestones``: name to the round in which it was reached first
- ``met``: entry to how often, for what comes to the table without belonging to a player
- ``counts``: name to number, for anything else
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from engine.kernel.contract import Event, Playable
from engine.snapshot import Snapshot

PACE_ROUNDS: Final = 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Notes of one game, taken from before its first action to its end."""

    def __init__(self, game: Playable) -> None:
        seats = game.seats
        self.names: list[str] = []
        """``kind/slug`` of every definition, by its index."""
        self.ways: list[str] = []
        """In which ways an entry can be used here: ``bought``, ``drawn``, ``used`` ..."""
        self.uses: list[dict[int, int]] = []
        """For each way and seat (way * seats + seat) the definitions and how often."""
        self.falls: list[dict[str, int]] = [{} for _ in range(seats)]
        self.met: dict[int, int] = {}
        self.counts: dict[str, int] = {}
        self.pace: dict[str, list[int]] = {}
        self.milestones: dict[str, int] = {}

    def heeds(self) -> list[int]:
        """The codes of the events it needs, for `Playable.listen`."""
        return []

    def follow(self, ways: Sequence[str], names: list[str], seats: int) -> None:
        """What is counted by seat, and what the definitions are called."""
        self.ways = list(ways)
        self.names = names
        self.uses = [{} for _ in range(len(self.ways) * seats)]

    def note(self, events: Sequence[Event]) -> None:
        """Take notes of what has happened; may be called as often as one likes, with what is new."""

    def use(self, row: int, definition: int) -> None:
        """Once more: a definition in the way and by the seat of a row (way * seats + seat)."""
        uses = self.uses[row]
        uses[definition] = uses.get(definition, 0) + 1

    def meet(self, definition: int) -> None:
        """Once more: a definition that comes to the table for everybody."""
        self.met[definition] = self.met.get(definition, 0) + 1

    def count(self, name: str, number: int = 1) -> None:
        """Add to one of the sums."""
        self.counts[name] = self.counts.get(name, 0) + number

    def fall(self, seat: int, cause: str) -> None:
        """A player is downed, falls, is eliminated."""
        falls = self.falls[seat]
        falls[cause] = falls.get(cause, 0) + 1

    def keep_pace(self, name: str, number: int) -> None:
        """Another round has ended with this sum."""
        kept = self.pace.setdefault(name, [])
        if len(kept) < PACE_ROUNDS:
            kept.append(number)

    def reach(self, name: str, round: int) -> None:
        """A milestone is reached, perhaps not for the first time."""
        if name not in self.milestones:
            self.milestones[name] = round

    # What a game says of itself at the end.

    def finish(self) -> None:
        """The game is over: the last notes."""

    def who(self, seat: int) -> list[str]:
        """The entries that a seat plays with."""
        return []

    def place(self, seat: int) -> int:
        """The place of a seat in the order of turns, counted from 0."""
        return seat

    def turns(self) -> int:
        """How long the game was."""
        return 0

    def marks(self) -> dict[str, str]:
        """What the game was about."""
        return {}

    def result(self, game: Playable, actions: int = 0) -> dict[str, Any]:
        """The observation, as plain JSON."""
        self.finish()
        outcome = game.outcome
        seats: list[dict[str, Any]] = []
        number = game.seats
        for seat in range(number):
            uses: dict[str, dict[str, int]] = {}
            for way, name in enumerate(self.ways):
                uses[name] = self.named(self.uses[way * number + seat])
            seats.append(
                {
                    "who": self.who(seat),
                    "place": self.place(seat),
                    "won": outcome is not None and seat in outcome.winners,
                    "score": outcome.scores[seat] if outcome is not None else 0,
                    "uses": uses,
                    "falls": self.falls[seat],
                }
            )
        return {
            "seats": seats,
            "turns": self.turns(),
            "actions": actions,
            "reason": outcome.reason if outcome is not None else "unfinished",
            "drawn": outcome is not None and len(outcome.drawn) > 0,
            "marks": self.marks(),
            "pace": self.pace,
            "milestones": self.milestones,
            "met": self.named(self.met),
            "counts": self.counts,
        }

    def named(self, counted: dict[int, int]) -> dict[str, int]:
        """Counts by definition as counts by entry, in a stable order."""
        names = self.names
        return {names[definition]: counted[definition] for definition in sorted(counted)}


def observer_of(release: Snapshot) -> type[Observer]:
    """The class that observes a release's game."""
    if not release.parts.report:
        return Observer
    found: type[Observer] = importlib.import_module(release.parts.report).OBSERVER
    return found


def usable(release: Snapshot) -> dict[str, list[str]]:
    """By way of use (and ``met``) the entries of the release that can be used so. What is here and in no
    observation has never been used. A game says which kinds these are, ``KINDS_USED``, and which of their
    entries are exempt, ``is_exempt(way, kind, data)``."""
    if not release.parts.report:
        return {}
    report: Any = importlib.import_module(release.parts.report)
    found: dict[str, list[str]] = {}
    for way, kinds in report.KINDS_USED.items():
        found[way] = [
            f"{kind}/{slug}"
            for kind in kinds
            for slug, card in sorted(release.entries.get(kind, {}).items())
            if not (hasattr(report, "is_exempt") and report.is_exempt(way, kind, card.data))
        ]
    return found


def observe(game: Playable, release: Snapshot) -> Observer:
    """An observer of a game that begins; from now on the game tells only what it needs to know."""
    observer = observer_of(release)(game)
    game.listen(observer.heeds())
    return observer
