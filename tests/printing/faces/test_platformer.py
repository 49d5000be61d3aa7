"""Platformer on paper: everything is there, everything fits, every text can be read, in every language."""

from __future__ import annotations

import io
from collections import Counter

import pikepdf
import pypdf
import pypdfium2
import pytest

from content.cardtext import card_text, compare
from content.wording import wording
from printing.checking import check_faces
from printing.drawing.document import Document
from printing.errors import FaceError
from printing.faces.faceset import FaceSet
from printing.text.fonts import SOFT_HYPHEN
from tests.printing.faces.conftest import LANGUAGES, Game
from tests.printing.faces.test_layouts import shown

LONG = "Donaudampfschifffahrtsgesellschaftskapitän bewegt alle Monster und erhält dafür Münzen. " * 12


def read(content: bytes) -> str:
    """The text of the first page, as another library reads it."""
    text = pypdf.PdfReader(io.BytesIO(content)).pages[0].extract_text()
    joined = text.replace(f"{SOFT_HYPHEN}\n", "").replace("-\n", "-").replace("\u00a0", " ")
    return " ".join(joined.split())


def page(game: Game, key: str, language: str, side: str = "front") -> bytes:
    face = game.face(key, language, side)
    document = Document(title=key, language=language)
    document.page(face.width_mm, face.height_mm)
    document.place(face, 0, 0, bleed_mm=0)
    return document.bytes()


def test_everything_of_the_box_is_there(platformer: Game) -> None:
    """The component list of the ledger, section 2."""
    components = FaceSet.load("platformer").components(platformer.material())
    assert len({each.key for each in components}) == len(components)
    copies: Counter[str] = Counter()
    for each in components:
        copies[each.part] += each.copies
    tokens: Counter[str] = Counter()
    for each in components:
        if each.part == "tokens":
            tokens[each.kind or each.key] += each.copies
    assert copies["heroes"] == 6
    assert copies["enemies"] == 6
    assert copies["items"] == 15
    assert copies["potions"] == 15
    assert copies["boss_attacks"] == 11
    assert copies["artifacts"] == 10
    assert copies["events"] == 12
    assert copies["bosses"] == 2
    assert copies["help_cards"] == 8
    assert copies["tiles"] == 32
    assert copies["standees"] == 8
    assert copies["dice"] == copies["stickers"] == 10
    assert tokens == {"token/gold": 35, "token/gem": 50, "token/heart": 25, "enemy": 28, "boss_token": 20}
    assert copies["sheets"] == 1


def test_every_entry_is_printed(platformer: Game) -> None:
    components = FaceSet.load("platformer").components(platformer.material())
    printed = {(each.kind, each.slug) for each in components}
    entries = {(kind, slug) for kind, found in platformer.snapshot.entries.items() for slug in found}
    assert entries - printed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_and_every_character_has_a_shape(platformer: Game, language: str) -> None:
    faces = FaceSet.load("platformer")
    material = platformer.material(language)
    for component in faces.components(material):
        for face in faces.compose_all(component, material):
            assert face.overflows == (), component.key
            assert face.untranslated == (), component.key
            assert face.ops


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["hero", "enemy", "item", "potion", "artifact", "event", "boss_attack"])
def test_the_printed_text_is_the_rules_text(platformer: Game, kind: str, language: str) -> None:
    for slug in list(platformer.snapshot.entries[kind])[:6]:
        printed = read(page(platformer, f"{kind}/{slug}", language))
        rules = " ".join(card_text(platformer.snapshot, language, kind, slug).split())
        assert rules in printed
        assert platformer.snapshot.text(language, kind, slug, "name") in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["medusa", "overlord_ikee"])
def test_a_boss_prints_its_rules_as_rules(platformer: Game, slug: str, language: str) -> None:
    """With flavour above them in italics, or without an own text in the same box alone."""

    def no_own_text(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        for texts in whole["texts"].values():
            texts.pop(f"boss/{slug}/text", None)

    rules = compare(platformer.snapshot, language, "boss", slug).rendered
    assert " ".join(rules.split()) in read(page(platformer, f"boss/{slug}", language))
    assert b"/FiraSansItalic" in platformer.face(f"boss/{slug}", language).ops
    plain = platformer.edited(no_own_text)
    assert " ".join(rules.split()) in read(page(plain, f"boss/{slug}", language))
    assert b"/FiraSansItalic" not in plain.face(f"boss/{slug}", language).ops
    assert plain.face(f"boss/{slug}", language).overflows == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_cards_say_what_their_authors_wrote(platformer: Game, language: str) -> None:
    printed = read(page(platformer, "help_card/your_turn", language))
    text = platformer.snapshot.text(language, "help_card", "your_turn", "text")
    assert " ".join(text.split()) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names(language: str) -> None:
    faces = FaceSet.load("platformer")
    names = [faces.part_name(part, language) for part in faces.parts()]
    assert len(set(names)) == len(names) == 15


def test_a_text_that_is_far_too_long_is_reported_and_not_cut(platformer: Game) -> None:
    def edit(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        whole["texts"]["de"]["item/boots_of_speed/text"] = LONG

    game = platformer.edited(edit)
    face = game.face("item/boots_of_speed", "de")
    (overflow,) = face.overflows
    assert (overflow.key, overflow.side, overflow.language) == ("item/boots_of_speed", "front", "de")
    assert overflow.field == "{rules}"
    assert overflow.size_pt == 6
    assert overflow.missing_mm > 10
    assert not overflow.is_width
    assert shown(face).replace("|", "").count("Donau") == 12
    assert game.face("item/boots_of_speed", "en").overflows == ()


def test_a_character_without_a_shape_is_an_error_that_names_it_and_the_card(platformer: Game) -> None:
    def edit(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        whole["texts"]["es"]["hero/etern/name"] = "Etern 龍"

    with pytest.raises(FaceError) as caught:
        platformer.edited(edit).face("hero/etern", "es")
    assert (caught.value.key, caught.value.language) == ("hero/etern", "es")
    for language in LANGUAGES:
        assert "龍" in wording(language).fault(caught.value.fault)


def test_a_check_goes_on_after_the_first_fault(platformer: Game) -> None:
    def edit(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        whole["texts"]["de"]["item/boots_of_speed/text"] = LONG
        whole["texts"]["de"]["hero/etern/name"] = "Etern 龍"
        del whole["texts"]["de"]["hero/fidget/name"]

    assert check_faces(platformer.material("de")).is_clean
    report = check_faces(platformer.edited(edit).material("de"))
    assert not report.is_clean
    assert [each.key for each in report.overflows] == ["item/boots_of_speed"]
    assert {each.key for each in report.errors} == {"hero/etern", "standee/etern"}
    assert report.untranslated == ["hero/fidget/name"]
    assert report.faces > 200


def test_a_text_that_is_not_translated_is_named(platformer: Game) -> None:
    def edit(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        del whole["texts"]["it"]["hero/etern/name"]

    game = platformer.edited(edit)
    face = game.face("hero/etern", "it")
    assert face.untranslated == ("hero/etern/name",)
    assert "Etern" in read(page(game, "hero/etern", "it"))
    assert game.face("hero/etern", "en").untranslated == ()


def test_pixel_art_stays_pixels(platformer: Game) -> None:
    with pikepdf.open(io.BytesIO(page(platformer, "hero/sweety", "en"))) as pdf:
        images = [
            each
            for each in pdf.objects
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
        ]
        assert len(images) == 1
        (image,) = images
        assert (int(image.Width), int(image.Height)) == (32, 32)
        assert image.ColorSpace[0] == "/Indexed"
        assert "/SMask" not in image
        assert "/Mask" in image
        assert "/Interpolate" not in image


def test_art_that_is_not_there_or_broken_is_an_error_with_the_card(platformer: Game) -> None:
    art = platformer.snapshot.entries["hero"]["sweety"].art
    without = Game(platformer.snapshot, {key: value for key, value in platformer.art.items() if key != art})
    FaceSet.load("platformer").forget()
    with pytest.raises(FaceError) as caught:
        without.face("hero/sweety")
    assert caught.value.fault.key == "face-art-missing"
    broken = Game(platformer.snapshot, {**platformer.art, art: platformer.art[art][:60]})
    with pytest.raises(FaceError) as caught:
        broken.face("hero/sweety")
    assert caught.value.fault.key == "art-broken"
    assert caught.value.key == "hero/sweety"


def test_backs_do_not_tell_cards_apart(platformer: Game) -> None:
    material = platformer.material("de")
    faces = FaceSet.load("platformer")
    backs: dict[str, set[str]] = {}
    for component in faces.components(material):
        if component.back and component.part in ("items", "potions", "artifacts", "events", "heroes"):
            backs.setdefault(component.part, set()).add(faces.compose(component, "back", material).hash)
    assert {part: len(found) for part, found in backs.items()} == dict.fromkeys(backs, 1)


def test_tiles_show_their_map(platformer: Game) -> None:
    """The colours within spaces tell what was drawn there."""
    image = pypdfium2.PdfDocument(page(platformer, "tile/acorn_arcade", "en"))[0].render(scale=4).to_pil()
    unit = 4 * 72 / 25.4

    def has(column: int, row: int, colour: tuple[int, int, int]) -> bool:
        """Whether a space shows a colour anywhere above its floor."""
        box = [(column * 20 + 1) * unit, row * 20 * unit, (column * 20 + 19) * unit, (row * 20 + 15.5) * unit]
        space = image.convert("RGB").crop((int(box[0]), int(box[1]), int(box[2]), int(box[3])))
        return colour in {found for _count, found in space.getcolors(1_000_000) or []}

    gold, gem, spike, ladder = (0xF4, 0xB5, 0x3A), (0x43, 0xC2, 0xB2), (0xFA, 0xF8, 0xFF), (0xD8, 0xA0, 0x67)
    spaces = [(column, row) for row in range(4) for column in range(4)]
    assert [space for space in spaces if has(*space, gold)] == [(2, 0)]
    assert [space for space in spaces if has(*space, gem)] == [(1, 0), (1, 2)]
    assert [space for space in spaces if has(*space, ladder)] == [(0, 0), (0, 1), (2, 2), (2, 3)]
    assert (3, 3) in [space for space in spaces if has(*space, spike)]


def test_an_ink_saver_uses_less_ink_and_grey_has_no_colour(platformer: Game) -> None:
    faces = FaceSet.load("platformer")
    material = platformer.material()
    component = platformer.component("item/greed_hammer")
    darkness = {}
    for ink in ("full", "grey", "saver"):
        face = faces.compose(component, "front", material, ink=ink)
        document = Document(title=ink, language="en")
        document.page(face.width_mm, face.height_mm)
        document.place(face, 0, 0)
        image = pypdfium2.PdfDocument(document.bytes())[0].render(scale=1).to_pil().convert("RGB")
        histogram = image.convert("L").histogram()
        darkness[ink] = sum((255 - value) * count for value, count in enumerate(histogram))
        if ink == "grey":
            red, green, blue = image.split()
            assert red.tobytes() == green.tobytes() == blue.tobytes()
    assert darkness["saver"] < darkness["full"] * 0.45
    assert (
        faces.compose(component, "front", material).hash == faces.compose(component, "front", material).hash
    )


def test_an_edit_that_nobody_sees_does_not_change_the_hash_and_a_translation_does(platformer: Game) -> None:
    def notes(whole: dict[str, dict[str, dict[str, dict[str, object]]]]) -> None:
        whole["entries"]["item"]["greed_hammer"]["copies"] = 3

    def price(whole: dict[str, dict[str, dict[str, dict[str, dict[str, int]]]]]) -> None:
        whole["entries"]["item"]["greed_hammer"]["data"]["price"] += 1

    def german(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        whole["texts"]["de"]["item/greed_hammer/name"] = "Raffhammer"

    key = "item/greed_hammer"
    before = {language: platformer.face(key, language).hash for language in LANGUAGES}
    for edit, changed in ((notes, set()), (price, set(LANGUAGES)), (german, {"de"})):
        game = platformer.edited(edit)
        after = {language: game.face(key, language).hash for language in LANGUAGES}
        assert {language for language in LANGUAGES if after[language] != before[language]} == changed


def test_a_face_is_composed_again_only_if_something_it_shows_has_changed(platformer: Game) -> None:
    def edit(whole: dict[str, dict[str, dict[str, str]]]) -> None:
        whole["texts"]["en"]["boss_token/stray_curl/name"] = "Runaway ringlet"

    faces = FaceSet.load("platformer")
    keys = ("boss_attack/bad_hair_day", "boss_attack/annual_review", "boss/medusa", "hero/etern")
    before = {key: platformer.face(key) for key in keys}
    backs = platformer.face("boss/medusa", side="back")
    game = platformer.edited(edit)
    after = {key: game.face(key) for key in keys}
    assert after["hero/etern"] is before["hero/etern"]
    assert after["boss_attack/annual_review"] is before["boss_attack/annual_review"]
    assert (
        after["boss_attack/bad_hair_day"].hash != before["boss_attack/bad_hair_day"].hash
    )  # its text names it
    assert game.face("boss/medusa", side="back").hash != backs.hash
    assert faces.compose(game.component("hero/etern"), "front", game.material()) is after["hero/etern"]
