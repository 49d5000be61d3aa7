"""``manage.py sprites``: render the pixel art of packs from its data, and check that it is up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.entries.fault import LocatedFault
from content.management.commands.packs import shipped_folder, terminal_language
from content.sprites import check_folder, read_sprites, render_folder
from content.wording import wording
from engine.schema import spell_path


class Command(BaseCommand):
    """Works on the games under ``content/sprites/``."""

    help = "Render the pixel art of packs from its data, and check it."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """One sub-command per deed."""
        parser.add_argument(
            "--lang", default=terminal_language(), help="language of the messages: en, es, it, de"
        )
        deeds = parser.add_subparsers(dest="deed", required=True)
        deeds.add_parser("render", help="write the pictures whose drawing has changed into the packs")
        deeds.add_parser("check", help="report every fault of drawings, and pictures that differ from them")

    def handle(self, *args: Any, **options: Any) -> None:
        """Run the sub-command for every game that has sprites."""
        self.words = wording(options["lang"])
        total = 0
        for palette in sorted(_sprites().glob("*/palette.yaml")):
            folder, pack = palette.parent, shipped_folder() / palette.parent.name
            if options["deed"] == "render":
                pictures, faults = render_folder(folder, pack)
                told = self.words.say("sprites-rendered", {"pack": pack.name, "pictures": len(pictures)})
            else:
                faults = check_folder(folder, pack)
                drawn = len(read_sprites(folder).sprites)
                told = self.words.say("sprites-sound", {"pack": pack.name, "sprites": drawn})
            self._print_faults(folder, faults)
            total += len(faults)
            if not faults:
                self.stdout.write(told)
        if total:
            raise CommandError(self.words.say("packs-faults", {"faults": total}))

    def _print_faults(self, folder: Path, faults: list[LocatedFault]) -> None:
        for located in faults:
            place = spell_path(located.fault.path)
            told = self.words.fault(located.fault)
            self.stderr.write(
                f"{folder / located.file}:{located.line}: {place + ': ' if place else ''}{told}"
            )


def _sprites() -> Path:
    return Path(settings.BASE_DIR) / "content" / "sprites"
