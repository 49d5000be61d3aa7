"""Messages and charts in the templates of campaigns: ``{% say "cpage-new" %}``, ``{% chart section 1 %}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from content.wording import wording
from playtest.reports.chart import Chart
from playtest.reports.page import Section, Table
from playtest.reports.svg import svg

register = template.Library()


@register.simple_tag
def say(key: str, **args: Any) -> str:
    """A message with its arguments."""
    return wording(get_language() or "en").say(key, args)


@register.simple_tag
def entry_link(game: str, entry: str) -> str:
    """Where an entry (``kind/slug``) is edited."""
    return reverse("admin:entry", args=(game, *entry.split("/")))


@register.simple_tag
def chart(drawn: Chart, name: str, number: int, links: Mapping[str, str]) -> SafeString:
    """A chart as SVG; its texts are escaped where it is drawn. ``links`` leads from entries to pages."""
    return mark_safe(svg(drawn, f"{name}-{number}", lambda entry: links.get(entry, "")))


@register.filter
def titled(section: Section, drawn: Chart) -> bool:
    """Whether the title of a chart stands above it."""
    return section.shows_title_of(drawn)


@register.filter
def linked_rows(table: Table, links: Mapping[str, str]) -> list[tuple[tuple[str, ...], str]]:
    """The rows of a table, each with where its first cell leads."""
    entries = table.entries or ("",) * len(table.rows)
    return [(row, links.get(entry, "")) for row, entry in zip(table.rows, entries, strict=True)]


@register.filter
def link_of(links: Mapping[str, str], entry: str) -> str:
    """Where an entry is found; nothing if the reader may not go there."""
    return links.get(entry, "")


@register.filter
def cells(row: tuple[str, ...], table: Table) -> list[tuple[str, bool]]:
    """The cells of a row, each with whether it is a text."""
    return [(text, number in table.texts) for number, text in enumerate(row)]


@register.filter
def headings(table: Table) -> list[tuple[str, bool]]:
    """The headings of a table, each with whether its column holds texts."""
    return [(text, number in table.texts) for number, text in enumerate(table.columns)]


@register.filter
def errors_of(errors: dict[str, list[str]], name: str) -> list[str]:
    """What is wrong with a field."""
    return errors.get(name, [])
