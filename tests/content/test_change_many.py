"""Many entries changed at once: all or nothing, one change in the history, one way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from content.actions.change_many import ChangeRefusedError, change_many, plan_many
from content.actions.save_entry import save_entry
from content.actions.undo_change import UndoRefusedError, undo_change
from content.change_plan import CellEdit
from content.errors import NotAllowedError
from content.models import Entry, Pack, Revision, Translation
from content.spreadsheet_plan import stamps
from content.store import read_document
from engine.games import games
from engine.schema import KindInfo

pytestmark = pytest.mark.django_db


def kind() -> KindInfo:
    return games()["lanternwick"].kinds["ferryman"]


def cell(pack: Pack, slug: str, column: str, typed: str) -> CellEdit:
    """A cell that was read just now."""
    return CellEdit(slug, stamps(pack)["ferryman", slug], column, typed)


def write(pack: Pack, *edits: CellEdit, author: User | None = None) -> tuple[str, list[str]]:
    return change_many(pack, kind(), edits, author=author, spoken="en", why="balance")


def strengths() -> dict[str, int]:
    return {each.slug: each.data["strength"] for each in Entry.objects.filter(kind="ferryman")}


def test_all_cells_are_one_change_and_one_undo(lanternwick: Pack) -> None:
    before = {each.slug: read_document(each) for each in Entry.objects.filter(kind="ferryman")}
    edits = [
        cell(lanternwick, "ada", "strength", "9"),
        cell(lanternwick, "ada", "copies", "5"),
        cell(lanternwick, "bruno", "colour", "blue"),
        cell(lanternwick, "bruno", "name@de", "Brunold"),
    ]
    name, changed = write(lanternwick, *edits)
    assert sorted(changed) == ["ada", "bruno"]
    assert strengths()["ada"] == 9
    bruno = read_document(Entry.objects.get(slug="bruno"))
    assert bruno.data["colour"] == "blue"
    assert (bruno.translations["de"]["name"].text, bruno.translations["de"]["name"].quality) == (
        "Brunold",
        "draft",
    )
    written = Revision.objects.filter(together=name)
    assert {(each.slug, each.why) for each in written} == {("ada", "balance"), ("bruno", "balance")}
    back, count = undo_change(lanternwick, name, author=None)
    assert count == 2
    assert {each.slug: read_document(each) for each in Entry.objects.filter(kind="ferryman")} == before
    assert undo_change(lanternwick, back, author=None)[1] == 2, "what was taken back can be done again"
    assert strengths()["ada"] == 9


def test_a_fault_in_one_cell_writes_nothing(lanternwick: Pack) -> None:
    before = strengths()
    edits = [
        cell(lanternwick, "ada", "strength", "4"),
        cell(lanternwick, "bruno", "strength", "99"),
        cell(lanternwick, "bruno", "rival", "nobody_here"),
        cell(lanternwick, "bruno", "name", ""),
        cell(lanternwick, "bruno", "effects", "x"),
    ]
    with pytest.raises(ChangeRefusedError) as refused:
        write(lanternwick, *edits)
    found = {(each.slug, each.column, each.fault.key) for each in refused.value.plan.faults}
    assert ("bruno", "strength", "range") in found
    assert ("bruno", "name", "text-required") in found
    assert ("bruno", "effects", "cells-column") in found
    assert strengths() == before
    assert not Revision.objects.exclude(together="").exists()


def test_a_reference_to_nothing_is_a_fault_of_its_cell(lanternwick: Pack) -> None:
    plan = plan_many(
        lanternwick, kind(), [cell(lanternwick, "bruno", "rival", "adda")], author=None, spoken="en"
    )
    (fault,) = plan.faults
    assert (fault.column, fault.fault.key, fault.fault.hint) == ("rival", "dangling", "ada")


def test_what_somebody_saved_meanwhile_is_not_overwritten(lanternwick: Pack) -> None:
    edits = [cell(lanternwick, slug, "strength", "8") for slug in ("ada", "bruno")]
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.data["strength"] = 2
    save_entry(ada, document, version=ada.version, author=None)
    Entry.objects.filter(slug="nobody").delete()
    with pytest.raises(ChangeRefusedError) as refused:
        write(lanternwick, *edits, CellEdit("nobody", 1, "strength", "3"))
    assert (refused.value.plan.moved, refused.value.plan.gone) == (["ada"], ["nobody"])
    assert [each.after.slug for each in refused.value.plan.entries] == ["bruno"], "the rest would do"
    assert strengths()["ada"] == 2


def test_undo_leaves_alone_what_was_edited_since(lanternwick: Pack) -> None:
    was = strengths()
    name, _changed = write(
        lanternwick, *(cell(lanternwick, slug, "strength", "8") for slug in ("ada", "bruno"))
    )
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.data["strength"] = 2
    save_entry(ada, document, version=ada.version, author=None)
    with pytest.raises(UndoRefusedError) as refused:
        undo_change(lanternwick, name, author=None)
    assert refused.value.plan.moved == [("ferryman", "ada")]
    assert strengths() == {"ada": 2, "bruno": 8}
    assert undo_change(lanternwick, name, author=None, rest=True)[1] == 1
    assert strengths() == {"ada": 2, "bruno": was["bruno"]}


def test_cells_that_say_what_is_there_are_no_change(lanternwick: Pack) -> None:
    count = Revision.objects.count()
    _name, changed = write(lanternwick, cell(lanternwick, "ada", "strength", str(strengths()["ada"])))
    assert (changed, Revision.objects.count()) == ([], count)


def test_translators_write_their_languages_and_nothing_else(
    lanternwick: Pack, person: Callable[..., User]
) -> None:
    greta = person("translator", "greta", ["de"])
    write(lanternwick, cell(lanternwick, "ada", "name@de", "Adele"), author=greta)
    assert Translation.objects.get(unit__entry__slug="ada", unit__field="name", language="de").text == "Adele"
    for column in ("strength", "name", "name@es"):
        with pytest.raises(NotAllowedError):
            write(lanternwick, cell(lanternwick, "ada", column, "3"), author=greta)
    with pytest.raises(NotAllowedError):
        write(lanternwick, author=person("viewer", "vera"))
