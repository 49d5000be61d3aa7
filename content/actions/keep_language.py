"""Add, change and delete languages that packs can be written in or translated into."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from content.actions.allow import require
from content.errors import ChangedMeanwhileError, LanguageInUseError
from content.fallbacks import declare
from content.language_codes import find_code, guess_codes, is_known, native_name
from content.language_uses import uses_of
from content.logbook import log_when_kept, name_of
from content.models import Language, Translation

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


def add_language(typed: str, name: str, fallbacks: str, *, spoken: str, author: User | None) -> Language:
    """A new language, by its code or by its name in the language ``spoken``. Without a name it is called as
    it calls itself. Raises `ValidationError`, by field."""
    require(author, "content.add_language")
    code = find_code(typed, spoken)
    if not code:
        raise ValidationError({"code": _unknown(typed, spoken)})
    if Language.objects.filter(pk=code).exists():
        raise ValidationError({"code": _("The studio has this language already: %(code)s.") % {"code": code}})
    language = Language(code=code, name=name.strip() or native_name(code))
    language.fallbacks = _check_chain(code, fallbacks)
    language.full_clean()
    with transaction.atomic():
        language.save(force_insert=True)
        log_when_kept(log, "language added", language=code, by=name_of(author))
    return language


def change_language(
    language: Language, name: str, fallbacks: str, *, seen: str, author: User | None
) -> Language:
    """Another name, or other languages that speak where it has no words. ``seen`` is what was shown."""
    require(author, "content.change_language")
    with transaction.atomic():
        language = Language.objects.select_for_update().get(pk=language.pk)
        if mark_of(language) != seen:
            raise ChangedMeanwhileError(language.name)
        language.name = name.strip()
        language.fallbacks = _check_chain(language.pk, fallbacks)
        language.full_clean()
        language.save()
        log_when_kept(log, "language changed", language=language.pk, by=name_of(author))
    return language


def delete_language(language: Language, *, author: User | None) -> None:
    """Delete a language that nothing hangs on. Raises `LanguageInUseError` with what does."""
    require(author, "content.delete_language")
    with transaction.atomic():
        uses = uses_of(language)
        if uses.hold:
            raise LanguageInUseError(uses)
        Translation.objects.filter(language=language, text="").delete()
        code = language.pk
        language.delete()
        declare(code, ())
        log_when_kept(log, "language deleted", language=code, by=name_of(author))


def mark_of(language: Language) -> str:
    """Names what a page showed of a language."""
    return f"{language.name}|{language.fallbacks}"


def _check_chain(code: str, typed: str) -> str:
    """The languages that speak in its place, as they are kept."""
    chain = typed.replace(",", " ").split()
    unknown = [each for each in chain if not is_known(each)]
    if unknown:
        said = _(
            "“%(code)s” is no code of a language. Write codes such as “cs sk”, with spaces between them."
        )
        raise ValidationError({"fallbacks": [said % {"code": each} for each in unknown]})
    if code in chain:
        raise ValidationError({"fallbacks": _("A language cannot fall back to itself.")})
    if len(set(chain)) < len(chain):
        raise ValidationError({"fallbacks": _("A language stands here twice.")})
    return " ".join(chain)


def _unknown(typed: str, spoken: str) -> str:
    said = _("No language is called “%(typed)s”, and it is no code of one.") % {"typed": typed.strip()}
    meant = [f"{code} ({name})" for code, name in guess_codes(typed, spoken)]
    if meant:
        return said + " " + _("Did you mean %(codes)s?") % {"codes": ", ".join(meant)}
    return (
        said
        + " "
        + _("Codes are those of CLDR, such as “fr” or “pt_BR”; “qaa” to “qtz” are free for your own.")
    )
