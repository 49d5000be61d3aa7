"""The form of a new campaign, made from what the game says it can be started with: everything that can be
chosen can be chosen several times, and whatever has several values is varied."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from content.playwording import PlayWording
from engine.bots import BOT_NAMES
from engine.bots.making import SEARCHING
from engine.kernel.settings import GameSettings, Setting
from playtest.campaigns.checking import SpecError
from playtest.campaigns.sampling import sampled
from playtest.campaigns.spec import Spec
from playtest.reports.words import ReportWords

GAMES, SEED = "100", "0"
USUAL_SEATS = 4
BUDGETS = (100, 400, 1600)
"""Iterations of searching bots that can be chosen from a list; any other number can be written."""
MOST_LINES = 12
LONGEST = 120


@dataclass(frozen=True, slots=True)
class Choice:
    """A box to tick or a line of a list."""

    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Box:
    """One list within a line."""

    name: str
    label: str
    choices: Sequence[Choice]


@dataclass(frozen=True, slots=True)
class Line:
    """A line-up: lists for the seats, and for bots how long they think."""

    number: int
    seats: Sequence[Sequence[Box]]
    budget_name: str = ""
    budget: str = ""


@dataclass(frozen=True, slots=True)
class FormField:
    """One option with its controls; ``sort`` says which."""

    name: str
    title: str
    help: str
    sort: str
    varies: bool
    choices: Sequence[Choice] = ()
    value: str = ""
    lines: Sequence[Line] = ()
    pairs: Sequence[tuple[str, str, str]] = ()
    """Name, label and value of numbers that belong together."""
    least: int | None = None
    most: int | None = None
    errors: list[str] = field(default_factory=list)

    @property
    def is_touched(self) -> bool:
        """Whether it must be seen: something is wrong with it."""
        return bool(self.errors)


class OrderForm:
    """What somebody has filled in, or what is suggested at first."""

    def __init__(
        self, words: ReportWords, settings: GameSettings, sent: QueryDict | None, more: str = ""
    ) -> None:
        self.words = words
        self.play: PlayWording = words.play
        self.settings = settings
        self.sent = sent
        self.more = more
        self.errors: dict[str, list[str]] = {}
        """By field what is wrong; under nothing what is wrong with the whole."""

    # What is shown.

    @property
    def title(self) -> str:
        """The title of the campaign."""
        return self._text("title", "")[:LONGEST]

    @property
    def games(self) -> str:
        """Games for each combination."""
        return self._text("games", GAMES)

    @property
    def seed(self) -> str:
        """The first seed."""
        return self._text("seed", SEED)

    @property
    def seats(self) -> list[Choice]:
        """Numbers of players."""
        least, most = self.settings.seats
        usual = [str(max(least, min(USUAL_SEATS, most)))]
        chosen = self._list("seats", usual)
        return [Choice(str(number), str(number), str(number) in chosen) for number in range(least, most + 1)]

    @property
    def chosen_seats(self) -> list[int]:
        """The numbers of players that were chosen."""
        return [int(choice.value) for choice in self.seats if choice.is_chosen]

    @property
    def bots(self) -> list[Line]:
        """The line-ups of bots."""
        lines = []
        for row in range(self._rows("bot")):
            usual = self.settings.best_bot if row == 0 and self.sent is None else ""
            seats = []
            for seat in range(self.settings.seats[1]):
                name = f"bot:{row}:{seat}"
                seats.append([Box(name, self._place(seat), self._bot_choices(name, usual, seat, row))])
                usual = ""
            budget = f"budget:{row}"
            lines.append(Line(row, seats, budget, self._text(budget, "")))
        return lines

    def _bot_choices(self, name: str, usual: str, seat: int, row: int) -> list[Choice]:
        chosen = self._text(name, usual)
        best = self.settings.best_bot
        names = [best, *(bot for bot in BOT_NAMES if bot != best)]
        values = [value for bot in names for value in self._budgeted(bot)]
        blank = "cpage-like-first" if seat else "cpage-choose-bot" if row else ""
        found = [Choice("", self.words.say(blank), not chosen)] if blank else []
        return found + [Choice(value, self.words.bot(value), value == chosen) for value in values]

    @staticmethod
    def _budgeted(bot: str) -> list[str]:
        return [bot, *(f"{bot}:{number}" for number in BUDGETS)] if bot in SEARCHING else [bot]

    @property
    def fields(self) -> list[FormField]:
        """The options of the game."""
        return [self._field(setting) for setting in self.settings.settings]

    @property
    def main(self) -> list[FormField]:
        """What is worth varying."""
        return [each for each in self.fields if each.varies]

    @property
    def rest(self) -> list[FormField]:
        """Everything else."""
        return [each for each in self.fields if not each.varies]

    @property
    def is_rest_touched(self) -> bool:
        """Whether something is wrong among everything else, so that it must be seen."""
        return any(each.is_touched for each in self.rest)

    def _field(self, setting: Setting) -> FormField:
        title, help_ = self.play.setting(setting.name)
        name = f"option:{setting.name}"
        found: dict[str, Any] = {}
        if setting.per_seat:
            sort = "lines"
            found["lines"] = [self._line(setting, row) for row in range(self._rows(f"line:{setting.name}"))]
        elif setting.sort == "pairs":
            sort = "pairs"
            found["pairs"] = self._pairs(setting)
        elif setting.sort == "number":
            sort = "text"
            found |= {"value": self._text(name, _spelled(setting.default))}
            found |= {"least": setting.least, "most": setting.most}
        else:
            sort = "subset" if setting.sort == "choices" else "checks"
            usual = (
                [*setting.default] if setting.sort == "choices" else [*map(_spelled, self._usual(setting))]
            )
            chosen = self._list(name, usual)
            found["choices"] = [
                Choice(_spelled(value), self._label(setting, value), _spelled(value) in chosen)
                for value in _values(setting)
            ]
        errors = self.errors.get(setting.name, [])
        return FormField(setting.name, title, help_, sort, setting.varies, errors=errors, **found)

    def _usual(self, setting: Setting) -> tuple[Any, ...]:
        """What is ticked before anybody has chosen."""
        return sampled(self.settings, setting, self.chosen_seats)

    def _label(self, setting: Setting, value: Any) -> str:
        return self.play.choice(setting, [value] if setting.sort == "choices" else value)

    def _pairs(self, setting: Setting) -> list[tuple[str, str, str]]:
        found = []
        for index, pair in enumerate(setting.default):
            for part, value in zip(setting.parts, pair, strict=True):
                name = f"option:{setting.name}:{index}:{part.name}"
                title = self.play.setting(f"{setting.name}.{part.name}")[0]
                label = self.words.say("cpage-of-seat", {"what": title, "seat": index + 1})
                found.append((name, label, self._text(name, str(value))))
        return found

    def _line(self, setting: Setting, row: int) -> Line:
        """One line-up of an option that each seat has for itself."""
        seats = []
        for seat in range(self.settings.seats[1]):
            name = f"line:{setting.name}:{row}:{seat}"
            if not setting.parts:
                seats.append([self._seat_box(setting, name, self._place(seat))])
                continue
            boxes = []
            for part in setting.parts:
                title = self.play.setting(f"{setting.name}.{part.name}")[0]
                boxes.append(self._seat_box(part, f"{name}:{part.name}", f"{self._place(seat)}: {title}"))
            seats.append(boxes)
        return Line(row, seats)

    def _seat_box(self, setting: Setting, name: str, label: str) -> Box:
        chosen = self._text(name, "")
        choices = [Choice("", self.words.say("cpage-by-lot"), not chosen)]
        choices += [
            Choice(value, self.play.name(f"{setting.kind}/{value}"), value == chosen)
            for value in setting.choices
        ]
        return Box(name, label, choices)

    def _place(self, seat: int) -> str:
        return self.words.say("cpage-seat", {"seat": seat + 1})

    # What was sent.

    def _text(self, name: str, usual: str) -> str:
        return usual if self.sent is None else self.sent.get(name, "").strip()[:LONGEST]

    def _list(self, name: str, usual: list[str]) -> list[str]:
        return usual if self.sent is None else self.sent.getlist(name)

    def _rows(self, family: str) -> int:
        """How many line-ups are shown: those filled in, at least one, and one more if somebody asks."""
        filled = [-1]
        for name, value in (self.sent or QueryDict()).items():
            found = re.fullmatch(re.escape(family) + r":(\d{1,2})(:.*)?", name)
            if found and value:
                filled.append(int(found[1]))
        return min(MOST_LINES, max(1, max(filled) + 1 + (self.more == family)))

    # What it comes to.

    def order(self) -> dict[str, Any]:
        """The order, as `playtest.campaigns.spec.Spec` reads it. What a form alone can get wrong is noted in
        ``errors``; everything else is for the check of the order to find."""
        options: dict[str, Any] = {}
        vary: dict[str, list[Any]] = {}
        for setting in self.settings.settings:
            values = self._chosen(setting)
            if setting.per_seat:
                if values:
                    vary[setting.name] = values
                    self._require_each(setting.name, values)
            elif len(values) > 1:
                vary[setting.name] = values
            elif values and values != [_plain(setting.default)]:
                options[setting.name] = values[0]
        return {
            "seats": self.chosen_seats,
            "bots": self._line_ups(),
            "vary": vary,
            "options": options,
            "seed": self._number("seed", self.seed),
            "games": self._number("games", self.games),
        }

    def _chosen(self, setting: Setting) -> list[Any]:
        name = f"option:{setting.name}"
        if setting.per_seat:
            return list(self._seat_values(setting))
        if setting.sort == "pairs":
            parts = len(setting.parts)
            numbers = [self._integer(value) for _name, _label, value in self._pairs(setting)]
            return [[numbers[at : at + parts] for at in range(0, len(numbers), parts)]]
        if setting.sort == "number":
            written = re.split(r"[,;\s]+", self._text(name, _spelled(setting.default)))
            return list(dict.fromkeys(self._integer(each) for each in written if each))
        chosen = self._list(name, [])
        if setting.sort == "choices":
            values = [value for value in setting.choices if value in chosen]
            is_usual = self.sent is None or set(values) == set(setting.default)
            return [_plain(setting.default)] if is_usual else [values]
        if self.sent is None:
            return [_plain(value) for value in self._usual(setting)]
        values = [value for value in _values(setting) if _spelled(value) in chosen]
        if not values and setting.name in self._list("asked", []):
            self.errors.setdefault(setting.name, []).append(self.words.say("cpage-tick-one"))
        return values

    def _seat_values(self, setting: Setting) -> Iterable[Any]:
        """The line-ups of an option, for each number of players that they are enough for: who is left open
        is drawn by lot."""
        seen = []
        for line in self._field(setting).lines:
            values = [[_chosen_of(box) for box in seat] for seat in line.seats]
            filled = [number for number, seat in enumerate(values, 1) if any(seat)]
            for seats in self.chosen_seats:
                if filled and filled[-1] <= seats:
                    found = [self._seat_value(setting, each) for each in values[:seats]]
                    if found not in seen:
                        seen.append(found)
        return seen

    @staticmethod
    def _seat_value(setting: Setting, chosen: list[str]) -> Any:
        if not setting.parts:
            return chosen[0]
        return {part.name: value for part, value in zip(setting.parts, chosen, strict=True)}

    def _require_each(self, name: str, values: list[Any]) -> None:
        """Every number of players needs a line-up, else nothing would be played with it."""
        without = [seats for seats in self.chosen_seats if all(len(value) != seats for value in values)]
        if without:
            listed = ", ".join(map(str, without))
            self.errors.setdefault(name, []).append(self.words.say("cpage-line-missing", {"seats": listed}))

    def _line_ups(self) -> list[list[str]]:
        found: list[list[str]] = []
        for line in self.bots:
            chosen = [_chosen_of(boxes[0]) for boxes in line.seats]
            if not chosen[0]:
                if any(chosen):
                    self.errors.setdefault("bots", []).append(self.words.say("cpage-bot-first"))
                continue
            chosen = [self._with_budget(bot, line.budget) for bot in chosen]
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

    @staticmethod
    def _with_budget(bot: str, budget: str) -> str:
        return f"{bot}:{budget}" if budget and bot in SEARCHING else bot

    def _number(self, name: str, text: str) -> Any:
        number = self._integer(text.replace("\u202f", "").replace(" ", ""))
        if isinstance(number, str):
            self.errors.setdefault(name, []).append(self.words.say("cpage-no-number", {"is": text[:20]}))
            return 0 if name == "seed" else 1
        return number

    @staticmethod
    def _integer(text: str) -> int | str:
        """A number; what is none is handed on as it is, so that the game says what is wrong with it."""
        return int(text) if re.fullmatch(r"-?[0-9]{1,17}", text) else text

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


def _values(setting: Setting) -> list[Any]:
    if setting.sort == "flag":
        return [False, True]
    return [*setting.special, *setting.choices]


def _spelled(value: Any) -> str:
    """A value as the form writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


def _chosen_of(box: Box) -> str:
    return next((choice.value for choice in box.choices if choice.is_chosen), "")


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
        sent.setlist(name, [_spelled(value) for value in values])
