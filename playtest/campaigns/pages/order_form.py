"""The form of a new campaign: everything that can be chosen can be chosen several times, and whatever has
several values is varied."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from django.http import QueryDict

from engine.bots.making import SEARCHING
from engine.kernel.settings import GameSettings, Setting
from playtest.campaigns.checking import SpecError
from playtest.campaigns.sampling import sampled
from playtest.campaigns.spec import Spec
from playtest.option_form import (
    Choice,
    Control,
    Line,
    OptionForm,
    is_given,
    plain,
    read_number,
    spell,
    with_budget,
)
from playtest.reports.words import ReportWords

GAMES, SEED = "100", "0"
USUAL_SEATS = 4
BUDGETS = (100, 400, 1600)
"""Iterations of searching bots that can be chosen from a list; any other number can be written."""
MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class BotLine(Line):
    """A line-up of bots: a list for each seat, and how long they think."""

    budget_name: str
    budget: str


class OrderForm(OptionForm):
    """A campaign that somebody orders. ``more`` names the line-ups that one more is wanted of."""

    several: ClassVar[bool] = True

    def __init__(
        self, words: ReportWords, settings: GameSettings, sent: QueryDict | None, more: str = ""
    ) -> None:
        super().__init__(words.play, settings, sent)
        self.words = words
        self.more = more

    # What is shown.

    @property
    def title(self) -> str:
        """The title of the campaign."""
        return self.text("title", "")

    @property
    def games(self) -> str:
        """Games for each combination."""
        return self.text("games", GAMES)

    @property
    def seed(self) -> str:
        """The first seed."""
        return self.text("seed", SEED)

    @property
    def seats(self) -> list[Choice]:
        """Numbers of players."""
        least, most = self.settings.seats
        usual = [str(max(least, min(USUAL_SEATS, most)))]
        chosen = self.listed("seats", usual)
        return [Choice(str(number), str(number), str(number) in chosen) for number in range(least, most + 1)]

    @property
    def chosen_seats(self) -> list[int]:
        """The numbers of players that were chosen."""
        return [int(choice.value) for choice in self.seats if choice.is_chosen]

    @property
    def bots(self) -> list[BotLine]:
        """The line-ups of bots."""
        lines = []
        for row in range(self._rows("bot")):
            usual = self.settings.best_bot if row == 0 and self.sent is None else ""
            seats = []
            for seat in range(self.settings.seats[1]):
                name = f"bot:{row}:{seat}"
                choices = self._bot_choices(name, usual, seat, row)
                seats.append([Control(name, "choice", self.place(seat), choices=choices)])
                usual = ""
            budget = f"budget:{row}"
            lines.append(BotLine(row, seats, budget, self.text(budget, "")))
        return lines

    def _bot_choices(self, name: str, usual: str, seat: int, row: int) -> list[Choice]:
        chosen = self.text(name, usual)
        values = [value for bot in self.bot_names for value in _budgeted(bot)]
        blank = "cpage-like-first" if seat else "cpage-choose-bot" if row else ""
        found = [Choice("", self.words.say(blank), not chosen)] if blank else []
        return found + [Choice(value, self.words.bot(value), value == chosen) for value in values]

    def rows(self, setting: Setting) -> int:
        """Those filled in, at least one, and one more if somebody asks."""
        return self._rows(f"line:{setting.name}")

    def _rows(self, family: str) -> int:
        filled = [-1]
        for name, value in (self.sent or QueryDict()).items():
            found = re.fullmatch(re.escape(family) + r":(\d{1,2})(:.*)?", name)
            if found and value:
                filled.append(int(found[1]))
        return min(MOST_LINES, max(1, max(filled) + 1 + (self.more == family)))

    def usual(self, setting: Setting) -> Iterable[Any]:
        """A sample of the content, that every chosen number of players can play."""
        return sampled(self.settings, setting, self.chosen_seats)

    def place(self, seat: int) -> str:
        """The number of the seat."""
        return self.words.say("cpage-seat", {"seat": seat + 1})

    def left_open(self, setting: Setting) -> str:
        """It is drawn by lot."""
        return self.words.say("cpage-by-lot")

    # What it comes to.

    def order(self) -> dict[str, Any]:
        """The order, as `playtest.campaigns.spec.Spec` reads it. What a form alone can get wrong is noted in
        ``errors``; everything else is for the check of the order to find."""
        options: dict[str, Any] = {}
        vary: dict[str, list[Any]] = {}
        for setting in self.settings.settings:
            if setting.per_seat:
                if values := self._seat_values(setting):
                    vary[setting.name] = values
                    self._require_each(setting.name, values)
                continue
            values = self.values(setting)
            if not values and setting.name in self.listed("asked", []):
                self.errors.setdefault(setting.name, []).append(self.words.say("cpage-tick-one"))
            if len(values) > 1:
                vary[setting.name] = values
            elif values and values != [plain(setting.default)]:
                options[setting.name] = values[0]
        return {
            "seats": self.chosen_seats,
            "bots": self._line_ups(),
            "vary": vary,
            "options": options,
            "seed": self._number("seed", self.seed),
            "games": self._number("games", self.games),
        }

    def _seat_values(self, setting: Setting) -> list[Any]:
        """The line-ups of an option, for each number of players that they are enough for: who is left open
        is drawn by lot."""
        seen = []
        for line in self.field(setting).lines:
            values = self.line_values(setting, line)
            filled = [number for number, value in enumerate(values, 1) if is_given(value)]
            for seats in self.chosen_seats:
                if filled and filled[-1] <= seats and values[:seats] not in seen:
                    seen.append(values[:seats])
        return seen

    def _require_each(self, name: str, values: list[Any]) -> None:
        """Every number of players needs a line-up, else nothing would be played with it."""
        without = [seats for seats in self.chosen_seats if all(len(value) != seats for value in values)]
        if without:
            listed = ", ".join(map(str, without))
            self.errors.setdefault(name, []).append(self.words.say("cpage-line-missing", {"seats": listed}))

    def _line_ups(self) -> list[list[str]]:
        found: list[list[str]] = []
        for line in self.bots:
            chosen = [controls[0].chosen for controls in line.seats]
            if not chosen[0]:
                if any(chosen):
                    self.errors.setdefault("bots", []).append(self.words.say("cpage-bot-first"))
                continue
            chosen = [with_budget(bot, line.budget) for bot in chosen]
            filled = [number for number, bot in enumerate(chosen, 1) if bot]
            if filled == [1]:
                line_ups = [chosen[:1]]
            else:
                full = [bot or chosen[0] for bot in chosen]
                line_ups = [full[:seats] for seats in self.chosen_seats if seats >= filled[-1]]
                if not line_ups:
                    text = self.words.say("cpage-bot-seats", {"seats": filled[-1]})
                    self.errors.setdefault("bots", []).append(text)
            found += [each for each in line_ups if each not in found]
        return found

    def _number(self, name: str, text: str) -> Any:
        number = read_number(text.replace("\u202f", "").replace(" ", ""))
        if isinstance(number, str):
            self.errors.setdefault(name, []).append(self.words.say("cpage-no-number", {"is": text[:20]}))
            return 0 if name == "seed" else 1
        return number

    # What is wrong with it.

    def note(self, error: SpecError) -> None:
        """Put every problem of an order beside the field that it is about."""
        known = {setting.name for setting in self.settings.settings}
        for problem in error.problems:
            steps = re.findall(r"\w+", problem.path)
            where = steps[1] if len(steps) > 1 and steps[0] in ("vary", "options") else "".join(steps[:1])
            place = where if where in known | {"seats", "bots", "seed", "games"} else ""
            text = problem.text(error.release, self.words.language)
            if text not in self.errors.setdefault(place, []):
                self.errors[place].append(text)

    @property
    def whole_errors(self) -> list[str]:
        """What is wrong with the whole."""
        return self.errors.get("", [])


def _budgeted(bot: str) -> list[str]:
    return [bot, *(f"{bot}:{number}" for number in BUDGETS)] if bot in SEARCHING else [bot]


def filled_like(spec: Spec, title: str, settings: GameSettings) -> QueryDict:
    """The form of an order that exists already, to order one more like it."""
    sent = QueryDict(mutable=True)
    sent.update({"title": title, "seed": str(spec.seed), "games": str(spec.games)})
    sent.setlist("seats", [str(seats) for seats in spec.seats])
    for row, line_up in enumerate(spec.bots[:MOST_LINES]):
        for seat, bot in enumerate(line_up):
            name, _, budget = bot.partition(":")
            if budget and int(budget) not in BUDGETS:
                sent[f"budget:{row}"] = budget
            sent[f"bot:{row}:{seat}"] = bot if not budget or int(budget) in BUDGETS else name
    for setting in settings.settings:
        name = setting.name
        fixed = [spec.options[name]] if name in spec.options else [setting.default]
        _fill(sent, setting, list(spec.vary.get(name, fixed)))
    return sent


def _fill(sent: QueryDict, setting: Setting, values: list[Any]) -> None:
    """One option of an order that exists already."""
    name = f"option:{setting.name}"
    if setting.per_seat:
        for row, line in enumerate(values[:MOST_LINES]):
            for seat, value in enumerate(line):
                parts = value.items() if isinstance(value, Mapping) else [("", value)]
                for part, chosen in parts:
                    sent[":".join(filter(None, (f"line:{setting.name}:{row}:{seat}", part)))] = chosen
    elif setting.sort == "pairs":
        for index, pair in enumerate(values[0]):
            for part, number in zip(setting.parts, pair, strict=True):
                sent[f"{name}:{index}:{part.name}"] = str(number)
    elif setting.sort == "number":
        sent[name] = ", ".join(map(str, values))
    elif setting.sort == "choices":
        sent.setlist(name, list(values[0]))
    else:
        sent.setlist(name, [spell(value) for value in values])
