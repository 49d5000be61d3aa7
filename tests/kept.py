"""Content that many tests begin with: made once in a process as the studio makes it, then put back as rows.

To load a shipped pack writes some thousand rows through everything that guards them, and takes seconds. What
it has written is always the same, so the first test that asks for it lets it be made and keeps the rows and
the pictures; whoever asks later gets copies of them. `tests/test_kept.py` compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from django.apps import apps
from django.conf import settings
from django.db import transaction
from django.db.models import Model

from content.actions.load_pack import load_pack
from content.actions.publish import publish
from content.connections import count_rows
from content.models import Pack, Release

_K = TypeVar("_K")
_V = TypeVar("_V")
Row = dict[str, Any]
Rows = dict[type[Model], dict[Any, Row]]


@dataclass(frozen=True)
class Kept:
    """What a piece of content consists of."""

    game: str
    rows: Rows
    pictures: dict[Path, bytes]


_kept: dict[Hashable, Kept] = {}


def loaded(folder: Path) -> Pack:
    """A pack in the database, as it is loaded from its folder."""
    return _have(("loaded", folder), lambda: load_pack(folder, author=None).game)


def published(folder: Path) -> Release:
    """A pack in the database with its first release."""

    def make() -> str:
        game = load_pack(folder, author=None).game
        publish(Pack.objects.get(pk=game), author=None)
        return game

    release = _have(("published", folder), make).current
    assert release is not None
    return release


def _have(what: Hashable, make: Callable[[], str]) -> Pack:
    """The pack that ``make`` makes; a piece of content is kept for each set of packs that stood beside it."""
    before = _rows()
    key = (what, *sorted(before[Pack]))
    found = _kept.get(key)
    if found and _fits(found.rows, before):
        _put_back(found, before)
        count_rows()
        return Pack.objects.get(pk=found.game)
    pictures = _pictures()
    game = make()
    count_rows()
    after = _rows()
    if all(after[model].get(pk) == row for model, rows in before.items() for pk, row in rows.items()):
        new = {model: _without(rows, before[model]) for model, rows in after.items()}
        _kept[key] = Kept(game, new, _without(_pictures(), pictures))
    return Pack.objects.get(pk=game)


def _without(found: dict[_K, _V], known: Container[_K]) -> dict[_K, _V]:
    return {key: value for key, value in found.items() if key not in known}


def _rows() -> Rows:
    """Every row of content, by its key."""
    models = apps.get_app_config("content").get_models(include_auto_created=True)
    found = {model: model._base_manager.order_by().values() for model in models}
    return {model: {row[_key(model)]: row for row in rows} for model, rows in found.items()}


def _key(model: type[Model]) -> str:
    return model._meta.pk.attname


def _fits(kept: Rows, there: Rows) -> bool:
    """Whether no row is in the way of another; one that is there already, the same, is not."""
    return all(there[model].get(pk, row) == row for model, rows in kept.items() for pk, row in rows.items())


def _put_back(kept: Kept, there: Rows) -> None:
    with transaction.atomic():
        for model, rows in kept.rows.items():
            wanted = [row for pk, row in rows.items() if pk not in there[model]]
            model._base_manager.bulk_create([model(**row) for row in wanted], batch_size=500)
    for path, content in kept.pictures.items():
        file = Path(settings.MEDIA_ROOT) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def _pictures() -> dict[Path, bytes]:
    root = Path(settings.MEDIA_ROOT)
    return {path.relative_to(root): path.read_bytes() for path in root.rglob("*") if path.is_file()}
