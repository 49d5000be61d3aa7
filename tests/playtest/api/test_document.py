"""The OpenAPI document: complete, sound, the same for everybody; and no game is named in what it is made
from."""

from __future__ import annotations

import json
import re
import warnings
from typing import Any

import jsonschema
import pytest
from django.conf import settings
from django.test import Client
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.validation import validate_schema

from engine.games import games
from engine.kernel.view import as_json
from playtest.api.document import openapi_document
from tests.conformance.games import GAMES, Played, begin, plies
from tests.playtest.api.conftest import Program
from tests.playtest.api.test_scopes import ENDPOINTS
from tests.playtest.games.conftest import publish

SOURCES = {".py", ".html", ".js", ".css"}
METHODS = {"get", "post", "put", "patch", "delete"}


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, operation)
        for path, found in openapi_document()["paths"].items()
        for method, operation in found.items()
        if method in METHODS
    ]


def test_the_document_is_made_without_a_warning() -> None:
    openapi_document.cache_clear()
    GENERATOR_STATS.reset()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        document = openapi_document()
    assert not GENERATOR_STATS
    assert document["openapi"].startswith("3.1")
    validate_schema(document)  # type: ignore[no-untyped-call]


def test_every_endpoint_is_in_the_document() -> None:
    described = {(path, method.upper()) for path, method, _ in operations()}
    assert len(described) == len([name for name, *_ in ENDPOINTS if name != "openapi"])


def test_every_refusal_of_every_operation_has_the_one_shape() -> None:
    for path, method, operation in operations():
        for code, response in operation["responses"].items():
            if int(code) >= 400:
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Error"}, (path, method, code)
            assert "Content-Language" in response["headers"], (path, method, code)


def test_every_operation_says_who_may_what_in_which_language() -> None:
    for path, method, operation in operations():
        assert operation["security"], (path, method)
        assert operation["summary"], (path, method)
        assert operation["description"], (path, method)
        assert operation["tags"], (path, method)
        assert [each["name"] for each in operation["parameters"]].count("lang") == 1, (path, method)
        if operation["security"] != [{}]:
            assert "Scope: `" in operation["description"], (path, method)


def test_a_name_that_is_taken_by_another_address_is_documented(designer: Program) -> None:
    """No campaign is called ``size``: there the studio tells how large a campaign would be."""
    assert designer.get("/api/v1/campaigns/size/").status_code == 405
    paths = openapi_document()["paths"]
    assert "405" in paths["/api/v1/campaigns/{id}/"]["get"]["responses"]
    assert "405" not in paths["/api/v1/campaigns/size/"]["post"]["responses"]
    assert "405" not in paths["/api/v1/campaigns/"]["get"]["responses"]


@pytest.mark.any_database
@pytest.mark.parametrize("path", ["packs/", "packs/{game}/"])
def test_packs_with_all_their_settings_are_what_the_document_says(path: str, designer: Program) -> None:
    publish("dungeons")
    document = openapi_document()
    [described] = [each for each in document["paths"] if each.endswith(f"/{path}")]
    answer = document["paths"][described]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    told = designer.send("GET", path.format(game="dungeons")).json()
    assert '"default": null' in json.dumps(told), "the case that fitted two schemas at once"
    jsonschema.Draft202012Validator({**answer, "components": document["components"]}).validate(told)


def test_operations_and_types_have_names_of_their_own() -> None:
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names))
    schemas = openapi_document()["components"]["schemas"]
    guessed = [name for name in schemas if re.search(r"Enum\d*$|[0-9a-f]{3}Enum$", name)]
    assert guessed == []


def test_the_document_is_one_text_for_everybody() -> None:
    client = Client()
    english = client.get("/api/v1/openapi.json")
    german = client.get("/api/v1/openapi.json", headers={"accept-language": "de"})
    assert english.content == german.content
    assert german.headers["Content-Language"] == "en"
    assert english.json()["info"]["title"] == "Tilewright"


@pytest.mark.django_db
def test_the_page_needs_nobody_and_nothing_from_elsewhere() -> None:
    page = Client().get("/api/v1/docs/?lang=it")
    text = page.content.decode()
    assert page.status_code == 200
    assert '<html lang="it"' in text
    assert "Vai al contenuto" in text
    assert 'id="packs_list"' in text, "it is read without scripts"
    assert not re.findall(r"""(?:src|href)=["']?(?:https?:)?//""", text)
    assert not re.findall(r"<script(?![^>]*\bsrc=)", text)


def test_no_game_kind_or_entry_is_named_in_the_playtest() -> None:
    """What is true of one game only belongs to that game: to its folder of `playtest.shows`. Elsewhere the
    name of a game stands nowhere, the names of kinds and entries in no literal; "event" is a word of
    server-sent events, too."""
    packs = settings.BASE_DIR / "content" / "packs"
    kinds = {kind for game in games().values() for kind in game.kinds}
    slugs = {path.stem for path in packs.glob("*/*/*.yaml")}
    assert len(slugs) > 100
    named = re.compile(rf"\b({'|'.join(games())})\b", re.IGNORECASE)
    playtest = settings.BASE_DIR / "playtest"
    own = {playtest / "shows" / name for name in games()}
    files = [
        path for path in playtest.rglob("*") if path.suffix in SOURCES and not own.intersection(path.parents)
    ]
    assert len(files) > 30
    found = set()
    for path in files:
        text = path.read_text(encoding="utf-8")
        found |= {f"{path.name}: {hit.group()}" for hit in named.finditer(text)}
        literals = set(re.findall(r"""["']([a-z0-9_]+)["']""", text)) - {"event"}
        found |= {f"{path.name}: {word}" for word in literals & (kinds | slugs)}
    assert found == set()


def test_every_game_that_can_be_played_has_the_schema_of_its_views() -> None:
    schemas = openapi_document()["components"]["schemas"]
    views = {f"{name.title()}View" for name, game in games().items() if game.parts.play}
    assert {each["$ref"].rpartition("/")[2] for each in schemas["GameView"]["anyOf"]} == views
    state = schemas["GameState"]["properties"]
    assert state["view"]["allOf"] == [{"$ref": "#/components/schemas/GameView"}]
    assert state["views"]["items"] == {"$ref": "#/components/schemas/GameView"}
    for view in views:
        assert schemas[view]["properties"]["seat"]["description"], "what the struct says of its fields"


@pytest.mark.parametrize("game", [game for game in GAMES if game.name in games()], ids=lambda game: game.name)
def test_views_are_what_the_document_says(game: Played) -> None:
    document = openapi_document()
    place = f"#/components/schemas/{game.name.title()}View"
    schema = {"$ref": place, "components": document["components"]}
    check = jsonschema.Draft202012Validator(schema)
    for number in range(4):
        one = begin(game, number)
        for ply, _ in enumerate(plies(one, number, most=120)):
            if ply % 20 == 0:
                check.validate(json.loads(json.dumps(as_json(one.view(ply // 20 % one.seats)))))
