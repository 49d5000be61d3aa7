"""Add, change and delete users. Owners do so; nobody changes their own rights, only superusers touch
superusers, and one owner who can log in always remains."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass, replace

from django.contrib.auth.models import Group, User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext as _

from content.actions.allow import require
from content.errors import ChangedMeanwhileError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.models import Language, Member, Release, Revision, Withdrawal
from content.roles import ROLES

log = logging.getLogger(__name__)

OWNER, TRANSLATOR = "owner", "translator"


@dataclass(frozen=True, slots=True)
class UserFields:
    """What is kept of a user, apart from the password."""

    username: str
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    role: str = ""
    """One of `content.roles.ROLES`, or none."""
    languages: tuple[str, ...] = ()
    """Codes, in their order; they matter for translators."""
    reviews: tuple[str, ...] = ()
    """Those of them in which a translator also reviews."""
    is_active: bool = True

    @property
    def mark(self) -> str:
        """Names this state, so that a page can tell whether it is still the one that was shown."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


def fields_of(user: User) -> UserFields:
    """What is kept of a user now."""
    member = Member.objects.filter(user=user).first()
    spoken = member.languages.order_by("pk").values_list("pk", flat=True) if member is not None else ()
    reviews = member.reviews.order_by("pk").values_list("pk", flat=True) if member is not None else ()
    role = user.groups.filter(name__in=ROLES).values_list("name", flat=True).first()
    return UserFields(
        user.username,
        user.first_name,
        user.last_name,
        user.email,
        role or "",
        tuple(spoken),
        tuple(reviews),
        user.is_active,
    )


def add_user(wanted: UserFields, *, password: str = "", author: User | None) -> User:
    """A new user. Without a password nobody can log in with the name until somebody has chosen one
    (`content.actions.let_in`). Raises `ValidationError`, by field."""
    require(author, "auth.add_user")
    user = User(is_staff=True)  # whoever has an account may come in; what they may do follows from the role
    _fill(user, wanted)
    if password:
        check_password(password, user, "password")
        user.set_password(password)
    else:
        user.set_unusable_password()
    with transaction.atomic():
        _check(user)
        user.save()
        _give_rights(user, wanted)
        log_when_kept(log, "user added", user=user.username, role=wanted.role, by=name_of(author))
    return user


def change_user(user: User, wanted: UserFields, *, seen: str, author: User | None) -> User:
    """Change a user. ``seen`` is the mark of what was shown. Raises `ValidationError`, by field, and
    `ChangedMeanwhileError` if somebody else was quicker."""
    require_touch(user, author)
    with transaction.atomic():
        user = User.objects.select_for_update().get(pk=user.pk)
        before = fields_of(user)
        if before.mark != seen:
            raise ChangedMeanwhileError(user.username)
        if author is not None and user == author:  # nobody gives themselves rights, or takes them by mistake
            wanted = replace(
                wanted,
                role=before.role,
                languages=before.languages,
                reviews=before.reviews,
                is_active=before.is_active,
            )
        if (before.is_active, before.role) != (wanted.is_active, wanted.role):
            _keep_an_owner(user, wanted)
        _fill(user, wanted)
        _check(user)
        user.save()
        _give_rights(user, wanted)
        after = fields_of(user)
        changed = [name for name in UserFields.__slots__ if getattr(before, name) != getattr(after, name)]
        if changed:
            told = {"role": after.role} if "role" in changed else {}
            facts = {"user": user.username, "changed": ",".join(changed), **told}
            log_when_kept(log, "user changed", **facts, by=name_of(author))
    return user


def delete_user(user: User, *, author: User | None) -> None:
    """Delete somebody who has written nothing. Whoever has stays, or the history would no longer know whom;
    they can be made inactive."""
    require(author, "auth.delete_user")
    require_touch(user, author)
    if not can_be_deleted(user, author):
        raise NotAllowedError("auth.delete_user")
    with transaction.atomic():
        _keep_an_owner(user, UserFields(user.username, is_active=False))
        name = user.username
        user.delete()
        log_when_kept(log, "user deleted", user=name, by=name_of(author))


def can_be_deleted(user: User, author: User | None) -> bool:
    """Whether somebody is not oneself and has written nothing that tells of them."""
    if author is not None and user == author:
        return False
    if any(model._default_manager.filter(made_by=user).exists() for model in (Revision, Release, Withdrawal)):
        return False
    return not Withdrawal.objects.filter(ended_by=user).exists()


def may_touch(user: User, author: User | None) -> bool:
    """Whether somebody may change a user at all."""
    if author is None:
        return True
    return author.has_perm("auth.change_user") and (author.is_superuser or not user.is_superuser)


def require_touch(user: User, author: User | None) -> None:
    """Refuse unless somebody may change a user."""
    if not may_touch(user, author):
        raise NotAllowedError("auth.change_user")


def check_password(password: str, user: User, field: str) -> None:
    """Refuse a password that is easily guessed."""
    try:
        validate_password(password, user)
    except ValidationError as error:
        raise ValidationError({field: error.messages}) from error


def _fill(user: User, wanted: UserFields) -> None:
    for name in ("username", "first_name", "last_name", "email", "is_active"):
        setattr(user, name, getattr(wanted, name))


def _check(user: User) -> None:
    user.full_clean(exclude=["password"])
    if User.objects.filter(username__iexact=user.username).exclude(pk=user.pk).exists():
        raise ValidationError({"username": _("Another user is called so, but for capital letters.")})


def _give_rights(user: User, wanted: UserFields) -> None:
    if wanted.role and wanted.role not in ROLES:
        raise ValidationError({"role": _("There is no such role.")})
    if wanted.role == TRANSLATOR and set(wanted.reviews) - set(wanted.languages):
        said = _("Somebody reviews only languages that they may write in. Tick them above, too.")
        raise ValidationError({"reviews": said})
    user.groups.remove(*Group.objects.filter(name__in=set(ROLES) - {wanted.role}))
    user.groups.add(*Group.objects.filter(name=wanted.role))
    member, _made = Member.objects.get_or_create(user=user)
    member.languages.set(Language.objects.filter(pk__in=wanted.languages))
    member.reviews.set(Language.objects.filter(pk__in=wanted.reviews))


def _keep_an_owner(user: User, wanted: UserFields) -> None:
    """Refuse what would leave nobody to manage the studio. Two who take each other's role at the same time
    come one after the other."""
    list(Group.objects.select_for_update().filter(name=OWNER))
    if wanted.is_active and (wanted.role == OWNER or user.is_superuser):
        return
    able = User.objects.filter(is_active=True).exclude(password__startswith="!")
    able = able.filter(Q(is_superuser=True) | Q(groups__name=OWNER))
    if able.filter(pk=user.pk).exists() and not able.exclude(pk=user.pk).exists():
        field = "role" if wanted.is_active else "is_active"
        raise ValidationError(
            {field: _("This is the last owner who can log in. Make somebody else an owner first.")}
        )
