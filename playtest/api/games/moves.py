"""Decisions, and taking them back."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from playtest.api.games.base import GameView
from playtest.api.games.bodies import IDEMPOTENCY_KEY, MadeBody, NewMoveBody, NewUndoBody
from playtest.api.query import Query, asked
from playtest.api.schema import answers
from playtest.games.actions import Made, Undone, make_move, undo
from playtest.games.contents import words_of
from playtest.games.story import story_of
from playtest.games.viewers import Viewer, listener, names_of, show_game, show_line, up_to_date
from playtest.games.writing import read_game


class MoveQuery(Query):
    """What the answer is to hold."""

    state = serializers.BooleanField(default=False, help_text="Show the game as it is then, too.")


class GameMoves(GameView):
    """Decisions."""

    scopes = {"POST": "games:play"}

    @extend_schema(
        operation_id="games_move",
        tags=["games"],
        summary="Decide",
        parameters=[MoveQuery, IDEMPOTENCY_KEY],
        request=NewMoveBody,
        responses=answers(MadeBody, 400, 401, 403, 404, 409, 413, 415, 422, 429),
    )
    def post(self, request: Request, id: str) -> Response:
        """One action at one ply. 409 says that the game has gone on and where it is, or (`game-broken`) that
        the rules failed and at which card; 422 names the rule that refuses the action. Bots answer by
        themselves."""
        row = self.find(id)
        wanted = asked(request, MoveQuery)
        body = NewMoveBody(data=request.data)
        body.is_valid(raise_exception=True)
        viewer = self.viewer(row)
        made = make_move(id, viewer=viewer, key=key_of(request), **body.validated_data)
        return made_response(made, viewer, self.language, wanted["state"])


class GameUndo(GameView):
    """Taking back."""

    scopes = {"POST": "games:play"}

    @extend_schema(
        operation_id="games_undo",
        tags=["games"],
        summary="Take back",
        parameters=[MoveQuery, IDEMPOTENCY_KEY],
        request=NewUndoBody,
        responses=answers(MadeBody, 400, 401, 403, 404, 409, 413, 415, 422, 429),
    )
    def post(self, request: Request, id: str) -> Response:
        """The last decision, as far as the settings of the game allow it. An undo is a ply of its own."""
        row = self.find(id)
        wanted = asked(request, MoveQuery)
        body = NewUndoBody(data=request.data)
        body.is_valid(raise_exception=True)
        viewer = self.viewer(row)
        made = undo(id, viewer=viewer, key=key_of(request), **body.validated_data)
        return made_response(made, viewer, self.language, wanted["state"])


def key_of(request: Request) -> str:
    """The idempotency key of a request."""
    return str(request.headers.get("Idempotency-Key", ""))


def made_response(made: Made | Undone, viewer: Viewer, language: str, with_state: bool) -> Response:
    """What a decision led to; the same whenever it is asked for again, but for the present state."""
    row, record = made.game, made.record
    words = words_of(row, language)
    names = names_of(row, words)
    lines = story_of(row, listener(row, viewer)).lines
    state: dict[str, Any] | None = None
    if with_state:
        now = read_game(row.public_id)
        state = show_game(now, up_to_date(viewer, now), language)
    return Response(
        {
            "ply": record.ply,
            "kind": record.kind,
            "seat": record.seat,
            "action": record.action,
            "lines": [show_line(line, words, names) for line in lines if line.ply == record.ply],
            "state": state,
        }
    )
