"""Marks in texts: whoever looks at the characters of a text looks past them, and messages mark what they
print of a place and what they choose by it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.effects.spans import Span, read_marks
from engine.marked_wording import marking
from engine.marks import (
    MARK,
    Sheet,
    bare,
    begins_with,
    capital,
    cut,
    follow,
    place_of,
    put_at,
    tidy,
    without_start,
)
from engine.wording import Wording, WordingError

MESSAGES = """
draw = draw { cards }{ $where ->
    [top] { " " }from the top
   *[any] { "" }
 }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
top = { $count ->
    [one] the top card
   *[other] the top { $count } cards
 }
twice = { $times ->
    [2] do it twice
   *[other] do it { $times } times
 }
price = { NUMBER($amount, minimumFractionDigits: 1) } { -gold(number: "many") }
-gold = { $number ->
    [one] coin
   *[many] coins
 }
gem-or-gold = { $what ->
    [gold] { $count } { -gold(number: "many") }
   *[gem] { $count ->
        [one] 1 gem
       *[other] { $count } gems
     }
 }
name = “{ $name }”
hero = { $who ->
    [you] you are
   *[any] { who } is
 } here
who = { $who ->
    [all] everybody
   *[any] somebody
 }
loop = a { loop }
laugh-1 = { name }{ name }{ name }{ name }{ name }{ name }{ name }{ name }{ name }{ name }{ name }{ name }
laugh-2 = { laugh-1 }{ laugh-1 }{ laugh-1 }{ laugh-1 }{ laugh-1 }{ laugh-1 }{ laugh-1 }{ laugh-1 }
laugh-3 = { laugh-2 }{ laugh-2 }{ laugh-2 }{ laugh-2 }{ laugh-2 }{ laugh-2 }{ laugh-2 }{ laugh-2 }
"""
PLAIN = Wording("en", [MESSAGES])


def spans(key: str, **values: Any) -> list[tuple[str, str]]:
    """A message in spans, each with the name of the value that it says."""
    placed, sheet = put_at((), values)
    told = read_marks(marking(PLAIN).say(key, placed), sheet)
    assert told.text == PLAIN.say(key, values)
    return [(span.text, str(*span.path)) for span in told.spans]


@pytest.mark.parametrize(
    ("key", "values", "wanted"),
    [
        ("cards", {"count": 3}, [("3", "count"), (" cards", "")]),
        ("cards", {"count": 1}, [("1", "count"), (" card", "")]),
        ("top", {"count": 2}, [("the top ", ""), ("2", "count"), (" cards", "")]),
        ("top", {"count": 1}, [("the top card", "count")]),
        ("twice", {"times": 2}, [("do it twice", "times")]),
        ("price", {"amount": 2}, [("2.0", "amount"), (" coins", "")]),
        ("gem-or-gold", {"what": "gold", "count": 2}, [("2", "count"), (" coins", "what")]),
        ("gem-or-gold", {"what": "gem", "count": 1}, [("1", "count"), (" gem", "what")]),
        ("draw", {"count": 1, "where": "any"}, [("draw ", ""), ("1", "count"), (" card", "")]),
        (
            "draw",
            {"count": 1, "where": "top"},
            [("draw ", ""), ("1", "count"), (" card ", ""), ("from the top", "where")],
        ),
        ("name", {"name": "Ann"}, [("“", ""), ("Ann", "name"), ("”", "")]),
        ("hero", {"who": "you"}, [("you are", "who"), (" here", "")]),
        ("hero", {"who": "all"}, [("everybody", "who"), (" is here", "")]),
    ],
)
def test_a_message_marks_what_it_prints_and_what_it_chooses(
    key: str, values: dict[str, Any], wanted: list[tuple[str, str]]
) -> None:
    assert spans(key, **values) == wanted


@given(st.text(st.characters(min_codepoint=0xF0000)))
@example("\U000f0000\U000f8000\U00100000\U00108000")
def test_what_people_write_is_no_mark(name: str) -> None:
    assert "".join(text for text, path in spans("name", name=name) if path) == name


def test_a_message_without_end_is_found_out() -> None:
    with pytest.raises(WordingError):
        marking(PLAIN).say("loop")


def test_a_long_text_has_room_for_its_marks() -> None:
    marked = "".join(Sheet().place((number,)).wrap("ab") for number in range(900))
    assert bare(marking(PLAIN).say("name", {"name": marked})) == f"“{'ab' * 900}”"


@pytest.mark.parametrize("words", [PLAIN, marking(PLAIN)])
def test_a_text_without_measure_is_refused_with_marks_and_without(words: Wording) -> None:
    with pytest.raises(WordingError, match="Too many characters"):
        words.say("name", {"name": "a" * 3000})
    with pytest.raises(WordingError, match="Too many parts"):
        words.say("laugh-3", {"name": "a"})


def test_numbers_reckoned_from_a_placed_one_keep_its_place() -> None:
    number, sheet = put_at(("by",), -2)
    for made, wanted in ((abs(number), 2), (1 + number, -1), (number - 1, -3), (6 - number, 8), (-number, 2)):
        assert made == wanted
        assert place_of(made) is sheet.place(("by",))


def test_what_has_its_place_keeps_it() -> None:
    (first, second), sheet = put_at((), ["a", "b"])
    assert place_of(follow(first, "c")) is sheet.place((0,))
    assert place_of(follow(first, second)) is sheet.place((1,))
    assert place_of(follow("plain", "c")) is None


# Texts with marks are handled as those without.

PIECES = st.recursive(
    st.text("aB .,du", max_size=6),
    lambda inner: st.tuples(st.integers(0, 3), st.lists(inner, max_size=4)),
    max_leaves=12,
)


@st.composite
def marked(draw: st.DrawFn) -> str:
    """A text with marks around some of its parts."""
    sheet = Sheet()

    def put(piece: Any) -> str:
        if isinstance(piece, str):
            return piece
        number, inside = piece
        return sheet.place((number,)).wrap("".join(map(put, inside)), loose=number > 1)

    return "".join(put(piece) for piece in draw(st.lists(PIECES, max_size=4)))


def is_balanced(text: str) -> bool:
    """Whether every mark that begins something ends it, and in its turn."""
    open_marks: list[int] = []
    for mark in re.findall(MARK, text):
        code = ord(mark)
        if code < 0x100000:
            open_marks.append(code % 0x8000)
        elif not open_marks or open_marks.pop() != code % 0x8000:
            return False
    return not open_marks


@given(marked())
def test_marks_are_looked_past(text: str) -> None:
    plain = bare(text)
    assert is_balanced(text)
    assert bare(capital(text)) == plain[:1].upper() + plain[1:]
    assert bare(tidy(text)) == re.sub(r"\s+", " ", plain).strip()
    assert is_balanced(tidy(text))
    assert begins_with(text, "du ") == plain.startswith("du ")
    assert bare(without_start(text, "du ")) == plain.removeprefix("du ")
    assert is_balanced(without_start(text, "du "))


@given(marked(), st.data())
def test_a_text_is_cut_with_its_marks_on_both_sides(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    left, right = cut(text, start, end)
    assert bare(left) + bare(text[start:end]) + bare(right) == bare(text)
    assert is_balanced(left)
    assert is_balanced(right)


def test_one_space_stays_between_what_ends_and_what_begins() -> None:
    sheet = Sheet()
    text = f"draw {sheet.place((0,)).wrap('x')} {sheet.place((1,)).wrap('y')}  ".replace("x", "  x ")
    assert read_marks(tidy(text), sheet).spans == (
        Span("draw ", ()),
        Span("x", (0,)),
        Span(" ", ()),
        Span("y", (1,)),
    )
