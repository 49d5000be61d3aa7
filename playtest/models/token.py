"""Tokens with which programs act for a person."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.conf import settings
from django.db import models

from playtest.public_id import new_public_id


class ApiToken(models.Model):
    """A token of the API: whose it is, what it may be used for. Of the token itself only a hash is kept."""

    public_id = models.CharField(max_length=32, unique=True, default=new_public_id)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=80)
    scopes: models.JSONField[Any, Any] = models.JSONField(default=list)
    digest = models.CharField(max_length=64, unique=True)
    start = models.CharField(max_length=12)
    made_at = models.DateTimeField(auto_now_add=True)
    last_used_at = models.DateTimeField(null=True)
    expires_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = "token"
        verbose_name_plural = "tokens"
        ordering = ["-id"]
        permissions = [
            ("manage_tokens", "Can revoke the tokens of others"),
            ("create_games", "Can create test games"),
            ("play_games", "Can play test games"),
            ("watch_games", "Can watch test games"),
            ("run_campaigns", "Can run campaigns"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.start}…)"

    def is_valid(self, now: datetime) -> bool:
        """Whether it opens anything."""
        return self.revoked_at is None and (self.expires_at is None or now < self.expires_at)
