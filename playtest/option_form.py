"""The options of a game as a form: what a test game or a campaign can be started with becomes controls, and
what was filled in becomes values again.

A control is sent as ``option:NAME``, of pairs ``option:NAME:INDEX:PART``, and where each seat has its own
value ``line:NAME:ROW:SEAT``, with ``:PART`` behind it if the value has parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeAlias

from django.http import QueryDict

from content.playwording import PlayWording
from engine.bots import BOT_NAMES
from engine.bots.making import SEARCHING
from engine.kernel.settings import GameSettings, Setting

LONGEST = 120
"""So many characters of a control are read."""

ControlSort: TypeAlias = Literal["flag", "number", "numbers", "choice", "checks", "subset"]
"""One box to tick; a number, or several of them; one out of a list; boxes to tick, of which each is a value,
or which are one value together."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A box to tick or a line of a list."""

    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Control:
    """One control: what it is sent as, what it shows, what can be chosen."""

    name: str
    sort: ControlSort
    label: str = ""
    value: str = ""
    choices: Sequence[Choice] = ()
    least: int | None = None
    most: int | None = None

    @property
    def chosen(self) -> str:
        """What is chosen in a list."""
        return next((choice.value for choice in self.choices if choice.is_chosen), "")


@dataclass(frozen=True, slots=True)
class Line:
    """A line-up: the controls of each seat."""

    number: int
    seats: Sequence[Sequence[Control]]


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option: its title, a line of help, and its controls, or line-ups if the seats differ."""

    name: str
    title: str
    help: str
    varies: bool
    controls: Sequence[Control] = ()
    lines: Sequence[Line] = ()
    errors: list[str] = field(default_factory=list)

    @property
    def shown(self) -> Sequence[Control]:
        """The controls of an option with one value, seat by seat if the seats differ."""
        return self.controls or [control for seat in self.lines[0].seats for control in seat]


class OptionForm:
    """What somebody has filled in, or what is suggested at first. Where ``several`` values can be chosen,
    choices are boxes to tick and numbers are lists of numbers."""

    several: ClassVar[bool] = False

    def __init__(self, play: PlayWording, settings: GameSettings, sent: QueryDict | None) -> None:
        self.play = play
        self.settings = settings
        self.sent = sent
        self.errors: dict[str, list[str]] = {}
        """By option what is wrong; under nothing what is wrong with the whole."""

    # What is shown.

    @property
    def fields(self) -> list[OptionField]:
        """The options of the game."""
        return [self.field(setting) for setting in self.settings.settings]

    @property
    def main(self) -> list[OptionField]:
        """What people like to vary."""
        return [each for each in self.fields if each.varies]

    @property
    def rest(self) -> list[OptionField]:
        """Everything else."""
        return [each for each in self.fields if not each.varies]

    @property
    def is_rest_touched(self) -> bool:
        """Whether something is wrong among everything else, so that it must be seen."""
        return any(each.errors for each in self.rest)

    @property
    def bot_names(self) -> list[str]:
        """The bots, the one that plays this game best first."""
        best = self.settings.best_bot
        return [best, *(name for name in BOT_NAMES if name != best)]

    def field(self, setting: Setting) -> OptionField:
        """An option with its controls."""
        title, help_ = self.play.setting(setting.name)
        errors = self.errors.get(setting.name, [])
        lines = [self._line(setting, row) for row in range(self.rows(setting))] if setting.per_seat else []
        controls = () if lines else self._controls(setting)
        return OptionField(setting.name, title, help_, setting.varies, controls, lines, errors)

    def rows(self, setting: Setting) -> int:
        """How many line-ups of an option are shown."""
        return 1

    def usual(self, setting: Setting) -> Iterable[Any]:
        """The values that are chosen before anybody has chosen."""
        return (setting.default,)

    def place(self, seat: int) -> str:
        """How a seat is called."""
        raise NotImplementedError

    def left_open(self, setting: Setting) -> str:
        """How it is called that a seat's value is left open."""
        raise NotImplementedError

    def _controls(self, setting: Setting) -> Sequence[Control]:
        name = f"option:{setting.name}"
        if setting.sort == "pairs":
            return self._pairs(setting)
        if setting.sort == "choices":
            chosen = self.listed(name, [*setting.default])
            labels = {value: self.play.choice(setting, [value]) for value in setting.choices}
            return (Control(name, "subset", choices=[Choice(v, t, v in chosen) for v, t in labels.items()]),)
        if setting.sort == "number":
            sort: ControlSort = "numbers" if self.several else "number"
            value = self.text(name, spell(setting.default))
            return (Control(name, sort, value=value, least=setting.least, most=setting.most),)
        if setting.sort == "flag" and not self.several:
            is_on = bool(setting.default) if self.sent is None else name in self.sent
            return (Control(name, "flag", value="on" if is_on else ""),)
        chosen = self.listed(name, [*map(spell, self.usual(setting))])
        choices = [
            Choice(spell(value), self.play.choice(setting, value), spell(value) in chosen)
            for value in values_of(setting)
        ]
        return (Control(name, "checks" if self.several else "choice", choices=choices),)

    def _pairs(self, setting: Setting) -> list[Control]:
        found = []
        for index, pair in enumerate(setting.default):
            for part, value in zip(setting.parts, pair, strict=True):
                name = f"option:{setting.name}:{index}:{part.name}"
                what = self.play.setting(f"{setting.name}.{part.name}")[0]
                label = self.play.words.say("cpage-of-seat", {"what": what, "seat": index + 1})
                text = self.text(name, str(value))
                found.append(Control(name, "number", label, text, least=part.least, most=part.most))
        return found

    def _line(self, setting: Setting, row: int) -> Line:
        """One line-up of an option that each seat has for itself."""
        seats = []
        for seat in range(self.settings.seats[1]):
            name, place = f"line:{setting.name}:{row}:{seat}", self.place(seat)
            if not setting.parts:
                seats.append([self._of_seat(setting, name, place)])
                continue
            titles = [self.play.setting(f"{setting.name}.{part.name}")[0] for part in setting.parts]
            seats.append(
                [
                    self._of_seat(part, f"{name}:{part.name}", f"{place}: {title}")
                    for part, title in zip(setting.parts, titles, strict=True)
                ]
            )
        return Line(row, seats)

    def _of_seat(self, setting: Setting, name: str, label: str) -> Control:
        chosen = self.text(name, "")
        choices = [Choice("", self.left_open(setting), not chosen)]
        choices += [Choice(v, self.play.choice(setting, v), v == chosen) for v in setting.choices]
        return Control(name, "choice", label, choices=choices)

    # What was sent.

    def text(self, name: str, usual: str) -> str:
        """What a control holds, without what a database cannot hold."""
        return usual if self.sent is None else self.sent.get(name, "").replace("\0", "").strip()[:LONGEST]

    def listed(self, name: str, usual: list[str]) -> list[str]:
        """What is ticked, or chosen in a list."""
        return usual if self.sent is None else self.sent.getlist(name)

    def values(self, setting: Setting) -> list[Any]:
        """The values of an option that is the same for all seats. Whether they are sound is the game's to
        say."""
        controls = self._controls(setting)
        first = controls[0] if controls else None
        if setting.sort == "pairs":
            numbers = [read_number(each.value) for each in controls]
            parts = len(setting.parts)
            return [[numbers[at : at + parts] for at in range(0, len(numbers), parts)]]
        assert first is not None
        if first.sort == "subset":
            ticked = [choice.value for choice in first.choices if choice.is_chosen]
            return [plain(setting.default) if set(ticked) == set(setting.default) else ticked]
        if first.sort == "flag":
            return [bool(first.value)]
        if first.sort == "number":
            return [read_number(first.value)]
        if first.sort == "numbers":
            written = re.split(r"[,;\s]+", first.value)
            return list(dict.fromkeys(read_number(each) for each in written if each))
        offered = {spell(value): plain(value) for value in values_of(setting)}
        if first.sort == "choice":
            chosen = self.text(first.name, spell(setting.default))
            return [offered.get(chosen, chosen)]
        return [offered[choice.value] for choice in first.choices if choice.is_chosen]

    def line_values(self, setting: Setting, line: Line) -> list[Any]:
        """The value of each seat in a line-up."""
        if not setting.parts:
            return [controls[0].chosen for controls in line.seats]
        return [
            {part.name: control.chosen for part, control in zip(setting.parts, controls, strict=True)}
            for controls in line.seats
        ]


def with_budget(bot: str, budget: str) -> str:
    """A bot and how long it thinks, where that can be said."""
    return f"{bot}:{budget}" if budget and bot in SEARCHING else bot


def is_given(value: Any) -> bool:
    """Whether a seat's value is more than left open."""
    return any(value.values()) if isinstance(value, dict) else value != ""


def read_number(text: str) -> int | str:
    """A number; what is none is handed on as it is, so that the game says what is wrong with it."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,17}", text) else text


def values_of(setting: Setting) -> list[Any]:
    """What an option can be, in the order in which it is offered."""
    return [False, True] if setting.sort == "flag" else [*setting.special, *setting.choices]


def spell(value: Any) -> str:
    """A value as the form writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value
