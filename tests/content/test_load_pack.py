"""Loading a pack over local edits, three-way: nothing that somebody did here is ever lost in silence."""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from typing import Annotated

import pytest
from django.core.management import CommandError, call_command

import engine.games
from content.actions.delete_entry import delete_entry
from content.actions.dump_pack import dump_pack
from content.actions.load_pack import checked, load_pack
from content.actions.save_entry import TranslationEdit, save_entry, save_translations
from content.checks import Level, run_checks
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import write_yaml
from content.entries.document import Answer, Document
from content.errors import PackConflictsError
from content.merge import compare, difference, merged
from content.models import Entry, Language, Pack, Revision, Translation
from content.store import read_content, read_document
from engine.schema import Between, Effects, Game, Kind, Name, Ref
from tests.conftest import SAMPLE_PACK
from tests.sample_game import LANTERNWICK, Canal, Journey

WORDS = [info.declared for family in LANTERNWICK.words.values() for info in family.values()]


@pytest.fixture
def folder(tmp_path: Path, lanternwick: Pack) -> Path:
    """The pack as it was loaded, to be changed by 'them'."""
    copy = tmp_path / "pack"
    shutil.copytree(SAMPLE_PACK, copy)
    return copy


def change(folder: Path, path: str, old: str, new: str) -> None:
    text = (folder / path).read_text(encoding="utf-8")
    assert old in text
    (folder / path).write_text(text.replace(old, new), encoding="utf-8")


def edit_here(slug: str, **data: object) -> None:
    entry = Entry.objects.get(slug=slug)
    document = read_document(entry)
    document.data.update(data)
    save_entry(entry, document, version=entry.version, author=None)


def test_loading_the_same_pack_again_changes_nothing(lanternwick: Pack) -> None:
    before = list(Entry.objects.values_list("version", "changed_at")), Revision.objects.count()
    report = load_pack(SAMPLE_PACK, author=None)
    assert report.is_empty
    assert report.kept == []
    assert (list(Entry.objects.values_list("version", "changed_at")), Revision.objects.count()) == before


def test_theirs_comes_in(folder: Path) -> None:
    change(folder, "ferryman/bruno.yaml", "strength: 7", "strength: 8")
    report = load_pack(folder, author=None)
    assert report.changed == [("ferryman", "bruno")]
    assert Entry.objects.get(slug="bruno").data["strength"] == 8


def test_mine_stays(folder: Path) -> None:
    edit_here("bruno", strength=9)
    report = load_pack(folder, author=None)
    assert report.kept == [("ferryman", "bruno")]
    assert report.is_empty
    assert Entry.objects.get(slug="bruno").data["strength"] == 9


def test_both_come_together_where_they_do_not_touch(folder: Path) -> None:
    edit_here("bruno", strength=9)
    change(folder, "ferryman/bruno.yaml", "is_guild_member: true", "colour: blue")
    load_pack(folder, author=None)
    assert Entry.objects.get(slug="bruno").data == {"strength": 9, "colour": "blue", "rival": "ada"}


def test_a_conflict_stops_the_load_and_names_both_sides(folder: Path) -> None:
    edit_here("bruno", strength=9)
    change(folder, "ferryman/bruno.yaml", "strength: 7", "strength: 8")
    change(folder, "canal/first_bend.yaml", "First bend", "Long bend")
    with pytest.raises(PackConflictsError) as refused:
        load_pack(folder, author=None)
    [(key, [conflict])] = refused.value.conflicts.items()
    assert key == ("ferryman", "bruno")
    assert (conflict.place, conflict.base, conflict.theirs, conflict.mine) == (("data", "strength"), 7, 8, 9)
    assert Entry.objects.get(slug="bruno").data["strength"] == 9
    assert Entry.objects.get(slug="first_bend").units.get(field="name").source == "First bend"


@pytest.mark.parametrize(("prefer", "strength"), [("mine", 9), ("theirs", 8)])
def test_a_preference_decides_conflicts(folder: Path, prefer: str, strength: int) -> None:
    edit_here("bruno", strength=9)
    change(folder, "ferryman/bruno.yaml", "strength: 7", "strength: 8")
    load_pack(folder, author=None, prefer=prefer)  # type: ignore[arg-type]
    assert Entry.objects.get(slug="bruno").data["strength"] == strength
    assert load_pack(folder, author=None).is_empty


def test_the_overwritten_side_is_in_the_history(folder: Path) -> None:
    edit_here("bruno", strength=9)
    change(folder, "ferryman/bruno.yaml", "strength: 7", "strength: 8")
    load_pack(folder, author=None, prefer="theirs")
    kept = [r.document["data"]["strength"] for r in Revision.objects.filter(slug="bruno").order_by("id")]
    assert kept == [7, 9, 8]


def test_a_changed_source_in_the_pack_makes_translations_stale(folder: Path) -> None:
    change(folder, "ferryman/bruno.yaml", "name: Bruno", "name: Big Bruno")
    load_pack(folder, author=None)
    assert Translation.objects.get(unit__entry__slug="bruno", language="de").state == "stale"


def test_translations_merge_one_by_one(folder: Path) -> None:
    entry = Entry.objects.get(slug="ada")
    save_translations(
        entry, [TranslationEdit("saying", "es", "La barca no espera.", "draft", 0)], author=None
    )
    change(folder, "i18n/de/ferryman.yaml", "de: Ada", "de: Adele")
    report = load_pack(folder, author=None)
    assert report.changed == [("ferryman", "ada")]
    document = read_document(entry)
    assert document.translations["de"]["name"].text == "Adele"
    assert document.translations["es"]["saying"].text == "La barca no espera."


def test_an_entry_gone_from_the_pack_goes_here_too(folder: Path) -> None:
    (folder / "journey/first_light.yaml").unlink()
    (folder / "i18n/de/journey.yaml").unlink()
    report = load_pack(folder, author=None)
    assert report.removed == [("journey", "first_light")]
    assert not Entry.objects.filter(kind="journey").exists()
    assert Revision.objects.filter(slug="first_light", verb="deleted").exists()


def test_an_entry_gone_from_the_pack_but_edited_here_is_a_conflict(folder: Path) -> None:
    edit_here("first_light", minutes=60)
    edit_here("first_light", scenes=[])
    (folder / "journey/first_light.yaml").unlink()
    (folder / "i18n/de/journey.yaml").unlink()
    with pytest.raises(PackConflictsError):
        load_pack(folder, author=None)
    load_pack(folder, author=None, prefer="mine")
    assert Entry.objects.filter(slug="first_light").exists()


def test_an_entry_deleted_here_stays_deleted_unless_the_pack_changed_it(folder: Path) -> None:
    delete_entry(Entry.objects.get(slug="first_light"), author=None)
    load_pack(folder, author=None)
    assert not Entry.objects.filter(slug="first_light").exists()
    change(folder, "journey/first_light.yaml", "title: First light", "title: Dawn")
    with pytest.raises(PackConflictsError):
        load_pack(folder, author=None)
    load_pack(folder, author=None, prefer="theirs")
    assert Entry.objects.filter(slug="first_light").exists()


def test_what_a_kept_entry_mentions_is_not_removed_below_it(folder: Path) -> None:
    entry = Entry.objects.get(slug="first_bend")
    document = read_document(entry)
    document.data["ferrymen"] = ["ada", "bruno"]
    save_entry(entry, document, version=entry.version, author=None)
    change(folder, "ferryman/ada.yaml", "      - meet: {who: bruno}\n", "")
    for path in ("ferryman/bruno.yaml",):
        (folder / path).unlink()
    text = (folder / "i18n/de/ferryman.yaml").read_text(encoding="utf-8")
    (folder / "i18n/de/ferryman.yaml").write_text(text[: text.index("bruno:")], encoding="utf-8")
    report = load_pack(folder, author=None)
    assert ("ferryman", "bruno") in report.kept
    assert Entry.objects.filter(slug="bruno").exists()


def test_the_command_says_what_it_did_and_what_differs(folder: Path) -> None:
    out = io.StringIO()
    edit_here("bruno", strength=9)
    change(folder, "canal/first_bend.yaml", "First bend", "Long bend")
    call_command("packs", "diff", str(folder), stdout=out)
    assert "ferryman/bruno data.strength: changed here" in out.getvalue()
    assert "canal/first_bend texts.name: changed in the pack" in out.getvalue()
    call_command("packs", "load", str(folder), stdout=out)
    assert "lanternwick: 0 added, 1 changed, 0 removed, 1 with local edits kept." in out.getvalue()
    change(folder, "ferryman/bruno.yaml", "strength: 7", "strength: 8")
    with pytest.raises(CommandError, match="--prefer mine"):
        call_command("packs", "load", str(folder), stdout=out)


def test_merging_is_symmetric_where_nothing_conflicts() -> None:
    base = Document(kind="k", slug="s", data={"a": 1, "b": 2, "c": 3}, texts={"name": "N"})
    theirs = Document(kind="k", slug="s", data={"a": 9, "b": 2}, texts={"name": "N"})
    mine = Document(
        kind="k",
        slug="s",
        data={"a": 1, "b": 8, "c": 3},
        texts={"name": "N"},
        translations={"de": {"name": Answer("M", "N")}},
    )
    wanted = {"a": 9, "b": 8}
    assert merged(base, theirs, mine).data == wanted
    assert merged(base, mine, theirs).data == wanted
    assert merged(base, theirs, mine).translations == mine.translations
    assert {change.verdict for change in compare(base, theirs, mine)} == {"theirs", "mine"}
    assert [change.place for change in difference(base, theirs)] == [("data", "a"), ("data", "c")]


def test_a_language_that_was_taken_out_here_stays_out(
    folder: Path, lanternwick: Pack, tmp_path: Path
) -> None:
    spanish = Language.objects.get(pk="es")
    lanternwick.languages.remove(spanish)
    load_pack(folder, author=None)
    assert sorted(lanternwick.languages.values_list("pk", flat=True)) == ["de"]
    assert Translation.objects.filter(language="es").exists()
    dump_pack(lanternwick, tmp_path / "out")
    assert checked(tmp_path / "out")[0].faults == []
    assert not (tmp_path / "out/i18n/es").exists()
    lanternwick.languages.add(spanish)
    assert "es" in read_content(lanternwick).documents["ferryman", "ada"].translations


def test_languages_come_and_go_with_the_pack(folder: Path, lanternwick: Pack) -> None:
    change(folder, "pack.yaml", "es]", "fr]")
    shutil.rmtree(folder / "i18n/es")
    (folder / "i18n/fr").mkdir()
    (folder / "i18n/fr/ferryman.yaml").write_text(
        "bruno:\n  name: {en: Bruno, fr: Brunot}\n", encoding="utf-8"
    )
    load_pack(folder, author=None)
    assert sorted(lanternwick.languages.values_list("pk", flat=True)) == ["de", "fr"]
    assert load_pack(folder, author=None).is_empty


def test_a_text_written_here_in_a_scene_that_they_take_away_is_a_conflict(folder: Path) -> None:
    light = Entry.objects.get(slug="first_light")
    document = read_document(light)
    document.data["scenes"].append({"id": "night"})
    light = save_entry(light, document, version=1, author=None)
    dump_pack(light.game, folder)
    load_pack(folder, author=None)
    document.texts["scenes.night.text"] = "Nothing stirs."
    save_entry(light, document, version=2, author=None)
    change(folder, "journey/first_light.yaml", "  - {id: night}\n", "")
    with pytest.raises(PackConflictsError) as refused:
        load_pack(folder, author=None)
    assert [change.place for change in refused.value.conflicts["journey", "first_light"]] == [
        ("texts", "scenes.night.text")
    ]
    load_pack(folder, author=None, prefer="mine")
    assert "scenes.night.text" not in read_document(light).texts


class Rower(Kind):
    """What a later version of the game makes of a ferryman: no saying, no colour, an oar."""

    name: Name = ""
    strength: Annotated[int, Between(1, 9)]
    oar: Annotated[int, Between(1, 9)]
    is_guild_member: bool = False
    rival: Annotated[str, Ref("ferryman")] | None = None
    effects: Effects = ()


def test_a_pack_for_kinds_that_were_declared_anew_loads_over_the_old_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody touched here is no conflict, and what the kind lost is gone from its entries."""
    Rower.__name__ = "Ferryman"
    later = Game.declare(
        "lanternwick", kinds=(Rower, Canal, Journey), words=WORDS, durations=LANTERNWICK.durations
    )
    for path in folder.glob("ferryman/*.yaml"):
        value = read_yaml(path.read_bytes()).value | {"oar": 3, "strength": 1}
        value = {name: part for name, part in value.items() if name not in ("saying", "colour", "notes")}
        path.write_text(write_yaml(value), encoding="utf-8")
    for path in folder.glob("i18n/*/ferryman.yaml"):
        value = read_yaml(path.read_bytes()).value
        for texts in value.values():
            texts.pop("saying", None)
        value = {slug: texts for slug, texts in value.items() if texts}
        path.write_text(write_yaml(value), encoding="utf-8")
    monkeypatch.setitem(engine.games._added, "lanternwick", later)
    report = load_pack(folder, author=None)
    assert sorted(report.changed) == [("ferryman", "ada"), ("ferryman", "bruno")]
    content = read_content(Pack.objects.get(pk="lanternwick"))
    assert [finding for finding in run_checks(content) if finding.level is Level.ERROR] == []
    assert content.documents["ferryman", "ada"].texts == {"name": "Ada"}


def test_null_and_nothing_said_are_not_the_same() -> None:
    silent, null = (Document(kind="hero", slug="a", data=data) for data in ({}, {"depth": None}))
    assert [change.place for change in difference(silent, null)] == [("data", "depth")]
    assert merged(silent, null, silent).data == {"depth": None}
    assert merged(null, silent, null).data == {}
