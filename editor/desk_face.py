"""The card beside a text that is being translated: the face it is printed on in that language, where on it
the text stands, and how it fits there."""

from __future__ import annotations

from dataclasses import dataclass

from content.entries.document import Answer
from content.models import TextUnit
from content.own_text import own_field
from content.prints import art_bytes
from content.snapshots import Overlay, kept_draft
from content.store import read_document
from content.wording import fault_text, wording
from editor.faces import Subject, data_address, side_label, told_fit
from editor.names import interface_language, language_label
from engine.games import games
from engine.snapshot import SnapshotError
from printing.draw_face import DrawnFace, FaceSide, Rectangle, draw_faces, has_faces, sides_of
from printing.errors import LayoutError
from printing.face import FaceBox, Fit
from printing.material import Material
from printing.sheets.words import millimetres

WIDTH = 640
"""Pixels of a face: sharp on a screen with twice the dots."""


@dataclass(frozen=True, slots=True)
class FitBar:
    """How a text fits its frame, as a bar: full if it is set in its normal size, empty at the smallest."""

    value: int
    """Per cent of the way from the smallest size to the normal one."""
    state: str
    """``over`` if it does not fit, ``small`` if hardly, else nothing."""
    told: str


@dataclass(frozen=True, slots=True)
class DeskFace:
    """A side of a card with the places of a text on it."""

    picture: str
    ratio: float
    alt: str
    label: str
    places: tuple[Rectangle, ...]
    """In per cent of the face."""
    fit: FitBar | None


def desk_face(unit: TextUnit, language: str, text: str) -> DeskFace | str:
    """The first side of its entry on which a text stands, if it read so; the first side at all if it stands
    on none. In its place a sentence that says why there is none, or nothing if the kind is not printed."""
    entry = unit.entry
    game = entry.game_id
    kind = games()[game].kinds.get(entry.kind)
    try:
        if kind is None or not has_faces(game, kind.name):
            return ""
        document = read_document(entry)
        document.translations.setdefault(language, {})[unit.field] = Answer(text, unit.source)
        snapshot = Overlay(kept_draft(entry.game), {document.key: document})
        material = Material.of(snapshot, language, art_bytes)
        sides = sides_of(material, kind.name, entry.slug)
        subject = Subject(snapshot, kind, entry.slug, art_bytes)
        return _face_with(unit, subject, material, sides, is_own=unit.field == own_field(kind))
    except LayoutError as error:
        return fault_text(error.faults[0].fault, interface_language(), game)
    except SnapshotError:
        return wording(interface_language()).say("desk-no-face")


def _face_with(
    unit: TextUnit, subject: Subject, material: Material, sides: list[FaceSide], *, is_own: bool
) -> DeskFace | str:
    first: DeskFace | str = ""
    for side in sides:
        dpi = round(WIDTH / side.component.width_mm * 25.4)
        drawn = draw_faces([(side, material)], dpi=dpi)[0]
        if not isinstance(drawn, DrawnFace):
            first = first or fault_text(drawn.fault, interface_language(), material.game)
            continue
        mine = [(box, place) for box, place in drawn.boxes if _shows(box, unit, is_own=is_own)]
        face = _desk_face(subject, side, sides, drawn, mine, material.language)
        if mine:
            return face
        first = first or face
    return first


def _shows(box: FaceBox, unit: TextUnit, *, is_own: bool) -> bool:
    entry = unit.entry
    return any(
        (each.kind, each.slug) == (entry.kind, entry.slug)
        and (
            (each.sort == "text" and each.address == unit.field)
            or (each.sort == "rules" and not each.address and is_own)
        )
        for each in box.sources
    )


def _desk_face(
    subject: Subject,
    side: FaceSide,
    sides: list[FaceSide],
    drawn: DrawnFace,
    mine: list[tuple[FaceBox, Rectangle]],
    language: str,
) -> DeskFace:
    fits = [box.fit for box, _place in mine if box.fit is not None]
    return DeskFace(
        data_address(drawn.picture),
        round(drawn.face.width_mm / drawn.face.height_mm, 4),
        f"{subject.title(language)}, {language_label(language)}",
        side_label(side, sides, subject.snapshot.game),
        tuple(_percent(place) for _box, place in mine),
        _bar(max(fits, key=lambda fit: (fit.missing_mm, -fit.size_pt))) if fits else None,
    )


def _percent(place: Rectangle) -> Rectangle:
    left, top, width, height = (round(each * 100, 2) for each in place)
    return left, top, width, height


def _bar(fit: Fit) -> FitBar:
    """The worst place decides."""
    spoken = interface_language()
    span = fit.normal_pt - fit.smallest_pt
    value = 100 if not span else round((fit.size_pt - fit.smallest_pt) / span * 100)
    state, told = told_fit(fit)
    if not told:
        args = {"size": millimetres(fit.size_pt, spoken), "normal": millimetres(fit.normal_pt, spoken)}
        key = "desk-fits" if fit.size_pt < fit.normal_pt else "desk-fits-well"
        told = wording(spoken).say(key, args)
    return FitBar(0 if state == "over" else max(4, min(100, value)), state, told)
