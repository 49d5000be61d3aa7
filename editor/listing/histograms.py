"""Small histograms over a list: for each number how many cards have which value, drawn by the server. A bar
is a link that leaves only its cards in the list; everything is also said in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.lists.columns import COPIES
from content.lists.filters import IS, LEAST, MOST, Condition
from content.lists.totals import Bar, NumberTotals, Totals
from editor.listing.asked import Asked
from editor.listing.words import column_name
from editor.screens.base import Shelf

WIDTH, HEIGHT, GAP = 160, 40, 2
"""Of the drawing, in its own units; and the room between two bars."""
LEAST_HEIGHT = 2
"""So that one card among hundreds is seen."""


@dataclass(frozen=True, slots=True)
class DrawnBar:
    """A bar with its place, what it says and where it leads."""

    x: float
    y: float
    width: float
    height: float
    label: str
    link: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Histogram:
    """The bars of a number and what is said beside them."""

    name: str
    facts: str
    bars: tuple[DrawnBar, ...]
    low: int
    high: int
    width: int = WIDTH
    height: int = HEIGHT


def histograms(shelf: Shelf, counted: Totals, asked: Asked) -> list[Histogram]:
    """All histograms of a list."""
    return [_draw(shelf, each, asked) for each in counted.numbers]


def _draw(shelf: Shelf, numbers: NumberTotals, asked: Asked) -> Histogram:
    name = column_name(shelf, numbers.column)
    room = WIDTH / len(numbers.bars)
    drawn = []
    for place, bar in enumerate(numbers.bars):
        tall = numbers.height(bar)
        height = max(LEAST_HEIGHT, HEIGHT * tall / numbers.highest) if tall else 0
        conditions = _conditions(numbers.column.key, bar)
        is_chosen = all(each in asked.conditions for each in conditions)
        others = tuple(each for each in asked.conditions if each.column != numbers.column.key)
        wanted = replace(asked, conditions=others if is_chosen else (*others, *conditions))
        drawn.append(
            DrawnBar(
                round(place * room + GAP / 2, 2),
                round(HEIGHT - height, 2),
                round(max(1.0, room - GAP), 2),
                round(height, 2),
                _label(name, bar, is_of_copies=numbers.column.key == COPIES),
                wanted.link(),
                is_chosen,
            )
        )
    average = number_format(round(numbers.average, 1))
    facts = _("sum %(sum)s, average %(average)s") % {"sum": number_format(numbers.sum), "average": average}
    return Histogram(name, facts, tuple(drawn), numbers.bars[0].low, numbers.bars[-1].high)


def _conditions(column: str, bar: Bar) -> tuple[Condition, ...]:
    if bar.low == bar.high:
        return (Condition(column, IS, str(bar.low)),)
    return (Condition(column, LEAST, str(bar.low)), Condition(column, MOST, str(bar.high)))


def _label(name: str, bar: Bar, *, is_of_copies: bool) -> str:
    value = str(bar.low) if bar.low == bar.high else f"{bar.low}–{bar.high}"
    entries = ngettext("%(n)d entry", "%(n)d entries", bar.entries) % {"n": bar.entries}
    cards = ngettext("%(n)d copy", "%(n)d copies", bar.copies) % {"n": bar.copies}
    return f"{name} {value}: {entries}" if is_of_copies else f"{name} {value}: {entries}, {cards}"
