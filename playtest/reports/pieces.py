"""What sections of reports are put together from: charts and tables of rates and of spreads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from playtest.reports.axes import percent_ticks
from playtest.reports.chart import Bar, Bars, Columns, Tone
from playtest.reports.report import Section, Table
from playtest.reports.statistics import Histogram
from playtest.reports.summary import Rate, Summary
from playtest.reports.words import ReportWords

Naming = Callable[[str], str]
MOST_BARS = 14
"""A chart shows so many rows; its table has all of them."""


class Pieces:
    """Turns numbers into pieces of a section."""

    def __init__(self, summary: Summary, release: Snapshot, words: ReportWords) -> None:
        self.summary = summary
        self.release = release
        self.words = words
        self.solo = [rate.key for rate in summary.seats()] == ["1"]
        self.cooperative = self.solo or settings_of(release).cooperative
        """Whether there is nobody to win against: then everything is measured by all games, not by an even
        share of the wins."""
        self.say = words.say

    def whole(self, values: Histogram) -> Histogram:
        """A number that was not counted in a game was nothing there."""
        missing = self.summary.games - values.of
        return Histogram({**values.counts, 0: values.counts.get(0, 0) + missing}) if missing else values

    def marked(self, rates: list[Rate]) -> list[Rate]:
        """Rates with what they are measured by: an even share, or what all do in a game that is won
        together."""
        if self.cooperative:
            rates = [replace(rate, fair=self.summary.won.share) for rate in rates]
        return [replace(rate, looks=len(rates)) for rate in rates]

    def is_varied(self, rates: list[Rate]) -> bool:
        """Whether there is anything to compare: not if the same party played every game together."""
        if len(rates) < 2:
            return False
        return not self.cooperative or any(rate.of < self.summary.games for rate in rates)

    def rated(self, name: str, title: str, rates: list[Rate], naming: Naming) -> Section:
        """A section of rates: bars with intervals, and the same as a table."""
        words = self.words
        bars = tuple(
            Bar(
                naming(rate.key),
                rate.share,
                words.percent(rate.share),
                rate.interval,
                tone(rate),
                words.sample(rate.of),
                rate.fair,
                self.entry_of(rate.key),
            )
            for rate in rates[: 2 * MOST_BARS]
        )
        end = max(rate.interval.high for rate in rates)
        has_mark = any(rate.fair is not None for rate in rates)
        mark = self.say("report-mark-team" if self.cooperative else "report-mark-fair") if has_mark else ""
        if name.startswith("mark-"):
            mark = self.say("report-mark-team")
        intro = self.say(f"report-intro-{name.partition('-')[0]}")
        chart = Bars(title, bars, percent_ticks(end, words), caption=intro, mark_text=mark)
        return Section(name, title, intro, (chart,), self.table(rates, naming, title))

    def table(self, rates: list[Rate], naming: Naming, title: str) -> Table:
        """Rates as a table; small samples bear an asterisk."""
        words = self.words
        has_fair = any(rate.fair is not None for rate in rates)
        names = ["share", "interval", *(["against-fair"] if has_fair else []), "sample"]
        rows = tuple(
            (
                naming(rate.key),
                words.percent(rate.share, 1),
                words.span(rate.interval, 1),
                *([words.points(rate.share - (rate.fair or 0.0))] if has_fair else []),
                words.number(rate.of) + (" *" if rate.is_small else ""),
            )
            for rate in rates
        )
        columns = (self.say("report-column-name"), *(self.say(f"report-column-{n}") for n in names))
        return Table(columns, rows, entries=self.entries_of([rate.key for rate in rates]))

    def entry_of(self, key: str) -> str:
        """What a row is about, if it is an entry."""
        return key if self.words.play.is_entry(key) else ""

    def entries_of(self, keys: list[str]) -> tuple[str, ...]:
        """The same for the rows of a table; nothing if none is."""
        found = tuple(map(self.entry_of, keys))
        return found if any(found) else ()

    def columns(self, values: Histogram, title: str, across: str = "") -> Columns:
        """A spread as columns, with its median and its middle half."""
        bins = values.bins()
        columns = tuple(
            (
                self.words.number(low) if low == high else f"{low}–{high}",
                count / values.of,
                self.share_text(count, values.of),
            )
            for low, high, count in bins
        )
        start, width = bins[0][0], bins[0][1] - bins[0][0] + 1

        def place(value: float) -> float:
            return (value - start + 0.5) / width

        quarter, median, most = (values.quantile(share) for share in (0.25, 0.5, 0.75))
        return Columns(
            title,
            columns,
            percent_ticks(max(height for _, height, _ in columns), self.words),
            across=across or self.say("report-axis-turns"),
            middle=place(median),
            middle_text=self.say("report-median", {"number": self.words.number(median)}),
            half=(place(quarter), place(most)),
        )

    def spread(self, values: Histogram) -> tuple[str, ...]:
        """A spread as cells of a table."""
        words = self.words
        return (
            words.number(values.mean, 1),
            words.number_span(values.mean_interval(), signed=False),
            words.number(values.quantile(0.5)),
            self.between(values),
            f"{words.number(min(values.counts))}–{words.number(max(values.counts))}",
            words.number(values.of),
        )

    def spread_columns(self) -> tuple[str, ...]:
        """The headings of these cells."""
        return tuple(
            self.say(f"report-column-{name}")
            for name in ("mean", "interval", "median", "half", "range", "sample")
        )

    def between(self, values: Histogram) -> str:
        """The middle half of a spread."""
        low, high = values.quantile(0.25), values.quantile(0.75)
        return f"{self.words.number(low)}–{self.words.number(high)}"

    def share_text(self, number: int, of: int) -> str:
        """A share as a text; a dash of nothing."""
        return self.words.percent(number / of) if of else "–"

    def percent_text(self, rate: Rate) -> str:
        """A rate as a text; a dash if there is no sample."""
        return self.words.percent(rate.share) if rate.of else "–"


def beyond(rate: Rate) -> float:
    """How far a share lies from what is fair."""
    return rate.share - (rate.fair or 0.0)


def tone(rate: Rate) -> Tone:
    """How a rate is marked in a chart."""
    if rate.is_small:
        return "faint"
    if rate.is_above:
        return "above"
    if rate.is_below:
        return "below"
    return "plain" if rate.fair is not None else "strong"
