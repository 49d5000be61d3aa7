"""The history of a test game: append-only."""

from __future__ import annotations

from typing import Any, NoReturn

from django.db import models

from playtest.models.game import TestGame


class HistoryError(RuntimeError):
    """Somebody tried to change what has happened."""


class Move(models.Model):
    """One record: what a seat decided, that the rules failed at a decision (`playtest.games.breaking`), or
    that decisions were taken back. Record ``n`` leads from ply ``n - 1`` to ply ``n``.

    What came of it is kept as `playtest.games.hearing` writes it: keys and arguments, for each who may hear
    something else. Words are found when somebody reads, in their language.
    """

    class Kind(models.TextChoices):
        """What sort of record it is."""

        MOVE = "move"
        UNDO = "undo"
        BROKEN = "broken"

    game = models.ForeignKey(TestGame, models.CASCADE, related_name="moves")
    ply = models.PositiveIntegerField()
    kind = models.CharField(max_length=6, choices=Kind.choices, default=Kind.MOVE)
    seat = models.SmallIntegerField()
    """Whose decision it was: a seat, -1 for the dice, -2 for an undo by who has no seat."""
    action: models.JSONField[Any, Any] = models.JSONField(default=list)
    """The action's numbers; of an undo the first and the last ply that it took back."""
    events: models.JSONField[Any, Any] = models.JSONField(default=list)
    by_bot = models.BooleanField(default=False)
    key = models.CharField(max_length=80, blank=True)
    """The idempotency key of the request."""
    body_digest = models.CharField(max_length=64, blank=True)
    undone_by = models.PositiveIntegerField(null=True, default=None)
    """The ply of the undo that took it back; the one thing that is ever noted afterwards."""
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["ply"]
        constraints = [
            models.UniqueConstraint(fields=["game", "ply"], name="one_record_per_ply"),
            models.UniqueConstraint(
                fields=["game", "seat", "key"], condition=~models.Q(key=""), name="one_record_per_key"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game_id} ply {self.ply}: seat {self.seat} {self.action}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Append a record; refuse to write over one."""
        if not self._state.adding:
            raise HistoryError("what has happened is never changed")
        super().save(*args, **{**kwargs, "force_insert": True})

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse: records go only with their whole game."""
        raise HistoryError("what has happened is never deleted")
