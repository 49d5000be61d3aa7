"""Languages that content can be written in or translated into. Adding one is a row."""

from __future__ import annotations

from typing import Any, Self

from django.core.validators import RegexValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.fallbacks import declare

CODE_PATTERN = r"[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?"


class Language(models.Model):
    """A language: its code, its name in itself, and which languages speak where it has no words.

    Whoever reads or saves a row declares its chain to the wording."""

    code = models.CharField(
        _("code"), max_length=12, primary_key=True, validators=[RegexValidator(rf"^{CODE_PATTERN}$")]
    )
    name = models.CharField(_("name in the language itself"), max_length=60)
    fallbacks = models.CharField(
        _("falls back to"),
        max_length=60,
        blank=True,
        validators=[RegexValidator(rf"^{CODE_PATTERN}( {CODE_PATTERN})*$")],
        help_text=_(
            "Codes of languages, in order and with spaces between them: where this language has no wording "
            "yet, the first of them that has it is read. Empty: the base language, then the language of the "
            "game, then English."
        ),
    )

    class Meta:
        verbose_name = _("language")
        verbose_name_plural = _("languages")
        ordering = ["code"]

    def __str__(self) -> str:
        return self.name

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save the row; its chain holds from now on."""
        super().save(*args, **kwargs)
        self._declare()

    @classmethod
    def from_db(cls, *args: Any, **kwargs: Any) -> Self:
        """The row, its chain declared on the way."""
        row = super().from_db(*args, **kwargs)
        if "fallbacks" in row.__dict__:
            row._declare()
        return row

    @classmethod
    def declare_all(cls) -> None:
        """Read every row, for a process that words content without having read any."""
        list(cls.objects.all())

    def _declare(self) -> None:
        declare(self.pk, self.fallbacks.split())
