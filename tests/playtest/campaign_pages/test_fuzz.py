"""Schemathesis tries the endpoints of campaigns with one that is done, one that waits, a comparison."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import transaction
from schemathesis import GenerationMode

from content.models import Release
from playtest.campaigns import replaying
from playtest.campaigns.actions import Content
from playtest.campaigns.telling import estimating
from tests.playtest.api.conftest import Program, designer, program_of
from tests.playtest.api.test_fuzz import MODES, operations, tried
from tests.playtest.campaign_pages.conftest import compared, run, started

__all__ = ["designer", "program_of"]  # fixtures of the tests of the API

pytestmark = pytest.mark.django_db


def try_campaigns(mode: GenerationMode, examples: int, release: Release, secret: str) -> int:
    """All operations on campaigns; everything that is found is told at once."""
    content = Content(Content.of_release(release).snapshot, release)
    rows = [run(started(release)), started(release), run(compared(release, content))]
    names: dict[str, list[Any]] = {
        "game": [release.game_id],
        "id": [row.public_id for row in rows],
        "number": [0, 5, 11, 12],
    }
    found: list[str] = []
    answered = 0
    for operation in operations():
        if "/campaigns/" not in operation.path:
            continue
        with transaction.atomic():
            try:
                answered += tried(operation, mode, examples, names, secret)
            except (Exception, ExceptionGroup) as error:  # noqa: BLE001 - all findings in one report
                found.append(f"{operation.label}: {error}")
            transaction.set_rollback(True)
    assert not found, "\n\n".join(found)
    return answered


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_many_requests_about_campaigns(
    mode: GenerationMode,
    release: Release,
    designer: Program,
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings.API_RATES = {"known": 10**9, "unknown": 10**9, "wrong": 10**9}
    monkeypatch.setattr(replaying, "run_aside", lambda task: task())
    monkeypatch.setattr(estimating, "PATIENCE", 0.01)
    assert try_campaigns(mode, 25, release, designer.secret) > 200
