"""What the effects of one entry say, worded with nothing read from the database but the entries they name."""

from __future__ import annotations

from content.cardtext import compare
from content.entries.document import Document
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from content.models import Pack
from content.own_text import own_field
from content.store import read_documents
from engine.games import games
from engine.schema.walk import references
from engine.wording import WordingError


class Rendering:
    """Words the effects of one document, in any language, each at most once. ``content`` holds the entries it
    names, if they are at hand; what ``is_sound`` is not checked again."""

    def __init__(
        self, pack: Pack, document: Document, content: PackContent | None = None, *, is_sound: bool = False
    ) -> None:
        self.pack, self._document, self._is_sound = pack, document, is_sound
        self._content = content
        self._known: dict[str, str] = {}

    def __call__(self, language: str) -> str:
        """The rendered text; nothing for kinds without own texts, for what does not fit its kind, and for a
        game that has no words for its effects yet."""
        if language not in self._known:
            self._known[language] = self._rendered(language)
        return self._known[language]

    def _rendered(self, language: str) -> str:
        document = self._document
        game = games()[self.pack.game]
        kind = game.kinds.get(document.kind)
        if kind is None or not own_field(kind):
            return ""
        if not self._is_sound and entry_faults(game, kind, entry_value(game, document)):
            return ""
        if self._content is None:
            self._content = surroundings(self.pack, document)
        try:
            return compare(self._content, language, document.kind, document.slug, document).rendered
        except WordingError:
            return ""


def surroundings(pack: Pack, document: Document) -> PackContent:
    """A document and the entries it names, as content: enough to word its effects."""
    game = games()[pack.game]
    named = {
        (kind, slug)
        for _path, kind, slug in references(game.kinds[document.kind].record, document.data, game)
    }
    documents = read_documents(pack, named) if named else {}
    languages = sorted(pack.languages.values_list("code", flat=True))
    return PackContent(pack.game, pack.source_id, languages, {**documents, document.key: document})
