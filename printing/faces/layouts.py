"""Reads layouts: inheritance, elements, and the check that every binding leads somewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from content.wording import wording
from engine.games import games
from engine.schema import Fault
from engine.schema.faults import closest, quoted
from engine.schema.shapes import Drawing, ListOf, Nullable, Record, Reference, Shape
from printing.face import Contour, Step, ellipse, rectangle
from printing.faces.books import Flow, read_flow
from printing.faces.elements import ELEMENTS, Element, Properties
from printing.faces.files import Faults, File, Place, mapping, unknown
from printing.faces.kit import Kit
from printing.faces.scope import BUILTINS
from printing.faces.sequence import Sequence
from printing.faces.values import Binding
from printing.sizes import named_sizes

KEYS = ("extends", "size", "bleed", "radius", "contour", "folds", "draw", "flow", "about")
MESSAGES = "en"
"""The language that is asked whether a message exists; a test sees to it that the others have the same."""


@dataclass(frozen=True, slots=True)
class Note:
    """A binding, where it stands, and the names the layout gives there."""

    binding: Binding
    place: Place
    locals: Mapping[str, str]


@dataclass(slots=True)
class Raw:
    """One element as written, each property with its place."""

    given: dict[str, tuple[Any, Place]]
    place: Place


@dataclass(slots=True)
class Layout:
    """One layout, compiled."""

    name: str
    place: Place
    size: Any = None
    bleed: float = 3.0
    radius: float | None = None
    contour: Any = None
    folds: tuple[tuple[float, float, float, float], ...] = ()
    elements: Sequence = field(default_factory=lambda: Sequence(()))
    flow: Flow | None = None
    notes: list[Note] = field(default_factory=list)

    def outline(self, width: float, height: float, size_name: str) -> Contour:
        """Where a component of this layout is cut and folded."""
        if self.contour == "round":
            cut: tuple[Step, ...] = ellipse(width, height)
        elif isinstance(self.contour, list):
            polygons = self.contour if _is_points(self.contour[0], 2) else [self.contour]
            steps: list[Step] = []
            for polygon in polygons:
                points = [(float(x), height - float(y)) for x, y in polygon]
                steps += [("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ())]
            cut = tuple(steps)
        else:
            radius = self.radius
            if radius is None:
                named = named_sizes().get(size_name)
                radius = named.radius if named else 0.0
            cut = rectangle(width, height, radius)
        folds = tuple((x1, height - y1, x2, height - y2) for x1, y1, x2, y2 in self.folds)
        return Contour(cut, folds)


class Reader:
    """Reads all layouts of a game."""

    def __init__(self, game: str, kit: Kit, files: dict[str, File], faults: Faults) -> None:
        self.game = game
        self.kit = kit
        self.files = files
        self.faults = faults
        self._raw: dict[str, list[Raw]] = {}
        self._reading: list[str] = []
        self._notes: list[Note] = []

    def layout(self, name: str) -> Layout:
        """Read and compile a layout."""
        head = self._head(name, ())
        place = Place(self.files[name])
        layout = Layout(name, place)
        self._notes = layout.notes
        for key, (value, where) in head.items():
            self._property(layout, key, value, where)
        pages = {"page": "", "pages": ""} if "flow" in head else {}
        layout.elements = self._compiled(self._elements(name), pages)
        if "flow" in head:
            layout.flow = read_flow(*head["flow"], self)
        return layout

    # Inheritance

    def _head(self, name: str, children: tuple[str, ...]) -> dict[str, tuple[Any, Place]]:
        """The properties of a layout and those it inherits, elements apart."""
        file = self.files[name]
        place = Place(file)
        whole = mapping(file.yaml.value, place, self.faults)
        found: dict[str, tuple[Any, Place]] = {}
        parent = self._parent(whole, place, (*children, name))
        if parent:
            found = self._head(parent, (*children, name))
        for key, value in whole.items():
            if key not in KEYS:
                unknown(key, KEYS, place.at(key), self.faults)
            elif key not in ("extends", "draw", "about"):
                found[key] = (value, place.at(key))
        return found

    def _parent(self, whole: dict[str, Any], place: Place, chain: tuple[str, ...]) -> str:
        parent = whole.get("extends")
        if parent is None:
            return ""
        where = place.at("extends")
        if parent not in self.files:
            unknown(str(parent), self.files, where, self.faults)
            return ""
        if parent in chain:
            circle = " → ".join((*chain, str(parent)))
            self.faults.add(where, Fault(where.path, "layout-circle", {"circle": circle}))
            return ""
        return str(parent)

    def _elements(self, name: str) -> list[Raw]:
        """The elements of a layout: inherited ones first, those with a known id changed in their place."""
        if name in self._raw:
            return self._raw[name]
        self._raw[name] = []  # a circle is reported elsewhere; here it must only end
        file = self.files[name]
        place = Place(file)
        whole = mapping(file.yaml.value, place, Faults())
        parent = whole.get("extends")
        elements = list(self._elements(parent)) if parent in self.files and parent != name else []
        for raw in self._listed(whole.get("draw", []), place.at("draw")):
            own = raw.given.get("id")
            index = next(
                (i for i, each in enumerate(elements) if own and each.given.get("id", ("",))[0] == own[0]), -1
            )
            if index >= 0:
                old = elements[index]
                kept = dict(old.given)
                if any(key in ELEMENTS for key in raw.given):
                    kept = {key: value for key, value in kept.items() if key not in ELEMENTS}
                elements[index] = Raw({**kept, **raw.given}, raw.place)
            else:
                elements.append(raw)
        self._raw[name] = [each for each in elements if each.given.get("remove", (False,))[0] is not True]
        return self._raw[name]

    def _listed(self, raw: Any, place: Place) -> list[Raw]:
        if not isinstance(raw, list):
            self.faults.add(place, Fault(place.path, "layout-list", {"is": quoted(raw)}))
            return []
        found = []
        for index, given in enumerate(raw):
            here = place.at(index)
            properties = mapping(given, here, self.faults)
            found.append(Raw({key: (value, here.at(key)) for key, value in properties.items()}, here))
        return found

    # Elements

    def sequence(self, raw: Any, place: Place, locals_: Mapping[str, str]) -> Sequence:
        """Elements inside another one."""
        return self._compiled(self._listed(raw, place), locals_)

    def used(self, name: str, place: Place, locals_: Mapping[str, str]) -> Sequence:
        """The elements of another layout."""
        if name not in self.files:
            unknown(name, self.files, place, self.faults)
            return Sequence(())
        if name in self._reading:
            circle = " → ".join((*self._reading, name))
            self.faults.add(place, Fault(place.path, "layout-circle", {"circle": circle}))
            return Sequence(())
        self._reading.append(name)
        sequence = self._compiled(self._elements(name), locals_)
        self._reading.pop()
        return sequence

    def _compiled(self, raws: Iterable[Raw], locals_: Mapping[str, str]) -> Sequence:
        elements: list[Element] = []
        for raw in raws:
            names = [key for key in raw.given if key in ELEMENTS]
            # A row of icons may be told apart from a text whose style has icons, a line from its width.
            names = [key for key in names if not (len(names) > 1 and key in _ALSO_PROPERTIES)]
            if len(names) != 1:
                if raw.given.get("remove", (False,))[0] is True:
                    continue
                found = ", ".join(raw.given)
                allowed = ", ".join(ELEMENTS)
                hint = next((closest(key, ELEMENTS) for key in raw.given if closest(key, ELEMENTS)), "")
                args: dict[str, str | int] = {"found": found, "allowed": allowed}
                self.faults.add(raw.place, Fault(raw.place.path, "layout-element", args, hint))
                continue
            elements.append(ELEMENTS[names[0]](Properties(raw.given, raw.place, self, locals_)))
        return Sequence(elements)

    # Head

    def _property(self, layout: Layout, key: str, value: Any, place: Place) -> None:
        if key == "size":
            if isinstance(value, str) and value not in named_sizes():
                unknown(value, named_sizes(), place, self.faults)
            elif not isinstance(value, str) and not _is_size(value):
                self.faults.add(place, Fault(place.path, "layout-size", {"is": quoted(value)}))
            else:
                layout.size = value
        elif key in ("bleed", "radius"):
            if isinstance(value, int | float) and not isinstance(value, bool) and value >= 0:
                setattr(layout, key, float(value))
            else:
                self.faults.add(place, Fault(place.path, "layout-number", {"is": quoted(value)}))
        elif key == "contour":
            many = isinstance(value, list) and value and all(_is_points(each, 2) for each in value)
            if value in ("round", "card") or _is_points(value, 2) or many:
                layout.contour = value
            else:
                self.faults.add(place, Fault(place.path, "layout-contour", {"is": quoted(value)}))
        elif key == "folds":
            if _is_points(value, 4):
                layout.folds = tuple((float(a), float(b), float(c), float(d)) for a, b, c, d in value)
            else:
                self.faults.add(place, Fault(place.path, "layout-folds", {"is": quoted(value)}))

    # Checks

    def note(self, binding: Binding, place: Place, locals_: Mapping[str, str]) -> None:
        """Note a binding for the check against the kinds that use the layout."""
        self._notes.append(Note(binding, place, dict(locals_)))
        if binding.message and not wording(MESSAGES, self.game).has(binding.message):
            fault = Fault(place.path, "layout-message", {"is": binding.message})
            self.faults.add(place, fault)

    def check_kind(self, kind: str, place: Place) -> bool:
        """Whether a game has a kind; noted if not."""
        kinds = games()[self.game].kinds
        if kind not in kinds:
            unknown(kind, kinds, place, self.faults)
        return kind in kinds

    def check(self, layout: Layout, kind: str, names: Iterable[str]) -> None:
        """Whether every binding of a layout leads somewhere for entries of a kind."""
        given = set(names)
        for note in layout.notes:
            path = note.binding.path
            if not path or path[0] in given:
                continue
            if path[0] in note.locals:
                if note.locals[path[0]] and len(path) > 1:
                    self._check_path(path[1:], note.locals[path[0]], note.place)
            else:
                self._check_path(path, kind, note.place)

    def _check_path(self, path: tuple[str, ...], kind: str, place: Place) -> None:
        kinds = games()[self.game].kinds
        if kind not in kinds:
            args: dict[str, str | int] = {"is": ".".join(path)}
            self.faults.add(place, Fault(place.path, "layout-no-entry", args))
            return
        if path[0] in BUILTINS:
            return
        fields = {each.name: each.shape for each in kinds[kind].record.fields}
        self._check_step(path, fields, kind, place)

    def _check_step(self, path: tuple[str, ...], fields: dict[str, Shape], kind: str, place: Place) -> None:
        if path[0] not in fields:
            allowed = [*fields, *BUILTINS]
            args: dict[str, str | int] = {"is": path[0], "kind": kind, "allowed": ", ".join(allowed)}
            self.faults.add(place, Fault(place.path, "layout-field", args, closest(path[0], allowed)))
            return
        shape: Shape = fields[path[0]]
        rest = path[1:]
        while rest:
            if isinstance(shape, Nullable):
                shape = shape.inner
            elif isinstance(shape, ListOf) and rest[0].isdigit():
                shape, rest = shape.item, rest[1:]
            elif isinstance(shape, Reference):
                self._check_path(rest, shape.kind, place)
                return
            elif isinstance(shape, Record):
                self._check_step(rest, {each.name: each.shape for each in shape.fields}, shape.name, place)
                return
            else:
                args = {"is": rest[0], "path": ".".join(path)}
                self.faults.add(place, Fault(place.path, "layout-deeper", args))
                return


_ALSO_PROPERTIES = ("line", "icon", "icons", "art")
"""Names of elements that are properties of others too: a box has a line, a stat an icon."""


def _is_size(value: Any) -> bool:
    if isinstance(value, dict):
        return (
            set(value) <= {"grid", "cell", "margin"}
            and _is_paths(value.get("grid"))
            and isinstance(value.get("cell"), list)
            and len(value["cell"]) == 2
        )
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(side, int | float) and not isinstance(side, bool) and side > 0 for side in value)
    )


def _is_paths(value: Any) -> bool:
    """Whether it is the path of a map, or a list of such paths."""
    return bool(value) and all(
        isinstance(each, str) for each in (value if isinstance(value, list) else [value])
    )


def _is_points(value: Any, count: int) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(
            isinstance(point, list)
            and len(point) == count
            and all(isinstance(each, int | float) for each in point)
            for point in value
        )
    )


__all__ = ["Drawing", "Layout", "Reader"]
