"""The cards of Dungeons: everything fits in four languages, numbers and words stand where they belong."""

from __future__ import annotations

import io
import json
import re
from itertools import pairwise

import pikepdf
import pypdf
import pytest

from engine.snapshot import Snapshot
from printing.checking import check_faces
from printing.faces.faceset import FaceSet
from tests.printing.layouts_dungeons.conftest import LANGUAGES, Dungeons, squeezed


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_and_is_translated(dungeons: Dungeons, language: str) -> None:
    report = check_faces(dungeons.material(language))
    assert report.overflows == []
    assert report.errors == []
    assert report.untranslated == []
    assert report.faces > 170


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names(language: str) -> None:
    faces = FaceSet.load("dungeons")
    names = [faces.part_name(part, language) for part in faces.parts()]
    assert len(set(names)) == len(names) == 12


def test_everything_of_the_pack_is_printed(dungeons: Dungeons) -> None:
    printed = {(each.kind, each.slug) for each in dungeons.all()}
    assert printed == {(kind, slug) for kind, cards in dungeons.snapshot.entries.items() for slug in cards}
    copies = {each.key: each.copies for each in dungeons.all()}
    assert [copies[f"marker/{about}_marker"] for about in ("loot", "health", "energy")] == [4, 4, 4]
    assert copies["enemy_die/grey_die"] == copies["stickers/grey_die"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["hero", "equipment", "ability", "item", "enemy"])
def test_cards_say_their_name_and_rules(dungeons: Dungeons, language: str, kind: str) -> None:
    material = dungeons.material(language)
    for slug in material.entries(kind):
        printed = dungeons.letters(f"{kind}/{slug}", language=language)
        assert squeezed(material.text(kind, slug, "name")) in printed
        assert squeezed(material.rules(kind, slug)) in printed


def test_a_hero_shows_all_its_numbers(dungeons: Dungeons) -> None:
    hero = dungeons.snapshot.entries["hero"]["gritta"].data
    numbers = re.findall(r"[+−]?\d+", dungeons.read("hero/gritta").partition("HERO")[2])
    attributes = [hero.strength, hero.dexterity, hero.wisdom, hero.charisma]
    signed = [hero.melee, hero.ranged, hero.defence, *attributes]
    wanted = [f"+{each}" if each > 0 else f"−{-each}" if each else "0" for each in signed]
    health = f"{hero.health}{hero.health}"  # readers find the outline of a number, too
    assert numbers == [*wanted[:3], str(hero.speed), *wanted[3:], health]


def test_a_line_without_dice_shows_that_it_cannot_be_used(dungeons: Dungeons) -> None:
    assert "Ranged —" in dungeons.read("equipment/hewers_pick")
    assert "Melee +1" in dungeons.read("equipment/hewers_pick")
    assert "—" not in dungeons.read("equipment/war_trombone")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Energy"), ("es", "de Energía"), ("it", "punti Energia"), ("de", "Energie")],
)
def test_what_markers_count_is_an_icon_after_a_number(dungeons: Dungeons, language: str, words: str) -> None:
    """The word can still be found beneath the icon."""
    material = dungeons.material(language)
    assert squeezed(f"2 {words}") in dungeons.letters("item/canary", language=language)
    shown = FaceSet.load("dungeons").kit.with_icons(material.rules("item", "canary"), [language])
    assert f"{{icon:energy|{words}}}" in shown


def test_backs_do_not_tell_cards_apart(dungeons: Dungeons) -> None:
    faces = FaceSet.load("dungeons")
    material = dungeons.material()
    for part, count in (("heroes", 1), ("equipment", 1), ("abilities", 1), ("items", 1), ("enemies", 3)):
        backs = {faces.compose(each, "back", material).hash for each in dungeons.components(part)}
        assert len(backs) == count, part


def test_pixel_art_stays_pixels(dungeons: Dungeons) -> None:
    with pikepdf.open(io.BytesIO(dungeons.pdf("enemy/mother_undertow"))) as pdf:
        images = [
            each
            for each in pdf.objects
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
        ]
        sizes = [(int(image.Width), int(image.Height)) for image in images]
        assert sizes == [(48, 48)]
        assert "/Interpolate" not in images[0]


def test_a_marker_counts_upwards_from_its_lower_edge(dungeons: Dungeons) -> None:
    """Pulled out from under a card, the highest number that shows is right at the card's edge."""
    (page,) = pypdf.PdfReader(io.BytesIO(dungeons.pdf("marker/health_marker"))).pages
    heights: dict[int, set[float]] = {}

    def note(text: str, _cm: list[float], tm: list[float], _font: object, _size: float) -> None:
        if text.strip().isdigit():
            heights.setdefault(int(text), set()).add(round(tm[5] / 72 * 25.4))

    page.extract_text(visitor_text=note)
    assert sorted(heights) == list(range(11))
    tops = [max(heights[number]) for number in range(11)]
    assert all(6.5 > after - before > 4.5 for before, after in pairwise(tops))


def test_dice_show_type_and_health(dungeons: Dungeons) -> None:
    die = dungeons.snapshot.entries["enemy_die"]["red_die"].data
    for key in ("enemy_die/red_die", "stickers/red_die"):
        numbers = dungeons.read(key).split()  # readers find the outline of a number, too
        assert numbers == [f"{face.health}{face.health}" for face in die.faces]
    net = dungeons.face("enemy_die/red_die").contour
    assert len(net.folds) == 6
    assert len(dungeons.face("stickers/red_die").contour.cut) >= 6


def test_standees_fit_a_space(dungeons: Dungeons) -> None:
    for standee in dungeons.components("standees"):
        assert standee.width_mm <= 18
        assert standee.copies == 1


def test_cards_without_art_show_their_emblem(dungeons: Dungeons) -> None:
    whole = json.loads(dungeons.snapshot.content)
    for cards in whole["entries"].values():
        for card in cards.values():
            card["art"] = ""
    text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    bare = Dungeons(Snapshot.read(text.encode()), {})
    for key in ("hero/gritta", "item/canary", "enemy/knocker", "standee/wick"):
        face = bare.face(key)
        assert face.overflows == ()
        assert len(face.resources.forms) > len(dungeons.face(key).resources.forms)
