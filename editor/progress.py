"""How far translations have come, counted by the database: for games and languages, or for entries and
languages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, F, Q

from content.models import Quality, TextUnit, Translation

_WRITTEN = ~Q(text="")
_FRESH = _WRITTEN & Q(answers=F("unit__source"))
_COUNTS = {
    "written": Count("pk", filter=_WRITTEN),
    "fresh": Count("pk", filter=_FRESH),
    "reviewed": Count("pk", filter=_FRESH & Q(quality=Quality.REVIEWED)),
}


@dataclass(frozen=True, slots=True)
class Progress:
    """Texts of one language: how many there are and how many are in which state."""

    language: str
    total: int
    missing: int
    stale: int
    unreviewed: int

    @property
    def reviewed(self) -> int:
        """Texts that are done."""
        return self.total - self.missing - self.stale - self.unreviewed

    @property
    def percent(self) -> int:
        """The part that is done, never rounded up to 100."""
        return 100 * self.reviewed // self.total if self.total else 100

    @property
    def worst(self) -> str:
        """The state that needs a translator most."""
        if self.missing:
            return "missing"
        return "stale" if self.stale else "draft" if self.unreviewed else "reviewed"

    def share(self, part: int) -> float:
        """A part as percent of all, for a bar."""
        return round(100 * part / self.total, 2) if self.total else 0.0

    @property
    def bar(self) -> list[tuple[str, float]]:
        """The parts of a progress bar."""
        parts = (("reviewed", self.reviewed), ("draft", self.unreviewed), ("stale", self.stale))
        return [(name, self.share(part)) for name, part in parts if part]


def by_game(packs: dict[str, list[str]]) -> dict[str, list[Progress]]:
    """For each game the progress in each of its languages. Two queries for all."""
    totals = dict(
        TextUnit.objects.filter(entry__game__in=packs)
        .values_list("entry__game")
        .annotate(n=Count("pk"))
        .order_by()
    )
    rows = (
        Translation.objects.filter(unit__entry__game__in=packs)
        .values_list("unit__entry__game", "language")
        .annotate(**_COUNTS)
        .order_by()
    )
    counts = {(game, language): tuple(numbers) for game, language, *numbers in rows}
    return {
        game: [
            _progress(language, totals.get(game, 0), counts.get((game, language))) for language in languages
        ]
        for game, languages in packs.items()
    }


def by_entry(entries: Iterable[int], languages: list[str]) -> dict[int, list[Progress]]:
    """For each entry the progress in each language. Two queries for all."""
    wanted = list(entries)
    totals = dict(
        TextUnit.objects.filter(entry__in=wanted).values_list("entry").annotate(n=Count("pk")).order_by()
    )
    rows = (
        Translation.objects.filter(unit__entry__in=wanted)
        .values_list("unit__entry", "language")
        .annotate(**_COUNTS)
        .order_by()
    )
    counts = {(entry, language): tuple(numbers) for entry, language, *numbers in rows}
    return {
        entry: [
            _progress(language, totals.get(entry, 0), counts.get((entry, language))) for language in languages
        ]
        for entry in wanted
    }


def _progress(language: str, total: int, counts: tuple[int, ...] | None) -> Progress:
    written, fresh, reviewed = counts or (0, 0, 0)
    return Progress(language, total, total - written, written - fresh, fresh - reviewed)
