"""Approve many translations at once: what the filters of the desk find, shown before anything is written,
with what stays as it is and why; one change that can be undone as one."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from content.actions.allow import reviewable_languages
from content.actions.review_texts import Reviewed, approve_texts
from content.errors import InvalidError
from content.models import Pack
from content.review_plan import DONE, MISSING, OWN, REMARKS, STALE, UNKNOWN, PlannedReview, plan_review
from content.shown_changes import address_name
from content.wording import fault_text, game_name
from editor.chosen_texts import MOST_SHOWN, read_chosen, spell_seen
from editor.desk_filters import Filters, offered, read_filters
from editor.names import interface_language, titles
from editor.screens.base import page, person, remark, screen
from editor.undo import offer_undo_of_change
from engine.games import games

REASONS = {
    MISSING: gettext_lazy("There is no translation."),
    STALE: gettext_lazy("The source has changed since: it is translated anew first."),
    DONE: gettext_lazy("It is reviewed already."),
    OWN: gettext_lazy("You wrote it, and somebody else than the writer reviews here."),
    REMARKS: gettext_lazy("The checks have something to say: look at it with its card."),
    UNKNOWN: gettext_lazy("The checks have not read it yet."),
}


@dataclass(frozen=True, slots=True)
class ShownReview:
    """A text of the plan as it stands on the page."""

    planned: PlannedReview
    title: str
    field_label: str


@screen("content.view_translation")
def review(request: HttpRequest) -> HttpResponse:
    """What approving would do; posted, it is done."""
    given = QueryDict(request.POST.get("query", "")) if request.method == "POST" else request.GET
    reviewable = reviewable_languages(person(request))
    packs, languages = offered(reviewable)
    allowed = [each for each in languages if each.pk in reviewable]
    if not allowed:
        return page(request, "editor/text_review.html", _("Approve many"), filters=None)
    filters = read_filters(given, packs, allowed, reviewable)
    pack = next((each for each in packs if each.game == filters.game), None)
    if pack is None and len(packs) == 1:
        pack = packs[0]
    if request.method == "POST" and pack is not None:
        return _approve(request, pack, filters)
    return _page(request, pack, packs, filters)


def _approve(request: HttpRequest, pack: Pack, filters: Filters) -> HttpResponse:
    try:
        done = approve_texts(
            pack,
            filters.language.pk,
            read_chosen(request.POST),
            author=person(request),
            why=remark(request),
        )
    except InvalidError as error:
        told = [fault_text(each, interface_language(), pack.game) for each in error.faults]
        messages.error(request, " ".join(told))
        return HttpResponseRedirect(f"{reverse('admin:text_review')}?{filters.query()}")
    _tell(request, pack, done)
    return HttpResponseRedirect(f"{reverse('admin:translations')}?{filters.query()}")


def _tell(request: HttpRequest, pack: Pack, done: Reviewed) -> None:
    number = len(done.texts)
    if number:
        told = ngettext("%(n)d text is reviewed now.", "%(n)d texts are reviewed now.", number)
        messages.success(request, told % {"n": number})
        offer_undo_of_change(request, pack.game, done.together)
    else:
        messages.warning(request, _("Nothing was approved."))
    if done.moved:
        left = ngettext(
            "%(n)d text has changed meanwhile and was left alone.",
            "%(n)d texts have changed meanwhile and were left alone.",
            len(done.moved),
        )
        messages.warning(request, left % {"n": len(done.moved)})


def _page(request: HttpRequest, pack: Pack | None, packs: list[Pack], filters: Filters) -> HttpResponse:
    spoken = interface_language()
    crumbs = [(_("Translations"), f"{reverse('admin:translations')}?{filters.query()}")]
    if pack is None:
        return page(
            request,
            "editor/text_review.html",
            _("Approve many"),
            crumbs=crumbs,
            filters=filters,
            games=[
                (game_name(each.game, spoken), filters.query(game=each.game))
                for each in packs
                if filters.language in each.languages.all()
            ],
        )
    plan = plan_review(pack, filters.wanted, author=person(request))
    by_reason: dict[str, list[PlannedReview]] = {}
    for each in plan.left:
        by_reason.setdefault(each.why_not, []).append(each)
    return page(
        request,
        "editor/text_review.html",
        _("Approve many"),
        crumbs=crumbs,
        filters=filters,
        query=filters.query(game=pack.game),
        source=pack.source_id,
        rows=_shown(pack, plan.approved[:MOST_SHOWN]),
        count=len(plan.approved),
        rest=max(0, len(plan.approved) - MOST_SHOWN),
        seen=spell_seen((each.unit.pk, each.version) for each in plan.approved),
        left=[
            (REASONS[why], len(some), _shown(pack, some[:MOST_SHOWN]), len(some) - MOST_SHOWN)
            for why in REASONS
            if (some := by_reason.get(why, []))
        ],
    )


def _shown(pack: Pack, planned: list[PlannedReview]) -> list[ShownReview]:
    spoken = interface_language()
    names = titles(pack.game, [(each.unit.entry.kind, each.unit.entry.slug) for each in planned])
    kinds = games()[pack.game].kinds
    return [
        ShownReview(
            each,
            names[each.unit.entry.kind, each.unit.entry.slug],
            address_name(kinds[each.unit.entry.kind], each.unit.field, spoken)
            if each.unit.entry.kind in kinds
            else each.unit.field,
        )
        for each in planned
    ]
