"""What needs attention, worst first: for each person what they can do something about, each with a number, a
sentence and the way to just these things.

Everything here is counted by the database or was kept by whoever found it; what was kept says how old it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.allow import writable_languages
from content.jobs.rights import may_steer, seen_by
from content.judgements import all_changed_since, last_found
from content.models import Job, Pack
from content.overtaken import Overtaken
from content.wording import game_name
from editor.findings import OF_OWN_TEXTS
from editor.names import interface_language
from editor.progress import Progress

WORST_FIRST = (
    "errors",
    "campaign-broken",
    "own-texts",
    "unfit",
    "failed-jobs",
    "comments",
    "stale",
    "missing",
    "unreviewed",
    "campaign",
    "unpublished",
)
SIGNS = {
    "errors": "warning",
    "campaign-broken": "monitoring",
    "own-texts": "edit",
    "unfit": "zoom_in",
    "failed-jobs": "pending_actions",
    "comments": "group",
    "stale": "translate",
    "missing": "translate",
    "unreviewed": "translate",
    "campaign": "monitoring",
    "unpublished": "publish",
}
BADGES = {
    "errors": "missing",
    "campaign-broken": "missing",
    "own-texts": "missing",
    "failed-jobs": "missing",
    "unfit": "stale",
    "comments": "stale",
    "stale": "stale",
}
LATELY = timedelta(days=7)
"""A job that failed longer ago is over."""


@dataclass(frozen=True, slots=True)
class Attention:
    """One thing to do something about."""

    sort: str
    game: str
    """What the game is called; empty if it is about none."""
    count: int
    reason: str
    link: str
    when: datetime | None = None
    """When that was found, if it was kept."""
    changed: int = 0
    """How many entries have changed since."""

    @property
    def sign(self) -> str:
        """The icon that stands before it."""
        return SIGNS[self.sort]

    @property
    def badge(self) -> str:
        """How bad it is, as badges show states."""
        return BADGES.get(self.sort, "draft")


@dataclass(frozen=True, slots=True)
class Known:
    """What the dashboard has found out already."""

    packs: Mapping[str, Pack]
    progress: Mapping[str, list[Progress]]
    overtaken: Overtaken
    unpublished: Mapping[str, int]
    comments: int
    languages: Mapping[str, str]
    """The names of languages."""


def attention(person: User, known: Known) -> list[Attention]:
    """All of it, the worst first, and of the same sort the most first."""
    languages = writable_languages(person)
    found = [
        *_content(person, known),
        *_own_texts(person, known, languages),
        *_translations(known, languages),
        *_failed(person),
        *_comments(known),
        *_elsewhere(person),
    ]
    return sorted(found, key=lambda each: (WORST_FIRST.index(each.sort), -each.count, each.game))


def _content(person: User, known: Known) -> Iterable[Attention]:
    """Errors, texts that do not fit, and what is unpublished: for those who can publish."""
    if not person.has_perm("content.publish_release"):
        return
    found = last_found(known.packs)
    since = all_changed_since(
        (game, each.revision) for game, both in found.items() for each in both if each is not None
    )
    for game, (judgement, fit) in found.items():
        title = game_name(game, interface_language())
        page = reverse("admin:publish_game", args=(game,))
        errors = sum(n for key, n in judgement.by_key.items() if key not in OF_OWN_TEXTS) if judgement else 0
        if judgement is not None and errors:
            text = ngettext(
                "An error keeps the game from being published.",
                "Errors keep the game from being published.",
                errors,
            )
            changed = since[game, judgement.revision]
            yield Attention("errors", title, errors, text, f"{page}#errors", judgement.made_at, changed)
        if fit is not None and fit.unfit:
            n = len(fit.unfit)
            text = ngettext("A text does not fit its face.", "Texts do not fit their faces.", n)
            yield Attention("unfit", title, n, text, f"{page}#fit", fit.made_at, since[game, fit.revision])
        n = known.unpublished.get(game, 0)
        if n:
            text = ngettext("A change is not published yet.", "Changes are not published yet.", n)
            if judgement is None:
                unchecked = _("Nobody has checked that yet.")
                yield Attention("unpublished", title, n, f"{text} {unchecked}", page)
            else:
                changed = since[game, judgement.revision]
                yield Attention("unpublished", title, n, text, page, judgement.made_at, changed)


def _own_texts(person: User, known: Known, languages: set[str]) -> Iterable[Attention]:
    """Own rules texts that the effects have overtaken: those of the source for those who edit, others for
    those who write in their language."""
    may_edit = person.has_perm("content.change_entry")
    counted: dict[tuple[str, str], int] = {}
    for (game, _kind, _slug), texts in known.overtaken.items():
        for language, own in texts.items():
            if may_edit if own.is_source else language in languages:
                counted[game, language] = counted.get((game, language), 0) + 1
    for (game, language), n in counted.items():
        text = ngettext(
            "An own rules text in %(language)s no longer says what the effects do.",
            "Own rules texts in %(language)s no longer say what the effects do.",
            n,
        )
        if person.has_perm("content.publish_release"):
            link = f"{reverse('admin:publish_game', args=(game,))}#own-texts"
        else:
            link = _desk(game, language, "stale")
        name = known.languages.get(language, language)
        yield Attention(
            "own-texts", game_name(game, interface_language()), n, text % {"language": name}, link
        )


def _translations(known: Known, languages: set[str]) -> Iterable[Attention]:
    """What is stale, missing or not reviewed, in the languages that somebody writes in."""
    reasons = {
        "stale": _("%(language)s: the source has changed since it was translated."),
        "missing": _("%(language)s: not translated yet."),
        "unreviewed": _("%(language)s: nobody has reviewed it."),
    }
    for game, found in known.progress.items():
        title = game_name(game, interface_language())
        for each in found:
            if each.language not in languages:
                continue
            name = known.languages.get(each.language, each.language)
            counts = {"stale": each.stale, "missing": each.missing, "unreviewed": each.unreviewed}
            for sort, n in counts.items():
                if n:
                    link = _desk(game, each.language, sort)
                    yield Attention(sort, title, n, reasons[sort] % {"language": name}, link)


def _desk(game: str, language: str, state: str) -> str:
    query = urlencode({"game": game, "language": language, "state": state})
    return f"{reverse('admin:translations')}?{query}"


def _failed(person: User) -> Iterable[Attention]:
    """Jobs that failed lately, and that somebody may do something about."""
    lately = Q(finished_at__gte=timezone.now() - LATELY, state=Job.State.FAILED, kind__in=seen_by(person))
    failed = [
        each for each in Job.objects.filter(lately).defer("payload", "result") if may_steer(each, person)
    ]
    if failed:
        n = len(failed)
        text = ngettext("A job has failed.", "Jobs have failed.", n)
        last = max(each.finished_at for each in failed if each.finished_at)
        yield Attention("failed-jobs", "", n, text, f"{reverse('admin:jobs')}#failed", last)


def _comments(known: Known) -> Iterable[Attention]:
    if known.comments:
        text = ngettext("A comment waits for your answer.", "Comments wait for your answer.", known.comments)
        yield Attention("comments", "", known.comments, text, "#waiting")


def _elsewhere(person: User) -> Iterable[Attention]:
    """What other packages tell; settings name functions that give for a person how bad it is, the game, a
    number, a sentence, an address and when it was."""
    for name in settings.ATTENTION:
        for sort, game, count, text, link, when in import_string(name)(person):
            yield Attention(sort, game_name(game, interface_language()), count, text, link, when)
