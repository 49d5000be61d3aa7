"""Entries: found, read, made, edited and deleted.

An entry is sent as the file of a pack would say it: its ``content`` is described by the JSON Schema of its
kind, with the texts of the source language in their places. Whoever edits it names in ``If-Match`` the
version they read; if somebody else was quicker, both sides come back.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.actions.confirm_text import confirm_texts
from content.actions.delete_entry import delete_entry, users_of
from content.actions.save_entry import (
    TranslationEdit,
    create_entry,
    document_at,
    save_entry,
    save_translations,
)
from content.entries.document import NULL, Document
from content.entries.validate import entry_faults
from content.entries.value import entry_document, entry_value
from content.errors import InvalidError, StaleVersionError
from content.left_to_effects import units_left_to_effects
from content.merge import compare
from content.models import Entry, Pack, Quality, State, TextUnit, Translation
from content.overtaken import overtaken_rows
from content.store import lock, read_document
from engine.games import games
from playtest.api.content.finding import find_entry, find_kind, find_pack
from playtest.api.content.rules_texts import (
    ConfirmationBody,
    RulesTextShown,
    confirmation,
    shown_rules,
)
from playtest.api.content.texts import TextBody, shown_texts, titles
from playtest.api.errors import ApiError
from playtest.api.fields import Body, Shown, StrictNumber, StrictText
from playtest.api.links import link
from playtest.api.paging import PageQuery, page_body, page_of
from playtest.api.preconditions import IF_MATCH, IF_NONE_MATCH, required_version
from playtest.api.query import asked
from playtest.api.schema import answers
from playtest.api.view import ApiView, tag_of

LONGEST_REMARK = 300


class EntryQuery(PageQuery):
    """Which entries."""

    kind = serializers.CharField(required=False, max_length=40)
    q = serializers.CharField(required=False, max_length=100, help_text="Words in its slug or texts.")
    state = serializers.ChoiceField(
        choices=State.choices,
        required=False,
        help_text="With a text in this state in the language of `translation`.",
    )
    translation = serializers.CharField(
        required=False, max_length=12, help_text="The language that `state` is about."
    )
    released = serializers.BooleanField(required=False, allow_null=True, default=None)
    changed_since = serializers.DateTimeField(
        required=False,
        validators=[
            MinValueValidator(datetime(1900, 1, 1, tzinfo=UTC)),
            MaxValueValidator(datetime(9000, 1, 1, tzinfo=UTC)),
        ],
        help_text="Between the years 1900 and 9000.",
    )


class EntryItemBody(Shown):
    """An entry as lists show it."""

    game = serializers.CharField()
    kind = serializers.CharField()
    slug = serializers.CharField()
    name = serializers.CharField(help_text="In the asked language, else in the source's.")
    version = serializers.IntegerField()
    copies = serializers.IntegerField()
    art = serializers.CharField(allow_null=True, help_text="The hash of its picture.")
    released = serializers.BooleanField(help_text="A released entry keeps its slug for ever.")
    changed_at = serializers.DateTimeField()
    changed_by = serializers.CharField(allow_null=True)
    states = serializers.DictField(
        child=serializers.DictField(child=serializers.IntegerField()),
        help_text="By language, how many of its texts are in which state.",
    )
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "EntryItem"


class MentionBody(Shown):
    """Where another entry refers to this one."""

    kind = serializers.CharField()
    slug = serializers.CharField()
    path = serializers.CharField()

    class Meta:
        ref_name = "Mention"


class EntryBody(EntryItemBody):
    """An entry with its texts."""

    content = serializers.DictField(help_text="As a pack's file says it; see the JSON Schema of its kind.")
    texts = TextBody(many=True)
    rules = RulesTextShown(
        many=True, help_text="The rules text in every language; nothing for kinds without effects."
    )
    used_by = MentionBody(many=True)

    class Meta:
        ref_name = "Entry"


class TranslationBody(Body):
    """A translation as it shall be; an empty text takes it away."""

    field = StrictText(max_length=200)
    language = StrictText(max_length=12)
    text = StrictText(allow_blank=True, max_length=20_000)
    quality = serializers.ChoiceField(choices=Quality.choices, default=Quality.DRAFT.value)
    version = StrictNumber(
        min_value=0, max_value=2**31 - 1, help_text="The version it replaces; 0 for a new one."
    )

    class Meta:
        ref_name = "TranslationEdit"


class NewEntryBody(Body):
    """A new entry."""

    kind = StrictText(max_length=40)
    slug = StrictText(max_length=60)
    content = serializers.DictField(help_text="Described by the JSON Schema of the kind.")
    art = StrictText(max_length=64, allow_null=True, default=None)
    why = StrictText(max_length=LONGEST_REMARK, allow_blank=True, default="", help_text="For the history.")

    class Meta:
        ref_name = "NewEntry"


class EntryEditBody(Body):
    """What shall be other. What is not named stays as it is; `content` is replaced as a whole."""

    content = serializers.DictField(required=False)
    art = StrictText(max_length=64, allow_null=True, required=False)
    translations = TranslationBody(many=True, required=False)
    confirm = ConfirmationBody(
        many=True,
        required=False,
        help_text="Own rules texts that fit although the effects have changed.",
    )
    why = StrictText(max_length=LONGEST_REMARK, allow_blank=True, default="", help_text="For the history.")

    class Meta:
        ref_name = "EntryEdit"


MOST_BODY = 512 * 1024
"""Bytes of an entry with its texts in all languages."""


class Entries(ApiView):
    """The entries of a game."""

    most_body = MOST_BODY
    scopes = {"GET": "content:read", "POST": "content:write"}

    @extend_schema(
        operation_id="entries_list",
        tags=["content"],
        summary="Entries, searched and filtered",
        parameters=[EntryQuery, IF_NONE_MATCH],
        responses=answers(page_body("EntryPage", EntryItemBody(many=True)), 304, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """A page of the entries of a game, by kind and slug."""
        pack = find_pack(game)
        wanted = asked(request, EntryQuery)
        rows = _found(pack, wanted).select_related("changed_by").order_by("kind", "slug")

        def shown(chosen: list[Entry]) -> list[dict[str, Any]]:
            names = titles(pack, chosen, self.language)
            states = _states(pack, chosen)
            for _name, language in names.values():
                self.served_in(language)
            return [_item(entry, names[entry.pk][0], states[entry.pk]) for entry in chosen]

        return self.tagged(request, page_of(request, rows, wanted, shown))

    @extend_schema(
        operation_id="entries_create",
        tags=["content"],
        summary="Make an entry",
        request=NewEntryBody,
        responses=answers(EntryBody, 400, 401, 403, 404, 413, 415, 422, 429, status=201),
    )
    def post(self, request: Request, game: str) -> Response:
        """A new entry in the source language; its translations are added by editing it."""
        pack = find_pack(game)
        sent = self.sent(request, NewEntryBody)
        document = _document(pack, sent["kind"], sent["slug"], sent["content"])
        document.art = sent["art"] or ""
        entry = create_entry(pack, document, author=self.person, why=sent["why"])
        body = self_body(self, pack, entry)
        place = link("entry", pack.game, entry.kind, entry.slug)
        return Response(body, status=201, headers={"Location": place, "ETag": entry_tag(entry, body, self)})


class EntryView(ApiView):
    """One entry."""

    most_body = MOST_BODY
    scopes = {"GET": "content:read", "PATCH": "content:write", "DELETE": "content:write"}

    @extend_schema(
        operation_id="entries_read",
        tags=["content"],
        summary="An entry with its texts",
        parameters=[IF_NONE_MATCH],
        responses=answers(EntryBody, 304, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str, kind: str, slug: str) -> Response:
        """An entry: its content, each text in the asked language with its state in every language, and who
        refers to it. The ETag serves as `If-Match` of an edit."""
        pack = find_pack(game)
        entry = find_entry(pack, kind, slug)
        body = self_body(self, pack, entry)
        return self.tagged(request, body, entry_tag(entry, body, self).strip('"'))

    @extend_schema(
        operation_id="entries_edit",
        tags=["content"],
        summary="Edit an entry",
        parameters=[IF_MATCH],
        request=EntryEditBody,
        responses=answers(EntryBody, 400, 401, 403, 404, 412, 413, 415, 422, 428, 429),
    )
    def patch(self, request: Request, game: str, kind: str, slug: str) -> Response:
        """Save the content, the picture and translations of an entry that was read at the version in
        `If-Match`. Translations are guarded by versions of their own. If somebody else was quicker, nothing
        is saved, and `conflict` shows what both have changed."""
        pack = find_pack(game)
        entry = find_entry(pack, kind, slug)
        version = required_version(request)
        sent = self.sent(request, EntryEditBody)
        edits = [TranslationEdit(**edit) for edit in sent.get("translations", ())]
        confirmed = [confirmation(each) for each in sent.get("confirm", ())]
        try:
            with transaction.atomic():
                if "content" in sent or "art" in sent:
                    document = self._edited(pack, entry, sent)
                    save_entry(
                        entry, document, version=version, edits=edits, author=self.person, why=sent["why"]
                    )
                else:
                    lock(pack.pk)
                    entry = find_entry(pack, kind, slug)
                    if version != entry.version:
                        raise _stale(entry, version)
                    if edits:
                        save_translations(entry, edits, author=self.person, why=sent["why"])
                if confirmed:
                    confirm_texts(entry, confirmed, author=self.person)
        except StaleVersionError as error:
            raise conflict_of(error) from error
        entry = find_entry(pack, kind, slug)
        body = self_body(self, pack, entry)
        return Response(body, headers={"ETag": entry_tag(entry, body, self)})

    @extend_schema(
        operation_id="entries_delete",
        tags=["content"],
        summary="Delete an entry",
        parameters=[IF_MATCH],
        responses=answers(None, 400, 401, 403, 404, 409, 412, 428, 429, status=204),
    )
    def delete(self, request: Request, game: str, kind: str, slug: str) -> Response:
        """Take an entry away, unless others refer to it: then these are listed. Its history stays, and the
        editor can bring it back."""
        pack = find_pack(game)
        version = required_version(request)
        with transaction.atomic():
            lock(pack.pk)
            entry = find_entry(pack, kind, slug)
            if version != entry.version:
                raise conflict_of(_stale(entry, version))
            delete_entry(entry, author=self.person)
        return Response(status=204)

    @staticmethod
    def _edited(pack: Pack, entry: Entry, sent: dict[str, Any]) -> Document:
        document = read_document(entry)
        if "content" in sent:
            art = document.art
            document = _document(pack, entry.kind, entry.slug, sent["content"])
            document.art = art
        if "art" in sent:
            document.art = sent["art"] or ""
        return document


def _document(pack: Pack, kind: str, slug: str, content: dict[str, Any]) -> Document:
    """What was sent, as a document; or a refusal with all that is wrong with it."""
    game, info = find_kind(pack, kind)
    faults = entry_faults(game, info, content)
    if faults:
        raise InvalidError([fault.under(("content",)) for fault in faults])
    return entry_document(game, info, slug, content)


def _stale(entry: Entry, version: int) -> StaleVersionError:
    current = read_document(entry)
    base = document_at(entry, version)
    return StaleVersionError(base, current, base or current, entry.version, str(entry.changed_by or ""))


def conflict_of(error: StaleVersionError) -> ApiError:
    """Somebody else was quicker: what both started from, both sides, and the places at which they differ."""
    changes = [
        {
            "place": list(change.place),
            "base": _plain(change.base),
            "theirs": _plain(change.theirs),
            "mine": _plain(change.mine),
            "verdict": change.verdict,
        }
        for change in compare(error.base or error.theirs, error.theirs, error.mine)
    ]
    return ApiError(
        412,
        "stale",
        {"version": error.version, "by": error.by or "–"},
        path="If-Match",
        conflict={
            "version": error.version,
            "by": error.by,
            "base": error.base.as_json() if error.base is not None else None,
            "theirs": error.theirs.as_json(),
            "mine": error.mine.as_json(),
            "changes": changes,
        },
    )


def _plain(value: Any) -> Any:
    """A value of a document as JSON."""
    return None if value is NULL else msgspec.to_builtins(value)


def _found(pack: Pack, wanted: dict[str, Any]) -> QuerySet[Entry, Any]:
    """The entries that a query asks for."""
    entries: QuerySet[Entry, Any] = Entry.objects.filter(game=pack, kind__in=games()[pack.game].kinds)
    if "kind" in wanted:
        find_kind(pack, wanted["kind"])
        entries = entries.filter(kind=wanted["kind"])
    for word in wanted.get("q", "").split():
        in_source = TextUnit.objects.filter(entry=OuterRef("pk"), source__icontains=word)
        in_translation = Translation.objects.filter(unit__entry=OuterRef("pk"), text__icontains=word)
        entries = entries.filter(Q(slug__icontains=word) | Exists(in_source) | Exists(in_translation))
    if wanted["released"] is not None:
        entries = entries.filter(is_released=wanted["released"])
    if "changed_since" in wanted:
        entries = entries.filter(changed_at__gte=wanted["changed_since"])
    if "state" in wanted:
        entries = _in_state(pack, entries, State(wanted["state"]), wanted.get("translation", ""))
    elif "translation" in wanted:
        raise ApiError(400, "state-missing", path="state")
    return entries


def _in_state(pack: Pack, entries: QuerySet[Entry, Any], state: State, language: str) -> QuerySet[Entry, Any]:
    """Those with a text in a state in a language of the pack."""
    languages = sorted(each.code for each in pack.languages.all())
    if language not in languages:
        args = {"is": language, "allowed": ", ".join(languages) or "–"}
        raise ApiError(400, "unknown-language", args, path="translation")
    answers_here = Translation.objects.filter(language=language)
    if state == State.MISSING:
        written = answers_here.filter(unit=OuterRef("pk")).exclude(text="")
        units = TextUnit.objects.filter(~Exists(written), entry=OuterRef("pk")).exclude(source="")
        return entries.filter(Exists(units.exclude(pk__in=units_left_to_effects([pack.game]))))
    waiting = Q(pk__in=overtaken_rows([pack.game]))  # own rules texts that the effects have overtaken
    here = answers_here.filter(unit__entry=OuterRef("pk"))
    if state == State.STALE:
        return entries.filter(Exists(here.in_state(state)) | Exists(here.filter(waiting)))
    return entries.filter(Exists(here.in_state(state).exclude(waiting)))


def _states(pack: Pack, entries: list[Entry]) -> dict[int, dict[str, dict[str, int]]]:
    """How many texts of some entries are in which state, by language."""
    languages = sorted(each.code for each in pack.languages.all())
    keys = [entry.pk for entry in entries]
    found: dict[int, dict[str, dict[str, int]]] = {
        key: {language: dict.fromkeys(State.values, 0) for language in languages} for key in keys
    }
    optional = units_left_to_effects([pack.game])
    needed = TextUnit.objects.filter(entry__in=keys).exclude(source="").exclude(pk__in=optional)
    for key in needed.values_list("entry", flat=True):
        for language in languages:
            found[key][language][State.MISSING.value] += 1
    rows = (
        Translation.objects.filter(unit__entry__in=keys, language__in=languages)
        .exclude(text="")
        .annotate(is_fresh=Q(answers=F("unit__source")) & ~Q(pk__in=overtaken_rows([pack.game])))
        .values_list("unit__entry", "language", "quality", "is_fresh", "unit__source", "unit")
    )
    for key, language, quality, is_fresh, source, unit in rows:
        counts = found[key][language]
        counts[quality if is_fresh else State.STALE.value] += 1
        counts[State.MISSING.value] -= bool(source) and unit not in optional
    return found


def _item(entry: Entry, name: str, states: dict[str, dict[str, int]]) -> dict[str, Any]:
    place = link("entry", entry.game_id, entry.kind, entry.slug)
    links = {"self": place, "kind": link("kind", entry.game_id, entry.kind)}
    if entry.art_id:
        links["art"] = link("art", entry.art_id)
    return {
        "game": entry.game_id,
        "kind": entry.kind,
        "slug": entry.slug,
        "name": name,
        "version": entry.version,
        "copies": entry.copies,
        "art": entry.art_id,
        "released": entry.is_released,
        "changed_at": entry.changed_at.isoformat(),
        "changed_by": str(entry.changed_by) if entry.changed_by else None,
        "states": states,
        "links": links,
    }


def self_body(view: ApiView, pack: Pack, entry: Entry) -> dict[str, Any]:
    """An entry as it is read."""
    document = read_document(entry)
    texts = shown_texts(pack, entry, view.language)
    for text in texts:
        view.served_in(text["language"])
    title = games()[pack.game].kinds[entry.kind].title_field
    name = next((text["text"] for text in texts if text["field"] == title), "") or entry.slug
    return {
        **_item(entry, name, _states(pack, [entry])[entry.pk]),
        "content": entry_value(games()[pack.game], document),
        "texts": texts,
        "rules": shown_rules(pack, document),
        "used_by": [
            {"kind": each.entry.kind, "slug": each.entry.slug, "path": each.path} for each in users_of(entry)
        ],
    }


def entry_tag(entry: Entry, body: dict[str, Any], view: ApiView) -> str:
    """The ETag of an entry as it was served: its version, and what else is in the answer."""
    return f'"{entry.version}-{tag_of(body, view.language)[1:17]}"'
