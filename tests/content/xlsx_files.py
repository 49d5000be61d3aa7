"""XLSX files made by hand, part by part: such as other programs write, and such as nobody writes in good
faith."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from xml.sax.saxutils import quoteattr

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def xlsx(
    sheets: dict[str, str] | list[tuple[str, str]], strings: str | None = None, declared: str = ""
) -> bytes:
    """A file with sheets, each given by its name and what stands in its ``sheetData``, and shared strings.
    ``declared`` stands before the root of the shared strings."""
    pairs = list(sheets.items()) if isinstance(sheets, dict) else sheets
    names = "".join(
        f'<sheet name={quoteattr(name)} sheetId="{n}" r:id="s{n}"/>' for n, (name, _) in enumerate(pairs, 1)
    )
    links = "".join(
        f'<Relationship Id="s{n}" Type="{LINKS}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in range(1, len(pairs) + 1)
    )
    if strings is not None:
        links += f'<Relationship Id="t" Type="{LINKS}/sharedStrings" Target="/xl/sharedStrings.xml"/>'
    parts = {
        "_rels/.rels": f'<Relationships xmlns="{PACKAGE}"><Relationship Id="w" '
        f'Type="{LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{LINKS}"><sheets>{names}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{PACKAGE}">{links}</Relationships>',
    }
    for n, (_, rows) in enumerate(pairs, 1):
        parts[f"xl/worksheets/sheet{n}.xml"] = (
            f'<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'
        )
    if strings is not None:
        parts["xl/sharedStrings.xml"] = f'{declared}<sst xmlns="{MAIN}">{strings}</sst>'
    return packed(parts)


def packed(parts: dict[str, str]) -> bytes:
    """Parts by their names as an archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()


HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>slug</t></is></c></row>'
EMPTY_ROWS = "<row/>" * 5002


def compound(texts: list[str], cells: int) -> tuple[str, str]:
    """Rows of which each has one of the texts in its column ``effects``, and the shared strings for them."""
    titles = '<c t="inlineStr"><is><t>slug</t></is></c><c t="inlineStr"><is><t>effects</t></is></c>'
    rows = "".join(
        f'<row><c t="inlineStr"><is><t>s{n}</t></is></c><c t="s"><v>{n % len(texts)}</v></c></row>'
        for n in range(cells)
    )
    strings = "".join(f'<si><t xml:space="preserve">{text}</t></si>' for text in texts)
    return f"<row>{titles}</row>{rows}", strings


def compounds(kind: str) -> dict[str, tuple[bytes, str]]:
    """Files that are small, and whose cells of YAML take long to read."""

    def made(texts: list[str], cells: int) -> bytes:
        rows, strings = compound(texts, cells)
        return xlsx({kind: rows}, strings)

    others = range(170)
    keys = "".join(f"{key:x}: 1\n" for key in range(4_096))
    return {
        "a list of lists in 180 cells": (made(["[" + "[]," * 10_900 + "]"], 180), "sheet-compounds"),
        "other lists of lists": (made([f"[{'[],' * 10_800}{n}]" for n in others], 170), "sheet-compounds"),
        "other lists": (made([f"[{'1,' * 16_000}{n}]" for n in others], 170), "sheet-compounds"),
        "other keys": (made([f"b: {n}\n" + keys for n in others], 170), "sheet-compounds"),
        "keys given again": (made(["a: 1\n" * 6_400 + f"b: {n}" for n in others], 170), "sheet-compounds"),
        "tags": (made([f"[{'!a b,' * 6_400}{n}]" for n in others], 170), "sheet-compounds"),
        "a list of lists in 600 cells": (made(["[" + "[]," * 10_900 + "]"], 600), "sheet-text"),
    }


@cache
def hostile(kind: str) -> dict[str, tuple[bytes, str]]:
    """Files that once stopped the studio, and others like them: each with the fault that it is refused with.
    ``kind`` is a kind of the game."""
    entities = '<!DOCTYPE sst [<!ENTITY a "%s">]>' % ("x" * 40_000)
    rows = "".join('<row><c t="s"><v>0</v></c></row>' for _ in range(5000))
    deep = "<a>" * 100_000
    return {
        "2,500 empty sheets": (xlsx([(f"s{n}", "") for n in range(2500)]), "sheet-parts"),
        "10 sheets of empty rows": (xlsx({f"s{n}": EMPTY_ROWS for n in range(10)}), "unknown-kind"),
        "25 sheets of empty rows": (xlsx({f"s{n}": EMPTY_ROWS for n in range(25)}), "unknown-kind"),
        "60 sheets of empty rows": (xlsx({f"s{n}": EMPTY_ROWS for n in range(60)}), "unknown-kind"),
        "200 sheets": (xlsx({f"s{n}": "" for n in range(200)}), "sheet-sheets"),
        "one sheet sixty times": (xlsx([(kind, EMPTY_ROWS)] * 60), "sheet-broken"),
        "a sheet of empty rows": (xlsx({kind: EMPTY_ROWS}), "sheet-no-slug"),
        "4 million empty strings": (xlsx({kind: HEAD}, "<si/>" * 4_000_000), "sheet-strings"),
        "4 million empty rows": (xlsx({kind: HEAD + "<row/>" * 4_000_000}), "sheet-elements"),
        "4 million empty cells": (xlsx({kind: f"{HEAD}<row>{'<c/>' * 4_000_000}</row>"}), "sheet-elements"),
        "entities": (xlsx({kind: HEAD}, f"<si><t>{'&a;' * 100}</t></si>", entities), "sheet-doctype"),
        "a long string in 5,000 rows": (
            xlsx({kind: HEAD + rows}, f"<si><t>{'x' * 1_000_000}</t></si>"),
            "sheet-cell",
        ),
        "a string in 5,000 rows": (
            xlsx({kind: HEAD + rows}, f"<si><t>{'x' * 32_000}</t></si>"),
            "sheet-text",
        ),
        "100 MB of blanks": (xlsx({kind: HEAD + " " * 100_000_000}), "sheet-unpacked"),
        "a tag of 40 MB": (xlsx({kind: f'{HEAD}<row r="2" x="{"x" * 40_000_000}"/>'}), "sheet-broken"),
        "a deep nest": (xlsx({kind: HEAD + deep}), "sheet-broken"),
        "no zip": (b"PK\x03\x04" + b"x" * 1000, "sheet-broken"),
        **compounds(kind),
    }
