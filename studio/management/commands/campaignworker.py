"""``manage.py campaignworker``: runs the campaigns that wait. The studio starts it itself."""

from __future__ import annotations

from django.conf import settings

from content.worker_command import WorkerCommand
from playtest.campaigns.working import work_off


class Command(WorkerCommand):
    """Works until nothing waits."""

    help = "Run the campaigns that wait, then end. The studio starts this by itself."

    def work_off(self) -> None:
        """Run them all."""
        work_off(settings.CAMPAIGN_CLUSTER, settings.CAMPAIGN_PROCESSES)
