"""Fields that take what JSON says and nothing else: a number is no text, "yes" is no truth value; and bodies
that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import get_language
from rest_framework import serializers

from content.wording import wording
from engine.schema.faults import closest, quoted


class StrictText(serializers.CharField):
    """A text; no number is turned into one, and nothing is cut off."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"trim_whitespace": False, **kwargs})

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return str(super().to_internal_value(data))


class StrictNumber(serializers.IntegerField):
    """A whole number."""

    def to_internal_value(self, data: Any) -> int:
        if isinstance(data, float) and data.is_integer():
            data = int(data)  # JSON knows one sort of numbers: 1.0 is 1
        if isinstance(data, bool) or not isinstance(data, int):
            self.fail("invalid")
        return super().to_internal_value(data)


class StrictFlag(serializers.BooleanField):
    """True or false."""

    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


class StrictChoice(serializers.ChoiceField):
    """One of several texts."""

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, str):
            self.fail("invalid_choice", input=quoted(data))
        return super().to_internal_value(data)


class Body(serializers.Serializer[Any]):
    """What a request sends. A field that it does not have is refused, with what was probably meant."""

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return super().to_internal_value(data)
        unknown = {name: [self._unknown(name)] for name in data if name not in self.fields}
        try:
            read = super().to_internal_value(data)
        except serializers.ValidationError as error:
            raise serializers.ValidationError({**error.detail, **unknown}) from None  # type: ignore[dict-item]
        if unknown:
            raise serializers.ValidationError(unknown)
        return read

    def _unknown(self, name: str) -> serializers.ErrorDetail:
        words = wording(get_language() or "en")
        allowed = [field for field, kind in self.fields.items() if not kind.read_only]
        text = words.say("error-field-unknown", {"is": quoted(name), "allowed": ", ".join(allowed)})
        near = closest(name, allowed)
        hint = " " + words.say("fault-hint", {"hint": near}) if near else ""
        return serializers.ErrorDetail(text + hint, code="unknown")


class Shown(serializers.Serializer[Any]):
    """What an answer shows. Answers are plain values; this describes them in the OpenAPI document."""
