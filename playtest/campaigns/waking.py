"""See to it that somebody runs what waits; whoever orders, resumes or looks at a campaign does."""

from __future__ import annotations

from django.conf import settings

from playtest.campaigns.worker import ensure_worker


def wake() -> None:
    """Start a worker if one is needed; an installation whose workers are started otherwise says so in its
    settings."""
    if settings.CAMPAIGN_WORKER:
        ensure_worker()
