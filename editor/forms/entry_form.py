"""The form of an entry, made from the fields its kind declares, with its texts in all languages.

It turns what was typed into a document and puts the engine's faults at their fields. What was typed stays in
the form whatever happens.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from content.actions.allow import writable_languages
from content.actions.save_entry import TranslationEdit
from content.actions.store_art import store_art
from content.entries.document import Document
from content.entries.value import SoundDocument, check_value
from content.errors import InvalidError
from content.models import Art, Entry, Pack
from content.own_text import own_field
from content.pictures import MOST_SENT
from content.slugs import slug_for
from content.wording import fault_text
from editor.forms.fields import ABSENT, ShapeField, as_number, field_for
from editor.forms.texts import Row, TextTable
from editor.names import in_menu_order, interface_language
from editor.own_text import ShownRules
from editor.uploads import file_limit
from engine.games import games
from engine.schema import Fault, KindInfo
from engine.schema.shapes import Text
from engine.schema.walk import join_texts

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.core.files.uploadedfile import UploadedFile

PREFIX = "data:"
GOOD = "good:"
"""Before the name of a field: what it held when it was sound last."""


class EntryForm(forms.Form):
    """One entry on a page. ``document`` is what is stored, or an empty one for a new entry."""

    slug = forms.CharField(required=False, label=_("Slug"))
    copies = forms.CharField(required=False, label=_("Copies"))
    art = forms.CharField(required=False, widget=forms.HiddenInput)
    framing = forms.CharField(required=False, widget=forms.HiddenInput)
    upload = forms.FileField(required=False, allow_empty_file=True, label=_("Picture"))
    remove_art = forms.BooleanField(required=False, label=_("Remove the picture"))
    why = forms.CharField(required=False, max_length=300, label=_("Why?"))
    version = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def __init__(
        self,
        pack: Pack,
        kind: KindInfo,
        person: User,
        document: Document,
        entry: Entry | None = None,
        data: Any = None,
        files: Any = None,
    ) -> None:
        self.pack, self.kind, self.person, self.document, self.entry = pack, kind, person, document, entry
        self.game = games()[pack.game]
        self.spoken = interface_language()
        self.can_edit = person.has_perm("content.change_entry" if entry else "content.add_entry")
        super().__init__(data, files, initial=self._initial(), auto_id="id_%s")
        self._declare()
        self.texts = TextTable(
            kind,
            document,
            in_menu_order(pack.languages.all()),
            writable_languages(person),
            entry,
        )
        self.general_faults: list[str] = []
        self.rules_faults: dict[str, list[str]] = {}
        if self.is_bound:
            self.texts.take(self.data, own=self.can_edit)

    def _initial(self) -> dict[str, Any]:
        return {
            "slug": self.document.slug,
            "copies": self.document.copies,
            "art": self.document.art,
            "framing": msgspec.json.encode(self.document.framing).decode(),
            "version": self.entry.version if self.entry else 0,
        }

    def _declare(self) -> None:
        """Add a field for each that the kind declares, texts apart."""
        full = join_texts(self.kind.record, self.document.data, self.document.texts)
        for declared in self.kind.record.fields:
            if isinstance(declared.shape, Text):
                continue
            made = field_for(declared, self.game, self.kind, self.spoken)
            made.disabled = not self.can_edit
            name = PREFIX + declared.name
            self.fields[name] = made
            # Written when somebody looks: a form that was sent shows what was typed.
            self.initial[name] = partial(made.written, full.get(declared.name, declared.default))
        limits = {"min": 1, "max": 99, "class": "tw-input tw-number", "inputmode": "numeric"}
        self.fields["copies"].widget = forms.NumberInput(attrs=limits)
        self.fields["slug"].widget.attrs.update(
            {"class": "tw-input tw-mono", "maxlength": 60, "spellcheck": "false"}
        )
        self.fields["why"].widget.attrs.update({"class": "tw-input"})
        self.fields["upload"].widget = forms.FileInput(
            attrs={
                "class": "tw-file",
                "accept": "image/png,image/jpeg,image/webp,image/svg+xml",
                **file_limit(MOST_SENT),
            }
        )
        for name in ("slug", "copies", "upload", "why", "remove_art"):
            self.fields[name].disabled = not self.can_edit
        if self.entry is not None and self.entry.is_released:
            self.fields["slug"].disabled = True

    @property
    def declared(self) -> list[forms.BoundField]:
        """The fields of the kind, in the order of their declaration."""
        return [self[name] for name in self.fields if name.startswith(PREFIX)]

    @property
    def short_fields(self) -> list[forms.BoundField]:
        """Numbers, choices and switches: what stands on one line."""
        return [each for each in self.declared if _is_short(each)]

    @property
    def long_fields(self) -> list[forms.BoundField]:
        """Everything that needs room, effects included."""
        return [each for each in self.declared if not _is_short(each)]

    @property
    def title_row(self) -> Row | None:
        """The text that names the entry, in all languages."""
        return self.texts.rows.get(self.kind.title_field)

    @property
    def other_rows(self) -> list[Row]:
        """All other texts."""
        return [row for row in self.texts if row.address != self.kind.title_field]

    @property
    def has_faults_in_more(self) -> bool:
        """Whether something is wrong with what is seldom looked at."""
        return any(name in self.errors for name in ("slug", "copies", "why"))

    @property
    def can_translate(self) -> bool:
        """Whether the person may change at least one cell."""
        return any(cell.can_edit for row in self.texts for cell in row.cells)

    @property
    def art_shown(self) -> str:
        """The hash of the picture that is to be shown: the one just uploaded, else the stored one."""
        return str(self.data.get("art") if self.is_bound else self.document.art or "")

    def read(self) -> SoundDocument | None:
        """What was typed, as a sound document; nothing, and faults at their fields, if it is not sound."""
        self.is_valid()
        art = self._take_art()
        value = self.value()
        slug = self.document.slug if self.entry else self.wanted_slug
        checked = check_value(self.game, self.kind, slug, value, drop_notes=True)
        if isinstance(checked, list):
            broken = set(self.errors)  # a field that cannot be read has said so already
            self.show_faults(f for f in checked if not (f.path and PREFIX + str(f.path[0]) in broken))
            return None
        if self.errors:
            return None
        if self.entry is None and not slug:
            checked.document.slug = self.proposed_slug
        checked.document.art = art
        if not art:
            checked.document.framing = {}
        return checked

    @property
    def proposed_slug(self) -> str:
        """The slug of a new entry, made from its name; nothing as long as it has none."""
        others = Entry.objects.filter(game=self.pack, kind=self.kind.name)
        row = self.texts.rows.get(self.kind.title_field)
        return slug_for(row.source if row else "", set(others.values_list("slug", flat=True)))

    def own_text(self, language: str) -> str:
        """The own rules text of a language as typed."""
        address = own_field(self.kind)
        cell = self.texts.cell(language, address)
        if cell is not None:
            return cell.text
        return self.texts.rows[address].source if address in self.texts.rows else ""

    def show_rules(self, rules: Iterable[ShownRules]) -> None:
        """Mark the own texts that wait for somebody, and put what was typed and what is wrong beside them."""
        for shown in rules:
            shown.because = self.data.get(f"because:{shown.language.pk}", "") if self.is_bound else ""
            shown.errors = self.rules_faults.get(shown.language.pk, [])
            if shown.own.is_open:
                self.texts.overtake(shown.language.pk, shown.own.field)

    def edits(self) -> list[TranslationEdit]:
        """The translations that were changed."""
        return self.texts.edits()

    @property
    def wanted_slug(self) -> str:
        """The slug as typed."""
        return str(self.cleaned_data.get("slug", "")).strip()

    def value(self) -> dict[str, Any]:
        """The typed fields as the file of an entry would say them."""
        value: dict[str, Any] = {}
        for declared in self.kind.record.fields:
            if isinstance(declared.shape, Text):
                source = self.texts.rows[declared.name].source
                if source:
                    value[declared.name] = source
            elif (read := self.cleaned_data.get(PREFIX + declared.name, ABSENT)) is not ABSENT:
                value[declared.name] = read
        copies = self.cleaned_data.get("copies", "")
        value["copies"] = as_number(copies) if copies else 1
        value["framing"] = self._framing()
        value["notes"] = {row.address: row.note for row in self.texts if row.note}
        return value

    def _framing(self) -> Any:
        """How the picture is framed, as the page sent it; as it was where it sent nothing."""
        if "framing" not in self.data:
            return msgspec.to_builtins(self.document.framing)
        try:
            return msgspec.json.decode(self.cleaned_data.get("framing") or "{}")
        except msgspec.DecodeError:
            return {}

    def _take_art(self) -> str:
        """Store an uploaded picture at once: even if other fields have faults it need not be chosen again."""
        upload: UploadedFile[bytes] | None = self.cleaned_data.get("upload")
        if upload is not None:
            try:
                art = store_art(upload.read(), author=self.person).pk
            except InvalidError as error:
                self._say(
                    "upload", (fault_text(fault, self.spoken, self.game.name) for fault in error.faults)
                )
            else:
                assert isinstance(self.data, QueryDict)
                posted = self.data.copy()
                posted["art"] = art
                self.data = posted
                return str(art)
        elif self.cleaned_data.get("remove_art"):
            return ""
        art = str(self.cleaned_data.get("art") or "")
        known = not art or art == self.document.art or Art.objects.filter(pk=art).exists()
        return art if known else self.document.art

    def show_faults(self, faults: Iterable[Fault]) -> None:
        """Put each fault at its field; what belongs to no field stands above the form."""
        for fault in faults:
            self._show(fault)

    def _show(self, fault: Fault) -> None:
        text = fault_text(fault, self.spoken, self.game.name)
        first = str(fault.path[0]) if fault.path else ""
        declared = self.fields.get(PREFIX + first)
        if isinstance(declared, ShapeField):
            self._say(PREFIX + first, [declared.located(fault, text)])
            return
        match fault.path:
            case ("slug" | "copies" as name, *_):
                self._say(name, [text])
            case ("framing", *_):
                self._say("upload", [text])
            case ("own", str(language)):
                self.rules_faults.setdefault(language, []).append(text)
            case ("notes", str(address), *_) if address in self.texts.rows:
                self.texts.rows[address].note_errors.append(text)
            case ("translations", str(language), str(address)) if cell := self.texts.cell(language, address):
                cell.errors.append(text)
            case (str(address), *_) if address in self.texts.rows:
                self.texts.rows[address].errors.append(text)
            case _:
                self.general_faults.append(text)

    def _say(self, name: str, texts: Iterable[str]) -> None:
        for text in texts:
            self.add_error(name, text)

    def good_value(self) -> dict[str, Any]:
        """What the fields held when they were sound last, as far as the page sent it along with what they
        hold now."""
        value: dict[str, Any] = {}
        for name, field in self.fields.items():
            sent = GOOD + name
            if isinstance(field, ShapeField) and sent in self.data:
                raw = field.widget.value_from_datadict(self.data, self.files, sent)
                with suppress(forms.ValidationError):
                    if (read := field.clean(raw)) is not ABSENT:
                        value[name.removeprefix(PREFIX)] = read
        return value

    def faults(self) -> dict[str, list[str]]:
        """What is wrong, by the name of the input; what belongs to none under nothing."""
        found = {name: [str(each) for each in errors] for name, errors in self.errors.items()}
        for row in self.texts:
            found[f"text:{row.address}"] = row.errors
            found |= {f"tr:{cell.name}": cell.errors for cell in row.cells}
        found[""] = self.general_faults
        return {name: texts for name, texts in found.items() if texts}

    @property
    def has_faults(self) -> bool:
        """Whether anything is shown as wrong."""
        if self.errors or self.general_faults or self.rules_faults:
            return True
        return any(
            row.errors or row.note_errors or any(cell.errors for cell in row.cells) for row in self.texts
        )


def _is_short(bound: forms.BoundField) -> bool:
    return isinstance(bound.field, ShapeField) and bound.field.layout in ("short", "switch")
