"""``manage.py print`` as people call it: in a process of its own, with its exit code and its words."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from content.actions.publish import publish
from content.entries.fault import LocatedFault
from content.fallbacks import declare
from content.models import Entry, Language, Pack, Printer, TextUnit
from engine.schema import Fault
from printing.compose import FaceSet
from printing.errors import LayoutError
from tests.kept import loaded, published
from tests.printing.sheets.conftest import PACK, ROOT

pytestmark = pytest.mark.any_database


def run(*arguments: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with a home without a database."""
    return subprocess.run(
        [sys.executable, "manage.py", "print", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TILEWRIGHT_HOME": str(home), "DJANGO_SETTINGS_MODULE": "studio.settings"}
        | environment,
    )


def digests(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_two_processes_print_the_same_bytes(tmp_path: Path) -> None:
    """Other hash seeds, other time zones, other languages of the terminal: every file is the same."""
    made = []
    for name, seed, zone, lang in (("a", "1", "UTC", "en"), ("b", "2", "Asia/Tokyo", "de")):
        arguments = [
            "platformer",
            "--to",
            str(tmp_path / name),
            "--lang",
            lang,
            "--parts",
            "heroes,tokens",
            "--languages",
            "en,de",
        ]
        done = run(*arguments, "--as", "pdf,contours", home=tmp_path, PYTHONHASHSEED=seed, TZ=zone)
        assert done.returncode == 0, done.stderr
        made.append(digests(tmp_path / name))
    assert made[0] == made[1]
    assert {"platformer-de-a4-touching.pdf", "platformer-en-a4-touching-contours/001.svg"} <= made[0].keys()


@pytest.mark.django_db
def test_a_language_without_words_is_refused_by_name_and_falls_back_as_its_row_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = loaded(PACK)
    pack.languages.add(Language.objects.create(code="pl", name="Polski", fallbacks="de"))
    declare("pl", ())  # the command is a process of its own and has read no row yet
    cards = ["--cards", "item/boots_of_speed,item/greed_hammer", "--languages", "pl", "--draft"]
    with pytest.raises(CommandError, match="3"):
        call_command("print", "platformer", *cards, "--to", str(tmp_path), "--lang", "en")
    told = capsys.readouterr().err
    assert "2 texts are not translated into pl: item/boots_of_speed/name, item/greed_hammer/name." in told
    assert "2 rules texts are not in pl but in de" in told
    assert "2 labels are not in pl but in de: kind-platformer-item, game-platformer" in told
    assert list(tmp_path.iterdir()) == []
    call_command("print", "platformer", *cards, "--to", str(tmp_path), "--lang", "de", "--untranslated")
    told = capsys.readouterr().err
    assert "2 Regeltexte stehen nicht in der gewünschten Sprache (pl), sondern in de" in told
    assert [path.name for path in tmp_path.iterdir()] == ["platformer-pl-a4-touching.pdf"]
    declare("pl", ())


def test_faults_are_told_in_the_readers_language_and_nothing_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("--preset", "a4-tuching", "--parts", "heros", "--lang", "de", "--to", str(out), home=tmp_path)
    assert done.returncode == 1
    assert "Eine Druckvorlage „a4-tuching“ gibt es nicht." in done.stderr
    assert "„a4-touching“" in done.stderr
    assert "„heroes“" in done.stderr
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["platformer", "--draft"], "the database has no content for platformer yet"),
        (["platformer", "--set", "duplex=["], "duplex: "),
        (["platformer", "--as", ""], "Allowed: pdf, contours, pictures, tabletop"),
        (["dungeons", "--pack", str(PACK)], "Allowed: platformer"),
    ],
)
def test_what_cannot_be_meant_is_refused(arguments: list[str], told: str, tmp_path: Path) -> None:
    done = run(*arguments, "--lang", "en", "--to", str(tmp_path / "out"), home=tmp_path)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert "None" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_a_broken_layout_is_told_by_the_list_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: str) -> None:
        raise LayoutError([LocatedFault(f"layouts/{game}/hero.yaml", 9, Fault((), "yaml", {"problem": "x"}))])

    monkeypatch.setattr(FaceSet, "load", broken)
    with pytest.raises(CommandError):
        call_command("print", list=True, lang="en")
    assert "hero.yaml:9: " in capsys.readouterr().err


@pytest.fixture
def platformer_pack(db: None) -> Pack:
    """Platformer in the database, published."""
    return published(PACK).game


def test_a_text_that_does_not_fit_ends_with_three(
    platformer_pack: Pack, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = TextUnit.objects.get(entry__slug="sweety", entry__kind="hero", field="name")
    unit.translations.filter(language="de").update(text="Zuckersüßholzraspelmeisterin " * 12)
    with pytest.raises(CommandError) as refusal:
        call_command(
            "print", "platformer", draft=True, languages="de", parts="heroes", to=tmp_path, lang="en"
        )
    assert refusal.value.returncode == 3
    assert "-overflow." in str(refusal.value)
    names = {path.name for path in tmp_path.iterdir()}
    assert {
        "platformer-de-overflow.txt",
        "platformer-de-overflow.pdf",
        "platformer-de-a4-touching.pdf",
    } == names
    assert "hero/sweety" in (tmp_path / "platformer-de-overflow.txt").read_text()
    capsys.readouterr()


def test_only_what_changed_since_a_release(
    platformer_pack: Pack, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call_command("print", "platformer", changed_since=1, languages="en", to=tmp_path, lang="en")
    assert "nothing looks different from release 1" in capsys.readouterr().out
    sweety = Entry.objects.get(kind="hero", slug="sweety")
    sweety.data = {**sweety.data, "health": 5}
    sweety.save()
    publish(platformer_pack, author=None)
    call_command("print", "platformer", changed_since=1, languages="en", to=tmp_path, lang="en")
    told = capsys.readouterr().out
    assert "1 piece looks different from release 1" in told
    assert "platformer-en-a4-touching.pdf (2 pages)" in told
    with pytest.raises(CommandError) as refusal:
        call_command("print", "platformer", changed_since=7, to=tmp_path, lang="it")
    assert "1 errore" in str(refusal.value)
    assert "1, 2" in capsys.readouterr().err


def test_a_printer_by_its_name(
    platformer_pack: Pack, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Printer.objects.create(name="Hall", right=0.5, up=-0.3)
    plain, moved = tmp_path / "plain", tmp_path / "moved"
    call_command("print", "platformer", cards="hero/sweety", languages="en", to=plain)
    call_command("print", "platformer", cards="hero/sweety", languages="en", to=moved, printer="Hall")
    assert digests(plain) != digests(moved)
    with pytest.raises(CommandError):
        call_command("print", "platformer", to=moved, printer="Hull", lang="en")
    assert "Did you mean “Hall”?" in capsys.readouterr().err


def test_the_lists_and_the_calibration_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("print", "platformer", list=True, lang="de")
    told = capsys.readouterr().out
    assert "Poker (63,5 × 88,9 mm)" in told
    assert "a4-touching: A4, Kante an Kante (9 Pokerkarten je Bogen)" in told
    assert "heroes: " in told
    call_command("print", calibration=True, preset="letter-bleed", to=tmp_path, lang="es")
    assert (tmp_path / "calibration-letter.pdf").read_bytes().startswith(b"%PDF-")


def test_a_game_that_is_refused_does_not_keep_the_others_from_being_printed(
    platformer_pack: Pack, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = "studio.management.commands.print"
    monkeypatch.setattr(f"{command}.printable_games", lambda: ["lost", "platformer"])
    with pytest.raises(CommandError) as refusal:
        call_command("print", languages="en", parts="heroes", to=tmp_path, lang="en")
    assert str(refusal.value) == "Lost could not be printed; see above. The others were."
    assert "Lost: there is no pack in" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["platformer-en-a4-touching.pdf"]
