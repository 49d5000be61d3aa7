"""Tokens: issued once, listed, revoked, on the page and from the command line."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from content.errors import InvalidError, NotAllowedError
from playtest.actions.issue_token import MOST_TOKENS, issue_token
from playtest.actions.revoke_token import revoke_token
from playtest.api.scopes import SCOPES
from playtest.models import ApiToken

pytestmark = pytest.mark.django_db
BACKEND = "django.contrib.auth.backends.ModelBackend"
ClientOf = Callable[..., Client]


@pytest.fixture
def client_of(person: Callable[..., User]) -> ClientOf:
    """A browser of somebody with a role."""

    def make(role: str, name: str = "") -> Client:
        client = Client(headers={"accept-language": "en"})
        client.force_login(person(role, name), backend=BACKEND)
        return client

    return make


def test_a_token_is_shown_once_and_works(client_of: ClientOf) -> None:
    viewer = client_of("viewer")
    page = viewer.post("/tokens/", {"name": "My script", "scopes": ["content:read"], "days": "30"})
    token = ApiToken.objects.get()
    assert page.status_code == 200
    secret = page.context["issued"].secret
    assert secret in page.content.decode()
    assert "no-store" in page.headers["Cache-Control"]
    assert secret not in viewer.get("/tokens/").content.decode()
    assert token.expires_at is not None
    assert timedelta(days=29) < token.expires_at - timezone.now() <= timedelta(days=30)
    program = Client(headers={"authorization": f"Bearer {secret}"})
    assert program.get("/api/v1/packs/").status_code == 200


@pytest.mark.parametrize("days", ["-1", "0", "4000", "9" * 5000, "1.5", "for ever"])
def test_days_that_are_none_are_not_for_ever(client_of: ClientOf, days: str) -> None:
    page = client_of("viewer").post("/tokens/", {"name": "x", "scopes": ["content:read"], "days": days})
    assert page.status_code == 422
    assert not ApiToken.objects.exists()


def test_a_form_with_faults_issues_nothing(client_of: ClientOf) -> None:
    page = client_of("viewer").post("/tokens/?", {"name": " ", "days": "30"})
    assert page.status_code == 422
    text = page.content.decode()
    assert "a token needs a name" in text
    assert "a token needs at least one scope" in text
    assert not ApiToken.objects.exists()


def test_people_see_and_revoke_their_own_tokens_only(
    client_of: ClientOf, person: Callable[..., User]
) -> None:
    hers = issue_token(person("designer"), "Her secret plan", ["content:read"], by=None).token
    playtester = client_of("playtester")
    assert "Her secret plan" not in playtester.get("/tokens/").content.decode()
    assert playtester.post(f"/tokens/{hers.public_id}/revoke/").status_code == 403
    hers.refresh_from_db()
    assert hers.revoked_at is None


def test_an_owner_of_the_studio_sees_and_revokes_all(
    client_of: ClientOf, person: Callable[..., User]
) -> None:
    token = issue_token(person("designer"), "The plan", ["content:read"], by=None).token
    owner = client_of("owner")
    assert "The plan" in owner.get("/tokens/").content.decode()
    assert owner.get(f"/tokens/{token.public_id}/revoke/").status_code == 302
    token.refresh_from_db()
    assert token.revoked_at is None  # looking changes nothing
    assert owner.post(f"/tokens/{token.public_id}/revoke/").status_code == 302
    token.refresh_from_db()
    assert token.revoked_at is not None


def test_whoever_is_not_signed_in_sees_no_tokens() -> None:
    answer = Client().get("/tokens/")
    assert answer.status_code == 302
    assert "/login/" in answer.headers["Location"]


@pytest.mark.parametrize(("language", "word"), [("de", "Widerrufen"), ("es", "Revocar"), ("it", "Revoca")])
def test_the_page_speaks_the_language_of_the_reader(
    person: Callable[..., User], language: str, word: str
) -> None:
    user = person("designer")
    issue_token(user, "Skript", ["printing"], by=None)
    client = Client(headers={"accept-language": language})
    client.force_login(user, backend=BACKEND)
    assert word in client.get("/tokens/").content.decode()


def test_nobody_issues_tokens_for_others(person: Callable[..., User]) -> None:
    designer, viewer = person("designer"), person("viewer")
    with pytest.raises(NotAllowedError):
        issue_token(designer, "a trick", list(SCOPES), by=viewer)
    with pytest.raises(NotAllowedError):
        revoke_token(issue_token(designer, "hers", list(SCOPES), by=designer).token, by=viewer)


def test_there_are_not_endlessly_many_tokens(person: Callable[..., User]) -> None:
    owner = person("designer")
    ApiToken.objects.bulk_create(
        ApiToken(owner=owner, name="x", digest=str(number), start="tw_") for number in range(MOST_TOKENS)
    )
    with pytest.raises(InvalidError) as refused:
        issue_token(owner, "one more", ["printing"], by=owner)
    assert [fault.key for fault in refused.value.faults] == ["token-too-many"]


def test_the_command_issues_lists_and_revokes(person: Callable[..., User]) -> None:
    person("designer", "berta")
    out, told = StringIO(), StringIO()
    call_command(
        "token", "issue", "berta", "nightly", "--scope", "printing", "--days", "7", stdout=out, stderr=told
    )
    secret = out.getvalue().strip()
    assert secret.startswith("tw_")
    assert "only now" in told.getvalue()
    program = Client(headers={"authorization": f"Bearer {secret}"})
    assert program.get("/api/v1/jobs/").status_code == 200
    listed = StringIO()
    call_command("token", "list", stdout=listed)
    assert "nightly" in listed.getvalue()
    assert secret not in listed.getvalue()
    call_command("token", "revoke", listed.getvalue().split()[0], stdout=out)
    assert program.get("/api/v1/jobs/").status_code == 401


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("issue", "bertha", "x"), "Did you mean “berta”?"),
        (("issue", "berta", "x", "--scope", "printig"), "Did you mean “printing”?"),
        (("issue", "berta", "x", "--days", "0"), "days: "),
        (("revoke", "nothing"), "There is no token"),
    ],
)
def test_the_command_says_what_is_wrong(
    person: Callable[..., User], arguments: tuple[str, ...], said: str
) -> None:
    person("designer", "berta")
    with pytest.raises(CommandError, match=said.replace("?", r"\?")):
        call_command("token", *arguments, stdout=StringIO())
