"""Keeps what the search reads true (docs/decisions/0049-the-search-reads-on.md).

Whatever is done to an entry is in its history, so comparing the last revision tells whether anything is new;
what is new, and what names it, becomes an `UnreadEntry` and is read again. Languages, messages and the engine
together are the *basis* of all texts: with another one everything is unread. Nothing is read when content is
saved or loaded. Whoever searches reads on first, for a moment; what is left is read by the next.
"""

from __future__ import annotations

import hashlib
import time
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from django.db import connection, transaction
from django.db.models import Exists, OuterRef, Q

from content.cardtext import compare, part_texts, words_of
from content.entries.document import Document
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from content.fallbacks import chain_of, locale_folders
from content.models import Entry, Mention, Pack, Revision, SearchIndex, SearchText, UnreadEntry
from content.own_text import own_field
from content.own_wording import generation, own_digest
from content.store import read_documents
from content.wording import message_files
from engine.compiled import fingerprint
from engine.games import games
from engine.gaps import forget_with
from engine.schema.walk import references
from engine.wording import WordingError

AT_ONCE = 20
"""So many entries are read by one step, which holds the index of their game."""
MOST_CHANGED = 200
"""With more entries changed, all of the game are read again: finding out what names them would cost more."""
RULES, WORDS, SLUG = "rules", "words", "slug"
"""Places of texts that are no field: the rules text as players read it, the names of words, the slug."""

Key = tuple[str, str]
Parts = list[tuple[str, str]]


def fold(text: str) -> str:
    """A text as the search compares it: without case and accents, so that “erschopf” finds “Erschöpft”."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def read_on(seconds: float, game: str = "") -> int:
    """Bring the index of a game or of every game up to date, for so long; the number of entries that are
    still to be read. Where somebody else is just reading, nothing is done."""
    deadline = time.monotonic() + seconds
    wanted = Pack.objects.filter(pk__in=[game] if game else games())
    packs = list(wanted.prefetch_related("languages"))
    known = {each.game_id: each for each in SearchIndex.objects.filter(game__in=packs)}
    left = 0
    for pack in packs:
        index = known.get(pack.pk)
        if index is not None and index.is_whole and _stamp(pack) == _stamp_of(index):
            continue
        # At least one step for each game: it notes what is unread, and only then that can be counted.
        while _take_step(pack) and time.monotonic() < deadline:
            pass
        if not SearchIndex.objects.filter(game=pack, is_whole=True).exists():
            left += UnreadEntry.objects.filter(entry__game=pack).count()
    return left


Stamp = tuple[int, Any, str]


def _stamp(pack: Pack) -> Stamp:
    """What the index of a game must have been made from to be true."""
    last = Revision.objects.filter(game=pack).order_by("-pk").values_list("pk", "made_at").first()
    return *(last or (0, None)), basis_of(pack)


def basis_of(pack: Pack) -> str:
    """A name for all that words the entries of a game besides themselves: its languages, messages and the
    engine."""
    languages = (pack.source_id, *sorted(each.pk for each in pack.languages.all()))
    return _basis(pack.game, languages, locale_folders(), generation())


def _stamp_of(index: SearchIndex) -> Stamp:
    return index.revision, index.made_at, index.basis


@cache
def _basis(game: str, languages: tuple[str, ...], folders: tuple[Path, ...], at: int) -> str:
    """A name for all that words an entry besides itself: messages are read once for each generation, too."""
    digest = hashlib.sha256(f"{_engine()} {languages}".encode())
    spoken = dict.fromkeys(code for each in languages for code in chain_of(each, languages[0]))
    for code in spoken:
        digest.update(own_digest(code, game).encode())
        for folder in folders:
            for file in (*message_files(folder, code), *message_files(folder, code, game)):
                digest.update(f"{code} {file.name} ".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


forget_with(_basis.cache_clear)


@cache
def _engine() -> str:
    return fingerprint()


@transaction.atomic
def _take_step(pack: Pack) -> bool:
    """Read some entries of a game; whether there may be more. Steps of a game happen one after the other, so
    that nobody writes over what somebody else has read later."""
    index = _hold(pack)
    if index is None:
        return False
    stamp = _stamp(pack)
    if stamp != _stamp_of(index):
        _note_unread(pack, index, whole=stamp[2] != index.basis)
        index.revision, index.made_at, index.basis = stamp
    unread = list(Entry.objects.filter(game=pack, unread__isnull=False).order_by("pk")[:AT_ONCE])
    if unread:
        _read(pack, unread)
        UnreadEntry.objects.filter(entry__in=unread).delete()
    index.is_whole = len(unread) < AT_ONCE
    index.save()
    return not index.is_whole


def _hold(pack: Pack) -> SearchIndex | None:
    """The index of a game, held until the end of the transaction; nothing if somebody else holds it."""
    SearchIndex.objects.bulk_create([SearchIndex(game=pack)], ignore_conflicts=True)
    rows = SearchIndex.objects.filter(pk=pack.pk)
    if connection.features.has_select_for_update_skip_locked:
        return rows.select_for_update(skip_locked=True).first()
    return rows.first()  # where transactions that write happen one after the other anyway


def _note_unread(pack: Pack, index: SearchIndex, *, whole: bool) -> None:
    """Note what has to be read again: what was done since, and what names it."""
    entries = Entry.objects.filter(game=pack)
    changed = None if whole else _changed_since(pack, index)
    if changed is not None:
        named = Mention.objects.filter(entry=OuterRef("pk")).filter(_any(changed))
        mine = _any(changed)
        entries = entries.filter(mine | Exists(named)) if changed else entries.none()
    fresh = [UnreadEntry(entry_id=pk) for pk in entries.values_list("pk", flat=True)]
    UnreadEntry.objects.bulk_create(fresh, batch_size=500, ignore_conflicts=True)


def _any(keys: Iterable[Key]) -> Q:
    found = Q(pk__in=())
    by_kind: dict[str, list[str]] = {}
    for kind, slug in keys:
        by_kind.setdefault(kind, []).append(slug)
    for kind, slugs in by_kind.items():
        found |= Q(kind=kind, slug__in=slugs)
    return found


def _changed_since(pack: Pack, index: SearchIndex) -> set[Key] | None:
    """The entries with newer revisions, by their slugs of today and of then; nothing if they are very many,
    or if the history is another one by now."""
    newer = Revision.objects.filter(game=pack, pk__gte=index.revision).order_by("pk")
    rows = list(newer.values_list("pk", "made_at", "kind", "slug", "entry__slug")[: MOST_CHANGED + 1])
    if len(rows) > MOST_CHANGED or not rows or rows[0][:2] != (index.revision, index.made_at):
        return None
    return {(kind, slug) for _pk, _at, kind, *slugs in rows[1:] for slug in slugs if slug}


def _read(pack: Pack, entries: list[Entry]) -> None:
    """Write down what some entries say."""
    languages = [pack.source_id, *sorted(each.pk for each in pack.languages.all())]
    keys = {(each.kind, each.slug): each for each in entries}
    documents = read_documents(pack, keys)
    content = PackContent(pack.game, pack.source_id, languages[1:], {**_named(pack, documents), **documents})
    rows = [
        _row(entry, language, parts)
        for key, entry in keys.items()
        if key in documents
        for language, parts in _says(content, documents[key], languages).items()
    ]
    SearchText.objects.filter(entry__in=entries).exclude(language__in=["", *languages]).delete()
    SearchText.objects.bulk_create(
        rows,
        batch_size=200,
        update_conflicts=True,
        unique_fields=["entry", "language"],
        update_fields=["title", "folded", "parts"],
    )


def _named(pack: Pack, documents: dict[Key, Document]) -> dict[Key, Document]:
    """The entries whose names stand in the texts of others."""
    game = games()[pack.game]
    wanted = {
        (kind, slug)
        for document in documents.values()
        if document.kind in game.kinds
        for _path, kind, slug in references(game.kinds[document.kind].record, document.data, game)
    }
    return read_documents(pack, wanted - documents.keys()) if wanted - documents.keys() else {}


def _says(content: PackContent, document: Document, languages: list[str]) -> dict[str, Parts]:
    """All that an entry says, by language; under no language its slug and the names of its words."""
    kind = games()[content.game].kinds.get(document.kind)
    own = own_field(kind)
    found: dict[str, Parts] = {"": [(SLUG, document.slug)]}
    for language in languages:
        texts = document.texts
        if language != content.source:
            texts = {field: each.text for field, each in document.translations.get(language, {}).items()}
        found[language] = [(field, text) for field, text in texts.items() if text and field != own]
    if kind is None or entry_faults(
        games()[content.game], kind, entry_value(games()[content.game], document)
    ):
        return found
    found[""].append((WORDS, " ".join(words_of(kind, document.data))))
    for language in languages:
        try:
            rules = compare(content, language, document.kind, document.slug).shown
            parts = part_texts(content, language, document.kind, document.slug)
        except WordingError:  # a game that somebody is just declaring has no words yet
            continue
        found[language] += [(RULES, text) for text in (rules, *parts.values()) if text]
    return found


def _row(entry: Entry, language: str, parts: Parts) -> SearchText:
    kind = games()[entry.game_id].kinds.get(entry.kind)
    title = kind.title_field if kind is not None and language else SLUG
    name = next((text for place, text in parts if place == title), "")
    folded = "\n".join(fold(text) for _place, text in parts)
    return SearchText(entry=entry, language=language, title=fold(name), folded=folded, parts=parts)
