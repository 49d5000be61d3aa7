"""The print centre: ordering, looking on, downloading, by the people who may."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from PIL import Image

from content.actions.save_entry import create_entry
from content.jobs.kinds import kind_of
from content.jobs.queue import take
from content.jobs.worker import work_off
from content.models import Entry, Job, Printer, PrintResult, Release
from content.store import read_document
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import published

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).parents[2]
ORDER = "/admin/prints/order/platformer/"


@pytest.fixture(autouse=True)
def _prints_in_a_folder_of_its_own(settings: Any, tmp_path: Path) -> None:
    """Prints are made when a test says so, and thrown away."""
    settings.PRINTS_ROOT = tmp_path / "prints"


@pytest.fixture
def release(db: None) -> Release:
    return published(ROOT / "content" / "packs" / "platformer")


def ordered(client: Client, **changes: Any) -> PrintResult:
    """Send the form as it is shown, with some changes."""
    values = form_values(client.get(ORDER), "tw-print-order")
    answer = client.post(ORDER, {**values, **changes})
    assert answer.status_code == 302, shown(answer)
    return PrintResult.objects.latest("pk")


def test_numbers_of_5000_digits_are_no_release(designer: Client, release: Release) -> None:
    assert ordered(designer, content="9" * 5000, since="9" * 5000).release == release


def test_the_form_orders_everything_of_the_current_release(designer: Client, release: Release) -> None:
    page = designer.get(ORDER)
    values = form_values(page, "tw-print-order")
    assert values["content"] == "1"
    assert values["languages"] == ["en", "de", "es", "it"]
    assert "heroes" in values["parts"]
    assert values["preset"] == "a4-touching"
    assert "Sweety" in shown(page)
    made = ordered(designer)
    assert made.release == release
    assert made.order["game"] == "platformer"
    assert made.order["copies"] is True


def test_what_is_ordered_is_what_was_chosen(designer: Client, release: Release) -> None:
    printer = Printer.objects.create(name="Hall", right=0.5, up=-0.2)
    made = ordered(
        designer,
        content="draft",
        since="1",
        languages=["de"],
        parts=["heroes", "items"],
        cards=["hero/sweety"],
        preset="letter-bleed",
        duplex="short_edge",
        colours="grayscale",
        outputs=["pdf", "contours"],
        sets="2",
        printer=str(printer.pk),
        address="https://example.org/",
    )
    assert (made.release, made.since) == (None, release)
    assert made.order["languages"] == ["de"]
    assert made.order["changes"] == {"duplex": "short_edge", "colours": "grayscale"}
    assert made.order["offsets"] == {"right": 0.5, "up": -0.2}
    assert (made.order["sets"], made.order["outputs"]) == (2, ["pdf", "contours"])


def test_faults_are_shown_and_what_was_typed_stays(designer: Client, release: Release) -> None:
    values = form_values(designer.get(ORDER), "tw-print-order")
    answer = designer.post(ORDER, {**values, "preset": "a9", "sets": "99", "address": "https://mine/"})
    assert answer.status_code == 422
    assert "there is no preset “a9”" in shown(answer)
    assert "99 is out of range" in shown(answer)
    assert form_values(answer, "tw-print-order")["address"] == "https://mine/"
    assert not PrintResult.objects.exists()


def test_a_print_from_waiting_to_its_files(designer: Client, release: Release) -> None:
    made = ordered(designer, languages=["de"], parts=["heroes"])
    address = f"/admin/prints/{made.pk}/"
    page = shown(designer.get(address))
    assert "waiting" in page
    assert "progress.js" in page
    assert designer.get(f"{address}state/").json()["open"] is True
    work_off()
    state = designer.get(f"{address}state/").json()
    assert (state["open"], state["percent"], state["state"]) == (False, 100, "done")
    page = shown(designer.get(address))
    assert "platformer-de-a4-touching.pdf" in page
    assert f"{address}pages/0/1/small.png" in page
    file: Any = designer.get(f"{address}files/0/")
    assert file["Content-Type"] == "application/pdf"
    assert "attachment" in file["Content-Disposition"]
    assert b"".join(file.streaming_content).startswith(b"%PDF-")
    picture = designer.get(f"{address}pages/0/1/small.png")
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.size == (397, 562)
    for wrong in ("pages/0/99/small.png", "pages/0/1/huge.png", "pages/7/1/small.png", "files/7/"):
        assert designer.get(f"{address}{wrong}").status_code == 404
    kept = shown(designer.get("/admin/releases/platformer/1/"))
    assert "Prints of this release" in kept
    assert address in kept
    assert "Platformer" in shown(designer.get("/admin/prints/"))


def test_a_print_whose_worker_died_says_that_it_is_begun_again(designer: Client, release: Release) -> None:
    made = ordered(designer, languages=["en"], parts=["heroes"])
    assert take() is not None
    Job.objects.update(step="draw", language="en")
    page = f"/admin/prints/{made.pk}/state/"
    assert "drawing sheets" in designer.get(page).json()["text"]
    Job.objects.update(seen_at=timezone.now() - 2 * kind_of("print").silence)
    assert designer.get(page).json()["text"] == "interrupted; it is begun again"


def test_stopping_and_deleting(designer: Client, release: Release) -> None:
    made = ordered(designer, parts=["heroes"])
    address = f"/admin/prints/{made.pk}/"
    assert designer.get(f"{address}stop/").status_code == 302
    assert PrintResult.objects.get(pk=made.pk).is_open
    designer.post(f"{address}stop/")
    assert "Nothing of it was kept" in shown(designer.get(address))
    designer.post(f"{address}delete/")
    assert not PrintResult.objects.exists()
    assert designer.get(address).status_code == 404


def test_faults_of_a_print_are_read_in_the_language_of_the_reader(designer: Client, release: Release) -> None:
    made = ordered(designer, parts=["heroes"], preset="a4-perforated")
    work_off()
    address = f"/admin/prints/{made.pk}/"
    assert "fits into no slot" in shown(designer.get(address))
    designer.post("/language/setlang/", {"language": "de"})
    assert "passt in kein Fach" in shown(designer.get(address))


def test_every_role_may_look_and_some_may_print(client_of: ClientOf, release: Release) -> None:
    made = ordered(client_of("designer"), parts=["heroes"])
    for role, may in (("owner", True), ("translator", True), ("playtester", True), ("viewer", False)):
        client = client_of(role)
        for address in ("/admin/prints/", f"/admin/prints/{made.pk}/", "/admin/prints/printers/"):
            assert client.get(address).status_code == 200
        assert (client.get(ORDER).status_code == 200) is may
        values = {"content": "1", "preset": "a4-touching", "sets": "1", "parts": ["heroes"]}
        assert (client.post(ORDER, values).status_code == 302) is may
        stopped = client.post(f"/admin/prints/{made.pk}/stop/").status_code
        assert stopped == (302 if role == "owner" else 403)


def test_printers_are_kept_with_their_offsets(designer: Client, client_of: ClientOf) -> None:
    address = "/admin/prints/printers/"
    answer = designer.post(address, {"name": "Hall", "right": "0.4", "up": "-1.2"})
    assert answer.status_code == 302
    printer = Printer.objects.get()
    assert (printer.name, printer.right, printer.up) == ("Hall", 0.4, -1.2)
    assert designer.post(address, {"name": "Hall", "right": "0", "up": "0"}).status_code == 422
    assert (
        designer.post(f"{address}{printer.pk}/", {"name": "Hall", "right": "99", "up": "0"}).status_code
        == 422
    )
    assert (
        designer.post(f"{address}{printer.pk}/", {"name": "Attic", "right": "1", "up": "0"}).status_code
        == 302
    )
    assert "Attic" in shown(designer.get(address))
    viewer = client_of("viewer")
    assert viewer.post(address, {"name": "X", "right": "0", "up": "0"}).status_code == 403
    assert viewer.post(f"{address}{printer.pk}/delete/").status_code == 403
    assert designer.post(f"{address}{printer.pk}/delete/").status_code == 302
    assert not Printer.objects.exists()
    calibration = designer.get("/admin/prints/calibration/letter.pdf")
    assert calibration.content.startswith(b"%PDF-")


def test_the_cards_are_those_of_the_content_that_is_chosen(designer: Client, release: Release) -> None:
    """A card that was made after the release can be ticked for the draft, and is not offered for it."""
    draft_only = Entry.objects.get(game="platformer", kind="item", slug="trophy_shelf")
    document = read_document(draft_only)
    document.slug = "later_shelf"
    create_entry(release.game, document, author=None)
    page = designer.get(ORDER)
    assert 'value="item/trophy_shelf"' in shown(page)
    assert 'value="item/later_shelf"' not in shown(page)
    values = form_values(page, "tw-print-order")
    looked = designer.post(ORDER, {**values, "content": "draft", "sets": "3", "look": "1"})
    assert looked.status_code == 200
    assert 'value="item/later_shelf"' in shown(looked)
    kept = form_values(looked, "tw-print-order")
    assert (kept["content"], kept["sets"]) == ("draft", "3")
    assert not PrintResult.objects.exists()
