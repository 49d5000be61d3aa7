"""What was done to entries, by whom, when and why; and how to bring an earlier state back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.db.models import CharField, Count, Exists, Max, OuterRef, Q, QuerySet, Value
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.restore_entry import restore_entry
from content.entries.document import Document
from content.errors import InvalidError
from content.merge import difference
from content.models import Entry, Revision, Withdrawal
from content.shown_changes import Shower, ShownChange
from content.store import read_document
from content.wording import fault_text, game_name, kind_name
from editor.names import interface_language, titles
from editor.screens.base import find_shelf, language_names, page, person, remark, screen, title_of
from engine.games import games

PER_PAGE = 25


@dataclass(slots=True)
class Step:
    """One revision with what it changed."""

    revision: Revision
    changes: list[ShownChange]
    is_current: bool
    before: Revision | None = None
    """The state that it changed."""
    title: str = ""
    game_title: str = ""
    kind_title: str = ""
    exists: bool = False
    count: int = 1
    """How many entries were changed by the same deed."""

    @property
    def slug(self) -> str:
        """The slug of the entry today; it may have been renamed since."""
        return self.revision.entry.slug if self.revision.entry else self.revision.slug


@dataclass(frozen=True, slots=True)
class ReleaseStep:
    """A release was withdrawn, or that was taken back."""

    withdrawal: Withdrawal
    is_end: bool
    game_title: str

    @property
    def when(self) -> datetime | None:
        """When it happened."""
        return self.withdrawal.ended_at if self.is_end else self.withdrawal.made_at

    @property
    def who(self) -> User | None:
        """Whose deed it was."""
        return self.withdrawal.ended_by if self.is_end else self.withdrawal.made_by

    @property
    def why(self) -> str:
        """What they said about it."""
        return self.withdrawal.ended_why if self.is_end else self.withdrawal.reason


@screen("content.view_revision")
def entry_history(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """The history of one entry, deleted ones included."""
    shelf = find_shelf(game, kind)
    revisions = _revisions(game, kind, slug)
    if not revisions.exists():
        raise Http404
    entry = Entry.objects.filter(game=game, kind=kind, slug=slug).first()
    chosen = Paginator(revisions, PER_PAGE).get_page(request.GET.get("page"))
    shower = Shower(game, language_names(), interface_language())
    steps = []
    whole = [revision for revision in chosen if revision.document]
    if whole:
        whole.extend(revisions.filter(pk__lt=whole[-1].pk, document__isnull=False)[:1])
    for revision in chosen:
        before = next((older for older in whole if older.pk < revision.pk), None)
        changes = difference(_document(before), _document(revision)) if revision.document else []
        shown = shower.changes(kind, changes, with_defaults=before is not None)
        steps.append(Step(revision, shown, False, before))
    if steps and chosen.number == 1 and entry is not None:
        steps[0].is_current = True
    title = title_of(entry) if entry else slug
    crumbs = [(shelf.many, reverse("admin:entries", args=(game, kind)))]
    if entry is not None:
        crumbs.append((title, reverse("admin:entry", args=(game, kind, slug))))
    return page(
        request,
        "editor/history.html",
        _("History of “%(name)s”") % {"name": title},
        crumbs=crumbs,
        steps=steps,
        chosen=chosen,
        entry=entry,
        slug=slug,
        can_restore=person(request).has_perm("content.change_entry"),
    )


@screen("content.change_entry")
def restore(request: HttpRequest, game: str, kind: str, slug: str, revision: int) -> HttpResponse:
    """What restoring would change, and the deed."""
    shelf = find_shelf(game, kind)
    revisions = _revisions(game, kind, slug)
    wanted = get_object_or_404(revisions, pk=revision)
    if wanted.document is None:
        raise Http404
    document = Document.from_json(wanted.document)
    entry = wanted.entry or Entry.objects.filter(game=game, kind=kind, slug=document.slug).first()
    latest = revisions.aggregate(latest=Max("pk"))["latest"]
    faults: list[str] = []
    if request.method == "POST":
        if request.POST.get("latest") != str(latest):
            faults = [_("Somebody changed this entry meanwhile. Look again at what restoring would change.")]
        else:
            try:
                back = restore_entry(wanted, author=person(request), why=remark(request))
            except InvalidError as error:
                faults = [fault_text(fault, interface_language(), game) for fault in error.faults]
            else:
                messages.success(request, _("“%(name)s” has been restored.") % {"name": title_of(back)})
                return redirect("admin:entry", game, back.kind, back.slug)
    current = read_document(entry) if entry else None
    shower = Shower(game, language_names(), interface_language())
    changes = shower.changes(kind, difference(current, document), with_defaults=current is not None)
    return page(
        request,
        "editor/restore.html",
        _("Restore “%(name)s”?") % {"name": slug},
        crumbs=[
            (shelf.many, reverse("admin:entries", args=(game, kind))),
            (_("History"), reverse("admin:entry_history", args=(game, kind, slug))),
        ],
        status=409 if faults else 200,
        slug=slug,
        revision=wanted,
        changes=changes,
        latest=latest,
        faults=faults,
        is_deleted=entry is None,
    )


@screen("content.view_revision")
def recent(request: HttpRequest) -> HttpResponse:
    """What happened lately in all games, or in one: to entries, and to releases."""
    chosen = Paginator(_happened(_asked_games(request)), PER_PAGE * 2).get_page(request.GET.get("page"))
    return page(
        request,
        "editor/recent.html",
        _("History"),
        steps=_steps(list(chosen)),
        chosen=chosen,
        **_game_filter(request),
    )


Happened = tuple[datetime, str, int]
"""When something happened, of which sort it is, and the number of its row."""
EDIT, WITHDRAWN, TAKEN_BACK = "edit", "withdrawn", "taken back"


def _happened(names: list[str]) -> QuerySet[Any, Any]:
    """Everything that happened in some games, the newest first."""

    def rows(found: QuerySet[Any], when: str, sort: str) -> QuerySet[Any, Any]:
        return found.order_by().values_list(when, Value(sort, output_field=CharField()), "pk")

    withdrawals = Withdrawal.objects.filter(release__game__in=names)
    edits = rows(Revision.objects.filter(game__in=names).deeds(), "made_at", EDIT)
    ends = rows(withdrawals.exclude(ended_at=None), "ended_at", TAKEN_BACK)
    return edits.union(rows(withdrawals, "made_at", WITHDRAWN), ends, all=True).order_by("-made_at", "-pk")


def _steps(happened: list[Happened]) -> list[Step | ReleaseStep]:
    """What a page of the history shows."""
    spoken = interface_language()
    edited = [pk for _when, sort, pk in happened if sort == EDIT]
    revisions = Revision.objects.filter(pk__in=edited).select_related("made_by", "entry")
    edits = {step.revision.pk: step for step in recent_steps(list(revisions))}
    released = {pk for _when, sort, pk in happened if sort != EDIT}
    withdrawals = {
        each.pk: each
        for each in Withdrawal.objects.filter(pk__in=released)
        .select_related("release", "made_by", "ended_by")
        .defer("release__content")
    }
    steps: list[Step | ReleaseStep] = []
    for _when, sort, pk in happened:
        if sort == EDIT:
            steps.append(edits[pk])
        else:
            title = game_name(withdrawals[pk].release.game_id, spoken)
            steps.append(ReleaseStep(withdrawals[pk], sort == TAKEN_BACK, title))
    return steps


def _asked_games(request: HttpRequest) -> list[str]:
    """The game somebody asked for, or all."""
    game = request.GET.get("game", "")
    return [game] if game in games() else list(games())


def _game_filter(request: HttpRequest) -> dict[str, Any]:
    """What the choice of a game on a page needs."""
    spoken = interface_language()
    return {
        "game": request.GET.get("game", ""),
        "all_games": [(name, game_name(name, spoken)) for name in games()],
    }


def recent_steps(revisions: list[Revision]) -> list[Step]:
    """Revisions with the names of what they are about; entries that exist can be linked."""
    spoken = interface_language()
    steps = []
    by_game: dict[str, list[Revision]] = {}
    for revision in revisions:
        by_game.setdefault(revision.game_id, []).append(revision)
    names = {
        game: titles(game, [(each.kind, Step(each, [], False).slug) for each in some])
        for game, some in by_game.items()
    }
    names_of_deeds = {revision.together for revision in revisions if revision.together}
    together = Revision.objects.filter(together__in=names_of_deeds).order_by().values_list("together")
    counts = dict(together.annotate(n=Count("pk"))) if names_of_deeds else {}
    for revision in revisions:
        game, kind = revision.game_id, revision.kind
        step = Step(revision, [], False, count=counts.get(revision.together, 1))
        step.title = names[game][kind, step.slug]
        step.game_title, step.kind_title = game_name(game, spoken), kind_name(game, kind, spoken)
        step.exists = revision.entry_id is not None and kind in games()[game].kinds
        steps.append(step)
    return steps


@screen("content.view_revision")
def deleted(request: HttpRequest) -> HttpResponse:
    """Entries that were deleted and are not there again, with the state that can be restored."""
    alive = Entry.objects.filter(game=OuterRef("game"), kind=OuterRef("kind"), slug=OuterRef("slug"))
    later = Revision.objects.filter(
        game=OuterRef("game"), kind=OuterRef("kind"), slug=OuterRef("slug"), pk__gt=OuterRef("pk")
    )
    gone = (
        Revision.objects.filter(verb=Revision.Verb.DELETED, game__in=_asked_games(request))
        .exclude(Exists(alive))
        .exclude(Exists(later))
        .select_related("made_by", "entry")
    )
    chosen = Paginator(gone, PER_PAGE * 2).get_page(request.GET.get("page"))
    last = _last_documents(list(chosen))
    steps = recent_steps(list(chosen))
    for step in steps:
        before = last.get((step.revision.game_id, step.revision.kind, step.revision.slug))
        step.title = _title(before) or step.revision.slug
    return page(
        request,
        "editor/deleted.html",
        _("Deleted entries"),
        rows=[
            (step, last.get((step.revision.game_id, step.revision.kind, step.revision.slug)))
            for step in steps
        ],
        chosen=chosen,
        can_restore=person(request).has_perm("content.change_entry"),
        **_game_filter(request),
    )


def _last_documents(gone: list[Revision]) -> dict[tuple[str, str, str], Revision]:
    """For each deleted entry its last revision that holds it whole. One query for all."""
    found: dict[tuple[str, str, str], Revision] = {}
    slugs = {revision.slug for revision in gone}
    for revision in Revision.objects.filter(slug__in=slugs).exclude(document__isnull=True).order_by("pk"):
        found[revision.game_id, revision.kind, revision.slug] = revision
    return found


def _title(revision: Revision | None) -> str:
    if revision is None or revision.kind not in games()[revision.game_id].kinds:
        return ""
    field = games()[revision.game_id].kinds[revision.kind].title_field
    return str((revision.document or {}).get("texts", {}).get(field, ""))


def _revisions(game: str, kind: str, slug: str) -> QuerySet[Revision]:
    """All revisions of an entry, those from before a renaming included; the newest first. Those of another
    one that once had its slug are not among them."""
    entry = Entry.objects.filter(game=game, kind=kind, slug=slug).first()
    mine = Q(game=game, kind=kind, slug=slug)
    if entry is not None:
        mine = Q(entry=entry) | (mine & Q(entry=None))
    return Revision.objects.filter(mine).select_related("made_by", "game").order_by("-pk")


def _document(revision: Revision | None) -> Document | None:
    return Document.from_json(revision.document) if revision and revision.document else None
