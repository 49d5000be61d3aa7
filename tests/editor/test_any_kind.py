"""The editor knows no kind and no field: a kind that is declared here, only for this test, can be edited."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import pytest
from django.test import Client

from content.models import Entry, Language, Pack
from engine.games import added, games
from engine.schema import Between, Game, Grid, GridSpec, Id, Kind, Layer, Line, Name, Part, Prose, Ref
from tests.editor.pages import form_values, shown

EDITOR = Path(__file__).parent.parent.parent / "editor"
# Words that games use for a field and the editor for something else.
COMMON = {
    "type",
    "mark",
    "faces",
    "colour",
    "version",
    "start",
    "rules",
    "role",
    "range",
    "name",
    "text",
    "title",
    "value",
    "kind",
    "map",
    "id",
    "note",
    "effects",
    "from",
    "to",
    "when",
}


PLOT = GridSpec((1, 3), (1, 3), (Layer("soil", {".": "bare", "#": "wet"}),))


class Petal(Part):
    """A part with a text."""

    id: Id
    scent: Prose = ""
    size: int = 1


class Zinnia(Kind):
    """One field of every sort, some that no shipped game has."""

    caption: Name = ""
    motto: Line = ""
    height: Annotated[int, Between(-5, 5)]
    colours: tuple[Literal["crimson", "ochre"], ...] = ("crimson",)
    dice: tuple[Annotated[int, Between(1, 6)], ...] = ()
    code: str = "z"
    tags: tuple[str, ...] = ()
    wild: bool | None = None
    depth: int | None = 3
    friend: Annotated[str, Ref("zinnia")] | None = None
    plot: Annotated[str, Grid(PLOT)] = "."
    petals: tuple[Petal, ...] = ()
    core: Petal | None = None
    bounds: dict[str, int] = {}


GARDEN = Game.declare("garden", kinds=(Zinnia,))


@pytest.fixture
def garden(db: None) -> Iterator[Pack]:
    with added(GARDEN):
        english = Language.objects.create(code="en", name="English")
        pack = Pack.objects.create(game="garden", source=english)
        pack.languages.add(Language.objects.create(code="fr", name="Français"))
        yield pack


@pytest.mark.django_db
def test_a_kind_declared_for_this_test_is_edited_through_the_admin(garden: Pack, designer: Client) -> None:
    add = "/admin/games/garden/zinnia/add-new/"
    posted = {
        **form_values(designer.get(add)),
        "slug": "first",
        "text:caption": "First zinnia",
        "data:height": "-2",
        "data:colours": ["ochre", "crimson", "ochre"],
        "data:dice": ["6", "1", ""],
        "data:tags": ["b", "a"],
        "data:wild": "no",
        "data:depth": "",
        "data:friend": "first",
        "data:plot": ".#\r\n##",
        "data:petals": "- id: one\n  scent: Sweet\n",
        "data:core": "id: heart\nscent: Bitter\n",
        "data:bounds": "x: 3\n",
    }
    answer = designer.post(add, posted)
    assert answer.status_code == 302, re.findall(r"tw-errors.*?</ul>", shown(answer), re.S)
    first = Entry.objects.get(slug="first")
    assert first.data == {
        "height": -2,
        "colours": ["ochre", "crimson", "ochre"],
        "dice": [6, 1],
        "tags": ["b", "a"],
        "wild": False,
        "depth": None,
        "friend": "first",
        "plot": ".#\n##",
        "petals": [{"id": "one"}],
        "core": {"id": "heart"},
        "bounds": {"x": 3},
    }
    assert dict(first.units.values_list("field", "source")) == {
        "caption": "First zinnia",
        "petals.one.scent": "Sweet",
        "core.scent": "Bitter",
    }
    address = "/admin/games/garden/zinnia/first/"
    assert designer.post(address, form_values(designer.get(address))).status_code == 302
    assert Entry.objects.get(slug="first").version == 1, "a form sent back as it is changes nothing"
    values = form_values(designer.get(address))
    cleared = {
        **values,
        "data:colours": [""],
        "data:wild": "",
        "data:bounds": "",
        "data:plot": "",
        "data:code": "",
    }
    assert designer.post(address, {**cleared, "tr:fr:petals.one.scent": "Doux"}).status_code == 302
    data = Entry.objects.get(slug="first").data
    assert data["colours"] == [], "an empty list is no default"
    assert not {"wild", "bounds", "plot", "code"} & set(data)
    told = designer.post(
        f"{address}draw/", {**form_values(designer.get(address)), "text:caption": "Zinnia X"}
    )
    summary = told.json()["summaries"]["en"]
    assert "Zinnia X" in summary, "a kind that nobody prints is told in words while it is typed"
    assert 'data-input="data:height"' in summary
    assert "<dd><button" in summary
    assert "Zinnia" in shown(designer.get("/admin/"))
    assert "Doux" in shown(designer.get("/admin/translations/?game=garden&language=fr"))


def test_no_kind_and_no_field_of_a_game_is_named_in_the_editor() -> None:
    names = set()
    for game in games().values():
        names.add(game.name)
        for kind in game.kinds.values():
            names.add(kind.name)
            names.update(field.name for field in kind.record.fields)
    names -= COMMON
    for file in [*EDITOR.rglob("*.py"), *EDITOR.rglob("*.html"), *EDITOR.rglob("*.js")]:
        words = re.findall(r"""["'`]([a-z_]+)["'`]""", file.read_text(encoding="utf-8"))
        assert not names & set(words), f"{file.name} names {sorted(names & set(words))}"
