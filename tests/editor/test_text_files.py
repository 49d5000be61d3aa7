"""Files for translators in the editor: downloaded with the desk's filters, with pictures or without; handed
in, looked at text by text, chosen, written."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from content.actions.save_entry import TranslationEdit, save_translations
from content.exchange.format import formats
from content.jobs.worker import work_off
from content.models import Entry, Job, Pack, Revision, Translation
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db

FILES = "/admin/translations/files/"
WANTED = {"language": "de", "game": "lanternwick", "state": ""}


@pytest.fixture
def tara(lanternwick: Pack, client_of: ClientOf) -> Client:
    """A translator into German."""
    return client_of("translator", "tara", languages=["de"])


def downloaded(client: Client, name: str = "po") -> str:
    answer = client.get(f"{FILES}download/", {**WANTED, "format": name})
    assert answer.status_code == 200
    return str(answer.content.decode())


def handed_in(client: Client, content: str | bytes, name: str = "lena.po") -> str:
    """The address of the page to which a file leads, read by a worker."""
    file = SimpleUploadedFile(name, content.encode() if isinstance(content, str) else content)
    answer = client.post(FILES, {"file": file, "game": "lanternwick"})
    assert answer.status_code == 302
    work_off()
    return str(answer["Location"])


def text_of(slug: str, field: str = "name") -> str:
    return Translation.objects.get(unit__entry__slug=slug, unit__field=field, language="de").text


def test_the_desk_leads_to_its_texts_as_a_file(tara: Client) -> None:
    desk = shown(
        tara.get("/admin/translations/", {"language": "de", "state": "missing", "game": "lanternwick"})
    )
    assert f"{FILES}?game=lanternwick&amp;language=de&amp;state=missing#out" in desk
    assert "#in" in desk
    page = shown(tara.get(FILES, {"language": "de", "state": "missing", "game": "lanternwick"}))
    assert "1 text" in page
    for form in formats().values():
        assert f'<option value="{form.name}">' in page
        answer = tara.post(f"{FILES}export/", {**WANTED, "state": "missing", "format": form.name})
        answer = tara.get(answer["Location"])
        assert answer["Content-Disposition"] == (
            f'attachment; filename="lanternwick-missing-de{form.suffix}"'
        )
        assert len(form.read(answer.content).units) == 1


def test_a_file_is_looked_at_then_written(tara: Client) -> None:
    content = downloaded(tara).replace('msgstr "Bruno"', 'msgstr "Bruno der Starke"')
    address = handed_in(tara, content)
    page = shown(tara.get(address))
    assert "<ins> der Starke</ins>" in page
    assert "Write 1 change" in page
    assert text_of("bruno") == "Bruno"
    written = tara.post(f"{address}apply/", {"all": "1"})["Location"]
    work_off()
    assert "1 text written." in shown(tara.get(written))
    assert text_of("bruno") == "Bruno der Starke"
    revision = Revision.objects.latest("pk")
    assert (revision.why, str(revision.made_by)) == ("PO (gettext) of tara, 1 text", "tara")
    page = shown(tara.get(address))
    assert "All changes are written" in page
    assert "See what was written" in page
    assert "lena.po" in shown(tara.get(FILES))
    again = shown(tara.get(handed_in(tara, content)))
    assert "The file says what is there already" in again


def test_some_are_chosen_and_conflicts_only_by_hand(tara: Client) -> None:
    content = downloaded(tara)
    content = content.replace('msgstr "Bruno"', 'msgstr "Bruno der Starke"')
    content = content.replace('msgstr "Ada"', 'msgstr "Ada!"')
    entry = Entry.objects.get(slug="bruno")
    save_translations(entry, [TranslationEdit("name", "de", "Bruno II.", "draft", 1)], author=None)
    address = handed_in(tara, content)
    page = shown(tara.get(address))
    assert "Changed in the studio since the file was made:" in page
    assert "conflicts <span>1</span>" in page
    assert "Ada!" not in shown(tara.get(address, {"show": "conflict"}))
    stored = Job.objects.get(kind="texts-preview").result["texts"]
    numbers = {each["unit"].split(":")[2]: number for number, each in enumerate(stored)}
    tara.post(f"{address}apply/", {"all": "1"})
    work_off()
    assert (text_of("ada"), text_of("bruno")) == ("Ada!", "Bruno II.")
    assert "Nothing was chosen." in shown(tara.post(f"{address}apply/", {"text": ["77", "x"]}, follow=True))
    tara.post(f"{address}apply/", {"text": [str(numbers["bruno"])]})
    work_off()
    assert text_of("bruno") == "Bruno der Starke"


def test_what_is_wrong_with_a_file_is_said(tara: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(tara.get(handed_in(tara, "nonsense", "x.xlf")))
    assert "1 error. Nothing was changed." in page
    assert "this is no file for translators we can read: XLIFF 1.2" in page
    bad = downloaded(tara).replace('msgid "Bruno"', "msgid Bruno")
    assert "this is no line of a PO file: “msgid Bruno”." in shown(tara.get(handed_in(tara, bad)))
    spanish = downloaded(tara).replace('"Language: de\\n"', '"Language: es\\n"')
    assert "the file is for “es”; your languages are: de." in shown(tara.get(handed_in(tara, spanish)))
    assert "Please choose a file." in shown(tara.post(FILES, {}))
    large = SimpleUploadedFile("x.po", b"x" * 11)
    monkeypatch.setattr("editor.screens.text_files.MOST_UPLOAD", 10)
    answer = tara.post(FILES, {"file": large})
    assert answer.status_code == 422
    assert "MB are allowed." in shown(answer)


def test_an_address_may_say_anything(tara: Client) -> None:
    odd = {"language": "de", "kind": 'a"\r\nb', "state": "x\n", "game": "?", "format": "?", "q": "Bruno"}
    answer = tara.get(f"{FILES}download/", odd)
    assert answer["Content-Disposition"] == 'attachment; filename="texts-ab-x-de.xlf"'


def test_characters_that_no_database_holds_are_told(tara: Client) -> None:
    content = downloaded(tara, "csv").replace("Erste Biegung", "Erste\0Biegung", 1)
    page = shown(tara.get(handed_in(tara, content)))
    assert "U+0000" in page
    assert "not possible" in page


def test_a_download_of_nothing_is_refused(tara: Client) -> None:
    answer = tara.get(f"{FILES}download/", {"language": "de", "state": "machine", "format": "po"})
    assert answer.status_code == 422
    assert "no text fits these filters" in answer.content.decode()


def test_readers_may_take_but_not_bring(lanternwick: Pack, viewer: Client, tara: Client) -> None:
    page = shown(viewer.get(FILES, WANTED))
    assert 'name="file"' not in page
    assert "Bruno" in downloaded(viewer)
    assert viewer.post(FILES, {"file": SimpleUploadedFile("x.po", b"x")}).status_code == 403
    address = handed_in(tara, downloaded(tara))
    assert viewer.get(address).status_code == 404
    assert viewer.post(f"{address}apply/", {"all": "1"}).status_code == 403


def test_progress_and_stopping(tara: Client) -> None:
    file = SimpleUploadedFile("x.po", downloaded(tara).encode())
    address = tara.post(FILES, {"file": file})["Location"]
    assert "progress.js" in shown(tara.get(address))
    assert tara.get(f"{address}state/").json()["state"] == "waiting"
    tara.post(f"{address}stop/")
    assert "The import was stopped. Nothing was changed." in shown(tara.get(address))


def test_a_zip_holds_the_cards_as_they_are_printed(
    db: None, client_of: ClientOf, settings: Any, tmp_path: Path
) -> None:
    settings.TEXTS_ROOT = tmp_path / "texts"
    loaded(shipped("platformer"))
    tara = client_of("translator", "tara", languages=["de"])
    wanted = {"language": "de", "game": "platformer", "kind": "boss", "state": "", "format": "xliff2"}
    address = tara.post(f"{FILES}export/", {**wanted, "pictures": "1"})["Location"]
    assert "progress.js" in shown(tara.get(address))
    work_off()
    page = shown(tara.get(address))
    assert "bundle/" in page
    answer = tara.get(f"{address}bundle/")
    assert answer["Content-Disposition"] == 'attachment; filename="platformer-boss-de.zip"'
    content = answer.getvalue()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = set(archive.namelist())
        units = formats()["xliff2"].read(archive.read("platformer-boss-de.xlf")).units
        pictures = {unit.picture for unit in units}
        assert pictures == names - {"platformer-boss-de.xlf"}
        assert all(path.startswith("faces/boss-") for path in pictures)
        assert archive.read(pictures.pop()).startswith(b"\x89PNG")
    assert "The file says what is there already" in shown(tara.get(handed_in(tara, content, "back.zip")))
    for path in (tmp_path / "texts").glob("*.zip"):
        path.unlink()
    assert "no longer kept" in shown(tara.get(address))
    assert tara.get(f"{address}bundle/").status_code == 404
