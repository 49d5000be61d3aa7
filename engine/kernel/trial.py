"""Try a release out before anybody plays it: a handful of games over seats and options, half of them at
random, half as people might play. What it finds is a card that cannot be played, as a fault of its entry.

There is no clock here: whoever asks says when it is enough. Games are played a few decisions at a time in
turns, so that all of them have begun, with their options and a few decisions, however soon that is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.kernel.contract import Playable
from engine.kernel.errors import CardError, EffectLoopError, OptionError, ProgramError
from engine.kernel.rng import Stream, seeded
from engine.kernel.settings import GameSettings, Setting, settings_of
from engine.kernel.start import start
from engine.schema.faults import Fault, Path
from engine.snapshot import Snapshot

SLICE: Final = 50
"""So many decisions a game makes before the next one's turn."""
LONGEST: Final = 100_000
"""After so many decisions a game is left alone."""
LOTS: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class TrialFault:
    """What broke, and in which entry; the kind is empty if nobody can tell."""

    kind: str
    slug: str
    fault: Fault


@dataclass(frozen=True, slots=True)
class Trial:
    """What a trial came to: how many games were played, how many of them to their end, how many decisions
    that took, and what broke."""

    games: int
    finished: int
    decisions: int
    faults: tuple[TrialFault, ...] = ()


def play_trial(release: Snapshot, games: int, is_enough: Callable[[], bool]) -> Trial:
    """Begin so many games and play them until they are over or it is enough. It stops at the first fault:
    the next games would only meet it again."""
    decisions = 0
    running: list[_Game] = []
    settings = settings_of(release)
    try:
        for number in range(games):
            running.append(_Game(begin(release, settings, number), number))
        left = running
        while left:
            for game in left:
                decisions += game.go_on()
            left = [game for game in left if game.is_going and not is_enough()]
    except CardError as error:
        return Trial(len(running), _finished(running), decisions, (_of_card(error),))
    except OptionError as error:
        fault = Fault((), "trial-options", {"problem": str(error)})
        return Trial(len(running), 0, decisions, (TrialFault("", "", fault),))
    return Trial(len(running), _finished(running), decisions)


def begin(release: Snapshot, settings: GameSettings, number: int) -> Playable:
    """A game with seats and options by its number. Options that do not go together, or not with the seats,
    are left as they are by default."""
    lots = Stream(seeded(number))
    options: dict[str, Any] = {}
    for setting in settings.settings:
        for value in _values(setting, lots):
            tried = {**options, setting.name: value}
            if _allows(release, settings, tried, number):
                options = tried
    least, most = settings.seats_for(options)
    return start(release, seats=least + number % (most - least + 1), seed=number, options=options)


def _values(setting: Setting, lots: Stream) -> list[Any]:
    """What to try an option with: a choice by lot; nothing for numbers, which only bound things, and for
    what a game draws by lot anyway."""
    match setting.sort:
        case "flag":
            return [bool(lots.below(2))]
        case "choice" | "entry" if not setting.per_seat and setting.choices:
            return [setting.choices[lots.below(len(setting.choices))]]
        case "choices":
            return [list(setting.choices)] if lots.below(2) else []
    return []


def _allows(release: Snapshot, settings: GameSettings, options: dict[str, Any], number: int) -> bool:
    """Whether a game can be set up with these options."""
    try:
        least, most = settings.seats_for(options)
        start(release, seats=least + number % (most - least + 1), seed=number, options=options)
    except OptionError:
        return False
    return True


class _Game:
    """A game of the trial."""

    def __init__(self, game: Playable, number: int) -> None:
        self.game = game
        self.number = number
        self.made = 0
        self.lots = Stream(seeded(number))

    @property
    def is_going(self) -> bool:
        return self.game.asked is not None and self.made < LONGEST

    def go_on(self) -> int:
        """A few decisions more; how many."""
        if self.number % 2:
            taken = self.game.rollout(self.lots.below(LOTS), SLICE)
        else:
            taken = 0
            while taken < SLICE and self.game.asked is not None:
                self.game.play(self.game.likely(self.lots.below(LOTS)))
                taken += 1
        self.made += taken
        return taken


def _finished(games: list[_Game]) -> int:
    return sum(game.game.asked is None for game in games)


def _of_card(error: CardError) -> TrialFault:
    """A card's error as a fault of its entry."""
    kind, _slash, slug = error.entry.partition("/")
    path: Path = ("effects", error.effect) if error.effect >= 0 else ()
    if isinstance(error, EffectLoopError):
        fault = Fault(path, "trial-endless")
    elif isinstance(error, ProgramError):
        fault = Fault(path, "trial-program", {"problem": error.said})
    else:
        fault = Fault(path, "trial-broken", {"problem": error.said})
    return TrialFault(kind, slug, fault)
