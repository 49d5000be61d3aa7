"""The games whose content is here: their languages, their current release, how many can play them and with
which settings."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.models import Language, Pack
from content.wording import game_name
from engine.games import games
from playtest.api.content.finding import find_pack
from playtest.api.content.settings import SettingsBody, shown_settings
from playtest.api.fields import Shown
from playtest.api.languages import spoken_languages
from playtest.api.links import link
from playtest.api.schema import answers
from playtest.api.view import ApiView


class LanguageBody(Shown):
    """A language: its code, its name in itself, and whether the studio itself speaks it."""

    code = serializers.CharField()
    name = serializers.CharField()
    interface = serializers.BooleanField()

    class Meta:
        ref_name = "Language"


class PackBody(Shown):
    """The content of a game."""

    game = serializers.CharField()
    name = serializers.CharField(help_text="In the asked language.")
    source_language = serializers.CharField(help_text="The language the content is written in.")
    languages = serializers.ListField(child=serializers.CharField(), help_text="Those it is translated into.")
    release = serializers.IntegerField(allow_null=True, help_text="The number of the current release.")
    hash = serializers.CharField(allow_null=True, help_text="The name of the current release.")
    play = SettingsBody(allow_null=True, help_text="Null while nothing of it can be played.")
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "Pack"


class Languages(ApiView):
    """The languages of the studio."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="languages_list",
        tags=["content"],
        summary="The languages of the studio",
        responses=answers(LanguageBody(many=True), 400, 401, 403, 429),
    )
    def get(self, request: Request) -> Response:
        """The languages that content is written in or translated into, and those of the interface."""
        interface = {code: str(name) for code, name in settings.LANGUAGES}
        names = {**interface, **dict(Language.objects.values_list("code", "name"))}
        body = [
            {"code": code, "name": names[code], "interface": code in interface} for code in spoken_languages()
        ]
        return self.tagged(request, body)


class Packs(ApiView):
    """All games."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="packs_list",
        tags=["content"],
        summary="The games whose content is here",
        responses=answers(PackBody(many=True), 400, 401, 403, 429),
    )
    def get(self, request: Request) -> Response:
        """Each game with its languages, its current release and what it can be started with."""
        known = Pack.objects.select_related("current").defer("current__content")
        packs = known.prefetch_related("languages").filter(pk__in=games())
        return self.tagged(request, [shown_pack(pack, self.language) for pack in packs])


class PackView(ApiView):
    """One game."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="packs_read",
        tags=["content"],
        summary="One game",
        responses=answers(PackBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """A game with its languages, its current release and what it can be started with."""
        return self.tagged(request, shown_pack(find_pack(game), self.language))


def shown_pack(pack: Pack, language: str) -> dict[str, Any]:
    """A game as the API shows it."""
    current = pack.current
    return {
        "game": pack.game,
        "name": game_name(pack.game, language),
        "source_language": pack.source_id,
        "languages": sorted(each.code for each in pack.languages.all()),
        "release": current.number if current is not None else None,
        "hash": current.pk if current is not None else None,
        "play": shown_settings(current.pk, language) if current is not None else None,
        "links": {
            "self": link("pack", pack.game),
            "kinds": link("kinds", pack.game),
            "entries": link("entries", pack.game),
            "releases": link("releases", pack.game),
        },
    }
