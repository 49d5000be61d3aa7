"""The stream of a game, as server-sent events or as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

from django.contrib.auth.models import User
from django.http import StreamingHttpResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from playtest.api.games.base import GameView
from playtest.api.query import Query, asked
from playtest.api.rendering import AnswerEncoder, AnswerRenderer
from playtest.api.schema import answers
from playtest.api.tokens import Grant, may
from playtest.games import bots, limits
from playtest.games.actions.make_move import LARGEST
from playtest.games.streaming import Message, messages, place
from playtest.models import ApiToken, SeatHolder

LAST_EVENT_ID = OpenApiParameter(
    "Last-Event-ID",
    OpenApiTypes.STR,
    OpenApiParameter.HEADER,
    description="What browsers send when they connect again: the ply of the last message. Like `after`.",
)
LONGEST = 3600


class StreamQuery(Query):
    """Where to begin and when to end."""

    after = serializers.IntegerField(
        min_value=0,
        max_value=LARGEST,
        default=None,
        allow_null=True,
        help_text="The ply you have: changes after it follow. Without it the whole state comes first.",
    )
    seconds = serializers.IntegerField(
        min_value=0,
        max_value=LONGEST,
        default=None,
        allow_null=True,
        help_text="End after so long; the server may end it earlier.",
    )


class ServerSentEvents(BaseRenderer):
    """``text/event-stream``, as browsers read it."""

    media_type = "text/event-stream"
    format = "sse"

    @staticmethod
    def written(message: Message) -> str:
        """One message."""
        if message.event == "heartbeat":
            return ": still here\n\n"
        lines = [f"event: {message.event}"]
        if message.ply is not None:
            lines.insert(0, f"id: {message.ply}")
        if message.event == "end":
            lines.insert(0, "retry: 1000")
        return "\n".join([*lines, f"data: {_json(message.data or {})}"]) + "\n\n"


class JSONLines(BaseRenderer):
    """``application/x-ndjson``: an object in each line."""

    media_type = "application/x-ndjson"
    format = "ndjson"

    @staticmethod
    def written(message: Message) -> str:
        """One message."""
        return _json({"event": message.event, "ply": message.ply, "data": message.data}) + "\n"


class GameStream(GameView):
    """A game as it goes on."""

    scopes = {"GET": "games:watch"}
    renderer_classes = [ServerSentEvents, JSONLines, AnswerRenderer]

    @extend_schema(
        operation_id="games_stream",
        tags=["games"],
        summary="A test game as a stream",
        parameters=[StreamQuery, LAST_EVENT_ID],
        responses={
            (200, "text/event-stream"): OpenApiTypes.STR,
            (200, "application/x-ndjson"): OpenApiTypes.STR,
            **{
                (code, "application/json"): response
                for code, response in answers(None, 400, 401, 403, 404, 406, 429).items()
                if code != 200
            },
        },
    )
    def get(self, request: Request, id: str) -> StreamingHttpResponse:
        """Messages `state` (all of it, first), `change` (one for each ply; the newest carries the state),
        `end` (connect again) and `gone` (the game was deleted); heartbeats when nothing happens. With
        `Accept: application/x-ndjson` each is a line of JSON. Whoever connects again with the last ply
        misses nothing."""
        row = self.find(id)
        wanted = asked(request, StreamQuery)
        bots.look_after(row)
        longest = limits.stream_seconds()
        seconds = longest if wanted["seconds"] is None else min(longest, wanted["seconds"])
        viewer = self.viewer(row)
        stack = ExitStack()
        stack.enter_context(place(self.grant.key, str(request.META.get("REMOTE_ADDR", ""))))
        stream = messages(
            row,
            viewer,
            self.language,
            after=after_of(request, wanted),
            seconds=seconds,
            may_go_on=partial(may_still_watch, self.grant, request.user.pk),
        )
        lines = isinstance(request.accepted_renderer, JSONLines)
        sort = JSONLines if lines else ServerSentEvents
        response = StreamingHttpResponse(
            Written(stream, sort.written, stack), content_type=f"{sort.media_type}; charset=utf-8"
        )
        response["X-Accel-Buffering"] = "no"
        response["Cache-Control"] = "no-store"
        return response

    def handle_exception(self, exc: Exception) -> Response:
        """Refusals are JSON, whatever the stream would have been."""
        self.request.accepted_renderer = AnswerRenderer()
        self.request.accepted_media_type = AnswerRenderer.media_type
        return super().handle_exception(exc)


class Written:
    """Messages as text. Its place among the open streams is given back when it ends or its reader is gone,
    also if nobody ever began to read."""

    def __init__(self, stream: Iterator[Message], written: Any, stack: ExitStack) -> None:
        self.stream = stream
        self.written = written
        self.stack = stack

    def __iter__(self) -> Iterator[bytes]:
        try:
            for message in self.stream:
                yield self.written(message).encode()
        finally:
            self.close()

    def close(self) -> None:
        """Called by Django when the response is closed."""
        close = getattr(self.stream, "close", None)
        if close is not None:
            close()
        self.stack.close()


def may_still_watch(grant: Grant, person: int | None) -> bool:
    """Whether what opened a stream would open it again: the link of a seat may have been replaced, a token
    revoked, a person sent away."""
    holder = grant.holder
    if isinstance(holder, SeatHolder):
        return SeatHolder.objects.filter(pk=holder.pk, token_digest=holder.token_digest).exists()
    if isinstance(holder, ApiToken):
        token = ApiToken.objects.filter(pk=holder.pk).first()
        if token is None or not token.is_valid(timezone.now()):
            return False
    owner = User.objects.filter(pk=person or 0, is_active=True).first()
    return owner is not None and may(owner, grant, "games:watch")


def after_of(request: Request, wanted: dict[str, Any]) -> int | None:
    """The ply that the reader has: the query wins over the header, which browsers send by themselves."""
    header = request.headers.get("Last-Event-ID", "")
    if wanted["after"] is None and header.isascii() and header.isdecimal() and len(header) < 10:
        return int(header)
    after: int | None = wanted["after"]
    return after


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), cls=AnswerEncoder)
