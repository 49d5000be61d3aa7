"""Conversations about entries as they are read: those of an entry, and those that wait for somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db.models import Prefetch, Q, QuerySet

from content.models import Comment, Entry

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MOST_WAITING = 20


@dataclass(frozen=True, slots=True)
class Conversation:
    """A remark with its answers."""

    first: Comment
    answers: list[Comment]

    @property
    def comments(self) -> list[Comment]:
        """All of it, in the order in which it was written."""
        return [self.first, *self.answers]

    @property
    def last(self) -> Comment:
        """What was said last."""
        return self.comments[-1]

    @property
    def is_open(self) -> bool:
        """Whether something may be left to do."""
        return self.first.settled_at is None

    def is_about(self, field: str, language: str) -> bool:
        """Whether it concerns a text in a language: asked there, or of all languages."""
        return bool(field) and self.first.field == field and self.first.language_id in (None, language)


def conversations_about(entry: Entry, field: str = "", language: str = "") -> list[Conversation]:
    """Everything said about an entry: what is open first, then what was settled, each as it was begun; of
    either, first what is about a text and language that somebody is looking at."""
    found = [_conversation(first) for first in _firsts().filter(entry=entry)]
    return sorted(found, key=lambda each: (not each.is_open, not each.is_about(field, language)))


def open_conversations(language: str, entries: Iterable[int]) -> Counter[tuple[int, str]]:
    """How many conversations are open about texts of some entries in a language, by entry and address."""
    first = Comment.objects.filter(entry__in=set(entries), answers=None, settled_at=None).exclude(field="")
    rows = first.filter(Q(language=language) | Q(language=None)).values_list("entry", "field")
    return Counter((entry, field) for entry, field in rows if entry is not None)


def conversations_waiting_for(person: User, games: list[str]) -> list[Conversation]:
    """Open conversations in which somebody else spoke last and the person is named, or which the person
    began or took part in; for those who may edit entries also questions about texts that nobody has answered.
    The newest first."""
    theirs = Q(named=person) | Q(made_by=person) | Q(replies__named=person) | Q(replies__made_by=person)
    if person.has_perm("content.change_entry"):
        theirs |= ~Q(field="") & Q(replies=None)
    open_ones = _firsts().filter(theirs, settled_at=None, game__in=games).exclude(entry=None)
    found = [_conversation(first) for first in open_ones.distinct()]
    waiting = [each for each in found if each.last.made_by_id != person.pk]
    return sorted(waiting, key=lambda each: -each.last.pk)[:MOST_WAITING]


def _firsts() -> QuerySet[Comment]:
    replies = Prefetch("replies", Comment.objects.select_related("made_by").order_by("id"))
    people = Comment.objects.select_related("made_by", "settled_by", "entry", "language")
    return people.filter(answers=None).prefetch_related(replies)


def _conversation(first: Comment) -> Conversation:
    return Conversation(first, list(first.replies.all()))
