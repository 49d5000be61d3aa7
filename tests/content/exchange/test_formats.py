"""Every format gives back every text as it was, and refuses what is broken or hostile with its place."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content.exchange import bundle, table, xml_nodes
from content.exchange import format as declared
from content.exchange.bundle import unpacked
from content.exchange.format import Format, TextsFileError, formats, recognise
from content.exchange.unit import TextsFile, Unit, unwritable
from tests.content.exchange.units import files

FORMATS = list(formats().values())
EVERY_FORMAT = pytest.mark.parametrize("each", FORMATS, ids=lambda each: each.name)


def without_places(file: TextsFile) -> TextsFile:
    units = [msgspec.structs.replace(unit, place="") for unit in file.units]
    return msgspec.structs.replace(file, units=units, made_at="")


@EVERY_FORMAT
@settings(max_examples=60, deadline=None)
@given(file=files())
def test_every_text_comes_back_as_it_was(each: Format, file: TextsFile) -> None:
    written = each.write(file)
    assert recognise(written) is each
    assert without_places(each.read(written)) == file


ONE = TextsFile("en", "de", [Unit("g:k:s:name", "Source {who}", "Ziel {who}", "draft")])
XLIFF12, XLIFF2, PO, CSV = (formats()[name] for name in ("xliff12", "xliff2", "po", "csv"))


def refused(form: Format, content: bytes) -> tuple[str, str]:
    with pytest.raises(TextsFileError) as error:
        form.read(content)
    return error.value.place, error.value.fault.key


@EVERY_FORMAT
@settings(max_examples=25, deadline=None)
@given(rubbish=st.binary(max_size=300), cut=st.integers(0, 3000))
def test_no_file_breaks_a_reader(each: Format, rubbish: bytes, cut: int) -> None:
    """Whatever is in a file, it is read or refused."""
    whole = each.write(ONE)
    for content in (rubbish, whole[:cut], whole[:cut] + rubbish + whole[cut:]):
        try:
            outcome = {type(unit) for unit in each.read(content).units} <= {Unit}
        except TextsFileError as error:
            outcome = error.fault.key.startswith(("texts-", "sheet-"))
        assert outcome


@pytest.mark.parametrize("form", [XLIFF12, XLIFF2], ids=lambda form: form.name)
def test_hostile_xml_is_refused(form: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = form.write(ONE).decode()
    head, _, body = whole.partition("\n")
    laughs = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd">'
    for doctype in (laughs, outside):
        assert refused(form, f"{head}{doctype}{body}".encode())[1] == "texts-doctype"
    deep = "<a>" * 100 + "</a>" * 100
    assert refused(form, whole.replace("Ziel", deep).encode())[1] == "texts-huge"
    wide = whole.replace("Ziel", "x" * (xml_nodes.MOST_IN_UNIT + 1))
    assert refused(form, wide.encode())[1] == "texts-huge"
    tag = whole.replace("<target", "<target x='" + "y" * (2 * xml_nodes.LONGEST_TOKEN) + "'", 1)
    assert refused(form, tag.encode())[1] == "texts-huge"
    assert refused(form, whole.replace("</xliff>", "").encode())[1] == "texts-xml"
    assert refused(form, whole.replace("Ziel", "Z\x07").encode())[1] == "texts-xml"
    assert refused(form, whole.replace("UTF-8", "klingon").encode())[1] in ("texts-xml", "texts-encoding")
    monkeypatch.setattr(xml_nodes, "MOST_ELEMENTS", 3)
    assert refused(form, whole.encode())[1] == "texts-huge"
    monkeypatch.undo()
    monkeypatch.setattr(declared, "MOST_UNITS", 0)
    assert refused(form, whole.encode())[1] == "texts-many"
    monkeypatch.setattr(declared, "MOST_BYTES", 10)
    assert refused(form, whole.encode())[1] == "sheet-large"


def test_broken_lines_and_tables_are_named() -> None:
    po = PO.write(ONE)
    assert refused(PO, po.replace(b'msgstr "Ziel', b"msgstr Ziel")) == ("19", "texts-po")
    assert refused(PO, po.replace(b"msgstr", b"msgstr[0]")) == ("2", "texts-po")
    assert refused(PO, 'msgid "ä"'.encode("latin-1"))[1] == "texts-encoding"
    assert refused(CSV, b'id,source [en],translation [de]\r\na,"b"c,d\r\n') == ("2", "texts-csv")
    assert refused(CSV, b"id,source [en]\r\n") == ("1", "texts-columns")
    assert refused(CSV, b"\xff\xff")[1] == "texts-encoding"
    with pytest.raises(TextsFileError):
        recognise(b"nonsense")


def test_a_bundle_holds_one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def packed(*names: str, size: int = 10) -> bytes:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in names:
                archive.writestr(name, b" " * size)
        return out.getvalue()

    def key(content: bytes) -> str:
        with pytest.raises(TextsFileError) as error:
            unpacked(content)
        return error.value.fault.key

    assert unpacked(b"plain") == b"plain"
    assert unpacked(packed("de.po", "faces/a.png")) == b" " * 10
    assert key(packed("faces/a.png")) == "texts-bundle"
    assert key(packed("de.po", "es.po")) == "texts-bundle"
    assert key(b"PK\x03\x04 nonsense") == "texts-archive"
    assert key(packed("de.po", size=declared.MOST_BYTES + 1)) == "sheet-unpacked"
    monkeypatch.setattr(bundle, "MOST_PARTS", 1)
    assert key(packed("de.po", "faces/a.png")) == "texts-huge"


def test_what_tools_make_of_a_unit_is_understood() -> None:
    """Codes without their text, segments, states of their own, characters by their number."""
    whole = XLIFF12.write(ONE).decode()
    code = '<ph id="1" ctype="x-placeholder" equiv-text="{who}">{who}</ph>'
    bare = whole.replace(f"Ziel {code}", '<mrk mtype="seg" mid="0">Ziel</mrk> <x id="1"/>')
    assert XLIFF12.read(bare.encode()).units[0].target == "Ziel {who}"
    foreign = whole.replace('state="translated"', 'state="x-done"').replace(
        "<trans-unit", '<trans-unit approved="no"'
    )
    assert XLIFF12.read(foreign.encode()).units[0].state == "draft"
    signed = whole.replace('state="translated"', 'state="signed-off"')
    assert XLIFF12.read(signed.encode()).units[0].state == "reviewed"
    segments = """<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"
        trgLang="de">
        <file id="g"><unit id="g:k:s:name"><originalData><data id="d">{who}</data></originalData>
        <segment state="final"><source>One.</source><target>Eins.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment state="translated"><source>Two <ph id="7" dataRef="d"/></source>
        <target><pc id="2">Zwei</pc> <ph id="7"/><cp hex="0041"/></target></segment></unit></file></xliff>"""
    unit = XLIFF2.read(segments.encode()).units[0]
    assert (unit.source, unit.target, unit.state) == ("One. Two {who}", "Eins. Zwei {who}A", "draft")
    half = segments.replace("<target>Eins.</target>", "")
    assert XLIFF2.read(half.encode()).units[0].state == "partly"


def test_two_languages_in_one_file_are_refused() -> None:
    two = TextsFile("en", "de", [Unit("a:k:s:f", "x"), Unit("b:k:s:f", "y")])
    mixed = XLIFF12.write(two).decode().replace('target-language="de"', 'target-language="es"', 1)
    assert refused(XLIFF12, mixed.encode())[1] == "texts-languages"


def test_what_no_file_can_hold_is_named() -> None:
    bad = TextsFile("en", "de", [Unit("g:k:s:name", "a\x00b"), Unit("g:k:s:text", "x" * 40_000)])
    assert [(place, fault.key) for place, fault in unwritable(bad)] == [
        ("g:k:s:name", "text-character"),
        ("g:k:s:text", "text-long"),
    ]


def test_a_table_may_have_columns_of_its_own() -> None:
    read = table.read_table(
        {1: "mine", 2: "id", 3: "source [en]", 4: "translation [de]", 5: "state"},
        [("2", {1: "?", 2: "g:k:s:f", 3: "a", 4: "b", 5: "Reviewed "}), ("3", {1: "only mine"})],
        "1",
    )
    assert read.units == [Unit("g:k:s:f", "a", "b", "reviewed", place="2")]


def test_the_documentation_lists_every_format() -> None:
    page = (Path(__file__).parents[3] / "docs/translation-files.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in formats())
