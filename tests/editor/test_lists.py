"""Lists as people work with them: grid, filters, groups, columns, totals, many entries changed at once."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from content.actions.exchange_spreadsheets import apply_plan, export_sheets, plan_import
from content.actions.save_entry import save_entry
from content.cardtext import CardText
from content.entries.document import Document
from content.entries.pack import PackContent
from content.models import Entry, Member, Pack, Revision
from content.spreadsheet_plan import stamps
from content.store import read_document
from tests.content.test_spreadsheets import edited
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

LIST = "/admin/games/lanternwick/ferryman/"
MANY = f"{LIST}change-many/"


@pytest.fixture
def grid(designer: Client) -> Client:
    """A designer who looks at the grid."""
    designer.post("/admin/look/", {"view": "grid"})
    return designer


def names(page: str) -> list[str]:
    """The entries that a page lists, in its order."""
    return re.findall(r'name="row" value="(\w+)"', page)


def cells(pack: Pack, *typed: tuple[str, str, str]) -> str:
    now = stamps(pack)
    return json.dumps([[slug, now["ferryman", slug], column, text] for slug, column, text in typed])


def strengths() -> dict[str, int]:
    return {each.slug: each.data["strength"] for each in Entry.objects.filter(kind="ferryman")}


def test_the_grid_has_a_typed_cell_for_every_field(lanternwick: Pack, grid: Client) -> None:
    page = shown(grid.get(LIST))
    assert 'data-column="strength" data-raw="4" class="tw-right">4</td>' in page
    assert 'data-column="is_guild_member" data-raw="yes">yes</td>' in page
    assert 'data-column="rival" data-raw="ada">Ada</td>' in page
    assert 'aria-rowcount="3"' in page
    assert 'data-column="effects"' not in page, "what a cell cannot hold is shown if somebody wants it"
    assert f'data-stamp="{stamps(lanternwick)["ferryman", "ada"]}"' in page


def test_readers_see_the_grid_and_change_nothing(lanternwick: Pack, client_of: ClientOf) -> None:
    viewer = client_of("viewer")
    viewer.post("/admin/look/", {"view": "grid"})
    page = shown(viewer.get(LIST))
    assert "data-grid=" not in page
    assert "change-many" not in page
    before = strengths()
    for address in (MANY, f"{LIST}check-cells/"):
        answer = viewer.post(address, {"cells": cells(lanternwick, ("ada", "strength", "9")), "apply": "1"})
        assert answer.status_code == 403
    assert strengths() == before


def test_translators_edit_the_cells_of_their_languages(lanternwick: Pack, client_of: ClientOf) -> None:
    greta = client_of("translator", "greta", ["de"])
    greta.post("/admin/look/", {"view": "grid"})
    greta.post(f"{LIST}keep-columns/", {"view": "grid", "column": ["name", "name@de", "name@es", "strength"]})
    page = shown(greta.get(LIST))
    editable = re.findall(r'data-column="([\w@]+)" data-raw="[^"]*"(?! aria-readonly)', page)
    assert set(editable) == {"name@de"}
    greta.post(MANY, {"cells": cells(lanternwick, ("ada", "name@de", "Adele")), "apply": "1"})
    assert read_document(Entry.objects.get(slug="ada")).translations["de"]["name"].text == "Adele"


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("strength:least:5", ["bruno"]),
        ("strength:most:4", ["ada"]),
        ("colour:is:amber", ["ada"]),
        ("is_guild_member:is:no", ["ada"]),
        ("rival:is:ada", ["bruno"]),
        ("rival:empty", ["ada"]),
        ("saying:holds:FERRY", ["ada"]),
        ("saying@de:holds:fahre", ["ada"]),
        ("effects:filled", ["ada"]),
        ("copies:least:2", ["ada"]),
        ("@word:uses:draw", ["ada"]),
        ("@word:uses:dra", []),
        ("@state:stale:de", ["ada"]),
        ("@state:unreviewed:de", ["bruno"]),
        ("@state:missing:xx", ["ada", "bruno"]),
        ("nonsense", ["ada", "bruno"]),
    ],
)
def test_any_field_word_and_state_filters(
    lanternwick: Pack, designer: Client, where: str, found: list[str]
) -> None:
    assert names(shown(designer.get(LIST, {"where": where}))) == found


def test_filters_are_chips_and_stay_in_every_link(lanternwick: Pack, designer: Client) -> None:
    page = shown(
        designer.get(LIST, {"where": ["strength:least:1", "colour:not:blue"], "q": "a", "o": "-copies"})
    )
    assert page.count('class="tw-filter-chip"') == 2
    assert "Strength at least 1" in page
    assert 'href="?q=a&amp;o=-copies&amp;where=colour%3Anot%3Ablue"' in page, "a chip takes itself away"
    order = re.search(r'aria-sort="descending"[^>]*><a href="([^"]+)"', page)
    assert order is not None
    assert "where=strength%3Aleast%3A1" in order[1]


def test_a_filter_is_put_together_without_scripts(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(LIST, {"filter": "colour", "where": "strength:least:1"}))
    assert '<option value="amber">' in page
    answer = designer.get(
        LIST, {"filter": "colour", "how": "is", "value": "amber", "where": "strength:least:1"}
    )
    assert answer.headers["Location"] == f"{LIST}?where=strength%3Aleast%3A1&where=colour%3Ais%3Aamber"
    assert "Nothing answers these filters." in shown(designer.get(LIST, {"where": "strength:least:9"}))


def test_what_the_checks_say_filters_and_what_they_have_not_seen_is_told(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = Entry.objects.get(slug="bruno")
    document = read_document(twin)
    document.texts["name"] = "Ada"
    save_entry(twin, document, version=twin.version, author=None)
    asked = {"where": "@faults:any"}
    assert names(shown(designer.get(LIST, asked))) == ["bruno"], "two bear one name"
    assert names(shown(designer.get(LIST, {"where": "@faults:error"}))) == []
    monkeypatch.setattr("editor.findings.FEW", 0)
    document.texts["name"] = "Bruno"
    save_entry(twin, document, version=twin.version + 1, author=None)
    page = shown(designer.get(LIST, asked))
    assert "1 entry has changed since the checks last ran" in page
    back = designer.post(f"{LIST}look-through/", {"what": "faults", "next": LIST})
    assert back.headers["Location"] == LIST
    page = shown(designer.get(LIST, asked))
    assert "since the checks last ran" not in page
    assert names(page) == []


def test_what_does_not_fit_filters_and_what_was_not_looked_at_is_told(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def look(material: object, kind: str, slug: str) -> str:
        looked.append(slug)
        return "over" if slug == "ada" else "fits"

    monkeypatch.setattr("editor.listing.fit.has_faces", lambda game, kind: True)
    monkeypatch.setattr("editor.listing.fit._look", look)
    monkeypatch.setattr("editor.listing.fit._known", {})
    monkeypatch.setattr("editor.listing.found.READING", -1.0)
    page = shown(designer.get(LIST, {"where": "@fit:over:de"}))
    assert (names(page), looked) == ([], [])
    assert "2 cards have not been looked at yet" in page
    answer = designer.post(
        f"{LIST}look-through/", {"what": "fit", "language": "de"}, headers={"accept": "application/json"}
    )
    assert answer.json() == {"left": 0}
    assert names(shown(designer.get(LIST, {"where": "@fit:over:de"}))) == ["ada"]
    assert sorted(looked) == ["ada", "bruno"], "each is looked at once"


def test_rows_are_grouped_with_counts(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(LIST, {"group": "colour"}))
    assert names(page) == ["ada", "bruno"]
    groups = re.findall(r'<th scope="rowgroup"[^>]*>(\w+) <span class="tw-dim">([^<]+)', page)
    assert [(name, told.strip()) for name, told in groups] == [
        ("Amber", "1 entry · 2 copies"),
        ("None", "1 entry"),
    ]
    designer.post("/admin/look/", {"view": "gallery"})
    assert shown(designer.get(LIST, {"group": "colour"})).count("tw-gallery-group") == 2


def test_columns_are_chosen_ordered_and_kept_by_person_and_view(lanternwick: Pack, designer: Client) -> None:
    keep = f"{LIST}keep-columns/"
    designer.post(keep, {"view": "table", "column": ["strength", "@rules", "nonsense", "strength"]})
    page = shown(designer.get(LIST))
    heads = re.findall(r'<th scope="col"[^>]*>(?:<a [^>]*>)?([^<]+)', page)
    assert [head.strip() for head in heads] == ["Name", "Strength", "Rules text"]
    designer.post(keep, {"view": "table", "column": ["strength", "@rules"], "move": "@rules:up"})
    member = Member.objects.get(user__username="designer")
    assert member.looks["columns"] == {"table:lanternwick/ferryman": ["@rules", "strength"]}
    designer.post(keep, {"view": "table", "usual": "1"})
    assert ">Translations</th>" in shown(designer.get(LIST))


def test_histograms_say_and_filter(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(LIST))
    assert 'aria-label="Strength 4: 1 entry, 2 copies"' in page
    assert "sum 15, average 5.0" in page
    assert 'href="?where=strength%3Ais%3A4"' in page


def test_cells_are_shown_before_they_are_saved_and_undone_as_one(lanternwick: Pack, grid: Client) -> None:
    before = strengths()
    sent = cells(lanternwick, ("ada", "strength", "5"), ("bruno", "strength", "8"))
    preview = grid.post(MANY, {"cells": sent, "next": f"{LIST}?o=strength"})
    assert preview.status_code == 200
    assert "Save 2 entries" in shown(preview)
    assert strengths() == before
    answer = grid.post(MANY, {**form_values(preview, "save-many"), "apply": "1", "why": "stronger"})
    assert answer.headers["Location"] == f"{LIST}?o=strength"
    assert strengths() == {"ada": 5, "bruno": 8}
    page = grid.get(LIST)
    assert "2 entries changed." in shown(page)
    history = shown(grid.get("/admin/history/"))
    assert history.count("stronger") == 1, "one line for all of it"
    change = Revision.objects.exclude(together="").values_list("together", flat=True)[0]
    address = f"/admin/history/changes/lanternwick/{change}/"
    assert address in history
    assert "<del>4</del>" in shown(grid.get(address))
    grid.post(address, form_values(page, "tw-undo"))
    assert strengths() == before


def test_an_undo_names_what_somebody_edited_since(lanternwick: Pack, grid: Client) -> None:
    grid.post(
        MANY,
        {"cells": cells(lanternwick, ("ada", "strength", "5"), ("bruno", "strength", "8")), "apply": "1"},
    )
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.data["strength"] = 1
    save_entry(ada, document, version=ada.version, author=None)
    change = Revision.objects.exclude(together="").values_list("together", flat=True)[0]
    answer = grid.post(f"/admin/history/changes/lanternwick/{change}/")
    assert answer.status_code == 409
    assert "Nothing was taken back." in shown(answer)
    assert "Take back the other one" in shown(answer)
    assert strengths() == {"ada": 1, "bruno": 8}
    grid.post(f"/admin/history/changes/lanternwick/{change}/", {"rest": "1"})
    assert strengths() == {"ada": 1, "bruno": 7}


def test_rows_that_moved_are_left_out_and_can_be_looked_at_anew(lanternwick: Pack, grid: Client) -> None:
    sent = cells(lanternwick, ("ada", "strength", "5"), ("bruno", "strength", "8"))
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.copies = 7
    save_entry(ada, document, version=ada.version, author=None)
    late = grid.post(MANY, {"cells": sent, "apply": "1"})
    assert late.status_code == 409
    assert strengths() == {"ada": 4, "bruno": 7}
    assert "Left out" in shown(late)
    assert json.loads(form_values(late, "save-many")["cells"])[0][0] == "bruno", "the rest can be saved"
    anew = grid.post(MANY, {"cells": sent, "anew": "1"})
    grid.post(MANY, {**form_values(anew, "save-many"), "apply": "1"})
    assert strengths() == {"ada": 5, "bruno": 8}
    assert Entry.objects.get(slug="ada").copies == 7


def test_a_cell_is_judged_while_it_is_typed(lanternwick: Pack, grid: Client) -> None:
    typed = (("ada", "strength", "99"), ("ada", "colour", "BLUE"), ("bruno", "rival", "ada"))
    answer = grid.post(f"{LIST}check-cells/", {"cells": cells(lanternwick, *typed)}).json()
    assert [each[:2] for each in answer["faults"]] == [["ada", "strength"]]
    assert "out of range" in answer["faults"][0][2]
    assert ["ada", "colour", "Blue", "blue"] in answer["shown"]
    assert ["bruno", "rival", "Ada", "ada"] in answer["shown"]
    assert grid.post(f"{LIST}check-cells/", {"cells": "[[1]]"}).status_code == 400


@pytest.mark.parametrize(
    ("form", "after"),
    [
        ({"row": ["ada"], "column": "strength", "how": "add", "value": "1"}, {"ada": 5, "bruno": 7}),
        ({"scope": "all", "column": "strength", "how": "multiply", "value": "0.5"}, {"ada": 2, "bruno": 4}),
        (
            {
                "scope": "all",
                "query": "where=colour:is:amber",
                "column": "strength",
                "how": "set",
                "value": "9",
            },
            {"ada": 9, "bruno": 7},
        ),
    ],
)
def test_many_rows_are_set_added_to_and_multiplied(
    lanternwick: Pack, designer: Client, form: dict[str, str], after: dict[str, int]
) -> None:
    preview = designer.post(MANY, form)
    assert preview.status_code == 200
    assert ("1 result was rounded" in shown(preview)) is (form["how"] == "multiply")
    designer.post(MANY, {**form_values(preview, "save-many"), "apply": "1"})
    assert strengths() == after


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({"column": "strength", "how": "add", "value": "1"}, "No entry is chosen"),
        (
            {"scope": "all", "column": "colour", "how": "add", "value": "1"},
            "This cannot be done to this column",
        ),
        ({"scope": "all", "column": "strength", "how": "add", "value": "x"}, "“x” is not a number"),
        ({"scope": "all", "column": "none", "how": "set"}, "Choose the column"),
    ],
)
def test_what_cannot_be_done_to_many_is_said(
    lanternwick: Pack, designer: Client, form: dict[str, str], told: str
) -> None:
    answer = designer.post(MANY, form)
    assert answer.status_code == 422
    assert told in shown(answer)


def test_texts_are_replaced(lanternwick: Pack, designer: Client) -> None:
    form = {"scope": "all", "column": "saying", "how": "replace", "value": "ferry", "other": "boat"}
    preview = shown(designer.post(MANY, form))
    assert "<ins>boat</ins>" in preview
    assert "1 changed" in preview


def test_a_rules_text_that_would_read_otherwise_is_told_in_words(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def say(content: PackContent, language: str, kind: str, slug: str, document: Document) -> CardText:
        return CardText(f"Row {document.data['strength']} times.")

    monkeypatch.setattr("editor.screens.change_many.compare", say)
    preview = shown(designer.post(MANY, {"row": ["ada"], "column": "strength", "how": "set", "value": "6"}))
    rules = preview.index("Rules text")
    assert rules < preview.index(">Strength<", rules), "in words before the number"
    assert "Row <del>4</del><ins>6</ins> times." in preview
    unchanged = shown(designer.post(MANY, {"row": ["ada"], "column": "copies", "how": "set", "value": "6"}))
    assert "Rules text" not in unchanged


def test_an_import_of_a_spreadsheet_is_one_change(lanternwick: Pack) -> None:
    changes = {("ferryman", slug, "strength"): 3 for slug in ("ada", "bruno")}
    file = edited(export_sheets(lanternwick), changes)
    apply_plan(lanternwick, plan_import(lanternwick, file, author=None), author=None)
    assert Revision.objects.exclude(together="").values("together").distinct().count() == 1
