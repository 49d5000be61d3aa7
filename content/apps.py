"""The app of the content."""

from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class ContentConfig(AppConfig):
    """Puts the roles in place whenever the database has been migrated."""

    name = "content"
    verbose_name = _("Content")

    def ready(self) -> None:
        """Listen for migrations."""
        from content.roles import put_in_place

        post_migrate.connect(put_in_place, dispatch_uid="content.roles")
