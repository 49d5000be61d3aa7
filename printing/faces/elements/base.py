"""What all elements have in common: a frame, a condition, and properties that are read with their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engine.schema import Fault
from engine.schema.faults import quoted
from printing.faces.artist import Artist, Frame
from printing.faces.files import Faults, Place, unknown
from printing.faces.kit import Kit, Style, read_style
from printing.faces.values import Condition, Value, read_condition, read_value

if TYPE_CHECKING:
    from printing.faces.layouts import Reader
    from printing.faces.sequence import Sequence

Property = tuple[Any, Place]
"""A value as it was written, and where."""
STYLE_NOT_HERE = ("colour",)
"""Properties of styles that an element reads itself, because they may hold bindings."""


class Properties:
    """The properties of one element. What is not asked for is unknown."""

    def __init__(
        self, given: Mapping[str, Property], place: Place, reader: Reader, locals_: Mapping[str, str]
    ) -> None:
        self.given = given
        self.place = place
        self.reader = reader
        self.locals = locals_
        """Names that the layout gives here, each with the kind of its entry or nothing."""
        self.asked: set[str] = {"id", "if", "at"}
        self.static = True

    @property
    def faults(self) -> Faults:
        """Where faults are noted."""
        return self.reader.faults

    @property
    def kit(self) -> Kit:
        """What the layouts share."""
        return self.reader.kit

    def has(self, name: str) -> bool:
        """Whether a property was written."""
        self.asked.add(name)
        return name in self.given

    def raw(self, name: str, default: Any = None) -> Any:
        """A property as it was written."""
        self.asked.add(name)
        return self.given[name][0] if name in self.given else default

    def where(self, name: str) -> Place:
        """Where a property stands."""
        return self.given[name][1] if name in self.given else self.place

    def value(self, name: str, default: Any = "") -> Value:
        """A property that may hold bindings."""
        raw = self.raw(name, default)
        return self.bound(raw, self.where(name))

    def bound(self, raw: Any, place: Place) -> Value:
        """A value that may hold bindings, noted for the check of its paths."""
        value = read_value(raw, place, self.faults)
        self._note(value, place)
        return value

    def _note(self, value: Value, place: Place) -> None:
        if not value.is_static:
            self.static = False
        for binding in value.bindings():
            self.reader.note(binding, place, self.locals)

    def colour(self, name: str, default: str = "none") -> Value:
        """A property that names a colour."""
        value = self.value(name, default)
        for constant in value.constants():
            if constant not in (None, "", "none"):
                self.kit.palette.check(str(constant), self.where(name), self.faults)
        return value

    def icon(self, name: str, default: str = "") -> Value:
        """A property that names an icon."""
        value = self.value(name, default)
        for constant in value.constants():
            if constant and str(constant) not in self.kit.icons.known:
                unknown(str(constant), self.kit.icons.known, self.where(name), self.faults)
        return value

    def number(self, name: str, default: float) -> float:
        """A property that is a number."""
        raw = self.raw(name, default)
        if isinstance(raw, int | float) and not isinstance(raw, bool):
            return float(raw)
        place = self.where(name)
        self.faults.add(place, Fault(place.path, "layout-number", {"is": quoted(raw)}))
        return default

    def numbers(self, name: str, counts: Iterable[int], default: tuple[float, ...]) -> tuple[float, ...]:
        """A property that is a list of so many numbers."""
        raw = self.raw(name)
        if raw is None:
            return default
        allowed = tuple(counts)
        if (
            isinstance(raw, list)
            and len(raw) in allowed
            and all(isinstance(each, int | float) and not isinstance(each, bool) for each in raw)
        ):
            return tuple(float(each) for each in raw)
        place = self.where(name)
        wanted = " / ".join(str(count) for count in allowed)
        self.faults.add(place, Fault(place.path, "layout-numbers", {"is": quoted(raw), "wanted": wanted}))
        return default

    def flag(self, name: str, default: bool = False) -> bool:
        """A property that is true or false."""
        raw = self.raw(name, default)
        if isinstance(raw, bool):
            return raw
        place = self.where(name)
        self.faults.add(place, Fault(place.path, "layout-flag", {"is": quoted(raw)}))
        return default

    def choice(self, name: str, options: tuple[str, ...], default: str) -> str:
        """A property that is one of a few words."""
        raw = self.raw(name, default)
        if raw in options:
            return str(raw)
        unknown(str(raw), options, self.where(name), self.faults)
        return default

    def style(self, default: str) -> Style:
        """The style that is named, with the properties of styles that are written beside it."""
        name = str(self.raw("style", default))
        styles = self.kit.styles
        if name not in styles:
            if self.has("style") or styles:
                unknown(name, styles, self.where("style"), self.faults)
            base = Style()
        else:
            base = styles[name]
        written = {
            key: value
            for key, (value, _place) in self.given.items()
            if key in Style.__dataclass_fields__ and key not in STYLE_NOT_HERE
        }
        self.asked.update(Style.__dataclass_fields__)
        return read_style(written, base, self.where, self.kit.palette, self.faults)

    def elements(self, name: str, locals_: Mapping[str, str] | None = None) -> Sequence:
        """A property that is a list of elements."""
        raw = self.raw(name, [])
        sequence = self.reader.sequence(raw, self.where(name), {**self.locals, **(locals_ or {})})
        if not sequence.is_static:
            self.static = False
        return sequence

    def condition(self, name: str = "if", locals_: Mapping[str, str] | None = None) -> Condition:
        """A property that says when."""
        raw = self.raw(name)
        if raw is None:
            return Condition()
        place = self.where(name)
        condition = read_condition(raw, place, self.faults)
        for value in condition.values():
            if not value.is_static:
                self.static = False
            for binding in value.bindings():
                self.reader.note(binding, place, {**self.locals, **(locals_ or {})})
        return condition

    def finish(self, name: str) -> None:
        """Note what nobody asked for."""
        for key in self.given:
            if key not in self.asked:
                unknown(key, self.asked, self.where(key), self.faults)


class Element:
    """One thing on a face."""

    name: ClassVar[str] = ""
    frame: Frame | None = None
    condition: Condition
    is_static: bool = True

    def __init__(self, properties: Properties) -> None:
        at = properties.numbers("at", (2, 4), ())
        if len(at) == 4:
            self.frame = (at[0], at[1], at[2], at[3])
        elif at:
            self.frame = (at[0], at[1], 0.0, 0.0)
        self.condition = properties.condition()
        self.read(properties)
        properties.finish(self.name)
        self.is_static = properties.static

    def read(self, properties: Properties) -> None:
        """Take the properties of this sort of element."""
        raise NotImplementedError

    def draw(self, artist: Artist) -> None:
        """Draw it."""
        raise NotImplementedError
