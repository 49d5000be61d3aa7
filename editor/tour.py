"""The first tour: what a studio is for, a step at a time, each leading to the real thing. What somebody has
done is looked up where it is kept anyway; only what leaves no trace is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Exists, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.models import Entry, Job, Release, Revision
from content.tour_notes import note_step, tour_notes
from editor.navigation import choose_game
from engine.games import games
from engine.schema.shapes import holds_words

EDIT, LANGUAGE, TRY, TRANSLATE, PUBLISH, PRINT, PLAY, RUN = (
    "edit",
    "language",
    "try",
    "translate",
    "publish",
    "print",
    "play",
    "run",
)
TO_EDIT = "content.change_entry"
Done = Callable[[User], QuerySet[Any]]
"""Rows that are there if somebody has done something."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do."""

    name: str
    title: str
    text: str
    link: str
    may: str
    """The permission it needs; empty if none."""
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Tour:
    """The steps that somebody can take."""

    steps: list[Step]

    @property
    def done(self) -> int:
        """How many are done."""
        return sum(step.is_done for step in self.steps)


def tour_of(request: HttpRequest, user: User) -> Tour | None:
    """The tour of whoever looks; nothing if they have closed it or there is nothing to tour."""
    notes = tour_notes(user)
    if notes.is_closed:
        return None
    game = choose_game(request, sorted(games()))
    steps = [step for step in _steps(game) if not step.may or user.has_perm(step.may)]
    if user.has_perm(TO_EDIT):  # whoever edits cards writes their texts on the way
        steps = [step for step in steps if step.name != TRANSLATE]
    if not steps:
        return None
    done = notes.done | _done(user)
    return Tour(
        [Step(s.name, s.title, s.text, s.link, s.may, s.name in done) for s in steps],
    )


def note_tour_step(request: HttpRequest, step: str) -> None:
    """Note a step that leaves no other trace; after the first time it costs nothing."""
    key = f"tour_{step}"
    if isinstance(request.user, User) and not request.session.get(key):
        note_step(request.user, step)
        request.session[key] = True


def _done(user: User) -> frozenset[str]:
    """What somebody has done, in one query."""
    rows: dict[str, QuerySet[Any]] = {
        EDIT: Revision.objects.filter(made_by=user),
        TRANSLATE: Revision.objects.filter(made_by=user),
        PUBLISH: Release.objects.filter(made_by=user),
        PRINT: Job.objects.filter(made_by=user, kind="print"),
        RUN: Job.objects.filter(made_by=user, kind="campaign"),
    }
    for step, name in settings.TOUR_DEEDS.items():
        deed: Done = import_string(name)
        rows[step] = deed(user)
    found = User.objects.filter(pk=user.pk).values_list(*(Exists(each) for each in rows.values())).first()
    return frozenset(name for name, is_there in zip(rows, found or (), strict=False) if is_there)


def _steps(game: str) -> Iterator[Step]:
    entry = _entry(game)
    if entry is None:
        return
    card = reverse("admin:entry", args=(entry.game_id, entry.kind, entry.slug))
    yield Step(
        EDIT,
        _("Edit a card"),
        _("Change a number or a part of its sentence and save with Ctrl+S. Undo takes it back."),
        card,
        TO_EDIT,
    )
    yield Step(
        LANGUAGE,
        _("See it in another language"),
        _("Choose a language above the card: its name and its rules text change with it."),
        card,
        "",
    )
    yield Step(
        TRANSLATE,
        _("Translate a text"),
        _("The desk shows what is to do in your languages. Ctrl+Enter saves and goes on."),
        reverse("admin:translations"),
        "content.change_translation",
    )
    yield Step(
        TRY,
        _("Try it"),
        _("Ctrl+Enter in the form of a card plays a game until the card acts, saved or not."),
        card,
        TO_EDIT,
    )
    yield Step(
        PUBLISH,
        _("Publish"),
        _("Freeze the content as a release. Games and prints name the release they used."),
        reverse("admin:publish_game", args=(entry.game_id,)),
        "content.publish_release",
    )
    yield Step(
        PRINT,
        _("Print it"),
        _("Sheets for tonight, fronts and backs, in every language."),
        reverse("admin:print_order", args=(entry.game_id,)),
        "content.add_printresult",
    )
    for name in settings.TOUR_STEPS:
        make: Callable[[str], Iterator[tuple[str, str, str, str, str]]] = import_string(name)
        for step, title, text, link, may in make(entry.game_id):
            yield Step(step, title, text, link, may)


def _entry(game: str) -> Entry | None:
    """A card to begin with: of the first kind that does something."""
    declared = games().get(game)
    if declared is None:
        return None
    found = {each.kind: each for each in Entry.objects.filter(game=game).order_by("-kind", "-slug")}
    acting = [
        kind.name
        for kind in declared.kinds.values()
        if any(holds_words(each.shape) for each in kind.record.fields)
    ]
    return next((found[kind] for kind in (*acting, *found) if kind in found), None)
