"""The layouts of a game: which components there are and how each side is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Literal, cast, get_args

from content.wording import wording
from engine.schema import Fault
from engine.schema.faults import quoted
from engine.snapshot import EVERYWHERE
from printing.components import Component, Sort
from printing.drawing.icons import Icons, read_icons
from printing.errors import LayoutError
from printing.face import MM, Face
from printing.faces.artist import Artist
from printing.faces.books import Pages, draw_page, numbered, set_book
from printing.faces.colours import read_palette
from printing.faces.files import ROOT, Faults, Place, mapping, read_file, unknown
from printing.faces.kit import Kit, read_styles, read_words
from printing.faces.layouts import Layout, Reader
from printing.faces.scope import NUMBERS, Drawn, Reads, Scope
from printing.faces.values import Condition, Value, read_condition, read_value
from printing.material import Material
from printing.sizes import named_sizes

Ink = Literal["full", "grey", "saver"]
"""How much ink a print may use: everything, shades of grey, or outlines instead of areas."""

LAYOUTS = ROOT / "layouts"
ICONS = ROOT / "icons"
GAME, COMPONENTS, WORDS = "game", "components", "words"
SET_KEYS = ("part", "each", "where", "key", "sort", "front", "back", "copies", "with")
MOST_FACES = 20_000
"""Composed faces that are kept."""
MOST_BOOKS = 8
"""Languages in which the book that was set last is kept."""


@dataclass(slots=True)
class ComponentSet:
    """One entry of ``components.yaml``: a component, or one for every entry of a kind."""

    part: str
    kind: str
    where: Condition
    key: Value
    sort: Sort
    front: str
    back: str
    copies: Value
    names: dict[str, Value]
    place: Place


@dataclass(slots=True)
class _Kept:
    """A composed face and what it was made from."""

    reads: Reads
    face: Face


@dataclass(slots=True)
class _SetBook:
    """The book that was set last in a language: its pages are asked for one after the other, and it is set
    as a whole."""

    key: str
    source: int
    material: Material
    pages: Pages
    scope: Scope

    @property
    def reads(self) -> Reads:
        """What all its pages together are made from."""
        return self.scope.reads

    def is_of(self, key: str, source: int, material: Material) -> bool:
        """Whether this is the book."""
        return self.material is material and (self.key, self.source) == (key, source)


@dataclass(slots=True)
class _Loaded:
    """A face set and the files it was read from."""

    stamp: tuple[tuple[str, int, int], ...]
    faces: FaceSet


_loaded: dict[tuple[str, Path], _Loaded] = {}
_loading = Lock()
"""A page asks for many faces at once: the first one reads the layouts, the others wait for it."""


@dataclass(eq=False)
class FaceSet:
    """All layouts of one game, checked and compiled."""

    game: str
    kit: Kit
    layouts: dict[str, Layout]
    sets: list[ComponentSet]
    _kept: dict[tuple[str, str, str, str], _Kept] = field(default_factory=dict)
    _books: dict[str, _SetBook] = field(default_factory=dict)
    """By language: a page that shows several asks for them in turn."""

    @classmethod
    def load(cls, game: str, layouts: Path = LAYOUTS) -> FaceSet:
        """The layouts of a game; read again only when their files have changed. Raises `LayoutError` with
        every fault, each with file and line."""
        stamp = _stamp(game, layouts)
        with _loading:
            known = _loaded.get((game, layouts))
            if known is None or known.stamp != stamp:
                known = _loaded[game, layouts] = _Loaded(stamp, _read(game, layouts))
            return known.faces

    def parts(self) -> list[str]:
        """The groups that components belong to, in the order of printing: heroes, items, tiles ..."""
        return list(dict.fromkeys(each.part for each in self.sets))

    def part_name(self, part: str, language: str) -> str:
        """The name of a group as people read it."""
        return wording(language, self.game).say(f"part-{part}".replace("_", "-"))

    def components(self, material: Material) -> list[Component]:
        """Every component of the game, in the order of printing."""
        found: list[Component] = []
        for source, each in enumerate(self.sets):
            if not each.kind:
                found.append(self._component(source, material, ""))
                continue
            for slug in material.entries(each.kind):
                scope = Scope(material, Reads(), each.kind, slug)
                if each.where.holds(scope):
                    found.append(self._component(source, material, slug))
        return [component for component in found if component.copies > 0]

    def components_of(self, kind: str, slug: str, material: Material) -> list[Component]:
        """The components of one entry, in the order of printing."""
        scope = Scope(material, Reads(), kind, slug)
        found = [
            self._component(source, material, slug)
            for source, each in enumerate(self.sets)
            if each.kind == kind and each.where.holds(scope)
        ]
        return [component for component in found if component.copies > 0]

    def usual_size(self, kind: str) -> tuple[float, float] | None:
        """How large the first component of an entry of a kind is, in millimetres, told without looking at an
        entry; a square where each has a size of its own. Nothing for kinds that are not printed."""
        for each in self.sets:
            if each.kind == kind:
                size = self.layouts[each.front].size
                return (1, 1) if isinstance(size, dict) else _fixed_size(size)
        return None

    def compose(
        self, component: Component, side: str, material: Material, *, ink: Ink = "full", boxes: bool = False
    ) -> Face:
        """One side of a component. Raises `FaceError` if it cannot be drawn at all: a character that no font
        has, art that cannot be read. A text that does not fit is noted in the face; with ``boxes`` also what
        stands where."""
        place = (component.key, side, material.language, ink)
        kept = self._kept.get(place)
        if (
            kept is not None
            and (kept.face.boxes is not None or not boxes)
            and kept.reads.still_hold(material)
        ):
            return kept.face
        face, reads = self._composed(component, side, material, ink, boxes)
        if len(self._kept) >= MOST_FACES:
            self._kept.clear()
        self._kept[place] = _Kept(reads, face)
        return face

    def compose_all(self, component: Component, material: Material, *, ink: Ink = "full") -> list[Face]:
        """All sides of a component."""
        return [self.compose(component, side, material, ink=ink) for side in component.sides]

    def forget(self) -> None:
        """Let go of all composed faces."""
        self._kept.clear()
        self._books.clear()

    # Composing

    def _composed(
        self, component: Component, side: str, material: Material, ink: str, boxes: bool
    ) -> tuple[Face, Reads]:
        name = component.back if side == "back" else component.front
        layout = self.layouts[name]
        known = self._books.get(material.language) if layout.flow is not None else None
        if known is not None and known.is_of(component.key, component.source, material):
            scope, reads = known.scope, known.reads
        else:
            known, reads = None, Reads()
            scope = Scope(material, reads, component.kind, component.slug)
            scope = _with_names(self.sets[component.source], scope, boxes=boxes)
        artist = Artist(
            self.kit,
            scope,
            ink,
            component.width_mm,
            component.height_mm,
            key=component.key,
            side=side,
            layout=name,
            bleed=component.bleed_mm,
            is_noting=boxes,
        )
        if layout.flow is not None:
            if known is None:
                book = set_book(layout.flow, artist)
                self._keep(_SetBook(component.key, component.source, material, book, scope))
            else:
                book = known.pages
            if not side.isdigit() or not 1 <= int(side) <= len(book.pages):
                artist.fail(Fault((), "face-page", {"is": side, "pages": len(book.pages)}))
            artist.scope = scope.inner(
                {NUMBERS: numbered(layout.flow, scope), "page": int(side), "pages": len(book.pages)}
            )
            layout.elements.draw(artist)
            draw_page(layout.flow, artist, book.pages[int(side) - 1])
            artist.overflows += [each for each in book.overflows if each.side == side]
        else:
            layout.elements.draw(artist)
        face = Face(
            component.key,
            side,
            material.language,
            component.width_mm,
            component.height_mm,
            component.bleed_mm,
            layout.outline(component.width_mm, component.height_mm, component.size),
            artist.pen.ops(),
            artist.pen.resources(),
            tuple(artist.overflows),
            tuple(reads.untranslated),
            reads.rules_gaps(),
            reads.label_gaps(),
            tuple(artist.boxes) if artist.boxes is not None else None,
        )
        return face, reads

    def _component(self, source: int, material: Material, slug: str) -> Component:
        each = self.sets[source]
        scope = Scope(material, Reads(), each.kind, slug)
        layout = self.layouts[each.front]
        size_name, width, height = _size(layout, scope)
        copies = each.copies.get(scope)
        return Component(
            key=str(each.key.get(scope)),
            part=each.part,
            kind=each.kind,
            slug=slug,
            sort=each.sort,
            copies=int(copies),
            size=size_name,
            width_mm=width,
            height_mm=height,
            bleed_mm=layout.bleed,
            front=each.front,
            back=each.back,
            source=source,
            pages=self._pages(source, scope, width, height) if layout.flow is not None else 0,
        )

    def _pages(self, source: int, scope: Scope, width: float, height: float) -> int:
        """How many pages a book has in the language of the material. It is set for that, so its pages need
        not be set again."""
        each = self.sets[source]
        flow = self.layouts[each.front].flow
        assert flow is not None
        key = str(each.key.get(scope))
        known = self._books.get(scope.material.language)
        if known is not None and known.is_of(key, source, scope.material):
            return len(known.pages.pages)
        inner = _with_names(each, scope, boxes=True)
        book = set_book(flow, Artist(self.kit, inner, "full", width, height, key=key))
        self._keep(_SetBook(key, source, scope.material, book, inner))
        return len(book.pages)

    def _keep(self, book: _SetBook) -> None:
        if len(self._books) >= MOST_BOOKS:
            self._books.clear()
        self._books[book.material.language] = book


def _with_names(each: ComponentSet, scope: Scope, *, boxes: bool) -> Scope:
    """The scope of a component: of its entry, with the names that its set gives."""
    if not each.names:
        return scope
    names = {key: value.get(scope) for key, value in each.names.items()}
    read = {key: value.sources(scope) for key, value in each.names.items()} if boxes else None
    return scope.inner(names, read)


def _size(layout: Layout, scope: Scope) -> tuple[str, float, float]:
    size = layout.size
    if isinstance(size, dict):
        # Both sides of a card may have maps of their own; the card is as large as the larger.
        paths = size["grid"] if isinstance(size["grid"], list) else [size["grid"]]
        drawings = [scope.read(tuple(path.split("."))) for path in paths]
        grids = [drawing.grid() for drawing in drawings if isinstance(drawing, Drawn)]
        assert grids
        margin = float(size.get("margin", 0))
        return (
            "",
            max(grid.width for grid in grids) * float(size["cell"][0]) + 2 * margin,
            max(grid.height for grid in grids) * float(size["cell"][1]) + 2 * margin,
        )
    return size if isinstance(size, str) else "", *_fixed_size(size)


def _fixed_size(size: str | Sequence[float]) -> tuple[float, float]:
    if isinstance(size, str):
        named = named_sizes()[size].size
        return named.width, named.height
    return float(size[0]), float(size[1])


# Reading


def _stamp(game: str, layouts: Path) -> tuple[tuple[str, int, int], ...]:
    files = [*sorted((layouts / game).glob("*.yaml")), *sorted(ICONS.glob("*.yaml"))]
    stats = [(path.name, path.stat()) for path in files]
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats)


def _read(game: str, layouts: Path) -> FaceSet:
    faults = Faults()
    folder = layouts / game
    if not (folder / f"{GAME}.yaml").is_file():
        known = sorted(path.parent.name for path in layouts.glob(f"*/{GAME}.yaml"))
        fault = Fault((), "layout-no-game", {"game": game, "allowed": ", ".join(known)})
        raise LayoutError([_nowhere(f"layouts/{game}/{GAME}.yaml", fault)])
    files = {}
    for path in sorted(folder.glob("*.yaml")):
        file = read_file(path, faults)
        if file is not None:
            files[path.stem] = file
    if GAME not in files or COMPONENTS not in files:
        if not faults.found:
            fault = Fault((), "layout-no-components")
            faults.found.append(_nowhere(f"layouts/{game}/{COMPONENTS}.yaml", fault))
        raise LayoutError(faults.found)
    if faults.found:
        raise LayoutError(
            faults.found
        )  # what is missing of a file that cannot be read would be blamed on others
    kit = _kit(game, files.pop(GAME), faults)
    for path in (ICONS / "common.yaml", ICONS / f"{game}.yaml"):
        icons = read_file(path, faults) if path.is_file() else None
        if icons is not None:
            read_icons(icons, kit.icons, faults)
    if WORDS in files:
        read_words(files.pop(WORDS), kit, faults)
    sets_file = files.pop(COMPONENTS)
    reader = Reader(game, kit, files, faults)
    if EVERYWHERE in files:
        # An entry that frames its picture names layouts, and all of them by this word.
        faults.add(Place(files[EVERYWHERE]), Fault((), "layout-reserved", {"is": EVERYWHERE}))
    compiled = {name: reader.layout(name) for name in files}
    sets = _sets(sets_file, reader, compiled, faults)
    if faults.found:
        faults.found.sort(key=lambda each: (each.file, each.line))
        raise LayoutError(faults.found)
    return FaceSet(game, kit, compiled, sets)


def _nowhere(name: str, fault: Fault) -> Any:
    from content.entries.fault import LocatedFault

    return LocatedFault(name, 1, fault)


def _kit(game: str, file: Any, faults: Faults) -> Kit:
    place = Place(file)
    whole = mapping(file.yaml.value, place, faults)
    for key in whole:
        if key not in ("colours", "styles"):
            unknown(key, ("colours", "styles"), place.at(key), faults)
    palette = read_palette(whole.get("colours", {}), place.at("colours"), faults)
    styles = read_styles(whole.get("styles", {}), place.at("styles"), palette, faults)
    return Kit(game, palette, Icons(palette), styles)


def _sets(file: Any, reader: Reader, layouts: Mapping[str, Layout], faults: Faults) -> list[ComponentSet]:
    place = Place(file)
    listed = file.yaml.value
    if not isinstance(listed, list):
        faults.add(place, Fault((), "layout-list", {"is": quoted(listed)}))
        return []
    found: list[ComponentSet] = []
    seen: dict[str, int] = {}
    for index, raw in enumerate(listed):
        here = place.at(index)
        given = mapping(raw, here, faults)
        each = _set(given, here, reader, layouts, faults)
        if each is None:
            continue
        key = each.key.source
        if key in seen:
            args: dict[str, str | int] = {"is": key, "first": seen[key]}
            faults.add(here, Fault(here.path, "layout-key-twice", args))
        seen.setdefault(key if each.kind == "" or "{slug}" not in key else f"{key} {index}", index + 1)
        found.append(each)
    return found


def _set(
    given: dict[str, Any], place: Place, reader: Reader, layouts: Mapping[str, Layout], faults: Faults
) -> ComponentSet | None:
    before = len(faults.found)
    for key in given:
        if key not in SET_KEYS:
            unknown(key, SET_KEYS, place.at(key), faults)
    for key in ("part", "sort", "front"):
        if key not in given:
            faults.add(place, Fault(place.path, "layout-required", {"is": key}))
    kind = str(given.get("each", ""))
    if kind and not reader.check_kind(kind, place.at("each")):
        return None
    if not kind and "key" not in given:
        faults.add(place, Fault(place.path, "layout-required", {"is": "key"}))
    if given.get("sort") not in get_args(Sort):
        unknown(str(given.get("sort")), get_args(Sort), place.at("sort"), faults)
    names = {
        key: read_value(value, place.at("with", key), faults)
        for key, value in mapping(given.get("with", {}), place.at("with"), faults).items()
    }
    for side in ("front", "back"):
        name = given.get(side)
        if name is None:
            continue
        if name not in layouts:
            unknown(str(name), layouts, place.at(side), faults)
        else:
            reader.check(layouts[name], kind, names)
            if side == "front" and layouts[name].size is None:
                fault = Fault(layouts[name].place.path, "layout-no-size", {"is": str(name)})
                faults.add(layouts[name].place, fault)
    if len(faults.found) > before:
        return None
    where = read_condition(given["where"], place.at("where"), faults) if "where" in given else Condition()
    default = "{copies}" if kind else 1
    return ComponentSet(
        part=str(given["part"]),
        kind=kind,
        where=where,
        key=read_value(given.get("key", "{kind}/{slug}"), place.at("key"), faults),
        sort=cast(Sort, given["sort"]),
        front=str(given["front"]),
        back=str(given.get("back", "")),
        copies=read_value(given.get("copies", default), place.at("copies"), faults),
        names=names,
        place=place,
    )


__all__ = ["MM", "FaceSet", "Ink"]
