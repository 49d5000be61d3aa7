"""Say of a remark of a check that the text is right as it is, with a reason; or take that back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import writable_languages
from content.errors import InvalidError, NotAllowedError
from content.models import Dismissal, TextUnit, Translation
from content.text_checks import CHECKS, name_of
from engine.schema import Fault
from engine.schema.json_schema import LONGEST_REASON

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def dismiss_remark(
    unit: TextUnit, language: str, check: str, about: str, *, because: str, author: User | None
) -> Dismissal:
    """Dismiss what a check says about a text in a language. Who dismisses it again gives another reason."""
    _require(language, author)
    reason = because.strip()
    faults = []
    if not reason:
        faults.append(Fault(("because",), "because-missing"))
    if len(reason) > LONGEST_REASON:
        faults.append(Fault(("because",), "text-long", {"is": len(reason), "longest": LONGEST_REASON}))
    if check not in map(name_of, CHECKS):
        allowed = ", ".join(map(name_of, CHECKS))
        faults.append(Fault(("check",), "choice", {"is": check, "allowed": allowed}))
    if faults:
        raise InvalidError(faults)
    _judge_anew(unit.pk, language)
    Dismissal.objects.filter(unit=unit, language=language, check_name=check, about=about).delete()
    return Dismissal.objects.create(
        unit=unit, language_id=language, check_name=check, about=about, because=reason, made_by=author
    )


@transaction.atomic
def recall_remark(dismissal: Dismissal, *, author: User | None) -> None:
    """Let a check say again what somebody had dismissed."""
    _require(dismissal.language_id, author)
    _judge_anew(dismissal.unit_id, dismissal.language_id)
    dismissal.delete()


def _judge_anew(unit: int, language: str) -> None:
    """What is counted of the text's remarks is no longer true."""
    Translation.objects.filter(unit=unit, language=language).update(remarks=None)


def _require(language: str, author: User | None) -> None:
    """Who may write a text may say that it is right."""
    if language not in writable_languages(author):
        raise NotAllowedError(f"translate:{language}")
