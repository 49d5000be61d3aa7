"""What tests begin with is what the studio has made, whether it is made or put back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as django_settings

from content.models import Art, Language, Pack
from engine.schema import Game
from tests import kept
from tests.conftest import SAMPLE_PACK, SHIPPED

PRINCESS = Path(django_settings.BASE_DIR) / "content" / "packs" / "princess"


def everything() -> tuple[dict[str, list[dict[str, Any]]], dict[Path, bytes]]:
    """All that there is but the times at which it was made."""
    rows = {
        model.__name__: [
            {name: value for name, value in row.items() if not isinstance(value, datetime)}
            for _key, row in sorted(found.items())  # a database gives rows as they lie
        ]
        for model, found in kept._rows().items()
    }
    return rows, kept._pictures()


def begin_anew(settings: Any, folder: Path) -> None:
    """As if another test began."""
    settings.MEDIA_ROOT = folder
    for model in kept._rows():
        if model is not Language:
            model._base_manager.all()._raw_delete("default")


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_kept", {})


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on, whoever loads a pack fails."""

    def refuse() -> None:
        monkeypatch.setattr(kept, "load_pack", lambda *_, **__: pytest.fail("it was loaded"))

    return refuse


@pytest.mark.django_db
@pytest.mark.parametrize("folder", [SAMPLE_PACK, PRINCESS], ids=["sample", "princess"])
def test_what_is_put_back_is_what_was_made(
    folder: Path,
    sample_game: Game,
    settings: Any,
    tmp_path: Path,
    refused: Callable[[], None],
) -> None:
    for code in SHIPPED:
        Language.objects.get_or_create(code=code, defaults={"name": code})
    made = kept.published(folder)
    rows, pictures = everything()
    assert rows["Entry"]
    assert rows["Translation"]
    begin_anew(settings, tmp_path / "art")
    refused()
    assert kept.published(folder) == made
    assert everything() == (rows, pictures)


@pytest.mark.django_db
def test_where_something_is_in_the_way_it_is_made(
    sample_game: Game, settings: Any, tmp_path: Path, refused: Callable[[], None]
) -> None:
    """Another pack, or a row with the same key that says something else."""
    kept.loaded(SAMPLE_PACK)
    picture = Art.objects.first()
    assert picture is not None
    begin_anew(settings, tmp_path / "art")
    refused()
    Art.objects.create(hash=picture.hash, width=1, height=1, size=1)
    with pytest.raises(pytest.fail.Exception, match="it was loaded"):
        kept.loaded(SAMPLE_PACK)
    begin_anew(settings, tmp_path / "art")
    Pack.objects.create(game="platformer", source=Language.objects.get(code="en"))
    with pytest.raises(pytest.fail.Exception, match="it was loaded"):
        kept.loaded(SAMPLE_PACK)
