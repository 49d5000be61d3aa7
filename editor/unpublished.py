"""How much of a game differs from its current release, counted once for each change of content."""

from __future__ import annotations

from content.models import Pack
from content.pending import pending


def unpublished(pack: Pack) -> int:
    """Entries and languages that publishing would change."""
    return pending(pack).count
