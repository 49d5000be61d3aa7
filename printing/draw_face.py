"""A face as a picture on a screen: of anything, saved or not, by the printer that prints it.

    drawn = draw_face(snapshot, "item", "boots", "front", "de", art)
    drawn.picture, drawn.boxes

There is no second renderer: the face is composed from its layout and rasterised from the very PDF that would
be printed. What was drawn before is kept twice: composed faces by what they read (`FaceSet.compose`),
pictures by the hash of their face.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from content.kept_bytes import KeptBytes
from engine.snapshot import Snapshot
from printing.components import Component
from printing.errors import FaceError
from printing.exports.pictures import face_pictures
from printing.face import Corners, Face, FaceBox, Step
from printing.faces.faceset import LAYOUTS, FaceSet
from printing.material import Art, Material

DPI = 150
LEAST_DPI, MOST_DPI = 20, 300
MOST_BYTES = 48_000_000
"""Pictures that are kept in memory."""

_pictures: KeptBytes[tuple[str, int]] = KeptBytes(MOST_BYTES)
"""By the hash of their face and the resolution."""

Rectangle = tuple[float, float, float, float]
"""Left, top, width and height in fractions of a face, from its upper left corner."""


@dataclass(frozen=True, slots=True)
class FaceSide:
    """A side of one of the components of an entry."""

    component: Component
    side: str
    name: str
    """Unique among the sides of the entry: ``front``, ``back``; of its second component ``front-2``."""


@dataclass(frozen=True, slots=True)
class DrawnFace:
    """A face that can be shown: a PNG cut to its trim, and what stands where on it."""

    face: Face
    picture: bytes
    dpi: int

    @property
    def boxes(self) -> list[tuple[FaceBox, Rectangle]]:
        """Everything that depends on content, with its place."""
        return [(box, placed(box.corners, self.face)) for box in self.face.boxes or ()]

    @property
    def outline(self) -> list[tuple[float, float]]:
        """The line along which it is cut out, as corners in fractions of the face; nothing for a plain
        rectangle."""
        cut = self.face.contour.cut
        if all(step != "C" for step, _values in cut) and len(cut) == 5:
            return []
        width, height = self.face.width_mm, self.face.height_mm
        return [(x / width, 1 - y / height) for x, y in _points(cut)]


def placed(corners: Corners, face: Face) -> Rectangle:
    """The upright rectangle around corners on a face."""
    across = [x / face.width_mm for x, _y in corners]
    down = [1 - y / face.height_mm for _x, y in corners]
    left, top = min(across), min(down)
    return left, top, max(across) - left, max(down) - top


def has_faces(game: str, kind: str) -> bool:
    """Whether entries of a kind are printed as components of their own. Raises `LayoutError` if the layouts
    of the game cannot be read."""
    return (LAYOUTS / game).is_dir() and any(each.kind == kind for each in FaceSet.load(game).sets)


def usual_size(game: str, kind: str) -> tuple[float, float] | None:
    """How large the first face of an entry of a kind is, in millimetres; nothing if the kind is not printed.
    Raises `LayoutError` if the layouts of the game cannot be read."""
    return FaceSet.load(game).usual_size(kind) if (LAYOUTS / game).is_dir() else None


def sides_of(material: Material, kind: str, slug: str) -> list[FaceSide]:
    """All sides that an entry is printed as, the first component first."""
    found = []
    components = FaceSet.load(material.game).components_of(kind, slug, material)
    for number, component in enumerate(components, 1):
        for side in component.sides:
            found.append(FaceSide(component, side, side if number == 1 else f"{side}-{number}"))
    return found


def draw_face(
    snapshot: Snapshot, kind: str, slug: str, side: str, language: str, art: Art, *, dpi: int = DPI
) -> DrawnFace | FaceError | None:
    """One side of an entry in a language, or why it cannot be drawn; nothing if the entry has no such
    side."""
    material = Material.of(snapshot, language, art)
    wanted = [(each, material) for each in sides_of(material, kind, slug) if each.name == side]
    return next(iter(draw_faces(wanted, dpi=dpi)), None)


def draw_faces(
    wanted: Iterable[tuple[FaceSide, Material]], *, dpi: int = DPI, boxes: bool = True
) -> list[DrawnFace | FaceError]:
    """Several sides, of any entries and languages, at once, in the order given: what must be rasterised goes
    through one file, which shares its fonts and forms. In the place of what cannot be drawn stands why."""
    composed = [_composed(each, material, boxes) for each, material in wanted]
    dpi = max(LEAST_DPI, min(MOST_DPI, dpi))
    faces = {face.hash: face for face in composed if isinstance(face, Face)}
    pictures = {name: _pictures.get((name, dpi)) for name in faces}
    fresh = [face for name, face in faces.items() if pictures[name] is None]
    for face, picture in face_pictures(fresh, dpi=dpi, bleed=False):
        pictures[face.hash] = picture
        _pictures.put((face.hash, dpi), picture)
    return [
        DrawnFace(face, pictures[face.hash] or b"", dpi) if isinstance(face, Face) else face
        for face in composed
    ]


def _composed(each: FaceSide, material: Material, boxes: bool) -> Face | FaceError:
    try:
        return FaceSet.load(material.game).compose(each.component, each.side, material, boxes=boxes)
    except FaceError as error:
        return error


def _points(steps: Iterable[Step]) -> Iterator[tuple[float, float]]:
    """A path as corners: a curve becomes a few short lines."""
    at = (0.0, 0.0)
    for step, values in steps:
        if step == "C":
            x1, y1, x2, y2, x, y = values
            for part in (0.25, 0.5, 0.75, 1.0):
                rest = 1 - part
                a, b, c, d = rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3
                yield a * at[0] + b * x1 + c * x2 + d * x, a * at[1] + b * y1 + c * y2 + d * y
            at = (x, y)
        elif values:
            at = (values[0], values[1])
            yield at
