"""What the frame of a page is made of: its theme, its menu, and the pictures that stand for things."""

from __future__ import annotations

from typing import Any

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from editor.appearance import theme_of

register = template.Library()

SPRITE = "frame/icons.svg"


@register.simple_tag
def icon(name: str, more: str = "") -> SafeString:
    """A picture of the sprite, for the eye alone: whatever it stands for is said in words beside it, or is
    the name of the button that it is in."""
    style = f"tw-icon {more}".strip()
    form = '<svg class="{}" aria-hidden="true" focusable="false"><use href="{}#{}"></use></svg>'
    return format_html(form, style, static(SPRITE), name)


@register.simple_tag(takes_context=True)
def theme_attributes(context: dict[str, Any]) -> SafeString:
    """What stands at the root of a page: the chosen theme, and where scripts find the pictures."""
    chosen = theme_of(context.get("request"))
    theme = format_html(' data-theme="{}"', chosen) if chosen else mark_safe("")
    return format_html('{} data-icons="{}"', theme, static(SPRITE))


@register.simple_tag(takes_context=True)
def chosen_theme(context: dict[str, Any]) -> str:
    """The theme that was chosen; ``system`` if none was."""
    return theme_of(context.get("request")) or "system"
