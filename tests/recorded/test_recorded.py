"""What everybody saw, heard and could have done in recorded games is what it was: also where a rule was
written anew. See ``python -m tests.recorded`` when it should be different."""

from __future__ import annotations

import pytest

from engine.games import games
from tests.conformance.games import GAMES
from tests.recorded.corpus import FOLDER, WITH_CARDS, digests_of, lines_of, read_digests


@pytest.mark.many_games
@pytest.mark.parametrize("name", [played.name for played in GAMES])
def test_recorded_games_are_seen_as_they_were(name: str) -> None:
    recorded, found = read_digests()[name], digests_of(name)
    changed = [number for number, pair in enumerate(zip(recorded, found, strict=True)) if len({*pair}) > 1]
    assert not changed, f"python -m tests.recorded --show {name} {changed[0]}"


@pytest.mark.parametrize("name", WITH_CARDS)
def test_made_cards_bear_the_words_that_cards_can_have(name: str) -> None:
    """Those of adventures alone are in the shipped games. A few others are left to chance."""
    text = (FOLDER / f"cards_{name}.json").read_text(encoding="utf-8")
    families = games()[name].words.values()
    words = {
        word for family in families for word, info in family.items() if "story" not in info.standing.needs
    }
    lacking = {word for word in words if f'"{word}"' not in text}
    assert len(words) > 100
    assert len(lacking) < len(words) / 12, sorted(lacking)


def test_everything_is_written_down() -> None:
    sorts = {line.split()[0] for number in range(3) for line in lines_of("princess", number)}
    assert sorts >= {"begin", "asked", "legal", "refused", "seen", "view", "imagined", "happened", "end"}
