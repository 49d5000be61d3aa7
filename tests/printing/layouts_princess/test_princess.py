"""The Princess on paper: everything is there, everything fits, what must look alike does, what must not does
not."""

from __future__ import annotations

import re
from collections import Counter

import pypdfium2
import pytest

from content.cardtext import card_text
from printing.checking import check_faces
from printing.drawing.document import Document
from printing.drawing.icons import Icons, read_icons
from printing.face import Face
from printing.faces.colours import Palette
from printing.faces.faceset import ICONS
from printing.faces.files import Faults, read_file
from tests.printing.layouts_princess.conftest import Table

LANGUAGES = ("en", "es", "it", "de")
_HYPHEN = re.compile("[\u00ad\u0002\ufffe]\\s*")
TYPES = ("attack", "defence", "strategy", "magic", "environment")


def read(face: Face, language: str) -> str:
    """The text of a face, as another library reads it."""
    document = Document(title=face.key, language=language)
    document.page(face.width_mm, face.height_mm)
    document.place(face, 0, 0, bleed_mm=0)
    pages = pypdfium2.PdfDocument(document.bytes())
    text = pages[0].get_textpage().get_text_bounded()
    pages.close()
    return " ".join(_HYPHEN.sub("", text.replace("\u00a0", " ")).split())


def test_everything_of_the_box_is_there(princess: Table) -> None:
    """The component list of the ledger, section 2."""
    components = princess.components()
    assert len({each.key for each in components}) == len(components)
    copies: Counter[str] = Counter()
    for each in components:
        copies[each.part] += each.copies
    counters = {each.slug: each.copies for each in components if each.part == "counters"}
    assert copies["characters"] == 10
    assert copies["secrets"] == 10
    assert copies["adventure_cards"] == 79
    assert copies["princess"] == copies["board"] == copies["turn_marker"] == 1
    assert counters == {"life": 50, "gold": 30}
    assert copies["reference_cards"] == 20


def test_every_entry_is_printed(princess: Table) -> None:
    printed = {(each.kind, each.slug) for each in princess.components()}
    entries = {(kind, slug) for kind, found in princess.snapshot.entries.items() for slug in found}
    assert entries == printed


def test_only_the_board_has_one_side(princess: Table) -> None:
    assert [each.key for each in princess.components() if not each.back] == ["board/coach_road"]


@pytest.mark.parametrize("ink", ["full", "saver"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_and_every_character_has_a_shape(princess: Table, language: str, ink: str) -> None:
    report = check_faces(princess.material(language), ink="saver" if ink == "saver" else "full")
    assert report.faces == 215
    assert report.overflows == []
    assert report.errors == []
    assert report.untranslated == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_their_rules_and_their_flavour(princess: Table, language: str) -> None:
    texts = princess.snapshot.text
    for kind, slug in [
        *(("character", slug) for slug in princess.snapshot.entries["character"]),
        *(("secret", slug) for slug in princess.snapshot.entries["secret"]),
        *(("adventure_card", slug) for slug in list(princess.snapshot.entries["adventure_card"])[::4]),
    ]:
        printed = read(princess.face(f"{kind}/{slug}", language=language), language)
        assert " ".join(card_text(princess.snapshot, language, kind, slug).split()) in printed
        assert texts(language, kind, slug, "name") in printed
        assert texts(language, kind, slug, "flavour") in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_summaries_say_what_their_authors_wrote(princess: Table, language: str) -> None:
    for slug in princess.snapshot.entries["reference_card"]:
        printed = read(princess.face(f"reference_card/{slug}", language=language), language)
        text = princess.snapshot.text(language, "reference_card", slug, "text")
        assert " ".join(text.split()) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_names_its_starting_cards(princess: Table, language: str) -> None:
    cards = princess.snapshot.entries["adventure_card"]
    for slug in princess.snapshot.entries["character"]:
        printed = read(princess.face(f"character/{slug}", language=language), language)
        own = [card for card in cards if cards[card].data.hero == slug]
        assert len(own) == 3
        for card in own:
            assert princess.snapshot.text(language, "adventure_card", card, "name") in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_its_places(princess: Table, language: str) -> None:
    printed = read(princess.face("board/coach_road", language=language), language)
    for place, count in (("deck", 1), ("discard_pile", 1), ("kidnapped", 1), ("centre", 1), ("shop", 3)):
        assert printed.count(princess.snapshot.text(language, "board", "coach_road", place)) == count, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names(princess: Table, language: str) -> None:
    names = [princess.faces.part_name(part, language) for part in princess.faces.parts()]
    assert len(set(names)) == len(names) == 8


def test_backs_of_adventure_cards_tell_their_mark_and_nothing_else(princess: Table) -> None:
    """PR-RUL-35: the mark is on the back; starting cards bear the symbol of their hero."""
    looks: dict[str, set[str]] = {}
    for slug, card in princess.snapshot.entries["adventure_card"].items():
        mark = card.data.hero if card.data.mark == "emblem" else card.data.mark
        looks.setdefault(mark, set()).add(princess.face(f"adventure_card/{slug}", "back").hash)
    assert len(looks) == 12
    assert all(len(backs) == 1 for backs in looks.values())
    assert len(set.union(*looks.values())) == 12


def test_backs_of_secrets_are_all_alike(princess: Table) -> None:
    backs = {princess.face(f"secret/{slug}", "back").hash for slug in princess.snapshot.entries["secret"]}
    assert len(backs) == 1


def test_cards_that_are_held_together_have_one_size(princess: Table) -> None:
    """The Princess goes into hands of adventure cards."""
    sizes = {each.size for each in princess.components() if each.kind in ("adventure_card", "princess")}
    assert sizes == {"poker"}


def test_the_other_side_of_a_character_is_its_ghost(princess: Table) -> None:
    printed = read(princess.face("character/sir_absent", "back"), "en")
    assert "Sir Absent" in printed
    assert "GHOST" in printed
    assert "Resurrect" in printed


def test_types_differ_by_shape_as_well_as_by_colour() -> None:
    icons = Icons(Palette())
    file = read_file(ICONS / "princess.yaml", Faults())
    assert file is not None
    read_icons(file, icons, Faults())
    shapes = {icons.known[f"shape_{each}"].layers[0].steps for each in TYPES}
    signs = {icons.known[each].layers for each in TYPES}
    assert len(shapes) == len(signs) == len(TYPES)


def test_cards_without_a_picture_show_what_they_are(princess: Table) -> None:
    """Nothing is empty before the art is drawn: an emblem stands in its place."""
    bare = princess.without_art()
    report = check_faces(bare.material("de"))
    assert report.overflows == []
    assert report.errors == []
    for key in ("adventure_card/shortcut", "character/sir_absent", "secret/kidnapper", "counter/life"):
        drawn, bare_face = princess.face(key), bare.face(key)
        assert len(drawn.resources.pictures) == 1
        assert not bare_face.resources.pictures
        assert bare_face.ops.count(b" Do") >= drawn.ops.count(b" Do"), key


def test_bold_letters_have_one_colour(princess: Table) -> None:
    """The line that emboldens letters is as light as they are, on dark ground, too."""
    ops = princess.face("secret/kidnapper").ops.decode("latin-1")
    before = ops[: ops.index("2 Tr")]
    strokes: list[str] = re.findall(r"([\d.]+ [\d.]+ [\d.]+) RG", before)
    assert strokes[-1] == "0.992 0.976 0.933"
