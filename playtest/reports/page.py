"""The report on a campaign in a language, complete or not: facts, findings, sections, notes on the method."""

from __future__ import annotations

from engine.snapshot import Snapshot
from playtest.reports.findings import Findings
from playtest.reports.pieces import Pieces
from playtest.reports.report import About, Report, Section, Table, headings
from playtest.reports.sections import Sections
from playtest.reports.summary import SMALL, Summary
from playtest.reports.words import ReportWords

__all__ = ["About", "Report", "Section", "Table", "report_page"]
"""Whoever shows a report finds here what it is made of."""


def report_page(summary: Summary, release: Snapshot, language: str, about: About | None = None) -> Report:
    """The report on a summary, complete or not."""
    about = about or About()
    words = ReportWords(release, language)
    frame = _Frame(summary, release, words)
    return Report(
        title=about.title or words.say("report-title", {"game": words.game}),
        subtitle=words.say("report-subtitle", {"game": words.game, "games": words.number(summary.games)}),
        facts=tuple(frame.facts(about)),
        findings=tuple(Findings(summary, release, words).findings()),
        sections=tuple(
            section for section in Sections(summary, release, words).sections() if section is not None
        ),
        method=tuple(frame.method()),
        language=language,
        labels=headings(words),
    )


class _Frame(Pieces):
    """What stands before and after the sections."""

    def facts(self, about: About) -> list[tuple[str, str]]:
        """What was played."""
        say, words, summary = self.say, self.words, self.summary
        games = words.number(summary.games)
        if about.planned > summary.games:
            games = say("report-games-so-far", {"games": games, "planned": words.number(about.planned)})
        facts = [(say("report-fact-games"), games)]
        seats = [rate.key for rate in summary.seats()]
        if seats:
            facts.append((say("report-fact-seats"), words.listed(seats)))
        bots = about.bots or tuple(rate.key for rate in summary.bots())
        if bots:
            facts.append((say("report-fact-bots"), words.bots(bots)))
        if about.release:
            facts.insert(0, (say("report-fact-release"), about.release))
        if about.seeds:
            facts.append((say("report-fact-seeds"), about.seeds))
        facts += about.grid
        if summary.broken:
            facts.append((say("report-fact-broken"), words.number(summary.broken)))
        return facts

    def method(self) -> list[str]:
        """How to read the numbers."""
        notes = [self.say("report-method-interval"), self.say("report-method-small", {"number": SMALL})]
        mark = "solo" if self.solo else "team" if self.cooperative else "fair"
        notes.append(self.say(f"report-method-{mark}"))
        notes.append(self.say("report-method-use"))
        notes.append(self.say("report-method-growing"))
        return notes
