"""Django's admin as an app whose pages are loaded with the addresses, or when somebody checks them: a command
that shows no page does without them and starts a third of a second earlier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.contrib.admin import autodiscover
from django.contrib.admin.apps import SimpleAdminConfig
from django.contrib.admin.checks import check_admin_app, check_dependencies
from django.core.checks import CheckMessage, Tags, register


class AdminPages(SimpleAdminConfig):
    """The admin without discovering at once; `studio.urls` does that."""

    def ready(self) -> None:
        """Let the admin's own checks be known."""
        register(check_dependencies, Tags.admin)
        register(check_pages, Tags.admin)


def check_pages(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    """What the admin checks of every page, after there are any."""
    autodiscover()
    return list(check_admin_app(app_configs, **kwargs))
