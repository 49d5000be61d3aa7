"""Sums over observations, one number under each name, so that two tallies add up by adding what has the same
name. Its size depends on the content of the release and not on the number of games.

A name is made of parts (`SEPARATOR` between them): ``who|hero/knight|won``. What is won is compared with what
would be fair, a seat's even share of the winners: sums of it are kept in units of 1 / `UNIT`, which every
number of seats divides, so that nothing is ever rounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

SEPARATOR = "|"
UNIT = 2520
"""Divisible by every number from 1 to 10."""

Observation = Mapping[str, Any]


class Tally:
    """What observations add up to."""

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self.counts: dict[str, int] = dict(counts or {})

    @classmethod
    def of(cls, observations: Iterable[Observation | None]) -> Tally:
        """The tally of observations; None is a game that broke."""
        tally = cls()
        for observation in observations:
            tally.add(observation)
        return tally

    def merge(self, other: Tally) -> None:
        """Add what another tally has counted."""
        counts = self.counts
        for name, number in other.counts.items():
            counts[name] = counts.get(name, 0) + number

    def plain(self) -> dict[str, int]:
        """For storing: name to number, in a stable order; `Tally(plain)` is the same tally."""
        return dict(sorted(self.counts.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    __hash__ = None  # type: ignore[assignment]

    def add(self, game: Observation | None) -> None:
        """Count one more game."""
        if game is None:
            self._more("broken")
            return
        more = self._more
        seats = game["seats"]
        number = len(seats)
        winners = sum(seat["won"] for seat in seats)
        fair = winners * UNIT // number
        won = int(winners > 0)
        more("games")
        more("won", won)
        more("drawn", int(game["drawn"]))
        more("actions", game["actions"])
        more(f"seats|{number}|of")
        more(f"seats|{number}|won", won)
        more(f"reason|{game['reason']}")
        more(f"turns|{number}|{game['turns']}")
        for mark, value in game["marks"].items():
            more(f"mark|{mark}|{value}|of")
            more(f"mark|{mark}|{value}|won", won)
            more(f"ending|{mark}|{value}|{game['reason']}")
        for name, line in game["pace"].items():
            before = 0
            for index, total in enumerate(line):
                more(f"pace|{name}|{index + 1}|of")
                more(f"pace|{name}|{index + 1}|sum", (total - before) * UNIT // number)
                before = total
        for name, turn in game["milestones"].items():
            more(f"milestone|{name}|{turn}")
        for entry, times in game["met"].items():
            more(f"use|met|{entry}|games")
            more(f"use|met|{entry}|times", times)
            more(f"use|met|{entry}|of")
            more(f"use|met|{entry}|won", won)
        for name, value in game["counts"].items():
            more(f"count|{name}|{value}")
        if number == 1:
            more(f"score|{game['seats'][0]['score']}|{'won' if won else 'lost'}")
        self._seats(game, fair)

    def blame(self, entry: str) -> None:
        """Count a game that broke for the entry that broke it; nothing if none is known."""
        self._more(f"blame|{entry}")

    def _seats(self, game: Observation, fair: int) -> None:
        more = self._more
        seats = game["seats"]
        used: set[str] = set()
        fallen: set[str] = set()
        for seat in seats:
            won = int(seat["won"])
            names = [f"who|{entry}" for entry in seat["who"]]
            names += [f"pair|{seat['who'][0]}+{other}" for other in seat["who"][1:]]
            names.append(f"place|{len(seats)}|{seat['place']}")
            if "bot" in seat:
                names.append(f"bot|{seat['bot']}")
            for name in names:
                self._share(name, won, fair)
            for way, entries in seat["uses"].items():
                for entry, times in entries.items():
                    name = f"use|{way}|{entry}"
                    used.add(name)
                    more(f"{name}|times", times)
                    self._share(name, won, fair)
            for cause, times in seat["falls"].items():
                more(f"fall|{cause}|times", times)
                fallen.add(cause)
        for bot in {seat["bot"] for seat in seats if "bot" in seat}:
            # By games, too: where all win together, four seats are one result and not four.
            more(f"with|{bot}|of")
            more(f"with|{bot}|won", int(any(seat["won"] for seat in seats if seat.get("bot") == bot)))
        for name in used:
            more(f"{name}|games")
        for cause in fallen:
            more(f"fall|{cause}|games")
        if len(seats) > 1 and all(seat["who"] for seat in seats):
            party = "+".join(sorted(seat["who"][0] for seat in seats))
            more(f"party|{party}|of")
            more(f"party|{party}|won", int(any(seat["won"] for seat in seats)))

    def _share(self, name: str, won: int, fair: int) -> None:
        self._more(f"{name}|of")
        self._more(f"{name}|won", won)
        self._more(f"{name}|fair", fair)

    def _more(self, name: str, number: int = 1) -> None:
        if number:
            self.counts[name] = self.counts.get(name, 0) + number
