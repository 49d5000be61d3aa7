"""One text of the translators' desk with its card: the source with its terms, what checks say while somebody
types, the face and how the text fits, what the memory knows, other languages, its history."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse, QueryDict
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from content.actions.allow import reviewable_languages, writable_languages
from content.actions.confirm_text import confirm_texts
from content.actions.dismiss_remark import dismiss_remark, recall_remark
from content.actions.repeat_translation import repeat_translation, repeats
from content.actions.review_texts import approve_texts, recall_review
from content.actions.save_entry import TranslationEdit, save_translations
from content.errors import InvalidError, StaleVersionError
from content.models import Dismissal, Language, Quality, State, TextUnit, Translation
from content.overtaken import overtaken
from content.placeholders import PLACEHOLDER
from content.store import read_document, stored_terms
from content.suggesters import has_suggesters, machine_suggestions
from content.terms.base import Concept, TermBase
from content.terms.hits import term_hits
from content.text_filter import filtered_units, waiting_units
from content.text_history import text_history
from content.text_memory import suggestions
from content.text_reading import judged_remarks
from content.wording import fault_text
from editor.desk_face import desk_face
from editor.desk_filters import PARTS, Filters, judged, offered, read_filters
from editor.forms.fields import as_version, unix_lines
from editor.names import interface_language, titles
from editor.own_text import confirmations
from editor.rules_text import rules_texts
from editor.screens.base import page, person, remark, screen
from editor.screens.comments import conversation_context
from editor.screens.translations import DeskRow, desk_rows
from engine.games import games

AROUND = 25
"""How many texts the list at the side shows before and after the one that is open."""
MOST_ELSEWHERE = 12
APPROVE = "approve"
APPROVABLE = (State.DRAFT.value, State.MACHINE.value, State.STALE.value, State.MISSING.value)
"""States in which the page offers to approve what is typed."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of the source, and the term that it is."""

    text: str
    concept: Concept | None = None


@dataclass(frozen=True, slots=True)
class OfferedTerm:
    """A term of the source with what it is called in the language of the translation."""

    concept: Concept
    found: str
    forms: tuple[str, ...]

    @property
    def first(self) -> str:
        """The form to begin with."""
        return self.forms[0] if self.forms else ""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Where a text stands among those that the filters find."""

    number: int
    count: int
    before: int | None
    after: int | None
    rows: list[DeskRow]


@screen("content.view_translation")
def show(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """The page of a text; a POST saves it and goes on to the next."""
    found, spoken = _find(unit, language)
    if request.method == "POST":
        return _save(request, found, spoken)
    return _page(request, found, spoken, request.GET)


@require_POST
@screen("content.view_translation")
def look(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """The card and what the checks say, if the text read as it is typed."""
    found, spoken = _find(unit, language)
    text = unix_lines(request.POST.get("text", ""))
    can_edit = spoken.pk in writable_languages(person(request))
    context = _judged(found, spoken, text, request.POST.get("query", ""), can_edit=can_edit)
    return JsonResponse(
        {
            "face": render_to_string("editor/parts/desk_face.html", context, request),
            "remarks": render_to_string("editor/parts/desk_remarks.html", context, request),
        }
    )


@screen("content.view_translation")
def suggest(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """What machines suggest: asked for after the page, because they may take their time."""
    found, spoken = _find(unit, language)
    if spoken.pk not in writable_languages(person(request)):
        raise PermissionDenied
    context = {"machine": machine_suggestions(found, spoken.pk), "language": spoken}
    return render(request, "editor/parts/machine.html", context)


@require_POST
@screen("content.view_translation")
def dismiss(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """Say that a remark is no fault, and why; or take that back."""
    found, spoken = _find(unit, language)
    number = request.POST.get("recall", "")
    try:
        if number:
            known = Dismissal.objects.filter(unit=found, language=spoken)
            recall_remark(get_object_or_404(known, pk=as_version(number) or 0), author=person(request))
        else:
            dismiss_remark(
                found,
                spoken.pk,
                request.POST.get("check", ""),
                request.POST.get("said", ""),
                because=remark(request, "because"),
                author=person(request),
            )
    except InvalidError as error:
        messages.error(request, _faults(error, found))
    return _back(request, found, spoken)


@require_POST
@screen("content.view_translation")
def recall(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """Take the review of a text back."""
    found, spoken = _find(unit, language)
    version = as_version(request.POST.get("version", "")) or 0
    done = recall_review(found.entry.game, spoken.pk, {found.pk: version}, author=person(request))
    if done.moved:
        messages.error(request, _("Somebody has changed this text meanwhile. Look at it again."))
    else:
        messages.success(request, _("It is a draft again."))
    return _back(request, found, spoken)


@require_POST
@screen("content.view_translation")
def repeat(request: HttpRequest, unit: int, language: str) -> HttpResponse:
    """Give the translation to all texts that read the same and wait for one."""
    found, spoken = _find(unit, language)
    try:
        number = repeat_translation(found, spoken.pk, author=person(request))
    except InvalidError as error:
        messages.error(request, _faults(error, found))
    else:
        told = ngettext("%(n)d text has it now, too.", "%(n)d texts have it now, too.", number)
        messages.success(request, told % {"n": number})
    return _back(request, found, spoken)


def _find(unit: int, language: str) -> tuple[TextUnit, Language]:
    units = TextUnit.objects.select_related("entry__game__source", "entry__art")
    found = get_object_or_404(units.filter(entry__game__in=games()), pk=unit)
    return found, get_object_or_404(Language.objects.filter(packs=found.entry.game), pk=language)


def _save(request: HttpRequest, unit: TextUnit, language: Language) -> HttpResponse:
    deed = request.POST.get("deed", "")
    quality = request.POST.get("quality", Quality.DRAFT.value)
    edit = TranslationEdit(
        unit.field,
        language.pk,
        unix_lines(request.POST.get("text", "")),
        quality,
        as_version(request.POST.get("version", "")) or 0,
    )
    query = QueryDict(request.POST.get("query", ""))
    # What is next is found before the text is saved: afterwards it may be no longer among what is to do.
    neighbours = _neighbours(_filters(unit, language, query, writable_languages(person(request))), unit)
    try:
        confirmed = confirmations(request.POST, lambda _language: edit.text)
        with transaction.atomic():
            if deed == APPROVE:
                _approve(request, unit, edit)
            else:
                save_translations(
                    unit.entry, [edit], seen=as_version(request.POST.get("seen", "")), author=person(request)
                )
            if confirmed:
                confirm_texts(unit.entry, confirmed, author=person(request))
    except InvalidError as error:
        errors = [fault_text(each, interface_language(), unit.entry.game_id) for each in error.faults]
        return _page(request, unit, language, query, typed=edit, errors=errors, status=422)
    except StaleVersionError:
        return _page(request, unit, language, query, typed=edit, is_overtaken=True, status=409)
    messages.success(request, _("Approved.") if deed == APPROVE else _("Saved."))
    following = neighbours.after if deed in ("next", APPROVE) else None
    return _redirect(following or unit.pk, language, query.urlencode())


def _approve(request: HttpRequest, unit: TextUnit, edit: TranslationEdit) -> None:
    """Approve what is on the page: what was typed is saved first, as a draft, so that four eyes see it."""
    who = person(request)
    row = Translation.objects.filter(unit=unit, language=edit.language).first()
    version = edit.version
    if row is None or row.text != edit.text or row.answers != unit.source:
        seen = as_version(request.POST.get("seen", ""))
        draft = replace(edit, quality=Quality.DRAFT.value)
        save_translations(unit.entry, [draft], seen=seen, author=who)
        version += 1
    done = approve_texts(unit.entry.game, edit.language, {unit.pk: version}, author=who)
    if done.moved:
        held = read_document(unit.entry)
        raise StaleVersionError(None, held, held, row.version if row else 0, "")


def _page(
    request: HttpRequest,
    unit: TextUnit,
    language: Language,
    given: Mapping[str, str],
    *,
    typed: TranslationEdit | None = None,
    errors: list[str] | None = None,
    is_overtaken: bool = False,
    status: int = 200,
) -> HttpResponse:
    who = person(request)
    entry = unit.entry
    writable = writable_languages(who)
    filters = _filters(unit, language, given, writable)
    waiting = overtaken([entry.game_id])
    can_edit = language.pk in writable
    can_review = can_edit and language.pk in reviewable_languages(who)
    row = desk_rows([unit], language, can_edit, waiting, can_review=can_review)[0]
    is_own = entry.game.has_four_eyes and row.written_by == who.pk
    row.errors = errors or []
    if is_overtaken:
        row.theirs = row.text
    if typed is not None:
        row.text, row.quality = typed.text, typed.quality
    terms = stored_terms(entry.game)
    known_terms = _known_terms(terms, unit, language)
    return page(
        request,
        "editor/desk_text.html",
        f"{row.title}: {row.field_label}",
        crumbs=[(_("Translations"), f"{reverse('admin:translations')}?{filters.query()}")],
        status=status,
        row=row,
        entry=entry,
        filters=filters,
        neighbours=_neighbours(filters, unit),
        stretches=list(_stretches(terms, unit.source, entry.game.source_id)),
        offered=known_terms,
        placeholders=list(dict.fromkeys(PLACEHOLDER.findall(unit.source))),
        suggestions=suggestions(unit.source, language.pk, without=unit.pk),
        repeats=repeats(unit, language.pk) if can_edit and row.text and row.state != "missing" else [],
        elsewhere=_elsewhere(unit, language),
        others=_other_languages(unit, language),
        history=text_history(entry, unit.field, language.pk),
        rules=_rules(unit, language),
        can_approve=row.can_review and row.state in APPROVABLE and not is_own,
        has_suggesters=can_edit and has_suggesters() and bool(unit.source),
        has_four_eyes=entry.game.has_four_eyes,
        **_judged(unit, language, row.text, filters.query(), can_edit=can_edit),
        **conversation_context(entry, who, unit.field, language.pk),
    )


def _judged(unit: TextUnit, language: Language, text: str, query: str, *, can_edit: bool) -> dict[str, Any]:
    """The card with a text, and what the checks say about it."""
    face = desk_face(unit, language.pk, text)
    remarks = judged_remarks(unit, language.pk, text)
    spoken = interface_language()
    return {
        "unit": unit,
        "language": language,
        "can_edit": can_edit,
        "face": None if isinstance(face, str) else face,
        "no_face": face if isinstance(face, str) else "",
        "remarks": [(each, fault_text(each.remark.fault, spoken, unit.entry.game_id)) for each in remarks],
        "query": query,
    }


def _filters(unit: TextUnit, language: Language, given: Mapping[str, str], writable: set[str]) -> Filters:
    """The filters of the desk from which somebody came; in the language of the page. Without any, all texts
    of the entry's kind."""
    packs, languages = offered(writable)
    wanted = {name: given.get(name, "") for name in PARTS}
    if not any(wanted.values()):
        wanted |= {"game": unit.entry.game_id, "kind": unit.entry.kind}
    filters = read_filters(wanted | {"language": language.pk}, packs, languages, writable)
    judged(filters, packs)
    return filters


def _neighbours(filters: Filters, unit: TextUnit) -> Neighbours:
    """The texts around one, in the order of the desk. A text that the filters no longer find stands before
    those that come after it."""
    waiting = overtaken([filters.game] if filters.game else list(games()))
    units = filtered_units(filters.wanted, waiting_units(waiting, filters.language.pk))
    keys = list(units.values_list("pk", flat=True))
    if unit.pk in keys:
        at = keys.index(unit.pk)
        before, after = keys[max(0, at - 1) : at], keys[at + 1 : at + 2]
        near = keys[max(0, at - AROUND) : at + AROUND + 1]
    else:
        entry = unit.entry
        mine = (entry.game_id, entry.kind, entry.slug, unit.position, unit.pk)
        order = ("entry__game", "entry__kind", "entry__slug", "position", "pk")
        at = sum(1 for each in units.values_list(*order) if each < mine)
        before, after = keys[max(0, at - 1) : at], keys[at : at + 1]
        near = keys[max(0, at - AROUND) : at + AROUND]
    found = TextUnit.objects.select_related("entry").in_bulk(near)
    rows = desk_rows([found[key] for key in near if key in found], filters.language, False, waiting)
    return Neighbours(at + 1, len(keys), before[0] if before else None, after[0] if after else None, rows)


def _stretches(terms: TermBase, source: str, language: str) -> Iterator[Stretch]:
    """The source, taken apart at the terms in it."""
    at = 0
    for hit in term_hits(terms, source, language):
        if hit.start > at:
            yield Stretch(source[at : hit.start])
        yield Stretch(hit.found, hit.concept)
        at = hit.end
    if at < len(source):
        yield Stretch(source[at:])


def _known_terms(terms: TermBase, unit: TextUnit, language: Language) -> list[OfferedTerm]:
    """The terms of the source, each once, with what they are called."""
    found: dict[str, OfferedTerm] = {}
    for hit in term_hits(terms, unit.source, unit.entry.game.source_id):
        forms = tuple(hit.concept.terms.get(language.pk, ()))
        found.setdefault(hit.concept.name, OfferedTerm(hit.concept, hit.found, forms))
    return list(found.values())


def _elsewhere(unit: TextUnit, language: Language) -> list[tuple[TextUnit, str, str]]:
    """Other texts with the same source, with their entry's name and what they read."""
    if not unit.source:
        return []
    units = TextUnit.objects.filter(source=unit.source, entry__game__in=games()).exclude(pk=unit.pk)
    found = list(units.select_related("entry").order_by("entry__game", "pk")[:MOST_ELSEWHERE])
    read = dict(Translation.objects.filter(unit__in=found, language=language).values_list("unit", "text"))
    keys: dict[str, list[tuple[str, str]]] = {}
    for each in found:
        keys.setdefault(each.entry.game_id, []).append((each.entry.kind, each.entry.slug))
    names = {game: titles(game, some) for game, some in keys.items()}
    return [
        (each, names[each.entry.game_id][each.entry.kind, each.entry.slug], read.get(each.pk, ""))
        for each in found
    ]


def _other_languages(unit: TextUnit, language: Language) -> list[Translation]:
    """What the text reads in the languages beside this one."""
    known = Translation.objects.filter(unit=unit).exclude(language=language).exclude(text="")
    return list(known.select_related("language").order_by("language"))


def _rules(unit: TextUnit, language: Language) -> str:
    """The rules text that stands on the card with it; nothing for entries that do nothing."""
    told = rules_texts(unit.entry)
    return next((each.text for each in told if each.language.pk == language.pk), "")


def _faults(error: InvalidError, unit: TextUnit) -> str:
    return " ".join(fault_text(each, interface_language(), unit.entry.game_id) for each in error.faults)


def _back(request: HttpRequest, unit: TextUnit, language: Language) -> HttpResponseRedirect:
    return _redirect(unit.pk, language, request.POST.get("query", ""))


def _redirect(unit: int, language: Language, query: str) -> HttpResponseRedirect:
    return HttpResponseRedirect(f"{reverse('admin:desk_text', args=(unit, language.pk))}?{query}")
