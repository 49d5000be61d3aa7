"""An entry as somebody is editing it, in the midst of the content as it is: what a game would be like with
it. Nothing is written; whoever plays it gets two snapshots."""

from __future__ import annotations

from dataclasses import dataclass

from content.entries.document import Document
from content.entries.pack import PackContent
from content.models import Pack
from content.snapshots import snapshot_bytes
from content.store import read_content


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is tried: an entry of a game, the draft with it as it is being edited, and the draft as it is
    saved."""

    pack: Pack
    kind: str
    slug: str
    unsaved: bytes
    saved: bytes
    is_new: bool
    """Whether the entry is not saved at all yet."""

    @property
    def entry(self) -> str:
        """The entry as games name it."""
        return f"{self.kind}/{self.slug}"


def attempt(pack: Pack, document: Document) -> Attempt:
    """Lay a sound document over the draft of its game."""
    content = read_content(pack)
    saved = snapshot_bytes(content)
    over = {**content.documents, document.key: document}
    laid = PackContent(content.game, content.source, content.languages, over, content.terms)
    is_new = document.key not in content.documents
    return Attempt(pack, document.kind, document.slug, snapshot_bytes(laid), saved, is_new)
