"""Judges the content of a game, and looks whether its texts fit their faces: the work of two kinds of job,
done by workers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.db.models import Q

from content.entries.pack import PackContent
from content.jobs.checking import forget_older
from content.jobs.pulse import Pulse
from content.judgements import (
    Unfit,
    entries_since,
    last_fit,
    stamp_of,
    stored_fit,
    stored_judgement,
)
from content.known_languages import know_languages
from content.models import Job, Mention, Pack
from content.own_text import own_field
from content.prints import art_bytes
from content.snapshots import hash_of, snapshot_bytes
from content.store import lock, read_content
from content.text_judging import judge_texts
from content.verdict import judge
from engine.games import games
from engine.snapshot import Snapshot, SnapshotError
from printing.components import Component
from printing.errors import FaceError, LayoutError
from printing.face import FaceBox
from printing.faces.faceset import LAYOUTS, FaceSet
from printing.material import Material

MOST_UNFIT = 1000
"""So many texts that do not fit are kept."""
MOST_ASKED = 200
"""With more entries changed, all faces are looked at: finding out what names them would cost more."""

Key = tuple[str, str]
Stamp = tuple[str, int, str]


def check_content(job: Job, pulse: Pulse) -> dict[str, Any]:
    """What is to be said of the content as it is when the work begins."""
    pulse.beat("content", 0, 1)
    stamp, content = _read(job)
    frozen = snapshot_bytes(content)
    for language in content.languages:
        judge_texts([job.game], language, most=None)
    verdict = judge(content, frozen, hear=lambda done, total: pulse.beat("texts", done, total))
    forget_older(job)
    return stored_judgement(stamp, hash_of(frozen), verdict)


def check_faces(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Which texts do not fit their faces, in any language. Of what was found before, only the faces of
    entries that have changed since are composed again, and those of entries that name them."""
    pulse.beat("content", 0, 1)
    stamp, content = _read(job)
    before = last_fit(job.game)
    changed = _changed(job.game, before.revision) if before and before.basis == stamp[2] else None
    found: dict[Unfit, None] = {}
    if before is not None and changed is not None:
        found = {
            each: None
            for each in before.unfit
            if (each.kind, each.slug) in content.documents.keys() - changed
        }
    found |= dict.fromkeys(_unfit(snapshot_bytes(content), changed, pulse))
    forget_older(job)
    return stored_fit(stamp, list(found)[:MOST_UNFIT])


def _read(job: Job) -> tuple[Stamp, PackContent]:
    """The content, and what a verdict on it is true of: no half of anybody's edit."""
    know_languages()
    with transaction.atomic():
        pack = lock(job.game_id)
        return stamp_of(pack), read_content(pack)


def _changed(pack: Pack, revision: int) -> set[Key] | None:
    """The entries that were changed after a revision, and those that name them; nothing if they are many."""
    changed = set(entries_since(pack, revision).values_list("kind", "slug"))
    if len(changed) > MOST_ASKED:
        return None
    named = Q()
    for kind, slug in changed:
        named |= Q(kind=kind, slug=slug)
    users = Mention.objects.filter(named, entry__game=pack) if changed else Mention.objects.none()
    return changed | set(users.values_list("entry__kind", "entry__slug"))


def _unfit(frozen: bytes, only: set[Key] | None, pulse: Pulse) -> Iterable[Unfit]:
    """The texts that do not fit. Content that cannot be read has errors that say so; a face that cannot be
    drawn is told by the printer and by the page of its entry."""
    try:
        snapshot = Snapshot.read(frozen)
        if not (LAYOUTS / snapshot.game).is_dir():
            return
        faces = FaceSet.load(snapshot.game)
    except (SnapshotError, LayoutError):
        return
    for language in (snapshot.source, *snapshot.languages):
        material = Material.of(snapshot, language, art_bytes)
        wanted = [
            each
            for each in faces.components(material)
            if each.kind and (only is None or (each.kind, each.slug) in only)
        ]
        for done, component in enumerate(wanted):
            pulse.beat("faces", done, len(wanted), language)
            for field in _overflowing(faces, component, material):
                yield Unfit(component.kind, component.slug, language, field)


def _overflowing(faces: FaceSet, component: Component, material: Material) -> list[str]:
    """The texts of a component's entry that do not fit, by their addresses; an empty one for whatever else
    does not."""
    found: dict[str, None] = {}
    kind = games()[material.game].kinds.get(component.kind)
    for side in component.sides:
        try:
            if faces.compose(component, side, material).overflows:
                boxes = faces.compose(component, side, material, boxes=True).boxes or ()
                over = [box for box in boxes if box.fit is not None and box.fit.missing_mm > 0]
                told = [_address(box, component, own_field(kind)) for box in over]
                found |= dict.fromkeys(told or [""])
        except FaceError:
            continue
    return list(found)


def _address(box: FaceBox, component: Component, own: str) -> str:
    """The address of the text that a part of a face shows; nothing if it is none of the entry itself."""
    for source in box.sources:
        if (source.kind, source.slug) == (component.kind, component.slug):
            if source.sort == "text":
                return source.address
            if source.sort == "rules" and not source.address:
                return own
    return ""
