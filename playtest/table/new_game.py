"""The form of a new game: who sits down, and the options of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from content.playwording import PlayWording
from engine.kernel.settings import GameSettings, Setting
from playtest.games.actions.create_game import SeatPlan
from playtest.option_form import OptionForm, is_given, plain, with_budget

PERSON, NOBODY = "person", "nobody"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat: who is to sit there."""

    number: int
    who: str
    name: str
    budget: str


class NewGame(OptionForm):
    """A game that somebody sets up. ``host`` is suggested for the first seat."""

    def __init__(self, words: PlayWording, settings: GameSettings, sent: QueryDict | None, host: str) -> None:
        super().__init__(words, settings, sent)
        self.host = host

    @property
    def seats(self) -> list[SeatLine]:
        """A line for every seat that the game can have: the host, bots up to what the game needs, nobody."""
        fewest, most = self.settings.seats
        suggested = max(fewest, min(2, most))
        lines = []
        for seat in range(most):
            usual = PERSON if seat == 0 else self.settings.best_bot if seat < suggested else NOBODY
            lines.append(
                SeatLine(
                    seat,
                    self.text(f"who:{seat}", usual),
                    self.text(f"name:{seat}", self.host if seat == 0 else ""),
                    self.text(f"budget:{seat}", ""),
                )
            )
        return lines

    def place(self, seat: int) -> str:
        """The number of the seat, as its line above says it."""
        return self.play.words.say("table-seat-number", {"number": seat + 1})

    def left_open(self, setting: Setting) -> str:
        """What the game says of it, if it does."""
        if "" in setting.special:
            return self.play.choice(setting, "")
        return self.play.words.say("table-left-open")

    # What was filled in.

    def plans(self) -> list[SeatPlan]:
        """Who is to play: the seats that are not left empty, in their order."""
        found = []
        for line in self.seats:
            if line.who == PERSON:
                found.append(SeatPlan(line.name))
            elif line.who != NOBODY:
                found.append(SeatPlan(line.name, with_budget(line.who, line.budget)))
        return found

    def options(self) -> dict[str, Any]:
        """The options that differ from how the game is usually played."""
        taken = [line.number for line in self.seats if line.who != NOBODY]
        found: dict[str, Any] = {}
        for setting in self.settings.settings:
            if setting.per_seat:
                whole = self.line_values(setting, self.field(setting).lines[0])
                values = [whole[seat] for seat in taken]
                if any(map(is_given, values)):
                    found[setting.name] = values
            else:
                (value,) = self.values(setting)
                if value != plain(setting.default):
                    found[setting.name] = value
        return found
