"""The kinds of a game, each with the JSON Schema of its entries."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.wording import field_help, field_name, kind_name
from engine.games import games
from engine.schema import Game, KindInfo
from engine.schema.json_schema import json_schema
from playtest.api.content.finding import find_kind, find_pack
from playtest.api.fields import Shown
from playtest.api.links import link
from playtest.api.schema import answers
from playtest.api.view import ApiView


class FieldBody(Shown):
    """A field of a kind as people call it."""

    field = serializers.CharField()
    name = serializers.CharField()
    help = serializers.CharField()

    class Meta:
        ref_name = "KindField"


class KindBody(Shown):
    """A kind of entries."""

    game = serializers.CharField()
    kind = serializers.CharField()
    name = serializers.CharField()
    plural = serializers.CharField()
    title_field = serializers.CharField(help_text="The field that names an entry; empty if it has none.")
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "Kind"


class KindDetailBody(KindBody):
    """A kind of entries with its fields."""

    labels = FieldBody(many=True)
    schema = serializers.DictField(help_text="JSON Schema (2020-12) of the `content` of an entry.")

    class Meta:
        ref_name = "KindDetail"


class Kinds(ApiView):
    """All kinds of a game."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="kinds_list",
        tags=["content"],
        summary="The kinds of a game",
        responses=answers(KindBody(many=True), 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """The kinds of entries that a game declares, in its order."""
        declared = games()[find_pack(game).game]
        return self.tagged(
            request, [shown_kind(declared, kind, self.language) for kind in declared.kinds.values()]
        )


class KindView(ApiView):
    """One kind."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="kinds_read",
        tags=["content"],
        summary="A kind with its JSON Schema",
        responses=answers(KindDetailBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str, kind: str) -> Response:
        """The fields of a kind, and the JSON Schema that describes the `content` of an entry."""
        declared, found = find_kind(find_pack(game), kind)
        language = self.language
        body = {
            **shown_kind(declared, found, language),
            "labels": [
                {
                    "field": field.name,
                    "name": field_name(declared.name, kind, field.name, language),
                    "help": field_help(declared.name, kind, field.name, language),
                }
                for field in found.record.fields
            ],
            "schema": json_schema(declared, found),
        }
        return self.tagged(request, body)


def shown_kind(game: Game, kind: KindInfo, language: str) -> dict[str, Any]:
    """A kind as the API shows it."""
    return {
        "game": game.name,
        "kind": kind.name,
        "name": kind_name(game.name, kind.name, language),
        "plural": kind_name(game.name, kind.name, language, many=True),
        "title_field": kind.title_field,
        "links": {
            "self": link("kind", game.name, kind.name),
            "entries": f"{link('entries', game.name)}?kind={kind.name}",
        },
    }
