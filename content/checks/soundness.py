"""Every entry still fits its kind: a kind may have been given new fields or bounds since the entry was
saved."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.sound import document_faults
from engine.games import games
from engine.schema import Fault
from engine.schema.faults import closest
from engine.schema.walk import references


def check(content: PackContent) -> Iterator[Finding]:
    """Faults of fields, and references to entries that are not there."""
    game = games()[content.game]
    for (kind, slug), document in content.documents.items():
        declared = game.kinds.get(kind)
        if declared is None:
            args = {"game": game.name, "is": kind, "allowed": ", ".join(game.kinds)}
            yield Finding(Level.ERROR, kind, slug, Fault((), "unknown-kind", args))
            continue
        faults = document_faults(game, document)
        for fault in faults:
            yield Finding(Level.ERROR, kind, slug, fault)
        if faults:
            continue
        for path, target, name in references(declared.record, document.data, game):
            if (target, name) not in content.documents:
                candidates = [known for of, known in content.documents if of == target]
                fault = Fault(path, "dangling", {"kind": target, "is": name}, closest(name, candidates))
                yield Finding(Level.ERROR, kind, slug, fault)
