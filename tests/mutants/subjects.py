"""What is mutated, what is left out and why, and which tests must notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

LEFT_OUT = {
    "*/samples.py": "sample data",
    "*/state_copying.py": "written by a command; a test compares it with what `state.py` declares",
    "*/wording.py": "how effects are put into sentences; thousands of sentences are tested as text",
    "*/report.py": "what reports count; tested with the reports",
    "*/worth.py": "what bots think a card is worth: judgement",
    "*/value.py": "how good a position looks to bots: judgement",
    "*/policy.py": "which actions bots consider: judgement",
    "*/habits.py": "what bots expect of other players: judgement",
    "*/ways.py": "how far bots think it is: judgement",
    "platformer/attacking.py": "how bots put an attack together: judgement",
    "princess/beliefs.py": "what bots take for likely: judgement",
}
"""Files of a game that hold no rules, and what they hold."""

SHARED_TESTS = ("tests/conformance", "tests/engine/test_*.py")
"""Tests that every game has part in."""
UNFIT_TESTS = (
    "tests/conformance/test_any_card.py",
    "tests/conformance/test_pettingzoo.py",
    "tests/engine/test_bots.py",
    "tests/engine/test_bots_dungeons.py",
    "tests/engine/test_bots_princess.py",
    "tests/engine/test_builds.py",
    "tests/engine/test_effect_wording.py",
    "tests/engine/test_fallback_wording.py",
    "tests/engine/test_mcts.py",
    "tests/engine/test_planner.py",
    "tests/engine/test_princess_wording.py",
    "tests/engine/test_threads.py",
)
"""Tests that are about something else than what the rules do: any content, somebody else's library,
how well bots play, sentences, threads. Recorded games, which say that something changed but not what, come
last and are counted apart (`tests.mutants.recorded`)."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Sources that belong together, and the tests that must notice a fault in them."""

    name: str
    folder: Path
    tests: tuple[str, ...]
    recorded: bool = True
    """Whether there are recorded games."""

    def __contains__(self, path: Path) -> bool:
        """Whether a source is one of these."""
        return path.is_relative_to(self.folder)

    def test_files(self) -> list[str]:
        """The files and folders of the tests."""
        found = [path.relative_to(ROOT).as_posix() for test in self.tests for path in ROOT.glob(test)]
        return sorted(set(found) - set(UNFIT_TESTS))

    def sources(self) -> list[Path]:
        """The files that are mutated."""
        return sorted(
            path for path in self.folder.rglob("*.py") if not any(path.match(name) for name in LEFT_OUT)
        )


def tests_of(game: str, *more: str) -> tuple[str, ...]:
    """The tests that must notice a fault in a game: of its rules, of its content, those for every game."""
    return (f"tests/rules/{game}", f"tests/content/test_{game}_*.py", *SHARED_TESTS, *more)


GAMES = {
    name: Subject(name, ROOT / "engine/games" / name, tests_of(name, *more))
    for name, more in (
        ("platformer", ()),
        ("dungeons", ("tests/engine/dungeons_geometry", "tests/content/test_adventure*.py")),
        ("princess", ()),
    )
}


def is_about_others(test: str, subjects: list[Subject]) -> bool:
    """Whether the name of a test says that it is about another game than these."""
    name = test.replace("-", "[").replace("]", "[") + "["
    named = [game for game in GAMES if f"[{game}[" in name]
    return bool(named) and not any(subject.name in named for subject in subjects)
