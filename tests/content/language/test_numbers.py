"""Sentences that speak of one thing or of several: each pronoun goes with the number."""

from __future__ import annotations

import pytest

from content.wording import fault_text
from engine.schema import Fault

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
