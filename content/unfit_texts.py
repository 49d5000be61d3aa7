"""The texts that did not fit their faces when somebody looked last, as rows."""

from __future__ import annotations

from collections.abc import Mapping

from content.judgements import Fit
from content.models import TextUnit


def unfit_units(fits: Mapping[str, Fit | None]) -> dict[str, list[int]]:
    """By language the texts of some games that did not fit; where the look did not tell which text it was,
    all of the entry."""
    found: dict[str, list[int]] = {}
    for game, fit in fits.items():
        if fit is None or not fit.unfit:
            continue
        units = TextUnit.objects.filter(entry__game=game, entry__slug__in={each.slug for each in fit.unfit})
        known: dict[tuple[str, str], dict[str, int]] = {}
        for pk, kind, slug, field in units.values_list("pk", "entry__kind", "entry__slug", "field"):
            known.setdefault((kind, slug), {})[field] = pk
        for each in fit.unfit:
            texts = known.get((each.kind, each.slug), {})
            told = [pk for field, pk in texts.items() if each.field in ("", field)]
            found.setdefault(each.language, []).extend(told)
    return found
