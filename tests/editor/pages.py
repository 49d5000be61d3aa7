"""Reads pages the way a browser would: the values of a form as it is shown, ready to be changed and sent."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

from django.http import HttpResponse


class _FormReader(HTMLParser):
    """Collects the fields of the form whose attributes hold a mark."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self.mark = mark
        self.values: dict[str, Any] = {}
        self.inside = False
        self.area = ""
        self.text = ""
        self.select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = any(self.mark in value for value in found.values())
        if not self.inside or "disabled" in found:
            return
        name = found.get("name", "")
        if tag == "textarea":
            self.area, self.text = name, ""
        elif tag == "select":
            self.select = name
            self._put(name, "")
        elif tag == "option" and self.select and "selected" in found:
            self._replace(self.select, found.get("value", ""))
        elif tag == "input" and name:
            kind = found.get("type", "text")
            if kind in ("checkbox", "radio"):
                if "checked" in found:
                    self._put(name, found.get("value", "on"))
            elif kind not in ("file", "submit"):
                self._put(name, found.get("value", ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea" and self.area:
            self._put(self.area, self.text.removeprefix("\n"))
            self.area = ""
        elif tag == "select":
            self.select = ""
        elif tag == "form":
            self.inside = False

    def handle_data(self, data: str) -> None:
        if self.area:
            self.text += data

    def _put(self, name: str, value: str) -> None:
        known = self.values.get(name)
        if known is None:
            self.values[name] = value
        else:
            self.values[name] = [*known, value] if isinstance(known, list) else [known, value]

    def _replace(self, name: str, value: str) -> None:
        known = self.values[name]
        self.values[name] = [*known[:-1], value] if isinstance(known, list) else value


def form_values(response: HttpResponse | Any, mark: str = "tw-form") -> dict[str, Any]:
    """The values of a form on a page, as a browser would send them back."""
    reader = _FormReader(mark)
    reader.feed(response.content.decode())
    reader.values.pop("csrfmiddlewaretoken", None)
    return reader.values


def shown(response: HttpResponse | Any) -> str:
    """The page as text."""
    text: str = response.content.decode()
    return text
