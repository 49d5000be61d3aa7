"""All releases, and one of them: what it holds and what it changed, and how it is withdrawn."""

from __future__ import annotations

import json

from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.db.models.functions import Length
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.withdraw_release import PERMISSION, take_back_withdrawal, withdraw_release
from content.changes import changes_between, languages_between
from content.current import newest_standing
from content.errors import InvalidError, NotWithdrawnError, WithdrawnError
from content.models import PrintResult, Release
from content.wording import fault_text, game_name, kind_name
from editor.names import interface_language
from editor.screens.base import find_pack, language_names, page, person, remark, screen
from editor.screens.prints import shown_prints, with_job
from editor.screens.publish import (
    release_bytes,
    release_trials,
    shown_languages,
    some_changes,
    verb_counts,
)
from engine.games import games

PER_PAGE = 50


@screen("content.view_release")
def releases(request: HttpRequest) -> HttpResponse:
    """All releases, the newest first."""
    found = (
        Release.objects.filter(game__in=games())
        .listed()
        .select_related("made_by", "game")
        .annotate(size=Length("content"))
        .order_by("-made_at", "-number")
    )
    chosen = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    spoken = interface_language()
    rows = [
        (release, game_name(release.game_id, spoken), release.game.current_id == release.pk)
        for release in chosen
    ]
    may = person(request).has_perm(PERMISSION)
    return page(request, "editor/releases.html", _("Releases"), rows=rows, chosen=chosen, can_withdraw=may)


@screen("content.view_release")
def release(request: HttpRequest, game: str, number: int) -> HttpResponse:
    """One release and its difference to the one before."""
    pack = find_pack(game)
    found = get_object_or_404(Release.objects.select_related("made_by"), game=game, number=number)
    before = Release.objects.filter(game=game, number__lt=number).order_by("-number").first()
    content = release_bytes(found) or b"{}"
    whole = json.loads(content)
    old = release_bytes(before)
    changes, came_and_went = changes_between(old, content), languages_between(old, content)
    spoken, languages = interface_language(), language_names()
    return page(
        request,
        "editor/release.html",
        _("%(game)s, release %(number)d") % {"game": game_name(game, spoken), "number": number},
        crumbs=[(_("Releases"), reverse("admin:releases"))],
        release=found,
        before=before,
        is_current=pack.current_id == found.pk,
        withdrawal=found.withdrawal,
        past=found.withdrawals.exclude(ended_at=None).select_related("made_by", "ended_by"),
        can_withdraw=person(request).has_perm(PERMISSION),
        size=len(content),
        kinds=[
            (kind_name(game, kind, spoken, many=True), len(entries))
            for kind, entries in sorted(whole["entries"].items())
        ],
        languages=[
            (languages.get(code, code), len(texts), len(whole["states"].get(code, {})))
            for code, texts in sorted(whole["texts"].items())
        ],
        **some_changes(request, pack, changes, before.number if before else None, found.number),
        language_changes=shown_languages(came_and_went),
        counts=verb_counts([*changes, *came_and_went]),
        rows=shown_prints(_prints(found)),
        trials=release_trials(request, found, before),
    )


@screen(PERMISSION)
def withdraw(request: HttpRequest, game: str, number: int) -> HttpResponse:
    """Withdraw a release, or take that back: what would follow, and the deed."""
    pack = find_pack(game)
    found = get_object_or_404(Release.objects.listed(), game=game, number=number)
    withdrawal = found.withdrawal
    field = "why" if withdrawal else "reason"
    faults: list[str] = []
    if request.method == "POST":
        try:
            if field in request.POST:
                _carry_out(request, found, field)
                return redirect("admin:release", game, number)
            faults = [_("Somebody else was quicker. Look again at what you want to do.")]
        except InvalidError as error:
            faults = [fault_text(fault, interface_language(), game) for fault in error.faults]
        except (WithdrawnError, NotWithdrawnError):
            faults = [_("Somebody else was quicker. Look again at what you want to do.")]
    title = _("%(game)s, release %(number)d") % {
        "game": game_name(game, interface_language()),
        "number": number,
    }
    is_current = pack.current_id == found.pk
    return page(
        request,
        "editor/release_withdraw.html",
        _("Take the withdrawal back?") if withdrawal else _("Withdraw this release?"),
        crumbs=[
            (_("Releases"), reverse("admin:releases")),
            (title, reverse("admin:release", args=(game, number))),
        ],
        status=409 if faults else 200,
        release=found,
        withdrawal=withdrawal,
        faults=faults,
        is_current=is_current,
        next=newest_standing(pack, besides=found) if is_current else None,
        becomes_current=pack.current is None or pack.current.number < number,
        typed=request.POST.get(field, ""),
    )


def _carry_out(request: HttpRequest, release: Release, field: str) -> None:
    """The deed that the form was about, told to the person."""
    who, typed = person(request), remark(request, field)
    if field == "reason":
        withdraw_release(release, author=who, reason=typed)
        messages.success(request, _("Release %(number)d has been withdrawn.") % {"number": release.number})
    else:
        take_back_withdrawal(release, author=who, why=typed)
        messages.success(request, _("Release %(number)d stands again.") % {"number": release.number})


def _prints(release: Release) -> QuerySet[PrintResult]:
    """What was printed of a release."""
    return with_job(PrintResult.objects.filter(release=release).select_related("release"))
