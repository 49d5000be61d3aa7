"""Texts that a language may leave to the effects: where only other languages have an own rules text, the
rendered one is printed, and it says all that the effects do. Nothing is missing there."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q

from content.entries.document import Document
from content.models import TextUnit
from content.own_text import FIELDS, PLACE, own_field, speaks_for
from engine.games import games as declared


def text_state(game: str, document: Document, language: str, field: str) -> str:
    """The state of a text in a language; nothing where the effects speak for it."""
    state = document.state(language, field)
    kind = declared()[game].kinds.get(document.kind)
    if state == "missing" and speaks_for(kind, document.data, field, document.texts[field]):
        return ""
    return state


def units_left_to_effects(games: Iterable[str]) -> set[int]:
    """The texts of some games that count in a language only if somebody wrote them there. One query for
    all."""
    kinds = {
        (game, name): kind
        for game in games
        for name, kind in declared()[game].kinds.items()
        if own_field(kind)
    }
    wanted = Q(pk__in=())
    for game in {game for game, _kind in kinds}:
        wanted |= Q(entry__game=game, entry__kind__in=[kind for of, kind in kinds if of == game])
    rows = (
        TextUnit.objects.filter(wanted, field__in=FIELDS)
        .exclude(source="")
        .exclude(source__contains=PLACE)
        .values_list("pk", "entry__game", "entry__kind", "entry__data", "field", "source")
    )
    return {
        pk
        for pk, game, kind, data, field, source in rows
        if speaks_for(kinds[game, kind], data, field, source)
    }
