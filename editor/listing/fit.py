"""Which cards do not fit in a language: composed as they would be printed, a moment's worth for each page,
and remembered as long as neither the entry nor what it names changes. What has not been looked at yet is
told."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

from content.models import Mention, Pack
from content.prints import all_art
from content.snapshots import kept_draft
from content.spreadsheet_plan import stamps
from engine.snapshot import SnapshotError
from printing.draw_face import has_faces, sides_of
from printing.errors import FaceError, LayoutError
from printing.faces.faceset import FaceSet
from printing.material import Material

Fits = Literal["fits", "small", "over"]
"""Whether all texts of an entry have room at the size they should have, only smaller, or not at all."""
Key = tuple[str, str, str, str]
MOST = 200_000
_known: dict[Key, tuple[tuple[int, ...], Fits]] = {}
"""By game, kind, slug and language: the stamps of the entry and of what it names, and the verdict."""


def look_for_fit(
    pack: Pack, kind: str, slugs: Iterable[str], language: str, seconds: float
) -> tuple[dict[str, Fits], int]:
    """The verdicts on some entries of a kind in a language, after looking for so long at those that nobody
    has looked at; and how many are left."""
    wanted = list(slugs)
    now = _stamps(pack, kind)
    found: dict[str, Fits] = {}
    fresh = []
    for slug in wanted:
        known = _known.get((pack.pk, kind, slug, language))
        if known is not None and known[0] == now.get(slug):
            found[slug] = known[1]
        else:
            fresh.append(slug)
    try:
        if not fresh or not has_faces(pack.pk, kind):
            return found | dict.fromkeys(fresh, "fits"), 0
        material = Material.of(kept_draft(pack), language, all_art())
    except (LayoutError, SnapshotError):
        return found, len(fresh)
    deadline = time.monotonic() + seconds
    if len(_known) > MOST:
        _known.clear()
    for number, slug in enumerate(fresh):
        if time.monotonic() > deadline:
            return found, len(fresh) - number
        found[slug] = _look(material, kind, slug)
        _known[pack.pk, kind, slug, language] = (now.get(slug, ()), found[slug])
    return found, 0


def _stamps(pack: Pack, kind: str) -> dict[str, tuple[int, ...]]:
    """For each entry of a kind its last revision and that of everything it names."""
    last = stamps(pack)
    found = {slug: [stamp] for (of, slug), stamp in last.items() if of == kind}
    named = Mention.objects.filter(entry__game=pack, entry__kind=kind).order_by("kind", "slug").distinct()
    for slug, of, target in named.values_list("entry__slug", "kind", "slug"):
        if slug in found:
            found[slug].append(last.get((of, target), 0))
    return {slug: tuple(all_of) for slug, all_of in found.items()}


def _look(material: Material, kind: str, slug: str) -> Fits:
    faces = FaceSet.load(material.game)
    worst: Fits = "fits"
    for side in sides_of(material, kind, slug):
        try:
            face = faces.compose(side.component, side.side, material, boxes=True)
        except FaceError:  # it cannot be printed as it is
            return "over"
        for box in face.boxes or ():
            if box.fit is not None and box.fit.missing_mm:
                return "over"
            if box.fit is not None and box.fit.is_small:
                worst = "small"
    return worst
