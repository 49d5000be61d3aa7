"""``manage.py printworker``: makes the prints that wait in the print centre. The studio starts it itself."""

from __future__ import annotations

from content.worker_command import WorkerCommand
from printing.worker import work_off


class Command(WorkerCommand):
    """Works until nothing waits."""

    help = "Make the prints that wait in the print centre, then end. The studio starts this by itself."

    def work_off(self) -> None:
        """Make them all."""
        work_off()
