"""The kit of an entry as its page shows it: what belongs to it, kind by kind, and what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse

from content.checks import Level
from content.entries.document import Document
from content.kits import Key, KitPart, read_kit, wholes_around
from content.models import Pack
from content.prints import art_bytes
from content.snapshots import kept_draft
from content.wording import fault_text, kind_name
from editor.findings import findings_of
from editor.names import interface_language, titles
from engine.games import games
from engine.schema.kits import beginning, belonging_kinds, has_kit, included_kinds
from engine.snapshot import SnapshotError
from printing.draw_face import has_faces, sides_of
from printing.errors import LayoutError
from printing.faces.faceset import FaceSet
from printing.material import Material


@dataclass(frozen=True, slots=True)
class ShownPart:
    """An entry of a kit with its name, and how many errors keep it from being published."""

    kind: str
    slug: str
    title: str
    copies: int
    errors: int


@dataclass(frozen=True, slots=True)
class ShownKind:
    """The parts of a kind in a kit."""

    kind: str
    sign: str
    title: str
    one: str
    is_shared: bool
    parts: list[ShownPart]
    copies: int
    missing: list[str]
    """What the checks of the game say of their number."""
    add: str
    """Where another one is made, with its reference filled in."""


@dataclass(frozen=True, slots=True)
class ShownKit:
    """A kit, or what an entry belongs to, or both."""

    wholes: list[tuple[str, str, str]]
    """Title, name of the kind and address of what the entry belongs to."""
    kinds: list[ShownKind]
    can_be_copied: bool
    pieces: list[tuple[str, str]]
    """What the entry itself is printed as: the name of the group and of the side that shows it."""

    @property
    def is_lacking(self) -> bool:
        """Whether a check misses something."""
        return any(each.missing for each in self.kinds)


def shown_kit(pack: Pack, document: Document) -> ShownKit | None:
    """The kit of an entry; nothing for one that has none and belongs to none."""
    game = games()[pack.game]
    wholes = wholes_around(pack, document)
    if not has_kit(game, document.kind):
        return ShownKit(_named(pack, wholes), [], False, []) if wholes else None
    kit = read_kit(pack, document)
    names = titles(pack.game, [*kit.keys, *wholes])
    found = findings_of(pack, kit.keys)
    spoken = interface_language()
    missing: dict[str, list[str]] = {}
    for finding in found[document.key]:
        if finding.fault.parts:
            text = fault_text(finding.fault, spoken, pack.game)
            missing.setdefault(finding.fault.parts, []).append(text)

    def part(each: KitPart) -> ShownPart:
        errors = sum(finding.level is Level.ERROR for finding in found[each.key])
        return ShownPart(*each.key, names[each.key], each.document.copies, errors)

    belonging, included = belonging_kinds(game, document.kind), included_kinds(game, document.kind)
    shown = []
    for is_shared, direct in ((False, belonging), (True, included)):
        here = [each for each in kit.parts if each.is_shared == is_shared]
        for kind in dict.fromkeys((*direct, *(each.key[0] for each in here))):
            parts = [part(each) for each in here if each.key[0] == kind]
            shown.append(
                ShownKind(
                    kind,
                    game.kinds[kind].sign,
                    kind_name(pack.game, kind, spoken, many=True),
                    kind_name(pack.game, kind, spoken),
                    is_shared,
                    parts,
                    sum(each.copies for each in parts),
                    missing.get(kind, []) if not is_shared else [],
                    _add(pack, kind, document.key) if not is_shared else "",
                )
            )
    return ShownKit(_named(pack, wholes), shown, bool(kit.parts), _pieces(pack, document))


def _pieces(pack: Pack, document: Document) -> list[tuple[str, str]]:
    """A card, a standee: each component of an entry by its first side."""
    spoken = interface_language()
    try:
        if not has_faces(pack.game, document.kind):
            return []
        sides = sides_of(Material.of(kept_draft(pack), spoken, art_bytes), *document.key)
    except (SnapshotError, LayoutError):  # the page says elsewhere what is wrong
        return []
    faces = FaceSet.load(pack.game)
    first = {each.component.key: each for each in reversed(sides)}
    return [(faces.part_name(each.component.part, spoken), each.name) for each in reversed(first.values())]


def _named(pack: Pack, keys: list[Key]) -> list[tuple[str, str, str]]:
    names, spoken = titles(pack.game, keys), interface_language()
    return [
        (names[key], kind_name(pack.game, key[0], spoken), reverse("admin:entry", args=(pack.game, *key)))
        for key in keys
    ]


def _add(pack: Pack, kind: str, whole: Key) -> str:
    """Where a new part is made; nothing where the reference cannot be filled in."""
    if not beginning(games()[pack.game], kind, whole):
        return ""
    query = urlencode({"belongs": "/".join(whole)})
    return f"{reverse('admin:add', args=(pack.game, kind))}?{query}"
