"""Two people saved the same thing: the second sees both versions, place by place, and decides. Nothing
typed is lost."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from content.actions.save_entry import TranslationEdit, document_at, save_entry, save_translations
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import write_yaml
from content.entries.document import NULL, Document, Place, assembled, places
from content.errors import InvalidError, StaleVersionError
from content.merge import Change, compare
from content.models import Entry, Translation
from content.prints import art_bytes
from content.shown_changes import Piece, Shower, lines_changed, words_changed
from content.snapshots import Overlay, kept_draft
from content.store import read_document
from content.wording import fault_text
from editor.faces import WIDTH, Subject, inline_picture
from editor.forms.fields import unix_lines
from editor.names import interface_language
from editor.screens.base import find_entry, language_names, page, person, screen, title_of
from engine.games import games
from engine.schema import Fault, KindInfo, spell_path
from engine.schema.shapes import Choice as Option
from engine.schema.shapes import Drawing, Duration, IdString, Nullable, PlainString, Reference
from engine.schema.walk import text_fields
from engine.snapshot import SnapshotError


@dataclass(slots=True)
class Intention:
    """What somebody wanted to save: the entry (or nothing of it), the version they saw, their
    translations."""

    document: Document | None
    version: int
    edits: list[TranslationEdit]
    why: str

    def packed(self) -> str:
        """As text for a hidden input."""
        return msgspec.json.encode(
            {
                "document": self.document and {**self.document.as_json(), "translations": {}},
                "version": self.version,
                "edits": [[e.field, e.language, e.text, e.quality, e.version] for e in self.edits],
                "why": self.why,
            }
        ).decode()

    @classmethod
    def unpacked(cls, text: str) -> Intention:
        """The inverse of `packed`. It came through a browser, so it is checked like anything typed."""
        try:
            plain = json.loads(text)
            document = Document.from_json(plain["document"]) if plain["document"] else None
            edits = [
                TranslationEdit(str(f), str(lang), str(t), str(q), int(v))
                for f, lang, t, q, v in plain["edits"]
            ]
            return cls(document, int(plain["version"]), edits, str(plain["why"])[:300])
        except (ValueError, KeyError, TypeError, msgspec.ValidationError) as error:
            raise BadRequest from error


@dataclass(slots=True)
class Choice:
    """One place at which the sides differ, and what the person decides there."""

    key: str
    place: Place
    label: str
    verdict: str
    base: str
    theirs: str
    mine: str
    their_pieces: list[Piece]
    my_pieces: list[Piece]
    by: str
    stored: Any = None
    version: int = 0
    chosen: str = ""
    typed: str = ""
    errors: list[str] = field(default_factory=list)


def conflict_page(
    request: HttpRequest, entry: Entry, wanted: Intention, posted: Any = None, faults: list[str] | None = None
) -> HttpResponse:
    """The page that shows both sides."""
    entry.refresh_from_db()
    choices = _choices(entry, wanted)
    for choice in choices if posted is not None else ():
        choice.chosen = posted.get(f"choice:{choice.key}", choice.chosen)
        choice.typed = posted.get(f"typed:{choice.key}", choice.typed)
    kind, slug = entry.kind, entry.slug
    return page(
        request,
        "editor/conflict.html",
        _("Two versions of “%(name)s”") % {"name": title_of(entry)},
        crumbs=[(title_of(entry), reverse("admin:entry", args=(entry.game_id, kind, slug)))],
        status=409,
        entry=entry,
        choices=choices,
        faces=_faces(entry, wanted),
        wanted=wanted.packed(),
        shown=entry.version,
        faults=faults or [],
        names=sorted({choice.by for choice in choices if choice.by}),
        action=reverse("admin:resolve", args=(entry.game_id, kind, slug)),
    )


@screen("content.view_entry")
def resolve(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Save what the person decided. If somebody was faster once more, the page comes again."""
    shelf, entry = find_entry(game, kind, slug)
    if request.method != "POST":
        return redirect("admin:entry", game, kind, slug)
    wanted = Intention.unpacked(request.POST.get("wanted", ""))
    shown = request.POST.get("shown", "")
    if shown != str(entry.version):
        return conflict_page(request, entry, wanted, request.POST)
    choices = _choices(entry, wanted)
    decided, undecided = _decided(shelf.kind, wanted, choices, request.POST, int(shown))
    if undecided:
        return conflict_page(request, entry, wanted, request.POST, undecided)
    try:
        if decided.document is not None:
            save_entry(
                entry,
                decided.document,
                version=decided.version,
                edits=decided.edits,
                author=person(request),
                why=decided.why,
            )
        elif decided.edits:
            save_translations(
                entry, decided.edits, seen=decided.version, author=person(request), why=decided.why
            )
    except InvalidError as error:
        texts = [_worded(fault, game) for fault in error.faults]
        return conflict_page(request, entry, wanted, request.POST, texts)
    except StaleVersionError:
        return conflict_page(request, entry, decided)
    messages.success(request, _("“%(name)s” has been saved.") % {"name": title_of(entry)})
    return redirect("admin:entry", game, kind, slug)


def _faces(entry: Entry, wanted: Intention) -> list[tuple[str, str]]:
    """How the entry would look either way, in the source language: as it is stored, and as the person wants
    to save it. Nothing for what is not printed or cannot be drawn."""
    if wanted.document is None:
        return []
    kind = games()[entry.game_id].kinds[entry.kind]
    try:
        stored = kept_draft(entry.game)
        mine = Overlay(stored, {(entry.kind, entry.slug): wanted.document})
    except SnapshotError:
        return []
    sides = [(pgettext("version", "Stored"), stored), (_("You"), mine)]
    drawn = [
        (name, inline_picture(Subject(each, kind, entry.slug, art_bytes), WIDTH)) for name, each in sides
    ]
    return drawn if all(picture for _name, picture in drawn) else []


def _choices(entry: Entry, wanted: Intention) -> list[Choice]:
    """Every place at which what is stored differs from what somebody wants to save."""
    shower = Shower(entry.game_id, language_names(), interface_language())
    current = read_document(entry)
    choices = []
    if wanted.document is not None and wanted.version != entry.version:
        mine = wanted.document
        mine.translations, mine.own = current.translations, current.own
        base = document_at(entry, wanted.version)
        if base is not None:
            base.translations, base.own = current.translations, current.own
        for change in compare(base, current, mine):
            if change.verdict != "same":
                choices.append(_choice(shower, entry, change, str(entry.changed_by or "")))
    rows = {
        (row.unit.field, row.language_id): row
        for row in Translation.objects.filter(unit__entry=entry).select_related("unit", "changed_by")
    }
    for edit in wanted.edits:
        row = rows.get((edit.field, edit.language))
        version, theirs = (row.version, row.text) if row else (0, "")
        if version != edit.version:
            place = ("translations", edit.language, edit.field)
            change = Change(place, None, theirs, edit.text, "conflict")
            choice = _choice(shower, entry, change, str(row.changed_by or "") if row else "")
            choice.version = version
            choices.append(choice)
    return choices


def _choice(shower: Shower, entry: Entry, change: Change, by: str) -> Choice:
    base, theirs, mine = (
        shower.value(entry.kind, change.place, shower.given(entry.kind, change.place, value))
        for value in (change.base, change.theirs, change.mine)
    )
    is_text = change.place[0] != "data"
    compared = words_changed if is_text or "\n" not in f"{theirs}{mine}" else lines_changed
    start = theirs if change.place[0] == "translations" else base
    return Choice(
        key=".".join(change.place),
        place=change.place,
        label=shower.label(entry.kind, change.place),
        verdict=change.verdict,
        base=base,
        theirs=theirs,
        mine=mine,
        their_pieces=compared(start, theirs),
        my_pieces=compared(start, mine),
        by=by,
        stored=change.theirs,
        chosen="" if change.verdict == "conflict" else change.verdict,
        typed=_as_typed(change.place, change.mine),
    )


def _as_typed(place: Place, value: Any) -> str:
    """A value as somebody would type it into the box."""
    if place[0] == "data" and isinstance(value, list | dict):
        return write_yaml(value) if value else ""
    if place[0] == "framing" and value is not None:
        return write_yaml(msgspec.to_builtins(value))
    return "" if value is None or value is NULL else str(value)


def _decided(
    kind: KindInfo, wanted: Intention, choices: list[Choice], posted: Any, shown: int
) -> tuple[Intention, list[str]]:
    """What is to be saved after all choices, and what still stands in the way. A text for which the chosen
    fields leave no room goes with them."""
    undecided: list[str] = []
    parts = places(wanted.document)
    edits = {(edit.language, edit.field): edit for edit in wanted.edits}
    for choice in choices:
        chosen = posted.get(f"choice:{choice.key}", choice.chosen)
        if chosen not in ("theirs", "mine", "typed"):
            undecided.append(_("%(place)s: choose one of the versions.") % {"place": choice.label})
            continue
        if choice.place[0] == "translations":
            _decide_edit(edits, choice, chosen, posted)
        elif chosen == "theirs":
            _put(parts, choice.place, choice.stored)
        elif chosen == "typed":
            value, faults = _typed_value(kind, choice.place, posted.get(f"typed:{choice.key}", ""))
            undecided += [f"{choice.label}: {text}" for text in faults]
            _put(parts, choice.place, value)
    document = None
    if wanted.document is not None and not undecided:
        document = assembled(wanted.document.kind, wanted.document.slug, parts)
        rooms = text_fields(kind.record, document.data)
        document.texts = {address: text for address, text in document.texts.items() if address in rooms}
        document.notes = {address: note for address, note in document.notes.items() if address in rooms}
    decided = Intention(document, shown if document else wanted.version, list(edits.values()), wanted.why)
    return decided, undecided


def _decide_edit(
    edits: dict[tuple[str, str], TranslationEdit], choice: Choice, chosen: str, posted: Any
) -> None:
    _translations, language, address = choice.place
    edit = edits.pop((language, address))
    if chosen == "theirs":
        return
    text = edit.text if chosen == "mine" else unix_lines(posted.get(f"typed:{choice.key}", ""))
    edits[language, address] = TranslationEdit(address, language, text, edit.quality, choice.version)


def _typed_value(kind: KindInfo, place: Place, text: str) -> tuple[Any, list[str]]:
    """What was typed for a place, and what is wrong with it as YAML if it is a compound value."""
    text = unix_lines(text)
    if not text.strip():
        return None, []
    if place[0] in ("texts", "notes", "art"):
        return text, []
    shape = kind.record.field(place[1]).shape if place[0] == "data" else None
    while isinstance(shape, Nullable):
        shape = shape.inner
    if isinstance(shape, Drawing | PlainString | IdString | Option | Reference | Duration):
        return text.rstrip("\n"), []
    read = read_yaml(text.encode())
    return read.value, [_worded(fault, "") for _line, fault in read.faults]


def _put(parts: dict[Place, Any], place: Place, value: Any) -> None:
    if value is None:
        parts.pop(place, None)
    else:
        parts[place] = value


def _worded(fault: Fault, game: str) -> str:
    text = fault_text(fault, interface_language(), game)
    return f"{spell_path(fault.path)}: {text}" if fault.path else text
