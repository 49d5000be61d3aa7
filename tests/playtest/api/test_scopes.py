"""A token may do what its scopes and its owner's role allow, and nothing else; no endpoint is forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone

from content.models import Pack
from playtest.actions.issue_token import issue_token
from playtest.actions.revoke_token import revoke_token
from playtest.api.scopes import PUBLIC, SCOPES
from playtest.api.view import ApiView
from playtest.models import ApiToken
from tests.playtest.api.conftest import Program, ProgramOf

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
OPEN = {"root", "openapi"}
"""What anybody may read: nothing of it is anybody's content."""
PAGES = {"docs"}
"""Pages for people, not endpoints."""


def patterns(resolver: URLResolver, prefix: str = "") -> Iterator[tuple[str, URLPattern]]:
    for each in resolver.url_patterns:
        if isinstance(each, URLResolver):
            yield from patterns(each, prefix + str(each.pattern))
        else:
            yield prefix + str(each.pattern), each


def endpoints() -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Every endpoint of the API: its name, an address, a method, the scopes of which one is enough."""
    found = []
    for route, pattern in patterns(get_resolver()):
        if not route.startswith("api/") or pattern.name in PAGES:
            continue
        view = getattr(pattern.callback, "view_class", None)
        assert view is not None, f"{route} is no view of the API"
        assert issubclass(view, ApiView), f"{route} is not made from ApiView"
        address = "/" + re.sub(r"<int:\w+>", "1", re.sub(r"<(?:str|slug|path):\w+>", "some", route))
        for method in view.http_methods():
            assert method in view.scopes, f"{route} says no scope for {method}"
            scope = view.scopes[method]
            scopes = (scope,) if isinstance(scope, str) else tuple(scope)
            found.append((str(pattern.name), address, method, scopes))
    return found


ENDPOINTS = endpoints()


def test_only_what_is_nobodys_content_is_open_to_everybody() -> None:
    assert {name for name, _, _, scopes in ENDPOINTS if PUBLIC in scopes} == OPEN


def test_every_endpoint_names_scopes_that_exist() -> None:
    assert len(ENDPOINTS) > 20
    for name, _address, method, scopes in ENDPOINTS:
        assert scopes, (name, method)
        assert set(scopes) <= {*SCOPES, PUBLIC}, (name, method)


def test_every_endpoint_refuses_whoever_has_no_token() -> None:
    for name, address, method, scopes in ENDPOINTS:
        if PUBLIC not in scopes:
            answer = Client().generic(method, address, b"{}", content_type="application/json")
            assert answer.status_code == 401, (name, method)
            assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_every_endpoint_refuses_a_token_without_its_scope(program_of: ProgramOf) -> None:
    for name, address, method, scopes in ENDPOINTS:
        if PUBLIC not in scopes:
            others = [scope for scope in SCOPES if scope not in scopes]
            program = program_of("owner", others)
            answer = program.send(method, address, {})
            assert answer.status_code == 403, (name, method, answer.content)
            assert answer.json()["error"]["key"] == "scope-missing", (name, method)
            ApiToken.objects.all().delete()


def test_every_endpoint_refuses_an_owner_whose_role_does_not_allow_it(db: None) -> None:
    nobody = User.objects.create_user("nobody", is_staff=True)
    program = Program(issue_token(nobody, "of no role", list(SCOPES), by=None).secret)
    for name, address, method, scopes in ENDPOINTS:
        if PUBLIC not in scopes:
            answer = program.send(method, address, {})
            assert answer.status_code == 403, (name, method, answer.content)
            assert answer.json()["error"]["key"] == "role-missing", (name, method)


def test_a_token_loses_what_its_owners_role_loses(program_of: ProgramOf, lanternwick: Pack) -> None:
    program = program_of("designer")
    body = {"kind": "ferryman", "slug": "cora", "content": {"name": "Cora", "strength": 2}}
    assert program.send("POST", "packs/lanternwick/entries/", body).status_code == 201
    User.objects.get(username="designer").groups.clear()
    body["slug"] = "dora"
    assert program.send("POST", "packs/lanternwick/entries/", body).status_code == 403
    assert program.get("/api/v1/packs/").status_code == 403


def test_a_revoked_token_opens_nothing(designer: Program) -> None:
    token = ApiToken.objects.get()
    assert designer.get("/api/v1/packs/").status_code == 200
    revoke_token(token, by=token.owner)
    assert designer.get("/api/v1/packs/").status_code == 401


def test_an_expired_token_opens_nothing(designer: Program) -> None:
    ApiToken.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert designer.get("/api/v1/packs/").status_code == 401


def test_the_token_of_somebody_who_has_left_opens_nothing(designer: Program) -> None:
    User.objects.filter(username="designer").update(is_active=False)
    assert designer.get("/api/v1/packs/").status_code == 401


def test_a_token_is_kept_as_a_hash_only(designer: Program) -> None:
    row = ApiToken.objects.values().get()
    assert designer.secret not in str(row)
    assert len(designer.secret) >= 43
    assert row["last_used_at"] is None
    designer.get("/api/v1/packs/")
    assert ApiToken.objects.get().last_used_at is not None


def test_whoever_tries_tokens_is_slowed_down_and_nobody_else(designer: Program, settings: Any) -> None:
    settings.API_RATES = {"known": 6000, "unknown": 8, "wrong": 8}
    wrong = Program("tw_guessed")
    answers = [wrong.get("/api/v1/packs/") for _ in range(4)]
    assert [each.status_code for each in answers] == [401, 401, 429, 429]
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert designer.get("/api/v1/packs/").status_code == 200
    unknown = [Client().get("/api/v1/").status_code for _ in range(3)]
    assert unknown == [200, 200, 429]


@pytest.mark.parametrize(
    "header", ["Basic dXNlcjp3b3Jk", "Token tw_x", "Bearer", "Bearer  ", "Bearer tw_\xe9"]
)
def test_another_sort_of_header_is_no_token(header: str) -> None:
    answer = Client(headers={"authorization": header}).get("/api/v1/packs/")
    assert answer.status_code == 401


def test_somebody_who_is_signed_in_reads_without_a_token(
    person: Callable[..., User], lanternwick: Pack
) -> None:
    client = Client()
    client.force_login(person("viewer"), backend="django.contrib.auth.backends.ModelBackend")
    assert client.get("/api/v1/packs/").status_code == 200


def test_somebody_who_is_signed_in_changes_nothing_without_the_csrf_token(
    person: Callable[..., User], lanternwick: Pack
) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(person("designer"), backend="django.contrib.auth.backends.ModelBackend")
    body = '{"kind": "ferryman", "slug": "cora", "content": {"name": "Cora", "strength": 2}}'
    address = "/api/v1/packs/lanternwick/entries/"
    refused = client.post(address, body, content_type="application/json")
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "forbidden")
    client.get("/api/v1/docs/")  # the page hands the token out
    token = client.cookies["csrftoken"].value
    made = client.post(address, body, content_type="application/json", headers={"x-csrftoken": token})
    assert made.status_code == 201
