"""The JSON Schema says the same as our own validation, so that code editors and the API can rely on it."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.schema.json_schema import json_schema
from tests.sample_game import LANTERNWICK
from tests.strategies import records

SLUGS = {"ferryman": ["ada"], "canal": ["first_bend"], "journey": ["x"]}
VALIDATORS = {
    name: jsonschema.Draft202012Validator(json_schema(LANTERNWICK, kind))
    for name, kind in LANTERNWICK.kinds.items()
}


@pytest.mark.parametrize("name", VALIDATORS)
def test_the_schema_is_a_schema(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(VALIDATORS[name].schema)


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_sound_fields_pass_the_schema(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(VALIDATORS)))
    fields = data.draw(records(LANTERNWICK.kinds[name].record, LANTERNWICK, SLUGS))
    assert not list(VALIDATORS[name].iter_errors(fields))


@pytest.mark.parametrize(
    "value",
    [
        {"name": "A"},
        {"name": "A", "strength": 99},
        {"name": "A", "strength": 1, "colour": "green"},
        {"name": "A", "strength": 1, "speed": 1},
        {"name": "", "strength": 1},
        {"name": "A", "strength": 1, "effects": [{"when": "playd", "do": ["draw"]}]},
        {"name": "A", "strength": 1, "effects": [{"when": "played", "do": [{"draw": {"count": 9}}]}]},
        {"name": "A", "strength": 1, "effects": [{"when": "played", "do": ["meet"]}]},
        {"name": "A", "strength": 1, "copies": 0},
    ],
)
def test_unsound_fields_fail_the_schema(value: Any) -> None:
    assert list(VALIDATORS["ferryman"].iter_errors(value))


def test_a_bare_word_passes_where_it_needs_no_parameters() -> None:
    value = {"name": "A", "strength": 1, "effects": [{"when": "played", "cost": ["discard"], "do": ["draw"]}]}
    assert not list(VALIDATORS["ferryman"].iter_errors(value))
