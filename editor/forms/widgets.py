"""Inputs for the sorts of values that games declare. Each works without JavaScript; scripts make them
comfortable."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from content.wording import choice_name
from editor.names import titles
from engine.schema.grid import GridSpec, Layer

Choices = list[tuple[str, str]]

_SELECT2_LANGUAGES = {"de": "de", "es": "es", "it": "it"}


_BOARD_WORDS = {
    "undo": _("Undo"),
    "redo": _("Redo"),
    "columns": _("Columns"),
    "rows": _("Rows"),
    "fewer": _("fewer"),
    "more": _("more"),
    "start": _("Start with an empty map"),
    "unsound": _("The text below is no proper drawing yet; mend it there, or undo."),
    "place": _("Row %r, column %c"),
    "map": _("Map"),
    "hint": _(
        "Click or drag to paint. Arrow keys move, space paints, Shift with an arrow key paints the edge on "
        "that side, Ctrl+Z undoes."
    ),
}


class ReferencePicker(forms.Select):
    """A searchable select of entries of one kind: the options come from the server as somebody types."""

    def __init__(self, game: str, kind: str, *, empty_label: str = "") -> None:
        super().__init__(attrs={"class": "tw-input tw-picker"})
        self.game, self.kind, self.empty_label = game, kind, empty_label

    def build_attrs(
        self, base_attrs: dict[str, Any], extra_attrs: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        address = reverse("admin:lookup", args=(self.game, self.kind))
        return {
            **super().build_attrs(base_attrs, extra_attrs),
            "data-lookup": address,
            "data-placeholder": self.empty_label or str(_("Choose …")),
        }

    def optgroups(self, name: str, value: list[str], attrs: dict[str, Any] | None = None) -> Any:
        """Only the chosen entry is an option; the rest is looked up."""
        chosen = [slug for slug in value if slug]
        self.choices = [("", ""), *named_entries(self.game, self.kind, chosen)]
        return super().optgroups(name, value, attrs)

    @property
    def media(self) -> forms.Media:
        """The picker that Django's admin brings along."""
        vendor = "admin/js/vendor"
        spoken = _SELECT2_LANGUAGES.get((get_language() or "").split("-")[0])
        words = [f"{vendor}/select2/i18n/{spoken}.js"] if spoken else []
        return forms.Media(
            js=[
                f"{vendor}/jquery/jquery.min.js",
                f"{vendor}/select2/select2.full.js",
                *words,
                "admin/js/jquery.init.js",
                "editor/pickers.js",
            ],
            css={"screen": ["admin/css/vendor/select2/select2.min.css", "admin/css/autocomplete.css"]},
        )


class Sequence(forms.Widget):
    """Several values in order, each with its own input; an empty one at the end is for the next."""

    template_name = "editor/widgets/sequence.html"

    def __init__(self, item: forms.Widget) -> None:
        super().__init__()
        self.item = item

    def value_from_datadict(self, data: Any, files: Any, name: str) -> list[str]:
        given = data.getlist(name) if hasattr(data, "getlist") else data.get(name, [])
        return [value for value in given if value != ""]

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        return False

    def id_for_label(self, id_: str) -> str:
        """The label belongs to the first input."""
        return f"{id_}_0" if id_ else ""

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        context = super().get_context(name, value, attrs)
        values = [str(each) for each in value or []]
        disabled = bool((attrs or {}).get("disabled"))
        extra = {"disabled": True} if disabled else {}
        rows = [*values] if disabled else [*values, ""]
        context["rows"] = [
            self.item.render(
                name,
                each,
                {**extra, "id": f"{(attrs or {}).get('id', name)}_{index}", "aria-label": str(index + 1)},
            )
            for index, each in enumerate(rows)
        ]
        context["disabled"] = disabled
        return context

    @property
    def media(self) -> forms.Media:
        return self.item.media + forms.Media(js=["editor/sequences.js"])


class YamlArea(forms.Textarea):
    """A text area for a compound value, as YAML."""

    def __init__(self, example: str = "") -> None:
        super().__init__(
            attrs={
                "class": "tw-input tw-code",
                "rows": 3,
                "spellcheck": "false",
                "autocapitalize": "off",
                "autocomplete": "off",
                "placeholder": example,
                "data-yaml": "",
            }
        )

    def format_value(self, value: Any) -> str:
        return "" if value is None else str(value)


class DrawingBoard(forms.Textarea):
    """A map as the text it is drawn with. A script puts a grid to paint on above it and keeps both in step.

    This class and ``static/editor/drawing.js`` are all that a later painter has to replace.
    """

    template_name = "editor/widgets/drawing.html"

    def __init__(self, spec: GridSpec, game: str, language: str) -> None:
        super().__init__(
            attrs={"class": "tw-input tw-code tw-drawing-text", "spellcheck": "false", "rows": 8}
        )
        self.spec, self.game, self.language = spec, game, language

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        context = super().get_context(name, value, attrs)
        context["spec"] = json.dumps(self._described())
        context["words"] = json.dumps({name: str(word) for name, word in _BOARD_WORDS.items()})
        context["legend"] = [(self._name(layer.name), self._symbols(layer)) for layer in self.spec.layers]
        return context

    def _described(self) -> dict[str, Any]:
        def told(layer: Layer | None) -> dict[str, Any] | None:
            return (
                None if layer is None else {"name": self._name(layer.name), "symbols": self._symbols(layer)}
            )

        return {
            "width": self.spec.width,
            "height": self.spec.height,
            "cells": [told(layer) for layer in self.spec.cells],
            "walls": told(self.spec.walls),
            "floors": told(self.spec.floors),
        }

    def _symbols(self, layer: Layer) -> list[tuple[str, str]]:
        return [(symbol, self._name(meaning)) for symbol, meaning in layer.symbols.items()]

    def _name(self, word: str) -> str:
        return choice_name(word, self.language, self.game)

    @property
    def media(self) -> forms.Media:
        return forms.Media(js=["editor/drawing.js"])


def named_entries(game: str, kind: str, slugs: Iterable[str]) -> Choices:
    """Entries as options, in the given order; a slug that names no entry stays what it is."""
    given = list(dict.fromkeys(slugs))
    names: Mapping[tuple[str, str], str] = titles(game, [(kind, slug) for slug in given])
    return [(slug, names[kind, slug]) for slug in given]
