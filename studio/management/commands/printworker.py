"""``manage.py printworker``: makes the prints that wait in the print centre. The studio starts it itself."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from printing.worker import work_off


class Command(BaseCommand):
    """Works until nothing waits."""

    help = "Make the prints that wait in the print centre, then end. The studio starts this by itself."

    def handle(self, *args: Any, **options: Any) -> None:
        """Make them all."""
        work_off()
