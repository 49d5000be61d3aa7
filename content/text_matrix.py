"""How far the translations of things have come, language by language: kinds of games, or the entries of a
kind, each with the numbers of texts that somebody must look at. Counted by the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from django.db.models import Case, F, IntegerField, Q, QuerySet, Value, When

from content.judgements import Fit, last_found
from content.left_to_effects import units_left_to_effects
from content.models import Pack, Quality, TextUnit, Translation
from content.overtaken import overtaken_rows
from content.unfit_texts import unfit_units

RowKey = tuple[str, str, str]
"""Game, kind and slug; of a kind as a whole without a slug."""
STATES = ("missing", "stale", "failed", "unfit", "unreviewed")
"""What is to do, the worst first. A text counts under each that holds, as the filters of the desk find it;
one that is missing or stale under nothing else."""


class MatrixCell(NamedTuple):
    """The texts of a thing in a language."""

    language: str
    total: int
    missing: int = 0
    stale: int = 0
    failed: int = 0
    unfit: int = 0
    unreviewed: int = 0
    done: int = 0

    @property
    def worst(self) -> str:
        """The state that needs somebody most; ``done`` if none does."""
        return next((state for state in STATES if getattr(self, state)), "done")

    @property
    def counts(self) -> list[tuple[str, int]]:
        """The states that occur, the worst first."""
        return [(state, number) for state in STATES if (number := getattr(self, state))]

    @property
    def percent(self) -> int:
        """The part that is done, never rounded up to 100."""
        return 100 * self.done // self.total if self.total else 100


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A thing in all languages of its game."""

    key: RowKey
    cells: list[MatrixCell]


Place = tuple[RowKey, str]
"""A thing in a language."""


@dataclass(slots=True)
class Matrix:
    """The numbers of all things; cells are made of them for those that are shown."""

    languages: Mapping[str, Sequence[str]]
    """By game."""
    fits: Mapping[str, Fit | None]
    """When somebody looked last whether texts fit, by game."""
    unread: int = 0
    """How many texts checks have not read since they changed."""
    needed: Counter[RowKey] = field(default_factory=Counter)
    besides: Counter[Place] = field(default_factory=Counter)
    """Texts that a language could leave to the effects, and has written."""
    missing: Counter[Place] = field(default_factory=Counter)
    states: dict[Place, list[int]] = field(default_factory=dict)
    """What is to do in them: stale, failed, unfit, unreviewed, and all of these together."""

    def worst_first(self) -> list[RowKey]:
        """All things that have texts, those first in which the worst is to do."""
        found: list[tuple[tuple[int, ...], RowKey]] = []
        for key in dict.fromkeys((*self.needed, *(key for key, _language in self.besides))):
            missing, some = 0, [0, 0, 0, 0, 0]
            for language in self.languages[key[0]]:
                missing += self.missing[key, language]
                told = self.states.get((key, language))
                if told is not None:
                    some = [a + b for a, b in zip(some, told, strict=True)]
            found.append(((-missing, *(-n for n in some[:4])), key))
        return [key for _weight, key in sorted(found)]

    def row(self, key: RowKey) -> MatrixRow:
        """One thing in all languages of its game."""
        return MatrixRow(key, [self._cell(key, language) for language in self.languages[key[0]]])

    def _cell(self, key: RowKey, language: str) -> MatrixCell:
        total = self.needed[key] + self.besides[key, language]
        missing = self.missing[key, language]
        stale, failed, unfit, unreviewed, some = self.states.get((key, language), _NOTHING)
        done = total - missing - some
        return MatrixCell(language, total, missing, stale, failed, unfit, unreviewed, done)


_NOTHING = (0, 0, 0, 0, 0)


def text_matrix(packs: Sequence[Pack], kind: str = "") -> Matrix:
    """The kinds of some games; or the entries of a kind of one of them. A few queries, whatever their
    number. Only keys are read, and counted here: a database that groups whole texts sorts them first, which
    costs more than all else."""
    names = [pack.game for pack in packs]
    spoken = {pack.game: [each.pk for each in pack.languages.all()] for pack in packs}
    place = ("entry__game", "entry__kind", *(("entry__slug",) if kind else ()))
    units = TextUnit.objects.filter(entry__game__in=names).order_by()
    rows = Translation.objects.exclude(text="").order_by()
    if kind:
        units = units.filter(entry__kind=kind)
        rows = rows.filter(unit__entry__kind=kind, unit__entry__game__in=names)
    optional = units_left_to_effects(names)
    fits = {game: fit for game, (_judgement, fit) in last_found(names).items()}
    made = Matrix(spoken, fits)
    places: dict[int, RowKey] = {}
    known: dict[RowKey, RowKey] = {}
    wanted: set[int] = set()
    for pk, is_empty, *told in units.annotate(is_empty=_flag(Q(source=""))).values_list(
        "pk", "is_empty", *place
    ):
        key = _key(told)
        key = places[pk] = known.setdefault(key, key)
        if not is_empty and pk not in optional:
            wanted.add(pk)
    made.needed = Counter(places[pk] for pk in wanted)
    for language in sorted({code for codes in spoken.values() for code in codes}):
        read = dict(rows.filter(language=language).values_list("unit", "remarks"))
        has_it = read.keys() & places.keys()
        made.unread += sum(read[pk] is None for pk in has_it)
        made.besides |= _counted(places, language, has_it - wanted)
        made.missing |= _counted(places, language, wanted - has_it)
    _add_states(made, rows, places)
    return made


def _counted(places: Mapping[int, RowKey], language: str, units: Iterable[int]) -> Counter[Place]:
    return Counter((places[pk], language) for pk in units)


def _flag(holds: Q) -> Case:
    return Case(When(holds, then=Value(1)), default=Value(0), output_field=IntegerField())


def _add_states(made: Matrix, rows: QuerySet[Translation], places: Mapping[int, RowKey]) -> None:
    gone = set(overtaken_rows(made.languages))
    unfit = {(language, unit) for language, units in unfit_units(made.fits).items() for unit in units}
    is_stale = ~Q(answers=F("unit__source"))
    open_ones = is_stale | Q(remarks__gt=0) | ~Q(quality=Quality.REVIEWED)
    if gone:
        open_ones |= Q(pk__in=gone)
    if unfit:
        open_ones |= Q(unit__in={unit for _language, unit in unfit})
    told = rows.filter(open_ones).annotate(is_stale=_flag(is_stale))
    for language, pk, unit, remarks, quality, stale in told.values_list(
        "language", "pk", "unit", "remarks", "quality", "is_stale"
    ):
        if unit not in places:
            continue
        counts = made.states.setdefault((places[unit], language), [0, 0, 0, 0, 0])
        if stale or pk in gone:
            counts[0] += 1
            counts[4] += 1
            continue
        is_over = (language, unit) in unfit
        is_open = quality != Quality.REVIEWED
        counts[1] += bool(remarks)
        counts[2] += is_over
        counts[3] += is_open
        counts[4] += bool(remarks) or is_over or is_open


def _key(told: Sequence[str]) -> RowKey:
    game, kind, *slug = told
    return game, kind, slug[0] if slug else ""
