"""Pictures, stored once under the hash of their bytes."""

from __future__ import annotations

from django.conf import settings
from django.core.files.storage import default_storage
from django.db import models
from django.utils.translation import gettext_lazy as _


class Art(models.Model):
    """A picture: PNG without hidden data, named by the SHA-256 of its bytes. Never changed, so never stale
    anywhere."""

    hash = models.CharField(_("hash"), max_length=64, primary_key=True)
    width = models.PositiveIntegerField(_("width"))
    height = models.PositiveIntegerField(_("height"))
    size = models.PositiveIntegerField(_("bytes"))
    added_at = models.DateTimeField(_("added"), auto_now_add=True)
    added_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("added by"),
    )

    class Meta:
        verbose_name = _("art")
        verbose_name_plural = _("art")

    def __str__(self) -> str:
        return f"{self.hash[:12]} ({self.width} × {self.height})"

    @staticmethod
    def path_of(hash_: str) -> str:
        """Where the bytes of a hash lie in the storage."""
        return f"{hash_[:2]}/{hash_}.png"

    def content(self) -> bytes:
        """The bytes of the picture."""
        with default_storage.open(self.path_of(self.hash)) as file:
            return bytes(file.read())
