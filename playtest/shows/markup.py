"""Markup made safely: elements with escaped attributes and escaped text, for HTML and SVG alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

Value: TypeAlias = str | int | float | bool | None
EMPTY = {"br", "img", "input"}
"""Elements of HTML that have no end."""


def el(name: str, *children: str, **attributes: Value) -> SafeString:
    """An element. ``class_`` is the attribute ``class``, ``aria_label`` is ``aria-label``; attributes that
    are None or False are left out."""
    given = "".join(
        f" {_name(key)}" if value is True else f' {_name(key)}="{conditional_escape(_written(value))}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in EMPTY:
        return mark_safe(f"<{name}{given}>")  # every part of it is escaped
    return mark_safe(f"<{name}{given}>{joined(children)}</{name}>")


def joined(parts: Iterable[str]) -> SafeString:
    """Parts one after the other; what is not markup yet is escaped."""
    return mark_safe("".join(map(conditional_escape, parts)))


def _name(key: str) -> str:
    plain = key.removesuffix("_")
    return plain if plain in ("viewBox", "preserveAspectRatio") else plain.replace("_", "-")


def _written(value: Value) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
