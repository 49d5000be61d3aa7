"""Give other texts the translation that one of them has: what reads the same in the source reads the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import F, Q

from content.actions.save_entry import TranslationEdit, save_translations
from content.models import Entry, Quality, TextUnit, Translation

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def repeats(unit: TextUnit, language: str) -> list[TextUnit]:
    """The texts of the same game with the same source whose translation is missing or stale."""
    if not unit.source:
        return []
    answered = Translation.objects.filter(~Q(text=""), language=language, answers=F("unit__source"))
    units = TextUnit.objects.filter(source=unit.source, entry__game=unit.entry.game_id)
    waiting = units.exclude(pk=unit.pk).exclude(pk__in=answered.values("unit"))
    return list(waiting.select_related("entry").order_by("entry__kind", "entry__slug", "position"))


@transaction.atomic
def repeat_translation(unit: TextUnit, language: str, *, author: User | None, why: str = "") -> int:
    """Write the translation of a text into all its repeats that wait for one, as a draft, all or none. What
    somebody has translated otherwise stays. Returns how many there were."""
    mine = Translation.objects.filter(unit=unit, language=language).exclude(text="").first()
    if mine is None:
        return 0
    waiting = repeats(unit, language)
    versions = dict(
        Translation.objects.filter(unit__in=waiting, language=language).values_list("unit", "version")
    )
    edits: dict[int, list[TranslationEdit]] = {}
    for each in waiting:
        edit = TranslationEdit(each.field, language, mine.text, Quality.DRAFT.value, versions.get(each.pk, 0))
        edits.setdefault(each.entry_id, []).append(edit)
    entries = Entry.objects.select_related("game").in_bulk(edits)
    for key, some in edits.items():
        save_translations(entries[key], some, author=author, why=why)
    return len(waiting)
