"""Copy an entry with its kit: everything at once, or nothing.

References among what is copied lead to the copies, those to anything else stay; pictures are shared. Texts
come along in all languages, as drafts: somebody must read them on the new card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from content.actions.allow import require
from content.actions.save_entry import dangling
from content.entries.document import Answer, Document
from content.entries.value import check_value, entry_value
from content.errors import ContentError, KitChangedError
from content.kits import Key, Kit, read_kit
from content.models import Entry, Pack, Quality, Revision
from content.slugs import slug_for
from content.store import lock, read_documents, write_documents
from engine.games import games
from engine.schema import Fault
from engine.schema.validate import is_slug
from engine.schema.walk import redirected

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class KitFaultsError(ContentError):
    """Nothing was copied: what is wrong with which copy."""

    def __init__(self, faults: dict[Key, list[Fault]]) -> None:
        super().__init__(len(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Wish:
    """How the copy of an entry is to be called."""

    slug: str
    name: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """What an entry of a kit would be called as a copy."""

    document: Document
    is_shared: bool
    title_field: str
    """Empty for a kind without names."""
    name: str
    """The name of the original in the source language."""
    wish: Wish


def propose_copies(pack: Pack, kit: Kit) -> tuple[int, list[Proposal]]:
    """A slug and a name for each copy, and the number that all of them bear: the first for which the name of
    the whole is free."""
    game = games()[pack.game]
    taken = _taken(pack, {key[0] for key in kit.keys})
    title = game.kinds[kit.whole.kind].title_field
    name = kit.whole.texts.get(title, "") or kit.whole.slug
    mine = taken[kit.whole.kind]
    number = next(n for n in range(2, len(mine) + 3) if slug_for(f"{name} {n}") not in mine)
    proposals = []
    for document, is_shared in [(kit.whole, False), *((part.document, part.is_shared) for part in kit.parts)]:
        field = game.kinds[document.kind].title_field
        old = document.texts.get(field, "")
        new = _numbered(old, kit.whole.texts.get(title, ""), number) if old else ""
        slug = slug_for(new or f"{document.slug} {number}", taken[document.kind])
        taken[document.kind].add(slug)
        proposals.append(Proposal(document, is_shared, field, old, Wish(slug, new)))
    return number, proposals


@transaction.atomic
def copy_kit(
    pack: Pack,
    whole: Key,
    wishes: Mapping[Key, Wish],
    *,
    number: int,
    seen: Sequence[Key] | None = None,
    author: User | None,
    why: str = "",
) -> list[Entry]:
    """Copy an entry and those of its kit for which there are wishes; the copy of the entry comes first.

    ``seen`` is the kit that somebody looked at. A name that is what was proposed with the ``number`` has it
    in every language; the translations of a name that somebody chose answer the old one, and are stale.
    """
    require(author, "content.add_entry")
    lock(pack.pk)
    found = read_documents(pack, [whole])
    if whole not in found:
        raise KitChangedError
    kit = read_kit(pack, found[whole])
    if (seen is not None and set(seen) != set(kit.keys)) or not {whole, *wishes} <= set(kit.keys):
        raise KitChangedError
    documents = {kit.whole.key: kit.whole, **{part.key: part.document for part in kit.parts}}
    faults = _slug_faults(pack, wishes)

    def moved(kind: str, slug: str) -> str:
        return wishes[kind, slug].slug if (kind, slug) in wishes else slug

    copies = []
    new = {(kind, wish.slug) for (kind, _slug), wish in wishes.items()}
    for key in [whole, *(key for key in documents if key in wishes and key != whole)]:
        copy, wrong = _copied(pack, kit, documents[key], wishes[key], number, moved)
        wrong += dangling(pack, copy, besides=new) if not wrong else []
        copies.append((copy, Revision.Verb.CREATED))
        if wrong:
            faults.setdefault(key, []).extend(wrong)
    if faults:
        raise KitFaultsError(faults)
    return write_documents(pack, copies, author=author, why=why)


def _taken(pack: Pack, kinds: set[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {kind: set() for kind in kinds}
    for kind, slug in Entry.objects.filter(game=pack, kind__in=kinds).values_list("kind", "slug"):
        found[kind].add(slug)
    return found


def _slug_faults(pack: Pack, wishes: Mapping[Key, Wish]) -> dict[Key, list[Fault]]:
    """What is wrong with the slugs: each must be well-formed, and free among entries and copies."""
    taken = _taken(pack, {kind for kind, _slug in wishes})
    faults: dict[Key, list[Fault]] = {}
    for key, wish in wishes.items():
        if not wish.slug:
            faults[key] = [Fault(("slug",), "slug-missing", {})]
        elif not is_slug(wish.slug):
            faults[key] = [Fault(("slug",), "slug", {"is": wish.slug})]
        elif wish.slug in taken[key[0]]:
            faults[key] = [Fault(("slug",), "slug-taken", {"is": wish.slug})]
        taken[key[0]].add(wish.slug)
    return faults


def _copied(
    pack: Pack, kit: Kit, original: Document, wish: Wish, number: int, moved: Callable[[str, str], str]
) -> tuple[Document, list[Fault]]:
    """The copy of an entry, and what is wrong with it."""
    game = games()[pack.game]
    kind = game.kinds[original.kind]
    title, old = kind.title_field, original.texts.get(kind.title_field, "")
    texts = dict(original.texts)
    if title and (old or wish.name):
        texts[title] = wish.name
    whole_title = game.kinds[kit.whole.kind].title_field
    proposed = _numbered(old, kit.whole.texts.get(whole_title, ""), number) if old else ""
    translations: dict[str, dict[str, Answer]] = {}
    for language, answers in original.translations.items():
        named = kit.whole.translations.get(language, {}).get(whole_title)
        translations[language] = kept = {}
        for field, answer in answers.items():
            text, about = answer.text, answer.answers
            if field == title and wish.name == proposed and answer.answers == old:
                text, about = _numbered(text, named.text if named else "", number), wish.name
            kept[field] = Answer(text, about, Quality.DRAFT.value, answer.basis)
    copy = msgspec.structs.replace(
        original,
        slug=wish.slug,
        data=redirected(kind.record, original.data, game, moved),
        texts=texts,
        notes=dict(original.notes),
        framing=dict(original.framing),
        own=dict(original.own),
        translations=translations,
    )
    checked = check_value(game, kind, copy.slug, entry_value(game, copy))
    return copy, checked if isinstance(checked, list) else []


def _numbered(name: str, whole: str, number: int) -> str:
    """The name of a copy: that of the whole in it bears the number, else it stands at the end."""
    if whole and whole in name:
        return name.replace(whole, f"{whole} {number}")
    return f"{name} {number}"
