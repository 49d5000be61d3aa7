"""Languages that content can be written in or translated into. Adding one is a row."""

from __future__ import annotations

from django.core.validators import RegexValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

CODE_PATTERN = r"[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?"


class Language(models.Model):
    """A language: its code, its name in itself."""

    code = models.CharField(
        _("code"), max_length=12, primary_key=True, validators=[RegexValidator(rf"^{CODE_PATTERN}$")]
    )
    name = models.CharField(_("name in the language itself"), max_length=60)

    class Meta:
        verbose_name = _("language")
        verbose_name_plural = _("languages")
        ordering = ["code"]

    def __str__(self) -> str:
        return self.name
