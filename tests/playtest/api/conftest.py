"""What the tests of the API need: programs with tokens, a game with content and a release, no real
printing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

from content.actions.load_pack import checked
from content.actions.publish import publish
from content.entries.pack import PackContent
from content.models import Language, Pack, Release
from content.pictures import Picture
from content.snapshots import hash_of, snapshot_bytes
from playtest.actions.issue_token import issue_token
from playtest.api.scopes import SCOPES
from playtest.api.throttling import limiter


class Program(Client):
    """A program that talks to the API with a token."""

    def __init__(self, secret: str = "") -> None:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        super().__init__(headers=headers)
        self.secret = secret

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send JSON to an address below ``/api/v1/``."""
        address = path if path.startswith("/") else f"/api/v1/{path}"
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.generic(
            method,
            address,
            b"" if body is None else json.dumps(body).encode(),
            content_type="application/json",
            headers=named,
        )


ProgramOf = Callable[..., Program]


@pytest.fixture(autouse=True)
def _alone(settings: Any, tmp_path: Path) -> Iterator[None]:
    """Nobody has asked before, and prints are made when a test says so."""
    settings.PRINTS_ROOT = tmp_path / "prints"
    limiter.clear()
    yield
    limiter.clear()


@pytest.fixture
def program_of(person: Callable[..., User]) -> ProgramOf:
    """A program of somebody with a role, with all scopes or some: ``program_of("viewer", ["campaigns"])``."""

    def make(role: str, scopes: list[str] | None = None, **who: Any) -> Program:
        owner = User.objects.filter(username=who.get("name") or role).first() or person(role, **who)
        return Program(
            issue_token(owner, "a test", list(SCOPES) if scopes is None else scopes, by=None).secret
        )

    return make


@pytest.fixture
def designer(program_of: ProgramOf) -> Program:
    """A designer's program with all scopes."""
    return program_of("designer")


@cache
def shipped_content(name: str) -> tuple[PackContent, dict[str, Picture]]:
    """A shipped pack as it is on disk, and its pictures by their hashes."""
    content, _source, pictures = checked(Path(settings.BASE_DIR) / "content" / "packs" / name)
    return content, {picture.hash: picture for picture in pictures.values()}


def release_of(name: str) -> Release:
    """A shipped game with its first release, and without the rows of its entries, which take long."""
    content, _pictures = shipped_content(name)
    for code in (content.source, *content.languages):
        Language.objects.get_or_create(code=code, defaults={"name": code})
    pack = Pack.objects.create(game=name, source_id=content.source)
    pack.languages.set(Language.objects.filter(code__in=content.languages))
    frozen = snapshot_bytes(content)
    made = Release.objects.create(hash=hash_of(frozen), game=pack, number=1, content=frozen)
    pack.current = made
    pack.save()
    return made


@pytest.fixture
def released(lanternwick: Pack) -> Release:
    """The first release of the sample game."""
    return publish(lanternwick, author=None)
