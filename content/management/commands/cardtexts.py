"""``manage.py cardtexts``: write the rules texts of the shipped packs, all languages side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.cardtext_page import card_texts_page
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack


class Command(BaseCommand):
    """Writes ``docs/card-texts/<game>.md``."""

    help = "Write docs/card-texts/: the rules texts of the shipped packs in all languages."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """Which packs."""
        parser.add_argument("games", nargs="*", help="the packs to write; all if none is named")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write a page per pack."""
        packs = settings.BASE_DIR / "content" / "packs"
        known = [folder.name for folder in sorted(packs.iterdir()) if (folder / "pack.yaml").is_file()]
        for game in options["games"]:
            if game not in known:
                raise CommandError(f"There is no pack {game}. There is: {', '.join(known)}.")
        for game in options["games"] or known:
            page = page_of(packs / game)
            target = settings.BASE_DIR / "docs" / "card-texts" / f"{game}.md"
            target.parent.mkdir(exist_ok=True)
            target.write_text(page, encoding="utf-8")
            self.stdout.write(target.relative_to(settings.BASE_DIR).as_posix())


def page_of(folder: Path) -> str:
    """The page of a pack on disk."""
    source, _pictures, faults = read_folder(folder)
    content = read_pack(source)
    if faults or content.faults:
        raise CommandError(f"{folder.name}: the pack has faults; see manage.py packs check")
    return card_texts_page(content)
