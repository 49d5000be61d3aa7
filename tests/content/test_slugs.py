"""Slugs made from names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.slugs import slug_for
from engine.schema.validate import is_slug


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Boots of speed", "boots_of_speed"),
        ("Saint Barbara’s Medal", "saint_barbaras_medal"),
        ("Große Überfahrt", "grosse_uberfahrt"),
        ("  99 red – balloons!  ", "red_balloons"),
        ("Niño / año", "nino_ano"),
        ("…", ""),
        ("", ""),
        ("12", ""),
    ],
)
def test_a_slug_reads_like_its_name(name: str, slug: str) -> None:
    assert slug_for(name) == slug


def test_a_slug_that_is_taken_gets_a_number() -> None:
    assert slug_for("Ada", {"ada"}) == "ada_2"
    assert slug_for("Ada", {"ada", "ada_2", "ada_3", "bruno"}) == "ada_4"


@given(st.text(max_size=200), st.sets(st.sampled_from(["a", "a_2", "b"])))
def test_whatever_is_made_of_a_name_is_a_slug_and_free(name: str, taken: set[str]) -> None:
    slug = slug_for(name, taken)
    assert slug == "" or is_slug(slug)
    assert slug not in taken
