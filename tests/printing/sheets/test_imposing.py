"""Imposition: every piece once for each copy, nothing overlaps, backs behind their fronts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printing.face import Contour, ellipse, rectangle
from printing.sheets.errors import PrintRefusedError
from printing.sheets.imposing import Piece, Placed, Side, impose
from printing.sheets.marks import Line, Outline, crop_marks, cut_lines, over_faces, registration_marks
from printing.sheets.preset import Preset
from printing.sheets.presets import preset_named, shipped_presets
from printing.sheets.slots import Slot
from printing.sizes import Size, named_sizes

POKER = named_sizes()["poker"].size
NEARLY = 1e-6


def card(key: str, copies: int = 1, size: Size = POKER, sort: str = "card", back: bool = True) -> Piece:
    return Piece(f"item/{key}", sort, "item", size, f"{key}-front", f"{key}-back" if back else "", copies)


def overlap(a: Slot, b: Slot) -> bool:
    return a.x < b.right - NEARLY and b.x < a.right - NEARLY and a.y < b.top - NEARLY and b.y < a.top - NEARLY


def sound(sides: list[Side]) -> None:
    """Nothing overlaps, nothing leaves the paper, bleeds keep out of other trims."""
    for side in sides:
        for number, slot in enumerate(side.slots):
            assert slot.x >= 0
            assert slot.y >= 0
            assert slot.right <= side.page.width + NEARLY
            assert slot.top <= side.page.height + NEARLY
            left, bottom, right, top = slot.inked()
            bled = Slot(left, bottom, right - left, top - bottom)
            for other in side.slots[number + 1 :]:
                assert not overlap(slot, other)
                assert not overlap(bled, other)


@settings(deadline=None, max_examples=40)
@given(
    counts=st.lists(st.integers(1, 12), min_size=1, max_size=8),
    size=st.sampled_from(sorted(named_sizes())),
    preset=st.sampled_from(["a4-touching", "a4-bleed", "letter-bleed", "a3-bleed", "a4-gutterfold"]),
)
def test_every_copy_is_printed_once(counts: list[int], size: str, preset: str) -> None:
    if size in ("a4", "a5", "jumbo"):
        return
    pieces = [card(str(n), count, named_sizes()[size].size) for n, count in enumerate(counts)]
    sides = impose(pieces, preset_named(preset))
    sound(sides)
    faces = Counter(placed.face for side in sides for placed in side.placed)
    assert faces == {f"{n}-{which}": count for n, count in enumerate(counts) for which in ("front", "back")}


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(st.integers(8, 80), st.integers(8, 80)), min_size=1, max_size=40))
def test_tokens_of_all_sizes_share_sheets(sizes: list[tuple[int, int]]) -> None:
    tokens = [
        card(str(n), 1, Size(width, height), "token", back=bool(n % 2))
        for n, (width, height) in enumerate(sizes)
    ]
    sides = impose(tokens, preset_named("a4-plotter"))
    sound(sides)
    fronts = [placed.face for side in sides if not side.is_back for placed in side.placed]
    assert sorted(fronts) == sorted(token.front for token in tokens)
    area = sum(width * height for width, height in sizes)
    sheets = len([side for side in sides if not side.is_back])
    assert sheets <= 2 + area / (170 * 250 * 0.25)


@pytest.mark.parametrize("duplex", ["long_edge", "short_edge"])
@pytest.mark.parametrize("preset", ["a4-touching", "a4-bleed", "a3-touching"])
def test_a_back_lies_behind_its_front(preset: str, duplex: str) -> None:
    """The sheet is turned over in thought: the middle of each back must meet its front's, up must stay up."""
    chosen = preset_named(preset, {"duplex": duplex})
    sides = impose([card("a", 3), card("b", 4)], chosen)
    assert [side.is_back for side in sides] == [False, True] * (len(sides) // 2)
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        page = front.page
        as_book = (page.width <= page.height) == (duplex == "long_edge")
        for ahead, behind in zip(front.placed, back.placed, strict=True):
            assert ahead.piece == behind.piece
            a, b = ahead.slot, behind.slot
            middle = (b.x + b.width / 2, b.y + b.height / 2)
            seen = (page.width - middle[0], middle[1]) if as_book else (middle[0], page.height - middle[1])
            assert seen == pytest.approx((a.x + a.width / 2, a.y + a.height / 2))
            up = (90 + b.turn) % 360
            seen_up = (180 - up) % 360 if as_book else -up % 360
            assert seen_up == (90 + a.turn) % 360


def test_a_sheet_without_backs_keeps_its_empty_back_among_others() -> None:
    sides = impose([card("a"), card("t", 1, Size(20, 20), "token", back=False)], preset_named("a4-touching"))
    assert [len(side.placed) for side in sides] == [1, 1, 1, 0]
    only = impose([card("t", 1, Size(20, 20), "token", back=False)], preset_named("a4-touching"))
    assert [side.is_back for side in only] == [False]


def test_sorts_do_not_share_sheets() -> None:
    """Tokens go on board, stickers on labels: they are printed on sheets of their own."""
    pieces = [card("a", 2), *(card(sort, 3, Size(20, 20), sort) for sort in ("token", "sticker", "standee"))]
    sides = impose(pieces, preset_named("a4-touching", {"duplex": "none"}))
    assert [{placed.piece.sort for placed in side.placed} for side in sides] == [
        {"card"},
        {"token"},
        {"sticker"},
        {"standee"},
    ]


def test_round_pieces_leave_room_for_scissors_and_get_their_outline_instead_of_marks() -> None:
    token = replace(card("t", 30, Size(20, 20), "token"), contour=Contour(ellipse(20, 20)))
    preset = preset_named("a4-touching")
    side = impose([token], preset)[0]
    xs = sorted({slot.x for slot in side.slots})
    assert xs[1] - xs[0] == pytest.approx(24)
    assert crop_marks(side, preset) == []
    assert len([mark for mark in over_faces(side, preset) if isinstance(mark, Outline)]) == 30


def test_gutterfold_puts_each_back_across_the_fold() -> None:
    (side,) = impose([card("a"), card("b")], preset_named("a4-gutterfold"))
    assert side.fold is not None
    fronts = [placed for placed in side.placed if not placed.is_back]
    backs = [placed for placed in side.placed if placed.is_back]
    for front, back in zip(fronts, backs, strict=True):
        a, b = front.slot, back.slot
        if side.fold.is_upright:
            assert side.fold.at - a.right == pytest.approx(b.x - side.fold.at)
            assert a.y == pytest.approx(b.y)
            assert -a.turn % 360 == b.turn
        else:
            assert a.y - side.fold.at == pytest.approx(side.fold.at - b.top)
            assert a.x == pytest.approx(b.x)
            assert (180 - a.turn) % 360 == b.turn


def test_pieces_without_backs_are_not_folded() -> None:
    tokens = [card(str(n), 5, Size(20, 20 + n), "token", back=False) for n in range(3)]
    (side,) = impose(tokens, preset_named("a4-gutterfold"))
    assert side.fold is None
    assert len(side.placed) == 15


def test_collation() -> None:
    pieces = [card("a", 2), card("b")]
    by_cards = impose(pieces, preset_named("a4-touching", {"duplex": "none"}), sets=2)
    assert [placed.piece.key[-1] for side in by_cards for placed in side.placed] == list("aaaabb")
    by_sets = impose(pieces, preset_named("a4-touching", {"duplex": "none", "collation": "sets"}), sets=2)
    assert [[placed.piece.key[-1] for placed in side.placed] for side in by_sets] == [list("aab")] * 2
    once = impose(pieces, preset_named("a4-touching", {"duplex": "none"}), copies=False)
    assert [placed.piece.key[-1] for side in once for placed in side.placed] == list("ab")


def test_whole_pages_are_made_smaller_only_where_they_must() -> None:
    page = Piece("sheet/score", "sheet", "sheet", Size(210, 297), "front")
    (exact,) = impose([page], preset_named("a4-touching"))
    assert (exact.placed[0].scale, exact.placed[0].slot.x) == (1, 0)
    (smaller,) = impose([page], preset_named("letter-touching"))
    assert smaller.placed[0].scale == pytest.approx((279.4 - 8) / 297)
    sound([exact, smaller])


def book(pages: int, size: Size) -> Piece:
    faces = tuple(f"p{n}" for n in range(1, pages + 1))
    return Piece("book/tale", "book", "books", size, "", pages=faces)


def test_a_book_becomes_a_booklet() -> None:
    """Six pages of A5 on A4: two sheets of four, folded into each other they read from 1 to 6, then two empty
    pages; every page's back is the next page."""
    sides = impose([book(6, Size(148, 210))], preset_named("a4-touching"))
    shown = [[placed.face for placed in side.placed if placed.face] for side in sides]
    assert shown == [["p1"], ["p2"], ["p6", "p3"], ["p5", "p4"]]
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert front.page == Size(297, 210)
        behind = {placed.piece: placed.slot for placed in back.placed}
        for ahead in front.placed:
            if ahead.piece.back:  # turned over the long edge of a sheet that lies: like a calendar
                a, b = ahead.slot, behind[ahead.piece]
                assert (a.x, 210 - a.top) == pytest.approx((b.x, b.y))
                assert b.turn == 180
    sound(sides)


def test_a_book_leaf_by_leaf_where_a_booklet_is_not_possible() -> None:
    large = impose([book(3, Size(210, 297))], preset_named("a4-touching"))
    assert [[placed.face for placed in side.placed] for side in large] == [["p1"], ["p2"], ["p3"], []]
    one_sided = impose([book(3, Size(148, 210))], preset_named("a4-draft"))
    assert [[placed.face for placed in side.placed] for side in one_sided] == [["p1"], ["p2"], ["p3"]]
    for_shops = impose([book(3, Size(148, 210))], preset_named("shop"))
    assert [[placed.face for placed in side.placed] for side in for_shops] == [["p1"], ["p2"], ["p3"]]


def test_a_piece_larger_than_the_paper_is_printed_in_parts() -> None:
    """Every spot of a board of 300 × 420 mm is on exactly one of its four sheets, and behind each part of the
    front lies the same part of the back."""
    board = card("board", 1, Size(300, 420), "board")
    sides = impose([board], preset_named("a4-touching"))
    assert len(sides) == 2 * 4
    fronts = [side.placed[0] for side in sides[::2]]
    assert {placed.part for placed in fronts} == {(0, 0), (150, 0), (0, 210), (150, 210)}
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        (ahead,), (behind,) = front.placed, back.placed
        assert (ahead.slot.width, ahead.slot.height) == (150, 210)
        a, b, c, d, e, f = behind.matrix()
        x, y = ahead.part or (0, 0)
        for u, v in ((x, y), (x + 150, y + 210), (x + 40, y + 7)):
            there = (u - x + ahead.slot.x, v - y + ahead.slot.y)  # the spot of the front on its page
            own = (300 - u, v)  # the spot of the back that lies behind it
            page = (a * own[0] + c * own[1] + e, b * own[0] + d * own[1] + f)
            assert (front.page.width - page[0], page[1]) == pytest.approx(there)
    outer = {(placed.slot.room.left, placed.slot.room.top) for placed in fronts}
    assert outer == {(3, 3), (0, 3), (3, 0), (0, 0)}
    sound(sides)


def test_what_fits_into_no_slot_of_a_template_is_refused_by_name() -> None:
    pieces = [card("a", 1, Size(50, 80)), card("huge", 1, Size(250, 250), "tile")]
    with pytest.raises(PrintRefusedError) as refusal:
        impose(pieces, preset_named("a4-perforated"))
    (fault,) = (each.fault for each in refusal.value.faults)
    assert fault.key == "sheet-no-slot"
    assert (fault.args["piece"], fault.args["width"]) == ("item/huge", "250")


def test_a_template_takes_pieces_into_the_middle_of_its_slots() -> None:
    (front, _back) = impose([card("a", 1, Size(50, 80))], preset_named("a4-perforated"))
    slot = front.placed[0].slot
    assert (slot.turn, slot.x, slot.y) == (90, 20 + 2.5, 297 - 13.5 - 54 + 2)


def marks_of(preset: Preset, sides: list[Side]) -> list[tuple[Side, Line]]:
    return [(side, line) for side in sides for line in crop_marks(side, preset)]


@pytest.mark.parametrize("name", [n for n, p in shipped_presets().items() if p.crop_marks])
def test_crop_marks_lie_in_the_lines_of_the_trim_and_outside_all_ink(name: str) -> None:
    preset = preset_named(name)
    pieces = [card("a", 11), *(card(f"t{n}", 5, Size(15 + n, 20 + 2 * n), "token") for n in range(6))]
    sides = impose(pieces, preset)
    found = marks_of(preset, sides)
    assert found
    for side, line in found:
        edges_x = {round(edge, 6) for slot in side.slots for edge in (slot.x, slot.right)}
        edges_y = {round(edge, 6) for slot in side.slots for edge in (slot.y, slot.top)}
        assert round(line.x1, 6) in edges_x if line.x1 == line.x2 else round(line.y1, 6) in edges_y
        for slot in side.slots:
            left, bottom, right, top = slot.inked()
            low_x, high_x = sorted((line.x1, line.x2))
            low_y, high_y = sorted((line.y1, line.y2))
            is_apart = (
                high_x <= left + NEARLY
                or low_x >= right - NEARLY
                or high_y <= bottom + NEARLY
                or low_y >= top - NEARLY
            )
            assert is_apart


def test_a_full_sheet_of_touching_cards_has_sixteen_marks() -> None:
    preset = preset_named("a4-touching")
    side = impose([card("a", 9)], preset)[0]
    assert len(crop_marks(side, preset)) == 16


def test_touching_cards_share_their_cut_lines() -> None:
    side = impose([card("a", 9)], preset_named("a4-touching"))[0]
    lines = cut_lines(side)
    assert len(lines) == 8
    round_token = replace(card("t", 2, Size(20, 20), "token", back=False), contour=Contour(ellipse(20, 20)))
    outlines = cut_lines(impose([round_token], preset_named("a4-touching"))[0])
    assert [isinstance(each, Outline) for each in outlines] == [True, True]
    with_corners = replace(card("a", 9), contour=Contour(rectangle(63.5, 88.9, 3)))
    assert len(cut_lines(impose([with_corners], preset_named("a4-touching"))[0])) == 8


def test_registration_marks_keep_clear_of_pieces_whatever_the_margin() -> None:
    preset = preset_named("a4-plotter", {"margin": 0})
    side = impose([card("a", 20, Size(30, 30), "token")], preset)[0]
    for mark in registration_marks(side.page):
        xs, ys = corners(mark)
        right, left, top, bottom = max(xs), min(xs), max(ys), min(ys)
        for slot in side.slots:
            x1, y1, x2, y2 = slot.inked()
            assert right < x1 or left > x2 or top < y1 or bottom > y2


def corners(mark: Line | Outline) -> tuple[list[float], list[float]]:
    """The x and y of every point of a mark."""
    if isinstance(mark, Line):
        return [mark.x1, mark.x2], [mark.y1, mark.y2]
    return (
        [x for _, numbers in mark.steps for x in numbers[::2]],
        [y for _, numbers in mark.steps for y in numbers[1::2]],
    )


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_an_outline_lies_in_its_slot_however_it_is_turned(turn: int) -> None:
    piece = replace(card("a"), contour=Contour(rectangle(63.5, 88.9, 3)))
    lying = POKER if turn in (0, 180) else POKER.turned()
    slot = Slot(10, 20, lying.width, lying.height, turn)
    xs, ys = corners(Outline("cut", Placed(piece, "a", slot).outline()))
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx((10, 20, slot.right, slot.top))
    xs, ys = corners(Outline("cut", Placed(piece, "a", slot).outline(inset=3)))
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx((13, 23, slot.right - 3, slot.top - 3))
