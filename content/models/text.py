"""Texts of entries and their translations, one row per text and language."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from content.entries.document import Basis
from content.models.entry import Entry
from content.models.language import Language
from engine.schema.json_schema import LONGEST_REASON


class Quality(models.TextChoices):
    """How far a translation has come. On disk a reviewed one bears no mark."""

    MACHINE = "machine", _("machine")
    DRAFT = "draft", _("draft")
    REVIEWED = "reviewed", _("reviewed")


class State(models.TextChoices):
    """What a translator sees of a text: its quality, unless it is missing or its source has changed since."""

    MISSING = "missing", _("missing")
    STALE = "stale", _("stale")
    MACHINE = "machine", _("machine")
    DRAFT = "draft", _("draft")
    REVIEWED = "reviewed", _("reviewed")


class OwnText(models.Model):
    """What an own rules text rests on; empty for every other text (`content.entries.document.Basis`)."""

    written_for = models.TextField(_("rendered text it was written for"), blank=True)
    confirmed_for = models.TextField(_("rendered text it was confirmed for"), blank=True)
    because = models.CharField(_("why it still fits"), max_length=LONGEST_REASON, blank=True)

    class Meta:
        abstract = True

    @property
    def basis(self) -> Basis:
        """All of it as one value."""
        return Basis(self.written_for, self.confirmed_for, self.because)

    @basis.setter
    def basis(self, value: Basis) -> None:
        self.written_for, self.confirmed_for = value.written_for, value.confirmed_for
        self.because = value.because


class TextUnit(OwnText):
    """One text of an entry in the source language, at its address among the entry's fields. The source of an
    own rules text may be empty: it then exists in other languages only."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="units", verbose_name=_("entry"))
    field = models.CharField(_("field"), max_length=200)
    source = models.TextField(_("source text"), blank=True)
    note = models.CharField(_("note for translators"), max_length=300, blank=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        verbose_name = _("text")
        verbose_name_plural = _("texts")
        ordering = ["entry", "position"]
        constraints = [models.UniqueConstraint(fields=["entry", "field"], name="one_text_per_field")]

    def __str__(self) -> str:
        return f"{self.entry}: {self.field}"


class TranslationQuerySet(models.QuerySet["Translation"]):
    """Translations by the state a translator sees."""

    def in_state(self, state: State) -> TranslationQuerySet:
        """Those in one state. Missing ones are rows with an empty text."""
        if state == State.MISSING:
            return self.filter(text="")
        written = self.exclude(text="")
        if state == State.STALE:
            return written.filter(~Q(answers=F("unit__source")))
        return written.filter(answers=F("unit__source"), quality=state.value)


class Translation(OwnText):
    """A text in another language, with the source text it answers: when the source changes, it is stale by
    comparison."""

    unit = models.ForeignKey(TextUnit, models.CASCADE, related_name="translations", verbose_name=_("text"))
    language = models.ForeignKey(
        Language, models.PROTECT, related_name="translations", verbose_name=_("language")
    )
    text = models.TextField(_("translation"), blank=True)
    answers = models.TextField(_("source it answers"), blank=True)
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
    written_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("written by"),
    )
    """Whose words it has; nobody's if they came with a pack."""
    reviewed_at = models.DateTimeField(_("reviewed"), null=True, blank=True)
    reviewed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("reviewed by"),
    )
    """Who said that these words are right; nobody if a pack said so."""
    remarks = models.PositiveSmallIntegerField(_("open remarks of checks"), null=True, blank=True)
    """How many there were when checks read it last; nothing since it changed (`content.text_judging`)."""

    objects = TranslationQuerySet.as_manager()

    class Meta:
        verbose_name = _("translation")
        verbose_name_plural = _("translations")
        ordering = ["unit", "language"]
        constraints = [
            models.UniqueConstraint(fields=["unit", "language"], name="one_translation_per_language")
        ]
        indexes = [models.Index(fields=["language", "-changed_at"])]

    def __str__(self) -> str:
        return f"{self.unit} [{self.language_id}]"

    @property
    def state(self) -> State:
        """The state a translator sees."""
        if not self.text:
            return State.MISSING
        if self.answers != self.unit.source:
            return State.STALE
        return State(self.quality)
