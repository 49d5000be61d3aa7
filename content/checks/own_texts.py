"""Own texts fit the effects: what somebody wrote instead of the rendered text is not published once the
effects say something else, or while it lacks a number, an icon or a name of theirs, unless somebody
confirmed it."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.own_text import PLACE
from content.own_texts import own_texts
from engine.schema import Fault


def check(content: PackContent) -> Iterator[Finding]:
    """An error for each own text that nobody has mended or confirmed."""
    for own in own_texts(content):
        if not own.is_open:
            continue
        language = own.language if own.language != content.source else ""
        if own.is_stale:
            key = "own-text-stale" if own.basis.written_for else "own-text-unknown"
            fault = Fault((own.field,), key, {"rendered": own.rendered})
            yield Finding(Level.ERROR, own.kind, own.slug, fault, language)
        if own.missing:
            args = {"missing": ", ".join(own.missing), "place": PLACE}
            fault = Fault((own.field,), "own-text-lacks", args)
            yield Finding(Level.ERROR, own.kind, own.slug, fault, language)
