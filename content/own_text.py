"""Own texts: the rules texts that people write instead of the one rendered from the effects.

A kind with effects has one field for them. An own text in which ``{effects}`` stands takes the rendered text
in, so it can never disagree with it. Any other *restates* the effects in its own words; it is an answer to
the rendered text, as a translation is an answer to its source (docs/decisions/0021-own-texts-are-answers.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.schema import KindInfo
from engine.schema.shapes import EFFECT, ListOf

FIELDS = ("text", "ability", "talent")
"""The fields in which a designer may write a rules text; the first that a kind has."""

PLACE = "{effects}"
"""Where an own text takes in the rendered one."""


def effects_field(kind: KindInfo) -> str:
    """The field of a kind that holds what its entries do; nothing if they do nothing."""
    shapes = ((field.name, field.shape) for field in kind.record.fields)
    return next((name for name, shape in shapes if isinstance(shape, ListOf) and shape.item == EFFECT), "")


def has_effects(kind: KindInfo) -> bool:
    """Whether entries of a kind do something."""
    return bool(effects_field(kind))


def own_field(kind: KindInfo | None) -> str:
    """The field of a kind that holds own texts; nothing for kinds without effects and those no longer
    declared."""
    if kind is None or not has_effects(kind):
        return ""
    names = {field.name for field in kind.record.fields}
    return next((field for field in FIELDS if field in names), "")


def restates(text: str) -> bool:
    """Whether an own text says in its own words what the effects do."""
    return bool(text) and PLACE not in text


def speaks_for(kind: KindInfo | None, data: Mapping[str, Any], field: str, source: str) -> bool:
    """Whether the effects of an entry say all of a source text, so that a language may do without it. A text
    with ``{effects}`` says more than they do and has to be translated."""
    return bool(data.get("effects")) and field == own_field(kind) and restates(source)
