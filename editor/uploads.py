"""How large a file may be that somebody sends. The browser is told, so that it refuses a larger one before
everything else that was typed is sent with it and lost."""

from __future__ import annotations

from django.utils.translation import gettext as _

MEGABYTE = 1_000_000


def too_large_text(most: int) -> str:
    """What is said of more than so many megabytes."""
    return _("At most %(most)d megabytes can be sent at once. Make the picture or the file smaller.") % {
        "most": most
    }


def file_limit(most: int) -> dict[str, str]:
    """The attributes of a field for files of so many bytes at most; `pages.js` reads them."""
    return {"data-most": str(most), "data-too-large": too_large_text(most // MEGABYTE)}
