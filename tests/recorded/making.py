"""Makes the cards that recorded games are played with. They are kept in files, so that they stay the same
when words are declared otherwise or Hypothesis draws otherwise."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.cards.trying import Made, changed_cards, faults_in, is_sound, made_cards
from tests.recorded.corpus import FOLDER

TOGETHER = 8
"""Cards of a group, at most."""
MADE, CHANGED = 34, 8
"""Groups of made cards, and of shipped ones with something changed."""


def make_cards(name: str) -> None:
    """Write the cards of a game. Adventures are left to the shipped games: they are as long as a book."""
    made = (card for card in drawn(made_cards(name), MADE) if is_fit(name, card))
    changed = (card for card in drawn(changed_cards(name), CHANGED) if is_fit(name, card))
    cards = [list(card) for card in (*made, *changed)]
    groups = [cards[at : at + TOGETHER] for at in range(0, len(cards), TOGETHER)]
    lines = ",\n".join(json.dumps(group, sort_keys=True, separators=(",", ":")) for group in groups)
    (FOLDER / f"cards_{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def is_fit(name: str, card: Made) -> bool:
    """Whether the checks accept a card that is short enough."""
    return card.kind != "adventure" and not faults_in(name, card) and is_sound(name, [card], 0)


def drawn(cards: st.SearchStrategy[Made], groups: int) -> list[Made]:
    """Cards for so many groups, always the same."""
    found: list[Made] = []
    quiet: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}

    @seed(5)
    @settings(max_examples=groups, phases=[Phase.generate], **quiet)
    @given(st.lists(cards, min_size=TOGETHER, max_size=TOGETHER))
    def one(group: list[Made]) -> None:
        found.extend(group)

    one()
    return found
