"""Users: who they are, what they may do, how they get in. For owners."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.paginator import Paginator
from django.db.models import OuterRef, Q, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from content.actions.keep_user import (
    UserFields,
    add_user,
    can_be_deleted,
    change_user,
    delete_user,
    fields_of,
    may_touch,
)
from content.actions.let_in import make_link, set_password
from content.errors import ChangedMeanwhileError
from content.models import Language, Revision
from content.roles import ROLES
from editor.forms.plain import PlainForm, changed_meanwhile
from editor.names import in_menu_order
from editor.screens.base import page, person, screen

PER_PAGE = 50
ACTIVE, INVITED, INACTIVE = "active", "invited", "inactive"
DAY = 24 * 3600
ROLE_HELP = {
    "owner": gettext_lazy("manages users, languages and packs, and does everything else"),
    "designer": gettext_lazy("edits, publishes, prints and plays everything"),
    "translator": gettext_lazy("writes translations in the languages ticked below"),
    "playtester": gettext_lazy("reads, comments, prints and plays"),
    "viewer": gettext_lazy("reads"),
}


@dataclass(frozen=True, slots=True)
class ShownUser:
    """A user as the list shows them."""

    user: User
    role: str
    languages: str
    state: str
    seen_at: datetime | None
    may_open: bool


class UserForm(PlainForm):
    """Who somebody is and what they may do."""

    username = forms.CharField(label=gettext_lazy("User name"), max_length=150)
    first_name = forms.CharField(label=gettext_lazy("First name"), max_length=150, required=False)
    last_name = forms.CharField(label=gettext_lazy("Last name"), max_length=150, required=False)
    email = forms.EmailField(label=gettext_lazy("E-mail address"), required=False)
    role = forms.ChoiceField(label=gettext_lazy("Role"), required=False, widget=forms.RadioSelect)
    languages = forms.MultipleChoiceField(
        label=gettext_lazy("Languages"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text=gettext_lazy(
            "The languages a translator may write in. For other roles they do not matter."
        ),
    )
    reviews = forms.MultipleChoiceField(
        label=gettext_lazy("Reviews"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text=gettext_lazy(
            "The languages in which a translator says of texts that they are right. Designers and owners may "
            "do so in all."
        ),
    )
    is_active = forms.BooleanField(
        label=gettext_lazy("May log in"),
        required=False,
        help_text=gettext_lazy("Whoever may not keeps the name in the history and loses only the way in."),
    )

    def __init__(self, *args: Any, has_rights: bool = True, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        fields = cast(dict[str, Any], self.fields)
        none = ("", _("no role: sees nothing"))
        fields["role"].choices = [*((name, f"{_(name)}: {ROLE_HELP[name]}") for name in ROLES), none]
        spoken = in_menu_order(Language.objects.all())
        for name in ("languages", "reviews"):
            fields[name].choices = [(each.pk, each.name) for each in spoken]
        fields["is_active"].widget.attrs["class"] = "tw-switch"
        fields["is_active"].layout = "switch"
        fields["username"].widget.attrs |= {
            "autocomplete": "off",
            "autocapitalize": "none",
            "spellcheck": "false",
        }
        if not has_rights:
            for name in ("role", "languages", "reviews", "is_active"):
                del fields[name]

    @property
    def wanted(self) -> UserFields:
        """What was filled in."""
        given = dict(self.cleaned_data)
        for name in ("languages", "reviews"):
            given[name] = tuple(sorted(given.get(name, ())))
        return UserFields(**{name: given[name] for name in UserFields.__slots__ if name in given})


class NewUserForm(UserForm):
    """The same, with a password or without one."""

    password = forms.CharField(
        label=gettext_lazy("Password"),
        required=False,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
        help_text=gettext_lazy(
            "Leave it empty: you then get a link to hand on, with which they choose their own."
        ),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["is_active"]


class PasswordForm(PlainForm):
    """A password for somebody else."""

    password = forms.CharField(
        label=gettext_lazy("New password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )


@screen("auth.view_user")
def users(request: HttpRequest) -> HttpResponse:
    """All users, some at a time, found by name, role and state."""
    who = person(request)
    term, role, state = (request.GET.get(name, "").strip()[:80] for name in ("q", "role", "state"))
    found = _filtered(term, role, state)
    chosen = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    return page(
        request,
        "editor/users.html",
        _("Users"),
        rows=[_shown(each, who) for each in chosen],
        chosen=chosen,
        term=term,
        role=role,
        state=state,
        is_filtered=bool(term or role or state),
        roles=[(name, _(name)) for name in ROLES],
        states=[(name, _state_name(name)) for name in (ACTIVE, INVITED, INACTIVE)],
        can_add=who.has_perm("auth.add_user"),
    )


@screen("auth.add_user")
def new_user(request: HttpRequest) -> HttpResponse:
    """Add a user; without a password the next page has the link."""
    who = person(request)
    form = NewUserForm(request.POST or None, initial={"role": "viewer"})
    if request.method == "POST" and form.is_valid():
        password = form.cleaned_data["password"]
        try:
            user = add_user(form.wanted, password=password, author=who)
        except ValidationError as error:
            form.refuse(error)
        else:
            messages.success(request, _("%(name)s has been added.") % {"name": user.username})
            if password:
                return redirect("admin:users")
            return _one(request, user, link=_link(request, user))
    return page(
        request,
        "editor/user_new.html",
        _("New user"),
        crumbs=[(_("Users"), reverse("admin:users"))],
        status=422 if request.method == "POST" else 200,
        form=form,
    )


@screen("auth.view_user")
def user(request: HttpRequest, pk: int) -> HttpResponse:
    """One user, and everything that can be done about them."""
    who = person(request)
    known = get_object_or_404(User, pk=pk)
    if request.method != "POST":
        return _one(request, known)
    form = UserForm(request.POST, has_rights=_has_rights(known, who))
    if form.is_valid():
        wanted = form.wanted
        try:
            change_user(known, wanted, seen=form.cleaned_data["seen"], author=who)
        except ChangedMeanwhileError:
            form.add_error(None, changed_meanwhile())
        except ValidationError as error:
            form.refuse(error)
        else:
            messages.success(request, _("%(name)s has been saved.") % {"name": wanted.username})
            return redirect("admin:user", pk)
    return _one(request, known, form=form, status=422)


@require_POST
@screen("auth.change_user")
def user_link(request: HttpRequest, pk: int) -> HttpResponse:
    """A link with which a user chooses a password; shown in the answer and nowhere else."""
    known = get_object_or_404(User, pk=pk)
    return _one(request, known, link=_link(request, known))


@require_POST
@screen("auth.change_user")
def user_password(request: HttpRequest, pk: int) -> HttpResponse:
    """Give a user a password."""
    known = get_object_or_404(User, pk=pk)
    form = PasswordForm(request.POST)
    if form.is_valid():
        try:
            set_password(known, form.cleaned_data["password"], author=person(request))
        except ValidationError as error:
            form.refuse(error)
        else:
            messages.success(request, _("%(name)s has a new password.") % {"name": known.username})
            return redirect("admin:user", pk)
    return _one(request, known, password_form=form, status=422)


@require_POST
@screen("auth.delete_user")
def user_delete(request: HttpRequest, pk: int) -> HttpResponse:
    """Delete a user who has written nothing."""
    known = get_object_or_404(User, pk=pk)
    name = known.username
    try:
        delete_user(known, author=person(request))
    except ValidationError as error:
        messages.error(request, " ".join(error.messages))
        return redirect("admin:user", pk)
    messages.success(request, _("%(name)s has been deleted.") % {"name": name})
    return redirect("admin:users")


def _one(
    request: HttpRequest,
    known: User,
    *,
    form: UserForm | None = None,
    password_form: PasswordForm | None = None,
    link: str = "",
    status: int = 200,
) -> HttpResponse:
    who = person(request)
    may_change = may_touch(known, who)
    return page(
        request,
        "editor/user.html",
        known.username,
        crumbs=[(_("Users"), reverse("admin:users"))],
        status=status,
        known=known,
        shown=_shown(_with_deeds(User.objects.filter(pk=known.pk)).get(), who),
        form=form or _filled(known, who),
        password_form=password_form or PasswordForm(),
        link=link,
        days=settings.PASSWORD_RESET_TIMEOUT // DAY,
        is_self=known == who,
        may_change=may_change,
        may_delete=may_change and who.has_perm("auth.delete_user") and can_be_deleted(known, who),
    )


def _filled(known: User, who: User) -> UserForm:
    kept = fields_of(known)
    initial = {name: getattr(kept, name) for name in UserFields.__slots__}
    return UserForm(has_rights=_has_rights(known, who), initial={**initial, "seen": kept.mark})


def _has_rights(known: User, who: User) -> bool:
    """Whether the form offers rights: nobody changes their own, and a superuser has all."""
    return known != who and not known.is_superuser


def _link(request: HttpRequest, user: User) -> str:
    who, proof = make_link(user, author=person(request))
    return request.build_absolute_uri(reverse("welcome", args=(who, proof)))


def _with_deeds(users: QuerySet[User]) -> QuerySet[User]:
    """Users with when each last changed something."""
    latest = Revision.objects.filter(made_by=OuterRef("pk")).order_by("-pk").values("made_at")[:1]
    return users.prefetch_related("groups", "member__languages").annotate(wrote_at=Subquery(latest))


def _filtered(term: str, role: str, state: str) -> QuerySet[User]:
    found = _with_deeds(User.objects.order_by("-is_active", "username"))
    if term:
        names = ("username", "first_name", "last_name", "email")
        wanted = Q()
        for name in names:
            wanted |= Q(**{f"{name}__icontains": term})
        found = found.filter(wanted)
    if role in ROLES:
        found = found.filter(groups__name=role)
    if state == INACTIVE:
        found = found.filter(is_active=False)
    elif state in (ACTIVE, INVITED):
        unusable = Q(password__startswith="!")
        found = found.filter(unusable if state == INVITED else ~unusable, is_active=True)
    return found


def _shown(user: User, who: User) -> ShownUser:
    wrote_at: datetime | None = getattr(user, "wrote_at", None)
    seen = [each for each in (user.last_login, wrote_at) if each is not None]
    roles = [str(_(group.name)) for group in user.groups.all() if group.name in ROLES]
    spoken = in_menu_order(user.member.languages.all()) if hasattr(user, "member") else []
    return ShownUser(
        user,
        str(_("superuser")) if user.is_superuser else ", ".join(roles),
        ", ".join(each.name for each in spoken),
        INACTIVE if not user.is_active else ACTIVE if user.has_usable_password() else INVITED,
        max(seen, default=None),
        may_touch(user, who),
    )


def _state_name(state: str) -> str:
    return {ACTIVE: _("may log in"), INVITED: _("has no password yet"), INACTIVE: _("may not log in")}[state]
