"""What many tests need: the sample game, its pack loaded, people of every role, and a busy database."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.contrib.auth.models import Group, User
from django.db import OperationalError

from content.models import Language, Member, Pack
from content.own_wording import declare_own, has_own
from engine.games import added
from engine.gaps import listening
from engine.schema import Game
from manage import spare_the_loaded
from tests.folders import WITHOUT_DATABASE
from tests.kept import loaded
from tests.sample_game import LANTERNWICK

SHIPPED = [code for code, _name in django_settings.LANGUAGES]
SAMPLE_PACK = Path(__file__).parent / "sample_pack"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test that touches the database runs again on PostgreSQL, unless it says that it need not: it is
    marked here, not by hand. It must lie where that run looks for it."""
    for item in items:
        if item.get_closest_marker("any_database"):
            continue
        fixtures = getattr(item, "fixturenames", ())
        if item.get_closest_marker("django_db") or {"db", "transactional_db", "live_server"} & set(fixtures):
            item.add_marker("database")
        if item.get_closest_marker("database") and item.nodeid.startswith(WITHOUT_DATABASE):
            raise pytest.UsageError(
                f"{item.nodeid} touches the database, and tests/folders.py says that no test of its folder"
                " does: put it elsewhere, or take the folder out of WITHOUT_DATABASE."
            )


def pytest_configure() -> None:
    """Tests are a loaded studio and more; while they are collected, nothing of it becomes garbage."""
    spare_the_loaded()
    gc.disable()


def pytest_collection_finish() -> None:
    """What was loaded until now stays until the end: garbage is looked for among the rest only."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def _folders_for_art(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A name for each test; whoever stores a picture makes the folder, and most tests store none."""
    everything = tmp_path_factory.mktemp("art")
    return (everything / str(number) for number in count())


@pytest.fixture(autouse=True)
def _art_in_a_folder_of_its_own(settings: Any, _folders_for_art: Iterator[Path]) -> None:
    settings.MEDIA_ROOT = next(_folders_for_art)


@pytest.fixture(autouse=True)
def _shipped_languages_say_everything(request: pytest.FixtureRequest) -> Iterator[None]:
    """A message that a shipped language lacks costs readers that message only, but it is a mistake of ours:
    whichever test words it finds it. Tests that take messages away are marked with ``gaps``."""
    with listening() as heard:
        yield
    if not request.node.get_closest_marker("gaps"):
        assert [gap for gap in heard.gaps if gap.language in SHIPPED and "/" not in gap.key] == []


@pytest.fixture(autouse=True)
def _own_wordings_end_with_their_test() -> Iterator[None]:
    """What a test has worded goes with its rows."""
    yield
    if has_own():
        declare_own([])


@pytest.fixture
def sample_game() -> Iterator[Game]:
    """Lanternwick, known to the studio for the length of a test."""
    with added(LANTERNWICK) as game:
        yield game


@pytest.fixture
def lanternwick(db: None, sample_game: Game) -> Pack:
    """Lanternwick's pack in the database."""
    return loaded(SAMPLE_PACK)


@pytest.fixture
def person(db: None) -> Callable[..., User]:
    """Makes users: ``person("designer")``, ``person("translator", languages=["de"])``."""

    def make(
        role: str, name: str = "", languages: list[str] | None = None, reviews: list[str] | None = None
    ) -> User:
        user = User.objects.create_user(name or role, password="lantern-light-7", is_staff=True)
        user.groups.add(Group.objects.get(name=role))
        if languages is not None:
            member = Member.objects.create(user=user)
            member.languages.set(Language.objects.filter(code__in=languages))
            member.reviews.set(Language.objects.filter(code__in=reviews or []))
        return user

    return make


def wrapped(cause: Exception, sort: type[Exception] = OperationalError) -> Exception:
    """An error of a driver as Django passes it on."""
    error = sort(*cause.args)
    error.__cause__ = cause
    return error


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Exception]:
    """What SQLite really says while somebody else writes."""
    file = tmp_path / "busy.sqlite3"
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(closing(sqlite3.connect(file, timeout=0, isolation_level=None)))
            for _ in range(2)
        )
        one.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError) as caught:
            two.execute("BEGIN IMMEDIATE")
        yield wrapped(caught.value)
