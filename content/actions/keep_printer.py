"""Keep a printer with how far it is off, or forget it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.actions.allow import require
from content.models import Printer

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def keep_printer(printer: Printer, *, author: User | None) -> Printer:
    """Save a new or changed printer. Raises `ValidationError` if its name or numbers are not sound."""
    require(author, "content.change_printer" if printer.pk else "content.add_printer")
    printer.full_clean()
    printer.save()
    return printer


def forget_printer(printer: Printer, *, author: User | None) -> None:
    """Delete a printer. Prints that were made for it stay as they are."""
    require(author, "content.delete_printer")
    printer.delete()
