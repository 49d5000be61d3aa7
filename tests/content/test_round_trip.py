"""Load, then dump: the same files to the byte; and an edit changes only what it is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from content.actions.dump_pack import dump_pack
from content.actions.load_pack import load_pack
from content.actions.save_entry import save_entry
from content.disk.folder import read_folder
from content.disk.list_pairs import same
from content.disk.pack_reader import PackSource, read_pack
from content.disk.pack_writer import pack_files
from content.disk.yaml_patch import patch_yaml
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import write_yaml
from content.entries.document import Answer
from content.entries.pack import PackContent
from content.entries.value import entry_document
from content.models import Entry, Pack
from content.store import read_document
from engine.schema import Game
from engine.schema.walk import text_fields
from tests.conftest import SAMPLE_PACK
from tests.sample_game import LANTERNWICK
from tests.strategies import CHARACTERS, YAML_TRAPS, records, texts

YAML_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.text(CHARACTERS, max_size=20)
    | YAML_TRAPS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(YAML_TRAPS | st.text(CHARACTERS, min_size=1, max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)
MAPPINGS = st.dictionaries(YAML_TRAPS | st.text(CHARACTERS, min_size=1, max_size=9), YAML_VALUES, max_size=5)


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_loading_and_dumping_gives_the_same_bytes(lanternwick: Pack, tmp_path: Path) -> None:
    dump_pack(lanternwick, tmp_path)
    assert files_of(tmp_path) == files_of(SAMPLE_PACK)


def test_dumping_over_the_pack_itself_writes_nothing(lanternwick: Pack, tmp_path: Path) -> None:
    dump_pack(lanternwick, tmp_path)
    assert dump_pack(lanternwick, tmp_path) == ([], [])


def test_an_edit_changes_its_own_lines_and_keeps_the_comments(lanternwick: Pack, tmp_path: Path) -> None:
    entry = Entry.objects.get(slug="ada")
    document = read_document(entry)
    document.data["strength"] = 5
    save_entry(entry, document, version=entry.version, author=None)
    dump_pack(lanternwick, tmp_path)
    before = (SAMPLE_PACK / "ferryman/ada.yaml").read_text()
    after = (tmp_path / "ferryman/ada.yaml").read_text()
    assert after == before.replace("strength: 4", "strength: 5")
    unchanged = {
        path for path, content in files_of(tmp_path).items() if files_of(SAMPLE_PACK)[path] == content
    }
    assert unchanged == set(files_of(SAMPLE_PACK)) - {"ferryman/ada.yaml"}


def test_a_deleted_entry_takes_its_files_along_and_leaves_strangers(
    lanternwick: Pack, tmp_path: Path
) -> None:
    (tmp_path / "photo.png").write_bytes(b"mine")
    dump_pack(lanternwick, tmp_path)
    Entry.objects.filter(slug="first_light").delete()
    _written, removed = dump_pack(lanternwick, tmp_path)
    assert removed == ["i18n/de/journey.yaml", "journey/first_light.yaml"]
    assert (tmp_path / "photo.png").read_bytes() == b"mine"


def test_odd_line_ends_and_a_byte_order_mark_survive(sample_game: Game, db: None, tmp_path: Path) -> None:
    source = tmp_path / "odd"
    for path, content in files_of(SAMPLE_PACK).items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_bytes(content)
    (source / "ferryman/bruno.yaml").write_bytes(
        b"\xef\xbb\xbf# B\r\nname:   'Bruno'\r\nstrength: 7\r\n\r\n# end"
    )
    load_pack(source, author=None)
    dump_pack(Pack.objects.get(), tmp_path / "out")
    assert files_of(tmp_path / "out") == files_of(source)


@given(MAPPINGS)
@settings(max_examples=300, deadline=None)
def test_any_mapping_survives_writing_and_reading(value: dict[str, Any]) -> None:
    written = write_yaml(value)
    read = read_yaml(written.encode())
    assert read.faults == []
    assert _same(read.value, value)
    assert write_yaml(read.value) == written


@given(MAPPINGS, MAPPINGS)
@settings(max_examples=150, deadline=None)
def test_patching_any_file_gives_what_was_asked_for(before: dict[str, Any], after: dict[str, Any]) -> None:
    text = "# first\n\n" + write_yaml(before) + "# last\n"
    assert same(read_yaml(patch_yaml(text, after).encode()).value, after)
    assert patch_yaml(text, before) == text


def _same(one: Any, other: Any) -> bool:
    """Equal, and a number never passes for a truth value."""
    return repr(one) == repr(other)


@st.composite
def packs(draw: st.DrawFn) -> PackContent:
    """Whole packs of generated content: entries of every kind, translations in two languages, some stale."""
    slugs = {"ferryman": ["ada", "bruno"], "canal": ["bend"], "journey": ["dusk"]}
    content = PackContent("lanternwick", "en", ["de", "es"])
    for kind, names in slugs.items():
        declared = LANTERNWICK.kinds[kind]
        for slug in names:
            value = draw(records(declared.record, LANTERNWICK, slugs))
            value |= draw(st.fixed_dictionaries({}, optional={"copies": st.integers(1, 99)}))
            document = entry_document(LANTERNWICK, declared, slug, value)
            shapes = text_fields(declared.record, document.data)
            for field, source in document.texts.items():
                for language in draw(st.sets(st.sampled_from(content.languages))):
                    mark = shapes[field].mark
                    text = draw(texts(mark.longest, mark.lines == "many", least=1))
                    answers = draw(st.just(source) | texts(40, True))
                    quality = draw(st.sampled_from(["reviewed", "draft", "machine"]))
                    document.translations.setdefault(language, {})[field] = Answer(text, answers, quality)
            content.documents[document.key] = document
    for language in content.languages:
        first = content.documents[("ferryman", "ada")]
        first.translations.setdefault(language, {})["name"] = Answer("A", first.texts["name"])
    return content


@given(packs())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_generated_packs_survive_being_written_and_read(sample_game: Game, content: PackContent) -> None:
    files = pack_files(content, PackSource({}))
    read = read_pack(PackSource(files))
    assert read.faults == []
    assert read.documents == content.documents
    assert pack_files(read, PackSource({})) == files
    assert pack_files(read, PackSource(files)) == files


@given(content=packs())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.django_db
def test_generated_packs_survive_the_database(
    sample_game: Game, tmp_path_factory: pytest.TempPathFactory, content: PackContent
) -> None:
    files = pack_files(content, PackSource({}))
    folder, out = tmp_path_factory.mktemp("in"), tmp_path_factory.mktemp("out")
    for path, written in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(written)
    Pack.objects.all().delete()
    load_pack(folder, author=None)
    dump_pack(Pack.objects.get(), out)
    assert files_of(out) == files
    assert read_folder(out)[2] == []
