"""Find and replace in the translations of a game: the texts that the filters of the desk find, each change
shown with what checks would say, then written as one change that can be undone as one."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.allow import writable_languages
from content.actions.replace_texts import Replaced, replace_texts
from content.models import Pack
from content.shown_changes import Piece, address_name, words_changed
from content.text_replace import PlannedReplacement, Replacement, plan_replacement
from content.wording import fault_text, game_name
from editor.chosen_texts import MOST_SHOWN, read_chosen, spell_seen
from editor.desk_filters import Filters, offered, read_filters
from editor.names import interface_language, titles
from editor.screens.base import page, person, remark, screen
from editor.undo import offer_undo_of_change
from engine.games import games


@dataclass(frozen=True, slots=True)
class ShownReplacement:
    """A change of a text as it stands on the page."""

    planned: PlannedReplacement
    title: str
    field_label: str
    pieces: list[Piece]
    faults: list[str]
    remarks: list[str]


@screen("content.view_translation")
def replace(request: HttpRequest) -> HttpResponse:
    """What would change; posted, it is written."""
    is_deed = request.method == "POST"
    given = QueryDict(request.POST.get("query", "")) if is_deed else request.GET
    writable = writable_languages(person(request))
    packs, languages = offered(writable)
    allowed = [each for each in languages if each.pk in writable]
    if not allowed:
        return page(request, "editor/text_replace.html", _("Find and replace"), filters=None)
    filters = read_filters({"state": "", **given.dict()}, packs, allowed, writable)
    packs = [pack for pack in packs if filters.language in pack.languages.all()]
    pack = next((each for each in packs if each.game == filters.game), None)
    if pack is None and len(packs) == 1:
        pack = packs[0]
    words = _words(request.POST if is_deed else request.GET)
    if is_deed and pack is not None:
        return _write(request, pack, filters, words)
    return _page(request, pack, packs, filters, words)


def _words(sent: QueryDict) -> Replacement:
    return Replacement(
        sent.get("find", "").replace("\0", ""),
        sent.get("instead", "").replace("\0", ""),
        whole_words="whole" in sent,
        match_case="case" in sent,
    )


def _write(request: HttpRequest, pack: Pack, filters: Filters, words: Replacement) -> HttpResponse:
    if any(words.faults()):
        return _page(request, pack, [pack], filters, words, status=422)
    chosen = read_chosen(request.POST)
    why = remark(request) or _("“%(find)s” → “%(instead)s”") % {"find": words.find, "instead": words.instead}
    done = replace_texts(pack, filters.language.pk, words, chosen, author=person(request), why=why[:300])
    _tell(request, pack, done)
    return HttpResponseRedirect(f"{reverse('admin:translations')}?{filters.query(game=pack.game)}")


def _tell(request: HttpRequest, pack: Pack, done: Replaced) -> None:
    number = len(done.texts)
    if number:
        told = ngettext("%(n)d text reads otherwise now.", "%(n)d texts read otherwise now.", number)
        messages.success(request, told % {"n": number})
        offer_undo_of_change(request, pack.game, done.together)
    else:
        messages.warning(request, _("Nothing was replaced."))
    left = len(done.moved) + len(done.refused)
    if left:
        told = ngettext(
            "%(n)d text has changed meanwhile and was left alone.",
            "%(n)d texts have changed meanwhile and were left alone.",
            left,
        )
        messages.warning(request, told % {"n": left})


def _page(
    request: HttpRequest,
    pack: Pack | None,
    packs: list[Pack],
    filters: Filters,
    words: Replacement,
    status: int = 200,
) -> HttpResponse:
    spoken = interface_language()
    faults = [fault_text(each, spoken, "") for each in words.faults()] if words.find or words.instead else []
    plan = plan_replacement(pack, filters.wanted, words) if pack and words.find and not faults else []
    possible = [each for each in plan if not each.faults]
    return page(
        request,
        "editor/text_replace.html",
        _("Find and replace"),
        crumbs=[(_("Translations"), f"{reverse('admin:translations')}?{filters.query()}")],
        status=422 if faults else status,
        filters=filters,
        query=filters.query(game=pack.game) if pack else filters.query(),
        pack=pack,
        all_games=[(each.game, game_name(each.game, spoken)) for each in packs],
        words=words,
        faults=faults,
        is_asked=bool(words.find),
        rows=_shown(pack, possible[:MOST_SHOWN]) if pack else [],
        refused=_shown(pack, [each for each in plan if each.faults][:MOST_SHOWN]) if pack else [],
        count=len(possible),
        rest=max(0, len(possible) - MOST_SHOWN),
        seen=spell_seen((each.unit.pk, each.version) for each in possible),
    )


def _shown(pack: Pack, planned: list[PlannedReplacement]) -> list[ShownReplacement]:
    spoken = interface_language()
    names = titles(pack.game, [(each.unit.entry.kind, each.unit.entry.slug) for each in planned])
    kinds = games()[pack.game].kinds
    return [
        ShownReplacement(
            each,
            names[each.unit.entry.kind, each.unit.entry.slug],
            address_name(kinds[each.unit.entry.kind], each.unit.field, spoken),
            words_changed(each.before, each.after),
            [fault_text(fault, spoken, pack.game) for fault in each.faults],
            [fault_text(remark.fault, spoken, pack.game) for remark in each.new_remarks],
        )
        for each in planned
    ]
