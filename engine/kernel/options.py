"""Read the options of a game into its struct, and say what is wrong with them.

What the declaration of an option says (type, range, choices) is checked here, once for all games. Whether an
option fits the seats, the release and the other options is checked by the game when it is set up, with the
errors below.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from threading import Lock
from typing import Any, TypeVar

import msgspec

from engine.kernel.errors import OptionError
from engine.kernel.settings import Setting, declared
from engine.schema.faults import closest, quoted

Struct = TypeVar("Struct", bound=msgspec.Struct)

TYPES = {"int": "whole-number", "bool": "yes-no", "str": "string", "array": "list", "object": "mapping"}
"""What msgspec calls a type, and what the messages ``type-...`` call it."""

ENGLISH = {
    "whole-number": "a whole number",
    "yes-no": "true or false",
    "string": "a word",
    "list": "a list",
    "mapping": "a mapping of names to values",
}
_LOCATED = re.compile(r"(?P<said>.*?)(?: - at `(?P<path>[^`]*)`.*)?", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(?P<wanted>\w+)`(?: of length (?P<length>\d+), got (?P<got>\d+))?")
_FIELD = re.compile(r"Object (?P<what>contains unknown|missing required) field `(?P<name>.*)`", re.DOTALL)


_reading = Lock()
"""One thread at a time, because of what `engine.schema.preparing` says; a game is not started often."""


def read(struct: type[Struct], given: Mapping[str, Any]) -> Struct:
    """The options from plain JSON; what is wrong raises `OptionError`."""
    for name in given:
        if not isinstance(name, str):
            raise wrong_type(quoted(name), "string", name)
    try:
        with _reading:
            options = msgspec.convert(dict(given), struct)
    except msgspec.ValidationError as error:
        raise conversion_fault(str(error), struct, given) from None
    for setting in declared(struct):
        _check(setting, getattr(options, setting.name))
    return options


def _check(setting: Setting, value: Any) -> None:
    """Whether a value is one that the declaration allows."""
    name = setting.name
    if setting.sort == "number":
        check_range(setting, value, name)
    elif setting.sort == "choice":
        check_choice(setting, value, name)
    elif setting.sort == "choices":
        for place, each in enumerate(value):
            check_choice(setting, each, f"{name}[{place}]")
    elif setting.sort == "pairs":
        if setting.length is not None and len(value) < setting.length:
            raise too_few(setting, len(value))
        for place, pair in enumerate(value):
            for part, number in enumerate(pair):
                check_range(setting, number, f"{name}[{place}][{part}]")


def check_range(setting: Setting, value: int, path: str) -> None:
    """Whether a number is neither too small nor too large."""
    least, most = setting.least, setting.most
    assert least is not None
    assert most is not None
    if not least <= value <= most:
        args = {"is": quoted(value), "least": least, "most": most}
        raise OptionError(
            setting.clause, "range", args, path, f"{quoted(value)} is not from {least} to {most}"
        )


def check_choice(setting: Setting, value: str, path: str) -> None:
    """Whether a name is one of those to choose from."""
    if value not in setting.choices:
        raise not_among(setting.clause, "choice", value, setting.choices, path)


# What games say themselves.


def not_among(
    clause: str, key: str, value: str, allowed: Iterable[str], path: str, **more: Any
) -> OptionError:
    """A name is none of the allowed ones."""
    allowed = list(allowed)
    args = {"is": quoted(value), "allowed": allowed, "hint": closest(value, allowed), **more}
    said = f"{quoted(value)!r} is none of {', '.join(allowed)}"
    return OptionError(clause, key, args, path, said + perhaps(args["hint"]))


def no_entry(clause: str, kind: str, slug: str, known: Iterable[str], path: str) -> OptionError:
    """The release has no entry of that name."""
    return not_among(clause, "entry", slug, known, path, kind=kind)


def taken_twice(clause: str, kind: str, slug: str, path: str) -> OptionError:
    """A card that exists once is given to two seats."""
    said = f"{slug!r} is taken twice; each card exists once"
    return OptionError(clause, "twice", {"is": slug, "kind": kind}, path, said)


def check_named(clause: str, kind: str, slugs: Sequence[str], known: Iterable[str], path: str) -> None:
    """Whether the entries named by seat, empty for those left to chance, exist and are named once."""
    known = list(known)
    for place, slug in enumerate(slugs):
        if not slug:
            continue
        if slug not in known:
            raise no_entry(clause, kind, slug, known, f"{path}[{place}]")
        if slug in slugs[:place]:
            raise taken_twice(clause, kind, slug, f"{path}[{place}]")


def check_seats_named(clause: str, count: int, seats: int, path: str) -> None:
    """Whether an option names something for more seats than there are."""
    if count > seats:
        args = {"is": count, "seats": seats}
        raise OptionError(clause, "too-many", args, path, f"{count} are named for {seats} seats")


def check_seat(clause: str, seat: int, seats: int, path: str) -> None:
    """Whether there is such a seat; -1 is nobody's."""
    if not -1 <= seat < seats:
        args = {"is": seat, "most": seats - 1}
        raise OptionError(clause, "no-seat", args, path, f"there is no seat {seat}; the last is {seats - 1}")


def wrong_seats(clause: str, seats: int, least: int, most: int) -> OptionError:
    """Too few or too many players."""
    args = {"is": seats, "least": least, "most": most}
    return OptionError(clause, "seats", args, "seats", f"for {least} to {most} players, not {seats}")


def not_enough(clause: str, kind: str, needed: int, held: int, path: str = "") -> OptionError:
    """The release holds fewer cards of a kind than the game needs."""
    args = {"kind": kind, "needed": needed, "held": held}
    said = f"{needed} cards of the kind {kind} are needed, the release holds {held}"
    return OptionError(clause, "not-enough", args, path, said)


def perhaps(hint: str) -> str:
    """What was perhaps meant, in English."""
    return f"; did you mean {hint!r}?" if hint else ""


# What msgspec says.


def conversion_fault(said: str, struct: type[msgspec.Struct], given: Mapping[str, Any]) -> OptionError:
    """An error of msgspec as one of ours."""
    located = _LOCATED.fullmatch(said)
    assert located is not None
    path = (located["path"] or "$").removeprefix("$").removeprefix(".")
    found = _setting_at(struct, path)
    clause = found.clause if found else ""
    field = _FIELD.fullmatch(located["said"])
    if field is not None:
        known = [part.name for part in (found.parts if found else declared(struct))]
        inside = f"{path}.{field['name']}" if path else field["name"]
        if field["what"] == "contains unknown":
            return _unknown_option(clause, field["name"], known, inside)
        args = {"is": field["name"], "allowed": known}
        return OptionError(clause, "missing", args, inside, f"is missing; it takes {', '.join(known)}")
    expected = _EXPECTED.match(located["said"])
    if expected is None or expected["wanted"] not in TYPES:
        return OptionError(
            clause, "unreadable", {"is": show_value(_value_at(given, path))}, path, located["said"]
        )
    if expected["length"]:
        args = {"is": int(expected["got"]), "wanted": int(expected["length"])}
        return OptionError(clause, "length", args, path, f"{args['wanted']} values, not {args['is']}")
    return wrong_type(show_value(_value_at(given, path)), TYPES[expected["wanted"]], path, clause)


def wrong_type(value: str, wanted: str, path: Any, clause: str = "") -> OptionError:
    """A value of another type than the option has."""
    args = {"is": value, "wanted": wanted}
    return OptionError(clause, "wrong-type", args, str(path), f"{value!r} is not {ENGLISH[wanted]}")


def too_few(setting: Setting, count: int) -> OptionError:
    """Fewer pairs than there can be players."""
    args = {"is": count, "least": setting.length}
    said = f"{setting.length} are needed, not {count}"
    return OptionError(setting.clause, "too-few", args, setting.name, said)


def _unknown_option(clause: str, name: str, known: list[str], path: str) -> OptionError:
    hint = closest(name, known)
    args = {"is": quoted(name), "allowed": known, "hint": hint}
    said = f"there is no such option; there are {', '.join(known)}" + perhaps(hint)
    return OptionError(clause, "unknown-option", args, path, said)


def show_value(value: Any) -> str:
    """A wrong value as it was written, cut when it is long."""
    return quoted(value if isinstance(value, str) else json.dumps(value, default=repr))


def _setting_at(struct: type[msgspec.Struct], path: str) -> Setting | None:
    """The option that a path leads to or into."""
    name = re.split(r"[.\[]", path, maxsplit=1)[0]
    return next((each for each in declared(struct) if each.name == name), None)


def _value_at(given: Any, path: str) -> Any:
    """What was given at a path of msgspec's."""
    for step in re.findall(r"[^.\[\]]+", path):
        given = given[int(step)] if step.isdecimal() and not isinstance(given, Mapping) else given[step]
    return given
