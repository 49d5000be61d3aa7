"""The fields of an entry as a form says them while somebody is typing: what cannot be read is left out."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.http import QueryDict

from editor.forms.entry_form import PREFIX
from editor.forms.fields import ABSENT, field_for
from engine.schema import Game, KindInfo
from engine.schema.shapes import Text


def read_posted(game: Game, kind: KindInfo, posted: QueryDict, language: str) -> dict[str, Any]:
    """The fields besides texts."""
    found: dict[str, Any] = {}
    for declared in kind.record.fields:
        if isinstance(declared.shape, Text):
            continue
        made = field_for(declared, game, kind, language)
        raw = made.widget.value_from_datadict(posted, {}, PREFIX + declared.name)
        try:
            value = made.read(raw)
        except ValidationError:
            continue
        if value is not ABSENT:
            found[declared.name] = value
    return found
