"""Why something could not be done, in words for the page."""

from __future__ import annotations

from content.wording import wording
from playtest.games.contents import words_of
from playtest.games.errors import (
    BrokenError,
    GameError,
    KeyReusedError,
    NotYoursError,
    RefusedError,
    StaleError,
)
from playtest.models import TestGame


def word_error(error: GameError, row: TestGame, language: str) -> str:
    """What the page says: a refusal in the game's words with its clause; that somebody was quicker in words
    for people, who have no idea of plies and keys."""
    if isinstance(error, BrokenError):
        return ""  # the page says it itself, with the way to the card
    if isinstance(error, RefusedError):
        return words_of(row, language).refusal(error.refusal)
    words = wording(language)
    if isinstance(error, StaleError):
        return words.say("table-gone-on")
    if isinstance(error, KeyReusedError):
        return words.say("table-decided-already")
    return words.say(f"error-game-{error.key}", error.arguments)


def status(error: GameError) -> int:
    """The status of the answer."""
    if isinstance(error, StaleError | KeyReusedError | BrokenError):
        return 409
    return 403 if isinstance(error, NotYoursError) else 422
