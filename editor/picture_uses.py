"""How the layouts of an entry see its picture: in which frame, how much of it, and how fine it is printed."""

from __future__ import annotations

from typing import Any

from content.wording import wording
from editor.faces import Subject, side_label
from editor.names import interface_language
from printing.draw_face import FaceSide, has_faces, sides_of
from printing.errors import FaceError, LayoutError
from printing.exports.pictures import DPI
from printing.face import PictureFit
from printing.faces.faceset import FaceSet
from printing.material import Material
from printing.sheets.words import millimetres


def picture_uses(subject: Subject) -> list[dict[str, Any]]:
    """Each layout on which the picture of an entry stands, the first side first. The pages of books are left
    out: to set a book takes longer than anybody waits while typing."""
    game, kind = subject.snapshot.game, subject.kind.name
    if not subject.card.art:
        return []
    material = subject.material(subject.snapshot.source)
    try:
        if not has_faces(game, kind):
            return []
        sides = sides_of(material, kind, subject.slug)
    except LayoutError:
        return []
    found: dict[str, dict[str, Any]] = {}
    for side in sides:
        fit = None if side.component.pages else _fit(side, material)
        if fit is not None and fit.layout not in found:
            found[fit.layout] = {"side": side.name, "label": side_label(side, sides, game), **_shown(fit)}
    return list(found.values())


def _fit(side: FaceSide, material: Material) -> PictureFit | None:
    """How a side sees the picture of its own entry."""
    component = side.component
    try:
        face = FaceSet.load(material.game).compose(component, side.side, material, boxes=True)
    except FaceError:
        return None
    for box in face.boxes or ():
        own = any((each.kind, each.slug) == (component.kind, component.slug) for each in box.sources)
        if own and box.picture is not None:
            return box.picture
    return None


def _shown(fit: PictureFit) -> dict[str, Any]:
    is_coarse = fit.dpi < DPI
    is_soft = is_coarse and not fit.is_sharp
    spoken = interface_language()
    wide, high = (millimetres(round(each, 1), spoken) for each in fit.frame_mm)
    share = DPI / fit.dpi
    said = {
        "dpi": round(fit.dpi),
        "wanted": DPI,
        "width": wide,
        "height": high,
        "across": round(fit.pixels[0] * share),
        "down": round(fit.pixels[1] * share),
    }
    key = "picture-soft" if is_soft else "picture-sharp" if is_coarse else "picture-fine"
    return {
        "layout": fit.layout,
        "filling": fit.filling,
        "seen": [round(each, 4) for each in fit.seen],
        "pixels": fit.pixels,
        "state": "soft" if is_soft else "",
        "told": wording(spoken).say(key, said),
    }
