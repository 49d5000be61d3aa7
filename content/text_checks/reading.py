"""A translation as somebody is writing it, with all that a check may compare it with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from content.terms.base import TermBase


@dataclass(frozen=True, slots=True)
class Reading:
    """A text in a language beside its source. It need not be saved, so checks can answer while somebody
    types."""

    game: str
    kind: str
    address: str
    """Of the text among those of its entry: ``name``, ``attacks.bite.name``."""
    source_language: str
    language: str
    source: str
    text: str
    terms: TermBase = field(default_factory=TermBase)
    is_name: bool = False
    """Whether it is what the entry is called: names are free, and may be puns."""
    is_own: bool = False
    """Whether it stands for the rules text that the effects give."""
    elsewhere: Mapping[str, int] = field(default_factory=dict)
    """What the same source reads in this language at other places, and at how many."""

    @property
    def place(self) -> tuple[str, str]:
        """The kind of its entry and the last step of its address, as terms name places."""
        return self.kind, self.address.rpartition(".")[2]
