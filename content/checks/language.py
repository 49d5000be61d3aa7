"""Every text speaks the words of its game, and is set as its language sets texts: what people wrote, and what
is rendered from effects.

The words are the pack's term base (`content.terms`), the setting is the language's (`content.typography`).
"""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Hear, Level
from content.entries.pack import PackContent
from content.every_text import Text, rendered_texts, written_texts
from content.language_faults import LanguageCheck

OF_TEXTS = True
"""What it finds is told by ``packs check``, but hinders nobody from loading."""
WORST = Level.WARNING
IS_LONG = True
"""Every rules text is rendered in every language."""


def check(content: PackContent, hear: Hear | None = None) -> Iterator[Finding]:
    """A warning for each forbidden wording and each slip of the type."""
    checks = {
        language: LanguageCheck(content.game, content.terms, language)
        for language in (content.source, *content.languages)
    }
    for done, key in enumerate(content.documents):
        if hear is not None:
            hear(done, len(content.documents))
        for text in (*written_texts(content, *key), *rendered_texts(content, *key)):
            yield from _findings(checks[text.language], text)


def _findings(check: LanguageCheck, text: Text) -> Iterator[Finding]:
    place = (text.kind, text.field)
    for fault in check.faults(text.text, place, rendered=text.rendered):
        located = fault.under(text.path)
        yield Finding(Level.WARNING, text.kind, text.slug, located, text.language, text.rendered)
