"""Messages in the templates of the table: ``{% say "table-lobby" %}``, in the language of the page."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils.translation import get_language

from content.wording import wording

register = template.Library()


@register.simple_tag
def say(key: str, **args: Any) -> str:
    """A message of ``locale/<language>/table.ftl`` with its arguments."""
    return wording(get_language() or "en").say(key, args)
