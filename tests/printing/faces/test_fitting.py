"""Text that fits: what gives way first, what is reported, what a reader of the page gets."""

from __future__ import annotations

import io

import pypdf
import pytest

from printing.drawing.document import Document
from printing.drawing.pen import Pen
from printing.text.fitting import Fitted, Spec, fit
from printing.text.fonts import CUTS, SOFT_HYPHEN, chain, families, font, font_named
from printing.text.hyphens import divisions
from printing.text.kerning import Kerning
from printing.text.markup import GlyphError, Voice, paragraphs
from printing.text.typesetting import set_text

BODY = Voice("sans")
SENTENCE = "When you defeat an enemy beside a ladder, gain one gem and move one space. "


def spec(**given: object) -> Spec:
    standard = {"size": 9.0, "smallest": 6.0, "leading": 1.3, "tight": 1.1, "language": "en"}
    return Spec(**{**standard, **given})  # type: ignore[arg-type]


def fitted(text: str, width: float, height: float, **given: object) -> Fitted:
    return fit(paragraphs(text, BODY), width, height, spec(**given))


def words(result: Fitted) -> str:
    """The text of fitted lines, divided words put together again."""
    lines = [
        " ".join("".join(piece.text for piece in word.pieces) for word in line.words) for line in result.lines
    ]
    return " ".join(lines).replace(f"{SOFT_HYPHEN} ", "")


def test_a_text_with_room_keeps_its_size_and_leading() -> None:
    result = fitted(SENTENCE, 130, 200)
    assert result.size == 9.0
    assert result.leading == pytest.approx(9 * 1.3)
    assert not result.too_high
    assert not result.too_wide


def test_the_leading_gives_way_before_the_size() -> None:
    roomy = fitted(SENTENCE, 130, 200)
    lines = len(roomy.lines)
    assert lines > 2
    height = roomy.height - 2  # two points less than it would like
    result = fitted(SENTENCE, 130, height)
    assert result.size == 9.0
    assert 9 * 1.1 <= result.leading < 9 * 1.3
    assert result.height <= height + 1e-6


def test_then_the_size_gives_way_as_little_as_possible() -> None:
    text = SENTENCE * 3
    height = fitted(text, 130, 1000, leading=1.1).height * 0.8
    result = fitted(text, 130, height)
    assert 6.0 <= result.size < 9.0
    assert result.height <= height + 1e-6
    larger = result.size + 0.1
    assert fitted(text, 130, height, size=larger, smallest=larger).too_high > 0


def test_what_does_not_fit_at_the_smallest_size_is_whole_and_reported() -> None:
    text = SENTENCE * 20
    result = fitted(text, 130, 60)
    assert result.size == 6.0
    assert result.too_high == pytest.approx(result.height - 60)
    assert words(result) == text.strip()


def test_lines_are_never_wider_than_the_frame() -> None:
    for width in range(60, 200, 7):
        result = fitted(SENTENCE * 2, width, 1000)
        assert all(line.width * result.size <= width + 1e-6 for line in result.lines)
        assert words(result) == (SENTENCE * 2).strip()


def test_a_word_that_is_too_long_is_divided_as_its_language_divides_it() -> None:
    result = fitted("Geschwindigkeitsbegrenzung", 60, 200, language="de")
    first = result.lines[0].words[-1].pieces[-1].text
    assert first.endswith(SOFT_HYPHEN)
    assert "Geschwindigkeitsbegrenzung".startswith(first.removesuffix(SOFT_HYPHEN))
    assert len(first.removesuffix(SOFT_HYPHEN)) in [
        place for place, _ in divisions("Geschwindigkeitsbegrenzung", "de")
    ]
    assert words(result) == "Geschwindigkeitsbegrenzung"


@pytest.mark.parametrize(
    ("language", "word", "places"),
    [
        ("de", "Monsterwürfel", {7, 10}),
        ("it", "platea", {3}),
        ("es", "plataforma", {3, 4, 7}),
        ("en", "Boss-Level", {5}),
    ],
)
def test_divisions_are_those_of_the_language(language: str, word: str, places: set[int]) -> None:
    found = {place for place, _ in divisions(word, language)}
    assert found
    assert found <= set(range(3, len(word) - 2))
    assert found & places


def test_a_language_without_a_dictionary_is_not_divided() -> None:
    assert divisions("incomprehensibilities", "zz") == ()


def test_a_word_that_cannot_be_divided_is_reported_as_too_wide() -> None:
    result = fitted("Geschwindigkeitsbegrenzung", 40, 200, language="de", hyphens=False)
    assert result.too_wide > 0
    assert result.size == 6.0


def test_the_items_of_a_list_are_indented() -> None:
    result = fitted("1. Roll all the dice and look at them for a while.\n2. Stop.", 90, 300)
    assert result.lines[0].indent == 0
    assert result.lines[1].indent > 0
    assert result.lines[-1].indent == 0


def test_titles_are_balanced() -> None:
    text = "Unbezahlter Praktikant und Co"
    plain = fitted(text, 95, 100, hyphens=False)
    even = fitted(text, 95, 100, hyphens=False, balanced=True)
    assert len(plain.lines) == len(even.lines) == 2
    spread = [max(r.lines, key=lambda line: line.width).width for r in (plain, even)]
    assert spread[1] <= spread[0]


# Fonts


@pytest.mark.parametrize("family", sorted(families()))
def test_every_family_has_or_borrows_every_letter_of_europe(family: str) -> None:
    alphabets = (
        "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ äöüßÄÖÜẞ áéíóúñ¿¡ÁÉÍÓÚÑ àèìòùÀÈÌÒÙ čďěňřšťůž ğışİ șț őű "
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρσςτυφχψω άέήίόύώ "
        "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдежзийклмнопрстуфхцчшщъыьэюя ёїієґ "
        "„“”‚‘’«»–—…·×−±%&@#0123456789"
    )
    for voice in (Voice(family), Voice(family, bold=True), Voice(family, italic=True)):
        assert paragraphs(alphabets, voice)


def test_a_character_that_no_font_has_is_an_error_that_names_it() -> None:
    with pytest.raises(GlyphError) as caught:
        paragraphs("Press 龍 to start", BODY)
    assert caught.value.fault.args["character"] == "龍"
    assert caught.value.fault.args["code"] == "U+9F8D"


def test_a_borrowed_character_keeps_the_rest_of_the_word_in_its_font() -> None:
    (paragraph,) = paragraphs("Șarpe", Voice("pixel"))
    fonts = [piece.font.name for piece in paragraph.words[0].pieces]
    assert len(fonts) == 2
    assert fonts[1] == font("pixel", "regular").name


@pytest.mark.parametrize(
    ("family", "pair", "closer"),
    [
        ("sans", "To", 55),
        ("sans", "P.", 120),
        ("heavy", "AV", 20),
        ("humanist", "Ta", 66),
        ("book", "AV", 140),
    ],
)
def test_letters_are_kerned_as_their_designer_drew_them(family: str, pair: str, closer: int) -> None:
    """The numbers are those that fontTools reads from the same files."""
    used = font(family, "regular")
    apart = sum(used.widths[character] for character in pair)
    assert apart - used.width(pair) == pytest.approx(closer / used.file.unitsPerEm)
    left, right = (character.encode("utf-16-be").hex() for character in pair)
    assert used.string(pair) == f"[<{left}> {round(closer * 1000 / used.file.unitsPerEm)} <{right}>] TJ"


def test_every_font_is_found_by_the_name_in_content_streams() -> None:
    for family in families():
        for cut in CUTS:
            assert font_named(font(family, cut).name) is font(family, cut)


def test_a_chain_asks_its_fonts_in_the_declared_order() -> None:
    fonts = chain("pixel", "bold")
    assert fonts.first is font("pixel", "bold")
    assert [each.name for each in fonts] == [
        font(family, "bold").name for family in ("pixel", *families()["pixel"].fallback)
    ]


def test_a_font_without_pairs_is_set_as_it_is() -> None:
    assert font("pixel", "regular").string("AV") == "<00410056> Tj"


def test_broken_pair_tables_mean_no_kerning() -> None:
    whole = font("sans", "regular").file.get_table("GPOS")
    for end in (0, 5, 12, 60, 400):
        assert Kerning(whole[:end]).between(1, 2) == 0


# Markup


def test_markup_changes_the_font_and_is_not_shown() -> None:
    (paragraph,) = paragraphs(r"gain **two** *gems* and \*one\* more", BODY)
    shown = [("".join(p.text for p in word.pieces), word.pieces[0].font.name) for word in paragraph.words]
    assert [text for text, _ in shown] == ["gain", "two", "gems", "and", "*one*", "more"]
    assert shown[1][1] == font("sans", "bold").name
    assert shown[2][1] == font("sans", "italic").name
    assert shown[4][1] == font("sans", "regular").name


def test_labels_before_a_colon_are_bold() -> None:
    (paragraph,) = paragraphs("Exhaust: move 1 space. Once per turn: gain it.", Voice("sans", labels=True))
    bold = [
        "".join(p.text for p in word.pieces)
        for word in paragraph.words
        if word.pieces[0].font is font("sans", "bold")
    ]
    assert bold == ["Exhaust:", "Once", "per", "turn:"]


def test_what_is_set_can_be_read_again_with_the_words_beneath_icons() -> None:
    voice = Voice("sans", icons=(("gold", 1.0),))
    words_ = paragraphs("Gain 2\u00a0{icon:gold|Gold} **now**, für alle Übungsangriffe.", voice)
    result = fit(words_, 80, 200, spec(language="de"))
    assert any(SOFT_HYPHEN in p.text for line in result.lines for w in line.words for p in w.pieces)
    pen = Pen()
    set_text(pen, result, (10, 10, 80, 200), 0.7, (0, 0, 0))
    document = Document(title="Words", language="de")
    page = document.page(60, 90)
    page.out.extend(pen.out)
    page.need(pen.resources())
    read = pypdf.PdfReader(io.BytesIO(document.bytes())).pages[0].extract_text()
    joined = " ".join(read.replace(f"{SOFT_HYPHEN}\n", "").replace("\u00a0", " ").split())
    assert joined == "Gain 2 Gold now, für alle Übungsangriffe."
