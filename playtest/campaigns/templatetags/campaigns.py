"""Messages and charts in the templates of campaigns: ``{% say "cpage-new" %}``, ``{% chart section 1 %}``."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from content.wording import wording
from playtest.reports.chart import Chart
from playtest.reports.page import Table
from playtest.reports.svg import svg

register = template.Library()


@register.simple_tag
def say(key: str, **args: Any) -> str:
    """A message with its arguments."""
    return wording(get_language() or "en").say(key, args)


@register.simple_tag
def chart(drawn: Chart, name: str, number: int) -> SafeString:
    """A chart as SVG; its texts are escaped where it is drawn."""
    return mark_safe(svg(drawn, f"{name}-{number}"))


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
