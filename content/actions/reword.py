"""Write a message in the studio instead of the shipped one, bring back what it once read, or let the shipped
one speak again."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import writable_languages
from content.errors import ChangedMeanwhileError, InvalidError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.messages.check import check_message
from content.messages.place import Place
from content.messages.uses import changes_of, given_values, packs_of
from content.messages.writing import source_of
from content.models import Language, MessageRevision, OwnMessage, Quality
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

QUALITIES = (Quality.DRAFT.value, Quality.REVIEWED.value)
"""How far an own wording can have come."""
MOST_TOLD = 3
"""Of the cards that a message would break, so many are named."""


def save_message(
    place: Place, text: str, quality: str, *, seen: int, author: User | None
) -> OwnMessage | None:
    """Let a message read so from now on; ``seen`` is the version that was shown, 0 if there was none. Who
    writes what is shipped goes back to it. Raises `InvalidError` with everything that is wrong with it."""
    require_language(place.language, author)
    faults = message_faults(place, text)
    if quality not in QUALITIES:
        faults.append(Fault(("quality",), "choice", {"is": quality, "allowed": ", ".join(QUALITIES)}))
    if faults:
        raise InvalidError(faults)
    source = source_of(place.key, text, place.shipped)
    if source == place.shipped:
        return_message(place, seen=seen, author=author)
        return None
    with transaction.atomic():
        own = _hold(place, seen)
        own.source, own.answers, own.quality = source, place.shipped, quality
        own.version, own.changed_by = seen + 1, author
        own.save()
        _note(place, MessageRevision.Verb.WRITTEN, author, source, quality)
        log_when_kept(log, "message written", **_facts(place), by=name_of(author))
    return own


def return_message(place: Place, *, seen: int, author: User | None) -> None:
    """Let the shipped message speak again. Nothing happens where it does."""
    require_language(place.language, author)
    with transaction.atomic():
        dropped, _models = OwnMessage.objects.filter(pk=_hold(place, seen).pk).delete()
        if not dropped:
            return
        _note(place, MessageRevision.Verb.RETURNED, author)
        log_when_kept(log, "message returned", **_facts(place), by=name_of(author))


def drop_dumped(own: OwnMessage) -> None:
    """Take away what stands in the file by now; nothing, if somebody has written something else meanwhile."""
    place = Place(own.language_id, own.game, own.key)
    with transaction.atomic():
        dropped, _models = OwnMessage.objects.filter(pk=own.pk, version=own.version).delete()
        if not dropped:
            return
        _note(place, MessageRevision.Verb.DUMPED, None)
        log_when_kept(log, "message dumped", **_facts(place))


def message_faults(place: Place, text: str) -> list[Fault]:
    """Everything that is wrong with a text for a message: as it is written, and on the cards and samples that
    say it."""
    given = {
        name
        for pack in packs_of(place)
        for name in given_values(pack.pk, place.language, pack.source_id, place.key)
    }
    faults = check_message(place, text, given)
    if not faults:
        changes = changes_of(place, source_of(place.key, text, place.shipped), every=True)
        faults = [
            Fault(("text",), "wording-card", {"is": name, "message": gap.key})
            for name, gap in list(dict.fromkeys(changes.lost))[:MOST_TOLD]
        ]
    return faults


def require_language(language: str, author: User | None) -> None:
    """Who may translate into a language may word it."""
    if language not in writable_languages(author):
        raise NotAllowedError(f"translate:{language}")


def _hold(place: Place, seen: int) -> OwnMessage:
    """The row of a message, new if there is none, while nobody else writes in its language. Raises
    `ChangedMeanwhileError` if it is not the version that was seen."""
    Language.objects.select_for_update().get(pk=place.language)
    own = OwnMessage.objects.filter(language=place.language, game=place.game, key=place.key).first()
    if (own.version if own is not None else 0) != seen:
        raise ChangedMeanwhileError(place.key)
    return own or OwnMessage(language_id=place.language, game=place.game, key=place.key)


def _note(
    place: Place, verb: MessageRevision.Verb, author: User | None, source: str = "", quality: str = ""
) -> None:
    MessageRevision.objects.create(
        language_id=place.language,
        game=place.game,
        key=place.key,
        source=source,
        quality=quality,
        verb=verb,
        made_by=author,
    )
    transaction.on_commit(OwnMessage.notice)


def _facts(place: Place) -> dict[str, str]:
    return {"language": place.language, "game": place.game, "message": place.key}
