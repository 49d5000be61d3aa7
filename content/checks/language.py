"""Every text speaks the words of its game, and is set as its language sets texts: what people wrote, and what
is rendered from effects.

The words are the pack's term base (`content.terms`), the setting is the language's (`content.typography`).
"""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.every_text import Text, every_text
from content.language_faults import LanguageCheck

OF_TEXTS = True
"""What it finds is told by ``packs check``, but hinders nobody from loading."""
WORST = Level.WARNING


def check(content: PackContent) -> Iterator[Finding]:
    """A warning for each forbidden wording and each slip of the type."""
    checks = {
        language: LanguageCheck(content.game, content.terms, language)
        for language in (content.source, *content.languages)
    }
    for text in every_text(content):
        yield from _findings(checks[text.language], text)


def _findings(check: LanguageCheck, text: Text) -> Iterator[Finding]:
    place = (text.kind, text.field)
    for fault in check.faults(text.text, place, rendered=text.rendered):
        located = fault.under(text.path)
        yield Finding(Level.WARNING, text.kind, text.slug, located, text.language, text.rendered)
