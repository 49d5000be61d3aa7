"""A translation keeps the placeholders of its source: ``{effects}`` lost in German is a card without
rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

from content.checks import Finding, Level
from content.disk.pack_reader import PackContent
from engine.schema import Fault

PLACEHOLDER = re.compile(r"\{[a-z_]+\}")


def check(content: PackContent) -> Iterator[Finding]:
    """An error for each placeholder that is lost or invented in an up-to-date translation."""
    for (kind, slug), document in content.documents.items():
        for language, answers in document.translations.items():
            for field, answer in answers.items():
                if answer.answers != document.texts.get(field):
                    continue
                wanted, found = (sorted(PLACEHOLDER.findall(text)) for text in (answer.answers, answer.text))
                if wanted != found:
                    args = {"wanted": " ".join(wanted) or "-", "is": " ".join(found) or "-"}
                    yield Finding(Level.ERROR, kind, slug, Fault((field,), "placeholders", args), language)
