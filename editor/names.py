"""How things are called on the screens: entries by their title, languages by their name, in the language of
the interface."""

from __future__ import annotations

from collections.abc import Iterable

from babel.core import Locale, UnknownLocaleError
from django.db.models import FilteredRelation, Q
from django.utils.translation import get_language

from content.models import TextUnit
from engine.games import games


def interface_language() -> str:
    """The language a person reads the studio in."""
    return (get_language() or "en").split("-")[0]


def language_label(code: str) -> str:
    """The name of a language in the language of the interface; its code if nobody knows one."""
    try:
        name = Locale.parse(code).get_display_name(interface_language())
    except (UnknownLocaleError, ValueError):
        name = None
    return name or code


def titles(game: str, keys: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """The titles of some entries of a game, by kind and slug, in one query; the slug where there is none."""
    wanted = set(keys)
    kinds = games()[game].kinds
    found = dict.fromkeys(wanted, "")
    rows = (
        TextUnit.objects.filter(
            entry__game=game,
            entry__slug__in={slug for _, slug in wanted},
            field__in={kinds[kind].title_field for kind, _ in wanted if kind in kinds},
        )
        .annotate(
            spoken=FilteredRelation("translations", condition=Q(translations__language=interface_language()))
        )
        .values_list("entry__kind", "entry__slug", "field", "source", "spoken__text")
    )
    for kind, slug, field, source, spoken in rows if wanted else ():
        if (kind, slug) in wanted and kind in kinds and kinds[kind].title_field == field:
            found[kind, slug] = spoken or source
    return {key: title or key[1] for key, title in found.items()}
