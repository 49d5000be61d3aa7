"""``manage.py catalogues``: the interface texts in every language."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from studio.catalogues import compile_catalogues, out_of_step, update_catalogues


class Command(BaseCommand):
    """Updates, compiles and checks the catalogues."""

    help = "Interface catalogues: update from the sources, compile, or check that nothing is missing."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """What to do."""
        parser.add_argument("deed", choices=("update", "compile", "check"))

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it; ``check`` fails if a language lacks a text or a catalogue is out of step with the
        sources."""
        if options["deed"] == "compile":
            compile_catalogues()
        elif options["deed"] == "update":
            for language, left in update_catalogues().items():
                self.stdout.write(f"{language}: {len(left)} to translate")
        else:
            faults = out_of_step()
            for fault in faults:
                self.stderr.write(fault)
            if faults:
                raise CommandError(f"{len(faults)} faults; run: manage.py catalogues update, then translate.")
