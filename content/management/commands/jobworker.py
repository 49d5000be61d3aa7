"""``manage.py jobworker``: does the jobs that wait. The studio starts it itself."""

from __future__ import annotations

from content.jobs.worker import work_off
from content.worker_command import WorkerCommand


class Command(WorkerCommand):
    """Works until nothing waits."""

    help = (
        "Do the jobs that wait, such as spreadsheets to be read, then end. The studio starts this by itself."
    )

    def work_off(self) -> None:
        """Do them all."""
        work_off()
