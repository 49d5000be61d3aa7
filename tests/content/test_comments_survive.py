"""A dump changes the lines of what was edited and nothing else; comments stay with what they are about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content.actions.delete_entry import delete_entry
from content.actions.dump_pack import dump_pack
from content.actions.load_pack import load_pack
from content.actions.rename_entry import rename_entry
from content.actions.save_entry import TranslationEdit, create_entry, save_entry, save_translations
from content.disk.folder import read_folder
from content.disk.list_pairs import same
from content.disk.pack_reader import PackSource, read_pack
from content.disk.pack_writer import pack_files
from content.disk.yaml_patch import patch_yaml
from content.disk.yaml_reader import read_yaml
from content.entries.document import Document
from content.entries.pack import PackContent
from content.models import Entry, Language, Pack
from content.store import read_document
from engine.schema import Game
from tests.conftest import SAMPLE_PACK
from tests.content.handwritten import Names, Part, comments, edits, files, words_of, write

pytestmark = pytest.mark.any_database
PACKS = Path(__file__).parents[2] / "content" / "packs"
ADA = """\
%YAML 1.2
---
# Everything about Ada.

strength:   4   # as strong as two
"name": 'Ada'   # never translated
# What she says
# on the quay.
saying: >-
  The ferry waits
  for nobody.
is_guild_member: no such thing

# Her effects.

effects:
    # when she comes
    - when: played    # from the hand
      # rich people only
      if: [{has_oil: {amount: 2}}]
      cost: [ discard ] # herself
      do:
      # first the cards
      - draw: {}      # one is enough
      # then the meeting
      - meet: {who: bruno,   # her cousin
               }
      # - repeat: {times: 2, do: [draw]}
      until: turn

    # when it gets bright
    - when: {lantern_lit: {colour: amber}}
      do: [
        draw,   # again
        # and once more
        draw: {count: 3}
      ]
copies: 1   # only one
notes: {saying: 'Ferry: a small rowed boat.'} # for translators
# the end""".replace("is_guild_member: no such thing", "is_guild_member: false  # not yet")
FERRYMEN = """\
# The German of all ferrymen.

bruno: # the other one
  name: {en: Bruno, de: Bruno, quality: draft}

# Ada comes second here.
ada:
  # short
  name:
    en: Ada
    de: Ada   # the same
    quality: reviewed   # by two people
"""


@pytest.fixture
def pack(sample_game: Game, db: None, tmp_path: Path) -> Pack:
    """The sample pack with files that somebody wrote by hand."""
    folder = tmp_path / "in"
    for path in SAMPLE_PACK.rglob("*"):
        if path.is_file():
            copy = folder / path.relative_to(SAMPLE_PACK)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    (folder / "ferryman/ada.yaml").write_text(ADA, encoding="utf-8")
    (folder / "i18n/de/ferryman.yaml").write_text(FERRYMEN, encoding="utf-8")
    (folder / "i18n/de/canal.yaml").write_text("{}  # nothing yet\n", encoding="utf-8")
    (folder / "pack.yaml").write_text(
        "languages:\n- es  # first\n- de\ngame: lanternwick\nsource: en # ever\nformat: 1\n",
        encoding="utf-8",
    )
    load_pack(folder, author=None)
    return Pack.objects.get()


def dumped(pack: Pack, folder: Path, path: str = "ferryman/ada.yaml") -> str:
    """A file as it is dumped."""
    dump_pack(pack, folder / "out")
    return (folder / "out" / path).read_bytes().decode()


def ada() -> tuple[Entry, Document]:
    entry = Entry.objects.get(kind="ferryman", slug="ada")
    return entry, read_document(entry)


def edited(pack: Pack, folder: Path, **fields: Any) -> str:
    """Ada's file after somebody saved other fields."""
    entry, document = ada()
    document.data.update(fields)
    save_entry(entry, document, version=entry.version, author=None)
    return dumped(pack, folder)


def effects() -> list[Any]:
    """Ada's effects as the studio holds them."""
    found: list[Any] = deepcopy(ada()[1].data["effects"])
    return found


def test_without_an_edit_every_byte_stays(pack: Pack, tmp_path: Path) -> None:
    dump_pack(pack, tmp_path / "out")
    for path in (tmp_path / "in").rglob("*.yaml"):
        assert (tmp_path / "out" / path.relative_to(tmp_path / "in")).read_bytes() == path.read_bytes()


def test_a_changed_scalar_keeps_its_quotes_and_the_comment_behind_it(pack: Pack, tmp_path: Path) -> None:
    entry, document = ada()
    document.data["strength"] = 5
    document.texts["name"] = "Ada's sister"
    save_entry(entry, document, version=entry.version, author=None)
    wanted = ADA.replace("strength:   4 ", "strength:   5 ").replace("'Ada'", "'Ada''s sister'")
    assert dumped(pack, tmp_path) == wanted


def test_a_text_in_lines_of_its_own_stays_one(pack: Pack, tmp_path: Path) -> None:
    entry, document = ada()
    document.texts["saying"] = "The ferry waits for its ferryman."
    save_entry(entry, document, version=entry.version, author=None)
    wanted = ADA.replace("  The ferry waits\n  for nobody.\n", "  The ferry waits for its ferryman.\n")
    assert dumped(pack, tmp_path) == wanted


def test_a_word_deep_inside_is_changed_in_its_line(pack: Pack, tmp_path: Path) -> None:
    changed = effects()
    changed[0]["do"][0] = {"draw": {"count": 2}}
    wanted = ADA.replace("- draw: {}      # one", "- draw: {count: 2}      # one")
    assert edited(pack, tmp_path, effects=changed) == wanted


def test_a_removed_effect_takes_its_comments_along_and_no_others(pack: Pack, tmp_path: Path) -> None:
    wanted = re.sub(r"    # when she comes\n.*?until: turn\n\n", "", ADA, flags=re.DOTALL)
    assert edited(pack, tmp_path, effects=effects()[1:]) == wanted


def test_an_operation_removed_between_brackets_takes_its_comment_along(pack: Pack, tmp_path: Path) -> None:
    changed = effects()
    del changed[1]["do"][1]
    wanted = ADA.replace("        # and once more\n        draw: {count: 3}\n", "")
    assert edited(pack, tmp_path, effects=changed) == wanted


def test_a_new_operation_leaves_its_neighbours_alone(pack: Pack, tmp_path: Path) -> None:
    changed = effects()
    changed[0]["do"].insert(1, {"repeat": {"times": 2, "do": ["draw"]}})
    wanted = ADA.replace(
        "      # then the meeting\n",
        "      - repeat:\n          times: 2\n          do: [draw]\n      # then the meeting\n",
    )
    assert edited(pack, tmp_path, effects=changed) == wanted


def test_an_effect_that_moves_takes_its_comments_along(pack: Pack, tmp_path: Path) -> None:
    first, second = ADA.index("    # when she comes"), ADA.index("    # when it gets bright")
    end = ADA.index("copies: 1")
    wanted = ADA[:first] + ADA[second:end] + "\n" + ADA[first : second - 1] + ADA[end:]
    assert edited(pack, tmp_path, effects=effects()[::-1]) == wanted


def test_fields_of_an_effect_go_with_their_comments(pack: Pack, tmp_path: Path) -> None:
    changed = effects()
    del changed[0]["if"], changed[0]["cost"]
    wanted = ADA.replace("      # rich people only\n      if: [{has_oil: {amount: 2}}]\n", "")
    wanted = wanted.replace("      cost: [ discard ] # herself\n", "")
    assert edited(pack, tmp_path, effects=changed) == wanted


def test_a_new_field_stands_behind_the_one_declared_before_it(pack: Pack, tmp_path: Path) -> None:
    wanted = ADA.replace("as strong as two\n", "as strong as two\ncolour: blue\n")
    assert edited(pack, tmp_path, colour="blue") == wanted


def test_what_went_without_saying_is_changed_where_it_was_said(pack: Pack, tmp_path: Path) -> None:
    assert edited(pack, tmp_path, is_guild_member=True) == ADA.replace("false  # not", "true  # not")


def test_a_translation_changes_its_own_line(pack: Pack, tmp_path: Path) -> None:
    save_translations(ada()[0], [TranslationEdit("name", "de", "Adele", "reviewed", 1)], author=None)
    wanted = FERRYMEN.replace("de: Ada ", "de: Adele ")
    assert dumped(pack, tmp_path, "i18n/de/ferryman.yaml") == wanted


def test_a_deleted_entry_takes_its_comments_along_and_no_others(pack: Pack, tmp_path: Path) -> None:
    changed = effects()
    del changed[0]["do"][1]
    edited(pack, tmp_path, effects=changed)
    delete_entry(Entry.objects.get(slug="bruno"), author=None)
    wanted = FERRYMEN.replace(
        "bruno: # the other one\n  name: {en: Bruno, de: Bruno, quality: draft}\n\n", ""
    )
    assert dumped(pack, tmp_path, "i18n/de/ferryman.yaml") == wanted


def test_the_translation_of_a_new_entry_finds_its_place(pack: Pack, tmp_path: Path) -> None:
    document = Document(kind="ferryman", slug="aron", data={"strength": 1}, texts={"name": "Aron"})
    entry = create_entry(pack, document, author=None)
    save_translations(entry, [TranslationEdit("name", "de", "Aaron", "draft", 0)], author=None)
    new = "aron:\n  name: {en: Aron, de: Aaron, quality: draft}\n"
    assert dumped(pack, tmp_path, "i18n/de/ferryman.yaml") == f"{FERRYMEN}\n{new}"


def test_a_renamed_entry_keeps_its_file_and_its_translations(pack: Pack, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    for path in ("journey/first_light.yaml", "i18n/de/journey.yaml"):
        text = (folder / path).read_text()
        (folder / path).write_text(f"# one\n\n# two\n{text}# three\n")
    load_pack(folder, author=None)
    entry = Entry.objects.get(slug="first_light")
    rename_entry(entry, "last_light", author=None)
    document = read_document(entry)
    document.data["minutes"] = 45
    save_entry(entry, document, version=entry.version, author=None)
    before, after = (folder / "journey/first_light.yaml").read_text(), "title: First light\nminutes: 45\n"
    wanted = before.replace("title: First light\n", after)
    assert dumped(pack, tmp_path, "journey/last_light.yaml") == wanted
    wanted = (folder / "i18n/de/journey.yaml").read_text().replace("first_light:", "last_light:")
    assert dumped(pack, tmp_path, "i18n/de/journey.yaml") == wanted
    assert not (tmp_path / "out/journey/first_light.yaml").exists()


def test_a_new_language_comes_last_in_the_head(pack: Pack, tmp_path: Path) -> None:
    pack.languages.add(Language.objects.get_or_create(code="it")[0])
    head = (tmp_path / "in/pack.yaml").read_text()
    assert dumped(pack, tmp_path, "pack.yaml") == head.replace("- de\n", "- de\n- it\n")


@pytest.mark.parametrize(
    ("before", "after", "value"),
    [
        ("a: 1 # c", "a: 2 # c", {"a": 2}),
        ("a: [x] # c\n", "a: [x, y] # c\n", {"a": ["x", "y"]}),
        ("a: # c\n  - x # d\n# e\n", "a: [] # c\n# e\n", {"a": []}),
        ("a: x # c\n", "a: # c\n  - b: [1]\n", {"a": [{"b": [1]}]}),
        ("a: x # c\n", "a: |- # c\n  y\n  z\n", {"a": "y\nz"}),
        ("a: | # c\n  x\n# d\n", "a: [1] # c\n# d\n", {"a": [1]}),
        ("a:\n- x # c\n- y # d\n", "a:\n- y # d\n", {"a": ["y"]}),
        ("a:\n  - b: 1 # c\n    # d\n    e: 2\n", "a:\n  -\n    # d\n    e: 2\n", {"a": [{"e": 2}]}),
        ("a:\n  - b: 1 # c\n    e: 2 # d\n", "a:\n  - e: 2 # d\n", {"a": [{"e": 2}]}),
        ("a: [x, # c\n    y]\n", "a: [x # c\n    ]\n", {"a": ["x"]}),
        ("a: [x, y, # c\n    z]\n", "a: [x,  # c\n    z]\n", {"a": ["x", "z"]}),
        ("a: [ x # c\n   , y # d\n   ]\n", "a: [ x # c\n   , z # d\n   ]\n", {"a": ["x", "z"]}),
        ("? a # c\n: x # d\n", "? a # c\n: y # d\n", {"a": "y"}),
        ("a: {b, c: 1} # d\n", "a: {b: 2, c: 1} # d\n", {"a": {"b": 2, "c": 1}}),
        ("a: [b: 1] # c\n", "a: [{b: 1, c: 2}] # c\n", {"a": [{"b": 1, "c": 2}]}),
        ("{a: 1, # c\n b: 2}\n", "{a: 1, # c\n b: 3}\n", {"a": 1, "b": 3}),
        ("a:   # c\nb: 1\n", "a: x   # c\nb: 1\n", {"a": "x", "b": 1}),
        ("a: |\n  x\n\n\n# c\nb: 1", "a: |\n  y\n\n\n# c\nb: 1", {"a": "y\n", "b": 1}),
        ("\ufeffa: 1\r\n# c\r\nb: 2", "\ufeffa: 1\r\nc: 3\r\n# c\r\nb: 2", {"a": 1, "c": 3, "b": 2}),
    ],
)
def test_ways_of_writing(before: str, after: str, value: dict[str, Any]) -> None:
    assert patch_yaml(before, value) == after


@given(data=st.data(), drawn=files(), newline=st.sampled_from(["\n", "\r\n"]))
@settings(max_examples=300, deadline=None)
def test_edits_at_any_depth_leave_everything_else_alone(
    data: st.DataObject, drawn: tuple[Part, Names], newline: str
) -> None:
    top, names = drawn
    text = write(top, newline)
    assert same(read_yaml(text.encode()).value, top.plain())
    touched = data.draw(edits(top, names))
    patched = patch_yaml(text, top.plain())
    assert same(read_yaml(patched.encode()).value, top.plain())
    assert re.findall(r"# (c\d+c)", patched) == comments(top)
    lines = [_bare(line) for line in patched.split(newline)]
    for line in text.split(newline):
        if words_of(line) and not words_of(line) & touched and "{" not in line and "[" not in line:
            assert _bare(line) in lines


def _bare(line: str) -> str:
    """A line without what depends on its place: dashes before it, a comma behind it."""
    return re.sub(r"^[ -]*|,(?=\s|$)", "", line)


@cache
def shipped(game: str) -> tuple[PackSource, PackContent]:
    source, _pictures, _faults = read_folder(PACKS / game)
    return source, read_pack(source)


@st.composite
def sprinkled(draw: st.DrawFn, text: str) -> str:
    """A file of ours with comments added here and there, wherever they say nothing."""
    value, lines = read_yaml(text.encode()).value, text.split("\n")
    numbers = draw(st.lists(st.integers(0, len(lines) - 1), max_size=10, unique=True))
    for count, number in enumerate(sorted(numbers, reverse=True)):
        indent = re.match(r"[ -]*", lines[number]).group()  # type: ignore[union-attr]
        is_above = draw(st.booleans())
        new = (
            [f"{' ' * len(indent)}# c{count}", lines[number]] if is_above else [f"{lines[number]} # c{count}"]
        )
        tried = [*lines[:number], *new, *lines[number + 1 :]]
        if same(read_yaml("\n".join(tried).encode()).value, value):
            lines = tried
    return "\n".join(lines)


def numbers_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every whole number in a value: what holds it, and its key or index."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        if isinstance(part, int) and not isinstance(part, bool):
            yield value, key
        yield from numbers_in(part)


def lists_in(value: Any) -> Iterator[list[Any]]:
    """Every list of several items in a value."""
    if isinstance(value, list) and len(value) > 1:
        yield value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        yield from lists_in(part)


@given(data=st.data(), game=st.sampled_from(["platformer", "dungeons", "princess"]))
@settings(max_examples=150, deadline=None)
def test_edits_of_the_shipped_packs_leave_everything_else_alone(data: st.DataObject, game: str) -> None:
    source, content = shipped(game)
    key = data.draw(st.sampled_from(sorted(content.documents)))
    path, translated = f"{key[0]}/{key[1]}.yaml", f"i18n/de/{key[0]}.yaml"
    kept = {
        name: text
        for name, text in source.files.items()
        if name.startswith(f"{key[0]}/") or name in ("pack.yaml", translated)
    }
    for name in {path, translated} & {*kept}:
        kept[name] = data.draw(sprinkled(kept[name].decode())).encode()
    base = PackSource(kept)
    wanted = read_pack(base)
    assert pack_files(wanted, base) == kept
    document = wanted.documents[key]
    found_numbers, found_lists = list(numbers_in(document.data)), list(lists_in(document.data))
    deeds = ["copies", "text", *["number"][: len(found_numbers)]]
    deeds += ["drop", "turn", "add"] if found_lists else []
    deeds += ["translation"] if "name" in document.translations.get("de", {}) else []
    deed = data.draw(st.sampled_from(deeds))
    edited_path = path
    if deed == "copies":
        document.copies += 1
    elif deed == "number":
        around, place = data.draw(st.sampled_from(found_numbers))
        around[place] += 1000  # no field goes without saying a number as large
    elif deed == "text":
        document.texts["name"] = "It's: #1"
    elif deed == "translation":
        edited_path = translated
        answers = document.translations["de"]
        answers["name"] = msgspec.structs.replace(answers["name"], text="Das ist's: #1")
    else:
        chosen = data.draw(st.sampled_from(found_lists))
        index = data.draw(st.integers(0, len(chosen) - 1))
        if deed == "drop":
            del chosen[index]
        elif deed == "turn":
            chosen.append(chosen.pop(index))
        else:
            chosen.insert(index, {"brand": ["new"]})
    written = pack_files(wanted, base)
    before, after = kept[edited_path].decode(), written[edited_path].decode()
    was, left = re.findall(r"# c\d+", before), re.findall(r"# c\d+", after)
    read = read_pack(PackSource(written), as_it_was=True).documents[key]
    assert (read.data, read.texts, read.copies) == (document.data, document.texts, document.copies)
    assert {name for name in kept if kept[name] != written[name]} <= {edited_path, translated}
    if deed == "drop":
        gone = [comment for comment in was if comment not in left]
        first = was.index(gone[0]) if gone else 0
        assert left == was[:first] + was[first + len(gone) :]
    elif deed == "turn":
        assert sorted(left) == sorted(was)
    else:
        assert left == was
    if deed in ("number", "translation"):
        pairs = zip(before.split("\n"), after.split("\n"), strict=True)
        assert len([one for one, other in pairs if one != other]) == 1
