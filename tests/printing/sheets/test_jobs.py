"""Print jobs on the shipped Platformer: what is printed, what is refused, what changed, what is left."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pypdfium2
import pytest

from content.entries.fault import LocatedFault
from content.wording import wording
from engine.schema import Fault
from printing.compose import FaceSet
from printing.errors import FontError, LayoutError
from printing.jobs import Progress
from printing.material import Material
from printing.order import Order
from printing.sheets.drawing import Offsets
from printing.sheets.errors import CancelledError, PrintRefusedError
from studio.print_sources import Source
from tests.printing.sheets.conftest import Edited, Job

LANGUAGES = ("en", "es", "it", "de")
SWEETY = "hero/sweety"


def text_of(pdf: Path) -> str:
    """Everything another library reads from a file, on one line, without hyphens of divided words."""
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]
    return " ".join(re.sub("[\u00ad\ufffe\x02](\r?\n)?", "", " ".join(pages)).split())


def has_magenta(pdf: Path) -> bool:
    """Whether a page shows the colour that frames what is too small."""
    shades = np.concatenate(
        [page.render(scale=2).to_numpy().reshape(-1, 3) for page in pypdfium2.PdfDocument(pdf)]
    )
    blue, green, red = (shades[:, channel].astype(int) for channel in range(3))
    return bool(((red > 200) & (green < 40) & (abs(blue - 140) < 30)).any())


def refusal(job: Any, folder: Path) -> list[str]:
    """The keys of what a job is refused for; each is said in every language, and nothing is written."""
    with pytest.raises(PrintRefusedError) as refused:
        job.run(folder)
    for language in LANGUAGES:
        for each in refused.value.faults:
            assert wording(language).located(each.fault)
    assert not folder.exists() or list(folder.iterdir()) == []
    return [each.fault.key for each in refused.value.faults]


def test_everything_in_every_language_in_one_run(job: Job, platformer: Source, tmp_path: Path) -> None:
    """Four files; each names its language, its title, its author and its parts, and holds every name."""
    report = job(languages=()).run(tmp_path)
    assert {file.language for file in report.files} == set(LANGUAGES)
    assert report.overflows == []
    faces = FaceSet.load("platformer")
    for file in report.files:
        language = file.language
        with pikepdf.open(tmp_path / file.name) as pdf:
            assert pdf.check_pdf_syntax() == []
            assert pdf.Root.Lang == language
            assert "Platformer" in str(pdf.docinfo["/Title"])
            assert str(pdf.docinfo["/Author"]) == "Ada"
            assert len(pdf.pages) == file.pages
            with pdf.open_outline() as outline:
                titles = [each.title for each in outline.root]
            assert sorted(titles) == sorted(faces.part_name(part, language) for part in faces.parts())
        text = text_of(tmp_path / file.name)
        material = Material.of(platformer.snapshot, language, platformer.art)
        for kind in ("hero", "enemy", "item", "potion"):
            for slug in material.entries(kind):
                assert material.text(kind, slug, "name") in text


def test_every_piece_is_there_as_often_as_in_the_box(job: Job, platformer: Source, tmp_path: Path) -> None:
    """Counted by another library: how often each face's form is shown."""
    report = job(preset="shop").run(tmp_path)
    faces = FaceSet.load("platformer")
    material = Material.of(platformer.snapshot, "en", platformer.art)
    wanted: Counter[str] = Counter()
    for component in faces.components(material):
        for face in faces.compose_all(component, material):
            wanted[f"/{face.form.name}"] += component.copies
    shown: Counter[str] = Counter()
    with pikepdf.open(tmp_path / report.files[0].name) as pdf:
        for page in pdf.pages:
            (name,) = page.obj.Resources.XObject.keys()
            shown[name] += 1
    assert shown == wanted


def test_chosen_parts_and_cards(job: Job, tmp_path: Path) -> None:
    job(parts=("heroes",), copies=False).run(tmp_path / "a")
    job(cards=(SWEETY,)).run(tmp_path / "b")
    heroes = text_of(tmp_path / "a" / "platformer-en-a4-touching.pdf")
    assert "Sweety" in heroes
    assert "Fidget" in heroes
    assert "Ent" not in heroes.split()
    chosen = text_of(tmp_path / "b" / "platformer-en-a4-touching.pdf")
    assert "Sweety" in chosen
    assert "Fidget" not in chosen


def test_progress_rises_to_the_end(job: Job, tmp_path: Path) -> None:
    told: list[Progress] = []
    job(languages=("en", "de"), parts=("heroes", "items"), tell=told.append).run(tmp_path)
    done = [each.done for each in told]
    assert done == sorted(done)
    assert told[-1] == Progress("finished", "", told[-1].total, told[-1].total)
    assert {each.language for each in told} == {"en", "de", ""}
    for each in told:
        assert all(wording(language).say(f"print-step-{each.step}") for language in LANGUAGES)


def test_a_stopped_job_leaves_nothing(job: Job, tmp_path: Path) -> None:
    made = job(parts=("heroes", "items"))
    for after in (1, 12, 22):
        asked = iter(range(100_000))
        made.is_cancelled = lambda after=after, asked=asked: next(asked) >= after  # type: ignore[misc]
        with pytest.raises(CancelledError):
            made.run(tmp_path)
        assert list(tmp_path.iterdir()) == []


def test_only_what_looks_different_is_printed(
    job: Job, platformer: Source, edited: Edited, tmp_path: Path
) -> None:
    """A changed translation counts in its language, an edit that nobody sees does not count at all."""

    def edit(whole: dict[str, Any]) -> None:
        whole["texts"]["de"]["hero/fidget/name"] = "Zappelphilippa"
        whole["entries"]["item"]["greed_hammer"]["data"]["price"] += 1
        whole["entries"]["potion"]["double_espresso"]["copies"] += 2
        whole["states"]["it"]["hero/sweety/name"] = "draft"

    changed = edited(edit)
    assert changed.snapshot.hash != platformer.snapshot.hash
    report = job(
        source=changed, since=platformer, languages=("en", "de"), parts=("heroes", "items", "potions")
    ).run(tmp_path)
    assert set(report.changed["en"]) == {"item/greed_hammer", "potion/double_espresso"}
    assert set(report.changed["de"]) == {"hero/fidget", "item/greed_hammer", "potion/double_espresso"}
    with pikepdf.open(tmp_path / "platformer-en-a4-touching.pdf") as pdf:
        content = pdf.pages[0].Contents.read_bytes()
    assert content.count(b" Do") == 3  # the hammer, and the two potions that are lacking
    text = text_of(tmp_path / "platformer-de-a4-touching.pdf")
    assert "Zappelphilippa" in text


def test_cards_that_are_gone_are_told(job: Job, platformer: Source, edited: Edited, tmp_path: Path) -> None:
    def edit(whole: dict[str, Any]) -> None:
        del whole["entries"]["potion"]["double_espresso"]

    report = job(source=edited(edit), since=platformer, parts=("potions",)).run(tmp_path)
    assert report.removed == {"en": ["potion/double_espresso"]}
    assert report.files == []


def test_nothing_changed_prints_nothing(job: Job, platformer: Source, tmp_path: Path) -> None:
    report = job(since=platformer).run(tmp_path)
    assert (report.files, report.changed) == ([], {"en": []})


def test_untranslated_texts_are_refused_unless_allowed(job: Job, edited: Edited, tmp_path: Path) -> None:
    def edit(whole: dict[str, Any]) -> None:
        del whole["texts"]["it"]["hero/sweety/name"]

    source = edited(edit)
    assert refusal(job(source=source, languages=("it",), parts=("heroes",)), tmp_path) == [
        "print-untranslated"
    ]
    job(source=source, languages=("it",), parts=("heroes",), untranslated=True).run(tmp_path)
    assert "Sweety" in text_of(tmp_path / "platformer-it-a4-touching.pdf")


def test_a_far_too_long_text_is_printed_whole_and_reported(job: Job, edited: Edited, tmp_path: Path) -> None:
    words = " ".join(f"Donaudampfschifffahrtsgesellschaft{n}" for n in range(60)) + " Schlusswort."

    def edit(whole: dict[str, Any]) -> None:
        whole["texts"]["de"]["hero/sweety/ability"] = words
        whole["texts"]["en"]["hero/sweety/ability"] = "Short."

    report = job(source=edited(edit), languages=("de",), parts=("heroes",)).run(tmp_path)
    (overflow,) = report.overflows
    assert (overflow.key, overflow.language, overflow.side) == (SWEETY, "de", "front")
    assert overflow.missing_mm > 10
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [
        "platformer-de-a4-touching.pdf",
        "platformer-de-overflow.pdf",
        "platformer-de-overflow.txt",
    ]
    listed = (tmp_path / "platformer-de-overflow.txt").read_text()
    assert "Sweety (hero/sweety, Vorderseite, de)" in listed
    assert "mm mehr Höhe" in listed
    shown = text_of(tmp_path / "platformer-de-overflow.pdf")
    assert "Schlusswort." in shown
    assert "Schlusswort." in text_of(tmp_path / "platformer-de-a4-touching.pdf")
    # The report shows which frame is too small; the sheets show only the face.
    assert has_magenta(tmp_path / "platformer-de-overflow.pdf")
    assert not has_magenta(tmp_path / "platformer-de-a4-touching.pdf")


def test_everything_wrong_with_an_order_is_told_at_once(job: Job, tmp_path: Path) -> None:
    wrong = job(
        preset="a4-tuching",
        languages=("fr",),
        outputs=("pfd",),
        parts=("heros",),
        cards=("hero/sweaty",),
        sets=0,
    )
    assert sorted(refusal(wrong, tmp_path / "out")) == [
        "choice",
        "choice",
        "choice",
        "preset-unknown",
        "print-card",
        "range",
    ]
    assert refusal(job(parts=("heroes",), cards=("item/greed_hammer",)), tmp_path / "out") == [
        "print-nothing"
    ]
    made = job()
    made.order = Order("chess")
    assert refusal(made, tmp_path / "out") == ["print-no-layouts"]


def test_a_full_disk_is_told_and_nothing_is_left(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is really written to a device that is always full."""
    out = tmp_path / "out"

    def on_a_full_disk(name: str, archive: str = "") -> None:
        def made(prefix: str, dir: Path) -> str:
            hidden = dir / f"{prefix}full"
            hidden.mkdir()
            (hidden / name).symlink_to("/dev/full")
            return str(hidden)

        monkeypatch.setattr(tempfile, "mkdtemp", made)

    on_a_full_disk("platformer-en-a4-touching.pdf")
    assert refusal(job(parts=("heroes",)), out) == ["print-disk-full"]
    on_a_full_disk("platformer-en-a4-touching-contours.zip")
    assert refusal(job(parts=("heroes",), outputs=("contours",), archives=True), out) == ["print-disk-full"]


def test_a_disk_that_fills_up_in_the_middle_leaves_nothing(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = iter(range(1000))
    sync = os.fsync

    def fsync(number: int) -> None:
        if next(calls) == 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(number)

    monkeypatch.setattr(os, "fsync", fsync)
    assert refusal(job(languages=("en", "de"), parts=("heroes",)), tmp_path) == ["print-disk-full"]


def test_a_folder_that_cannot_be_written_is_told(job: Job, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(PrintRefusedError) as refused:
        job(parts=("heroes",)).run(tmp_path / "file" / "out")
    (each,) = refused.value.faults
    assert each.fault.key == "print-cannot-write"
    assert str(tmp_path / "file") in str(each.fault.args["path"])


def test_an_older_file_stays_when_a_print_is_refused(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "platformer-en-a4-touching.pdf"
    job(parts=("heroes",)).run(tmp_path)
    before = (tmp_path / name).read_bytes()
    monkeypatch.setattr(os, "fsync", lambda number: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    with pytest.raises(PrintRefusedError):
        job(parts=("items",)).run(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_bytes() == before


def test_what_an_earlier_print_left_is_not_mixed_with_the_new_one(
    job: Job, edited: Edited, tmp_path: Path
) -> None:
    def edit(whole: dict[str, Any]) -> None:
        whole["texts"]["de"]["hero/sweety/ability"] = "Donaudampfschifffahrt " * 90
        whole["texts"]["en"]["hero/sweety/ability"] = "Short."

    wanted = {"languages": ("de",), "outputs": ("contours",)}
    job(source=edited(edit), parts=("heroes", "tiles"), **wanted).run(tmp_path)
    folder = tmp_path / "platformer-de-a4-touching-contours"
    assert len(list(folder.iterdir())) > 1
    assert (tmp_path / "platformer-de-overflow.pdf").exists()
    (folder / "notes.txt").write_text("of the designer")
    job(parts=("heroes",), **wanted).run(tmp_path)
    assert sorted(path.name for path in folder.iterdir()) == ["001.svg", "notes.txt"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [folder.name]


def test_an_order_survives_json() -> None:
    order = Order(
        "platformer",
        ("de",),
        ("heroes",),
        (SWEETY,),
        "a4-bleed",
        {"duplex": "none"},
        ("pdf", "pictures"),
        3,
        False,
        True,
        Offsets(0.4, -1),
        "https://example.org/",
    )
    assert Order.from_json(json.loads(json.dumps(order.as_json()))) == order


def test_missing_art_names_the_card(job: Job, platformer: Source, tmp_path: Path) -> None:
    FaceSet.load("platformer").forget()
    bare = Source(platformer.snapshot, {})
    with pytest.raises(PrintRefusedError) as refused:
        job(source=bare, cards=(SWEETY,)).run(tmp_path)
    assert {each.file for each in refused.value.faults} == {
        "hero/sweety (front, en)",
        "standee/sweety (front, en)",
    }


def test_the_same_order_gives_the_same_bytes(job: Job, tmp_path: Path) -> None:
    wanted = {"parts": ("heroes", "tokens"), "outputs": ("pdf", "contours", "tabletop"), "archives": True}
    for name in ("a", "b"):
        job(**wanted).run(tmp_path / name)
    first = {path.name: path.read_bytes() for path in (tmp_path / "a").iterdir()}
    assert first == {path.name: path.read_bytes() for path in (tmp_path / "b").iterdir()}
    assert len(first) == 3
    assert io.BytesIO(first["platformer-en-a4-touching.pdf"]).read(5) == b"%PDF-"


def test_a_missing_font_is_told(job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object, **__: object) -> None:
        raise FontError(Fault((), "font-missing", {"package": "fontpkg-lost", "file": "Lost.ttf"}))

    monkeypatch.setattr(FaceSet, "compose_all", lost)
    assert refusal(job(parts=("heroes",)), tmp_path) == ["font-missing"]


def test_a_broken_layout_is_told_with_file_and_line(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = LocatedFault("layouts/platformer/hero.yaml", 12, Fault(("draw", 0), "unknown-field"))

    def broken(*_: object, **__: object) -> None:
        raise LayoutError([fault])

    monkeypatch.setattr(FaceSet, "load", broken)
    with pytest.raises(PrintRefusedError) as refused:
        job(parts=("heroes",)).run(tmp_path)
    assert refused.value.faults == [fault]
