"""What is wrong with the order of a campaign: everything at once, each fault with its path.

The shape is checked here. Whether a game can be played with the options of a cell only the engine knows:
every cell is set up once, and what it refuses is told in its own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from content.errors import InvalidError
from content.playwording import PlayWording
from content.wording import wording
from engine.bots import BOT_NAMES, BotError, parse_bot
from engine.kernel import CardError, OptionError, ProgramError, start
from engine.kernel.settings import GameSettings, settings_of
from engine.schema import Fault, spell_path
from engine.schema.faults import Path, closest, quoted
from engine.snapshot import Snapshot
from playtest.campaigns.grid import Cell, Grid, fits
from playtest.campaigns.spec import MOST_CELLS, MOST_GAMES, MOST_SEED, Spec

Args: TypeAlias = dict[str, str | int]

FIELDS = ("seats", "bots", "vary", "options", "seed", "games")
MOST_TOLD = 20
"""So many refusals of the engine are told at once."""
MOST_VALUES = 200
"""So many values one list of an order may have."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an order: a fault of its shape, or what the engine refuses."""

    fault: Fault
    refused: OptionError | CardError | None = None

    @property
    def path(self) -> str:
        """Where it is, as a person writes it: ``vary.option[1]``."""
        return spell_path(self.fault.path)

    @property
    def clause(self) -> str:
        """The rule that the engine cites."""
        return self.refused.clause if isinstance(self.refused, OptionError) else ""

    @property
    def key(self) -> str:
        """Its name for programs."""
        return self.refused.key if isinstance(self.refused, OptionError) else self.fault.key

    @property
    def arguments(self) -> dict[str, Any]:
        """What its text is about."""
        return self.refused.arguments if isinstance(self.refused, OptionError) else dict(self.fault.args)

    def text(self, release: Snapshot, language: str) -> str:
        """What is wrong, in a language."""
        if isinstance(self.refused, CardError):
            return PlayWording(release, language).broken("program", self.refused.entry, self.refused.effect)
        if self.refused is not None:
            return PlayWording(release, language).option_error(self.refused)
        return wording(language).fault(self.fault)


class SpecError(InvalidError):
    """An order that cannot be played; nothing was begun."""

    def __init__(self, problems: Sequence[Problem], release: Snapshot) -> None:
        super().__init__([problem.fault for problem in problems])
        self.problems = list(problems)
        self.release = release

    def lines(self, language: str) -> list[str]:
        """Each problem as a line, its place first."""
        told = [(each.path, each.text(self.release, language)) for each in self.problems]
        return [f"{path}: {text}" if path else text for path, text in told]


def read_spec(given: Any, release: Snapshot) -> tuple[Spec, Grid]:
    """The order from plain JSON and its grid; raises `SpecError` with all that is wrong."""
    settings = settings_of(release)
    faults = list(_shape(given))
    if not faults:
        faults = list(_values(given, settings))
    if faults:
        raise SpecError([Problem(fault) for fault in faults], release)
    spec = Spec.from_json(given)
    grid = Grid(spec, settings)
    problems = [Problem(fault) for fault in _size(grid)] or list(_refusals(grid, release))
    if problems:
        raise SpecError(problems, release)
    return spec, grid


def _shape(given: Any) -> Iterator[Fault]:
    """Names and types."""
    if not isinstance(given, Mapping):
        yield Fault((), "type", {"is": quoted(given), "wanted": "mapping"})
        return
    for name in given:
        if name not in FIELDS:
            allowed = ", ".join(FIELDS)
            hint = closest(str(name), FIELDS)
            yield Fault((str(name),), "unknown-field", {"is": quoted(name), "allowed": allowed}, hint)
    if "seats" not in given:
        yield Fault(("seats",), "missing-field")
    else:
        yield from _list(given["seats"], ("seats",), _number)
    yield from _list(given.get("bots", [["random"]]), ("bots",), _line_up)
    for name in ("seed", "games"):
        yield from _number(given.get(name, 1), (name,))
    yield from _options(given.get("options", {}), ("options",))
    varied = given.get("vary", {})
    yield from _options(varied, ("vary",))
    if isinstance(varied, Mapping):
        for name, values in varied.items():
            yield from _list(values, ("vary", str(name)), lambda *_: iter(()))


def _list(value: Any, path: Path, each: Any) -> Iterator[Fault]:
    """A list that holds something, and nothing twice."""
    if not isinstance(value, list | tuple):
        yield Fault(path, "type", {"is": quoted(value), "wanted": "list"})
        return
    if not value:
        yield Fault(path, "campaign-empty-list")
    if len(value) > MOST_VALUES:
        yield Fault(path, "campaign-long-list", {"is": len(value), "most": MOST_VALUES})
        return
    for place, one in enumerate(value):
        yield from each(one, (*path, place))
        if one in value[:place]:
            yield Fault((*path, place), "campaign-twice", {"is": quoted(one)})


def _number(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, int) or isinstance(value, bool):
        yield Fault(path, "type", {"is": quoted(value), "wanted": "whole-number"})


def _line_up(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, list | tuple):
        yield Fault(path, "type", {"is": quoted(value), "wanted": "list"})
        return
    if not value:
        yield Fault(path, "campaign-empty-list")
    for place, bot in enumerate(value):
        if not isinstance(bot, str):
            yield Fault((*path, place), "type", {"is": quoted(bot), "wanted": "string"})


def _options(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, Mapping):
        yield Fault(path, "type", {"is": quoted(value), "wanted": "mapping"})
        return
    for name in value:
        if not isinstance(name, str):
            yield Fault(path, "type", {"is": quoted(name), "wanted": "string"})


def _values(given: Mapping[str, Any], settings: GameSettings) -> Iterator[Fault]:
    """What is well formed but cannot be."""
    least, most = settings.seats
    for place, seats in enumerate(given["seats"]):
        if not least <= seats <= most:
            yield Fault(("seats", place), "range", {"is": seats, "low": least, "high": most})
    for row, line_up in enumerate(given.get("bots", ())):
        if len(line_up) > 1 and len(line_up) not in given["seats"]:
            args: Args = {"is": len(line_up), "seats": _listed(given["seats"])}
            yield Fault(("bots", row), "campaign-line-up", args)
        for place, bot in enumerate(line_up):
            yield from _bot(bot, ("bots", row, place))
    known = {setting.name: setting for setting in settings.settings}
    for part in ("options", "vary"):
        for name in given.get(part, {}):
            if name not in known:
                args = {"is": quoted(name), "allowed": ", ".join(known)}
                yield Fault((part, name), "campaign-option-unknown", args, closest(name, known))
    for name, values in given.get("vary", {}).items():
        if name in given.get("options", {}):
            yield Fault(("vary", name), "campaign-fixed-and-varied", {"is": name})
        for place, value in enumerate(values):
            by_seat = name in known and known[name].per_seat
            if not any(fits(value, seats, by_seat) for seats in given["seats"]):
                args = {"is": len(value), "seats": _listed(given["seats"])}
                yield Fault(("vary", name, place), "campaign-seat-list", args)
    games, seed = given.get("games", 1), given.get("seed", 0)
    if not 1 <= games <= MOST_GAMES:
        yield Fault(("games",), "range", {"is": games, "low": 1, "high": MOST_GAMES})
    elif not 0 <= seed <= MOST_SEED - games:
        yield Fault(("seed",), "range", {"is": seed, "low": 0, "high": MOST_SEED - games})


def _bot(text: str, path: Path) -> Iterator[Fault]:
    name = text.partition(":")[0].strip()
    if name not in BOT_NAMES:
        args = {"is": quoted(name), "allowed": ", ".join(BOT_NAMES)}
        yield Fault(path, "campaign-bot-unknown", args, closest(name, BOT_NAMES))
        return
    try:
        _, budget = parse_bot(text)
    except BotError:
        yield Fault(path, "campaign-bot-budget", {"is": quoted(text)})
        return
    if budget is not None and budget.milliseconds:
        yield Fault(path, "campaign-bot-clock", {"is": quoted(text)})


def _size(grid: Grid) -> Iterator[Fault]:
    if not grid.cells:
        yield Fault((), "campaign-no-cell")
    elif len(grid.cells) > MOST_CELLS:
        yield Fault((), "campaign-many-cells", {"most": MOST_CELLS})
    elif grid.games > MOST_GAMES:
        args = {"is": grid.games, "cells": len(grid.cells), "most": MOST_GAMES}
        yield Fault(("games",), "campaign-many-games", args)


def _refusals(grid: Grid, release: Snapshot) -> Iterator[Problem]:
    """What the engine has against a cell; told once for all cells that share it."""
    told: set[Path] = set()
    for cell in grid.cells:
        try:
            start(release, seats=cell.seats, seed=grid.spec.seed, options=cell.options)
        except OptionError as error:
            path = _place(error.path, cell, grid.spec)
            if path not in told:
                told.add(path)
                reason = Fault(path, "campaign-refused", {"seats": cell.seats, "reason": str(error)})
                yield Problem(reason, error)
            if len(told) >= MOST_TOLD:
                return
        except CardError as error:
            if isinstance(error, ProgramError):  # of such content no game can begin at all
                args: Args = {"entry": error.entry, "reason": str(error)}
                yield Problem(Fault((), "campaign-broken-content", args), error)
                return


def _place(path: str, cell: Cell, spec: Spec) -> Path:
    """The place in the order where the engine's option comes from."""
    name = re.split(r"[.\[]", path, maxsplit=1)[0]
    steps = tuple(int(step) if step.isdigit() else step for step in re.findall(r"\w+", path)[1:])
    if name == "seats":
        return ("seats", spec.seats.index(cell.seats))
    if name in spec.vary:
        return ("vary", name, list(spec.vary[name]).index(cell.options[name]), *steps)
    return ("options", name, *steps) if name in spec.options else ("options",)


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(str(each) for each in seats)
