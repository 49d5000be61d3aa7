"""How things are called on the screens: entries by their title, texts by their address, in the language of
the interface."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import FilteredRelation, Q
from django.utils.translation import get_language

from content.models import TextUnit
from content.wording import field_name
from engine.games import games
from engine.schema import KindInfo
from engine.schema.shapes import ListOf, Nullable, Record, Shape


def interface_language() -> str:
    """The language a person reads the studio in."""
    return (get_language() or "en").split("-")[0]


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


def address_name(kind: KindInfo, address: str) -> str:
    """A text's address as people read it: fields by their names, items of a list by their ids."""
    language = interface_language()
    shape: Shape | None = kind.record
    parts: list[str] = []
    so_far: list[str] = []
    for step in address.split("."):
        so_far.append(step)
        while isinstance(shape, Nullable):
            shape = shape.inner
        if isinstance(shape, Record) and any(each.name == step for each in shape.fields):
            shape = shape.field(step).shape
            parts.append(field_name(kind.game, kind.name, ".".join(so_far), language))
        else:
            shape = shape.item if isinstance(shape, ListOf) else None
            parts.append(step)
    return " › ".join(parts)
