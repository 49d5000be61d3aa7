"""Presets: read from YAML in millimetres, checked with file and line, changed for one print."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.wording import wording
from printing.sheets.errors import PrintRefusedError
from printing.sheets.imposing import per_sheet
from printing.sheets.presets import FIELDS, preset_named, read_presets, shipped_presets
from printing.sheets.words import preset_name, size_name
from printing.sizes import PAPERS, Size, name_of, named_sizes

POKER = named_sizes()["poker"].size
LANGUAGES = ("en", "es", "it", "de")


def faults(folder: Path) -> list[tuple[str, int, str, str]]:
    """File, line, key and hint of every fault of a folder; each can be said in every language."""
    with pytest.raises(PrintRefusedError) as refusal:
        read_presets(folder)
    for language in LANGUAGES:
        for each in refusal.value.faults:
            assert wording(language).located(each.fault)
    return [(each.file, each.line, each.fault.key, each.fault.hint) for each in refusal.value.faults]


def test_every_paper_has_touching_cards_and_cards_with_bleed() -> None:
    known = shipped_presets()
    for paper in PAPERS:
        assert known[f"{paper}-touching"].gap == 0
        with_bleed = known[f"{paper}-bleed"]
        assert with_bleed.gap >= 2 * with_bleed.bleed > 0


@pytest.mark.parametrize(
    ("preset", "size", "count"),
    [
        ("a4-touching", "poker", 9),
        ("letter-touching", "poker", 9),
        ("a3-touching", "poker", 18),
        ("a4-bleed", "poker", 8),
        ("letter-bleed", "poker", 8),
        ("a4-touching", "bridge", 10),
        ("a4-touching", "mini", 18),
        ("a4-touching", "tarot", 4),
        ("a4-touching", "square", 12),
        ("a4-gutterfold", "poker", 4),
        ("a4-perforated", "mini", 10),
        ("a4-perforated", "poker", 0),
        ("shop", "tarot", 1),
    ],
)
def test_how_many_fit(preset: str, size: str, count: int) -> None:
    assert per_sheet(named_sizes()[size].size, preset_named(preset)) == count


def test_custom_sizes_have_no_name_and_fit_by_their_millimetres() -> None:
    assert name_of(Size(50, 70)) == ""
    assert per_sheet(Size(50, 70), preset_named("a4-touching")) == 16
    assert name_of(Size(88.9, 63.5)) == "poker"


def test_a_preset_extends_another(tmp_path: Path) -> None:
    (tmp_path / "base.yaml").write_text("paper: a3\nbleed: 2\n")
    (tmp_path / "own.yaml").write_text("extends: base\ngap: 1.5\npaper: {width: 300, height: 200}\n")
    own = read_presets(tmp_path)["own"]
    assert (own.name, own.bleed, own.gap, own.paper_size()) == ("own", 2, 1.5, Size(200, 300))


def test_every_fault_of_every_file_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(
        "paper: leter\nduplex: long_egde\ngap: -1\nturning: 3\nbled: 3\nslots:\n  - {x: 1, y: 2, width: 30}\n"
        "  - {x: 1, y: 2, width: 30, height: 30, turn: 45}\n"
    )
    (tmp_path / "b.yaml").write_text("extends: c\n")
    (tmp_path / "c.yaml").write_text("# one\nextends: b\n")
    (tmp_path / "d.yaml").write_text("extends: aa\nmargin: wide\n")
    assert faults(tmp_path) == [
        ("a.yaml", 1, "choice", "letter"),
        ("a.yaml", 2, "choice", "long_edge"),
        ("a.yaml", 3, "preset-length", ""),
        ("a.yaml", 4, "type", ""),
        ("a.yaml", 5, "unknown-field", "bleed"),
        ("a.yaml", 7, "missing-field", ""),
        ("a.yaml", 8, "choice", ""),
        ("c.yaml", 2, "preset-circle", ""),
        ("d.yaml", 2, "preset-length", ""),
        ("d.yaml", 1, "preset-unknown", "a"),
    ]


def test_broken_yaml_is_a_fault_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("paper: a4\n\tgap: 3\n")
    assert faults(tmp_path) == [("a.yaml", 2, "yaml-tab", "")]


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(PrintRefusedError) as refusal:
        preset_named("a4-tuching")
    (fault,) = (each.fault for each in refusal.value.faults)
    assert (fault.key, fault.hint) == ("preset-unknown", "a4-touching")
    assert "letter-bleed" in wording("de").fault(fault)


def test_what_a_person_sets_is_checked_like_a_file() -> None:
    changed = preset_named("a4-touching", {"duplex": "short_edge", "gap": 2})
    assert (changed.duplex, changed.gap, changed.paper) == ("short_edge", 2, "a4")
    with pytest.raises(PrintRefusedError) as refusal:
        preset_named("a4-touching", {"gap": 900, "extends": "a3-bleed"})
    assert [each.fault.key for each in refusal.value.faults] == ["preset-length", "unknown-field"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_and_every_size_has_a_name_with_its_millimetres(language: str) -> None:
    names = {preset_name(preset, language) for preset in shipped_presets().values()}
    assert len(names) == len(shipped_presets())
    assert not names & shipped_presets().keys()
    for named in named_sizes().values():
        assert "mm)" in size_name(named.size, language)
    assert "63,5 × 88,9 mm" in size_name(POKER, "de")
    assert size_name(Size(50, 70.25), "en") == "Custom (50 × 70.25 mm)"


def test_every_line_of_a_preset_file_is_read() -> None:
    """The fields that presets use are those that are documented."""
    page = (Path(__file__).parents[3] / "docs" / "printing.md").read_text(encoding="utf-8")
    for field in FIELDS:
        assert f"| `{field}` |" in page
    for name in shipped_presets():
        assert f"`{name}`" in page
