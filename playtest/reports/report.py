"""What a report is, as plain data in a language: a template shows it, `playtest.reports.pdf` prints it."""

from __future__ import annotations

from dataclasses import dataclass, field

from playtest.reports.chart import Chart
from playtest.reports.edits import Edit
from playtest.reports.words import ReportWords


@dataclass(frozen=True)
class About:
    """What was played, as the campaign has it; everything may be left out."""

    title: str = ""
    release: str = ""
    """How people call the content: a release's number and date, or the draft."""
    planned: int = 0
    """How many games there will be."""
    bots: tuple[str, ...] = ()
    seeds: str = ""
    grid: tuple[tuple[str, str], ...] = ()
    """What was varied: name and values, already in the language."""


@dataclass(frozen=True)
class Table:
    """Rows of texts; all columns but the first are numbers unless named."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    texts: frozenset[int] = frozenset({0})
    """The columns that are texts and not numbers."""
    entries: tuple[str, ...] = ()
    """For each row the entry (``kind/slug``) that its first cell names, or nothing; empty if none does."""


@dataclass(frozen=True)
class Section:
    """One subject."""

    name: str
    """For addresses; the same in every language."""
    title: str
    intro: str = ""
    charts: tuple[Chart, ...] = ()
    table: Table | None = None
    notes: tuple[str, ...] = ()

    def shows_title_of(self, chart: Chart) -> bool:
        """Whether a chart needs its title above it: it says what is measured, unless the section does."""
        return len(self.charts) > 1 or not self.title.startswith(chart.title)


@dataclass(frozen=True)
class Report:
    """Everything a reader is told."""

    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    findings: tuple[str, ...]
    sections: tuple[Section, ...]
    method: tuple[str, ...] = ()
    language: str = "en"
    edits: tuple[Edit, ...] = ()
    """Of a comparison: what differs between the two contents."""
    labels: dict[str, str] = field(default_factory=dict)
    """Headings of the page itself: findings, method."""


HEADINGS = ("findings", "edits", "method", "facts", "page", "tables")


def headings(words: ReportWords) -> dict[str, str]:
    """The headings that every report has."""
    return {name: words.say(f"report-heading-{name}") for name in HEADINGS}
