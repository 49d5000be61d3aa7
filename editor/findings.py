"""What the checks found, as pages show it: which entry, where in it, what, and where else to look."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import dataclass

from django.core.cache import cache
from django.db.models import Max
from django.urls import reverse

from content.checks import Finding, Level, run_checks
from content.models import Entry, Pack, Revision
from content.store import read_content
from content.wording import fault_text, game_name
from editor.names import interface_language, place_name, titles
from editor.screens.base import language_names
from engine.games import games
from engine.schema import spell_path

TOLD_ELSEWHERE = ("translation-missing", "translation-stale", "translation-unreviewed")
"""What the texts of an entry show at each language anyway."""

OF_OWN_TEXTS = ("own-text-stale", "own-text-unknown", "own-text-lacks")
"""What is about one language always; the page of publishing shows it with both texts and the way to confirm
them."""

FEW = 400
"""Among so many entries the checks take no longer than a page may."""
KEPT = 24 * 3600

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding in the language of the interface. ``meant`` are other entries that it names, with their
    addresses."""

    title: str
    language: str
    where: str
    text: str
    link: str
    is_error: bool
    meant: tuple[tuple[str, str], ...]


def shown_findings(game: str, findings: Iterable[Finding]) -> list[ShownFinding]:
    """Findings with names and addresses, in a few queries."""
    findings = list(findings)
    if not findings:
        return []
    spoken, languages = interface_language(), language_names()
    named = {(each.kind, each.slug) for each in findings}
    named.update(key for each in findings for key in each.fault.entries)
    names = titles(game, named)
    there = _existing(game, named)
    source = Pack.objects.values_list("source", flat=True).get(pk=game)

    def spoken_in(finding: Finding) -> str:
        code = finding.language or (source if finding.fault.key in OF_OWN_TEXTS else "")
        return languages.get(code, code)

    return [
        ShownFinding(
            names[finding.kind, finding.slug] if finding.kind else game_name(game, spoken),
            spoken_in(finding),
            place_name(game, finding.kind, spell_path(finding.fault.path)),
            fault_text(finding.fault, spoken, game),
            _address(game, (finding.kind, finding.slug), there),
            finding.level is Level.ERROR,
            tuple((names[key], _address(game, key, there)) for key in finding.fault.entries),
        )
        for finding in findings
    ]


def entry_findings(pack: Pack, kind: str, slug: str) -> list[Finding]:
    """What the checks on the whole content say about one entry."""
    return findings_of(pack, [(kind, slug)])[kind, slug]


def findings_of(pack: Pack, keys: Iterable[Key]) -> dict[Key, list[Finding]]:
    """What the checks on the whole content say about some entries; those on the language of their texts take
    too long for a page. They are run once for each change of the content, whoever looks at which entry
    then."""
    known: dict[Key, bytes] | None = cache.get(f"findings:{_state(pack)}")
    if known is None:
        known = _check(pack)
    return {each: pickle.loads(known[each]) if each in known else [] for each in keys}


def _state(pack: Pack) -> str:
    """A name for the content as it is: whatever is done to an entry is in its history."""
    last = Revision.objects.filter(game=pack).aggregate(last=Max("pk"))["last"] or 0
    languages = ",".join(sorted(language.pk for language in pack.languages.all()))
    return f"{pack.pk}:{last}:{languages}"


def _check(pack: Pack) -> dict[Key, bytes]:
    """Run the checks and remember what they found, for the pages of entries and for lists."""
    state = _state(pack)
    last = int(state.split(":")[1])
    found: dict[Key, list[Finding]] = {}
    for finding in run_checks(read_content(pack), of="entries"):
        if finding.fault.key not in TOLD_ELSEWHERE:
            found.setdefault((finding.kind, finding.slug), []).append(finding)
    # Each entry's by itself: thousands are stored, one is read.
    known = {entry: pickle.dumps(some) for entry, some in found.items()}
    cache.set(f"findings:{state}", known)
    levels = {entry: max(each.level for each in some) for entry, some in found.items()}
    cache.set(f"finding-levels:{pack.pk}", (state, last, levels), KEPT)
    return known


@dataclass(frozen=True, slots=True)
class Levels:
    """How bad the worst is that the checks last said of each entry; and how many entries have been changed
    since, of which nothing is known. Nothing at all is known if they never ran."""

    worst: dict[Key, Level]
    unchecked: int = 0
    is_known: bool = True


def fault_levels(pack: Pack, *, check: bool = False) -> Levels:
    """What the checks say of all entries, for a list. They are run if that is quick, or if somebody wants to
    wait for it (``check``); else what they found last is told, and what has changed since."""
    state = _state(pack)
    kept: tuple[str, int, dict[Key, Level]] | None = cache.get(f"finding-levels:{pack.pk}")
    is_true = kept is not None and kept[0] == state
    if not is_true and (check or Entry.objects.filter(game=pack).count() <= FEW):
        _check(pack)
        kept = cache.get(f"finding-levels:{pack.pk}")
    if kept is None:
        return Levels({}, is_known=False)
    since = 0
    if kept[0] != state:
        newer = Revision.objects.filter(game=pack, pk__gt=kept[1])
        since = newer.values("kind", "slug").distinct().order_by().count()
    return Levels(kept[2], since)


def _existing(game: str, keys: set[Key]) -> set[Key]:
    rows = Entry.objects.filter(game=game, slug__in={slug for _kind, slug in keys})
    return keys & set(rows.values_list("kind", "slug"))


def _address(game: str, key: Key, there: set[Key]) -> str:
    """The page of an entry; where it is missing the list of its kind, where the kind is the page that can
    only delete it. Nothing for a finding that is about no entry."""
    declared = key[0] in games()[game].kinds
    if key in there:
        return reverse("admin:entry" if declared else "admin:delete", args=(game, *key))
    return reverse("admin:entries", args=(game, key[0])) if declared else ""
