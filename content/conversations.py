"""Conversations about entries as they are read: those of an entry, and those that wait for somebody."""

from __future__ import annotations

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


def conversations_about(entry: Entry) -> list[Conversation]:
    """Everything said about an entry: what is open first, then what was settled, each as it was begun."""
    found = [_conversation(first) for first in _firsts().filter(entry=entry)]
    return sorted(found, key=lambda each: not each.is_open)


def conversations_waiting_for(person: User, games: list[str]) -> list[Conversation]:
    """Open conversations in which somebody else spoke last and the person is named, or which the person
    began or took part in; the newest first."""
    theirs = Q(named=person) | Q(made_by=person) | Q(replies__named=person) | Q(replies__made_by=person)
    open_ones = _firsts().filter(theirs, settled_at=None, game__in=games).exclude(entry=None)
    found = [_conversation(first) for first in open_ones.distinct()]
    waiting = [each for each in found if each.last.made_by_id != person.pk]
    return sorted(waiting, key=lambda each: -each.last.pk)[:MOST_WAITING]


def _firsts() -> QuerySet[Comment]:
    replies = Prefetch("replies", Comment.objects.select_related("made_by").order_by("id"))
    people = Comment.objects.select_related("made_by", "settled_by", "entry")
    return people.filter(answers=None).prefetch_related(replies)


def _conversation(first: Comment) -> Conversation:
    return Conversation(first, list(first.replies.all()))
