"""Spreadsheets in the editor: downloaded, taken back whole, or refused with every cell that is wrong."""

from __future__ import annotations

import io

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import load_workbook

from content.models import Entry, Pack, Revision
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

SHEETS = "/admin/sheets/lanternwick/"


def edited(client: Client, strength: int) -> SimpleUploadedFile:
    """The downloaded spreadsheet with Bruno's strength changed."""
    book = load_workbook(io.BytesIO(client.get(f"{SHEETS}download/").content))
    sheet = book["ferryman"]
    column = next(cell.column for cell in sheet[1] if cell.value == "strength")
    row = next(cells[0].row for cells in sheet.iter_rows(min_row=2) if cells[0].value == "bruno")
    sheet.cell(row, column, strength)
    out = io.BytesIO()
    book.save(out)
    return SimpleUploadedFile("game.xlsx", out.getvalue())


def test_an_edited_spreadsheet_is_taken_back(lanternwick: Pack, designer: Client) -> None:
    assert "/admin/sheets/lanternwick/" in shown(designer.get("/admin/"))
    answer = designer.post(SHEETS, {"file": edited(designer, 9)}, follow=True)
    assert "1 entry changed." in shown(answer)
    assert Entry.objects.get(slug="bruno").data["strength"] == 9
    revision = Revision.objects.first()
    assert revision is not None
    assert revision.made_by is not None


def test_faults_are_listed_by_place_and_change_nothing(lanternwick: Pack, designer: Client) -> None:
    answer = designer.post(SHEETS, {"file": edited(designer, 70)})
    assert answer.status_code == 422
    assert "ferryman!3" in shown(answer)
    assert "strength: 70 is out of range: 1 to 9 is allowed." in shown(answer)
    assert Entry.objects.get(slug="bruno").data["strength"] == 7


def test_no_file_and_no_spreadsheet_are_told(lanternwick: Pack, designer: Client) -> None:
    assert "Please choose a file." in shown(designer.post(SHEETS))
    answer = designer.post(SHEETS, {"file": SimpleUploadedFile("x.xlsx", b"nonsense")})
    assert "this is not a spreadsheet (.xlsx) we can read." in shown(answer)


def test_who_may_not_design_gets_neither(lanternwick: Pack, viewer: Client) -> None:
    assert viewer.get(SHEETS).status_code == 403
    assert viewer.get(f"{SHEETS}download/").status_code == 403
    assert viewer.post(SHEETS).status_code == 403
