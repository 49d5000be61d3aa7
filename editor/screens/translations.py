"""The translators' desk: the texts of one language, filtered by game, kind and state, saved row by row."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from django.core.paginator import Paginator
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.allow import reviewable_languages, writable_languages
from content.actions.confirm_text import confirm_texts
from content.actions.save_entry import TranslationEdit, save_translations
from content.conversations import open_conversations
from content.errors import InvalidError, StaleVersionError
from content.models import Language, Pack, Quality, State, TextUnit, Translation
from content.overtaken import Overtaken, overtaken
from content.own_texts import OwnText
from content.shown_changes import Piece, address_name, words_changed
from content.text_filter import filtered_units, waiting_units
from content.wording import fault_text, game_name, kind_name
from editor.desk_filters import Filters, judged, offered, people, read_filters, states
from editor.forms.fields import as_version, unix_lines
from editor.names import interface_language, titles
from editor.own_text import ShownRules, confirmations
from editor.progress import lacking
from editor.rules_text import fallen_back
from editor.screens.base import page, person, screen
from engine.games import games
from engine.schema.shapes import Text
from engine.schema.walk import text_fields

PER_PAGE = 50


@dataclass(slots=True)
class DeskRow:
    """One text in the chosen language, as stored and as typed."""

    unit: TextUnit
    language: Language
    title: str
    field_label: str
    kind_label: str
    is_long: bool
    can_edit: bool
    text: str = ""
    quality: str = Quality.DRAFT.value
    version: int = 0
    state: str = State.MISSING.value
    by: str = ""
    written_by: int | None = None
    reviewed_by: str = ""
    reviewed_at: datetime | None = None
    source_changed: list[Piece] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    rules_in: str = ""
    """The language that the rules text of its entry is in, if it fell back to it."""
    theirs: str | None = None
    is_saved: bool = False
    can_review: bool = False
    questions: int = 0
    """How many open conversations there are about it."""
    own: ShownRules | None = None
    """The rules text in the language, where the text is an own one of it."""
    source_own: OwnText | None = None
    """The own text of the source language, where it waits for somebody."""

    @property
    def state_label(self) -> str:
        """The state in the language of the interface."""
        return str(State(self.state).label)

    @property
    def qualities(self) -> list[tuple[str, str]]:
        """How far somebody may say that it has come; what it is already is among it."""
        return [
            (value, str(label))
            for value, label in Quality.choices
            if value != Quality.REVIEWED or self.can_review or self.quality == Quality.REVIEWED
        ]

    @property
    def lines(self) -> int:
        """How high the input is."""
        longest = max(self.text, self.unit.source, key=len)
        return max(1, min(10, longest.count("\n") + len(longest) // 50 + 1))


@screen("content.view_translation")
def translations(request: HttpRequest) -> HttpResponse:
    """One page of the desk."""
    return _desk(request)


@screen("content.view_translation")
def save_row(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """Save one row. A script gets the row back; without one the whole desk is shown again."""
    if request.method != "POST":
        return redirect("admin:translations")
    found = get_object_or_404(TextUnit.objects.select_related("entry__game"), pk=unit)
    spoken = get_object_or_404(Language, pk=language)
    edit = TranslationEdit(
        found.field,
        spoken.pk,
        unix_lines(request.POST.get("text", "")),
        request.POST.get("quality", Quality.DRAFT.value),
        as_version(request.POST.get("version", "")) or 0,
    )
    status, typed = 200, False
    errors: list[str] = []
    try:
        seen = as_version(request.POST.get("seen", ""))
        confirmed = confirmations(request.POST, lambda _language: edit.text)
        with transaction.atomic():
            save_translations(found.entry, [edit], seen=seen, author=person(request))
            if confirmed:
                confirm_texts(found.entry, confirmed, author=person(request))
    except InvalidError as error:
        status, typed = 422, True
        errors = [fault_text(fault, interface_language(), found.entry.game_id) for fault in error.faults]
    except StaleVersionError:
        status, typed = 409, True
    row = _row(request, unit, spoken)
    row.errors, row.is_saved = errors, status == 200
    if status == 409:
        row.theirs = row.text
    if typed:
        row.text, row.quality = edit.text, edit.quality
        if row.own is not None:
            row.own.because = request.POST.get(f"because:{spoken.pk}", "")
    if request.headers.get("X-Requested-With") == "fetch":
        context = {"row": row, "query": request.POST.get("query", "")}
        return render(request, "editor/parts/desk_row.html", context, status=status)
    if status == 200:
        return redirect(f"{reverse('admin:translations')}?{request.POST.get('query', '')}#unit-{unit}")
    return _desk(request, typed=row, status=status)


def _desk(request: HttpRequest, typed: DeskRow | None = None, status: int = 200) -> HttpResponse:
    writable = writable_languages(person(request))
    packs, languages = offered(writable)
    if not languages:
        return page(request, "editor/translations.html", _("Translations"), filters=None, rows=[])
    if typed is not None:
        filters = Filters(typed.unit.entry.game_id, typed.language, typed.unit.entry.kind, "", "")
    else:
        filters = read_filters(request.GET, packs, languages, writable)
    waiting = overtaken([filters.game] if filters.game else [pack.game for pack in packs])
    unread = judged(filters, packs)
    units = filtered_units(filters.wanted, waiting_units(waiting, filters.language.pk))
    chosen = Paginator(units, PER_PAGE).get_page(request.GET.get("page"))
    can_review = filters.language.pk in reviewable_languages(person(request))
    rows = desk_rows(
        list(chosen), filters.language, filters.language.pk in writable, waiting, can_review=can_review
    )
    if typed is not None:
        rows = [typed, *(row for row in rows if row.unit.pk != typed.unit.pk)]
    spoken = interface_language()
    return page(
        request,
        "editor/translations.html",
        _("Translations"),
        status=status,
        filters=filters,
        query=filters.query(),
        rows=rows,
        chosen=chosen,
        packs=[(pack.game, game_name(pack.game, spoken)) for pack in packs],
        kinds=_kinds(filters.game),
        languages=languages,
        states=states(),
        can_edit=filters.language.pk in writable,
        can_review=can_review,
        people=people(person(request)),
        unread=unread,
        lacking=[
            (game_name(pack.game, spoken), found)
            for pack in packs
            if filters.game in ("", pack.game) and filters.language in pack.languages.all()
            if (found := lacking(filters.language.pk, pack.game, pack.source_id))
        ],
    )


def _kinds(game: str) -> list[tuple[str, str]]:
    spoken = interface_language()
    kinds = games()[game].kinds if game else {}
    return [(kind, kind_name(game, kind, spoken, many=True)) for kind in kinds]


def _row(request: HttpRequest, unit: int, language: Language) -> DeskRow:
    found = TextUnit.objects.select_related("entry").get(pk=unit)
    can_edit = language.pk in writable_languages(person(request))
    can_review = language.pk in reviewable_languages(person(request))
    waiting = overtaken([found.entry.game_id])
    return desk_rows([found], language, can_edit, waiting, can_review=can_review)[0]


def desk_rows(
    units: list[TextUnit],
    language: Language,
    can_edit: bool,
    waiting: Overtaken,
    *,
    can_review: bool = False,
) -> list[DeskRow]:
    """Rows for some texts: three queries and one for each game, whatever their number; the content of a game
    is read besides where the language lacks messages of its rules texts."""
    stored = {
        row.unit_id: row
        for row in Translation.objects.filter(
            unit__in=[unit.pk for unit in units], language=language
        ).select_related("changed_by", "reviewed_by")
    }
    keys: dict[str, list[tuple[str, str]]] = {}
    for unit in units:
        keys.setdefault(unit.entry.game_id, []).append((unit.entry.kind, unit.entry.slug))
    names = {game: titles(game, some) for game, some in keys.items()}
    rows = [
        _desk_row(unit, language, stored.get(unit.pk), names[unit.entry.game_id], can_edit) for unit in units
    ]
    fallen = {
        pack.pk: fallen_back(pack, language.pk, keys[pack.pk]) for pack in Pack.objects.filter(pk__in=keys)
    }
    asked = open_conversations(language.pk, [unit.entry_id for unit in units])
    for row in rows:
        entry = row.unit.entry
        row.can_review = can_review
        row.questions = asked[entry.pk, row.unit.field]
        row.rules_in = fallen[entry.game_id].get((entry.kind, entry.slug), "")
        _show_own(row, waiting)
    return rows


def _show_own(row: DeskRow, waiting: Overtaken) -> None:
    """Put the own rules texts that wait for somebody beside their row."""
    entry = row.unit.entry
    for own in waiting.get((entry.game_id, entry.kind, entry.slug), {}).values():
        if own.field != row.unit.field:
            continue
        if own.language == row.language.pk:
            row.own, row.state = ShownRules(row.language, own, row.can_edit), State.STALE.value
        elif own.is_source:
            row.source_own = own


def _desk_row(
    unit: TextUnit,
    language: Language,
    found: Translation | None,
    names: dict[tuple[str, str], str],
    can_edit: bool,
) -> DeskRow:
    game, kind = unit.entry.game_id, unit.entry.kind
    info = games()[game].kinds.get(kind)
    shape = text_fields(info.record, unit.entry.data).get(unit.field) if info else None
    row = DeskRow(
        unit,
        language,
        names[kind, unit.entry.slug],
        address_name(info, unit.field, interface_language()) if info else unit.field,
        kind_name(game, kind, interface_language()),
        isinstance(shape, Text) and shape.mark.lines == "many",
        can_edit,
    )
    if found is not None:
        row.text, row.quality, row.version = found.text, found.quality, found.version
        found.unit = unit
        row.state = found.state.value
        row.by = str(found.changed_by or "")
        row.written_by = found.written_by_id
        row.reviewed_by, row.reviewed_at = str(found.reviewed_by or ""), found.reviewed_at
        if found.state is State.STALE:
            row.source_changed = words_changed(found.answers, unit.source)
    return row
