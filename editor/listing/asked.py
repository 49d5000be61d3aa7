"""What the address of a list asks for: words, conditions, a release, a group, an order. All of it can be
passed on; how one looks at it is kept with the person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, QueryDict
from django.utils.http import urlencode

from content.lists.columns import ListColumn, Sort
from content.lists.filters import FIT, HOWS, STATE, Condition, is_sound, read_conditions
from editor.forms.fields import as_number

NAME, CHANGED = "name", "changed"
"""Orders that are no column: by title, by the last change."""
GROUPED = (Sort.NUMBER, Sort.CHOICE, Sort.SWITCH, Sort.REFERENCE, Sort.STRING)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a list is to show."""

    term: str = ""
    since: int = 0
    order: str = NAME
    group: str = ""
    conditions: tuple[Condition, ...] = ()

    @classmethod
    def of(
        cls, query: QueryDict, columns: dict[str, ListColumn], releases: list[int], languages: list[str]
    ) -> Asked:
        """What an address says; what makes no sense in it is left out."""
        since = as_number(query.get("since", ""))
        order, group = query.get("o", NAME), query.get("group", "")
        return cls(
            query.get("q", "").replace("\0", "").strip(),
            since if isinstance(since, int) and since in releases else 0,
            order if order.lstrip("-") in (NAME, CHANGED, *columns) else NAME,
            group if group in columns and columns[group].sort in GROUPED else "",
            tuple(
                each
                for each in read_conditions(query.getlist("where"), columns)
                if each.column not in (STATE, FIT) or each.value in languages
            ),
        )

    @property
    def is_filtered(self) -> bool:
        """Whether anything is left out."""
        return bool(self.term or self.since or self.conditions)

    @property
    def is_reversed(self) -> bool:
        """Whether the order is downwards."""
        return self.order.startswith("-")

    @property
    def ordered_by(self) -> str:
        """The column that gives the order."""
        return self.order.lstrip("-")

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The parts of the address, for links and for the hidden fields of forms."""
        found = [("q", self.term), ("since", str(self.since or ""))]
        found += [("o", self.order if self.order != NAME else ""), ("group", self.group)]
        found += [("where", str(each)) for each in self.conditions]
        return [(name, value) for name, value in found if value]

    def without(self, *names: str) -> list[tuple[str, str]]:
        """The parts that a form must carry along when it sets some itself."""
        return [(name, value) for name, value in self.parts if name not in names]

    @property
    def query(self) -> str:
        """All of it as an address spells it."""
        return urlencode(self.parts)

    def link(self, **changes: Any) -> str:
        """The address with something else in it, on the first page."""
        return f"?{urlencode(replace(self, **changes).parts)}"

    def with_condition(self, condition: Condition) -> str:
        """The address with one more condition; one that says something else of the same in the same way is
        replaced."""
        others = [
            each
            for each in self.conditions
            if (each.column, each.how) != (condition.column, condition.how) or condition.column in HOWS
        ]
        return self.link(conditions=tuple(dict.fromkeys((*others, condition))))

    def without_condition(self, condition: Condition) -> str:
        """The address without a condition."""
        return self.link(conditions=tuple(each for each in self.conditions if each != condition))


def typed_condition(request: HttpRequest, columns: dict[str, ListColumn]) -> Condition | None:
    """The condition that somebody put together in the form, if it is one."""
    name, how = request.GET.get("filter", ""), request.GET.get("how", "")
    if not name or not how:
        return None
    value = request.GET.get("value", "").strip()
    made = Condition(name, how, value)
    if is_sound(made, columns):
        return made
    bare = Condition(name, how)
    return bare if is_sound(bare, columns) else None
