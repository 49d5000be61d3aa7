"""Forms of a few plain fields, for users, languages and packs: inputs in the look of the studio, and what an
action refuses at the field that it is about."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS, ValidationError
from django.utils.translation import gettext as _


class PlainForm(forms.Form):
    """Fields that a page draws with `editor/parts/field.html` and `editor/parts/ticks.html`."""

    seen = forms.CharField(required=False, widget=forms.HiddenInput)
    """Names what the page showed, so that nobody writes over what somebody else did meanwhile."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            if not isinstance(
                field.widget, forms.CheckboxInput | forms.CheckboxSelectMultiple | forms.RadioSelect
            ):
                field.widget.attrs["class"] = "tw-input"

    def refuse(self, error: ValidationError) -> None:
        """Show what an action refused; what is about no field of this form stands above it."""
        told = error.message_dict if hasattr(error, "error_dict") else {NON_FIELD_ERRORS: error.messages}
        for name, messages in told.items():
            for message in messages:
                self.add_error(name if name in self.fields else None, message)


def changed_meanwhile() -> str:
    """What is said to whoever was not the first."""
    return _("Somebody else has changed this since you opened the page. Look at it anew, then change it.")
