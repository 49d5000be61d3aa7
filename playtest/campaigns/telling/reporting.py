"""The report of a campaign, or of a comparison, as far as its games are finished."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from django.core.cache import cache

from content.wording import wording
from engine.snapshot import SnapshotError
from playtest.campaigns.models import Campaign
from playtest.campaigns.telling.growing import grown
from playtest.campaigns.telling.naming import about, snapshot_of
from playtest.campaigns.words import title_of
from playtest.reports.compare import answer
from playtest.reports.compare_page import compare_page
from playtest.reports.edits import edited_entries
from playtest.reports.page import Report, Section, report_page
from playtest.reports.pdf import report_pdf
from playtest.reports.report import HEADINGS
from playtest.reports.summary import Summary
from playtest.reports.tally import Tally

WHOLE = 60.0
"""Seconds that adding up may take where everything finished must be in: in a file."""


@dataclass(frozen=True)
class Telling:
    """A report and how complete it is."""

    report: Report
    counted: int
    """Chunks that are in it: it has changed when this has."""
    is_behind: bool
    """Whether more is finished than is in it."""


def telling_of(campaign: Campaign, language: str, *, side: int = 0, patience: float = 2.5) -> Telling:
    """The report of a campaign. Of a comparison it is what moved; ``side`` 1 or 2 gives the report of one
    side alone. If an older studio made the content, that is all that can be told of it."""
    try:
        return _told(campaign, language, side, patience)
    except SnapshotError as error:
        return Telling(_unreadable(campaign, language, error), 0, False)


def _told(campaign: Campaign, language: str, side: int, patience: float) -> Telling:
    members = campaign.members()
    sums = grown(campaign, patience)
    if len(members) == 1:
        report = _single(members[0], sums.tally, language)
    elif side:
        report = _single(members[side - 1], (sums.pairs.first, sums.pairs.second)[side - 1], language)
    else:
        first, second = members
        both = (about(first, language), about(second, language))
        report = compare_page(sums.pairs, snapshot_of(first), snapshot_of(second), language, both)
    if campaign.digest and not side and not sums.is_behind and report.findings:
        cache.set(_verdict_key(campaign, language), report.findings[0], None)
    return Telling(report, sums.counted, sums.is_behind)


def told_verdict(campaign: Campaign, language: str) -> str:
    """The first finding of a finished campaign, if somebody has read its report lately; to make one takes
    longer than a page that only mentions it may."""
    return str(cache.get(_verdict_key(campaign, language)) or "")


def _verdict_key(campaign: Campaign, language: str) -> str:
    return f"campaign-verdict:{campaign.pk}:{campaign.digest}:{language}"


def pdf_of(campaign: Campaign, language: str, side: int = 0) -> bytes:
    """The report on paper, with everything that is finished."""
    return report_pdf(telling_of(campaign, language, side=side, patience=WHOLE).report)


def changes_of(campaign: Campaign, patience: float = 2.5) -> dict[str, Any]:
    """Of a comparison all numbers, for programs."""
    first, second = map(snapshot_of, campaign.members())
    found = answer(grown(campaign, patience).pairs, edited_entries(first, second))
    return {
        "pairs": found.pairs,
        "equal": found.equal,
        "broken": found.broken,
        "changes": [
            {
                "sort": change.sort,
                "subject": list(change.subject),
                "before": change.before,
                "after": change.after,
                "difference": change.difference,
                "interval": [_finite(change.interval.low), _finite(change.interval.high)],
                "p": change.probability,
                "p_adjusted": change.adjusted,
                "effect": _finite(change.effect),
                "of": change.of,
                "differing": change.differing,
                "verdict": change.verdict,
                "edited": change.is_primary,
            }
            for change in found.changes
        ],
    }


def plain_report(report: Report) -> dict[str, Any]:
    """A report as JSON: the texts, tables and charts that a page shows."""
    return {
        "title": report.title,
        "subtitle": report.subtitle,
        "language": report.language,
        "facts": [{"name": name, "text": text} for name, text in report.facts],
        "findings": list(report.findings),
        "edits": [asdict(edit) for edit in report.edits],
        "sections": [_section(section) for section in report.sections],
        "method": list(report.method),
    }


def counts_of(campaign: Campaign, side: int = 0, patience: float = 2.5) -> dict[str, int]:
    """The sums themselves, name by name; see `playtest.reports.tally`."""
    sums = grown(campaign, patience)
    tally = (sums.tally, sums.pairs.first, sums.pairs.second)[side]
    return tally.plain()


def _single(campaign: Campaign, tally: Tally, language: str) -> Report:
    return report_page(Summary(tally), snapshot_of(campaign), language, about(campaign, language))


def _unreadable(campaign: Campaign, language: str, error: SnapshotError) -> Report:
    say = wording(language).say
    return Report(
        title=title_of(campaign, language),
        subtitle="",
        facts=(),
        findings=(say("cpage-old-content", {"problem": str(error)}),),
        sections=(),
        language=language,
        labels={name: say(f"report-heading-{name}") for name in HEADINGS},
    )


def _section(section: Section) -> dict[str, Any]:
    table = section.table
    return {
        "name": section.name,
        "title": section.title,
        "intro": section.intro,
        "notes": list(section.notes),
        "table": None
        if table is None
        else {
            "columns": list(table.columns),
            "rows": [list(row) for row in table.rows],
            "entries": list(table.entries),
        },
        "charts": [{"sort": type(chart).__name__.lower(), **asdict(chart)} for chart in section.charts],
    }


def _finite(number: float) -> float | None:
    """JSON knows no infinity."""
    return number if abs(number) < float("inf") else None
