"""Messages that people have written in the studio instead of shipped ones, and what they once read."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.language import Language
from content.models.text import Quality
from content.own_wording import OwnSource, declare_own

LONGEST = 10_000
"""Characters of a message."""

Stamp = tuple[int, datetime | None]

_known: Stamp = (0, None)
_looked_at = 0.0


class MessagePlace(models.Model):
    """Which message is meant, in which language."""

    language = models.ForeignKey(Language, models.CASCADE, related_name="+", verbose_name=_("language"))
    game = models.CharField(_("game"), max_length=40, blank=True)
    """Empty for a message that all games share."""
    key = models.CharField(_("message"), max_length=120)

    class Meta:
        abstract = True


class OwnMessage(MessagePlace):
    """What a message says here instead of what is shipped, with the shipped text it answers: when an update
    brings another one, it is stale by comparison."""

    source = models.TextField(_("message as it is written"))
    """All of it, with its id, as it would stand in a file."""
    answers = models.TextField(_("shipped message it answers"), blank=True)
    quality = models.CharField(_("quality"), max_length=10, choices=Quality.choices, default=Quality.DRAFT)
    version = models.PositiveIntegerField(_("version"), default=1)
    changed_at = models.DateTimeField(_("changed"), auto_now=True)
    changed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("changed by"),
    )

    class Meta:
        verbose_name = _("own wording")
        verbose_name_plural = _("own wordings")
        ordering = ["language", "game", "key"]
        constraints = [
            models.UniqueConstraint(fields=["language", "game", "key"], name="one_own_message_per_language")
        ]

    def __str__(self) -> str:
        return f"{self.game}: {self.key} [{self.language_id}]"

    @classmethod
    def declare_all(cls) -> None:
        """Read every row and let the wording have them."""
        global _known
        _known = _stamp()
        rows = cls.objects.order_by("pk").values_list("language_id", "game", "key", "source")
        declare_own([OwnSource(*row) for row in rows])

    @classmethod
    def notice(cls, *, seconds: float = 0.0) -> None:
        """Read every row again if anybody, in whichever process, has written since; within so many seconds
        only once."""
        global _looked_at
        now = time.monotonic()
        if seconds and now - _looked_at < seconds:
            return
        _looked_at = now
        if _stamp() != _known:
            cls.declare_all()


def _stamp() -> Stamp:
    """What the last change was; the moment tells apart two of the same number, one of which was not kept."""
    last: Any = MessageRevision.objects.order_by("-pk").values_list("pk", "made_at").first()
    return last or (0, None)


class MessageRevision(MessagePlace):
    """What a message read after one change; nothing where it went back to the shipped text."""

    class Verb(models.TextChoices):
        """What was done."""

        WRITTEN = "written", _("written")
        RETURNED = "returned", _("back to the shipped text")
        DUMPED = "dumped", _("written to the files")

    source = models.TextField(_("message as it is written"), blank=True)
    quality = models.CharField(_("quality"), max_length=10, choices=Quality.choices, blank=True)
    verb = models.CharField(_("what"), max_length=10, choices=Verb.choices)
    made_at = models.DateTimeField(_("when"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("who"),
    )

    class Meta:
        verbose_name = _("change of a wording")
        verbose_name_plural = _("changes of wordings")
        ordering = ["-id"]
        indexes = [models.Index(fields=["language", "game", "key", "-id"])]

    def __str__(self) -> str:
        return f"{self.game}: {self.key} [{self.language_id}] {self.verb} #{self.pk}"
