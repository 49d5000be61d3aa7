"""Sentences that speak of one thing or of several: each pronoun goes with the number. A number too large to
be set in groups is still said."""

from __future__ import annotations

import pytest

from content.wording import fault_text
from engine.schema import Fault
from engine.wording import LARGEST, Wording

ARGS = {"language": "it", "spoken": "en", "texts": "A", "cards": "B", "messages": "C"}

ONE_AND_SEVERAL = [
    ("print-untranslated", "en", "Translate it,", "Translate them,"),
    ("print-untranslated", "es", "Tradúcelo ", "Tradúcelos "),
    ("print-untranslated", "it", "Traducilo,", "Traducili,"),
    ("print-untranslated", "de", "Übersetze ihn,", "Übersetze sie,"),
    ("print-rules-lacking", "en", "has no wording for it yet", "has no wording for them yet"),
    ("print-labels-lacking", "en", "that bear it: B. Add it to", "that bear them: B. Add them to"),
    ("print-labels-lacking", "es", "que lo llevan: B. Añádelo en", "que los llevan: B. Añádelos en"),
    ("print-labels-lacking", "it", "che la portano: B. Aggiungila in", "che le portano: B. Aggiungile in"),
]


@pytest.mark.parametrize(("key", "language", "one", "several"), ONE_AND_SEVERAL)
def test_a_refused_print_speaks_of_one_text_and_of_several(
    key: str, language: str, one: str, several: str
) -> None:
    told = [fault_text(Fault((), key, ARGS | {"count": count}), language, "") for count in (1, 2)]
    assert one in told[0]
    assert several in told[1]


COUNTED = """
plain = { $n } cards
chosen = { $n ->
    [one] one card
   *[other] many cards
 }
set = { NUMBER($n, minimumFractionDigits: 1) } cards
"""


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (LARGEST, "1000000000000000000"),
        (-LARGEST, "-1000000000000000000"),
        (10**4000, f"1{'0' * 39}…"),
        (1e300, "1e+300"),
        (float("inf"), "inf"),
        (float("nan"), "nan"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_number_that_cannot_be_set_in_groups_is_said_digit_by_digit(number: float, said: str) -> None:
    words = Wording("en", [COUNTED])
    assert words.say("plain", {"n": number}) == f"{said} cards"
    assert words.say("set", {"n": number}) == f"{said} cards"
    assert words.say("chosen", {"n": number}) == "many cards"


def test_other_numbers_are_set_as_the_language_sets_them() -> None:
    words = Wording("de", [COUNTED])
    assert words.say("plain", {"n": LARGEST - 1}) == "999.999.999.999.999.999 cards"
    assert words.say("set", {"n": 1234}) == "1.234,0 cards"
    assert words.say("chosen", {"n": 1}) == "one card"
