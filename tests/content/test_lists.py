"""Lists of entries: columns read from shapes, cells as text, conditions, totals, operations."""

from __future__ import annotations

from typing import Any

import pytest

from content.lists.cells import ABSENT, Cells
from content.lists.columns import Sort, list_columns
from content.lists.filters import Condition, hows_of, matcher, read_conditions
from content.lists.operations import Operation, apply_to, operation_faults
from content.lists.rows import ListRow, group_rows, order_rows
from content.lists.totals import totals
from content.models import Pack
from engine.games import games
from engine.schema import KindInfo


def kind_of(name: str) -> KindInfo:
    return games()["lanternwick"].kinds[name]


@pytest.mark.usefixtures("sample_game")
def test_every_declared_field_is_a_column_of_its_sort() -> None:
    columns = list_columns(kind_of("ferryman"), ["de", "es"])
    assert {key: column.sort.value for key, column in columns.items()} == {
        "name": "text",
        "name@de": "text",
        "name@es": "text",
        "saying": "text",
        "saying@de": "text",
        "saying@es": "text",
        "strength": "number",
        "colour": "choice",
        "is_guild_member": "switch",
        "rival": "reference",
        "effects": "block",
        "copies": "number",
    }
    assert [key for key, column in columns.items() if not column.is_editable] == ["effects"]
    assert columns["rival"].target == "ferryman"
    assert columns["strength"].bounds == (1, 9)
    assert list_columns(kind_of("canal"))["ferrymen"].sort is Sort.SEVERAL


@pytest.mark.parametrize(
    ("column", "typed", "value"),
    [
        ("strength", " 7 ", 7),
        ("strength", "seven", "seven"),
        ("strength", "", ABSENT),
        ("colour", "Blue", "blue"),
        ("colour", "green", "green"),
        ("is_guild_member", "Yes", True),
        ("is_guild_member", "0", False),
        ("is_guild_member", "perhaps", "perhaps"),
        ("rival", "bruno", "bruno"),
        ("rival", "Bruno", "bruno"),
        ("rival", "", None),
        ("rival", "Nobody", "Nobody"),
        ("saying", "Well, well", "Well, well"),
    ],
)
def test_a_cell_reads_what_people_type_and_paste(
    lanternwick: Pack, column: str, typed: str, value: Any
) -> None:
    cells = Cells(lanternwick, kind_of("ferryman"), "en")
    assert cells.read(list_columns(kind_of("ferryman"))[column], typed) is value or (
        cells.read(list_columns(kind_of("ferryman"))[column], typed) == value
    )


def test_what_a_cell_shows_can_be_pasted_back(lanternwick: Pack) -> None:
    kind = kind_of("canal")
    cells, column = Cells(lanternwick, kind, "en"), list_columns(kind)["ferrymen"]
    names = {("ferryman", "ada"): "Ada", ("ferryman", "bruno"): "Bruno"}
    shown = cells.show(column, ["ada", "bruno"], names)
    assert shown == "Ada, Bruno"
    assert cells.read(column, shown) == ["ada", "bruno"]
    assert cells.raw(column, ["ada", "bruno"]) == "ada, bruno"


@pytest.mark.usefixtures("sample_game")
@pytest.mark.parametrize(
    ("spelled", "value", "holds"),
    [
        ("strength:least:3", 3, True),
        ("strength:most:2", 3, False),
        ("strength:is:3", 3, True),
        ("colour:is:blue", "blue", True),
        ("colour:not:blue", "blue", False),
        ("is_guild_member:is:yes", True, True),
        ("is_guild_member:is:no", False, True),
        ("rival:empty", None, True),
        ("rival:is:ada", "ada", True),
        ("saying:holds:FAHRE", "Die Fähre", True),
        ("saying:filled", "", False),
        ("effects:empty", [], True),
    ],
)
def test_a_condition_asks_what_its_address_says(spelled: str, value: Any, holds: bool) -> None:
    columns = list_columns(kind_of("ferryman"), ["de"])
    (condition,) = read_conditions([spelled], columns)
    assert str(condition) == spelled
    assert matcher(condition, columns[condition.column])(value) is holds


@pytest.mark.usefixtures("sample_game")
def test_what_makes_no_sense_is_no_condition() -> None:
    columns = list_columns(kind_of("ferryman"))
    nonsense = [
        "strength:least:x",
        "colour:least:3",
        "nothing:is:1",
        "@state:missing",
        "strength",
        "@odd:any",
    ]
    assert read_conditions([*nonsense, "@faults:any", "@faults:any"], columns) == [
        Condition("@faults", "any")
    ]
    assert hows_of(columns["effects"]) == ("empty", "filled")


def rows() -> list[ListRow]:
    """Three ferrymen, one of them twice in the box."""
    given = [("a", 3, "blue", 2), ("b", 1, "amber", 1), ("c", 3, "amber", 1)]
    return [
        ListRow(n, slug, slug, {"strength": strength, "colour": colour}, copies)
        for n, (slug, strength, colour, copies) in enumerate(given)
    ]


@pytest.mark.usefixtures("sample_game")
def test_totals_count_copies_as_a_deck_does() -> None:
    columns = list_columns(kind_of("ferryman"))
    counted = totals([(row.data, row.copies) for row in rows()], columns.values())
    assert (counted.entries, counted.copies) == (3, 4)
    strength = next(each for each in counted.numbers if each.column.key == "strength")
    assert (strength.sum, strength.average) == (10, 2.5)
    assert [(bar.low, bar.entries, bar.copies) for bar in strength.bars] == [(1, 1, 1), (2, 0, 0), (3, 2, 3)]


@pytest.mark.usefixtures("sample_game")
def test_a_wide_range_has_few_bars() -> None:
    minutes = list_columns(kind_of("journey"))["minutes"]
    counted = totals([({"minutes": n}, 1) for n in (5, 6, 240)], [minutes])
    (bars,) = (each.bars for each in counted.numbers)
    assert len(bars) <= 16
    assert (bars[0].low, bars[-1].high, sum(bar.entries for bar in bars)) == (5, 240, 3)


@pytest.mark.usefixtures("sample_game")
def test_rows_are_ordered_and_grouped_by_any_column() -> None:
    columns = list_columns(kind_of("ferryman"))
    by_strength = order_rows(rows(), columns["strength"], {}, is_reversed=True)
    assert [row.slug for row in by_strength] == ["a", "c", "b"]
    by_colour = order_rows(rows(), columns["colour"], {}, is_reversed=False)
    assert [row.slug for row in by_colour] == ["b", "c", "a"], "as declared, not by the alphabet"
    groups = group_rows(rows(), columns["colour"])
    assert {name: (each.entries, each.copies) for name, each in groups.items()} == {
        "blue": (1, 2),
        "amber": (2, 2),
    }


@pytest.mark.parametrize(
    ("operation", "value", "typed"),
    [
        (Operation("set", "4"), 3, ("4", False)),
        (Operation("add", "1"), 3, ("4", False)),
        (Operation("add", "-2"), 3, ("1", False)),
        (Operation("multiply", "1,5"), 3, ("5", True)),
        (Operation("multiply", "2"), 3, ("6", False)),
        (Operation("add", "1"), None, None),
        (Operation("replace", "boat", "ship"), "a boat", ("a ship", False)),
        (Operation("replace", "boat", r"\1"), "a boat", (r"a \1", False)),
        (Operation("replace", "tram", "bus"), "a boat", None),
    ],
)
def test_operations_give_what_would_be_typed(
    operation: Operation, value: Any, typed: tuple[str, bool] | None
) -> None:
    assert apply_to(operation, value) == typed


@pytest.mark.usefixtures("sample_game")
@pytest.mark.parametrize(
    ("column", "operation", "fault"),
    [
        ("colour", Operation("add", "1"), "change-unfit"),
        ("effects", Operation("set", "x"), "change-unfit"),
        ("strength", Operation("multiply", "much"), "change-number"),
        ("strength", Operation("multiply", "1e99"), "change-number"),
        ("saying", Operation("replace", "", "x"), "change-nothing"),
    ],
)
def test_what_cannot_be_done_to_a_column_is_refused(column: str, operation: Operation, fault: str) -> None:
    found = operation_faults(operation, list_columns(kind_of("ferryman"))[column])
    assert [each.key for each in found] == [fault]
