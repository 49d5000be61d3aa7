"""What the tests of the editor need: people who are logged in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

BACKEND = "django.contrib.auth.backends.ModelBackend"

ClientOf = Callable[..., Client]


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """Keys of rows start anew in every test, and with them the keys of what is remembered."""
    cache.clear()


@pytest.fixture
def client_of(person: Callable[..., User]) -> ClientOf:
    """A browser of somebody with a role: ``client_of("translator", languages=["de"])``."""

    def make(
        role: str, name: str = "", languages: list[str] | None = None, reviews: list[str] | None = None
    ) -> Client:
        client = Client()
        client.force_login(person(role, name, languages, reviews), backend=BACKEND)
        return client

    return make


@pytest.fixture
def designer(client_of: ClientOf) -> Client:
    """A designer's browser."""
    return client_of("designer")


@pytest.fixture
def owner(client_of: ClientOf) -> Client:
    """An owner's browser."""
    return client_of("owner")


@pytest.fixture
def viewer(client_of: ClientOf) -> Client:
    """A viewer's browser."""
    return client_of("viewer")
