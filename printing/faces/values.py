"""Values in layouts: plain, with bindings in braces, or chosen by a binding.

``{health}`` reads a field, ``{boss.name}`` follows a reference, ``{rank|roman}`` goes through a filter,
``{say:face-setup}`` is a message in the language of the print. A value that is nothing but one binding keeps
its type; otherwise bindings become part of the text. A mapping with ``by`` chooses: ``{by: "{set}", forest:
moss, else: night}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.schema import Fault
from engine.schema.faults import closest
from printing.face import Source
from printing.faces.files import Faults, Place
from printing.faces.scope import ROMAN, Drawn, Scope
from printing.text.spoken import Spoken, as_text, spoken

_BINDING = re.compile(r"\{([^{}]*)\}")
_PATH = re.compile(r"(?:(say):)?([a-z0-9_]+(?:[.-][a-z0-9_]+)*)((?:\|[a-z_]+(?:\.[a-z_]+)?)*)")
FILTERS: dict[str, Callable[[Any, Scope, str], Any]] = {
    "roman": lambda value, _scope, _of: (
        ROMAN[int(value)] if str(value).isdigit() and int(value) < len(ROMAN) else value
    ),
    "choice": lambda value, scope, _of: scope.choice(value) if value != "" else "",
    "choices": lambda value, scope, _of: ", ".join(scope.choice(each) for each in value),
    "join": lambda value, _scope, _of: ", ".join(str(each) for each in value),
    "kind_name": lambda value, scope, _of: scope.kind_name(str(value)),
    "signed": lambda value, _scope, _of: (
        f"+{value}" if int(value) > 0 else f"−{-int(value)}" if value else "0"
    ),
    "count": lambda value, _scope, _of: len(value),
    "columns": lambda value, _scope, _of: value.grid().width if isinstance(value, Drawn) else 0,
    "rows": lambda value, _scope, _of: value.grid().height if isinstance(value, Drawn) else 0,
    "upper": lambda value, _scope, _of: str(value).upper(),
    "first": lambda value, _scope, _of: value[0] if value else "",
    "rest": lambda value, _scope, _of: value[1:],
    "to": lambda value, _scope, _of: list(range(1, int(value) + 1)),
    "opening": lambda value, _scope, _of: _opened(value)[0],
    "after_opening": lambda value, _scope, _of: _opened(value)[1],
    "paragraph": lambda value, scope, of: scope.paragraph(of, str(value)),
    "parts": lambda value, scope, of: [part for each in value if (part := scope.part(of, str(each)))],
    "part": lambda value, scope, of: scope.part(of, str(value)),
}
"""What can follow a ``|``."""


def _opened(value: Any) -> tuple[str, str]:
    """The opening of a text and the rest. A single paragraph has no opening: it is what the text is about."""
    first, _, rest = str(value).partition("\n\n")
    return (first, rest) if rest else ("", first)


@dataclass(frozen=True, slots=True)
class Binding:
    """One pair of braces: a path or a message, then filters."""

    path: tuple[str, ...]
    message: str
    filters: tuple[tuple[str, str], ...]
    """Each with what stands after its dot."""

    def read(self, scope: Scope) -> Any:
        """What it stands for."""
        value = scope.say(self.message) if self.message else scope.read(self.path)
        for name, of in self.filters:
            filtered = FILTERS[name](value, scope, of)
            if isinstance(value, Spoken) and type(filtered) is str:
                filtered = Spoken(filtered, value.languages)
            value = filtered
        return value


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a layout, ready to be read."""

    parts: tuple[str | Binding, ...] = ()
    constant: Any = None
    by: Value | None = None
    choices: tuple[tuple[str, Value], ...] = ()
    source: str = ""

    @property
    def is_static(self) -> bool:
        """Whether it is the same for every entry and language."""
        return not self.parts and self.by is None

    def get(self, scope: Scope) -> Any:
        """What it is for an entry."""
        if self.by is not None:
            wanted = str(self.by.get(scope))
            for key, value in self.choices:
                if key in (wanted, "else"):
                    return value.get(scope)
            return ""
        if not self.parts:
            return self.constant
        if len(self.parts) == 1 and isinstance(self.parts[0], Binding):
            return self.parts[0].read(scope)
        read = [part if isinstance(part, str) else as_text(part.read(scope)) for part in self.parts]
        languages = dict.fromkeys(
            code for part in read if isinstance(part, Spoken) for code in part.languages
        )
        return spoken("".join(read), languages, scope.material.language)

    def sources(self, scope: Scope) -> tuple[Source, ...]:
        """The places in entries that it is read from for an entry; of a choice those that decide it, too."""
        if self.by is not None:
            wanted = str(self.by.get(scope))
            chosen = next((value for key, value in self.choices if key in (wanted, "else")), Value())
            return (*self.by.sources(scope), *chosen.sources(scope))
        paths = (part.path for part in self.parts if isinstance(part, Binding) and part.path)
        return tuple(dict.fromkeys(source for path in paths for source in scope.sources(path)))

    def bindings(self) -> Iterator[Binding]:
        """All its bindings."""
        if self.by is not None:
            yield from self.by.bindings()
        for _key, value in self.choices:
            yield from value.bindings()
        for part in self.parts:
            if isinstance(part, Binding):
                yield part

    def constants(self) -> Iterator[Any]:
        """Every value it can take that is known beforehand."""
        if self.by is not None:
            for _key, value in self.choices:
                yield from value.constants()
        elif not self.parts:
            yield self.constant


def read_value(raw: Any, place: Place, faults: Faults) -> Value:
    """A value as a layout writes it."""
    if isinstance(raw, dict) and "by" in raw:
        by = read_value(raw["by"], place.at("by"), faults)
        choices = [
            (key, read_value(value, place.at(key), faults)) for key, value in raw.items() if key != "by"
        ]
        choices.sort(key=lambda choice: choice[0] == "else")
        return Value(by=by, choices=tuple(choices))
    if not isinstance(raw, str) or "{" not in raw:
        return Value(constant=raw, source=str(raw))
    parts: list[str | Binding] = []
    end = 0
    for match in _BINDING.finditer(raw):
        if match.group(1).startswith("icon:"):
            continue  # an icon in the line: the text's own markup
        if match.start() > end:
            parts.append(raw[end : match.start()])
        binding = _binding(match.group(1), place, faults)
        if binding is not None:
            parts.append(binding)
        end = match.end()
    if end < len(raw):
        parts.append(raw[end:])
    if all(isinstance(part, str) for part in parts):
        return Value(constant="".join(str(part) for part in parts), source=raw)
    return Value(tuple(parts), source=raw)


def _binding(text: str, place: Place, faults: Faults) -> Binding | None:
    match = _PATH.fullmatch(text)
    if match is None:
        faults.add(place, Fault(place.path, "layout-binding-form", {"is": text}))
        return None
    prefix, name, filters = match.groups()
    used = tuple((each.partition(".")[0], each.partition(".")[2]) for each in filters.split("|")[1:])
    for each, _of in used:
        if each not in FILTERS:
            args: dict[str, str | int] = {"is": each, "allowed": ", ".join(sorted(FILTERS))}
            faults.add(place, Fault(place.path, "layout-unknown", args, closest(each, FILTERS)))
            return None
    return Binding(() if prefix else tuple(name.split(".")), name if prefix else "", used)


@dataclass(frozen=True, slots=True)
class Condition:
    """When an element is drawn: all of its terms hold."""

    terms: tuple[tuple[Value, tuple[Value, ...]], ...] = ()
    """A value and what it may be; nothing after it means anything but nothing, zero and false."""
    denied: tuple[Condition, ...] = ()

    @property
    def is_static(self) -> bool:
        """Whether there is nothing to decide."""
        return not self.terms and not self.denied

    def holds(self, scope: Scope) -> bool:
        """Whether the element is drawn."""
        for value, allowed in self.terms:
            found = value.get(scope)
            if allowed:
                if _written(found) not in [_written(each.get(scope)) for each in allowed]:
                    return False
            elif not found:
                return False
        return not any(condition.holds(scope) for condition in self.denied)

    def values(self) -> Iterator[Value]:
        """All values it reads."""
        for value, allowed in self.terms:
            yield value
            yield from allowed
        for condition in self.denied:
            yield from condition.values()


def read_condition(raw: Any, place: Place, faults: Faults) -> Condition:
    """A condition: a binding that must not be empty, or a mapping of paths to what they must be."""
    if isinstance(raw, str):
        return Condition(((read_value(raw, place, faults), ()),))
    if not isinstance(raw, dict):
        faults.add(place, Fault(place.path, "layout-condition"))
        return Condition()
    terms: list[tuple[Value, tuple[Value, ...]]] = []
    denied: list[Condition] = []
    for key, wanted in raw.items():
        if key == "not":
            denied.append(read_condition(wanted, place.at("not"), faults))
            continue
        value = read_value(f"{{{key}}}", place.at(key), faults)
        allowed = wanted if isinstance(wanted, list) else [wanted]
        terms.append((value, tuple(read_value(each, place.at(key), faults) for each in allowed)))
    return Condition(tuple(terms), tuple(denied))


def _written(value: Any) -> str:
    """A value as YAML writes it, so that true is true and 2 is 2 on both sides."""
    return str(value).lower() if isinstance(value, bool) else str(value)
