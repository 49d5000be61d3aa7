"""Broken packs: each fault is found with its file and line, all of them at once, and nothing reaches the
database."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from content.actions.load_pack import load_pack
from content.errors import PackFaultsError
from content.models import Entry, Pack
from content.wording import fault_text
from engine.schema import Game, spell_path
from tests.conftest import SAMPLE_PACK

ADA = "ferryman/ada.yaml"
BRUNO = "ferryman/bruno.yaml"
BEND = "canal/first_bend.yaml"
LIGHT = "journey/first_light.yaml"
GERMAN = "i18n/de/ferryman.yaml"

Break = Callable[[Path], object]


def put(path: str, content: str | bytes) -> Break:
    def write(folder: Path) -> None:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content.encode() if isinstance(content, str) else content)

    return write


def swap(path: str, old: str, new: str) -> Break:
    def change(folder: Path) -> None:
        text = (folder / path).read_text(encoding="utf-8")
        assert old in text
        (folder / path).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nname: *c\n"
DEEP = "name: " + "[" * 60 + "]" * 60 + "\n"

CASES: list[tuple[str, Break, str, str]] = [
    (
        "wrong type",
        swap(BRUNO, "strength: 7", "strength: seven"),
        f"{BRUNO}:2",
        "strength: “seven” is not a whole number.",
    ),
    (
        "number as text",
        swap(BRUNO, "strength: 7", 'strength: "7"'),
        f"{BRUNO}:2",
        "strength: “7” is not a whole number.",
    ),
    (
        "fraction",
        swap(BRUNO, "strength: 7", "strength: 7.5"),
        f"{BRUNO}:2",
        "strength: “7.5” is not a whole number.",
    ),
    (
        "out of range",
        swap(BRUNO, "strength: 7", "strength: 70"),
        f"{BRUNO}:2",
        "strength: 70 is out of range: 1 to 9 is allowed.",
    ),
    (
        "text as number",
        swap(BRUNO, "name: Bruno", "name: 1984"),
        f"{BRUNO}:1",
        'name: “1984” is not a text. Did you mean “"1984"”?',
    ),
    (
        "unknown field",
        swap(BRUNO, "rival:", "rivl:"),
        f"{BRUNO}:4",
        "rivl: there is no field “rivl”. Fields: name, saying, strength, colour, is_guild_member, rival, "
        "effects. "
        "Did you mean “rival”?",
    ),
    (
        "missing field",
        swap(BRUNO, "strength: 7\n", ""),
        f"{BRUNO}:1",
        "strength: a value is required here.",
    ),
    ("missing name", swap(BRUNO, "name: Bruno\n", ""), f"{BRUNO}:1", "name: a text is required here."),
    (
        "unknown choice",
        swap(ADA, "colour: amber", "colour: ambr"),
        f"{ADA}:5",
        "colour: “ambr” is not allowed here. Allowed: amber, blue, none. Did you mean “amber”?",
    ),
    (
        "dangling reference",
        swap(BRUNO, "rival: ada", "rival: adda"),
        f"{BRUNO}:4",
        "rival: there is no ferryman “adda” in this game. Did you mean “ada”?",
    ),
    (
        "dangling in an effect",
        swap(ADA, "who: bruno", "who: nobody"),
        f"{ADA}:13",
        "effects[0].do[1].meet.who: there is no ferryman “nobody” in this game.",
    ),
    (
        "dangling in a list",
        swap(BEND, "[ada]", "[ada, eve]"),
        f"{BEND}:7",
        "ferrymen[1]: there is no ferryman “eve” in this game.",
    ),
    (
        "duplicate slug",
        put("ferryman/ada.yml", "name: Ada\nstrength: 1\n"),
        "ferryman/ada.yml:1",
        "pack files end in “.yaml”; rename this one.",
    ),
    (
        "duplicate entry of texts",
        put(GERMAN, "ada: {}\nbruno: {}\nada: {}\n"),
        f"{GERMAN}:3",
        "ada: the name “ada” stands twice in this mapping; the first is on line 1.",
    ),
    (
        "duplicate key",
        swap(BRUNO, "strength: 7", "strength: 7\nstrength: 8"),
        f"{BRUNO}:3",
        "strength: the name “strength” stands twice in this mapping; the first is on line 2.",
    ),
    (
        "duplicate id",
        swap(LIGHT, "id: home", "id: quay"),
        f"{LIGHT}:8",
        "scenes[1].id: the id “quay” is used twice in this list; the first is item 0.",
    ),
    (
        "bad slug",
        put("ferryman/Big-Joe.yaml", "name: Joe\nstrength: 1\n"),
        "ferryman/Big-Joe.yaml:1",
        "“Big-Joe” is not a proper name: use lower-case letters (a–z), digits and single underscores, "
        "starting with a letter.",
    ),
    (
        "bad grid sign",
        swap(BEND, "|. :# :.H:", "|. :% :.H:"),
        f"{BEND}:5",
        "map[2]: “%” in column 5 is no sign for space. Allowed: '.' water, 'L' lantern, '#' quay.",
    ),
    (
        "short grid line",
        swap(BEND, "+==+  +==+", "+==+  +==+="),
        f"{BEND}:4",
        "map[1]: this line of the drawing has 11 characters; it needs 10.",
    ),
    (
        "unknown operation",
        swap(ADA, "draw:", "drwa:"),
        f"{ADA}:12",
        "effects[0].do[0]: there is no operation “drwa”. Did you mean “draw”?",
    ),
    (
        "unknown trigger",
        swap(ADA, "when: played", "when: plaid"),
        f"{ADA}:7",
        "effects[0].when: there is no trigger “plaid”. Did you mean “played”?",
    ),
    (
        "bad parameter",
        swap(ADA, "count: 2", "count: 12"),
        f"{ADA}:12",
        "effects[0].do[0].draw.count: 12 is out of range: 1 to 5 is allowed.",
    ),
    (
        "effect that is no effect",
        swap(ADA, "cost: [discard]", "cost: [[discard]]"),
        f"{ADA}:10",
        "effects[0].cost[0]: “[discard]” cannot be read as cost: write a name, or one name with its "
        "parameters.",
    ),
    (
        "tab in the indentation",
        put(BRUNO, "name: Bruno\nstrength:\n\t7\n"),
        f"{BRUNO}:3",
        "there is a tab in the indentation; YAML indents with spaces.",
    ),
    (
        "YAML syntax",
        put(BRUNO, "name: [Bruno\nstrength: 7\n"),
        f"{BRUNO}:2",
        "the YAML cannot be read: while parsing a flow sequence did not find expected ',' or ']'.",
    ),
    (
        "YAML bomb",
        put(BRUNO, BOMB),
        f"{BRUNO}:1",
        "a: anchors (“&”) and aliases (“*”) are not allowed in packs; write the value out.",
    ),
    ("too deep", put(BRUNO, DEEP), f"{BRUNO}:1", "name: the file is nested more than 40 deep."),
    (
        "YAML tag",
        put(BRUNO, "name: !!python/object:os.system x\nstrength: 7\n"),
        f"{BRUNO}:1",
        "name: the tag “tag:yaml.org,2002:python/object:os.system” is not allowed in packs.",
    ),
    (
        "merge key",
        put(BRUNO, "name: Bruno\n<<: {strength: 7}\n"),
        f"{BRUNO}:2",
        "“<<” cannot be a name here; names are plain words.",
    ),
    (
        "second document",
        put(BRUNO, "name: Bruno\nstrength: 7\n---\nname: B\n"),
        f"{BRUNO}:3",
        "a pack file holds one document; remove the “---” in the middle.",
    ),
    (
        "wrong encoding",
        put(BRUNO, "name: Brüno\nstrength: 7\n".encode("latin-1")),
        f"{BRUNO}:1",
        "the file is not UTF-8 text: byte 0xFC at position 9 cannot be read. Save it as UTF-8.",
    ),
    (
        "control character",
        put(BRUNO, 'name: "Bru\\x07no"\nstrength: 7\n'),
        f"{BRUNO}:1",
        "name: the character U+0007 at position 4 cannot be shown or printed.",
    ),
    ("empty file", put(BRUNO, ""), f"{BRUNO}:1", "the file is empty."),
    (
        "a list instead of fields",
        put(BRUNO, "- name\n- strength\n"),
        f"{BRUNO}:1",
        "“[name, strength]” is not a mapping of names to values.",
    ),
    (
        "huge file",
        put(BRUNO, "name: Bruno\n" + "#" * 1_000_001),
        f"{BRUNO}:1",
        "the file has 1.1 MB; 1 MB are allowed.",
    ),
    (
        "unknown kind",
        put("pirate/joe.yaml", "name: Joe\n"),
        "pirate/joe.yaml:1",
        "the game lanternwick has no kind “pirate”. Kinds: ferryman, canal, journey.",
    ),
    (
        "unknown file",
        put("ferryman/notes.txt", "hello"),
        "ferryman/notes.txt:1",
        "this file does not belong to a pack.",
    ),
    (
        "unknown game",
        swap("pack.yaml", "game: lanternwick", "game: lanternwik"),
        "pack.yaml:2",
        "game: there is no game “lanternwik”.",
    ),
    (
        "no head",
        lambda folder: (folder / "pack.yaml").unlink(),
        "pack.yaml:1",
        "the file “pack.yaml” is missing",
    ),
    (
        "newer format",
        swap("pack.yaml", "format: 1", "format: 2"),
        "pack.yaml:1",
        "format: 2 is out of range: 1 to 1 is allowed.",
    ),
    (
        "bad language code",
        swap("pack.yaml", "[de, es]", "[de, Spanish]"),
        "pack.yaml:4",
        "languages[1]: “Spanish” is not a language code",
    ),
    (
        "missing language",
        lambda folder: shutil.rmtree(folder / "i18n/es"),
        "pack.yaml:4",
        "languages: the pack says it is translated into “es”, but “i18n/es” holds nothing.",
    ),
    (
        "undeclared language",
        put("i18n/fr/ferryman.yaml", "ada: {}\n"),
        "i18n/fr/ferryman.yaml:1",
        "there is no language “fr” in this pack. Languages: de, es.",
    ),
    (
        "source translated",
        put("i18n/en/ferryman.yaml", "ada: {}\n"),
        "i18n/en/ferryman.yaml:1",
        "“en” is the language the pack is written in",
    ),
    (
        "translation of nobody",
        swap(GERMAN, "bruno:", "brunno:"),
        f"{GERMAN}:8",
        "brunno: there is no ferryman “brunno” in this pack. Did you mean “bruno”?",
    ),
    (
        "translation of no text",
        swap(GERMAN, "saying:", "sayings:"),
        f"{GERMAN}:5",
        "ada.sayings: ada has no text “sayings”. Texts: name, saying. Did you mean “saying”?",
    ),
    (
        "translation without source",
        swap(GERMAN, "    en: Ada\n", ""),
        f"{GERMAN}:2",
        "ada.name: a translation names the source text under “en” and its own under “de”.",
    ),
    (
        "empty translation",
        swap(GERMAN, "de: Ada", 'de: ""'),
        f"{GERMAN}:4",
        "ada.name.de: the translation is empty; leave it out instead.",
    ),
    (
        "unknown quality",
        swap(GERMAN, "quality: draft", "quality: good"),
        f"{GERMAN}:12",
        "bruno.name.quality: “good” is not allowed here. Allowed: machine, draft, reviewed.",
    ),
    (
        "translation too long",
        swap(GERMAN, "de: Ada", f"de: {'A' * 60}"),
        f"{GERMAN}:4",
        "ada.name.de: the text has 60 characters; 48 are allowed.",
    ),
    (
        "note for no text",
        swap(ADA, '  saying: "Ferry', '  motto: "Ferry'),
        f"{ADA}:18",
        "notes.motto: ferryman has no text “motto”. Texts: name, saying.",
    ),
    (
        "too many copies",
        swap(ADA, "copies: 2", "copies: 100"),
        f"{ADA}:16",
        "copies: 100 is out of range: 1 to 99 is allowed.",
    ),
    (
        "art of nobody",
        put("ferryman/eve.png", (SAMPLE_PACK / "ferryman/ada.png").read_bytes()),
        "ferryman/eve.png:1",
        "there is no entry for this art: “ferryman/eve.yaml” is missing.",
    ),
    (
        "art that is none",
        put("ferryman/ada.png", b"GIF89a nonsense"),
        "ferryman/ada.png:1",
        "this is not a picture we can read. Use PNG, JPEG, WEBP.",
    ),
    (
        "link",
        lambda folder: (folder / "ferryman/eve.yaml").symlink_to("/etc/passwd"),
        "ferryman/eve.yaml:1",
        "this is a link; packs hold plain files only.",
    ),
]


@pytest.fixture
def pack(tmp_path: Path, sample_game: Game) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(SAMPLE_PACK, folder)
    return folder


def faults_of(folder: Path) -> list[tuple[str, str]]:
    """Place and message of every fault, as ``packs check`` prints them."""
    with pytest.raises(PackFaultsError) as refused:
        load_pack(folder, author=None)
    lines = []
    for located in refused.value.faults:
        path = spell_path(located.fault.path)
        told = fault_text(located.fault, "en", refused.value.game)
        lines.append((f"{located.file}:{located.line}", f"{path}: {told}" if path else told))
    return lines


@pytest.mark.any_database
@pytest.mark.django_db
@pytest.mark.parametrize(
    ("broken", "place", "message"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_broken_pack_is_told_where_and_why(pack: Path, broken: Break, place: str, message: str) -> None:
    broken(pack)
    found = faults_of(pack)
    assert any(where == place and told.startswith(message) for where, told in found), found
    assert not Pack.objects.exists()


def test_there_are_at_least_thirty_cases() -> None:
    assert len(CASES) >= 30


@pytest.mark.any_database
@pytest.mark.django_db
def test_all_faults_are_reported_at_once(pack: Path) -> None:
    """Breakages of different files together give the faults of each."""
    together = [
        "wrong type",
        "dangling in an effect",
        "bad grid sign",
        "duplicate id",
        "unknown quality",
        "unknown kind",
    ]
    chosen = [case for case in CASES if case[0] in together]
    for _, broken, _, _ in chosen:
        broken(pack)
    found = faults_of(pack)
    for name, _, place, message in chosen:
        assert any(where == place and told.startswith(message) for where, told in found), name


@pytest.mark.django_db
def test_faults_change_nothing_in_a_filled_database(lanternwick: Pack, pack: Path) -> None:
    before = list(Entry.objects.values_list("slug", "data", "version"))
    swap(BRUNO, "strength: 7", "strength: 8")(pack)
    swap(ADA, "colour: amber", "colour: green")(pack)
    faults_of(pack)
    assert list(Entry.objects.values_list("slug", "data", "version")) == before


@pytest.mark.parametrize(
    ("language", "told"), [("de", "ganze Zahl"), ("es", "número entero"), ("it", "numero intero")]
)
def test_the_command_tells_faults_in_the_readers_language(pack: Path, language: str, told: str) -> None:
    swap(BRUNO, "strength: 7", "strength: seven")(pack)
    out = io.StringIO()
    with pytest.raises(CommandError):
        call_command("packs", "--lang", language, "check", str(pack), stderr=out)
    assert f"{pack / BRUNO}:2: strength: " in out.getvalue()
    assert told in out.getvalue()
