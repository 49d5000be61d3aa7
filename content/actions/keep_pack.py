"""Start an empty pack for a game; choose the languages that a pack is translated into, and how its
translations are reviewed."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from content.actions.allow import require
from content.logbook import log_when_kept, name_of
from content.models import Language, Pack, Review
from engine.games import games

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


def start_pack(game: str, source: str, languages: Collection[str], *, author: User | None) -> Pack:
    """An empty pack for a game that has none. Raises `ValidationError`, by field."""
    require(author, "content.add_pack")
    if game not in games():
        raise ValidationError({"game": _("There is no such game.")})
    written = Language.objects.filter(pk=source).first()
    if written is None:
        raise ValidationError({"source": _("There is no such language.")})
    _check_languages(languages, written)
    with transaction.atomic():
        pack, made = Pack.objects.get_or_create(game=game, defaults={"source": written})
        if not made:
            raise ValidationError({"game": _("This game has a pack already.")})
        pack.languages.set(Language.objects.filter(pk__in=languages))
        facts = {"game": game, "source": source, "languages": ",".join(sorted(languages))}
        log_when_kept(log, "pack started", **facts, by=name_of(author))
    return pack


def choose_languages(
    pack: Pack, shown: Collection[str], chosen: Collection[str], *, author: User | None
) -> tuple[set[str], set[str]]:
    """Add the languages that were ticked and take away those that no longer are, compared with what was
    ``shown``: what somebody else did meanwhile stays. Texts are kept in any case. Tells what came, and what
    went."""
    require(author, "content.change_pack")
    _check_languages(chosen, pack.source)
    with transaction.atomic():
        Pack.objects.select_for_update().get(pk=pack.pk)
        held = set(pack.languages.values_list("pk", flat=True))
        come = (set(chosen) - set(shown)) - held
        gone = (set(shown) - set(chosen)) & held
        pack.languages.add(*Language.objects.filter(pk__in=come))
        pack.languages.remove(*Language.objects.filter(pk__in=gone))
        if come or gone:
            facts = {"game": pack.pk, "added": ",".join(sorted(come)), "removed": ",".join(sorted(gone))}
            log_when_kept(log, "languages of a pack chosen", **facts, by=name_of(author))
    return come, gone


def choose_review(pack: Pack, review: str, *, author: User | None) -> bool:
    """Say what the pack asks of the review of its translations. Whether that is something else than before.
    Raises `ValidationError`, by field."""
    require(author, "content.change_pack")
    if review not in Review.values:
        raise ValidationError({"review": _("There is no such way to review.")})
    with transaction.atomic():
        changed = Pack.objects.filter(pk=pack.pk).exclude(review=review).update(review=review)
        if changed:
            log_when_kept(log, "review of a pack chosen", game=pack.pk, review=review, by=name_of(author))
    return bool(changed)


def _check_languages(chosen: Collection[str], source: Language) -> None:
    if source.pk in chosen:
        said = _("The pack is written in this language; choose only others.")
        raise ValidationError({"languages": said})
    unknown = set(chosen) - set(Language.objects.filter(pk__in=chosen).values_list("pk", flat=True))
    if unknown:
        said = _("The studio has no language “%(code)s”.") % {"code": ", ".join(sorted(unknown))[:40]}
        raise ValidationError({"languages": said})
