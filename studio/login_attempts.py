"""Which wrong passwords count when a door is closed for a while (`axes`): not those from a future that a
clock set back has left, or the door would stay closed until it has caught up."""

from __future__ import annotations

from typing import Any

from axes.handlers.database import AxesDatabaseHandler
from django.utils import timezone

from content.leases import SKEW


class LoginAttempts(AxesDatabaseHandler):  # type: ignore[misc] # axes declares no types
    """Attempts in the database, as axes keeps them."""

    def get_user_attempts(self, request: Any, credentials: dict[str, Any] | None = None) -> list[Any]:
        """Those that count now."""
        found = super().get_user_attempts(request, credentials)
        return [each.filter(attempt_time__lte=timezone.now() + SKEW) for each in found]
