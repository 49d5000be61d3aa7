"""Publishing a game: everything that would change since the current release, what the checks say, the
deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.actions.publish import ChecksFailedError, ContentChangedError, publish
from content.cardtext import card_text
from content.changes import EntryChange, LanguageChange, changes_between, languages_between
from content.checks import Finding
from content.errors import WithdrawnError
from content.models import Pack, Release
from content.shown_changes import Shower, ShownChange, words_changed
from content.snapshots import hash_of, kept_draft, kept_release, snapshot_bytes
from content.store import read_content
from content.verdict import judge
from content.wording import fault_text, game_name, kind_name
from editor.findings import OF_OWN_TEXTS, shown_findings
from editor.names import interface_language, titles
from editor.screens.base import find_pack, language_names, page, person, remark, screen
from editor.screens.confirm import open_texts
from editor.unpublished import unpublished
from engine.games import games
from engine.snapshot import Snapshot, SnapshotError
from engine.wording import WordingError

PER_PAGE = 40
"""Changed entries that are shown at a time."""


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """One entry that differs between two releases."""

    verb: str
    kind: str
    slug: str
    title: str
    kind_title: str
    changes: list[ShownChange]
    exists: bool


@dataclass(frozen=True, slots=True)
class Warnings:
    """Warnings of one sort, language and kind, counted."""

    text: str
    language: str
    kind_title: str
    count: int
    link: str


@screen("content.publish_release")
def choose(request: HttpRequest) -> HttpResponse:
    """Which game to publish; with one game the answer is clear."""
    packs = list(Pack.objects.filter(pk__in=games()).select_related("current").defer("current__content"))
    if len(packs) == 1:
        return redirect("admin:publish_game", packs[0].game)
    spoken = interface_language()
    rows = [(pack, game_name(pack.game, spoken), unpublished(pack)) for pack in packs]
    return page(request, "editor/publish_choose.html", _("Publish"), rows=rows)


@screen("content.publish_release")
def publish_game(request: HttpRequest, game: str) -> HttpResponse:
    """What would change, and the button."""
    pack = find_pack(game)
    faults: list[str] = []
    if request.method == "POST":
        note, seen = remark(request, "note"), request.POST.get("shown") or "-"
        try:
            release = publish(pack, author=person(request), note=note, seen=seen)
        except ContentChangedError:
            faults = [_("The content has changed since you looked. Here is what would be published now.")]
        except ChecksFailedError:
            faults = [_("There are errors; nothing has been published.")]
        except WithdrawnError:
            pass  # the page says it anyway
        else:
            messages.success(
                request, _("Release %(number)d has been published.") % {"number": release.number}
            )
            return redirect("admin:release", game, release.number)
    content = read_content(pack)
    after = snapshot_bytes(content)
    shown_hash = hash_of(after)
    before = release_bytes(pack.current)
    changes, languages = changes_between(before, after), languages_between(before, after)
    verdict = judge(content, after)
    same = Release.objects.listed().filter(pk=shown_hash).first()
    return page(
        request,
        "editor/publish.html",
        _("Publish %(game)s") % {"game": game_name(game, interface_language())},
        crumbs=[(_("Publish"), reverse("admin:publish"))],
        status=409 if request.method == "POST" else 200,
        pack=pack,
        faults=faults,
        withdrawn=same if same is not None and same.withdrawal else None,
        **some_changes(request, pack, changes, pack.current.number if pack.current else None),
        language_changes=shown_languages(languages),
        counts=verb_counts([*changes, *languages]),
        errors=shown_findings(game, [each for each in verdict.errors if each.fault.key not in OF_OWN_TEXTS]),
        error_count=len(verdict.errors),
        open_texts=open_texts(request, pack),
        warnings=_warnings(game, verdict.warnings),
        trial=verdict.trial,
        shown_hash=shown_hash,
        note=request.POST.get("note", ""),
        is_unchanged=pack.current_id == shown_hash,
        trials=_trials(request, pack),
    )


def _trials(request: HttpRequest, pack: Pack) -> list[tuple[str, str]]:
    """Where other packages let people try the draft out before it is published; settings name functions
    that give for a game titles, addresses and the permissions they need."""
    found = [trial for name in settings.DRAFT_TRIALS for trial in import_string(name)(pack)]
    return [(title, link) for title, link, may in found if person(request).has_perm(may)]


def verb_counts(changes: Sequence[EntryChange | LanguageChange]) -> dict[str, int]:
    """How many entries and languages were added, changed and removed."""
    counted = Counter(change.verb for change in changes)
    return {"added": counted["added"], "changed": counted["changed"], "removed": counted["removed"]}


def shown_languages(changes: list[LanguageChange]) -> list[tuple[str, str]]:
    """Languages that came and went: the verb and the name."""
    names = language_names()
    return [(change.verb, names.get(change.language, change.language)) for change in changes]


def shown_entries(game: str, changes: list[EntryChange]) -> list[ShownEntry]:
    """Changed entries with their names and fields in the language of the interface."""
    spoken = interface_language()
    shower = Shower(game, language_names(), interface_language())
    names = titles(game, [(change.kind, change.slug) for change in changes])
    return [
        ShownEntry(
            change.verb,
            change.kind,
            change.slug,
            names[change.kind, change.slug],
            kind_name(game, change.kind, spoken),
            shower.changes(change.kind, change.changes, with_defaults=change.verb == "changed"),
            change.verb != "removed" and change.kind in games()[game].kinds,
        )
        for change in changes
    ]


def some_changes(
    request: HttpRequest, pack: Pack, changes: list[EntryChange], before: int | None, after: int | None = None
) -> dict[str, Any]:
    """What a page shows of the changes between two releases, or a release and what is unpublished: those of
    one kind or of all, so many at a time."""
    game, spoken = pack.game, interface_language()
    counted = Counter(change.kind for change in changes)
    kind = request.GET.get("kind", "")
    wanted = [change for change in changes if change.kind == kind] if kind in counted else changes
    chosen = Paginator(wanted, PER_PAGE).get_page(request.GET.get("page"))
    shown = shown_entries(game, list(chosen))
    _add_rules(pack, shown, before, after)
    return {
        "changes": shown,
        "chosen": chosen,
        "changed_kind": kind if kind in counted else "",
        "changed_count": len(changes),
        "changed_kinds": [
            (name, kind_name(game, name, spoken, many=True), n) for name, n in sorted(counted.items())
        ],
    }


def _add_rules(pack: Pack, shown: list[ShownEntry], before: int | None, after: int | None) -> None:
    """Say what became of rules texts, before what became of the data behind them."""
    wanted = [each for each in shown if each.verb == "changed" and each.exists]
    if not wanted or before is None:
        return
    try:
        sides = kept_release(pack, before), kept_draft(pack) if after is None else kept_release(pack, after)
    except SnapshotError:  # of a form that this version cannot read
        return
    for each in wanted:
        old, new = (_rules(side, each) if side is not None else "" for side in sides)
        if old != new:
            each.changes.insert(
                0, ShownChange(_("Rules text"), "rules", old, new, pieces=words_changed(old, new))
            )


def _rules(snapshot: Snapshot, entry: ShownEntry) -> str:
    """What players read on an entry, in the language of the interface; nothing for a game that has no words
    for its effects yet."""
    try:
        return card_text(snapshot, interface_language(), entry.kind, entry.slug)
    except WordingError:
        return ""


def release_bytes(release: Release | None) -> bytes | None:
    """The content of a release, whichever database it came from."""
    return bytes(release.content) if release else None


def _warnings(game: str, findings: list[Finding]) -> list[Warnings]:
    """Warnings grouped by what they say, language and kind; those about translations lead to the desk."""
    spoken, languages = interface_language(), language_names()
    states = {
        "translation-missing": "missing",
        "translation-stale": "stale",
        "translation-unreviewed": "unreviewed",
    }
    counted = Counter((finding.fault.key, finding.language, finding.kind) for finding in findings)
    sample = {(finding.fault.key, finding.language, finding.kind): finding for finding in findings}
    shown = []
    for (key, language, kind), count in sorted(counted.items()):
        finding = sample[key, language, kind]
        if key in states:
            query = f"game={game}&language={language}&kind={kind}&state={states[key]}"
            link = f"{reverse('admin:translations')}?{query}"
        else:
            link = reverse("admin:entry", args=(game, kind, finding.slug))
        shown.append(
            Warnings(
                fault_text(finding.fault, spoken, game),
                languages.get(language, language),
                kind_name(game, kind, spoken, many=True),
                count,
                link,
            )
        )
    return shown
