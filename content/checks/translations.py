"""Every text is translated, up to date and reviewed, in every language of the pack."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.disk.pack_reader import PackContent
from engine.schema import Fault


def check(content: PackContent) -> Iterator[Finding]:
    """A warning for each text that a language lacks or has only half."""
    for (kind, slug), document in content.documents.items():
        for field, source in document.texts.items():
            for language in content.languages:
                answer = document.translations.get(language, {}).get(field)
                if answer is None:
                    key = "translation-missing"
                elif answer.answers != source:
                    key = "translation-stale"
                elif answer.quality != "reviewed":
                    key = "translation-unreviewed"
                else:
                    continue
                yield Finding(Level.WARNING, kind, slug, Fault((field,), key), language)
