"""The report as plain data in a language: facts, findings as sentences, sections with charts and tables, and
notes on the method. A template shows it, `playtest.reports.pdf` prints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from playtest.reports.axes import difference_ticks, number_ticks, percent_ticks, round_ticks
from playtest.reports.chart import Bar, Bars, Chart, Columns, Dots, Heat, Line, Lines, Tone
from playtest.reports.statistics import Histogram, Interval
from playtest.reports.summary import SMALL, Rate, Summary, Use
from playtest.reports.words import ReportWords

Naming = Callable[[str], str]
MOST_BARS = 14
"""A chart shows so many rows; its table has all of them."""
MOST_IMPACT = 10
MOST_NAMES = 6
"""A sentence names so many cards."""


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
    labels: dict[str, str] = field(default_factory=dict)
    """Headings of the page itself: findings, method."""


def report_page(summary: Summary, release: Snapshot, language: str, about: About | None = None) -> Report:
    """The report on a summary, complete or not."""
    about = about or About()
    words = ReportWords(release, language)
    writer = _Writer(summary, release, words)
    return Report(
        title=about.title or words.say("report-title", {"game": words.game}),
        subtitle=words.say("report-subtitle", {"game": words.game, "games": words.number(summary.games)}),
        facts=tuple(writer.facts(about)),
        findings=tuple(writer.findings()),
        sections=tuple(section for section in writer.sections() if section is not None),
        method=tuple(writer.method()),
        language=language,
        labels=headings(words),
    )


def headings(words: ReportWords) -> dict[str, str]:
    """The headings that every report has."""
    return {
        name: words.say(f"report-heading-{name}")
        for name in ("findings", "method", "facts", "page", "tables")
    }


class _Writer:
    """Turns numbers into sections."""

    def __init__(self, summary: Summary, release: Snapshot, words: ReportWords) -> None:
        self.summary = summary
        self.release = release
        self.words = words
        self.cooperative = settings_of(release).cooperative
        self.say = words.say

    # What was played.

    def facts(self, about: About) -> list[tuple[str, str]]:
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
            facts.append((say("report-fact-bots"), words.listed([words.bot(bot) for bot in bots])))
        if about.release:
            facts.insert(0, (say("report-fact-release"), about.release))
        if about.seeds:
            facts.append((say("report-fact-seeds"), about.seeds))
        facts += about.grid
        if summary.broken:
            facts.append((say("report-fact-broken"), words.number(summary.broken)))
        return facts

    # What it comes to.

    def findings(self) -> list[str]:
        say, words, summary = self.say, self.words, self.summary
        if not summary.games:
            return [say("report-finding-nothing")]
        found: list[str] = []
        if summary.games < SMALL:
            found.append(say("report-finding-small", {"games": summary.games}))
        if self.cooperative:
            found.append(say("report-finding-team", words.rated(summary.won)))
            found += self._extremes()
        else:
            lost = Rate("lost", summary.games - summary.won.hits, summary.games)
            solo = all(rate.key == "1" for rate in summary.seats())
            if solo:
                found.append(say("report-finding-solo", words.rated(summary.won)))
            elif lost.share > 0.05:
                found.append(say("report-finding-undecided", words.rated(lost)))
        found += self._standing_out()
        found += self._beginning()
        turns = summary.turns()
        found.append(
            say(
                "report-finding-length",
                {
                    "median": words.number(turns.quantile(0.5)),
                    "low": words.number(turns.quantile(0.25)),
                    "high": words.number(turns.quantile(0.75)),
                },
            )
        )
        found += self._unused()
        falls = summary.falls()
        total = sum(rate.times for rate in falls)
        if total:
            args = {"cause": words.cause(falls[0].key), "share": words.percent(falls[0].times / total)}
            found.append(say("report-finding-fall", args))
        return found

    def _extremes(self) -> list[str]:
        """The hardest and the easiest value of each mark."""
        found: list[str] = []
        for mark, rates in self.summary.marks().items():
            sound = [rate for rate in rates if not rate.is_small]
            if len(sound) < 2:
                continue
            easy, hard = sound[0], sound[-1]
            args = {"mark": self.words.mark(mark)}
            if hard.interval.high < easy.interval.low:
                args |= {"easy": self.words.value(easy.key), "hard": self.words.value(hard.key)}
                args |= {f"easy_{key}": text for key, text in self.words.rated(easy).items()}
                args |= {f"hard_{key}": text for key, text in self.words.rated(hard).items()}
                found.append(self.say("report-finding-extremes", args))
        return found

    def _standing_out(self) -> list[str]:
        """Who wins clearly more or less than others."""
        found: list[str] = []
        for kind, rates in self.summary.who().items():
            if not self._is_varied(rates):
                continue
            fair = self._marked(rates)
            outside = [rate for rate in fair if rate.is_above or rate.is_below]
            for rate in sorted(outside, key=lambda each: -abs(each.share - (each.fair or 0)))[:4]:
                key = "report-finding-above" if rate.is_above else "report-finding-below"
                found.append(self.say(key, {"name": self.words.entry(rate.key), **self.words.rated(rate)}))
            if not outside and not any(rate.is_small for rate in fair) and len(fair) > 1:
                found.append(self.say("report-finding-even", {"kind": self.words.kind(kind)}))
        return found

    def _beginning(self) -> list[str]:
        if self.cooperative:
            return []
        found: list[str] = []
        for seats, places in self.summary.places().items():
            first = places[0]
            if first.is_small:
                continue
            sort = "above" if first.is_above else "below" if first.is_below else "even"
            args = {"seats": seats, **self.words.rated(first)}
            found.append(self.say(f"report-finding-first-{sort}", args))
        return found

    def _unused(self) -> list[str]:
        found: list[str] = []
        if self.summary.games < SMALL:
            return found
        for way, entries in self.summary.unused(self.release).items():
            if entries:
                names = [self.words.entry(entry) for entry in entries]
                shown = names[:MOST_NAMES]
                more = len(names) - len(shown)
                if more:
                    shown.append(self.say("report-more", {"number": more}))
                args = {"way": self.words.way(way, "never"), "number": len(names)}
                found.append(self.say("report-finding-unused", {**args, "names": self.words.listed(shown)}))
        return found

    # The sections.

    def sections(self) -> list[Section | None]:
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
        if not self._is_varied(rates):
            return None
        title = self.say("report-section-who", {"kind": self.words.kind(kind)})
        return self._rated(f"who-{kind}", title, self._marked(rates), self.words.entry)

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
                    line.append((None, "·") if few or rate is None else (rate.share, self._percent(rate)))
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
        table = self._table(rows, self.words.combination, self.say("report-column-party"))
        return Section(
            "parties", self.say("report-section-parties"), self.say("report-intro-parties"), (), table
        )

    def places(self, seats: int, rates: list[Rate]) -> Section:
        title = self.say("report-section-places", {"seats": seats})

        def name(key: str) -> str:
            return self.say("report-place", {"place": int(key) + 1})

        return self._rated(f"places-{seats}", title, rates, name)

    def mark(self, mark: str, rates: list[Rate]) -> Section | None:
        if len(rates) < 2 or all(rate.hits == rate.of for rate in rates):
            return None
        title = self.say("report-section-mark", {"mark": self.words.mark(mark)})
        marked = [replace(rate, fair=self.summary.won.share) for rate in rates]
        section = self._rated(f"mark-{mark}", title, marked, self.words.value)
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
                (shares.get(label, 0) / of, self._share(shares.get(label, 0), of)) for label in labels
            )
            rows.append((self.words.value(rate.key), line))
        heat = Heat(self.say("report-chart-endings"), tuple(labels), tuple(rows))
        return Section(
            section.name, section.title, section.intro, (*section.charts, heat), section.table, section.notes
        )

    def endings(self) -> Section | None:
        found: dict[str, int] = {}
        for rate in self.summary.reasons():
            label = self.words.reason(rate.key)
            found[label] = found.get(label, 0) + rate.hits
        if len(found) < 2:
            return None
        rates = [Rate(label, hits, self.summary.games) for label, hits in found.items()]
        rates.sort(key=lambda rate: -rate.hits)
        return self._rated("endings", self.say("report-section-endings"), rates, str)

    def seats(self) -> Section | None:
        rates = self.summary.seats()
        if len(rates) < 2:
            return None

        def name(key: str) -> str:
            return self.say("report-players", {"number": int(key)})

        return self._rated("seats", self.say("report-section-seats"), rates, name)

    def bots(self) -> Section | None:
        rates = self.summary.bots()
        if len(rates) < 2:
            return None
        return self._rated("bots", self.say("report-section-bots"), self._marked(rates), self.words.bot)

    def length(self) -> Section:
        charts: list[Chart] = []
        rows: list[tuple[str, ...]] = []
        numbers = [int(rate.key) for rate in self.summary.seats()]
        for number in numbers:
            turns = self.summary.turns(number)
            players = self.say("report-players", {"number": number})
            charts.append(self._columns(turns, self.say("report-chart-length", {"players": players})))
            rows.append((players, *self._spread(turns)))
        title, intro = self.say("report-section-length"), self.say("report-intro-length")
        columns = (self.say("report-column-players"), *self._spread_columns())
        return Section("length", title, intro, tuple(charts), Table(columns, tuple(rows)))

    def pace(self) -> Section | None:
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
                self._share(turns.of, self.summary.games),
                self.words.number(turns.quantile(0.5)),
                self._between(turns),
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
        scores = self.summary.scores(won=True)
        if not scores.of:
            return None
        title = self.say("report-section-scores")
        chart = self._columns(scores, self.say("report-chart-scores"), self.say("report-axis-points"))
        table = Table(
            (self.say("report-column-games"), *self._spread_columns()),
            ((self.say("report-won-games"), *self._spread(scores)),),
        )
        return Section("scores", title, self.say("report-intro-scores"), (chart,), table)

    def use(self, way: str, uses: list[Use], unused: list[str]) -> Section:
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
                self._percent(use.wins),
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
        notes = [self.say("report-note-use")]
        if unused:
            listed = words.listed([words.entry(entry) for entry in unused])
            notes.insert(0, self.say("report-note-unused", {"way": words.way(way, "never"), "names": listed}))
        return Section(
            f"use-{way}",
            self.say("report-section-use", {"way": title, "kinds": ", ".join(map(words.kind, kinds))}),
            caption,
            (chart, impact) if impact is not None else (chart,),
            Table(columns, tuple(rows), frozenset({0, 1})),
            tuple(notes),
        )

    def _impact(self, uses: list[Use]) -> Dots | None:
        """How those fared who used it, the farthest from their fair share; only sound samples."""
        sound = [use for use in uses if use.wins.fair is not None and not use.wins.is_small]
        if len(sound) < 3:
            return None
        far = sorted(sound, key=lambda use: -abs(_beyond(use.wins)))[:MOST_IMPACT]
        far.sort(key=lambda use: -_beyond(use.wins))
        words = self.words
        bars = tuple(
            Bar(
                words.entry(use.entry),
                _beyond(use.wins),
                words.points(_beyond(use.wins)),
                Interval(*(end - (use.wins.fair or 0.0) for end in use.wins.interval)),
                _tone(use.wins),
                words.sample(use.wins.of),
            )
            for use in far
        )
        low = min(bar.interval.low for bar in bars if bar.interval)
        high = max(bar.interval.high for bar in bars if bar.interval)
        ticks = difference_ticks(low, high, lambda value: words.signed(100 * value, 0), 0.05)
        title = self.say("report-chart-impact-team" if self.cooperative else "report-chart-impact")
        return Dots(title, bars, ticks)

    def falls(self) -> Section | None:
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
                self._share(rate.times, self.summary.games),
            )
            for rate in shares
        )
        columns = tuple(self.say(f"report-column-{name}") for name in ("cause", "times", "share", "games"))
        per_game = {"number": words.number(total / self.summary.games, 1)}
        return Section(
            "falls", title, self.say("report-intro-falls", per_game), (chart,), Table(columns, rows)
        )

    def numbers(self) -> Section | None:
        counts = self.summary.counts()
        if not counts:
            return None
        rows = tuple(
            (self.words.count(name), *self._spread(self._whole(values))) for name, values in counts.items()
        )
        columns = (self.say("report-column-number"), *self._spread_columns())
        return Section("numbers", self.say("report-section-numbers"), "", (), Table(columns, rows))

    def method(self) -> list[str]:
        notes = [self.say("report-method-interval"), self.say("report-method-small", {"number": SMALL})]
        notes.append(self.say("report-method-team" if self.cooperative else "report-method-fair"))
        notes.append(self.say("report-method-use"))
        return notes

    # Pieces.

    def _whole(self, values: Histogram) -> Histogram:
        """A number that was not counted in a game was nothing there."""
        missing = self.summary.games - values.of
        return Histogram({**values.counts, 0: values.counts.get(0, 0) + missing}) if missing else values

    def _is_varied(self, rates: list[Rate]) -> bool:
        """Whether there is anything to compare: not if the same party played every game together."""
        if len(rates) < 2:
            return False
        return not self.cooperative or any(rate.of < self.summary.games for rate in rates)

    def _marked(self, rates: list[Rate]) -> list[Rate]:
        """Rates with what they are measured by: an even share, or what all do in a game that is won
        together."""
        if not self.cooperative:
            return rates
        return [replace(rate, fair=self.summary.won.share) for rate in rates]

    def _rated(self, name: str, title: str, rates: list[Rate], naming: Naming) -> Section:
        words = self.words
        bars = tuple(
            Bar(
                naming(rate.key),
                rate.share,
                words.percent(rate.share),
                rate.interval,
                _tone(rate),
                words.sample(rate.of),
                rate.fair,
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
        return Section(name, title, intro, (chart,), self._table(rates, naming, title))

    def _table(self, rates: list[Rate], naming: Naming, title: str) -> Table:
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
        return Table((self.say("report-column-name"), *(self.say(f"report-column-{n}") for n in names)), rows)

    def _columns(self, values: Histogram, title: str, across: str = "") -> Columns:
        bins = values.bins()
        columns = tuple(
            (
                self.words.number(low) if low == high else f"{low}–{high}",
                count / values.of,
                self._share(count, values.of),
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

    def _spread(self, values: Histogram) -> tuple[str, ...]:
        words = self.words
        return (
            words.number(values.mean, 1),
            words.number(values.quantile(0.5)),
            self._between(values),
            f"{words.number(min(values.counts))}–{words.number(max(values.counts))}",
            words.number(values.of),
        )

    def _spread_columns(self) -> tuple[str, ...]:
        return tuple(
            self.say(f"report-column-{name}") for name in ("mean", "median", "half", "range", "sample")
        )

    def _between(self, values: Histogram) -> str:
        low, high = values.quantile(0.25), values.quantile(0.75)
        return f"{self.words.number(low)}–{self.words.number(high)}"

    def _share(self, number: int, of: int) -> str:
        return self.words.percent(number / of) if of else "–"

    def _percent(self, rate: Rate) -> str:
        return self.words.percent(rate.share) if rate.of else "–"


def _beyond(rate: Rate) -> float:
    """How far a share lies from what is fair."""
    return rate.share - (rate.fair or 0.0)


def _tone(rate: Rate) -> Tone:
    if rate.is_small:
        return "faint"
    if rate.is_above:
        return "above"
    if rate.is_below:
        return "below"
    return "plain" if rate.fair is not None else "strong"
