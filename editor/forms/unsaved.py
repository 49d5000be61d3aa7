"""What somebody is just typing, as an entry that can be looked at: drawn, worded and tried before it is
saved. Nothing here writes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from content.entries.document import Document
from content.entries.mended import mended_document
from content.kept_bytes import KeptBytes
from content.models import Art
from content.pictures import PictureError, fitted_picture
from content.prints import art_bytes
from content.slugs import slug_for
from content.snapshots import Overlay, kept_draft
from content.wording import fault_text
from editor.forms.entry_form import PREFIX, EntryForm
from engine.schema.validate import is_slug
from engine.schema.walk import join_texts
from engine.snapshot import Snapshot

if TYPE_CHECKING:
    from django.core.files.uploadedfile import UploadedFile

_uploads: KeptBytes[str] = KeptBytes(64_000_000)
"""Pictures that were chosen and not saved yet, by their hash: a page sends one once, and its hash from then
on."""


@dataclass(slots=True)
class Unsaved:
    """An entry as somebody is editing it, in the content it would be saved into."""

    document: Document
    """Sound: what was wrong is as it was before."""
    snapshot: Snapshot
    """The unpublished state with the document in it."""
    faults: dict[str, list[str]] = field(default_factory=dict)
    """What is wrong, by the name of the input, in the language of the interface."""
    is_art_missing: bool = False
    """Whether the page must send the chosen picture again: nobody here knows its hash any more."""

    def art(self, name: str) -> bytes:
        """The bytes of a picture by its hash, stored or just chosen. Raises `KeyError` if there is none."""
        return _uploads.get(name) or art_bytes(name)


def read_unsaved(form: EntryForm) -> Unsaved:
    """What was typed into a form. Raises `SnapshotError` if the content around it no longer fits its game,
    and `UnmendableError` if it lacks what nothing can stand in for."""
    draft = kept_draft(form.pack)
    form.is_valid()
    unread = [name.removeprefix(PREFIX) for name in form.errors if name.startswith(PREFIX)]
    stored = join_texts(form.kind.record, form.document.data, form.document.texts)
    slug = _slug(form, draft)
    document, faults = mended_document(
        form.game,
        form.kind,
        slug,
        form.value(),
        [form.good_value(), stored],
        lambda kind: draft.entries.get(kind, {}),
        unread=unread,
    )
    form.show_faults(fault for fault in faults if not (fault.path and str(fault.path[0]) in unread))
    document.translations = form.texts.answers()
    document.art, is_missing = _art(form)
    snapshot = Overlay(draft, {document.key: document})
    return Unsaved(document, snapshot, form.faults(), is_missing)


def _slug(form: EntryForm, draft: Snapshot) -> str:
    """The slug that the entry has; of a new one the one that was typed if it is free, else one that is."""
    if form.entry is not None:
        return form.document.slug
    taken = draft.entries.get(form.kind.name, {})
    typed = form.wanted_slug
    if is_slug(typed) and typed not in taken:
        return typed
    return form.proposed_slug or slug_for(form.kind.name, taken)


def _art(form: EntryForm) -> tuple[str, bool]:
    """The hash of the picture to be shown, and whether it must be sent again."""
    if not form.can_edit:
        return form.document.art, False
    upload: UploadedFile[bytes] | None = form.cleaned_data.get("upload")
    if upload is not None:
        try:
            picture = fitted_picture(upload.read())
        except PictureError as error:
            form.add_error("upload", fault_text(error.fault, form.spoken, form.game.name))
            return form.document.art, False
        _uploads.put(picture.hash, picture.content)
        return picture.hash, False
    if form.cleaned_data.get("remove_art"):
        return "", False
    art = str(form.cleaned_data.get("art") or "")
    if not art or art == form.document.art or _uploads.get(art) is not None:
        return art, False
    is_known = Art.objects.filter(pk=art).exists()
    return (art, False) if is_known else (form.document.art, True)
