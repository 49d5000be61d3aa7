"""``manage.py effectdocs``: write the reference of the effect language into its guide, and the pages of the
other games' words."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from content.effect_reference import IN_GUIDE, reference_page, with_reference
from engine.games import games


class Command(BaseCommand):
    """Writes the part of ``docs/writing-effects.md`` between the markers, and ``docs/words/<game>.md``."""

    help = "Write the reference in docs/writing-effects.md and docs/words/ from the vocabularies."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def handle(self, *args: Any, **options: Any) -> None:
        """Write it."""
        docs = settings.BASE_DIR / "docs"
        guide = docs / "writing-effects.md"
        pages = {guide: with_reference(guide.read_text(encoding="utf-8"))}
        for game in games().values():
            if game.name != IN_GUIDE and any(game.words.values()):
                pages[docs / "words" / f"{game.name}.md"] = reference_page(game)
        for page, text in pages.items():
            page.parent.mkdir(exist_ok=True)
            page.write_text(text, encoding="utf-8")
            self.stdout.write(page.relative_to(settings.BASE_DIR).as_posix())
