"""Who may do what: the one place where a person's role is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.errors import NotAllowedError
from content.models import Language

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def require(person: User | None, permission: str) -> None:
    """Refuse unless the person has a permission. Commands act for nobody and may do everything."""
    if person is not None and not person.has_perm(permission):
        raise NotAllowedError(permission)


def reviewable_languages(person: User | None) -> set[str]:
    """The languages in which a person says of translations that they are right: all for those who may edit
    entries, else those of the languages they write that were chosen for it."""
    if person is None or person.has_perm("content.change_entry"):
        return writable_languages(person)
    if not hasattr(person, "member"):
        return set()
    return writable_languages(person) & set(person.member.reviews.values_list("code", flat=True))


def writable_languages(person: User | None) -> set[str]:
    """The languages a person may translate into: all for those who may edit entries, else the ones chosen
    for them."""
    if person is None or person.has_perm("content.change_entry"):
        return set(Language.objects.values_list("code", flat=True))
    if not person.has_perm("content.change_translation"):
        return set()
    return (
        set(Language.objects.filter(pk__in=person.member.languages.all()).values_list("code", flat=True))
        if hasattr(person, "member")
        else set()
    )
