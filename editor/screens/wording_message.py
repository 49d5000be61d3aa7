"""One message: what it is given, what is shipped, what somebody writes instead, the cards that this changes
while it is typed, other languages, its history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from content.actions.allow import writable_languages
from content.actions.reword import QUALITIES, message_faults, return_message, save_message
from content.errors import ChangedMeanwhileError, InvalidError
from content.fallbacks import LAST
from content.messages.cases import values_of
from content.messages.check import check_message
from content.messages.listing import SHARED, Standing, standing_of
from content.messages.place import Place
from content.messages.shipped import Shipped, explained_arguments, find_shipped
from content.messages.uses import given_values, packs_of
from content.messages.writing import source_of, text_of, tidy_text
from content.models import Language, MessageRevision, OwnMessage, Pack, Quality
from content.shown_changes import words_changed
from content.wording import fault_text, game_name
from editor.forms.fields import as_version, unix_lines
from editor.message_changes import shown_changes
from editor.names import in_menu_order, interface_language
from editor.screens.base import page, person, screen
from editor.screens.wording import standing_label, subject_label
from engine.games import games

MOST_HISTORY = 20
MOST_VALUES = 16


@dataclass(frozen=True, slots=True)
class ExplainedArgument:
    """What a message is given under a name."""

    name: str
    told: str
    values: list[str]


@screen("content.view_translation")
def show(request: HttpRequest, game: str, language: str, key: str) -> HttpResponse:
    """The page of a message; a POST saves it."""
    OwnMessage.notice()
    place, spoken = _find(game, language, key)
    if request.method == "POST":
        return _save(request, place, spoken)
    return _page(request, place, spoken)


@require_POST
@screen("content.view_translation")
def look(request: HttpRequest, game: str, language: str, key: str) -> HttpResponse:
    """What is wrong with a message as it is typed, or what it changes."""
    place, _spoken = _find(game, language, key)
    context = _judged(place, unix_lines(request.POST.get("text", "")), every=bool(request.POST.get("all")))
    context["language"] = language
    return JsonResponse(
        {
            "errors": render_to_string("editor/parts/errors.html", context, request),
            "changes": render_to_string("editor/parts/wording_changes.html", context, request),
        }
    )


@require_POST
@screen("content.view_translation")
def give_back(request: HttpRequest, game: str, language: str, key: str) -> HttpResponse:
    """Let the shipped message speak again."""
    place, _spoken = _find(game, language, key)
    try:
        return_message(place, seen=as_version(request.POST.get("version", "")) or 0, author=person(request))
    except ChangedMeanwhileError:
        messages.error(request, _("Somebody else has changed this message meanwhile. Nothing was changed."))
    else:
        messages.success(request, _("The shipped text speaks again."))
    return _redirect(place)


def _find(game: str, language: str, key: str) -> tuple[Place, Language]:
    """The message of an address. A message that nobody ships cannot be worded."""
    scope = "" if game == SHARED else game
    if scope and scope not in games():
        raise Http404
    spoken = get_object_or_404(Language, pk=language)
    pack = Pack.objects.filter(pk=scope).first() if scope else None
    place = Place(language, scope, key, pack.source_id if pack is not None else LAST)
    if not place.shipped and not place.source:
        raise Http404
    return place, spoken


def _save(request: HttpRequest, place: Place, spoken: Language) -> HttpResponse:
    text = unix_lines(request.POST.get("text", ""))
    quality = request.POST.get("quality", Quality.DRAFT.value)
    seen = as_version(request.POST.get("version", "")) or 0
    try:
        own = save_message(place, text, quality, seen=seen, author=person(request))
    except InvalidError as error:
        errors = [fault_text(each, interface_language(), place.game) for each in error.faults]
        return _page(request, place, spoken, typed=(text, quality), errors=errors, status=422)
    except ChangedMeanwhileError:
        return _page(request, place, spoken, typed=(text, quality), is_overtaken=True, status=409)
    if own is None:
        messages.success(request, _("That is the shipped text: it speaks again."))
    else:
        messages.success(request, _("Saved. Cards, prints and tables say it from now on."))
    return _redirect(place)


def _page(
    request: HttpRequest,
    place: Place,
    spoken: Language,
    *,
    typed: tuple[str, str] | None = None,
    errors: list[str] | None = None,
    is_overtaken: bool = False,
    status: int = 200,
) -> HttpResponse:
    own = (
        OwnMessage.objects.filter(language=spoken, game=place.game, key=place.key)
        .select_related("changed_by")
        .first()
    )
    shipped = find_shipped(place.language, place.game, place.key)
    told = find_shipped(interface_language(), place.game, place.key) or shipped
    told = told or find_shipped(place.source_language, place.game, place.key)
    standing = standing_of(own, place.shipped, place.key)
    stored = text_of(own.source) if own is not None else text_of(place.shipped)
    text, quality = typed or (stored, own.quality if own is not None else Quality.DRAFT.value)
    judged = _judged(place, text)
    if errors is not None:
        judged["errors"] = errors
    language = interface_language()
    return page(
        request,
        "editor/wording_message.html",
        place.key,
        crumbs=[(_("Wording"), _list_address(place))],
        status=status,
        place=place,
        scope=place.game or SHARED,
        language=spoken,
        own=own,
        version=own.version if own is not None else 0,
        theirs=stored if is_overtaken else None,
        standing=standing.value,
        state_label=standing_label(standing),
        game_title=game_name(place.game, language) if place.game else _("shared by all games"),
        subject=subject_label(place.subject),
        about=told,
        text=text,
        quality=quality,
        lines=min(30, max(3, text.count("\n") + 2)),
        shipped=text_of(place.shipped),
        shipped_changed=words_changed(text_of(own.answers), text_of(place.shipped))
        if own is not None and standing is Standing.STALE
        else [],
        source=text_of(place.source) if place.source_language != place.language else "",
        source_language=Language.objects.filter(pk=place.source_language).first(),
        arguments=_arguments(place, told),
        others=_others(place),
        history=_history(place),
        qualities=[(each, Quality(each).label) for each in QUALITIES],
        can_edit=place.language in writable_languages(person(request)),
        is_term=place.key.startswith("-"),
        **judged,
    )


def _judged(place: Place, text: str, *, every: bool = False) -> dict[str, Any]:
    """What is wrong with a text, or what it changes."""
    if not tidy_text(text).strip():
        return {"errors": [], "changes": None}
    given = {
        name
        for pack in packs_of(place)
        for name in given_values(pack.pk, place.language, pack.source_id, place.key)
    }
    faults = message_faults(place, text) if every else check_message(place, text, given)
    if faults:
        told = [fault_text(each, interface_language(), place.game) for each in faults]
        return {"errors": told, "changes": None}
    source = source_of(place.key, text, place.shipped)
    return {"errors": [], "changes": shown_changes(place, source, every=every)}


def _arguments(place: Place, told: Shipped | None) -> dict[str, list[ExplainedArgument]]:
    """What the message is given: names, what comments say of them, and values that occur; apart what no
    shipped language uses."""
    explained = explained_arguments(told)
    given: dict[str, list[Any]] = {}
    for pack in packs_of(place):
        for name, values in given_values(pack.pk, place.language, pack.source_id, place.key).items():
            given.setdefault(name, []).extend(values)
    found: dict[str, list[ExplainedArgument]] = {"used": [], "unused": []}
    for name in dict.fromkeys((*place.arguments, *given)):
        argument = place.arguments.get(name)
        tried = values_of(name, argument) if argument is not None else []
        every = dict.fromkeys(map(str, (*tried, *given.get(name, ()))))
        values = [each for each in every if each and not each.startswith("‹")]
        where = found["used" if argument is not None else "unused"]
        where.append(ExplainedArgument(name, explained.get(name, ""), values[:MOST_VALUES]))
    return found


def _others(place: Place) -> list[tuple[Language, str]]:
    """What the message reads in the languages beside this one and the source's."""
    found = []
    written = dict(
        OwnMessage.objects.filter(game=place.game, key=place.key).values_list("language", "source")
    )
    for language in in_menu_order(Language.objects.exclude(pk__in=(place.language, place.source_language))):
        shipped = find_shipped(language.pk, place.game, place.key)
        source = written.get(language.pk) or (shipped.source if shipped is not None else "")
        if source:
            found.append((language, text_of(source)))
    return found


def _history(place: Place) -> list[tuple[MessageRevision, str]]:
    rows = MessageRevision.objects.filter(language=place.language, game=place.game, key=place.key)
    return [(row, text_of(row.source)) for row in rows.select_related("made_by")[:MOST_HISTORY]]


def _list_address(place: Place) -> str:
    return f"{reverse('admin:wording')}?game={place.game or SHARED}&language={place.language}"


def _redirect(place: Place) -> HttpResponseRedirect:
    address = reverse("admin:wording_message", args=(place.game or SHARED, place.language, place.key))
    return HttpResponseRedirect(address)
