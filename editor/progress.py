"""How far translations have come: the texts of cards, counted by the database for games and languages, or for
entries and languages; and the wording of rules texts, faces and interface, counted from the messages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, F, Q
from django.utils.translation import gettext_lazy

from content.coverage import Coverage, Layer, coverage
from content.fallbacks import chain_of
from content.left_to_effects import units_left_to_effects
from content.models import Entry, Quality, TextUnit, Translation
from content.overtaken import Overtaken, overtaken_rows
from editor.names import language_label

_WRITTEN = ~Q(text="")


def _counts(games: Iterable[str], optional: set[int], known: Overtaken | None = None) -> dict[str, Count]:
    """How many translations are in which state; own rules texts that a language could do without, apart.
    Those that the effects have overtaken are not fresh; they may be ``known``."""
    gone = Q(pk__in=overtaken_rows(games, known))
    fresh = _WRITTEN & Q(answers=F("unit__source")) & ~gone
    return {
        "written": Count("pk", filter=_WRITTEN),
        "fresh": Count("pk", filter=fresh),
        "reviewed": Count("pk", filter=fresh & Q(quality=Quality.REVIEWED)),
        "optional": Count("pk", filter=_WRITTEN & (Q(unit__source="") | Q(unit__in=optional))),
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


MOST_NAMED = 300
"""So many missing messages of a layer are named one by one."""
LAYERS = {
    Layer.RULES: gettext_lazy("Rules texts"),
    Layer.FACES: gettext_lazy("Face labels"),
    Layer.INTERFACE: gettext_lazy("Interface"),
}
"""What a language says besides the texts of cards, as people call it."""


@dataclass(frozen=True, slots=True)
class Wordings:
    """What a language lacks of the wording of one layer."""

    label: str
    layer: Coverage
    spoken: str
    """The language that speaks in its place."""

    @property
    def named(self) -> tuple[str, ...]:
        """The messages that are missing, as many as can be read."""
        return self.layer.missing[:MOST_NAMED]

    @property
    def more(self) -> int:
        """How many are missing besides."""
        return max(0, len(self.layer.missing) - MOST_NAMED)


def lacking(language: str, game: str, source: str) -> list[Wordings]:
    """The layers of a game's wording of which a language lacks something."""
    behind = chain_of(language, source)[1:] or (language,)
    return [
        Wordings(str(LAYERS[each.layer]), each, language_label(behind[0]))
        for each in coverage(language, game)
        if not each.is_complete
    ]


def by_game(packs: dict[str, list[str]], known: Overtaken | None = None) -> dict[str, list[Progress]]:
    """For each game the progress in each of its languages. A few queries for all. ``known`` are the own texts
    that the effects have overtaken, if they are at hand."""
    optional = units_left_to_effects(packs)
    totals = dict(
        TextUnit.objects.filter(entry__game__in=packs)
        .exclude(source="")
        .exclude(pk__in=optional)
        .values_list("entry__game")
        .annotate(n=Count("pk"))
        .order_by()
    )
    rows = (
        Translation.objects.filter(unit__entry__game__in=packs)
        .values_list("unit__entry__game", "language")
        .annotate(**_counts(packs, optional, known))
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
    """For each entry the progress in each language. A few queries for all."""
    wanted = list(entries)
    games = set(Entry.objects.filter(pk__in=wanted).values_list("game", flat=True))
    optional = units_left_to_effects(games)
    totals = dict(
        TextUnit.objects.filter(entry__in=wanted)
        .exclude(source="")
        .exclude(pk__in=optional)
        .values_list("entry")
        .annotate(n=Count("pk"))
        .order_by()
    )
    rows = (
        Translation.objects.filter(unit__entry__in=wanted)
        .values_list("unit__entry", "language")
        .annotate(**_counts(games, optional))
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
    written, fresh, reviewed, optional = counts or (0, 0, 0, 0)
    total += optional
    return Progress(language, total, total - written, written - fresh, fresh - reviewed)
