"""Cells as text: what a value reads like in a list, and what somebody typed or pasted as a value again.

A cell is read generously: a choice by its name in the language of the interface or as files spell it, an
entry by its title or its slug, yes and no in several ways; so what was copied from a list, or from a
spreadsheet, can be pasted back. What cannot be read is passed on as it is, and the engine says what is wrong
with it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _

from content.lists.columns import ListColumn, Sort
from content.models import Pack, TextUnit
from content.search_index import fold
from content.wording import choice_name
from engine.games import games
from engine.schema import KindInfo
from engine.schema.shapes import Drawing, ListOf, Nullable, WholeNumber

ABSENT: Any = object()
"""What an empty cell is read as where nothing cannot be said: the field is left out, and the engine says
whether it may be."""
SEPARATOR = ", "
YES = ("yes", "true", "1", "x", "✓")
NO = ("no", "false", "0", "–", "-")
_NUMBER = re.compile(r"\s*[-+]?[0-9]{1,18}\s*")

Names = Mapping[tuple[str, str], str]
"""The titles of entries, by kind and slug."""


class Cells:
    """The cells of one kind, in the language of the interface."""

    def __init__(self, pack: Pack, kind: KindInfo, spoken: str) -> None:
        self.pack, self.kind, self.spoken = pack, kind, spoken
        self._by_title: dict[str, dict[str, str | None]] = {}

    def show(self, column: ListColumn, value: Any, names: Names) -> str:
        """What a value reads like."""
        if value is None or value in ("", [], {}):
            return ""
        match column.sort:
            case Sort.SWITCH if isinstance(value, bool):
                return _("yes") if value else _("no")
            case Sort.SEVERAL if isinstance(value, list):
                return SEPARATOR.join(self._one(column, each, names) for each in value)
            case Sort.BLOCK:
                return _extent(column, value)
        return self._one(column, value, names)

    def _one(self, column: ListColumn, value: Any, names: Names) -> str:
        if value in column.options:
            return choice_name(value, self.spoken, self.kind.game)
        if column.target:
            return names.get((column.target, value), "") or str(value)
        return str(value)

    def raw(self, column: ListColumn, value: Any) -> str:
        """A value as a cell carries it along: the same in every language."""
        if value is None or value in ("", [], {}) or column.sort is Sort.BLOCK:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return SEPARATOR.join(map(str, value))
        return str(value)

    def read(self, column: ListColumn, typed: str) -> Any:
        """What was typed, as a value."""
        text = typed.replace("\r\n", "\n").strip()
        if not text:
            return self._nothing(column)
        match column.sort:
            case Sort.SWITCH:
                return self._switch(text)
            case Sort.SEVERAL:
                return [self._read_one(column, part.strip()) for part in text.split(",") if part.strip()]
        return self._read_one(column, text)

    def _nothing(self, column: ListColumn) -> Any:
        if column.sort is Sort.TEXT:
            return ""
        if column.declared is not None and isinstance(column.declared.shape, Nullable):
            return None
        if column.sort is Sort.SEVERAL:
            return []
        return ABSENT

    def _read_one(self, column: ListColumn, text: str) -> Any:
        match column.shape:
            case WholeNumber() | ListOf(WholeNumber()):
                return int(text) if _NUMBER.fullmatch(text) else text
        if column.options:
            return text if text in column.options else self._options(column).get(fold(text), text)
        if column.target:
            return self._slug(column.target, text)
        return text

    def _switch(self, text: str) -> Any:
        folded = fold(text)
        if folded in (*YES, fold(_("yes"))):
            return True
        return False if folded in (*NO, fold(_("no"))) else text

    def _options(self, column: ListColumn) -> dict[str, str]:
        return {
            **{fold(choice_name(each, self.spoken, self.kind.game)): each for each in column.options},
            **{fold(each): each for each in column.options},
        }

    def _slug(self, kind: str, text: str) -> str:
        """The slug of what was meant: itself, or the one entry of that title in any language."""
        if (kind, text) in self.known:
            return text
        if kind not in self._by_title:
            self._by_title[kind] = self._titles(kind)
        return self._by_title[kind].get(fold(text)) or text

    @cached_property
    def known(self) -> set[tuple[str, str]]:
        """All entries of the game."""
        return set(self.pack.entries.values_list("kind", "slug"))

    def _titles(self, kind: str) -> dict[str, str | None]:
        """Titles in all languages; nothing for one that several entries bear."""
        field = games()[self.pack.game].kinds[kind].title_field
        units = TextUnit.objects.filter(entry__game=self.pack, entry__kind=kind, field=field)
        found: dict[str, set[str]] = {}
        for slug, *titles in units.values_list("entry__slug", "source", "translations__text"):
            for title in filter(None, titles):
                found.setdefault(fold(title), set()).add(slug)
        return {title: min(slugs) if len(slugs) == 1 else None for title, slugs in found.items()}


def _extent(column: ListColumn, value: Any) -> str:
    """How much of it there is, for what a cell cannot hold."""
    if isinstance(column.shape, Drawing) and isinstance(value, str):
        lines = value.splitlines()
        return f"{max(map(len, lines), default=0)} × {len(lines)}"
    return str(len(value)) if isinstance(value, list | dict) else "✓"
