"""A book of faces: everything of an order in one language, composed, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from content.entries.fault import LocatedFault
from engine.games import games
from engine.gaps import Gap
from printing.components import Component
from printing.compose import FaceSet, Ink
from printing.errors import FaceError
from printing.face import Face, Overflow
from printing.material import Material
from printing.sheets.imposing import Piece
from printing.sizes import Size


@dataclass(slots=True)
class Bound:
    """A component with its faces."""

    component: Component
    title: str
    faces: tuple[Face, ...]
    copies: int


@dataclass(slots=True)
class Book:
    """The chosen components of a game in one language."""

    language: str
    bound: list[Bound] = field(default_factory=list)
    faults: list[LocatedFault] = field(default_factory=list)
    untranslated: list[str] = field(default_factory=list)
    rules_gaps: dict[str, tuple[Gap, ...]] = field(default_factory=dict)
    """By entry (``kind/slug``), the messages of its rules text that the language lacks."""
    label_gaps: dict[Gap, list[str]] = field(default_factory=dict)
    """The labels that the language lacks, each with the components that bear it."""
    removed: list[str] = field(default_factory=list)
    """Components that an earlier release had and this one has not."""

    @property
    def overflows(self) -> list[tuple[Face, Overflow]]:
        """Every text that does not fit, with the face it stands on; the same face is told once."""
        faces = {face.hash: face for each in self.bound for face in each.faces}
        return [(face, overflow) for face in faces.values() for overflow in face.overflows]

    @property
    def faces(self) -> dict[str, Face]:
        """Every face by its hash."""
        return {face.hash: face for each in self.bound for face in each.faces}

    def pieces(self) -> list[Piece]:
        """What is to be cut out, or stapled."""
        return [_piece(each) for each in self.bound]


def bind(
    faces: FaceSet,
    material: Material,
    chosen: Callable[[Component], bool],
    *,
    ink: Ink = "full",
    step: Callable[[], None] = lambda: None,
) -> Book:
    """Compose what is chosen. What cannot be drawn is collected, so that everything is told at once."""
    book = Book(material.language)
    missing: dict[str, None] = {}
    for component in faces.components(material):
        if not chosen(component):
            continue
        step()
        try:
            sides = tuple(faces.compose_all(component, material, ink=ink))
        except FaceError as error:
            place = f"{error.key} ({error.side}, {error.language})"
            book.faults.append(LocatedFault(place, 0, error.fault))
            continue
        missing.update(dict.fromkeys(text for face in sides for text in face.untranslated))
        for face in sides:
            book.rules_gaps.update(face.rules_gaps)
        for gap in dict.fromkeys(gap for face in sides for gap in face.label_gaps):
            book.label_gaps.setdefault(gap, []).append(component.key)
        book.bound.append(Bound(component, title_of(component, material), sides, component.copies))
    book.untranslated = list(missing)
    return book


def only_changed(book: Book, before: Book) -> None:
    """Leave in a book what differs from an earlier one: faces that look different, components that are new,
    and of those that are needed more often, as many as are lacking."""
    earlier = {each.component.key: each for each in before.bound}
    kept = []
    for each in book.bound:
        old = earlier.get(each.component.key)
        if old is None or [face.hash for face in old.faces] != [face.hash for face in each.faces]:
            kept.append(each)
        elif each.copies > old.copies:
            kept.append(replace(each, copies=each.copies - old.copies))
    present = {each.component.key for each in book.bound}
    book.removed = [key for key in earlier if key not in present]
    book.bound = kept


def title_of(component: Component, material: Material) -> str:
    """The name of a component as players read it; its key where nothing has a name."""
    kind = games()[material.game].kinds.get(component.kind)
    text = material.text(component.kind, component.slug, kind.title_field) if kind and component.slug else ""
    return text or component.key


def _piece(each: Bound) -> Piece:
    component = each.component
    names = [face.hash for face in each.faces]
    is_book = component.pages > 0
    return Piece(
        component.key,
        component.sort,
        component.part,
        Size(component.width_mm, component.height_mm),
        "" if is_book else names[0],
        "" if is_book or len(names) < 2 else names[1],
        each.copies,
        each.faces[0].contour,
        tuple(names) if is_book else (),
    )
