"""The sections on what is used: in how many games, by whom, and how they fared; and on what downs players."""

from __future__ import annotations

from dataclasses import replace

from playtest.reports.axes import difference_ticks, percent_ticks
from playtest.reports.chart import Bar, Bars, Dots
from playtest.reports.pieces import MOST_BARS, Pieces, beyond, tone
from playtest.reports.report import Section, Table
from playtest.reports.statistics import Interval
from playtest.reports.summary import Rate, Use

MOST_IMPACT = 10


class UseSections(Pieces):
    """Sections on entries and causes."""

    def use(self, way: str, uses: list[Use], unused: list[str]) -> Section:
        """Entries that were used in one way: in how many games, and how those fared who did."""
        words = self.words
        if self.cooperative:
            uses = [replace(use, wins=replace(use.wins, fair=self.summary.won.share)) for use in uses]
        bars = tuple(
            Bar(
                words.entry(use.entry),
                use.in_games.share,
                words.percent(use.in_games.share),
                use.in_games.interval,
                "faint" if use.in_games.is_small else "strong",
                self.say("report-times", {"number": use.in_games.times}),
                entry=self.entry_of(use.entry),
            )
            for use in uses[:MOST_BARS]
        )
        end = max(bar.interval.high for bar in bars if bar.interval)
        title = words.way(way)
        kinds = dict.fromkeys(use.entry.partition("/")[0] for use in uses)
        caption = self.say("report-chart-use", {"way": title})
        if len(uses) > MOST_BARS:
            caption = self.say("report-chart-use-most", {"way": title, "number": MOST_BARS})
        chart = Bars(title, bars, percent_ticks(end, words), caption=caption)
        impact = self._impact(uses)
        fair = any(use.wins.fair is not None for use in uses)
        rows = [
            (
                words.entry(use.entry),
                words.kind(use.entry.partition("/")[0], many=False),
                words.percent(use.in_games.share, 1),
                words.number(use.in_games.times),
                self.percent_text(use.wins),
                words.span(use.wins.interval),
                *([words.points(use.wins.share - (use.wins.fair or 0.0))] if fair else []),
                words.number(use.wins.of),
            )
            for use in uses
        ]
        rows += [
            (
                words.entry(entry),
                words.kind(entry.partition("/")[0], many=False),
                words.percent(0, 1),
                "0",
                *["–"] * (4 if fair else 3),
            )
            for entry in unused
        ]
        names = ["entry", "kind", "games", "times", "wins", "interval", *(["against-fair"] if fair else [])]
        columns = tuple(self.say(f"report-column-{name}") for name in (*names, "sample"))
        entries = self.entries_of([*(use.entry for use in uses), *unused])
        notes = [self.say("report-note-use")]
        if words.has_way_note(way):
            notes.insert(0, words.way(way, "note"))
        if unused:
            listed = words.listed([words.entry(entry) for entry in unused])
            notes.insert(0, self.say("report-note-unused", {"way": words.way(way, "never"), "names": listed}))
        return Section(
            f"use-{way}",
            self.say("report-section-use", {"way": title, "kinds": ", ".join(map(words.kind, kinds))}),
            caption,
            (chart, impact) if impact is not None else (chart,),
            Table(columns, tuple(rows), frozenset({0, 1}), entries),
            tuple(notes),
        )

    def _impact(self, uses: list[Use]) -> Dots | None:
        """How those fared who used it, the farthest from their fair share; only sound samples."""
        sound = [use for use in uses if use.wins.fair is not None and not use.wins.is_small]
        sound = [replace(use, wins=replace(use.wins, looks=len(sound))) for use in sound]
        if len(sound) < 3:
            return None
        far = sorted(sound, key=lambda use: -abs(beyond(use.wins)))[:MOST_IMPACT]
        far.sort(key=lambda use: -beyond(use.wins))
        words = self.words
        bars = tuple(
            Bar(
                words.entry(use.entry),
                beyond(use.wins),
                words.points(beyond(use.wins)),
                Interval(*(end - (use.wins.fair or 0.0) for end in use.wins.interval)),
                tone(use.wins),
                words.sample(use.wins.of),
                entry=self.entry_of(use.entry),
            )
            for use in far
        )
        low = min(bar.interval.low for bar in bars if bar.interval)
        high = max(bar.interval.high for bar in bars if bar.interval)
        ticks = difference_ticks(low, high, lambda value: words.signed(100 * value, 0), 0.05)
        title = self.say("report-chart-impact-team" if self.cooperative else "report-chart-impact")
        return Dots(title, bars, ticks)

    def falls(self) -> Section | None:
        """What downs players."""
        falls = self.summary.falls()
        total = sum(rate.times for rate in falls)
        if not total:
            return None
        words = self.words
        shares = [Rate(rate.key, rate.times, total, times=rate.hits) for rate in falls]
        bars = tuple(
            Bar(
                words.cause(rate.key),
                rate.share,
                words.percent(rate.share),
                None,
                "strong",
                self.say("report-times", {"number": rate.hits}),
                entry=self.entry_of(rate.key),
            )
            for rate in shares[:MOST_BARS]
        )
        title = self.say("report-section-falls")
        chart = Bars(title, bars, percent_ticks(max(bar.value for bar in bars), words))
        rows = tuple(
            (
                words.cause(rate.key),
                words.number(rate.hits),
                words.percent(rate.share, 1),
                self.share_text(rate.times, self.summary.games),
            )
            for rate in shares
        )
        columns = tuple(self.say(f"report-column-{name}") for name in ("cause", "times", "share", "games"))
        entries = self.entries_of([rate.key for rate in shares])
        per_game = {"number": words.number(total / self.summary.games, 1)}
        return Section(
            "falls",
            title,
            self.say("report-intro-falls", per_game),
            (chart,),
            Table(columns, rows, entries=entries),
        )
