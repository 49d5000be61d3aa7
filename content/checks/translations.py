"""Every text is translated, up to date and reviewed, in every language of the pack."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.left_to_effects import text_state
from engine.schema import Fault


def check(content: PackContent) -> Iterator[Finding]:
    """A warning for each text that a language lacks or has only half; an error for those that nobody has
    reviewed, where the pack asks for that."""
    unreviewed = Level.ERROR if content.is_review_required else Level.WARNING
    for (kind, slug), document in content.documents.items():
        for field in document.fields:
            for language in content.languages:
                state = text_state(content.game, document, language, field)
                if state in ("", "reviewed"):
                    continue
                if state == "missing":
                    key = "translation-missing"
                elif state == "stale":
                    key = "translation-stale"
                else:
                    key = "translation-unreviewed"
                level = unreviewed if key == "translation-unreviewed" else Level.WARNING
                yield Finding(level, kind, slug, Fault((field,), key), language)
