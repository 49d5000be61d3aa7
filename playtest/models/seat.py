"""Seats of test games: who sits there, a person with a link or a bot."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from playtest.models.game import TestGame


class SeatHolder(models.Model):
    """One seat. A person's token is kept as a hash only; a bot has a name and perhaps a budget
    (``mcts:500ms``)."""

    game = models.ForeignKey(TestGame, models.CASCADE, related_name="holders", verbose_name=_("test game"))
    seat = models.PositiveSmallIntegerField(_("seat"))
    name = models.CharField(_("name"), max_length=60, blank=True)
    bot = models.CharField(_("bot"), max_length=40, blank=True)
    token_digest = models.CharField(max_length=64, null=True, unique=True, default=None)  # noqa: DJ001 - a seat without a token has none, not an empty one

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ["seat"]
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="one_holder_per_seat")]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.seat} {self.name or self.bot}"
