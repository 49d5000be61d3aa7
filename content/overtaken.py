"""Own rules texts that somebody must mend or confirm, read from the database: for the desk, for counting, for
the pages of entries and of publishing."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q

from content.models import Pack, TextUnit, Translation
from content.own_text import FIELDS, PLACE, own_field
from content.own_texts import OwnText, own_texts
from content.store import read_content
from engine.games import games as declared

Overtaken = dict[tuple[str, str, str], dict[str, OwnText]]
"""By game, kind and slug, then by language."""


def overtaken(games: Iterable[str]) -> Overtaken:
    """The open own texts of some games. A game in which nobody restates effects costs one small query."""
    found: Overtaken = {}
    for pack in Pack.objects.filter(pk__in=_restating(list(games))):
        for own in own_texts(read_content(pack)):
            if own.is_open:
                found.setdefault((own.game, own.kind, own.slug), {})[own.language] = own
    return found


def overtaken_rows(games: Iterable[str]) -> list[int]:
    """The translations that are own rules texts and wait for somebody."""
    wanted = {
        (*key, language)
        for key, texts in overtaken(games).items()
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


def _restating(games: list[str]) -> set[str]:
    """The games with texts that may be own ones in their own words."""
    in_source = ~Q(source="") & ~Q(source__contains=PLACE)
    translated = ~Q(translations__text="") & ~Q(translations__text__contains=PLACE)
    found = set()
    for game in games:
        kinds = [name for name, kind in declared()[game].kinds.items() if own_field(kind)]
        units = TextUnit.objects.filter(entry__game=game, entry__kind__in=kinds, field__in=FIELDS)
        if units.filter(in_source | (translated & Q(translations__isnull=False))).exists():
            found.add(game)
    return found
