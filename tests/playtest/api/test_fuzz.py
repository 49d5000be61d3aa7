"""Schemathesis tries the whole API with what its document allows and with what it does not: nothing makes
the server fail, what breaks the document is refused, and every answer is one that the document describes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.db import connection, transaction
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from content.models import Release
from studio.wsgi import application
from tests.playtest.api.conftest import Program, release_of

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LANGUAGES = ("en", "es", "it", "de", "xx")
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@pytest.fixture(autouse=True)
def _one_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """The studio as it is served answers in the test's own transaction, and must not hang up between two
    requests. Django's client for tests sees to that itself."""
    monkeypatch.setattr(connection, "close_if_unusable_or_obsolete", lambda: None)


@pytest.fixture
def names(designer: Program, released: Release, settings: Any) -> dict[str, list[Any]]:
    """Names that exist, so that what lies behind them is reached, too. Nothing long is really begun: test
    settings start no workers."""
    settings.API_RATES = {"known": 10**9, "unknown": 10**9, "wrong": 10**9}
    settings.PLAYTEST_BOT_THREADS = 0
    settings.PLAYTEST_STREAM_SECONDS = 0.01
    played = release_of("platformer")
    seats = [{"name": "Ann"}, {"name": "Ben", "bot": "random"}]
    made = designer.send("POST", "games/", {"game": played.game_id, "seats": seats, "seed": 1})
    assert made.status_code == 201, made.content
    job = designer.send("POST", "prints/", {"game": played.game_id, "untranslated": True})
    assert job.status_code == 202, job.content
    order = {"seats": [2], "bots": [["random"]], "games": 4}
    campaign = designer.send("POST", "campaigns/", {"game": played.game_id, "order": order})
    assert campaign.status_code == 202, campaign.content
    return {
        "game": [released.game_id, played.game_id],
        "kind": ["ferryman", "journey"],
        "slug": ["ada", "first_light"],
        "number": [1],
        "seat": [0, 1],
        "id": [made.json()["state"]["id"], job.json()["id"], campaign.json()["id"]],
    }


def headers_of(secret: str) -> dict[str, str]:
    """Who asks. Schemathesis says that it reads compressed answers, but not when it calls in-process."""
    return {"Authorization": f"Bearer {secret}", "Accept-Encoding": "identity"}


def described() -> Any:
    """The API as its document describes it. The token is always a right one, and an address that is too long
    to be read is refused, too."""
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app=application)
    schema.config.generation.update(with_security_parameters=False)
    schema.config.checks.negative_data_rejection.expected_statuses.append("414")
    return schema


def operations() -> Iterator[Any]:
    """Every operation of the document as it is served."""
    schema = described()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def tried(
    operation: Any, mode: GenerationMode, examples: int, names: dict[str, list[Any]], secret: str
) -> int:
    """Send requests of one operation and look at every answer; how many were answered."""
    answered = 0

    @seeded(7)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def send(case: Any, data: st.DataObject) -> None:
        nonlocal answered
        if not case.meta.is_negative_at(ParameterLocation.PATH):
            for name in case.path_parameters or {}:
                if name in names and data.draw(st.integers(0, 3)):
                    case.path_parameters[name] = data.draw(st.sampled_from(names[name]))
        if isinstance(case.body, dict) and not case.meta.is_negative_at(ParameterLocation.BODY):
            for name in {"game", "kind", "slug"} & set(case.body):
                case.body[name] = data.draw(st.sampled_from(names[name]))
        if "lang" in (case.query or {}) and not case.meta.is_negative_at(ParameterLocation.QUERY):
            case.query["lang"] = data.draw(st.sampled_from(LANGUAGES))
        case.call_and_validate(headers=headers_of(secret), checks=CHECKS)
        answered += 1

    send()
    return answered


def try_everything(mode: GenerationMode, examples: int, names: dict[str, list[Any]], secret: str) -> None:
    """All operations, each on the same rows; everything that is found is told at once."""
    found: list[str] = []
    answered = 0
    for operation in operations():
        with transaction.atomic():
            try:
                answered += tried(operation, mode, examples, names, secret)
            except (Exception, ExceptionGroup) as error:  # noqa: BLE001 - all findings in one report
                found.append(f"{operation.label}: {error}")
            transaction.set_rollback(True)
    assert not found, "\n\n".join(found)
    assert answered > 30


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_a_few_requests_of_every_operation(
    mode: GenerationMode, names: dict[str, list[Any]], designer: Program
) -> None:
    try_everything(mode, 2, names, designer.secret)


def follow_links(examples: int, steps: int, names: dict[str, list[Any]], secret: str) -> int:
    """Send sequences of requests, each with what the answers before it named; how many were answered. Every
    sequence begins with the same rows: Hypothesis tries some again and expects the same answers."""
    schema = described()
    answered = 0

    class Sequence(schema.as_state_machine()):  # type: ignore[misc]
        def setup(self) -> None:
            self.begun = transaction.savepoint()

        def teardown(self) -> None:
            transaction.savepoint_rollback(self.begun)

        def before_call(self, case: Any) -> None:
            if case.meta is not None and case.meta.is_negative_at(ParameterLocation.PATH):
                return  # what is wrong on purpose stays wrong
            for name in case.path_parameters or {}:
                given = str(case.path_parameters[name])
                if name in names and name != "id" and given not in map(str, names[name]):
                    case.path_parameters[name] = names[name][0]

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"headers": headers_of(secret)}

        def validate_response(self, response: Any, case: Any, *rest: Any, **more: Any) -> None:
            nonlocal answered
            answered += 1
            case.validate_response(response, checks=CHECKS)

    with transaction.atomic():
        Sequence.run(
            settings=settings(
                max_examples=examples,
                stateful_step_count=steps,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
        )
        transaction.set_rollback(True)
    return answered


def test_a_few_sequences_of_requests(names: dict[str, list[Any]], designer: Program) -> None:
    assert follow_links(2, 4, names, designer.secret) >= 4


@pytest.mark.soak
def test_many_sequences_of_requests(names: dict[str, list[Any]], designer: Program) -> None:
    assert follow_links(200, 12, names, designer.secret) > 400


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_many_requests_of_every_operation(
    mode: GenerationMode, names: dict[str, list[Any]], designer: Program
) -> None:
    try_everything(mode, 200, names, designer.secret)
