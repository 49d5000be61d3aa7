"""The settings of the admin theme: name, colours, our style sheet and scripts, the sidebar.

Settings read this module before any app is loaded, so it imports nothing; the theme itself is imported in
`editor.theme` alone.
"""

from __future__ import annotations

from typing import Any

_TEAL = {
    "50": "#effcf9",
    "100": "#d0f5ec",
    "200": "#a4ebdc",
    "300": "#6cdac6",
    "400": "#37c0aa",
    "500": "#1da794",
    "600": "#0d766b",
    "700": "#0f615a",
    "800": "#114e49",
    "900": "#12403d",
    "950": "#042625",
}

_NEUTRAL = {
    "50": "#f8f9fa",
    "100": "#f0f2f4",
    "200": "#e1e5e9",
    "300": "#cbd2d9",
    "400": "#98a3ae",
    "500": "#5f6b78",
    "600": "#46525e",
    "700": "#35404b",
    "800": "#232c36",
    "900": "#161d25",
    "950": "#0d1218",
}


def _static(path: str) -> Any:
    """The address of a file of ours, found when a page is made."""

    def address(request: Any) -> str:
        from django.templatetags.static import static

        return static(path)

    return address


UNFOLD: dict[str, Any] = {
    "SITE_TITLE": "Tilewright",
    "SITE_HEADER": "Tilewright",
    "SITE_SYMBOL": "castle",
    "SITE_URL": None,
    "SITE_FAVICONS": [{"rel": "icon", "type": "image/svg+xml", "href": _static("editor/icon.svg")}],
    "SHOW_LANGUAGES": False,  # the switch stands in the header of every page; see templates/unfold
    "SHOW_HISTORY": True,
    "SHOW_VIEW_ON_SITE": False,
    "BORDER_RADIUS": "8px",
    "COLORS": {"primary": _TEAL, "base": _NEUTRAL},
    "STYLES": [_static("editor/editor.css"), _static("editor/find.css")],
    "SCRIPTS": [_static("editor/pages.js"), _static("editor/find.js")],
    "SIDEBAR": {"navigation": "editor.navigation.sidebar", "show_search": False},
}
