"""The sections of a report, each with its charts and its table."""

from __future__ import annotations

from dataclasses import replace

from playtest.reports.axes import number_ticks, round_ticks
from playtest.reports.chart import Chart, Heat, Line, Lines
from playtest.reports.pieces import MOST_BARS
from playtest.reports.report import Section, Table
from playtest.reports.summary import Rate
from playtest.reports.use_sections import UseSections


class Sections(UseSections):
    """Turns numbers into sections."""

    def sections(self) -> list[Section | None]:
        """All sections, in the order in which they are read; None where there is nothing to tell."""
        if not self.summary.games:
            return []
        sections: list[Section | None] = [self.who(kind, rates) for kind, rates in self.summary.who().items()]
        sections += [self.together(), self.parties()]
        if not self.cooperative:
            sections += [self.places(seats, rates) for seats, rates in self.summary.places().items()]
        sections += [self.mark(mark, rates) for mark, rates in self.summary.marks().items()]
        sections += [self.endings(), self.seats(), self.bots(), self.length(), self.pace(), self.scores()]
        uses = self.summary.uses()
        unused = self.summary.unused(self.release)
        order = [*unused, *(way for way in uses if way not in unused)]
        sections += [self.use(way, uses[way], unused.get(way, [])) for way in order if way in uses]
        sections += [self.falls(), self.numbers()]
        return sections

    def who(self, kind: str, rates: list[Rate]) -> Section | None:
        """Wins by what seats play with."""
        if not self.is_varied(rates):
            return None
        title = self.say("report-section-who", {"kind": self.words.kind(kind)})
        return self.rated(f"who-{kind}", title, self.marked(rates), self.words.entry)

    def together(self) -> Section | None:
        """Two things that one seat plays with: a table whose rows are the one and whose columns the other."""
        rates = {rate.key: rate for rate in self.summary.pairs()}
        kinds = sorted({key.split("+")[1].partition("/")[0] for key in rates})
        charts: list[Chart] = []
        for kind in kinds:
            mine = {key: rate for key, rate in rates.items() if key.split("+")[1].startswith(f"{kind}/")}
            rows = sorted({key.split("+")[0] for key in mine}, key=self.words.entry)
            columns = sorted({key.split("+")[1] for key in mine}, key=self.words.entry)
            if len(mine) <= max(len(rows), len(columns)) or sum(r.of for r in mine.values()) < 5 * len(mine):
                continue
            if len(columns) > MOST_BARS:
                rows, columns = columns, rows
            if len(columns) > MOST_BARS:
                continue
            cells = []
            for row in rows:
                line: list[tuple[float | None, str]] = []
                for column in columns:
                    rate = mine.get(f"{row}+{column}") or mine.get(f"{column}+{row}")
                    few = rate is None or rate.of < 5
                    line.append((None, "·") if few or rate is None else (rate.share, self.percent_text(rate)))
                cells.append((self.words.entry(row), tuple(line)))
            title = self.say("report-chart-together", {"kind": self.words.kind(kind)})
            names = tuple(self.words.entry(column) for column in columns)
            charts.append(Heat(title, names, tuple(cells), caption=title))
        if not charts:
            return None
        return Section(
            "together",
            self.say("report-section-together"),
            self.say("report-intro-together"),
            tuple(charts),
        )

    def parties(self) -> Section | None:
        """In a game that is won together: which tables do best and worst."""
        if not self.cooperative:
            return None
        sound = [rate for rate in self.summary.parties() if rate.of >= 5]
        if len(sound) < 3:
            return None
        rows = sound if len(sound) <= 16 else [*sound[:8], *sound[-8:]]
        table = self.table(rows, self.words.combination, self.say("report-column-party"))
        return Section(
            "parties", self.say("report-section-parties"), self.say("report-intro-parties"), (), table
        )

    def places(self, seats: int, rates: list[Rate]) -> Section:
        """Wins by the place in the order of turns."""
        title = self.say("report-section-places", {"seats": seats})

        def name(key: str) -> str:
            return self.say("report-place", {"place": int(key) + 1})

        return self.rated(f"places-{seats}", title, self.marked(rates), name)

    def mark(self, mark: str, rates: list[Rate]) -> Section | None:
        """Games won by boss, adventure or whatever a game is about, and how they ended."""
        if len(rates) < 2 or all(rate.hits == rate.of for rate in rates):
            return None
        title = self.say("report-section-mark", {"mark": self.words.mark(mark)})
        marked = [replace(rate, fair=self.summary.won.share, looks=len(rates)) for rate in rates]
        section = self.rated(f"mark-{mark}", title, marked, self.words.value)
        ends = self.summary.endings(mark)
        sorts: dict[str, int] = {}
        for endings in ends.values():
            for reason, number in endings.items():
                label = self.words.reason(reason)
                sorts[label] = sorts.get(label, 0) + number
        labels = sorted(sorts, key=lambda label: -sorts[label])[:6]
        if len(labels) < 2:
            return section
        rows = []
        for rate in rates:
            of = sum(ends[rate.key].values())
            shares: dict[str, int] = {}
            for reason, number in ends[rate.key].items():
                label = self.words.reason(reason)
                shares[label] = shares.get(label, 0) + number
            line = tuple(
                (shares.get(label, 0) / of, self.share_text(shares.get(label, 0), of)) for label in labels
            )
            rows.append((self.words.value(rate.key), line))
        heat = Heat(self.say("report-chart-endings"), tuple(labels), tuple(rows))
        return Section(
            section.name, section.title, section.intro, (*section.charts, heat), section.table, section.notes
        )

    def endings(self) -> Section | None:
        """How games end; endings that are called alike are counted together."""
        found: dict[str, int] = {}
        for rate in self.summary.reasons():
            label = self.words.reason(rate.key)
            found[label] = found.get(label, 0) + rate.hits
        if len(found) < 2:
            return None
        rates = [Rate(label, hits, self.summary.games) for label, hits in found.items()]
        rates.sort(key=lambda rate: -rate.hits)
        return self.rated("endings", self.say("report-section-endings"), rates, str)

    def seats(self) -> Section | None:
        """Games won by the number of players."""
        rates = self.summary.seats()
        if len(rates) < 2:
            return None

        def name(key: str) -> str:
            return self.say("report-players", {"number": int(key)})

        return self.rated("seats", self.say("report-section-seats"), rates, name)

    def bots(self) -> Section | None:
        """Wins by bot, if there are several."""
        rates = self.summary.bots(by_games=self.cooperative)
        if len(rates) < 2:
            return None
        return self.rated("bots", self.say("report-section-bots"), self.marked(rates), self.words.bot)

    def length(self) -> Section:
        """How long games take, for each number of players."""
        charts: list[Chart] = []
        rows: list[tuple[str, ...]] = []
        numbers = [int(rate.key) for rate in self.summary.seats()]
        for number in numbers:
            turns = self.summary.turns(number)
            players = self.say("report-players", {"number": number})
            charts.append(self.columns(turns, self.say("report-chart-length", {"players": players})))
            rows.append((players, *self.spread(turns)))
        title, intro = self.say("report-section-length"), self.say("report-intro-length")
        columns = (self.say("report-column-players"), *self.spread_columns())
        return Section("length", title, intro, tuple(charts), Table(columns, tuple(rows)))

    def pace(self) -> Section | None:
        """What is collected round by round, and when milestones are reached."""
        paces = self.summary.pace()
        milestones = self.summary.milestones()
        charts: list[Chart] = []
        lines = []
        for name, points in paces.items():
            if len(points) > 1 and points[-1][1] > 0:
                values = tuple((float(number), value) for number, value, _ in points)
                lines.append(Line(self.words.pace(name), values, self.words.number(points[-1][1], 1)))
        if lines:
            last = max(line.points[-1][0] for line in lines)
            highest = max(value for line in lines for _, value in line.points)
            charts.append(
                Lines(
                    self.say("report-chart-pace"),
                    tuple(lines),
                    round_ticks(int(last)),
                    number_ticks(highest, self.words),
                    across_text=self.say("report-axis-rounds"),
                )
            )
        rows = [
            (
                self.words.milestone(name),
                self.share_text(turns.of, self.summary.games),
                self.words.number(turns.quantile(0.5)),
                self.between(turns),
            )
            for name, turns in milestones.items()
        ]
        if not charts and not rows:
            return None
        columns = ("milestone", "games", "median", "half")
        table = Table(tuple(self.say(f"report-column-{name}") for name in columns), tuple(rows))
        return Section(
            "pace",
            self.say("report-section-pace"),
            self.say("report-intro-pace") if charts else "",
            tuple(charts),
            table if rows else None,
        )

    def scores(self) -> Section | None:
        """The scores of games alone that were won."""
        scores = self.summary.scores(won=True)
        if not scores.of:
            return None
        title = self.say("report-section-scores")
        chart = self.columns(scores, self.say("report-chart-scores"), self.say("report-axis-points"))
        table = Table(
            (self.say("report-column-games"), *self.spread_columns()),
            ((self.say("report-won-games"), *self.spread(scores)),),
        )
        return Section("scores", title, self.say("report-intro-scores"), (chart,), table)

    def numbers(self) -> Section | None:
        """Whatever else was counted."""
        counts = self.summary.counts()
        if not counts:
            return None
        rows = tuple(
            (self.words.count(name), *self.spread(self.whole(values))) for name, values in counts.items()
        )
        columns = (self.say("report-column-number"), *self.spread_columns())
        return Section("numbers", self.say("report-section-numbers"), "", (), Table(columns, rows))
