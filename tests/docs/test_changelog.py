"""The changelog tells what each version brought, the newest first, and that is the version of the studio."""

from __future__ import annotations

import re
from pathlib import Path

from studio.tag_version import UNRELEASED, read_sections
from studio.version import VERSION, version_parts

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTIONS = read_sections(CHANGELOG)


def test_the_newest_version_is_that_of_the_studio() -> None:
    assert SECTIONS[0].version == VERSION


def test_every_heading_is_a_version_and_its_day() -> None:
    assert len(re.findall(r"^## ", CHANGELOG, re.MULTILINE)) == len(SECTIONS)
    for section in SECTIONS[1:]:
        assert section.is_dated, section.version
    assert SECTIONS[0].is_dated or SECTIONS[0].released == UNRELEASED


def test_versions_stand_in_their_order_and_say_something() -> None:
    versions = [version_parts(section.version) for section in SECTIONS]
    assert versions == sorted(set(versions), reverse=True)
    assert all(section.text for section in SECTIONS)
