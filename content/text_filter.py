"""Which texts of a language somebody wants to see: by game, kind, entry, state, words, who changed them and
since when. The desk shows them, files for translators hold them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Exists, F, FilteredRelation, OuterRef, Q, QuerySet
from django.utils import timezone

from content.judgements import last_found
from content.left_to_effects import units_left_to_effects
from content.models import Comment, Quality, State, TextUnit
from content.overtaken import Overtaken
from content.unfit_texts import unfit_units
from engine.games import games

OPEN = "open"
"""What is to do: missing, stale, not reviewed."""
UNREVIEWED = "unreviewed"
"""Translated, up to date, and nobody has said that it is right."""
OVERTAKEN = "overtaken"
"""Own rules texts that the effects have overtaken."""
FAILED = "failed"
"""Texts of which checks have something to say that nobody has dismissed."""
UNFIT = "unfit"
"""Texts that did not fit their faces when somebody looked last."""
QUESTION = "question"
"""Texts with an open conversation about them, in this language or in all."""


@dataclass(frozen=True, slots=True)
class TextFilter:
    """What is wanted; an empty part means all."""

    language: str
    game: str = ""
    kind: str = ""
    state: str = ""
    term: str = ""
    entry: str = ""
    """The slug of one entry."""
    person: str = ""
    """The name of whoever changed the translation last."""
    since: str = ""
    """The day since which it has changed, as ``2026-11-18``."""


def waiting_units(waiting: Overtaken, language: str) -> set[int]:
    """The texts of which the own rules text, in a language or in the source, waits for somebody."""
    wanted = {
        (game, kind, slug): own.field
        for (game, kind, slug), texts in waiting.items()
        for own in texts.values()
        if own.language == language or own.is_source
    }
    units = TextUnit.objects.filter(entry__slug__in={slug for _game, _kind, slug in wanted})
    keys = units.values_list("pk", "entry__game", "entry__kind", "entry__slug", "field")
    return {pk for pk, game, kind, slug, field in keys if wanted.get((game, kind, slug)) == field}


def parse_day(told: str) -> datetime | None:
    """The beginning of a day, where the studio is; nothing if it is none."""
    try:
        return timezone.make_aware(datetime.fromisoformat(told[:10])) if told else None
    except ValueError:
        return None


def _games(wanted: TextFilter) -> list[str]:
    return [wanted.game] if wanted.game else list(games())


def open_questions(language: str) -> QuerySet[Comment]:
    """Open conversations about the text of an outer query, in a language or in all."""
    mine = Comment.objects.filter(entry=OuterRef("entry"), field=OuterRef("field"), answers=None)
    return mine.filter(Q(language=language) | Q(language=None), settled_at=None)


def filtered_units(wanted: TextFilter, waiting: set[int]) -> QuerySet[TextUnit, Any]:
    """The texts, in the order of the game, each with its translation as ``own_text``, ``own_answers`` and
    ``own_quality``. Own rules texts that wait for somebody are stale."""
    units = (
        TextUnit.objects.annotate(
            own=FilteredRelation("translations", condition=Q(translations__language=wanted.language))
        )
        .annotate(own_text=F("own__text"), own_answers=F("own__answers"), own_quality=F("own__quality"))
        .filter(entry__game__in=games(), entry__game__languages=wanted.language)
        .select_related("entry")
    )
    if wanted.game:
        units = units.filter(entry__game=wanted.game)
        if wanted.kind in games()[wanted.game].kinds:
            units = units.filter(entry__kind=wanted.kind)
    if wanted.entry:
        units = units.filter(entry__slug=wanted.entry)
    if wanted.person:
        units = units.filter(own__changed_by__username=wanted.person)
    if (day := parse_day(wanted.since)) is not None:
        units = units.filter(own__changed_at__gte=day)
    empty = Q(own__isnull=True) | Q(own__text="")
    # The rules text of this language is the rendered one.
    units = units.exclude(empty & (Q(source="") | Q(pk__in=units_left_to_effects(games()))))
    missing = empty & ~Q(source="")
    stale = Q(pk__in=waiting) | (~empty & ~Q(own__answers=F("source")))
    fresh = ~empty & Q(own__answers=F("source")) & ~Q(pk__in=waiting)
    match wanted.state:
        case State.MISSING.value:
            units = units.filter(missing)
        case State.STALE.value:
            units = units.filter(stale)
        case "open":
            units = units.filter(missing | stale | ~Q(own__quality=Quality.REVIEWED))
        case "unreviewed":
            units = units.filter(fresh & ~Q(own__quality=Quality.REVIEWED))
        case "overtaken":
            units = units.filter(pk__in=waiting)
        case "failed":
            units = units.filter(fresh & Q(own__remarks__gt=0))
        case "unfit":
            known = {game: fit for game, (_judgement, fit) in last_found(_games(wanted)).items()}
            units = units.filter(fresh & Q(pk__in=unfit_units(known).get(wanted.language, [])))
        case "question":
            units = units.filter(Exists(open_questions(wanted.language)))
        case Quality.MACHINE.value | Quality.DRAFT.value | Quality.REVIEWED.value as quality:
            units = units.filter(fresh & Q(own__quality=quality))
    for word in wanted.term.split():
        units = units.filter(
            Q(source__icontains=word) | Q(own__text__icontains=word) | Q(entry__slug__icontains=word)
        )
    return units.order_by("entry__game", "entry__kind", "entry__slug", "position", "pk")
