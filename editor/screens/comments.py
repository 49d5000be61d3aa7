"""Conversations on the page of an entry: each deed answers with all of them as they are then, for a script to
put in place; without one the page of the entry is shown again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from content.actions.comment import (
    DELETE,
    NAME,
    SPEAK,
    answer_comment,
    delete_comment,
    reopen_comment,
    settle_comment,
    write_comment,
)
from content.conversations import Conversation, conversations_about
from content.errors import InvalidError
from content.models import Comment, Entry, TextUnit
from content.shown_changes import address_name
from content.wording import fault_text, field_name
from editor.names import in_menu_order, interface_language
from editor.screens.base import find_entry, person, screen
from engine.games import games
from engine.schema.walk import text_fields

DEEDS: dict[str, Callable[..., object]] = {
    "settle": settle_comment,
    "reopen": reopen_comment,
    "delete": delete_comment,
}


@dataclass(frozen=True, slots=True)
class ShownComment:
    """A remark as it stands on a page."""

    comment: Comment
    text: SafeString
    can_delete: bool


@dataclass(frozen=True, slots=True)
class ShownConversation:
    """A conversation as it stands on a page."""

    conversation: Conversation
    about: str
    comments: list[ShownComment]
    unit: int = 0
    """The text at the desk, if it is about one in one language."""


def conversation_context(entry: Entry, who: User, field: str = "", language: str = "") -> dict[str, object]:
    """What the part of the page about conversations needs; on the page of a text, that text and its
    language."""
    labels = field_labels(entry)
    units = dict(TextUnit.objects.filter(entry=entry).values_list("field", "pk"))
    shown = [
        ShownConversation(
            each,
            labels.get(each.first.field, each.first.field),
            [_shown(comment, each, who) for comment in each.comments],
            units.get(each.first.field, 0) if each.first.language_id else 0,
        )
        for each in conversations_about(entry, field, language)
    ]
    return {
        "open_conversations": [each for each in shown if each.conversation.is_open],
        "settled_conversations": [each for each in shown if not each.conversation.is_open],
        "can_speak": who.has_perm(SPEAK),
        "field_labels": labels,
        "people": _people(who),
        "longest_comment": Comment.LONGEST,
        "comment_field": field,
        "comment_language": language,
        "comment_languages": in_menu_order(entry.game.languages.all()),
    }


def field_labels(entry: Entry) -> dict[str, str]:
    """What one can speak about: every field and every text of an entry, by its address."""
    kind, spoken = games()[entry.game_id].kinds[entry.kind], interface_language()
    names = {
        each.name: field_name(entry.game_id, entry.kind, each.name, spoken) for each in kind.record.fields
    }
    return names | {each: address_name(kind, each, spoken) for each in text_fields(kind.record, entry.data)}


@require_POST
@screen("content.view_entry")
def write(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Say something, or answer."""
    _shelf, entry = find_entry(game, kind, slug)
    text = request.POST.get("text", "")
    number = request.POST.get("answers", "")
    if number:
        if not number.isascii() or not number.isdigit() or len(number) > 18:
            raise Http404
        first = get_object_or_404(Comment, pk=int(number), entry=entry)
        deed = partial(answer_comment, first, text)
    else:
        wanted, spoken = request.POST.get("field", ""), request.POST.get("language", "")
        deed = partial(
            write_comment,
            entry,
            text,
            field=wanted if wanted in field_labels(entry) else "",
            language=spoken if entry.game.languages.filter(pk=spoken).exists() else "",
        )
    return _done(request, entry, deed)


@require_POST
@screen("content.view_entry")
def change(request: HttpRequest, game: str, kind: str, slug: str, pk: int, deed: str) -> HttpResponse:
    """Settle a conversation, open it again, or take a remark away."""
    _shelf, entry = find_entry(game, kind, slug)
    if deed not in DEEDS:
        raise Http404
    return _done(request, entry, partial(DEEDS[deed], get_object_or_404(Comment, pk=pk, entry=entry)))


def _done(request: HttpRequest, entry: Entry, deed: Callable[..., object]) -> HttpResponse:
    fault, who = "", person(request)
    try:
        deed(author=who)
    except InvalidError as error:
        fault = " ".join(fault_text(each, interface_language(), entry.game_id) for each in error.faults)
    if request.headers.get("X-Requested-With") == "fetch":
        at = request.POST.get("at_field", "")[:200], request.POST.get("at_language", "")[:12]
        context = {"entry": entry, **conversation_context(entry, who, *at), "comment_fault": fault}
        return render(request, "editor/parts/comments.html", context, status=422 if fault else 200)
    if fault:
        messages.error(request, _("Not written: %(fault)s") % {"fault": fault})
    unit = TextUnit.objects.filter(entry=entry, field=request.POST.get("at_field", "")).first()
    spoken = request.POST.get("at_language", "")
    if unit is not None and entry.game.languages.filter(pk=spoken).exists():
        return redirect("admin:desk_text", unit.pk, spoken)
    return redirect("admin:entry", entry.game_id, entry.kind, entry.slug)


def _shown(comment: Comment, within: Conversation, who: User) -> ShownComment:
    answered = comment is within.first and any(each.made_by_id != who.pk for each in within.answers)
    is_own = comment.made_by_id == who.pk and who.has_perm(SPEAK) and not answered
    return ShownComment(comment, mark_names(comment.text), is_own or who.has_perm(DELETE))


def mark_names(text: str) -> SafeString:
    """A text as HTML: paragraphs as they were typed, and names that stand out."""
    lines = []
    for line in text.split("\n"):
        position, parts = 0, []
        for found in NAME.finditer(line):
            parts += [conditional_escape(line[position : found.start()])]
            parts += [format_html('<strong class="tw-named">{}</strong>', found.group())]
            position = found.end()
        lines.append(format_html_join("", "{}", ((part,) for part in [*parts, line[position:]])))
    return mark_safe("<br>".join(lines))


def _people(who: User) -> str:
    """Whom one can name, for the script that completes names."""
    found = User.objects.filter(is_active=True).exclude(pk=who.pk).order_by("username")[:500]
    return json.dumps([{"name": each.username, "full": each.get_full_name()} for each in found])
