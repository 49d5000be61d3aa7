"""How things are called on the screens: entries by their title, languages by their name, in the language of
the interface."""

from __future__ import annotations

import re
from collections.abc import Iterable

from babel.core import Locale, UnknownLocaleError
from django.conf import settings
from django.db.models import FilteredRelation, Q
from django.utils.translation import get_language

from content.models import Language, Mention, TextUnit
from content.wording import field_name
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


def in_menu_order(languages: Iterable[Language]) -> list[Language]:
    """Languages in the order in which the interface offers its own; others follow by their code."""
    places = {code: place for place, (code, _name) in enumerate(settings.LANGUAGES)}
    return sorted(languages, key=lambda each: (places.get(each.pk, len(places)), each.pk))


def place_name(game: str, kind: str, path: str) -> str:
    """A path within an entry as people read it: its field by its name, what is inside as it is written."""
    field = re.split(r"[.\[]", path, maxsplit=1)[0]
    info = games()[game].kinds.get(kind)
    if info is None or all(each.name != field for each in info.record.fields):
        return path
    inside = path[len(field) :].lstrip(".")
    return f"{field_name(game, kind, field, interface_language())} {inside}".rstrip()


def shown_users(game: str, mentions: list[Mention]) -> list[tuple[Mention, str, str]]:
    """Where an entry is used: each mention with the title of the other entry and the name of the place."""
    names = titles(game, [(each.entry.kind, each.entry.slug) for each in mentions])
    return [
        (each, names[each.entry.kind, each.entry.slug], place_name(game, each.entry.kind, each.path))
        for each in mentions
    ]


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
