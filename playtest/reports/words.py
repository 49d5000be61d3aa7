"""What reports are worded with: numbers as a language writes them, names of entries as the release has them,
and messages from ``locale/<language>/reports.ftl`` and, where a game has its own, ``<game>/reports.ftl``."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from babel.core import Locale, UnknownLocaleError
from babel.numbers import format_decimal, format_percent

from content.playwording import PlayWording
from content.wording import game_name, kind_name, wording
from engine.snapshot import Snapshot
from playtest.reports.statistics import Interval
from playtest.reports.summary import Rate

NUMBERED = re.compile(r"^(?P<name>.+)-(?P<number>\d+)$")
"""``level-2``: the second of its sort."""


class ReportWords:
    """Words the report of one game, as its release calls things, in one language."""

    def __init__(self, release: Snapshot, language: str) -> None:
        self.release = release
        self.language = language
        self.messages = wording(language, release.game)
        self.play = PlayWording(release, language)

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message."""
        return self.messages.say(key, args, attribute)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts of a sentence as a list."""
        return self.play.listed(parts)

    # Numbers.

    @cached_property
    def _locale(self) -> Locale:
        try:
            return Locale.parse(self.language.replace("-", "_"))
        except (UnknownLocaleError, ValueError):
            return Locale("en")

    def percent(self, share: float, places: int = 0) -> str:
        """A share: ``27 %`` or ``27%``, as the language writes it."""
        pattern = self._locale.percent_formats[None].pattern
        if places:
            pattern = pattern.replace("#,##0", "#,##0." + "0" * places)
        return str(format_percent(share, format=pattern, locale=self._locale))

    def number(self, value: float, places: int = 0) -> str:
        """A number with so many places."""
        pattern = "#,##0." + "0" * places if places else "#,##0"
        return str(format_decimal(value, format=pattern, locale=self._locale))

    def points(self, difference: float) -> str:
        """A difference of shares in percentage points, always with its sign."""
        return self.say("report-points", {"number": self.signed(100 * difference, 1)})

    def signed(self, value: float, places: int) -> str:
        """A number with its sign; a true minus."""
        text = self.number(abs(value), places)
        if not any(digit in text for digit in "123456789"):
            return text
        return f"+{text}" if value > 0 else f"−{text}"

    def chance(self, value: float) -> str:
        """How often chance alone would do as much."""
        if value < 0.001:
            return self.say("report-below", {"number": self.percent(0.001, 1)})
        return self.percent(value, 1 if value < 0.1 else 0)

    def span(self, interval: Interval, places: int = 0) -> str:
        """An interval of a share."""
        low, high = self.number(100 * interval.low, places), self.percent(interval.high, places)
        return self.say("report-span", {"low": low, "high": high})

    def number_span(self, interval: Interval, places: int = 1, *, signed: bool = True) -> str:
        """An interval of a number or, with signs, of a difference; a dash if it is not known."""
        if math.isinf(interval.low) or math.isinf(interval.high):
            return "–"
        write = self.signed if signed else self.number
        low, high = write(interval.low, places), write(interval.high, places)
        return self.say("report-span", {"low": low, "high": high})

    def sample(self, of: int) -> str:
        """The size of a sample."""
        return self.say("report-sample", {"number": self.number(of)})

    def rated(self, rate: Rate) -> dict[str, str]:
        """A rate as arguments of a sentence."""
        return {
            "share": self.percent(rate.share),
            "span": self.span(rate.interval),
            "fair": self.percent(rate.fair) if rate.fair is not None else "",
            "of": self.number(rate.of),
        }

    # Names.

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_name(self.release.game, self.language)

    def kind(self, kind: str, *, many: bool = True) -> str:
        """The name of a kind."""
        return kind_name(self.release.game, kind, self.language, many=many)

    def entry(self, entry: str) -> str:
        """The name of an entry."""
        return self.play.name(entry)

    def combination(self, key: str) -> str:
        """The names of entries that were played together."""
        return " + ".join(self.entry(entry) for entry in key.split("+"))

    def mark(self, mark: str) -> str:
        """What a mark is called: boss, adventure."""
        return self._named("report-mark", mark)

    def value(self, value: str) -> str:
        """The value of a mark: an entry or a word."""
        return self.entry(value) if self.play.is_entry(value) else self._named("report-value", value)

    def cause(self, cause: str) -> str:
        """What downs heroes: an enemy or a word."""
        return self.entry(cause) if self.play.is_entry(cause) else self._named("report-cause", cause)

    def reason(self, reason: str) -> str:
        """How a game ended, in a few words; an ending of an adventure's own is called by its sort."""
        key = _identifier(f"report-reason-{reason}")
        while not self.messages.has(key) and key.count("-") > 2:
            key = key.rpartition("-")[0]
        return self.say(key) if self.messages.has(key) else _plain(reason)

    def way(self, way: str, attribute: str = "") -> str:
        """A way of using entries: bought, drawn, used."""
        return self._named("report-way", way, attribute)

    def has_way_note(self, way: str) -> bool:
        """Whether there is something to add on what a way of use counts."""
        return self.messages.has(_identifier(f"report-way-{way}"), "note")

    def pace(self, name: str) -> str:
        """What is counted round by round."""
        return self._named("report-pace", name)

    def milestone(self, name: str) -> str:
        """What is reached in a round."""
        found = NUMBERED.match(name)
        if found and self.messages.has(_identifier(f"report-milestone-{found['name']}")):
            return self.say(_identifier(f"report-milestone-{found['name']}"), {"number": found["number"]})
        return self._named("report-milestone", name)

    def count(self, name: str) -> str:
        """Another number of a game."""
        return self._named("report-count", name)

    def bot(self, bot: str) -> str:
        """A bot by its name, with its budget."""
        name, _, budget = bot.partition(":")
        called = self._named("report-bot", name)
        return f"{called} ({budget})" if budget else called

    def bots(self, bots: Sequence[str]) -> str:
        """Who played, each with how it goes about it."""
        told = []
        for bot in bots:
            key = _identifier(f"report-bot-{bot.partition(':')[0]}")
            how = self.say(key, attribute="help") if self.messages.has(key, "help") else ""
            told.append(f"{self.bot(bot)}: {how}" if how else self.bot(bot))
        return "; ".join(told)

    def _named(self, family: str, name: str, attribute: str = "") -> str:
        """A message, or the name itself made readable: a game that somebody is just declaring has no messages
        yet."""
        key = _identifier(f"{family}-{name}")
        return self.say(key, attribute=attribute) if self.messages.has(key, attribute) else _plain(name)


def _identifier(name: str) -> str:
    return name.replace("_", "-")


def _plain(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()
