"""``manage.py jobworker``: does the jobs that wait. The studio starts it itself."""

from __future__ import annotations

import argparse
import logging
import os
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.db import connections

from content.jobs.worker import work_off
from content.logbook import speak_up
from content.processes import heeding_the_end, must_end


class Command(BaseCommand):
    """Works until nothing waits, or until the studio that has started it is gone (`content.processes`)."""

    help = (
        "Do the jobs that wait, such as prints, campaigns and spreadsheets to be read, then end. The studio "
        "starts this by itself."
    )
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """Which jobs, and how the studio holds it."""
        parser.add_argument(
            "--kind",
            action="append",
            default=[],
            choices=sorted(settings.JOBS),
            help="only jobs of this kind; repeatable (default: all)",
        )
        parser.add_argument("--lifeline", type=int, default=None, help=argparse.SUPPRESS)

    def handle(self, *args: Any, **options: Any) -> None:
        """Do what waits."""
        speak_up()
        with heeding_the_end(options["lifeline"]):
            work_off(*options["kind"])
            if must_end():
                connections.close_all()
                logging.shutdown()
                os._exit(0)  # taking the interpreter apart takes longer than giving the work back
