"""What stands beside a field for those who ask."""

from __future__ import annotations

import re
from typing import Any

from django import template

from editor.forms.entry_form import PREFIX, EntryForm
from editor.help.hints import hint_of

register = template.Library()


@register.inclusion_tag("editor/parts/hint.html")
def hint(form: object, name: str, describes: str = "") -> dict[str, Any]:
    """What is said about a field of an entry's kind; of a text inside a field, about that field. Other forms
    say what their fields mean themselves."""
    if not isinstance(form, EntryForm):
        return {"hint": None}
    field = name.removeprefix(PREFIX).split(".")[0].split("[")[0]
    slug = form.entry.slug if form.entry else ""
    found = hint_of(form.pack, form.kind, field, form.spoken, slug)
    return {"hint": found, "describes": describes, "box": "hint-" + re.sub(r"\W+", "-", name)}
