"""One game: its state, what can be done, the log, earlier plies, the file, and the links to its seats."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from playtest.api.games.base import GameView
from playtest.api.games.bodies import ActionsBody, FileBody, LogBody, SeatTokenBody, StateBody
from playtest.api.query import Query, asked
from playtest.api.schema import answers
from playtest.games import bots
from playtest.games.actions import delete_game, export_game, new_seat_token, replay_at
from playtest.games.actions.make_move import LARGEST
from playtest.games.viewers import log, show_game


class LogQuery(Query):
    """Which part of the log."""

    after = serializers.IntegerField(
        min_value=0, max_value=LARGEST, default=0, help_text="The last number you have."
    )
    most = serializers.IntegerField(min_value=1, max_value=500, default=100)
    full = serializers.BooleanField(
        default=False, help_text="Everything that happened, if nothing is hidden any more; else your own log."
    )


class ReplayQuery(Query):
    """Which ply."""

    ply = serializers.IntegerField(min_value=0, max_value=LARGEST)


class GameState(GameView):
    """One game."""

    scopes = {"GET": "games:watch", "DELETE": "games:create"}

    @extend_schema(
        operation_id="games_read",
        tags=["games"],
        summary="A test game as you may see it",
        responses=answers(StateBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """State, legal actions and the newest lines of the log, for the seat of the token or for an
        onlooker."""
        row = self.find(id)
        bots.look_after(row)
        return self.tagged(request, show_game(row, self.viewer(row), self.language))

    @extend_schema(
        operation_id="games_delete",
        tags=["games"],
        summary="Delete a test game",
        responses=answers(None, 400, 401, 403, 404, 429, status=204),
    )
    def delete(self, request: Request, id: str) -> Response:
        """With its whole history; only whoever created it may."""
        self.require_creator(self.find(id))
        delete_game(id)
        return Response(status=204)


class GameActions(GameView):
    """What can be done now."""

    scopes = {"GET": "games:watch"}

    @extend_schema(
        operation_id="games_actions",
        tags=["games"],
        summary="What you can do now",
        responses=answers(ActionsBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """The legal actions, each with its text and help."""
        row = self.find(id)
        bots.look_after(row)
        state = show_game(row, self.viewer(row), self.language)
        return Response(
            {name: state[name] for name in ("ply", "to_act", "question", "waiting_for", "actions")}
        )


class GameLog(GameView):
    """What has happened."""

    scopes = {"GET": "games:watch"}

    @extend_schema(
        operation_id="games_log",
        tags=["games"],
        summary="What has happened, in words",
        parameters=[LogQuery],
        responses=answers(LogBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """The lines after a number, in any language, whatever language was played in."""
        row = self.find(id)
        wanted = asked(request, LogQuery)
        after, most = wanted["after"], wanted["most"]
        lines = log(row, self.viewer(row), self.language, after=after, most=most + 1, full=wanted["full"])
        return Response({"ply": row.ply, "lines": lines[:most], "more": len(lines) > most})


class GameReplay(GameView):
    """Earlier plies."""

    scopes = {"GET": "games:watch"}

    @extend_schema(
        operation_id="games_replay",
        tags=["games"],
        summary="A test game as it was at a ply",
        parameters=[ReplayQuery],
        responses=answers(StateBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """A seat sees what it saw then; when the game is over, everybody sees everything."""
        row = self.find(id)
        ply = asked(request, ReplayQuery)["ply"]
        return self.tagged(request, replay_at(row, ply, self.viewer(row), self.language))


class GameExport(GameView):
    """A game as a file."""

    scopes = {"GET": "games:watch"}

    @extend_schema(
        operation_id="games_export",
        tags=["games"],
        summary="A test game as a file",
        responses=answers(FileBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """Seed and actions, hence everything: only of open tables and of games that are over."""
        row = self.find(id)
        name = f"{row.game_id}-{row.public_id}.json"
        return Response(
            export_game(row, self.viewer(row)),
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


class SeatToken(GameView):
    """The link of a seat."""

    scopes = {"POST": "games:create"}

    @extend_schema(
        operation_id="games_seat_token",
        tags=["games"],
        summary="A new token for a seat",
        request=None,
        responses=answers(SeatTokenBody, 400, 401, 403, 404, 422, 429, status=201),
    )
    def post(self, request: Request, id: str, seat: int) -> Response:
        """The old one is dead from then on. Only whoever created the game may ask for it."""
        self.require_creator(self.find(id))
        return Response({"seat": seat, "token": new_seat_token(id, seat)}, status=201)
