"""Pixel art: the pictures of the packs are the rendering of their drawings, everything that needs art has it,
and drawings that are wrong are refused with their line."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from PIL import Image

from content.disk.yaml_reader import read_yaml
from content.pictures import clean_picture
from content.sprites import CLEAR, check_folder, draw, read_sprites, render, render_folder

ROOT = Path(__file__).parents[2] / "content"
DRAWN = {
    "dungeons": ("hero", "equipment", "ability", "item", "enemy", "enemy_die", "marker", "adventure"),
    "platformer": (
        "hero",
        "enemy",
        "item",
        "potion",
        "boss",
        "boss_token",
        "boss_attack",
        "artifact",
        "event",
    ),
    "princess": ("character", "secret", "adventure_card", "princess", "board", "counter", "turn_marker"),
}
"""The kinds of which every entry has art."""
GAMES = sorted(DRAWN)
INK = "#"


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_the_rendering_of_the_drawings(game: str) -> None:
    assert check_folder(ROOT / "sprites" / game, ROOT / "packs" / game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_drawn_kind_has_art(game: str) -> None:
    pack = ROOT / "packs" / game
    entries = [path for kind in DRAWN[game] for path in sorted((pack / kind).glob("*.yaml"))]
    assert entries
    bare = [path.stem for path in entries if not path.with_suffix(".png").is_file()]
    assert bare == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_a_drawing(game: str) -> None:
    drawn = {sprite.picture for sprite in read_sprites(ROOT / "sprites" / game).sprites}
    pack = ROOT / "packs" / game
    assert {path.relative_to(pack).as_posix() for path in pack.rglob("*.png")} == drawn


@pytest.mark.parametrize("game", GAMES)
def test_pictures_come_through_cleaning_to_the_byte(game: str) -> None:
    for path in (ROOT / "packs" / game).rglob("*.png"):
        content = path.read_bytes()
        assert clean_picture(content).content == content, path.name


@pytest.mark.parametrize("game", GAMES)
def test_no_two_drawings_are_alike_and_every_colour_is_used(game: str) -> None:
    found = read_sprites(ROOT / "sprites" / game)
    twice = [rows for rows, times in Counter(sprite.rows for sprite in found.sprites).items() if times > 1]
    assert twice == []
    used = {character for sprite in found.sprites for row in sprite.rows for character in row}
    assert used == set(found.palette)


@pytest.mark.parametrize("game", GAMES)
def test_no_drawing_is_cut_off_by_its_edge(game: str) -> None:
    """The house style: what touches the edge of a picture is outline, never a colour."""
    for sprite in read_sprites(ROOT / "sprites" / game).sprites:
        rows = sprite.rows
        edge = {*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)}
        assert edge <= {CLEAR, INK}, sprite.picture


def test_the_window_of_an_adventure_card_tells_its_type() -> None:
    """In The Princess every type has a frame of its own form and colour, for those who see no colours too."""
    windows: dict[str, set[tuple[str, ...]]] = {}
    accents: dict[str, set[str]] = {}
    for sprite in read_sprites(ROOT / "sprites" / "princess").sprites:
        if sprite.kind == "adventure_card":
            entry = read_yaml((ROOT / "packs" / "princess" / sprite.entry).read_bytes()).value
            assert isinstance(entry, dict)
            form = tuple("".join(CLEAR if each == CLEAR else INK for each in row) for row in sprite.rows)
            windows.setdefault(entry["type"], set()).add(form)
            accents.setdefault(entry["type"], set()).add(sprite.rows[24][1:3])
    for found in (windows, accents):
        assert sorted(found) == ["attack", "defence", "environment", "magic", "strategy"]
        assert all(len(of_a_type) == 1 for of_a_type in found.values())
        assert len(set.union(*found.values())) == len(found)


# Sprites of a test.

SMALL = "drawing: |\n  .#.\n  #r#\n  .#.\n"


@pytest.fixture
def studio(tmp_path: Path) -> Callable[..., tuple[Path, Path]]:
    """Makes a folder of sprites and a pack with one hero."""

    def make(drawing: str = SMALL, palette: str = '"#": "000000"\nr: "ff0000"\n') -> tuple[Path, Path]:
        sprites, pack = tmp_path / "sprites", tmp_path / "pack"
        for folder in (sprites / "hero", pack / "hero"):
            folder.mkdir(parents=True)
        (sprites / "palette.yaml").write_text(palette)
        (sprites / "hero" / "ada.yaml").write_text(drawing)
        (pack / "hero" / "ada.yaml").write_text("name: Ada\n")
        return sprites, pack

    return make


def test_a_drawing_becomes_a_picture(studio: Callable[..., tuple[Path, Path]]) -> None:
    sprites, pack = studio()
    assert [each.fault.key for each in check_folder(sprites, pack)] == ["sprite-stale"]
    assert render_folder(sprites, pack) == (["hero/ada.png"], [])
    assert check_folder(sprites, pack) == []
    assert render_folder(sprites, pack) == ([], []), "what is up to date is left alone"
    with Image.open(pack / "hero" / "ada.png") as image:
        assert image.size == (3, 3)
        assert image.getpixel((1, 1)) == (255, 0, 0, 255)
        assert image.getpixel((0, 0)) == (0, 0, 0, 0)


def test_a_picture_packed_in_another_way_is_up_to_date(studio: Callable[..., tuple[Path, Path]]) -> None:
    sprites, pack = studio()
    found = read_sprites(sprites)
    image = draw(found.sprites[0], found.palette)
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=0)
    assert out.getvalue() != render(found.sprites[0], found.palette)
    (pack / "hero" / "ada.png").write_bytes(out.getvalue())
    assert check_folder(sprites, pack) == []


@pytest.mark.parametrize(
    ("drawing", "key", "line"),
    [
        ("drawing: |\n  .#.\n  #x#\n  .#.\n", "sprite-character", 3),
        ("drawing: |\n  .#.\n  #r\n  .#.\n", "sprite-row", 3),
        ("drawing: 7\n", "sprite-form", 1),
        ("drawing: |\n  .\nlayers: 2\n", "sprite-form", 1),
        ("drawing: |\n" + "  .\n" * 65, "sprite-form", 1),
        ("drawing: [\n", "yaml", 2),
    ],
)
def test_wrong_drawings_are_refused(
    studio: Callable[..., tuple[Path, Path]], drawing: str, key: str, line: int
) -> None:
    sprites, pack = studio(drawing)
    written, faults = render_folder(sprites, pack)
    assert written == []
    assert (faults[0].file, faults[0].fault.key, faults[0].line) == ("hero/ada.yaml", key, line)
    assert not (pack / "hero" / "ada.png").exists()


def test_a_character_in_the_wrong_case_is_recognised(studio: Callable[..., tuple[Path, Path]]) -> None:
    sprites, pack = studio("drawing: |\n  R\n")
    assert [each.fault.hint for each in check_folder(sprites, pack)] == ["r"]


@pytest.mark.parametrize("palette", ['rr: "ff0000"\n', "r: red\n", '".": "ff0000"\n', 'r: "ff00"\n'])
def test_wrong_colours_are_refused(studio: Callable[..., tuple[Path, Path]], palette: str) -> None:
    sprites, pack = studio("drawing: |\n  .\n", palette)
    assert next(each.fault.key for each in check_folder(sprites, pack)) == "sprite-colour"


def test_sprites_need_a_palette_and_an_entry(studio: Callable[..., tuple[Path, Path]]) -> None:
    sprites, pack = studio()
    (pack / "hero" / "ada.yaml").unlink()
    assert [each.fault.key for each in render_folder(sprites, pack)[1]] == ["sprite-without-entry"]
    (sprites / "palette.yaml").unlink()
    assert [each.fault.key for each in check_folder(sprites, pack)] == ["sprite-no-palette"]


def test_the_command_checks_the_shipped_sprites(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("sprites", "--lang", "en", "check")
    assert "platformer: sound" in capsys.readouterr().out


def test_the_command_renders_and_reports(
    settings: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sprites = tmp_path / "content" / "sprites" / "lanternwick"
    pack = tmp_path / "content" / "packs" / "lanternwick"
    for folder in (sprites / "hero", pack / "hero"):
        folder.mkdir(parents=True)
    (sprites / "palette.yaml").write_text('r: "ff0000"\n')
    (sprites / "hero" / "ada.yaml").write_text("drawing: |\n  r\n")
    (pack / "hero" / "ada.yaml").write_text("name: Ada\n")
    locale = Path(__file__).parents[2] / "locale"
    (tmp_path / "locale").symlink_to(locale)
    settings.BASE_DIR = tmp_path
    with pytest.raises(CommandError):
        call_command("sprites", "--lang", "en", "check")
    call_command("sprites", "--lang", "en", "render")
    assert "1 picture rendered" in capsys.readouterr().out
    call_command("sprites", "--lang", "en", "check")
