"""The content of a game, whole: what a pack on disk or the database holds of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from content.entries.document import Document
from content.entries.fault import LocatedFault
from content.terms.base import TermBase


@dataclass(slots=True)
class PackContent:
    """What a pack holds. Sound only if it has no faults."""

    game: str = ""
    source: str = ""
    languages: list[str] = field(default_factory=list)
    documents: dict[tuple[str, str], Document] = field(default_factory=dict)
    terms: TermBase = field(default_factory=TermBase)
    is_review_required: bool = False
    """Whether nothing is published that nobody has reviewed."""
    faults: list[LocatedFault] = field(default_factory=list)
