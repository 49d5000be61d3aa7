"""The pictures of a game with the entries that use them or once did, and those that an entry had before."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models.fields.json import KT

from content.models import Art, Entry, Pack, Revision
from content.wording import kind_name
from editor.names import interface_language, titles
from engine.games import games


@dataclass(frozen=True, slots=True)
class Use:
    """An entry whose picture it is."""

    kind: str
    slug: str
    name: str
    kind_name: str


@dataclass(slots=True)
class Found:
    """A picture of the library."""

    art: Art
    uses: list[Use] = field(default_factory=list)
    """Nothing for a picture that only the history still knows."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """A picture that an entry had before, with what came in its place; nothing where it was taken away."""

    art: Art
    after: str
    framing: dict[str, Any]
    when: datetime
    who: User | None
    why: str


def find_pictures(pack: Pack, asked: str) -> list[Found]:
    """The pictures of a game in the order of the entries that use them, those in use first; of those in whose
    names, kinds or slugs every word stands."""
    spoken = interface_language()
    kinds = games()[pack.game].kinds
    rows = Entry.objects.filter(game=pack, art__isnull=False, kind__in=kinds)
    used = [(str(art), kind, slug) for art, kind, slug in rows.values_list("art_id", "kind", "slug")]
    once = Revision.objects.filter(game=pack, kind__in=kinds, document__isnull=False)
    known = once.annotate(art=KT("document__art")).order_by().values_list("art", "kind", "slug").distinct()
    current = {art for art, _kind, _slug in used}
    gone = sorted((art, kind, slug) for art, kind, slug in known if art and art not in current)
    names = titles(pack.game, {(kind, slug) for _art, kind, slug in [*used, *gone]})
    words = asked.lower().split()
    found: dict[str, list[Use]] = {}
    order = sorted(used, key=lambda each: (each[1], names[each[1], each[2]].lower()))
    for art, kind, slug in [*order, *gone]:
        use = Use(kind, slug, names[kind, slug], kind_name(pack.game, kind, spoken))
        said = f"{use.name} {use.slug} {use.kind_name}".lower()
        if all(word in said for word in words):
            found.setdefault(art, [])
    for art, kind, slug in order:
        if art in found:
            found[art].append(Use(kind, slug, names[kind, slug], kind_name(pack.game, kind, spoken)))
    stored = Art.objects.in_bulk(list(found))
    return [Found(stored[art], uses) for art, uses in found.items() if art in stored]


def replaced_pictures(entry: Entry) -> list[Replaced]:
    """The pictures that an entry had before, the last one first: each once, as it was replaced last."""
    revisions = Revision.objects.filter(entry=entry, document__isnull=False).order_by("pk")
    found: dict[str, tuple[str, dict[str, Any], Revision]] = {}
    before = ""
    framing: dict[str, Any] = {}
    fields = ("document", "made_at", "made_by", "why")
    for revision in revisions.select_related("made_by").only(*fields):
        art = revision.document.get("art", "")
        if art != before and before:
            found.pop(before, None)
            found[before] = (art, framing, revision)
        before, framing = art, revision.document.get("framing", {})
    stored = Art.objects.in_bulk([name for name in found if name != before])
    return [
        Replaced(stored[name], after, framed, revision.made_at, revision.made_by, revision.why)
        for name, (after, framed, revision) in reversed(found.items())
        if name in stored
    ]
