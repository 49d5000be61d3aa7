"""The form of a new game, made from what the game says it can be started with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from content.playwording import PlayWording
from engine.bots import BOT_NAMES
from engine.bots.making import SEARCHING
from engine.kernel.settings import GameSettings, Setting
from playtest.games.actions.create_game import SeatPlan

PERSON, NOBODY = "person", "nobody"


@dataclass(frozen=True, slots=True)
class Input:
    """One control: what it is sent as, what it shows, what can be chosen."""

    name: str
    sort: str
    label: str
    value: str
    choices: Sequence[tuple[str, str]] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """One option: its title, a line of help, and its controls; one for each seat if the seats differ."""

    name: str
    title: str
    help: str
    inputs: Sequence[Input]
    varies: bool
    errors: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat: who is to sit there."""

    number: int
    who: str
    name: str
    budget: str


class NewGame:
    """What somebody has filled in, or what is suggested at first."""

    def __init__(self, words: PlayWording, settings: GameSettings, sent: QueryDict | None, host: str) -> None:
        self.words = words
        self.settings = settings
        self.sent = sent
        self.host = host

    # What is shown.

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
                    self._sent(f"who:{seat}", usual),
                    self._sent(f"name:{seat}", self.host if seat == 0 else ""),
                    self._sent(f"budget:{seat}", ""),
                )
            )
        return lines

    @property
    def bots(self) -> list[str]:
        """The bots, the one that plays this game best first."""
        best = self.settings.best_bot
        return [best, *(name for name in BOT_NAMES if name != best)]

    @property
    def fields(self) -> list[Field]:
        """The options of the game."""
        return [self._field(setting) for setting in self.settings.settings]

    def _field(self, setting: Setting) -> Field:
        title, help_ = self.words.setting(setting.name)
        return Field(setting.name, title, help_, self._inputs(setting), setting.varies)

    def _inputs(self, setting: Setting) -> list[Input]:
        if setting.sort == "pairs":
            return [
                self._number(
                    f"{setting.name}:{index}:{part.name}", part, self._part_title(setting, part), value
                )
                for index, pair in enumerate(setting.default)
                for part, value in zip(setting.parts, pair, strict=True)
            ]
        if setting.sort == "choices":
            return [
                Input(
                    f"{setting.name}:{value}",
                    "flag",
                    self.words.choice(setting, [value]),
                    self._checked(f"{setting.name}:{value}", value in setting.default),
                )
                for value in setting.choices
            ]
        if setting.per_seat:
            return [each for seat in range(self.settings.seats[1]) for each in self._of_seat(setting, seat)]
        return [self._single(setting, setting.name, "", setting.default)]

    def _of_seat(self, setting: Setting, seat: int) -> list[Input]:
        """The controls of one seat."""
        place = self.words.words.say("table-seat-number", {"number": seat + 1})
        if not setting.parts:
            return [self._single(setting, f"{setting.name}:{seat}", place, "")]
        return [
            self._single(
                part,
                f"{setting.name}:{seat}:{part.name}",
                f"{place}: {self._part_title(setting, part)}",
                "",
                blank=True,
            )
            for part in setting.parts
        ]

    def _part_title(self, setting: Setting, part: Setting) -> str:
        return self.words.setting(f"{setting.name}.{part.name}")[0]

    def _single(self, setting: Setting, name: str, label: str, default: Any, *, blank: bool = False) -> Input:
        if setting.sort == "flag":
            return Input(name, "flag", label, self._checked(name, bool(default)))
        if setting.sort == "number":
            return self._number(name, setting, label, default)
        choices = [(str(value), self.words.choice(setting, value)) for value in setting.special]
        if blank and not choices:
            choices = [("", self.words.words.say("table-left-open"))]
        choices += [(value, self.words.choice(setting, value)) for value in setting.choices]
        return Input(name, "choice", label, self._sent(f"option:{name}", str(default)), choices)

    def _number(self, name: str, setting: Setting, label: str, default: Any) -> Input:
        value = self._sent(f"option:{name}", str(default))
        return Input(name, "number", label, value, least=setting.least, most=setting.most)

    def _sent(self, name: str, usual: str) -> str:
        """What was sent, without what a database cannot hold."""
        return usual if self.sent is None else self.sent.get(name, "").replace("\0", "")

    def _checked(self, name: str, usual: bool) -> str:
        return "on" if (usual if self.sent is None else f"option:{name}" in self.sent) else ""

    # What was filled in.

    def plans(self) -> list[SeatPlan]:
        """Who is to play: the seats that are not left empty, in their order."""
        found = []
        for line in self.seats:
            if line.who == PERSON:
                found.append(SeatPlan(line.name))
            elif line.who != NOBODY:
                budget = line.budget.strip()
                bot = f"{line.who}:{budget}" if budget and line.who in SEARCHING else line.who
                found.append(SeatPlan(line.name, bot))
        return found

    def options(self) -> dict[str, Any]:
        """The options that differ from how the game is usually played. Whether they are sound is the game's
        to say."""
        taken = [line.number for line in self.seats if line.who != NOBODY]
        found: dict[str, Any] = {}
        for setting in self.settings.settings:
            value = self._value(setting, taken)
            if value is not None and value != setting.default:
                found[setting.name] = value
        return found

    def _value(self, setting: Setting, taken: Sequence[int]) -> Any:
        name = setting.name
        if setting.sort == "pairs":
            return [
                [self._integer(f"{name}:{index}:{part.name}") for part in setting.parts]
                for index in range(len(setting.default))
            ]
        if setting.sort == "choices":
            chosen = [value for value in setting.choices if self._checked(f"{name}:{value}", False)]
            return setting.default if set(chosen) == set(setting.default) else chosen
        if setting.per_seat:
            values = [self._of(setting, f"{name}:{seat}") for seat in taken]
            return values if any(map(_is_given, values)) else None
        return self._of(setting, name)

    def _of(self, setting: Setting, name: str) -> Any:
        if setting.parts:
            return {part.name: self._text(f"{name}:{part.name}") for part in setting.parts}
        if setting.sort == "flag":
            return bool(self._checked(name, False))
        return self._integer(name) if setting.sort == "number" else self._text(name)

    def _text(self, name: str) -> str:
        return self._sent(f"option:{name}", "")[:80]

    def _integer(self, name: str) -> int | str:
        """A number; what is none is handed on as it is, so that the game says what is wrong with it."""
        text = self._text(name).strip()
        try:
            return int(text)
        except ValueError:
            return text


def _is_given(value: Any) -> bool:
    return any(value.values()) if isinstance(value, Mapping) else value not in ("", None)
