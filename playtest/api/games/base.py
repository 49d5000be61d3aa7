"""What the endpoints of test games share: who looks at which game, and refusals in the API's shape."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AnonymousUser
from rest_framework.response import Response

from playtest.api.errors import REFUSED, ApiError
from playtest.api.tokens import Grant, Who, accept_bearer
from playtest.api.view import ApiView
from playtest.games.breaking import word_fault
from playtest.games.contents import words_of
from playtest.games.errors import (
    BrokenContentError,
    BrokenError,
    BusyError,
    GameError,
    HiddenError,
    ImportedActionError,
    KeyReusedError,
    MissingError,
    NotYoursError,
    OptionsRefusedError,
    RefusedError,
    StaleError,
    UndoRefusedError,
    UnsoundError,
)
from playtest.games.tokens import PREFIX, holder_of
from playtest.games.viewers import Viewer, at_seat, onlooker
from playtest.games.writing import read_game
from playtest.models import SeatHolder, TestGame

STATUS: dict[type[GameError], int] = {
    StaleError: 409,
    BrokenError: 409,
    BrokenContentError: 422,
    RefusedError: 422,
    OptionsRefusedError: 422,
    KeyReusedError: 422,
    HiddenError: 403,
    NotYoursError: 403,
    MissingError: 404,
    UnsoundError: 422,
    UndoRefusedError: 422,
    BusyError: 429,
}
"""The status of each sort of refusal."""
IN_THE_BODY = ("game", "release", "replay.release")
"""What is missing there is no missing address: the request names something that does not exist."""

SEAT_SCOPES = frozenset(("games:play", "games:watch"))


def find_seat(token: str) -> Who | None:
    """Who sits at the seat of a token."""
    holder = holder_of(token)
    if holder is None:
        return None
    return AnonymousUser(), Grant(SEAT_SCOPES, f"seat:{holder.pk}", by_role=False, holder=holder)


accept_bearer(PREFIX, find_seat)


class GameView(ApiView):
    """An endpoint of test games."""

    game: TestGame | None = None
    """The game of the request, once it is found: its refusals are worded by it."""

    def find(self, name: str) -> TestGame:
        """The game of an address. The token of a seat opens its own game only."""
        holder = self.grant.holder
        if not isinstance(holder, SeatHolder):
            row = read_game(name)
        elif holder.game.public_id == name:
            row = holder.game  # read a moment ago, with the token
        else:
            raise MissingError("no-game")
        self.game = row
        self._note_fallback(row)
        return row

    def _note_fallback(self, row: TestGame) -> None:
        """Say so if the release is not translated into the asked language, or the studio lacks it: also where
        the answer is a stream, whose words are said after its headers."""
        words = words_of(row, self.language)
        if self.language not in (words.release.source, *words.release.languages):
            self.served_in(words.release.source)
        words.words.note_language()

    def viewer(self, row: TestGame) -> Viewer:
        """Who asks."""
        holder = self.grant.holder
        if isinstance(holder, SeatHolder):
            return at_seat(row, holder.seat)
        return onlooker(row, creator=self.is_creator(row))

    def is_creator(self, row: TestGame) -> bool:
        """Whether the game is the asker's own."""
        return row.created_by_id is not None and row.created_by_id == self.request.user.pk

    def require_creator(self, row: TestGame) -> None:
        """Refuse everybody else."""
        if not self.is_creator(row):
            raise NotYoursError("not-creator")

    def handle_exception(self, exc: Exception) -> Response:
        """Refusals of test games as the API's."""
        if isinstance(exc, GameError):
            exc = as_api_error(exc, self.game, self.language)
        return super().handle_exception(exc)


def as_api_error(error: GameError, row: TestGame | None, language: str) -> ApiError:
    """A refusal in the API's shape; one by the rules in the words of its game."""
    status = next(status for sort, status in STATUS.items() if isinstance(error, sort))
    match error:
        case BrokenError() if row is not None:
            fault = error.arguments
            text = word_fault(words_of(row, language), fault)
            return ApiError(status, "game-broken", fault, text=text, conflict={"ply": error.ply})
        case BrokenContentError():
            text = error.text(language)
            return ApiError(status, "game-broken-content", error.arguments, path=error.path, text=text)
        case RefusedError(refusal=refusal) if row is not None:
            text = words_of(row, language).refusal(refusal)
            args: dict[str, Any] = dict(refusal.args)
            return ApiError(
                status, refusal.key, args, clause=refusal.clause, path=error.path, text=text, type=REFUSED
            )
        case OptionsRefusedError(error=refused):
            text = error.text(language)
            args = dict(refused.arguments)
            return ApiError(
                status, refused.key, args, clause=refused.clause, path=error.path, text=text, type=REFUSED
            )
        case ImportedActionError(refusal=refusal):
            args = {**error.arguments, "refusal": error.text(language)}
            return ApiError(status, f"game-{error.key}", args, clause=refusal.clause, path=error.path)
        case MissingError() if error.path in IN_THE_BODY:
            status = 422
        case BusyError():
            return ApiError(status, f"game-{error.key}", error.arguments, headers={"Retry-After": "5"})
    conflict = {"ply": error.ply} if isinstance(error, StaleError) else None
    return ApiError(status, f"game-{error.key}", error.arguments, path=error.path, conflict=conflict)
