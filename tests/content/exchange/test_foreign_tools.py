"""What programs say that we did not write: gettext, Babel, moz.l10n and openpyxl read our files as we mean
them. For XLIFF 2.0 no reader with a licence that suits us is at hand: the rules of its core are looked at one
by one."""

from __future__ import annotations

import csv
import io
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from babel.messages.pofile import read_po
from moz.l10n.formats import Format as MozillaFormat
from moz.l10n.model import Entry
from moz.l10n.resource import parse_resource, serialize_resource
from openpyxl import load_workbook

from content.exchange.format import formats
from content.exchange.unit import TextsFile, Unit

XLIFF2 = "{urn:oasis:names:tc:xliff:document:2.0}"
METADATA = "{urn:oasis:names:tc:xliff:metadata:2.0}"
NMTOKEN = re.compile(r"[\w:.-]+")

FILE = TextsFile(
    "en",
    "de",
    [
        Unit(
            "lanternwick:ferryman:ada:saying",
            "The ferry\nwaits for {who}. <b>&",
            "Die Fähre\nwartet auf {who}. <b>&",
            "reviewed",
            "Die Fähre wartet auf {who}.",
            "stale",
            "The ferry waits for {who}!",
            note='Ferry: a "small" boat.',
            limit=80,
            kind="Ferryman",
            entry="Ada",
            field="Saying",
            rules="Draw 2 cards.\nDiscard 1.",
            picture="faces/ferryman-ada.png",
        ),
        Unit("lanternwick:ferryman:bruno:name", "Bruno"),
        Unit("lanternwick:ferryman:cleo:name", "=1+1", "=1+1", "draft", "=1+1", "draft", "=1+1"),
        Unit("lanternwick:ferryman:cleo:saying", "", "Nur hier", "draft", "Nur hier", "draft"),
        Unit(
            "lanternwick:ferryman:dora:saying", "{a} new", "alt", "stale", "alt", "stale", "{a} old", limit=9
        ),
        Unit("platformer:item:boots:name", " Boots ", " Stiefel ", "machine", " Stiefel ", "machine", "x"),
        Unit("platformer:item:robe:name", "שלום 👩‍🚀", "مرحبا", "draft", "مرحبا", "draft", "שלום 👩‍🚀"),
    ],
    "2026-11-18 05:00+0000",
)


def test_gettext_accepts_a_po_file(tmp_path: Path) -> None:
    path = tmp_path / "de.po"
    path.write_bytes(formats()["po"].write(FILE))
    said = subprocess.run(
        ["msgfmt", "--check", "--verbose", "-o", str(tmp_path / "de.mo"), str(path)],
        capture_output=True,
        text=True,
        env={"LC_ALL": "C", "PATH": "/usr/bin:/bin:/usr/local/bin"},
        check=False,
    )
    assert (said.returncode, said.stderr.strip()) == (
        0,
        "4 translated messages, 2 fuzzy translations, 1 untranslated message.",
    )


def test_gettext_finds_a_lost_placeholder(tmp_path: Path) -> None:
    path = tmp_path / "de.po"
    path.write_bytes(formats()["po"].write(FILE).replace(b'wartet auf {who}. <b>&"', b'wartet"'))
    said = subprocess.run(
        ["msgfmt", "--check", "-o", "/dev/null", str(path)], capture_output=True, text=True, check=False
    )
    assert said.returncode == 1
    assert "who" in said.stderr


def test_babel_reads_a_po_file_as_it_is_meant() -> None:
    catalogue = read_po(io.BytesIO(formats()["po"].write(FILE)), locale="de")
    found = {message.context: message for message in catalogue if message.context}
    assert {key: (message.id, message.string) for key, message in found.items()} == {
        unit.id: (unit.source, unit.target)
        for unit in FILE.units
        if unit.source  # Babel takes a text that the source language does not have for one more header
    }
    assert {key for key, message in found.items() if message.fuzzy} == {
        unit.id for unit in FILE.units if unit.state in ("stale", "machine")
    }


def test_mozillas_reader_understands_xliff_and_gives_it_back() -> None:
    """moz.l10n reads the file, writes it anew in its own way, and we read that."""
    form = formats()["xliff12"]
    resource = parse_resource(MozillaFormat.xliff, form.write(FILE))
    entries = [each for section in resource.sections for each in section.entries if isinstance(each, Entry)]
    assert [entry.id for entry in entries] == [(unit.id,) for unit in FILE.units]
    assert [section.id for section in resource.sections if section.entries] == [
        ("lanternwick",),
        ("platformer",),
    ]
    meta = {pair.key: pair.value for pair in entries[0].meta}
    assert meta["@maxwidth"] == "80"
    again = form.read("".join(serialize_resource(resource)).encode())
    assert again.target_language == "de"
    for ours, theirs in zip(FILE.units, again.units, strict=True):
        assert (theirs.id, theirs.source, theirs.target) == (ours.id, ours.source, ours.target)
        assert (theirs.state, theirs.began, theirs.began_state) == (ours.state, ours.began, ours.began_state)


def test_the_rules_of_xliff_2_are_kept() -> None:
    """The constraints of the core that our documents could break (OASIS XLIFF 2.0, chapter 4)."""
    root = ElementTree.fromstring(formats()["xliff2"].write(FILE))
    assert root.tag == f"{XLIFF2}xliff"
    assert (root.get("version"), root.get("srcLang"), root.get("trgLang")) == ("2.0", "en", "de")
    files = root.findall(f"{XLIFF2}file")
    assert len({file.get("id") for file in files}) == len(files) == 2
    order = {f"{METADATA}metadata": 0, f"{XLIFF2}notes": 1, f"{XLIFF2}originalData": 2, f"{XLIFF2}segment": 3}
    for file in files:
        units = file.findall(f"{XLIFF2}unit")
        assert len({unit.get("id") for unit in units}) == len(units) > 0
        for unit in units:
            assert NMTOKEN.fullmatch(unit.get("id", ""))
            places = [order[child.tag] for child in unit]
            assert places == sorted(places)
            assert places.count(3) == 1
            groups = unit.findall(f"{METADATA}metadata/{METADATA}metaGroup")
            assert all(len(group) > 0 for group in groups)
            assert all(len(notes) > 0 for notes in unit.findall(f"{XLIFF2}notes"))
            data = {each.get("id") for each in unit.iter(f"{XLIFF2}data")}
            for segment in unit.findall(f"{XLIFF2}segment"):
                source, target = segment.findall(f"{XLIFF2}source"), segment.findall(f"{XLIFF2}target")
                assert (len(source), len(target)) == (1, 1)
                assert segment.get("state") in ("initial", "translated", "reviewed", "final")
                if segment.get("subState"):
                    assert re.fullmatch(r"\w+:\w+", segment.get("subState", ""))
                for text in (source[0], target[0]):
                    codes = list(text.iter(f"{XLIFF2}ph"))
                    assert len({code.get("id") for code in codes}) == len(codes)
                    assert {code.get("dataRef") for code in codes} <= data
                if segment.get("state") != "initial":
                    of_source = {code.get("id") for code in source[0].iter(f"{XLIFF2}ph")}
                    assert of_source == {code.get("id") for code in target[0].iter(f"{XLIFF2}ph")}


def test_openpyxl_reads_a_workbook_without_formulas() -> None:
    sheet = load_workbook(io.BytesIO(formats()["xlsx"].write(FILE)))["texts"]
    titles = [cell.value for cell in sheet[1]]
    column = titles.index("translation [de]")
    assert [row[column].value for row in sheet.iter_rows(min_row=2)] == [
        unit.target or None for unit in FILE.units
    ]
    assert {cell.data_type for row in sheet.iter_rows() for cell in row if cell.value} == {"s"}
    formula = sheet.cell(4, column + 1)
    assert (formula.value, formula.quotePrefix, formula.number_format) == ("=1+1", True, "@")
    assert sheet.data_validations.dataValidation[0].formula1 == '"missing,stale,machine,draft,reviewed"'


def test_what_openpyxl_saves_comes_back() -> None:
    form = formats()["xlsx"]
    book = load_workbook(io.BytesIO(form.write(FILE)))
    book["texts"]["F3"] = "Bruno der Starke"
    out = io.BytesIO()
    book.save(out)
    units = form.read(out.getvalue()).units
    assert units[1].target == "Bruno der Starke"
    assert [unit.source for unit in units] == [unit.source for unit in FILE.units]


def test_no_cell_of_a_csv_file_begins_like_a_formula() -> None:
    text = formats()["csv"].write(FILE).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert rows[3][5] == "'=1+1"
    assert not any(cell.startswith(("=", "+", "-", "@", "\t")) for row in rows for cell in row)


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_csv_comes_back_as_a_spreadsheet_program_saves_it(delimiter: str) -> None:
    form = formats()["csv"]
    rows = list(csv.reader(io.StringIO(form.write(FILE).decode("utf-8-sig"), newline="")))
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=delimiter).writerows(rows)
    assert [unit.target for unit in form.read(out.getvalue().encode()).units] == [
        unit.target for unit in FILE.units
    ]
