"""Every refusal of test games has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import playtest.api.games
import playtest.games
from content.wording import wording

pytestmark = pytest.mark.any_database

SOURCES = sorted(
    path
    for package in (playtest.games, playtest.api.games)
    for path in Path(package.__path__[0]).rglob("*.py")
)
RAISED = re.compile(r"[A-Z]\w+Error\(\s*\"([a-z-]+)\"")
OF_BOTS = ("bot-unknown", "bot-bad-budget", "bot-without-budget")
"""Keys that the engine's bots give (`engine.bots.making`)."""
WORDED_ELSEWHERE = ("refused", "options")
"""Refusals by the rules, worded by their game."""


def keys() -> set[str]:
    """The keys of all refusals."""
    raised = {key for source in SOURCES for key in RAISED.findall(source.read_text(encoding="utf-8"))}
    inherited = set(re.findall(r"super\(\).__init__\(\s*\"([a-z-]+)\"", _errors()))
    return (raised | inherited | set(OF_BOTS)) - set(WORDED_ELSEWHERE)


def _errors() -> str:
    return next(source for source in SOURCES if source.name == "errors.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
def test_every_refusal_has_words_and_no_words_are_left_over(language: str) -> None:
    found = {
        line.split(" =")[0].removeprefix("error-game-")
        for line in (Path("locale") / language / "games.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("error-game-")
    }
    assert len(keys()) > 30
    assert found == keys()
    assert wording(language).has("games-undone")
