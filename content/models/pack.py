"""The content of one game in this studio, and the files on disk it was last loaded from."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.language import Language


class Review(models.TextChoices):
    """What a pack asks of the review of its translations."""

    FREE = "free", _("whoever reviews may review their own texts, too")
    FOUR_EYES = "four-eyes", _("somebody else than the writer reviews; publishing warns of the rest")
    STRICT = "strict", _("somebody else than the writer reviews; without that nothing is published")


class Pack(models.Model):
    """One game's content: the language it is written in, those it is translated into, the release that is
    current."""

    game = models.SlugField(_("game"), max_length=40, primary_key=True)
    source = models.ForeignKey(Language, models.PROTECT, related_name="+", verbose_name=_("source language"))
    languages = models.ManyToManyField(
        Language, related_name="packs", verbose_name=_("languages"), blank=True
    )
    current = models.ForeignKey(
        "content.Release",
        models.PROTECT,
        related_name="+",
        null=True,
        blank=True,
        verbose_name=_("current release"),
    )
    review = models.CharField(_("review"), max_length=12, choices=Review.choices, default=Review.FREE)

    class Meta:
        verbose_name = _("pack")
        verbose_name_plural = _("packs")
        ordering = ["game"]

    def __str__(self) -> str:
        return self.game

    @property
    def has_four_eyes(self) -> bool:
        """Whether nobody reviews their own texts."""
        return self.review != Review.FREE


class PackFile(models.Model):
    """A file of a pack as it was last loaded or dumped: what local edits are compared with, and what keeps
    its comments."""

    pack = models.ForeignKey(Pack, models.CASCADE, related_name="files")
    path = models.CharField(max_length=200)
    content = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["pack", "path"], name="one_file_per_path")]

    def __str__(self) -> str:
        return f"{self.pack_id}/{self.path}"
