"""Which texts the translators' desk shows: filters by language, game, kind, state and words, as an address
has them."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import F, FilteredRelation, Q, QuerySet
from django.utils.http import urlencode

from content.left_to_effects import units_left_to_effects
from content.models import Language, Pack, Quality, State, TextUnit
from content.overtaken import Overtaken
from editor.names import interface_language
from engine.games import games

OPEN = "open"
UNREVIEWED = "unreviewed"


@dataclass(frozen=True, slots=True)
class Filters:
    """What the desk shows."""

    game: str
    language: Language
    kind: str
    state: str
    term: str

    def query(self, **changed: str) -> str:
        """The filters as the end of an address, some changed."""
        values = {
            "game": self.game,
            "language": self.language.pk,
            "kind": self.kind,
            "state": self.state,
            "q": self.term,
            **changed,
        }
        return urlencode({name: value for name, value in values.items() if value})


def desk_packs() -> list[Pack]:
    """The games whose texts are on the desk."""
    return list(Pack.objects.filter(pk__in=games()).prefetch_related("languages"))


def desk_languages(packs: Sequence[Pack], writable: Container[str]) -> list[Language]:
    """All languages that games are translated into, those first in which somebody may write."""
    return sorted(
        {language for pack in packs for language in pack.languages.all()},
        key=lambda each: (each.pk not in writable, each.pk),
    )


def read_filters(
    given: Mapping[str, str],
    packs: Sequence[Pack],
    languages: Sequence[Language],
    writable: Container[str],
) -> Filters:
    """What was asked for. Whoever just opens the desk is shown what is to do."""
    game = given.get("game", "")
    language = next((each for each in languages if each.pk == given.get("language")), None)
    if language is None:
        spoken = interface_language()
        first = [each for each in languages if each.pk == spoken]
        language = (first or languages)[0]
        if language.pk not in writable and languages[0].pk in writable:
            language = languages[0]
    return Filters(
        game if any(pack.game == game for pack in packs) else "",
        language,
        given.get("kind", ""),
        given.get("state", "" if given else OPEN),
        given.get("q", "").strip(),
    )


def _with_translation(language: Language) -> QuerySet[TextUnit, Any]:
    return TextUnit.objects.annotate(
        own=FilteredRelation("translations", condition=Q(translations__language=language.pk))
    ).annotate(own_text=F("own__text"))


def waiting_units(waiting: Overtaken, language: Language) -> set[int]:
    """The texts of which the own rules text, in a language or in the source, waits for somebody."""
    wanted = {
        (game, kind, slug): own.field
        for (game, kind, slug), texts in waiting.items()
        for own in texts.values()
        if own.language == language.pk or own.is_source
    }
    units = TextUnit.objects.filter(entry__slug__in={slug for _game, _kind, slug in wanted})
    keys = units.values_list("pk", "entry__game", "entry__kind", "entry__slug", "field")
    return {pk for pk, game, kind, slug, field in keys if wanted.get((game, kind, slug)) == field}


def find_units(filters: Filters, waiting: set[int]) -> QuerySet[TextUnit, Any]:
    """The texts the desk shows, in the order of the game. Own rules texts that wait for somebody are
    stale."""
    units = (
        _with_translation(filters.language)
        .filter(entry__game__in=games(), entry__game__languages=filters.language)
        .select_related("entry")
    )
    if filters.game:
        units = units.filter(entry__game=filters.game)
        if filters.kind in games()[filters.game].kinds:
            units = units.filter(entry__kind=filters.kind)
    empty = Q(own__isnull=True) | Q(own__text="")
    # The rules text of this language is the rendered one.
    units = units.exclude(empty & (Q(source="") | Q(pk__in=units_left_to_effects(games()))))
    missing = empty & ~Q(source="")
    stale = Q(pk__in=waiting) | (~empty & ~Q(own__answers=F("source")))
    fresh = ~empty & Q(own__answers=F("source")) & ~Q(pk__in=waiting)
    match filters.state:
        case State.MISSING.value:
            units = units.filter(missing)
        case State.STALE.value:
            units = units.filter(stale)
        case "open":
            units = units.filter(missing | stale | ~Q(own__quality=Quality.REVIEWED))
        case "unreviewed":
            units = units.filter(fresh & ~Q(own__quality=Quality.REVIEWED))
        case Quality.MACHINE.value | Quality.DRAFT.value | Quality.REVIEWED.value as quality:
            units = units.filter(fresh & Q(own__quality=quality))
    for word in filters.term.split():
        units = units.filter(
            Q(source__icontains=word) | Q(own__text__icontains=word) | Q(entry__slug__icontains=word)
        )
    return units.order_by("entry__game", "entry__kind", "entry__slug", "position", "pk")
