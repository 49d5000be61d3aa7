"""``manage.py sheets``: a game's content as a spreadsheet, out and back in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.actions.exchange_sheets import SheetFaultsError, export_sheets, import_sheets
from content.models import Pack
from content.wording import wording


class Command(BaseCommand):
    """Exports and imports XLSX files."""

    help = "Export a game's content as a spreadsheet (.xlsx), or take an edited one back."

    def add_arguments(self, parser: CommandParser) -> None:
        """Deed, game and file."""
        parser.add_argument("--lang", default="en", help="language of the messages: en, es, it, de")
        parser.add_argument("deed", choices=("export", "import"))
        parser.add_argument("game")
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it, or list every fault with its cell and change nothing."""
        words = wording(options["lang"])
        pack = Pack.objects.filter(pk=options["game"]).first()
        if pack is None:
            raise CommandError(words.say("packs-not-loaded", {"game": options["game"]}))
        file: Path = options["file"]
        if options["deed"] == "export":
            file.write_bytes(export_sheets(pack))
            self.stdout.write(words.say("packs-new", {"file": str(file)}))
            return
        try:
            changed = import_sheets(pack, file.read_bytes(), author=None)
        except SheetFaultsError as error:
            for place, fault in error.faults:
                self.stderr.write(f"{file.name} {place}: {words.located(fault)}")
            raise CommandError(words.say("packs-faults", {"faults": len(error.faults)})) from None
        except OSError as error:
            raise CommandError(f"{file}: {error.strerror}") from None
        self.stdout.write(words.say("sheets-imported", {"entries": len(changed)}))
