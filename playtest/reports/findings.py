"""The findings of a report as sentences: what somebody says first who has read all of it."""

from __future__ import annotations

from dataclasses import replace

from playtest.reports.pieces import Pieces, beyond
from playtest.reports.summary import SMALL, Rate, Summary
from playtest.reports.words import ReportWords

MOST_STANDING = 6
"""So many who stand out are named; charts show all of them."""
MOST_NAMES = 6
"""A sentence names so many cards."""


def broken_sentences(summary: Summary, words: ReportWords) -> list[str]:
    """Which cards broke games; before anything else, because such games are in no number."""
    return [
        words.say(
            "report-finding-broken",
            {"games": games, "known": "yes" if entry else "no", "name": words.entry(entry) if entry else ""},
        )
        for entry, games in summary.blamed()[:MOST_NAMES]
    ]


class Findings(Pieces):
    """Turns numbers into sentences."""

    def findings(self) -> list[str]:
        """All of them, the most general first."""
        say, words, summary = self.say, self.words, self.summary
        found = broken_sentences(summary, words)
        if not summary.games:
            return [*found, say("report-finding-nothing")]
        if summary.games < SMALL:
            found.append(say("report-finding-small", {"games": summary.games}))
        if self.cooperative:
            key = "report-finding-solo" if self.solo else "report-finding-team"
            found.append(say(key, words.rated(summary.won)))
            found += self._extremes()
        else:
            lost = Rate("lost", summary.games - summary.won.hits, summary.games)
            if lost.share > 0.05:
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
        found += self._played_with()
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
            sound = [replace(rate, looks=len(rates)) for rate in rates if not rate.is_small]
            if len(sound) < 2:
                continue
            easy, hard = sound[0], sound[-1]
            args = {"mark": self.words.mark(mark)}
            if hard.strict.high < easy.strict.low:
                args |= {"easy": self.words.value(easy.key), "hard": self.words.value(hard.key)}
                args |= {f"easy_{key}": text for key, text in self.words.rated(easy).items()}
                args |= {f"hard_{key}": text for key, text in self.words.rated(hard).items()}
                found.append(self.say("report-finding-extremes", args))
        return found

    def _standing_out(self) -> list[str]:
        """Who wins clearly more or less than others, the farthest first; or that nobody does."""
        found: list[str] = []
        standing: list[Rate] = []
        for kind, rates in self.summary.who().items():
            if not self.is_varied(rates):
                continue
            fair = self.marked(rates)
            outside = [rate for rate in fair if rate.is_above or rate.is_below]
            standing += outside
            if not outside and not any(rate.is_small for rate in fair) and len(fair) > 1:
                found.append(self.say("report-finding-even", {"kind": self.words.kind(kind)}))
        for rate in sorted(standing, key=lambda each: -abs(beyond(each)))[:MOST_STANDING]:
            key = "report-finding-above" if rate.is_above else "report-finding-below"
            found.append(self.say(key, {"name": self.words.entry(rate.key), **self.words.rated(rate)}))
        return found

    def _beginning(self) -> list[str]:
        if self.cooperative:
            return []
        found: list[str] = []
        for seats, places in self.summary.places().items():
            first = self.marked(places)[0]
            if first.is_small or not first.fair:  # where nobody ever wins there is no share
                continue
            sort = "above" if first.is_above else "below" if first.is_below else "even"
            args = {"seats": seats, **self.words.rated(first)}
            found.append(self.say(f"report-finding-first-{sort}", args))
        return found

    def _played_with(self) -> list[str]:
        """Where games were played with some of a kind only: which, and that nothing is said of the others."""
        found: list[str] = []
        for kind, entries in self.summary.at_the_table(self.release).items():
            there = len(self.release.entries[kind])
            if len(entries) == there:
                continue
            args = {"kind": self.words.kind(kind), "number": len(entries), "of": there}
            found.append(self.say("report-finding-only", {**args, "names": self._listed(entries)}))
        return found

    def _listed(self, entries: list[str]) -> str:
        """Names of entries; the last are counted where there are many."""
        names = [self.words.entry(entry) for entry in entries]
        shown = names[:MOST_NAMES]
        if len(names) > len(shown):
            shown.append(self.say("report-more", {"number": len(names) - len(shown)}))
        return self.words.listed(shown)

    def _unused(self) -> list[str]:
        found: list[str] = []
        if self.summary.games < SMALL:
            return found
        for way, entries in self.summary.unused(self.release).items():
            if entries:
                args = {"way": self.words.way(way, "never"), "number": len(entries)}
                found.append(self.say("report-finding-unused", {**args, "names": self._listed(entries)}))
        return found
