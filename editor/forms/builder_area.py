"""The input for a field that is made of words: the YAML text as it is saved, and above it, for whoever has
scripts, the sentence that it will read as, every part of which can be changed."""

from __future__ import annotations

import json
from typing import Any

from django import forms
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from editor import code_editor
from editor.forms.widgets import YamlArea

_WORDS = {
    "sentence": _("As a sentence"),
    "text": _("As text"),
    "undo": _("Undo"),
    "redo": _("Redo"),
    "add": _("Add"),
    "addTo": _("Add: %s"),
    "parts": _("All parts"),
    "change": _("Change: %s"),
    "replace": _("Replace …"),
    "wrap": _("Put into …"),
    "earlier": _("Move earlier"),
    "later": _("Move later"),
    "remove": _("Remove"),
    "close": _("Close"),
    "search": _("Search in any language"),
    "showAll": _("Show what cannot stand here, and why"),
    "nothing": _("Nothing is found."),
    "found": _("%s found"),
    "nth": _("Part %s"),
    "empty": _("Nothing happens yet."),
    "unread": _("The text cannot be read yet: mend it under “As text”, or undo."),
    "gone": _("That part is no longer there; the builder shows what is."),
    "lost": _("The server did not answer. What you see is what is written; try again."),
    "unsaid": _("Goes without saying on the card"),
    "yes": _("yes"),
    "no": _("no"),
    "fewer": _("fewer"),
    "more": _("more"),
    "choose": _("Choose …"),
    "line": _("Line %s"),
    "drag": _("Drag to move"),
    "keys": _(
        "Arrow keys go from part to part, Enter changes one, Delete removes it, Alt with an arrow key moves "
        "it, Ctrl+Z undoes."
    ),
    "completing": _(
        "Ctrl+Space offers what may stand at the cursor. What a word means is told where you point or stand."
    ),
    "offered": _("What may stand here"),
    "help": _("Help on this word"),
}


class BuilderArea(YamlArea):
    """A text area for a field that holds words. ``static/editor/builder.js`` draws the sentences above it and
    asks the server, at one address, what each edit makes of the text."""

    template_name = "editor/widgets/builder.html"

    def __init__(self, game: str, kind: str, field: str) -> None:
        super().__init__()
        self.game, self.kind, self.field = game, kind, field

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        context = super().get_context(name, value, attrs)
        context["address"] = reverse("admin:build", args=(self.game, self.kind))
        context["lookup"] = reverse("admin:lookup", args=(self.game, "KIND"))
        context["field"] = self.field
        context["help"] = reverse("admin:help_words", args=(self.game,))
        context["scripts"] = json.dumps([static(name) for name in code_editor.FILES])
        context["words"] = json.dumps({name: str(word) for name, word in _WORDS.items()})
        return context

    @property
    def media(self) -> forms.Media:
        names = (
            "builder_elements",
            "builder_text",
            "builder_code",
            "builder_controls",
            "builder_sentences",
            "builder",
        )
        scripts = [f"editor/{name}.js" for name in names]
        return forms.Media(js=scripts, css={"screen": ["editor/builder.css"]})
