"""The texts of the studio as units for translators: with the designer's note, the limit, what the entry and
the field are called, and what the effects say where the text is an own rules text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from django.utils import timezone

from content.entries.pack import PackContent
from content.errors import TextFileFaultsError
from content.exchange.unit import TextsFile, Unit, unit_id, unwritable
from content.models import Pack, State, TextUnit
from content.overtaken import overtaken
from content.own_text import own_field
from content.rendering import Rendering
from content.shown_changes import address_name
from content.store import read_content
from content.text_filter import TextFilter, filtered_units, waiting_units
from content.wording import kind_name
from engine.games import games
from engine.schema import Fault
from engine.schema.walk import text_fields

Pictured = Callable[[str, str, str], str]
"""Where the picture of an entry of a game and kind lies beside the file; nothing if there is none."""


def collect_texts(wanted: TextFilter, pictured: Pictured | None = None) -> TextsFile:
    """The texts that a filter lets through. Raises `TextFileFaultsError` where no file could hold them: there
    are none, they are of several source languages, or one has characters that nothing can hold."""
    sources = dict(Pack.objects.filter(pk__in=games()).values_list("pk", "source_id"))
    waiting = overtaken([wanted.game] if wanted.game else list(sources))
    stale = waiting_units(waiting, wanted.language)
    rows = list(filtered_units(wanted, stale))
    if not rows:
        raise TextFileFaultsError([("", Fault((), "texts-none"))])
    spoken = {sources[row.entry.game_id] for row in rows}
    if len(spoken) > 1:
        args = {"languages": ", ".join(sorted(spoken))}
        raise TextFileFaultsError([("", Fault((), "texts-sources", args))])
    described = _Described(wanted.language, spoken.pop(), {row.entry.game_id for row in rows})
    units = [described.unit(row, is_waiting=row.pk in stale, pictured=pictured) for row in rows]
    moment = timezone.now().strftime("%Y-%m-%d %H:%M%z")
    file = TextsFile(described.source, wanted.language, units, moment)
    if faults := list(unwritable(file)):
        raise TextFileFaultsError(faults)
    return file


class _Described:
    """Says of texts what translators need to know; what several of them need is found out once."""

    def __init__(self, language: str, source: str, of: set[str]) -> None:
        self.language, self.source = language, source
        self.titles = _titles(of)
        self.kind_label = cache(lambda game, kind: kind_name(game, kind, source))
        self.field_label = cache(
            lambda game, kind, field: address_name(games()[game].kinds[kind], field, source)
        )
        self.contents: dict[str, tuple[Pack, PackContent]] = {}

    def unit(self, row: TextUnit, *, is_waiting: bool, pictured: Pictured | None) -> Unit:
        """One text."""
        entry = row.entry
        game, kind, slug = entry.game_id, entry.kind, entry.slug
        info = games()[game].kinds.get(kind)
        shape = text_fields(info.record, entry.data).get(row.field) if info else None
        text, answers = row.own_text or "", row.own_answers or ""  # type: ignore[attr-defined]
        state = State.MISSING.value
        if text:
            is_fresh = answers == row.source and not is_waiting
            state = row.own_quality if is_fresh else State.STALE.value  # type: ignore[attr-defined]
        return Unit(
            id=unit_id(game, kind, slug, row.field),
            source=row.source,
            target=text,
            state=state,
            began=text,
            began_state=state,
            answers=answers,
            note=row.note,
            limit=shape.mark.longest if shape else 0,
            kind=self.kind_label(game, kind) if info else kind,
            entry=self.titles.get((game, kind, slug), slug),
            field=self.field_label(game, kind, row.field) if info else row.field,
            rules=self._rules(game, kind, slug) if row.field == own_field(info) else "",
            picture=pictured(game, kind, slug) if pictured else "",
        )

    def _rules(self, game: str, kind: str, slug: str) -> str:
        if game not in self.contents:
            pack = Pack.objects.get(pk=game)
            self.contents[game] = pack, read_content(pack)
        pack, content = self.contents[game]
        return Rendering(pack, content.documents[kind, slug], content)(self.language)


def _titles(of: set[str]) -> dict[tuple[str, str, str], str]:
    """What the entries of some games are called in their source language."""
    fields = {info.title_field for game in of for info in games()[game].kinds.values()}
    rows = TextUnit.objects.filter(entry__game__in=of, field__in=fields)
    found = rows.values_list("entry__game", "entry__kind", "entry__slug", "field", "source")
    return {
        (game, kind, slug): source
        for game, kind, slug, field, source in found
        if source and (info := games()[game].kinds.get(kind)) and info.title_field == field
    }
