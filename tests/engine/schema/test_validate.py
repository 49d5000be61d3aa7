"""Validation finds every fault at once, with its path, what is allowed and what was meant."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.schema import Fault, spell_path
from engine.schema.faults import quoted
from engine.schema.shapes import DeclarationError, record_of
from engine.schema.validate import DEEPEST, faults_of, is_slug
from engine.schema.walk import join_texts, normal, references, split_texts, text_fields
from tests.sample_game import LANTERNWICK
from tests.strategies import records

FERRYMAN = LANTERNWICK.kinds["ferryman"].record
JOURNEY = LANTERNWICK.kinds["journey"].record
CANAL = LANTERNWICK.kinds["canal"].record
SLUGS = {"ferryman": ["ada", "bruno"], "canal": ["first_bend"], "journey": ["x"]}


def found(record: Any, value: Any) -> dict[str, Fault]:
    return {spell_path(fault.path): fault for fault in faults_of(record, value, LANTERNWICK)}


def test_sound_fields_have_no_fault() -> None:
    assert found(FERRYMAN, {"name": "Ada", "strength": 4}) == {}


def test_every_fault_is_found_at_once_with_its_path() -> None:
    value = {
        "strength": 12,
        "colour": "ambre",
        "is_guild_member": "yes",
        "rival": 3,
        "stregth": 1,
        "effects": [
            {"when": "playd", "do": [{"draw": {"count": 9}}, {"meet": {}}, {"drw": {}}], "until": "ever"}
        ],
    }
    faults = found(FERRYMAN, value)
    assert {path: fault.key for path, fault in faults.items()} == {
        "name": "text-required",
        "strength": "range",
        "colour": "choice",
        "is_guild_member": "type",
        "rival": "type",
        "stregth": "unknown-field",
        "effects[0].when": "unknown-word",
        "effects[0].do[0].draw.count": "range",
        "effects[0].do[1].meet.who": "missing-field",
        "effects[0].do[2]": "unknown-word",
        "effects[0].until": "choice",
    }
    assert faults["colour"].hint == "amber"
    assert faults["stregth"].hint == "strength"
    assert faults["effects[0].when"].hint == "played"
    assert faults["effects[0].do[2]"].hint == "draw"
    assert faults["strength"].args == {"is": 12, "low": 1, "high": 9}


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (True, "type"),
        (4.0, "type"),
        ("4", "type"),
        (None, "type"),
        (0, "range"),
        (10, "range"),
    ],
)
def test_a_whole_number_is_nothing_else(value: Any, key: str) -> None:
    assert found(FERRYMAN, {"name": "Ada", "strength": value})["strength"].key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text-required"),
        ("  ", "text-required"),
        ("a\nb", "text-lines"),
        ("x" * 49, "text-long"),
        ("a\x07", "text-character"),
    ],
)
def test_a_name_is_one_printable_line(text: str, key: str) -> None:
    assert found(FERRYMAN, {"name": text, "strength": 1})["name"].key == key


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"do": [{"move": {"steps": 2}}]}, "{do: [{move: {steps: 2}}]}"),
        ([True, None, 1.5, "a: b", "true", "größer als"], '[true, null, 1.5, "a: b", "true", größer als]'),
        ({1: "\ud800"}, '{1: "\\ud800"}'),
        (date(2026, 1, 2), "2026-01-02"),
        ("as it is: {}", "as it is: {}"),
        ({"name": "x" * 80}, "{name: " + "x" * 50 + "..."),
    ],
)
def test_a_wrong_value_is_quoted_as_it_would_be_written_in_a_pack(value: Any, text: str) -> None:
    assert quoted(value) == text


def test_nested_items_need_ids_of_their_own() -> None:
    scenes = [{"id": "quay", "text": "a"}, {"id": "quay"}, {"id": "Bad Id"}, {"text": "b"}]
    faults = found(JOURNEY, {"title": "T", "scenes": scenes})
    assert {path: fault.key for path, fault in faults.items()} == {
        "scenes[1].id": "duplicate-id",
        "scenes[2].id": "slug",
        "scenes[3].id": "missing-field",
    }


def test_words_nest_only_so_deep() -> None:
    operation: Any = "draw"
    for _ in range(DEEPEST):
        operation = {"repeat": {"times": 1, "do": [operation]}}
    faults = found(FERRYMAN, {"name": "A", "strength": 1, "effects": [{"when": "played", "do": [operation]}]})
    assert [fault.key for fault in faults.values()] == ["too-deep"]


@pytest.mark.parametrize(
    ("drawing", "keys"),
    [
        ("|. :L :.H|\n+==+  +==+\n|. :# :.H:\n+==+==+==+", []),
        ("|. :L :.H|", ["grid-lines"]),
        ("|. :L :.H|\n+==+  +==+", ["grid-height"]),
        (":. :. :\n+==+==+\n:. :. :\n+==+==+", ["grid-width"]),
        (
            "|. :L :.H|\n+==+  +==\n|. :Q :.H:\n*==+=!+==+",
            ["grid-line-length", "grid-symbol", "grid-corner", "grid-symbol"],
        ),
        ("|. :L :.H|\n+==+= +==+\n|. :# :.H:\n+==+==+==+", ["grid-floor-mixed"]),
        ("", ["grid-lines"]),
    ],
)
def test_a_drawing_is_read_line_by_line(drawing: str, keys: list[str]) -> None:
    faults = faults_of(CANAL, {"name": "A", "map": drawing}, LANTERNWICK)
    assert [fault.key for fault in faults] == keys
    assert all(fault.path[0] == "map" for fault in faults)


def test_a_sign_in_the_wrong_case_is_recognised() -> None:
    drawing = "|. :l :.h|\n+==+  +==+\n|. :# :.H:\n+==+==+==+"
    assert [fault.hint for fault in faults_of(CANAL, {"name": "A", "map": drawing}, LANTERNWICK)] == [
        "L",
        "H",
    ]


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_sound_values_stay_sound_and_lose_nothing(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from([FERRYMAN, CANAL, JOURNEY]))
    fields = data.draw(records(record, LANTERNWICK, SLUGS))
    assert faults_of(record, fields, LANTERNWICK) == []
    short = normal(record, fields, LANTERNWICK)
    assert normal(record, short, LANTERNWICK) == short
    assert faults_of(record, short, LANTERNWICK) == []
    plain, texts = split_texts(record, short)
    assert set(texts) <= set(text_fields(record, plain))
    assert join_texts(record, plain, texts) == {k: v for k, v in short.items() if v != ""}
    assert all(slug in SLUGS[kind] for _, kind, slug in references(record, plain, LANTERNWICK))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda x: st.lists(x) | st.dictionaries(st.text(max_size=8), x),
        max_leaves=12,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_value_at_all_gives_faults_and_never_an_exception(value: Any) -> None:
    for record in (FERRYMAN, CANAL, JOURNEY):
        assert isinstance(faults_of(record, value, LANTERNWICK), list)
        assert isinstance(
            faults_of(record, {"name": value, "effects": value, "map": value, "scenes": value}, LANTERNWICK),
            list,
        )


def test_references_are_found_in_fields_lists_and_effects() -> None:
    fields = {
        "name": "A",
        "strength": 1,
        "rival": "bruno",
        "effects": [{"when": "played", "do": [{"repeat": {"times": 2, "do": [{"meet": {"who": "ada"}}]}}]}],
    }
    assert list(references(FERRYMAN, fields, LANTERNWICK)) == [
        (("rival",), "ferryman", "bruno"),
        (("effects", 0, "do", 0, "repeat", "do", 0, "meet", "who"), "ferryman", "ada"),
    ]


@pytest.mark.parametrize("slug", ["a", "a1", "boss_attack", "x_1"])
def test_good_slugs(slug: str) -> None:
    assert is_slug(slug)


@pytest.mark.parametrize("slug", ["", "A", "1a", "a__b", "a_", "_a", "a-b", "é", "a b", "a" * 61, "a\n"])
def test_bad_slugs(slug: str) -> None:
    assert not is_slug(slug)


def test_a_declaration_that_cannot_work_is_refused_when_it_is_made() -> None:
    class Odd:
        """Neither struct nor dataclass."""

    with pytest.raises(DeclarationError):
        record_of(Odd)
