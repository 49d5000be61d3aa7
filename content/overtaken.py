"""Own rules texts that somebody must mend or confirm, read from the database: for the desk, for counting, for
the pages of entries and of publishing."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q

from content.entries.pack import PackContent
from content.models import Pack, TextUnit, Translation
from content.own_text import FIELDS, PLACE, own_field
from content.own_texts import OwnText, own_texts
from content.store import read_documents
from engine.games import games as declared
from engine.schema.walk import references

Key = tuple[str, str]

Overtaken = dict[tuple[str, str, str], dict[str, OwnText]]
"""By game, kind and slug, then by language."""


def overtaken(games: Iterable[str]) -> Overtaken:
    """The open own texts of some games. Only the entries that restate their effects are read, and those they
    name; a game in which nobody does costs one small query."""
    found: Overtaken = {}
    restating = _restating(list(games))
    for pack in Pack.objects.filter(pk__in=restating):
        for own in own_texts(_around(pack, restating[pack.game])):
            if own.is_open and (own.kind, own.slug) in restating[pack.game]:
                found.setdefault((own.game, own.kind, own.slug), {})[own.language] = own
    return found


def _around(pack: Pack, keys: set[Key]) -> PackContent:
    """Some entries and what their effects name, as content: enough to word them."""
    game = declared()[pack.game]
    documents = read_documents(pack, keys)
    named = {
        (kind, slug)
        for each in documents.values()
        for _path, kind, slug in references(game.kinds[each.kind].record, each.data, game)
    }
    documents |= read_documents(pack, named - documents.keys()) if named - documents.keys() else {}
    languages = sorted(pack.languages.values_list("code", flat=True))
    for document in documents.values():
        document.translations = {
            code: answers for code, answers in document.translations.items() if code in languages
        }
    return PackContent(pack.game, pack.source_id, languages, documents)


def overtaken_rows(games: Iterable[str], known: Overtaken | None = None) -> list[int]:
    """The translations that are own rules texts and wait for somebody."""
    wanted = {
        (*key, language)
        for key, texts in (overtaken(games) if known is None else known).items()
        for language, own in texts.items()
        if not own.is_source
    }
    if not wanted:
        return []
    slugs = {slug for _game, _kind, slug, _language in wanted}
    rows = Translation.objects.filter(unit__entry__slug__in=slugs)
    fields = ("unit__entry__game", "unit__entry__kind", "unit__entry__slug", "language")
    found = rows.values_list("pk", *fields, "unit__field")
    return [pk for pk, *key, field in found if field in FIELDS and tuple(key) in wanted]


def _restating(games: list[str]) -> dict[str, set[Key]]:
    """By game the entries with texts that may be own ones in their own words."""
    in_source = ~Q(source="") & ~Q(source__contains=PLACE)
    translated = ~Q(translations__text="") & ~Q(translations__text__contains=PLACE)
    wanted = Q(pk__in=())
    for game in games:
        kinds = [name for name, kind in declared()[game].kinds.items() if own_field(kind)]
        wanted |= Q(entry__game=game, entry__kind__in=kinds)
    units = TextUnit.objects.filter(
        wanted, in_source | (translated & Q(translations__isnull=False)), field__in=FIELDS
    )
    found: dict[str, set[Key]] = {}
    for game, kind, slug in units.values_list("entry__game", "entry__kind", "entry__slug"):
        found.setdefault(game, set()).add((kind, slug))
    return found
