"""Say something about an entry, answer, settle it, take it away. Who is named in a remark finds it on the
dashboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from content.actions.allow import require
from content.errors import InvalidError, NotAllowedError
from content.models import Comment, Entry
from engine.schema import Fault

if TYPE_CHECKING:
    from collections.abc import Iterable

SPEAK, DELETE = "content.add_comment", "content.delete_comment"
NAME = re.compile(r"(?<![\w@.+-])@([\w.+-]+)")
"""Somebody named in a text; a full stop behind the name may be that of the sentence."""


@transaction.atomic
def write_comment(entry: Entry, text: str, *, author: User, field: str = "", language: str = "") -> Comment:
    """Begin a conversation about an entry, a field of it, or a text of it in one language."""
    require(author, SPEAK)
    return _keep(entry, _sound(text), author, field[:200], None, language if field else "")


@transaction.atomic
def answer_comment(comment: Comment, text: str, *, author: User) -> Comment:
    """Answer in a conversation; one that was settled is open again."""
    require(author, SPEAK)
    text = _sound(text)
    first = comment.answers or comment
    if first.settled_at is not None:
        _settle(first, None)
    if first.entry is None:
        raise Entry.DoesNotExist
    return _keep(first.entry, text, author, first.field, first, first.language_id or "")


@transaction.atomic
def settle_comment(comment: Comment, *, author: User) -> None:
    """Say that nothing is left to do about a conversation."""
    require(author, SPEAK)
    _settle(comment.answers or comment, author)


@transaction.atomic
def reopen_comment(comment: Comment, *, author: User) -> None:
    """Take that back."""
    require(author, SPEAK)
    _settle(comment.answers or comment, None)


@transaction.atomic
def delete_comment(comment: Comment, *, author: User) -> None:
    """Take a remark away, with its answers: one's own while nobody else has answered, or any with the right
    to."""
    is_own = comment.made_by_id == author.pk
    if not is_own or comment.replies.exclude(made_by=author).exists():
        require(author, DELETE)
    elif not author.has_perm(SPEAK):
        raise NotAllowedError(SPEAK)
    comment.delete()


def find_named(text: str) -> list[User]:
    """The people whom a text names with an @."""
    wanted = {name for found in NAME.findall(text) for name in (found, found.rstrip("."))}
    return list(User.objects.filter(username__in=wanted, is_active=True)) if wanted else []


def _keep(
    entry: Entry, text: str, author: User, field: str, answers: Comment | None, language: str
) -> Comment:
    made = Comment.objects.create(
        entry=entry,
        game_id=entry.game_id,
        kind=entry.kind,
        slug=entry.slug,
        field=field,
        language_id=language or None,
        answers=answers,
        text=text,
        made_by=author,
    )
    made.named.set(_others(find_named(text), author))
    return made


def _others(people: Iterable[User], author: User) -> list[User]:
    return [each for each in people if each.pk != author.pk]


def _settle(first: Comment, author: User | None) -> None:
    first.settled_at = timezone.now() if author is not None else None
    first.settled_by = author
    first.save(update_fields=["settled_at", "settled_by"])


def _sound(text: str) -> str:
    """A text without what a database cannot hold; refused if nothing is left or if it is too long."""
    text = text.replace("\0", "").replace("\r\n", "\n").strip()
    if not text:
        raise InvalidError([Fault(("text",), "text-required")])
    if len(text) > Comment.LONGEST:
        raise InvalidError([Fault(("text",), "text-long", {"is": len(text), "longest": Comment.LONGEST})])
    return text
