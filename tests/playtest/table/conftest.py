"""The shipped games, somebody who may begin them, and browsers that keep seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.models import Release
from tests.playtest.games.conftest import GAMES, publish

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def releases(db: None) -> dict[str, Release]:
    """The current releases of the three games."""
    return {game: publish(game) for game in GAMES}


@pytest.fixture
def host(person: Callable[..., User], releases: dict[str, Release]) -> Client:
    """The browser of a designer who begins games."""
    client = Client(HTTP_ACCEPT_LANGUAGE="en")
    client.force_login(person("designer", "ada"), backend=BACKEND)
    return client
