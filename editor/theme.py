"""The one module that knows the admin theme (django-unfold): its settings, and the classes our screens build
on."""

from __future__ import annotations

from typing import Any

UNFOLD: dict[str, Any] = {
    "SITE_TITLE": "Tilewright",
    "SITE_HEADER": "Tilewright",
    "SHOW_LANGUAGES": True,
}
