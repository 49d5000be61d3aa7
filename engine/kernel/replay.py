"""A game as its release, options, seed and actions: enough to play it again on any machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.contract import Action, Playable
from engine.kernel.start import start
from engine.snapshot import Snapshot


@dataclass
class Replay:
    """What is needed to play a game again, ply by ply."""

    release: str
    game: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    chance: str = "seed"
    actions: list[tuple[int, Action]] = field(default_factory=list)
    """Each action with the seat that took it."""

    def play(self, release: Snapshot, plies: int | None = None) -> Playable:
        """The game after so many plies, or after all of them."""
        game = start(
            release, self.game, seats=self.seats, seed=self.seed, options=self.options, chance=self.chance
        )
        for seat, action in self.actions[:plies]:
            game.apply(action, seat)
        return game

    def as_json(self) -> dict[str, Any]:
        """The replay as plain JSON."""
        return {
            "release": self.release,
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "chance": self.chance,
            "actions": [[seat, *action] for seat, action in self.actions],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Replay:
        """Read what `as_json` wrote."""
        actions = [(row[0], (row[1], row[2], row[3], row[4])) for row in data["actions"]]
        return cls(
            data["release"],
            data["game"],
            data["seats"],
            data["seed"],
            data["options"],
            data["chance"],
            actions,
        )


def digest(game: Playable) -> str:
    """A short name of a whole state: equal states have equal digests on every machine."""
    text = json.dumps(game.dump(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
