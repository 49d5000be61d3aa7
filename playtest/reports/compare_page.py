"""The comparison of two releases as plain data in a language: what moved, how far, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.snapshot import Snapshot
from playtest.reports.axes import difference_ticks
from playtest.reports.chart import Bar, Dots, Tone
from playtest.reports.compare import FEWEST, NARROW, Change, Comparison, Pairs, answer
from playtest.reports.edits import Edit, edits
from playtest.reports.findings import broken_sentences
from playtest.reports.report import About, Report, Section, Table, headings
from playtest.reports.statistics import Interval
from playtest.reports.summary import Summary
from playtest.reports.words import ReportWords

MOST_ROWS = 16
MOST_SENTENCES = 8
MOST_TOLD = 60
"""A table has so many rows; the clearest come first."""
MOST_NAMES = 6
"""A sentence names so many entries."""
STEADY = 12
"""Where nothing moved, so many of the numbers that come closest are shown."""


def compare_page(
    pairs: Pairs, first: Snapshot, second: Snapshot, language: str, about: tuple[About, About] | None = None
) -> Report:
    """What the pairs say so far. ``about`` tells what the first and the second side are."""
    return _Writer(pairs, first, second, language).report(about or (About(), About()))


class _Writer:
    """Turns changes into sections."""

    def __init__(self, pairs: Pairs, first: Snapshot, second: Snapshot, language: str) -> None:
        self.words = ReportWords(second, language)
        self.before = ReportWords(first, language)
        self.say = self.words.say
        self.edits: tuple[Edit, ...] = edits(first, second, self.before, self.words)
        found = answer(pairs, {edit.entry for edit in self.edits})
        self.found: Comparison = replace(found, changes=tuple(filter(_tells, found.changes)))
        self.fared = [
            {(way, use.entry): use.wins for way, uses in Summary(tally).uses().items() for use in uses}
            for tally in (pairs.first, pairs.second)
        ]
        """For each side how those fared who used an entry in a way."""
        self.sides = (Summary(pairs.first), Summary(pairs.second))
        self.by_share = [change for change in self.found.rest if change.sort != "mean"]
        self.by_mean = [change for change in self.found.rest if change.sort == "mean"]

    def report(self, about: tuple[About, About]) -> Report:
        """Everything."""
        words, found = self.words, self.found
        sections = [
            self.edited(),
            self.moved(),
            self.wins([c for c in self.by_share if c.sort == "win" or c.subject[0] == "won"]),
            self.usage([c for c in self.by_share if c.subject[0] in ("use", "fall", "reason")]),
            self.group("lengths", self.by_mean),
        ]
        return Report(
            title=about[1].title or self.say("report-compare-title", {"game": words.game}),
            subtitle=self.say("report-compare-subtitle", {"pairs": words.number(found.pairs)}),
            facts=tuple(self.facts(about)),
            findings=tuple(self.findings()),
            sections=tuple(section for section in sections if section is not None),
            method=tuple(self.method()),
            language=words.language,
            edits=self.edits,
            labels=headings(words),
        )

    def facts(self, about: tuple[About, About]) -> list[tuple[str, str]]:
        """What was compared."""
        say, words, found = self.say, self.words, self.found
        facts = [
            (say("report-fact-first"), about[0].release),
            (say("report-fact-second"), about[1].release),
            (say("report-fact-pairs"), self._pairs(about[1].planned)),
            (say("report-fact-equal"), words.number(found.equal)),
            (say("report-fact-bots"), words.bots(about[1].bots)),
            (say("report-fact-seeds"), about[1].seeds),
            *about[1].grid,
        ]
        if found.broken:
            facts.append((say("report-fact-broken"), words.number(found.broken)))
        return [(name, text) for name, text in facts if text]

    def _pairs(self, planned: int) -> str:
        pairs = self.words.number(self.found.pairs)
        if planned <= self.found.pairs:
            return pairs
        return self.say("report-games-so-far", {"games": pairs, "planned": self.words.number(planned)})

    def findings(self) -> list[str]:
        """The answer in sentences."""
        broken = [
            self.say("report-compare-broken", {"side": number, "finding": sentence})
            for number, (side, words) in enumerate(zip(self.sides, (self.before, self.words), strict=True), 1)
            for sentence in broken_sentences(side, words)
        ]
        return [*broken, *self.answers()]

    def answers(self) -> list[str]:
        """What has moved, in sentences."""
        say, found = self.say, self.found
        if not found.pairs:
            return [say("report-compare-nothing")]
        if found.pairs == found.equal:
            return [say("report-compare-equal")]
        if found.pairs < FEWEST:
            return [say("report-compare-few", {"pairs": found.pairs})]
        sentences = [self.asked(change) for change in found.primary[:MOST_SENTENCES]]
        sentences += self.unseen()
        besides = {"besides": "yes" if found.primary else "no"}
        moved = found.moved
        if moved:
            sentences.append(say("report-compare-moved", {"number": len(moved), **besides}))
            sentences += [self.sentence(change) for change in moved[:MOST_SENTENCES]]
        else:
            share = self.words.percent(found.equal / found.pairs)
            sentences.append(say("report-compare-none", {"share": share, **besides}))
        if found.hints:
            sentences.append(say("report-compare-hints", {"number": len(found.hints)}))
        return sentences

    def asked(self, change: Change) -> str:
        """What happened to an entry that was edited, as a sentence."""
        subject = self.subject(change)
        if change.subject[0] == "use":
            args = {
                "name": self._entry(change.subject[2]),
                "way": self.words.way(change.subject[1], "inside"),
            }
            subject = self.say("report-subject-use", args)
        verdict = self.say(f"report-edited-verdict-{change.verdict}")
        return self.say(
            "report-edited-change", {**self._told(change), "subject": subject, "verdict": verdict}
        )

    def unseen(self) -> list[str]:
        """The edited entries that no number is about."""
        seen = {part for change in self.found.primary for part in change.subject}
        names = [edit.name for edit in self.edits if edit.entry not in seen]
        if not names:
            return []
        shown = names[:MOST_NAMES]
        if len(names) > len(shown):
            shown.append(self.say("report-more", {"number": len(names) - len(shown)}))
        return [self.say("report-edited-unseen", {"number": len(names), "names": self.words.listed(shown)})]

    def sentence(self, change: Change) -> str:
        """One change as a sentence."""
        return self.say("report-compare-change", {**self._told(change), "subject": self.subject(change)})

    def _told(self, change: Change) -> dict[str, str]:
        return {
            "before": self.value(change, change.before),
            "after": self.value(change, change.after),
            "change": self.change(change),
            "span": self.span(change),
        }

    def edited(self) -> Section | None:
        """The numbers of what was edited: the question that the comparison was made for."""
        changes = self.found.primary
        section = self.group("edited", changes)
        if section is None or self.found.pairs < FEWEST:
            return section
        section = self._with_users(section, changes)
        # What did not differ is an answer too: the dot stands on nothing, as far as so many pairs can tell.
        return replace(section, charts=tuple(self._charts(changes)))

    def moved(self) -> Section | None:
        """The chart one looks at first."""
        if self.found.pairs < FEWEST or self.found.pairs == self.found.equal:
            return None
        moved = self.found.moved
        shown = moved or [change for change in self.found.rest if change.differing][:STEADY]
        charts = self._charts(shown)
        if not charts:
            return None
        intro = self.say("report-intro-moved" if moved else "report-intro-hints")
        return Section("moved", self.say("report-section-moved"), intro, tuple(charts))

    def _charts(self, shown: Sequence[Change]) -> list[Dots]:
        """Shares in one chart, means in another, for they have no unit in common."""
        shares = [change for change in shown if change.sort != "mean"][:MOST_ROWS]
        means = [change for change in shown if change.sort == "mean"][:MOST_ROWS]
        charts = []
        if shares:
            charts.append(
                self.dots(
                    self.say("report-chart-moved"),
                    shares,
                    _plain,
                    self._points,
                    0.02,
                )
            )
        if means:
            charts.append(
                self.dots(
                    self.say("report-chart-means"),
                    means,
                    _in_deviations,
                    lambda value: self.words.signed(value, 1),
                    0.2,
                )
            )
        return charts

    def dots(
        self,
        title: str,
        changes: Sequence[Change],
        placed: Callable[[Change], tuple[float, Interval]],
        tick: Callable[[float], str],
        least: float,
    ) -> Dots:
        """Changes on both sides of nothing."""
        bars = []
        for change in changes:
            value, interval = placed(change)
            bars.append(
                Bar(
                    self.subject(change),
                    value,
                    self.change(change),
                    interval,
                    _tone(change),
                    self.words.sample(change.of),
                    entry=self._about(change),
                )
            )
        low = min(bar.interval.low for bar in bars if bar.interval)
        high = max(bar.interval.high for bar in bars if bar.interval)
        return Dots(title, tuple(bars), difference_ticks(low, high, tick, least))

    def wins(self, changes: list[Change]) -> Section | None:
        """Who wins, whether it moved or not."""
        section = self.group("wins", changes)
        who = [change for change in changes if change.subject[0] in ("won", "who") and change.of >= FEWEST]
        if section is None or not who:
            return section
        who.sort(key=lambda change: (change.subject[0] != "won", -change.difference))
        far = who if len(who) <= MOST_ROWS else [*who[: MOST_ROWS // 2], *who[-MOST_ROWS // 2 :]]
        chart = self.dots(self.say("report-chart-moved"), far, _plain, self._points, 0.02)
        return replace(section, charts=(chart,))

    def usage(self, changes: list[Change]) -> Section | None:
        """What came up more or less often, and how those fared who used it."""
        section = self.group("usage", changes)
        return self._with_users(section, changes) if section is not None else None

    def _with_users(self, section: Section, changes: Sequence[Change]) -> Section:
        """The table with one more column: how those fared who used it."""
        assert section.table is not None
        rows = tuple(
            (*row, self._fared(change)) for row, change in zip(section.table.rows, changes, strict=False)
        )
        columns = (*section.table.columns, self.say("report-column-users"))
        return replace(section, table=replace(section.table, columns=columns, rows=rows))

    def _fared(self, change: Change) -> str:
        """Wins of those who used an entry, before and after."""
        if change.subject[0] != "use":
            return ""
        rates = [side.get((change.subject[1], change.subject[2])) for side in self.fared]
        texts = [self.words.percent(rate.share) if rate and rate.of else "–" for rate in rates]
        return " → ".join(texts)

    def group(self, name: str, changes: list[Change]) -> Section | None:
        """A table of changes of one sort, the clearest first."""
        if not changes:
            return None
        rows = tuple(
            (
                self.subject(change),
                self.value(change, change.before),
                self.value(change, change.after),
                self.change(change),
                self.span(change),
                self.words.chance(change.adjusted) if change.differing else "–",
                self.say(f"report-verdict-{change.verdict}"),
                self.words.number(change.of),
            )
            for change in changes[:MOST_TOLD]
        )
        names = ("name", "before", "after", "change", "interval", "chance", "verdict", "sample")
        columns = tuple(self.say(f"report-column-{each}") for each in names)
        title, intro = self.say(f"report-section-{name}"), self.say(f"report-intro-{name}")
        left = len(changes) - len(rows)
        notes = [self.say("report-note-left-out", {"number": left})] if left else []
        notes.append(self.say("report-note-chance-alone" if name == "edited" else "report-note-chance"))
        entries = tuple(map(self._about, changes[:MOST_TOLD]))
        table = Table(columns, rows, frozenset({0, 6}), entries if any(entries) else ())
        return Section(name, title, intro, (), table, tuple(notes))

    def method(self) -> list[str]:
        """How it was reckoned."""
        return [
            self.say("report-method-paired"),
            *([self.say("report-method-edited")] if self.edits else []),
            self.say("report-method-holm"),
            self.say("report-method-same", {"number": self.words.number(100 * NARROW)}),
            self.say("report-method-growing"),
        ]

    # Pieces.

    def _points(self, value: float) -> str:
        """A tick in percentage points."""
        return self.words.signed(100 * value, 0 if abs(value) >= 0.01 else 1)

    def subject(self, change: Change) -> str:
        """What a change is about."""
        sort, *rest = change.subject
        words = self.words
        if sort == "who":
            return self.say("report-subject-who", {"name": self._entry(rest[0])})
        if sort == "place":
            return self.say("report-subject-place", {"place": int(rest[0]) + 1})
        if sort == "bot":
            return self.say("report-subject-who", {"name": words.bot(rest[0])})
        if sort == "use":
            return self.say("report-subject-use", {"name": self._entry(rest[1]), "way": words.way(rest[0])})
        if sort == "fall":
            cause = rest[0] if words.play.is_entry(rest[0]) else ""
            text = self._entry(cause) if cause else self.before.cause(rest[0])
            return self.say("report-subject-fall", {"cause": text})
        if sort == "reason":
            return self.say("report-subject-reason", {"reason": words.reason(rest[0])})
        if sort == "milestone":
            return self.say("report-subject-milestone", {"milestone": words.milestone(rest[0])})
        if sort == "count":
            return words.count(rest[0])
        return self.say(f"report-subject-{sort}")

    def _about(self, change: Change) -> str:
        """The entry that a change is about, if it is one."""
        last = change.subject[-1]
        return last if self.words.play.is_entry(last) or self.before.play.is_entry(last) else ""

    def _entry(self, entry: str) -> str:
        """A name; of an entry that is gone, the one it had."""
        return (self.words if self.words.play.is_entry(entry) else self.before).entry(entry)

    def value(self, change: Change, value: float) -> str:
        """A share or a mean."""
        return self.words.number(value, 1) if change.sort == "mean" else self.words.percent(value, 1)

    def change(self, change: Change) -> str:
        """The difference, with its sign."""
        if change.sort == "mean":
            return self.words.signed(change.difference, 1)
        return self.words.points(change.difference)

    def span(self, change: Change) -> str:
        """The interval of the difference."""
        if change.sort == "mean":
            return self.words.number_span(change.interval)
        low, high = change.interval
        return self.words.number_span(Interval(100 * low, 100 * high))


def _tells(change: Change) -> bool:
    """Whether a number can tell anything: not that games have a winner where every game has one, or none."""
    return change.subject != ("won",) or change.before != change.after or change.before not in (0.0, 1.0)


def _plain(change: Change) -> tuple[float, Interval]:
    """A change of a share as it is."""
    return change.difference, change.interval


def _in_deviations(change: Change) -> tuple[float, Interval]:
    """A change of a mean in standard deviations, so that rounds and points can stand side by side."""
    if not change.effect:
        return 0.0, Interval(0.0, 0.0)
    unit = change.difference / change.effect
    return change.effect, Interval(change.interval.low / unit, change.interval.high / unit)


def _tone(change: Change) -> Tone:
    if change.verdict != "moved":
        return "plain"
    return "above" if change.difference > 0 else "below"
