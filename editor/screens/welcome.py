"""Where somebody with a link chooses their own password, and is in the studio then."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.views import PasswordResetConfirmView
from django.urls import reverse_lazy
from django.utils.translation import gettext_lazy as _


class Welcome(PasswordResetConfirmView):
    """Django's page behind a signed link, at our door. The proof leaves the address before anything is shown.
    Whoever may not log in any more gets no further by an old link."""

    template_name = "editor/welcome.html"
    title = _("Choose a password")
    success_url = reverse_lazy("admin:index")
    post_reset_login = True
    post_reset_login_backend = "django.contrib.auth.backends.ModelBackend"

    def get_user(self, uidb64: str) -> User | None:
        """Who the link is for."""
        found: Any = super().get_user(uidb64)
        return found if found is not None and found.is_active else None
