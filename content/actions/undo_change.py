"""Take a change of many entries back: each is what it was before, unless somebody has changed it since."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Max

from content.actions.allow import writable_languages
from content.entries.document import Document
from content.errors import ContentError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.merge import difference
from content.models import Entry, Language, Pack, Revision
from content.sound import document_faults
from content.spreadsheet_plan import named_by
from content.store import lock, write_documents
from engine.games import games

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)
Key = tuple[str, str]


@dataclass(slots=True)
class UndoPlan:
    """What taking a change back would do: the entries as they were before, and those that stay as they are,
    because somebody changed or deleted them since or because what they need is gone."""

    before: list[Document] = field(default_factory=list)
    moved: list[Key] = field(default_factory=list)


class UndoRefusedError(ContentError):
    """Some entries of a change cannot be taken back."""

    def __init__(self, plan: UndoPlan) -> None:
        self.plan = plan


def plan_undo(pack: Pack, together: str) -> UndoPlan:
    """What can be taken back of a change. A few queries, whatever its size."""
    revisions = list(
        Revision.objects.filter(game=pack, together=together).exclude(together="").select_related("entry")
    )
    entries = [each.entry_id for each in revisions if each.entry_id is not None]
    own = Revision.objects.filter(entry__in=entries)
    latest = dict(own.order_by().values_list("entry").annotate(last=Max("pk")))
    earlier = own.filter(pk__lt=min((each.pk for each in revisions), default=0), document__isnull=False)
    previous = dict(earlier.order_by().values_list("entry").annotate(last=Max("pk")))
    documents = dict(Revision.objects.filter(pk__in=previous.values()).values_list("entry", "document"))
    spoken = set(Language.objects.values_list("code", flat=True))
    known = set(Entry.objects.filter(game=pack).values_list("kind", "slug"))
    plan = UndoPlan()
    for each in revisions:
        if each.entry is None or latest.get(each.entry_id) != each.pk or each.entry_id not in documents:
            plan.moved.append((each.kind, each.entry.slug if each.entry else each.slug))
            continue
        document = Document.from_json(documents[each.entry_id])
        document.slug = each.entry.slug  # it may have been renamed since
        answers = document.translations.items()
        document.translations = {code: texts for code, texts in answers if code in spoken}
        if _fits(pack, document, known):
            plan.before.append(document)
        else:
            plan.moved.append(document.key)
    return plan


def may_undo(pack: Pack, together: str, author: User | None) -> bool:
    """Whether somebody may take a change back: those who may edit entries any, others what they did
    themselves to translations that they may write."""
    if author is None or author.has_perm("content.change_entry"):
        return True
    verbs = (Revision.Verb.TRANSLATED, Revision.Verb.REVIEWED, Revision.Verb.RESTORED)
    revisions = Revision.objects.filter(game=pack, together=together)
    if not revisions or any(each.made_by_id != author.pk or each.verb not in verbs for each in revisions):
        return False
    allowed = writable_languages(author)
    after = {each.entry_id: Document.from_json(each.document) for each in revisions if each.document}
    for before in plan_undo(pack, together).before:
        now = next((each for each in after.values() if each.key == before.key), None)
        for change in difference(now, before):
            if change.place[0] != "translations" or change.place[1] not in allowed:
                return False
    return True


@transaction.atomic
def undo_change(pack: Pack, together: str, *, author: User | None, rest: bool = False) -> tuple[str, int]:
    """Take a change back, as one change in the history; its name and how many entries that were. If some of
    them have changed since, nothing happens, unless the ``rest`` alone is wanted: those are never
    touched."""
    if not may_undo(pack, together, author):
        raise NotAllowedError("content.change_entry")
    pack = lock(pack.pk)
    plan = plan_undo(pack, together)
    if (plan.moved and not rest) or not plan.before:
        raise UndoRefusedError(plan)
    name = secrets.token_hex(8)
    wanted = [(document, Revision.Verb.RESTORED) for document in plan.before]
    write_documents(pack, wanted, author=author, together=name)
    log_when_kept(log, "change taken back", game=pack.pk, entries=len(wanted), by=name_of(author))
    return name, len(wanted)


def _fits(pack: Pack, document: Document, known: set[Key]) -> bool:
    """Whether a state from the history can still be saved: its kind may have changed, what it names may be
    gone."""
    game = games()[pack.game]
    if document.kind not in game.kinds or document_faults(game, document):
        return False
    return all(key in known for _path, key in named_by(pack, document))
