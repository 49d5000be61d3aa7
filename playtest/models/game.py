"""Test games: what they are played with, how far they are, how they ended."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models import Pack, Release
from playtest.models.draft import FrozenDraft
from playtest.public_id import new_public_id


class TestGame(models.Model):
    """One test game. `ply` counts the records of its history (`playtest.models.Move`): a decision, a die that
    was told or an undo is one each, so that a ply is never used twice for different things."""

    __test__ = False  # its name begins like that of a test

    class Undo(models.TextChoices):
        """Who may take a decision back."""

        NEVER = "never", _("never")
        OWN = "own", _("the own last one")
        ANY = "any", _("any")

    class Chance(models.TextChoices):
        """Where the dice come from."""

        SEED = "seed", _("the game rolls")
        ASK = "ask", _("real dice are told")

    public_id = models.CharField(max_length=32, unique=True, default=new_public_id, editable=False)
    game = models.ForeignKey(Pack, models.PROTECT, related_name="test_games", verbose_name=_("game"))
    release = models.ForeignKey(
        Release, models.PROTECT, null=True, blank=True, related_name="test_games", verbose_name=_("release")
    )
    draft = models.ForeignKey(FrozenDraft, models.PROTECT, null=True, blank=True, related_name="test_games")
    seats = models.PositiveSmallIntegerField(_("seats"))
    seed = models.BigIntegerField(_("seed"))
    options: models.JSONField[Any, Any] = models.JSONField(_("options"), default=dict)
    chance = models.CharField(_("dice"), max_length=4, choices=Chance.choices, default=Chance.SEED)
    language = models.CharField(_("language"), max_length=12)
    undo = models.CharField(_("undo"), max_length=5, choices=Undo.choices, default=Undo.NEVER)
    open_table = models.BooleanField(_("open table"), default=False)

    ply = models.PositiveIntegerField(_("ply"), default=0)
    state = models.BinaryField()
    to_act: models.JSONField[Any, Any] = models.JSONField(default=list)
    outcome: models.JSONField[Any, Any] = models.JSONField(_("outcome"), null=True, default=None)
    is_over = models.BooleanField(_("over"), default=False)
    broken: models.JSONField[Any, Any] = models.JSONField(null=True, default=None)
    """Why the rules failed, as `playtest.games.breaking` keeps it; nothing as long as they work."""
    bot_turn = models.BooleanField(default=False)
    """Whether a bot must decide next."""
    bot_lease = models.DateTimeField(null=True, default=None)
    """Until when somebody has promised to let the bot think; after that anybody may."""

    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("created by"),
    )
    created_at = models.DateTimeField(_("created"), auto_now_add=True)
    changed_at = models.DateTimeField(_("changed"), auto_now=True)

    class Meta:
        verbose_name = _("test game")
        verbose_name_plural = _("test games")
        ordering = ["-id"]
        indexes = [
            models.Index(fields=["created_by", "-id"], name="test_games_of_a_person"),
            models.Index(fields=["bot_turn", "is_over"], name="test_games_of_bots"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(release__isnull=True) ^ models.Q(draft__isnull=True),
                name="test_game_of_a_release_or_a_draft",
            )
        ]

    def __str__(self) -> str:
        return f"{self.game_id} {self.public_id}"

    @property
    def content_hash(self) -> str:
        """The hash of the release or draft it is played with."""
        return str(self.release_id or self.draft_id)
