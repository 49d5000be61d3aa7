"""The games of whoever asks: list them, create one, bring one back from a file."""

from __future__ import annotations

from typing import Any, cast

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from content.wording import game_name
from playtest.api.errors import ApiError
from playtest.api.games.base import GameView
from playtest.api.games.bodies import CreatedBody, FileBody, GamesQuery, NewGameBody, SummaryBody
from playtest.api.languages import spoken_languages
from playtest.api.links import link
from playtest.api.paging import page_body, page_of
from playtest.api.query import asked
from playtest.api.schema import answers
from playtest.games.actions import Created, SeatPlan, create_game, import_game
from playtest.games.viewers import onlooker, show_game
from playtest.models import SeatHolder, TestGame

STATES: dict[str, dict[str, Any]] = {
    "running": {"is_over": False, "broken__isnull": True},
    "over": {"is_over": True},
    "broken": {"broken__isnull": False},
}
"""What a game of each state has in its row."""
PARTS = ("actions", "moves", "undo", "log", "stream", "replay", "export")


def links_of(row: TestGame) -> dict[str, str]:
    """Where to go on from a game."""
    return {
        "self": link("game", row.public_id),
        **{part: link(f"game_{part}", row.public_id) for part in PARTS},
    }


class Games(GameView):
    """The games of whoever asks."""

    scopes = {"GET": "games:watch", "POST": "games:create"}

    @extend_schema(
        operation_id="games_list",
        tags=["games"],
        summary="Your test games",
        parameters=[GamesQuery],
        responses=answers(page_body("GamePage", SummaryBody(many=True)), 400, 401, 403, 404, 429),
    )
    def get(self, request: Request) -> Response:
        """Those you created, the newest first; with the token of a seat, its game."""
        holder = self.grant.holder
        mine = TestGame.objects.defer("state").order_by("-id").prefetch_related("holders")
        if isinstance(holder, SeatHolder):
            mine = mine.filter(pk=holder.game_id)
        else:
            mine = mine.filter(created_by=self.person)

        wanted = asked(request, GamesQuery)
        if wanted["state"] is not None:
            mine = mine.filter(**STATES[wanted["state"]])

        def shown_rows(rows: list[TestGame]) -> list[dict[str, Any]]:
            return [summary_of(row, self.language) for row in rows]

        return Response(page_of(request, mine, wanted, shown_rows))

    @extend_schema(
        operation_id="games_create",
        tags=["games"],
        summary="Create a test game",
        request=NewGameBody,
        responses=answers(CreatedBody, 400, 401, 403, 404, 413, 415, 422, 429, status=201),
    )
    def post(self, request: Request) -> Response:
        """With a release or the draft, people and bots. The tokens of the seats are shown only now."""
        body = NewGameBody(data=request.data)
        body.is_valid(raise_exception=True)
        wanted = dict(body.validated_data)
        wanted["language"] = self._spoken(wanted["language"])
        wanted["seats"] = [SeatPlan(**seat) for seat in wanted["seats"]]
        return created_response(create_game(**wanted, by=self.person), self.language)

    def _spoken(self, language: str) -> str:
        if language and language not in spoken_languages():
            args = {"is": language, "allowed": ", ".join(spoken_languages())}
            raise ApiError(422, "unknown-language", args, path="language")
        return language or self.language


class GameImport(GameView):
    """Games from files."""

    most_body = 2 * 1024 * 1024  # every record of a long game
    scopes = {"POST": "games:create"}

    @extend_schema(
        operation_id="games_import",
        tags=["games"],
        summary="Bring a test game back from its file",
        request=FileBody,
        responses=answers(CreatedBody, 400, 401, 403, 404, 413, 415, 422, 429, status=201),
    )
    def post(self, request: Request) -> Response:
        """The file is checked and every action played again; the first that does not fit is named. Whoever
        has the file knows everything in it, so the game is an open table."""
        return created_response(import_game(cast(Any, request.data), by=self.person), self.language)


def created_response(made: Created, language: str) -> Response:
    """A new game with its tokens."""
    row = TestGame.objects.get(pk=made.game.pk)  # bots may have moved already
    body = {
        "state": show_game(row, onlooker(row, creator=True), language),
        "seat_tokens": [
            {"seat": seat, "token": made.seat_tokens.get(seat)} for seat in range(made.game.seats)
        ],
        "links": links_of(row),
    }
    return Response(body, status=201, headers={"Location": link("game", row.public_id)})


def summary_of(row: TestGame, language: str) -> dict[str, Any]:
    """A game in a list; nothing of its state."""
    return {
        "id": row.public_id,
        "game": row.game_id,
        "title": game_name(row.game_id, language),
        "release": {"hash": row.content_hash, "is_draft": row.draft_id is not None},
        "ply": row.ply,
        "over": row.is_over,
        "broken": row.broken["entry"] if row.broken else None,
        "to_act": [] if row.broken else row.to_act,
        "seats": [holder.name or holder.bot for holder in row.holders.all()],
        "open_table": row.open_table,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "links": links_of(row),
    }
