"""The texts of an entry: in the asked language, or in the source language where it is not translated; and
their state in every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Prefetch
from rest_framework import serializers

from content.left_to_effects import units_left_to_effects
from content.models import Entry, Pack, State, TextUnit, Translation
from content.overtaken import overtaken_rows
from engine.games import games
from playtest.api.enums import TRANSLATION_STATES
from playtest.api.fields import Shown


class TranslationShown(Shown):
    """A text in one language."""

    text = serializers.CharField()
    state = serializers.ChoiceField(
        choices=TRANSLATION_STATES,
        help_text="`rendered`: there is nothing to translate, the rules text is the one of the effects.",
    )
    version = serializers.IntegerField(help_text="To be named when it is edited; 0 if there is none yet.")

    class Meta:
        ref_name = "Translation"


class TextBody(Shown):
    """A text of an entry."""

    field = serializers.CharField(help_text="Its address among the fields.")
    original = serializers.CharField(help_text="In the language the content is written in.")
    note = serializers.CharField(help_text="For translators.")
    text = serializers.CharField(help_text="In the asked language, or in the one it fell back to.")
    language = serializers.CharField(help_text="The language of `text`.")
    translations = serializers.DictField(child=TranslationShown())

    class Meta:
        ref_name = "Text"


def shown_texts(pack: Pack, entry: Entry, language: str) -> list[dict[str, Any]]:
    """The texts of an entry in their order."""
    languages = sorted(each.code for each in pack.languages.all())
    rows = Translation.objects.filter(language__in=languages)
    units = entry.units.order_by("position", "id").prefetch_related(Prefetch("translations", rows))
    waiting, optional = set(overtaken_rows([pack.game])), units_left_to_effects([pack.game])
    return [
        _shown(pack, unit, languages, language, waiting, optional)
        for unit in units
        if unit.source or any(row.text for row in unit.translations.all())
    ]


def _state(unit: TextUnit, row: Translation | None, waiting: set[int], optional: set[int]) -> str:
    """The state of a text in a language; an own rules text that the effects have overtaken is stale, one that
    they speak for is not missing."""
    if row is None or not row.text:
        return State.MISSING.value if unit.source and unit.pk not in optional else "rendered"
    return State.STALE.value if row.pk in waiting else row.state.value


def _shown(
    pack: Pack,
    unit: TextUnit,
    languages: list[str],
    language: str,
    waiting: set[int],
    optional: set[int],
) -> dict[str, Any]:
    written = {row.language_id: row for row in unit.translations.all()}
    spoken = written[language].text if language in written else ""
    translations = {}
    for code in languages:
        row = written.get(code)
        if row is not None:
            row.unit = unit  # its state is a comparison with the source
        translations[code] = {
            "text": row.text if row else "",
            "state": _state(unit, row, waiting, optional),
            "version": row.version if row else 0,
        }
    return {
        "field": unit.field,
        "original": unit.source,
        "note": unit.note,
        "text": spoken or unit.source,
        "language": language if spoken else pack.source_id,
        "translations": translations,
    }


def titles(pack: Pack, entries: Iterable[Entry], language: str) -> dict[int, tuple[str, str]]:
    """What some entries are called in a language, by their keys, and the language of that; their slug where
    they have no name."""
    kinds = games()[pack.game].kinds
    wanted = {entry.pk: entry for entry in entries}
    fields = {kinds[entry.kind].title_field for entry in wanted.values()}
    units = TextUnit.objects.filter(entry__in=wanted, field__in=fields).prefetch_related(
        Prefetch("translations", Translation.objects.filter(language=language))
    )
    found: dict[int, tuple[str, str]] = {}
    for unit in units:
        if unit.field == kinds[wanted[unit.entry_id].kind].title_field:
            spoken = [row.text for row in unit.translations.all() if row.text]
            found[unit.entry_id] = (spoken[0], language) if spoken else (unit.source, pack.source_id)
    return {key: found.get(key, (entry.slug, language)) for key, entry in wanted.items()}
