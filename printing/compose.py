"""From a component to its faces: what sheets, exports, previews and checks call.

    faces = FaceSet.load("platformer")
    material = Material.of(snapshot, "de", art)
    for component in faces.components(material):
        for face in faces.compose_all(component, material):
            document.place(face, 10, 10)

A `FaceSet` holds the layouts of a game (`printing/layouts/<game>/`); its docs are docs/layouts.md.
"""

from __future__ import annotations

from printing.components import Component
from printing.face import Face
from printing.faces.faceset import FaceSet, Ink
from printing.material import Material


def compose(component: Component, side: str, material: Material, *, ink: Ink = "full") -> Face:
    """One side of a component ("front", "back", or the number of a book's page). Composed faces are kept, so
    that a side whose layout and data have not changed costs next to nothing."""
    return FaceSet.load(material.game).compose(component, side, material, ink=ink)


__all__ = ["FaceSet", "Ink", "compose"]
