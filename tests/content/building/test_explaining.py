"""Words of a text are explained where they stand, from what the game declares, in the reader's language."""

from __future__ import annotations

import pytest

from content.building.explaining import Explanation
from tests.content.building.drafts import ALL_LANGUAGES, GAMES, draft, shipped_drafts

TEXT = """- when: activated  # rub it
  cost: [exhaust]
  do:
    - gain: {what: gold, amount: 2}
    - draw_card: {deck: item}
"""


def explained(word: str, language: str = "en", text: str = TEXT) -> Explanation | None:
    now = draft("platformer", "item", "effects", {}, text=text, spoken=language)
    return now.explain(text.index(word) + 1)


def test_a_word_is_told_with_a_sample_and_its_parameters() -> None:
    told = explained("gain")
    assert told is not None
    assert (told.name, TEXT[told.start : told.end]) == ("gain", "gain")
    assert (told.label, told.sort) == ("Gain 1 Gold", "Does")
    (sample, *_more) = (explained("activated") or told).lines
    assert sample.endswith(".")
    assert any(line.startswith("what: ") and "gold (" in line for line in told.lines)


@pytest.mark.parametrize("word", ["activated", "exhaust", "draw_card", "what", "gold", "when", "item}"])
def test_triggers_costs_parameters_and_values_are_told(word: str) -> None:
    for language in ALL_LANGUAGES:
        told = explained(word, language)
        assert told is not None, word
        assert told.label


def test_it_is_told_in_the_language_of_the_reader() -> None:
    said = {language: explained("gold", language) for language in ALL_LANGUAGES}
    labels = {told.label for told in said.values() if told is not None}
    assert len(labels) >= 3


@pytest.mark.parametrize("text", ["- when: activated\n  do: [gian]\n", "- when: [\n", "# gian\n", "gian"])
def test_what_nobody_knows_is_not_told(text: str) -> None:
    assert explained("gian" if "gian" in text else "when", text=text) is None


def test_a_place_without_a_word_is_not_told() -> None:
    now = draft("platformer", "item", "effects", {}, text=TEXT)
    assert now.explain(0) is None
    assert now.explain(10_000) is None
    assert now.explain(-5) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_shipped_packs_is_told(game: str) -> None:
    """Of each field with words, at the name of its first words."""
    for each in shipped_drafts(game):
        for name in ("when", "do"):
            at = each.text.find(f"{name}:")
            if at >= 0:
                assert each.explain(at) is not None, (each.kind, each.text)
