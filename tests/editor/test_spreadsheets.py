"""Spreadsheets in the editor: downloaded, looked at, taken back whole, or refused with every cell that is
wrong."""

from __future__ import annotations

import io

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import load_workbook

from content.disk import xlsx_reader
from content.jobs import queue
from content.jobs.kinds import kind_of
from content.jobs.spreadsheets import PREVIEW
from content.jobs.worker import work_off
from content.models import Entry, Job, Pack, Revision
from editor.screens import spreadsheets as screen
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

SHEETS = "/admin/sheets/lanternwick/"


def edited(client: Client, strength: int, more: int = 0) -> SimpleUploadedFile:
    """The downloaded spreadsheet with Bruno's strength changed, and so many new ferrymen."""
    book = load_workbook(io.BytesIO(client.get(f"{SHEETS}download/").content))
    sheet = book["ferryman"]
    column = next(cell.column for cell in sheet[1] if cell.value == "strength")
    row = next(cells[0].row for cells in sheet.iter_rows(min_row=2) if cells[0].value == "bruno")
    sheet.cell(row, column, strength)
    for number in range(more):
        sheet.append([f"rower_{number}", None, 1, f"Rower {number}", None, 1])
    out = io.BytesIO()
    book.save(out)
    return SimpleUploadedFile("my game.xlsx", out.getvalue())


def handed_in(client: Client, file: SimpleUploadedFile) -> str:
    """The address of the page to which a file leads."""
    answer = client.post(SHEETS, {"file": file})
    assert answer.status_code == 302
    return str(answer["Location"])


def test_a_spreadsheet_is_looked_at_then_applied(lanternwick: Pack, designer: Client) -> None:
    assert "/admin/sheets/lanternwick/" in shown(designer.get("/admin/"))
    address = handed_in(designer, edited(designer, 9, more=1))
    page = shown(designer.get(address))
    assert "Import of my game.xlsx" in page
    assert "progress.js" in page
    assert 'http-equiv="refresh"' in page
    assert designer.get(f"{address}state/").json() == {
        "state": "waiting",
        "open": True,
        "percent": 0,
        "text": "waiting",
    }
    work_off()
    page = shown(designer.get(address))
    assert "1 added" in page
    assert "1 changed" in page
    assert "now <ins>9</ins> instead of <del>7</del>" in page
    assert "Rower 0" in page
    assert Entry.objects.get(slug="bruno").data["strength"] == 7
    answer = designer.post(f"{address}apply/")
    assert shown(designer.get(answer["Location"]))
    work_off()
    page = shown(designer.get(answer["Location"]))
    assert "2 entries changed." in page
    assert "/admin/games/lanternwick/ferryman/rower_0/" in page
    assert Entry.objects.get(slug="bruno").data["strength"] == 9
    revision = Revision.objects.first()
    assert revision is not None
    assert revision.made_by is not None
    page = shown(designer.get(address))
    assert "See what was written" in page
    assert "apply/" not in page
    assert designer.post(f"{address}apply/")["Location"] == answer["Location"]
    assert "my game.xlsx" in shown(designer.get(SHEETS))


def test_faults_are_listed_by_place_and_change_nothing(lanternwick: Pack, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 70))
    work_off()
    page = shown(designer.get(address))
    assert "1 error. Nothing was changed." in page
    assert "ferryman!3" in page
    assert "strength: 70 is out of range: 1 to 9 is allowed." in page
    assert "apply/" not in page
    assert designer.post(f"{address}apply/")["Location"] == address
    assert not Job.objects.filter(kind="sheet-apply").exists()


def test_what_changed_meanwhile_is_told(lanternwick: Pack, designer: Client) -> None:
    first, second = (handed_in(designer, edited(designer, strength)) for strength in (8, 9))
    work_off()
    for address in (first, second):
        last = designer.post(f"{address}apply/")["Location"]
        work_off()
    page = shown(designer.get(last))
    assert "ferryman!3" in page
    assert "the entry has changed since you looked." in page
    assert Entry.objects.get(slug="bruno").data["strength"] == 8


def test_many_changes_come_page_by_page(lanternwick: Pack, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 9, more=screen.PER_PAGE))
    work_off()
    page = shown(designer.get(address))
    assert f"{screen.PER_PAGE} added" in page
    assert "Page 1 of 2" in page
    assert f"rower_{screen.PER_PAGE - 1}<" not in page
    assert f"rower_{screen.PER_PAGE - 1}<" in shown(designer.get(f"{address}?page=2"))


def test_an_unchanged_file_has_nothing_to_apply(lanternwick: Pack, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 7))
    work_off()
    page = shown(designer.get(address))
    assert "The file says what is there already" in page
    assert "apply/" not in page


def test_an_import_is_stopped(lanternwick: Pack, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 9))
    assert designer.post(f"{address}stop/")["Location"] == address
    assert "The import was stopped. Nothing was changed." in shown(designer.get(address))
    assert work_off() == 0


def test_no_file_and_no_spreadsheet_are_told(lanternwick: Pack, designer: Client) -> None:
    assert "Please choose a file." in shown(designer.post(SHEETS))
    address = handed_in(designer, SimpleUploadedFile("x.xlsx", b"nonsense"))
    work_off()
    assert "this is not a spreadsheet (.xlsx) we can read." in shown(designer.get(address))
    large = SimpleUploadedFile("x.xlsx", b"x" * (xlsx_reader.MOST_BYTES + 1))
    answer = designer.post(SHEETS, {"file": large})
    assert answer.status_code == 422
    assert "the file is 11 MB; 10 MB are allowed." in shown(answer)
    for _ in range(kind_of(PREVIEW).most_open):
        queue.put(PREVIEW, lanternwick, author=User.objects.get(username="designer"))
    answer = designer.post(SHEETS, {"file": SimpleUploadedFile("x.xlsx", b"nonsense")})
    assert "You have too much under way already." in shown(answer)


def test_a_file_of_another_game_is_not_found_here(lanternwick: Pack, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 9))
    assert designer.get(address.replace("lanternwick", "platformer")).status_code == 404


def test_who_may_not_design_gets_nothing(lanternwick: Pack, viewer: Client, designer: Client) -> None:
    address = handed_in(designer, edited(designer, 9))
    for page in (SHEETS, f"{SHEETS}download/", address, f"{address}state/"):
        assert viewer.get(page).status_code == 403
    for page in (SHEETS, f"{address}stop/", f"{address}apply/"):
        assert viewer.post(page).status_code == 403
