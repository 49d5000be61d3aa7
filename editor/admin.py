"""What the editor shows with the admin's own lists and forms: users, languages, packs."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.admin.widgets import RelatedFieldWidgetWrapper
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import SetPasswordForm, UserChangeForm
from django.contrib.auth.models import Group, User
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from content.models import Language, Member, Pack, Release, Revision, Withdrawal
from content.roles import ROLES
from content.wording import game_name
from editor.names import interface_language
from editor.site import site
from engine.games import games


class Plain(admin.ModelAdmin):  # type: ignore[type-arg]
    """Lists and forms without scripts: a choice is a choice, and not also a way to make what can be chosen in
    a window of its own."""

    actions = None

    @property
    def media(self) -> forms.Media:
        """None."""
        return forms.Media()

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """The field of a form with its bare widget."""
        field = super().formfield_for_dbfield(db_field, request, **kwargs)
        if field is not None and isinstance(field.widget, RelatedFieldWidgetWrapper):
            field.widget = field.widget.widget
        return field


class RoleField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """The roles by their names in the language of the interface."""

    def label_from_instance(self, obj: Any) -> str:
        return str(_(obj.name))


class PersonForm(UserChangeForm):  # type: ignore[type-arg]
    """A user with a role and, for translators, languages."""

    role = RoleField(
        queryset=Group.objects.filter(name__in=ROLES),
        required=False,
        label=_("Role"),
        widget=forms.Select,
        help_text=_(
            "Owners manage users and packs, designers edit everything else, translators write "
            "translations, playtesters and viewers read."
        ),
    )
    languages = forms.ModelMultipleChoiceField(
        queryset=Language.objects.all(),
        required=False,
        label=_("Languages"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_("The languages a translator may write in. For other roles they do not matter."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "password" in self.fields:
            self.fields["password"].help_text = ""  # the link beside it says what can be done
        if self.instance.pk:
            member = Member.objects.filter(user=self.instance).first()
            if "role" in self.fields:
                self.fields["role"].initial = self.instance.groups.filter(name__in=ROLES).first()
            if "languages" in self.fields and member is not None:
                self.fields["languages"].initial = member.languages.all()


class NewPasswordForm(SetPasswordForm):  # type: ignore[type-arg]
    """A password for somebody else. Everybody logs in with one, so it cannot be taken away here."""

    def clean(self) -> dict[str, Any]:
        """Django's admin wants to be told that there is one."""
        super().clean()
        self.cleaned_data["set_usable_password"] = True
        return self.cleaned_data


@admin.register(User, site=site)
class PersonAdmin(Plain, UserAdmin):  # type: ignore[type-arg]
    """Users. Owners manage them; nobody changes their own role, and only superusers touch superusers.

    Every user of the studio may log in here, what they may do follows from the role. Superusers are made on
    the command line only.
    """

    form = PersonForm
    change_password_form = NewPasswordForm
    list_display = ("username", "full_name", "role", "spoken", "is_active", "last_login")
    list_filter = ("is_active",)
    filter_horizontal = ()
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        (_("Person"), {"fields": ("first_name", "last_name", "email")}),
        (_("Rights"), {"fields": ("is_active", "role", "languages")}),
    )
    add_fieldsets = ((None, {"fields": ("username", "password1", "password2")}),)

    def get_queryset(self, request: HttpRequest) -> QuerySet[User]:
        return super().get_queryset(request).prefetch_related("groups", "member__languages")

    @admin.display(description=pgettext_lazy("of a person", "name"))
    def full_name(self, user: User) -> str:
        """The name of a person, if they gave one."""
        return user.get_full_name()

    @admin.display(description=_("role"))
    def role(self, user: User) -> str:
        """The role in the language of the interface."""
        if user.is_superuser:
            return str(_("superuser"))
        return ", ".join(str(_(group.name)) for group in user.groups.all())

    @admin.display(description=_("languages"))
    def spoken(self, user: User) -> str:
        """The languages a translator may write in."""
        return (
            ", ".join(language.name for language in user.member.languages.all())
            if hasattr(user, "member")
            else ""
        )

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        """Nobody changes their own rights."""
        return ("is_active", "role", "spoken") if obj is not None and obj == request.user else ()

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        fieldsets = super().get_fieldsets(request, obj)
        if obj is None or obj != request.user:
            return fieldsets
        own = {"fields": ("is_active", "role", "spoken")}
        return [(name, own if "is_active" in options["fields"] else options) for name, options in fieldsets]

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return super().has_change_permission(request, obj) and self._may_touch(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Who has written something stays, or the history would no longer know whom; they can be made
        inactive."""
        if obj is not None and (obj == request.user or self._has_written(obj)):
            return False
        return super().has_delete_permission(request, obj) and self._may_touch(request, obj)

    @staticmethod
    def _has_written(user: User) -> bool:
        made = (Revision, Release, Withdrawal)
        if any(model._default_manager.filter(made_by=user).exists() for model in made):
            return True
        return Withdrawal.objects.filter(ended_by=user).exists()

    @staticmethod
    def _may_touch(request: HttpRequest, obj: Any) -> bool:
        asking = request.user
        return obj is None or not obj.is_superuser or bool(getattr(asking, "is_superuser", False))

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """No deeds on many users at once: deleting a superuser must not slip in among others."""
        return {}

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        obj.is_staff = True
        super().save_model(request, obj, form, change)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        user = form.instance
        if "role" in form.cleaned_data and user != request.user:
            role = form.cleaned_data["role"]
            user.groups.set([role] if role else [])
        if "languages" in form.cleaned_data and user != request.user:
            member, _made = Member.objects.get_or_create(user=user)
            member.languages.set(form.cleaned_data["languages"])


@admin.register(Language, site=site)
class LanguageAdmin(Plain):
    """Languages that packs can be written in or translated into."""

    list_display = ("code", "name")
    search_fields = ("code", "name")

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        return ("code",) if obj else ()

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return bool(self.has_change_permission(request, obj))


class PackForm(forms.ModelForm):  # type: ignore[type-arg]
    """A pack is made for a game that has none yet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "game" in self.fields:
            taken = set(Pack.objects.values_list("pk", flat=True))
            free = [(name, game_name(name, interface_language())) for name in games() if name not in taken]
            self.fields["game"] = forms.ChoiceField(choices=free, label=_("Game"), widget=forms.Select)
        if "languages" in self.fields:
            self.fields["languages"].required = False

    def clean(self) -> dict[str, Any] | None:
        """A pack is not translated into its own language."""
        cleaned = super().clean()
        source = (cleaned or {}).get("source") or getattr(self.instance, "source", None)
        if source is not None and source in (cleaned or {}).get("languages", []):
            self.add_error("languages", _("The pack is written in this language; choose only others."))
        return cleaned


@admin.register(Pack, site=site)
class PackAdmin(Plain):
    """The languages of each game's content."""

    form = PackForm
    list_display = ("title", "source", "spoken", "current")
    fields = ("game", "source", "languages")

    def formfield_for_manytomany(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        kwargs["widget"] = forms.CheckboxSelectMultiple()
        return super().formfield_for_manytomany(db_field, request, **kwargs)

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        """What translations hang on does not change afterwards."""
        return ("game", "source") if obj else ()

    def get_queryset(self, request: HttpRequest) -> QuerySet[Pack]:
        packs = super().get_queryset(request).select_related("current", "source").defer("current__content")
        return packs.prefetch_related("languages")

    @admin.display(description=_("game"))
    def title(self, pack: Pack) -> str:
        """The name of the game."""
        return game_name(pack.game, interface_language())

    @admin.display(description=_("languages"))
    def spoken(self, pack: Pack) -> str:
        """The languages it is translated into."""
        return ", ".join(language.name for language in pack.languages.all())

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return bool(self.has_change_permission(request, obj))
