"""The one module that imports the admin theme (django-unfold): the classes our screens build on.

Its settings stand in `editor.appearance`; the few of its templates that we replace in ``templates/unfold``.
The theme ships no types, so type checkers see the Django classes that it extends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.contrib.admin import AdminSite as ThemedSite
    from django.contrib.admin import ModelAdmin as ThemedModelAdmin
    from django.contrib.admin.widgets import AdminTextInputWidget as ThemedTextInput
    from django.contrib.auth.admin import UserAdmin as ThemedUserAdmin
    from django.contrib.auth.forms import AdminPasswordChangeForm as ThemedPasswordForm
    from django.contrib.auth.forms import AdminUserCreationForm as ThemedUserCreationForm
    from django.contrib.auth.forms import UserChangeForm as ThemedUserForm
    from django.forms import CheckboxSelectMultiple as ThemedCheckboxes
    from django.forms import Select as ThemedSelect
else:
    from django.contrib.auth.admin import UserAdmin
    from unfold.admin import ModelAdmin as ThemedModelAdmin
    from unfold.forms import AdminPasswordChangeForm as ThemedPasswordForm
    from unfold.forms import UserChangeForm as ThemedUserForm
    from unfold.forms import UserCreationForm as ThemedUserCreationForm
    from unfold.sites import UnfoldAdminSite as ThemedSite
    from unfold.widgets import UnfoldAdminCheckboxSelectMultipleWidget as ThemedCheckboxes
    from unfold.widgets import UnfoldAdminSelectWidget as ThemedSelect
    from unfold.widgets import UnfoldAdminTextInputWidget as ThemedTextInput

    class ThemedUserAdmin(UserAdmin, ThemedModelAdmin):
        """Django's admin of users in the look of the theme."""


__all__ = [
    "ThemedCheckboxes",
    "ThemedModelAdmin",
    "ThemedPasswordForm",
    "ThemedSelect",
    "ThemedSite",
    "ThemedTextInput",
    "ThemedUserAdmin",
    "ThemedUserCreationForm",
    "ThemedUserForm",
]
