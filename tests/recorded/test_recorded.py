"""What everybody saw, heard and could have done in recorded games is what it was: also where a rule was
written anew. See ``python -m tests.recorded`` when it should be different."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games import games
from tests.commit import share
from tests.conformance.games import GAMES
from tests.recorded.corpus import FOLDER, WITH_CARDS, digests_of, lines_of, read_digests, recorded_games

NAMES = [played.name for played in GAMES]


def changed(name: str, numbers: Sequence[int]) -> str:
    """Of these recorded games of a kind, how the first is seen that goes another way now."""
    recorded, found = read_digests()[name], digests_of(name, numbers)
    differ = [number for number, digest in zip(numbers, found, strict=True) if digest != recorded[number]]
    return f"python -m tests.recorded --show {name} {differ[0]}" if differ else ""


@pytest.mark.many_games
@pytest.mark.parametrize("name", NAMES)
def test_recorded_games_are_seen_as_they_were(name: str) -> None:
    numbers = range(len(recorded_games(name)))
    assert changed(name, share(numbers, len(numbers) // 6)) == ""


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_all_recorded_games_are_seen_as_they_were(name: str) -> None:
    numbers = range(len(recorded_games(name)))
    assert len(numbers) == len(read_digests()[name])
    assert changed(name, numbers) == ""


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
