"""What the commands of workers have in common: ``manage.py printworker`` and its like."""

from __future__ import annotations

import argparse
import logging
import os
from abc import abstractmethod
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import connections

from content.logbook import speak_up
from content.processes import heeding_the_end, must_end


class WorkerCommand(BaseCommand):
    """Works until nothing waits, or until the studio that has started it is gone (`content.processes`)."""

    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """How the studio holds it."""
        parser.add_argument("--lifeline", type=int, default=None, help=argparse.SUPPRESS)

    def handle(self, *args: Any, **options: Any) -> None:
        """Do what waits."""
        speak_up()
        with heeding_the_end(options["lifeline"]):
            self.work_off()
            if must_end():
                connections.close_all()
                logging.shutdown()
                os._exit(0)  # taking the interpreter apart takes longer than giving the work back

    @abstractmethod
    def work_off(self) -> None:
        """Do what waits, one thing after the other; ask `content.processes.must_end` between the steps."""
