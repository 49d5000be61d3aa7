"""Texts for translators with pictures of their cards, as one zip: the faces are drawn by the printer, in the
language of the translation as far as it exists. The work of a job; the file lies beside those of prints."""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import msgspec
from django.conf import settings

from content.actions.allow import require
from content.errors import TextFileFaultsError
from content.exchange.bundle import write_bundle
from content.exchange.format import Format, formats
from content.exchange.unit import Unit
from content.jobs.errors import JobRefusedError
from content.jobs.pulse import Pulse
from content.jobs.queue import put
from content.known_languages import know_languages
from content.models import Job, Pack
from content.prints import art_bytes
from content.snapshots import kept_draft
from content.store import batched
from content.text_filter import TextFilter
from content.text_units import collect_texts
from engine.games import games
from engine.snapshot import SnapshotError
from printing.draw_face import DrawnFace, draw_faces, has_faces, sides_of
from printing.errors import LayoutError
from printing.material import Material

if TYPE_CHECKING:
    from django.contrib.auth.models import User

BUNDLE = "texts-bundle"
FACES = "faces"
AT_ONCE = 24
"""So many faces are drawn together: what they share is drawn once."""
KEPT = timedelta(days=14)

_PLAIN = re.compile(r"[^A-Za-z0-9_]")
"""What has no place in the name of a file; addresses may say anything."""

Hear = Callable[[str, int, int], None]


def file_name(wanted: TextFilter, form: Format) -> str:
    """What a file of texts is called: ``platformer-de.xlf``."""
    parts = (wanted.game or "texts", wanted.kind, wanted.state, wanted.language)
    return "-".join(_PLAIN.sub("", part) for part in parts if part) + form.suffix


def bundle_path(pk: int) -> Path:
    """Where the file of a job lies."""
    return Path(settings.TEXTS_ROOT) / f"{pk}.zip"


def order_bundle(pack: Pack, wanted: TextFilter, form: Format, *, author: User | None) -> Job:
    """Let a worker draw the cards; files of long ago go."""
    require(author, "content.view_translation")
    for old in Path(settings.TEXTS_ROOT).glob("*.zip"):
        if time.time() - old.stat().st_mtime > KEPT.total_seconds():
            old.unlink(missing_ok=True)
    parameters = {"filter": asdict(wanted), "format": form.name}
    return put(BUNDLE, pack, author=author, parameters=parameters)


def make_bundle(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Draw what was ordered into the file of the job; it appears whole or not at all."""
    wanted = TextFilter(**job.parameters["filter"])
    target = bundle_path(job.pk)
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".bundle-", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            report = write_texts_bundle(out, wanted, formats()[job.parameters["format"]], pulse.beat)
        Path(name).replace(target)
    except TextFileFaultsError as error:
        raise JobRefusedError(error.faults) from None
    finally:
        Path(name).unlink(missing_ok=True)
    return {**report, "bytes": target.stat().st_size}


def write_texts_bundle(
    out: IO[bytes], wanted: TextFilter, form: Format, hear: Hear | None = None
) -> dict[str, Any]:
    """The texts that a filter lets through in a format, with a picture of every card that can be drawn."""
    know_languages()
    tell = hear or (lambda step, done, total: None)
    tell("collect", 0, 1)
    file = collect_texts(wanted, lambda *entry: _path(*entry, is_one=bool(wanted.game)))
    drawn: set[str] = set()

    def pictures() -> Iterator[tuple[str, bytes]]:
        for path, picture in _pictures(file.units, wanted.language, tell):
            drawn.add(path)
            yield path, picture

    def written() -> tuple[str, bytes]:
        units = [
            unit if unit.picture in drawn else msgspec.structs.replace(unit, picture="")
            for unit in file.units
        ]
        return file_name(wanted, form), form.write(msgspec.structs.replace(file, units=units))

    write_bundle(out, pictures(), written)
    return {"texts": len(file.units), "pictures": len(drawn), "name": file_name(wanted, form)}


def _path(game: str, kind: str, slug: str, *, is_one: bool) -> str:
    """Where the picture of an entry lies in the zip; nothing for kinds that are not printed."""
    try:
        if kind not in games()[game].kinds or not has_faces(game, kind):
            return ""
    except LayoutError:
        return ""
    return f"{FACES}/{kind}-{slug}.png" if is_one else f"{FACES}/{game}/{kind}-{slug}.png"


def _pictures(units: Iterable[Unit], language: str, tell: Hear) -> Iterator[tuple[str, bytes]]:
    """The first side of every card that is named, in the language, or else in the source."""
    by_game: dict[str, dict[tuple[str, str], str]] = {}
    for unit in units:
        if unit.picture and unit.key:
            game, kind, slug, _field = unit.key
            by_game.setdefault(game, {})[kind, slug] = unit.picture
    total, done = sum(map(len, by_game.values())), 0
    for game, cards in by_game.items():
        try:
            snapshot = kept_draft(Pack.objects.get(pk=game))
            materials = [
                Material.of(snapshot, code, art_bytes) for code in dict.fromkeys((language, snapshot.source))
            ]
        except SnapshotError:
            continue
        for some in batched(cards.items(), AT_ONCE):
            tell("draw", done, total)
            done += len(some)
            left = dict(some)
            for material in materials:
                found, left = _drawn(material, left)
                yield from found


def _drawn(
    material: Material, cards: dict[tuple[str, str], str]
) -> tuple[list[tuple[str, bytes]], dict[tuple[str, str], str]]:
    """The pictures of some cards in a language, and the cards that cannot be drawn in it."""
    wanted = []
    for (kind, slug), path in cards.items():
        try:
            sides = sides_of(material, kind, slug)
        except (LayoutError, KeyError):
            continue
        if sides:
            wanted.append((kind, slug, path, sides[0]))
    faces = draw_faces([(side, material) for *_key, side in wanted], boxes=False)
    found, left = [], {}
    for (kind, slug, path, _side), face in zip(wanted, faces, strict=True):
        if isinstance(face, DrawnFace):
            found.append((path, face.picture))
        else:
            left[kind, slug] = path
    return found, left
