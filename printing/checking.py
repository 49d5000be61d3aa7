"""Whether everything can be printed: texts that do not fit, characters that no font has, art that is not
there, texts that are not translated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.gaps import Gap
from printing.components import Component
from printing.errors import FaceError
from printing.face import Face, Overflow
from printing.faces.faceset import FaceSet, Ink
from printing.material import Material


@dataclass(slots=True)
class Report:
    """What was found."""

    faces: int = 0
    overflows: list[Overflow] = field(default_factory=list)
    errors: list[FaceError] = field(default_factory=list)
    untranslated: list[str] = field(default_factory=list)
    """``kind/slug/field`` of texts that can be shown only in the source language."""
    gaps: list[Gap] = field(default_factory=list)
    """Messages of rules texts and labels that the language lacks."""

    @property
    def is_clean(self) -> bool:
        """Whether a final print can go out."""
        return not self.overflows and not self.errors and not self.untranslated and not self.gaps


def check_faces(
    material: Material, components: Iterable[Component] | None = None, *, ink: Ink = "full"
) -> Report:
    """Compose every side of every component (or of those given) and note what is wrong, instead of stopping
    at the first fault."""
    faces = FaceSet.load(material.game)
    report = Report()
    untranslated: dict[str, None] = {}
    gaps: dict[Gap, None] = {}
    for component in faces.components(material) if components is None else components:
        for side in component.sides:
            report.faces += 1
            try:
                face: Face = faces.compose(component, side, material, ink=ink)
            except FaceError as error:
                report.errors.append(error)
                continue
            report.overflows.extend(face.overflows)
            untranslated.update(dict.fromkeys(face.untranslated))
            for found in (*face.rules_gaps.values(), face.label_gaps):
                gaps.update(dict.fromkeys(found))
    report.untranslated = list(untranslated)
    report.gaps = list(gaps)
    return report
