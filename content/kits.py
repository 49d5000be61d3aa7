"""The kit of an entry, read from the database: what belongs to it, step by step, and what these include.

References say what belongs together (`engine.schema.kits`), and where-used finds them: an entry of a kind to
which nothing can belong costs no query.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from content.entries.document import Document
from content.models import Mention, Pack
from content.store import read_documents
from engine.games import games
from engine.schema.kits import belonging_kinds, included_by, wholes_of

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class KitPart:
    """An entry of a kit besides the one whose kit it is."""

    document: Document
    is_shared: bool
    """Whether it is only included: others may include it, too."""

    @property
    def key(self) -> Key:
        """Its kind and slug."""
        return self.document.key


@dataclass(frozen=True, slots=True)
class Kit:
    """An entry and what is made together with it: what belongs to it first, then what it shares with
    others; each in the order in which the kinds are declared."""

    whole: Document
    parts: list[KitPart] = field(default_factory=list)

    @property
    def own(self) -> list[KitPart]:
        """The parts that belong to it alone."""
        return [part for part in self.parts if not part.is_shared]

    @property
    def keys(self) -> list[Key]:
        """All of it."""
        return [self.whole.key, *(part.key for part in self.parts)]


def read_kit(pack: Pack, whole: Document) -> Kit:
    """The kit of an entry. What belongs to a part belongs to the whole as well; what is included is not
    looked into, for it has its own."""
    game = games()[pack.game]
    known: dict[Key, Document] = {whole.key: whole}
    newest = [whole]
    while newest:
        newest = [each for each in _belonging(pack, newest) if each.key not in known]
        known |= {each.key: each for each in newest}
    included = {
        key for each in known.values() if each.kind in game.kinds for key in _included(pack, each)
    } - known.keys()
    shared = read_documents(pack, included) if included else {}
    order = list(game.kinds)
    own = [KitPart(each, False) for key, each in known.items() if key != whole.key]
    parts = [*own, *(KitPart(each, True) for each in shared.values())]
    return Kit(whole, sorted(parts, key=lambda part: (part.is_shared, order.index(part.key[0]), part.key)))


def wholes_around(pack: Pack, document: Document) -> list[Key]:
    """The entries to whose kits an entry belongs."""
    game = games()[pack.game]
    return wholes_of(game, document.kind, document.data) if document.kind in game.kinds else []


def _belonging(pack: Pack, wholes: list[Document]) -> list[Document]:
    """The entries that say they belong to one of these."""
    game = games()[pack.game]
    wanted: set[Key] = set()
    for kind in dict.fromkeys(each.kind for each in wholes):
        kinds = belonging_kinds(game, kind)
        if kinds:
            slugs = [each.slug for each in wholes if each.kind == kind]
            named = Mention.objects.filter(entry__game=pack, entry__kind__in=kinds, kind=kind, slug__in=slugs)
            wanted |= set(named.values_list("entry__kind", "entry__slug"))
    keys = {each.key for each in wholes}
    found = read_documents(pack, wanted) if wanted else {}
    return [each for each in found.values() if keys & set(wholes_of(game, each.kind, each.data))]


def _included(pack: Pack, document: Document) -> list[Key]:
    return included_by(games()[pack.game], document.kind, document.data)
