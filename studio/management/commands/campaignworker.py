"""``manage.py campaignworker``: runs the campaigns that wait. The studio starts it itself."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from playtest.campaigns.working import work_off


class Command(BaseCommand):
    """Works until nothing waits."""

    help = "Run the campaigns that wait, then end. The studio starts this by itself."

    def handle(self, *args: Any, **options: Any) -> None:
        """Run them all."""
        work_off(settings.CAMPAIGN_CLUSTER)
