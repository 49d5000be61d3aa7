"""What rows say of languages and their wording, for a process that words content without having read any."""

from __future__ import annotations

from content.models import Language, OwnMessage


def know_languages() -> None:
    """Let the wording know which languages fall back to which, and what people have written in the studio."""
    Language.declare_all()
    OwnMessage.notice()
