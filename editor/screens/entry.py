"""The page of an entry: its form, its texts in all languages, where it is used."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.allow import writable_languages
from content.actions.confirm_text import confirm_texts
from content.actions.delete_entry import users_of
from content.actions.rename_entry import rename_entry
from content.actions.save_entry import create_entry, save_entry, save_translations
from content.checks import Level
from content.entries.document import Document
from content.entries.value import SoundDocument
from content.errors import FrozenSlugError, InUseError, InvalidError, StaleVersionError
from content.models import Entry, Pack, Quality
from content.snapshots import kept_draft
from content.store import StoredEntry, read_document, read_entry
from editor.findings import ShownFinding, entry_findings, shown_findings
from editor.forms.entry_form import EntryForm
from editor.forms.fields import as_version
from editor.kits import shown_kit
from editor.names import interface_language, shown_users
from editor.own_text import confirmations, shown_rules
from editor.screens.base import Shelf, find_entry, find_shelf, page, person, remark, screen, title_of
from editor.screens.comments import conversation_context
from editor.screens.conflict import Intention, conflict_page
from editor.screens.try_entry import can_be_tried
from editor.undo import offer_removal, offer_undo
from engine.schema.kits import beginning
from engine.snapshot import SnapshotError
from printing.draw_face import has_faces
from printing.errors import LayoutError


@screen("content.add_entry")
def add(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """A new entry."""
    shelf = find_shelf(game, kind)
    if shelf.pack is None:
        raise Http404
    copied = _copied(shelf, request.GET.get("from", ""))
    empty = copied or Document(kind=kind, slug="", data=_belonging(shelf, request.GET.get("belongs", "")))
    posted = (request.POST, request.FILES) if request.method == "POST" else (None, None)
    form = EntryForm(shelf.pack, shelf.kind, person(request), empty, None, *posted)
    if request.method == "POST":
        wanted = form.read()
        if wanted is not None:
            try:
                entry = _create(shelf.pack, form, wanted)
            except InvalidError as error:
                form.show_faults(error.faults)
            else:
                messages.success(request, _("“%(name)s” has been created.") % {"name": title_of(entry)})
                offer_removal(request, entry)
                return _after(request, entry, always_stay=True)
    return _form_page(request, shelf, form, _("New: %(kind)s") % {"kind": shelf.one}, copied=bool(copied))


def _copied(shelf: Shelf, slug: str) -> Document | None:
    """An entry as the beginning of another one, with its texts in all languages."""
    entry = Entry.objects.filter(game=shelf.game.name, kind=shelf.kind.name, slug=slug).first()
    if entry is None:
        return None
    document = read_document(entry)
    document.slug = ""
    return document


def _belonging(shelf: Shelf, whole: str) -> dict[str, Any]:
    """The beginning of an entry that belongs to another, if the address names one that is there."""
    kind, _slash, slug = whole.partition("/")
    if not Entry.objects.filter(game=shelf.game.name, kind=kind, slug=slug).exists():
        return {}
    return beginning(shelf.game, shelf.kind.name, (kind, slug))


@transaction.atomic
def _create(pack: Pack, form: EntryForm, wanted: SoundDocument) -> Entry:
    """A new entry with the translations that were typed beside it."""
    why = form.cleaned_data["why"]
    entry = create_entry(pack, wanted, author=form.person, why=why)
    edits = form.edits()
    if edits:
        save_translations(entry, edits, author=form.person, why=why)
    return entry


@screen("content.view_entry")
def change(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """An entry that exists."""
    shelf, entry = find_entry(game, kind, slug)
    posted = (request.POST, request.FILES) if request.method == "POST" else (None, None)
    stored = read_entry(entry)
    form = EntryForm(entry.game, shelf.kind, person(request), stored.document, entry, *posted)
    if request.method == "POST":
        answer = _save(request, form, entry, stored)
        if answer is not None:
            return answer
    return _form_page(request, shelf, form, title_of(entry))


def _save(request: HttpRequest, form: EntryForm, entry: Entry, stored: StoredEntry) -> HttpResponse | None:
    """Save what was typed; the answer, or nothing when the form must be shown again with its faults."""
    if form.can_edit:
        return _save_whole(request, form, entry, stored)
    if not form.can_translate:
        raise PermissionDenied
    edits, why = form.edits(), remark(request)
    confirmed = confirmations(request.POST, form.own_text)
    seen = as_version(request.POST.get("version", ""))
    try:
        with transaction.atomic():
            if edits:
                save_translations(stored, edits, seen=seen, author=person(request), why=why)
            if confirmed:
                confirm_texts(entry, confirmed, author=person(request))
    except InvalidError as error:
        form.show_faults(error.faults)
        return None
    except StaleVersionError:
        return conflict_page(
            request, entry, Intention(None, entry.version if seen is None else seen, edits, why)
        )
    _say_saved(request, entry, stored, changed=bool(edits or confirmed))
    return _after(request, entry)


def _save_whole(
    request: HttpRequest, form: EntryForm, entry: Entry, stored: StoredEntry
) -> HttpResponse | None:
    wanted = form.read()
    if wanted is None:
        return None
    version = form.cleaned_data.get("version") or 0
    edits, why = form.edits(), form.cleaned_data["why"]
    confirmed = confirmations(request.POST, form.own_text)
    before = entry.version
    try:
        with transaction.atomic():
            saved = save_entry(stored, wanted, version=version, edits=edits, author=person(request), why=why)
            if confirmed:
                confirm_texts(saved, confirmed, author=person(request))
            if form.wanted_slug and form.wanted_slug != entry.slug:
                rename_entry(saved, form.wanted_slug, author=person(request))
    except InvalidError as error:
        form.show_faults(error.faults)
    except StaleVersionError:
        return conflict_page(request, entry, Intention(wanted.document, version, edits, why))
    except FrozenSlugError:
        form.add_error("slug", _("This entry has been released; its slug never changes."))
    except InUseError as error:
        users = ", ".join(f"{kind}/{slug}" for kind, slug, _path in error.mentions)
        form.add_error("slug", _("Others refer to this slug: %(users)s.") % {"users": users})
    else:
        _say_saved(request, saved, stored, changed=saved.version != before or bool(edits or confirmed))
        return _after(request, saved)
    return None


def _say_saved(request: HttpRequest, entry: Entry, before: StoredEntry, *, changed: bool) -> None:
    name = {"name": title_of(entry)}
    if changed:
        messages.success(request, _("“%(name)s” has been saved.") % name)
        offer_undo(request, entry, before.revision)
    else:
        messages.info(request, _("Nothing has changed in “%(name)s”.") % name)
    found = entry_findings(entry.game, entry.kind, entry.slug)
    errors = sum(finding.level is Level.ERROR for finding in found)
    if errors:  # counted only: the page of the entry says what they are
        text = ngettext(
            "“%(name)s” has %(n)d error that keeps the game from being published; its page says which.",
            "“%(name)s” has %(n)d errors that keep the game from being published; its page says which.",
            errors,
        )
        messages.warning(request, text % {**name, "n": errors})


def _after(request: HttpRequest, entry: Entry, *, always_stay: bool = False) -> HttpResponse:
    if always_stay or "continue" in request.POST:
        return redirect("admin:entry", entry.game_id, entry.kind, entry.slug)
    return redirect("admin:entries", entry.game_id, entry.kind)


def _findings(form: EntryForm) -> list[ShownFinding]:
    """What the checks say about the entry as it is stored; while a form is refused, its own faults count."""
    entry = form.entry
    if entry is None or form.is_bound:
        return []
    return shown_findings(entry.game_id, entry_findings(entry.game, entry.kind, entry.slug))


Neighbour = tuple[str, str]
"""The slug of an entry, and its name."""


def _neighbours(shelf: Shelf, entry: Entry) -> dict[str, Neighbour]:
    """The entries before and after one by their names, as the list shows them. They are read from the content
    at hand: to ask for them costs more than all the rest of the page."""
    try:
        snapshot = kept_draft(entry.game)
    except SnapshotError:
        return {}
    kind, spoken = shelf.kind, interface_language()
    named = [
        (snapshot.text(spoken, kind.name, slug, kind.title_field), slug)
        for slug in snapshot.entries.get(kind.name, {})
    ]
    named.sort(key=lambda each: (each[0].lower(), each[1]))
    at = next((index for index, each in enumerate(named) if each[1] == entry.slug), None)
    if at is None:
        return {}
    around = {"before": named[at - 1 : at], "after": named[at + 1 : at + 2]}
    return {side: (some[0][1], some[0][0] or some[0][1]) for side, some in around.items() if some}


def _picture(shelf: Shelf, entry: Entry | None) -> str:
    """The address of the face as it is saved, for readers without scripts."""
    game, kind = shelf.game.name, shelf.kind.name
    try:
        if entry is not None and has_faces(game, kind):
            return reverse("admin:face", args=(game, kind, entry.slug))
    except LayoutError:  # what is drawn for readers with scripts says so
        pass
    return ""


def _form_page(
    request: HttpRequest, shelf: Shelf, form: EntryForm, title: str, *, copied: bool = False
) -> HttpResponse:
    entry = form.entry
    place = (shelf.game.name, shelf.kind.name)
    drawn = reverse(
        "admin:draw" if entry else "admin:draw_new", args=(*place, *([entry.slug] if entry else []))
    )
    mentions = users_of(entry) if entry else []
    who = person(request)
    rules = shown_rules(entry, writable_languages(who), may_edit=form.can_edit) if entry else []
    form.show_rules(rules)
    return page(
        request,
        "editor/entry_form.html",
        title,
        crumbs=[
            (shelf.game_title, reverse("admin:index")),
            (shelf.many, reverse("admin:entries", args=(shelf.game.name, shelf.kind.name))),
        ],
        status=422 if form.is_bound else 200,
        shelf=shelf,
        form=form,
        entry=entry,
        languages=form.texts.languages,
        qualities=Quality.choices,
        findings=_findings(form),
        rules=rules,
        users=shown_users(shelf.game.name, mentions),
        kit=shown_kit(form.pack, form.document) if entry and not form.is_bound else None,
        can_delete=entry is not None and who.has_perm("content.delete_entry"),
        can_save=form.can_edit or form.can_translate,
        can_try=form.can_edit and can_be_tried(shelf.game),
        try_styles=settings.ENTRY_TRIAL_STYLES,
        can_add=who.has_perm("content.add_entry"),
        copied=copied,
        neighbours=_neighbours(shelf, entry) if entry else {},
        face_address=drawn,
        face_picture=_picture(shelf, entry),
        source=form.pack.source,
        **(conversation_context(entry, who) if entry else {}),
    )
