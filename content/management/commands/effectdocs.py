"""``manage.py effectdocs``: write the reference of the effect language into its guide."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from content.effect_reference import with_reference


class Command(BaseCommand):
    """Writes the part of ``docs/writing-effects.md`` between the markers."""

    help = "Write the reference in docs/writing-effects.md from the vocabulary."

    def handle(self, *args: Any, **options: Any) -> None:
        """Write it."""
        page = settings.BASE_DIR / "docs" / "writing-effects.md"
        page.write_text(with_reference(page.read_text(encoding="utf-8")), encoding="utf-8")
        self.stdout.write(page.relative_to(settings.BASE_DIR).as_posix())
