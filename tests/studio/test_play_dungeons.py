"""``manage.py play`` with Dungeons: a whole game as a transcript, people at the keyboard, and the companion
of a real table, which is told the dice and tells what to lay, what to read, what appears, what each enemy
does and why.

The transcript is kept like those of `tests.studio.test_play`; ``RENEW_TRANSCRIPTS=1`` renews it.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from content.playwording import PlayWording
from engine.kernel import Args, Happening
from engine.snapshot import Snapshot
from studio.terminal import releases

LANGUAGES = [code for code, _name in settings.LANGUAGES]
TRANSCRIPTS = Path(settings.BASE_DIR) / "tests" / "transcripts"
PACK = releases.shipped("dungeons")
SEED = 4
DICE = "".join(f"{number * number % 5 + 1}\n" for number in range(40))
"""Faces of dice, typed one after the other; a number that an enemy die does not have is asked for again."""


@cache
def release() -> Snapshot:
    return releases.from_pack(PACK)


def play(*args: str, typed: str = "") -> str:
    """What the command writes; ``typed`` is what a person types, a line each."""
    out = io.StringIO()
    keep, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        call_command("play", f"--pack={PACK}", *args, stdout=out)
    finally:
        sys.stdin = keep
    return out.getvalue()


def flat(text: str) -> str:
    """A text without its line breaks."""
    return re.sub(r"\s+", " ", text)


@pytest.fixture(scope="session")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of one bot, saved; it was played with the pack as it is now, or could have been."""
    kept = TRANSCRIPTS / "dungeons.json"
    if os.environ.get("RENEW_TRANSCRIPTS"):
        kept.unlink(missing_ok=True)
        play("--lang=en", "--seats=1", "--people=none", f"--seed={SEED}", f"--save={kept}", "--quiet")
    file = tmp_path_factory.mktemp("play") / "dungeons.json"
    game = json.loads(kept.read_text(encoding="utf-8"))
    file.write_text(json.dumps(game | {"release": release().hash}))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_reads_like_its_transcript(bots_game: Path, language: str) -> None:
    told = play(f"--lang={language}", f"--replay={bots_game}").replace(release().hash[:12], "...")
    transcript = TRANSCRIPTS / f"dungeons_{language}.txt"
    if os.environ.get("RENEW_TRANSCRIPTS"):
        transcript.write_text(told, encoding="utf-8")
    assert told == transcript.read_text(encoding="utf-8"), "see the docstring of this module"


def test_a_person_plays_with_bots_changes_the_language_and_undoes() -> None:
    typed = ["1", "? 1", "1", "c", "1", "1", "b", "w", "1", "l de", "1", "?", "1", "u", "1", "1", "1", "q"]
    told = play(
        "--lang=en", "--seats=2", "--people=1=Ada", "--seed=5", "--bot=random", typed="\n".join(typed)
    )
    for text in (
        "Seat 1: no hero yet, played by Ada",
        "Seat 2: no hero yet, played by the bot",
        "Seat 1 takes “",
        "Which card do you take?",
        "Where does the hero begin?",
        "Weiter auf Deutsch.",
        "Zeichen: # versperrt",
        "Zurückgenommen.",
    ):
        assert text in told, told
    assert "dungeons-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_companion_of_a_real_table(language: str) -> None:
    """Whoever lays the tiles and rolls the dice is told everything that the adventure holds."""
    words = PlayWording(release(), language)
    options = ("--option=adventure=first_shift", "--seats=1", "--people=none", "--seed=3", "--chance=ask")
    told = play(f"--lang={language}", *options, typed=DICE)
    once = flat(told)

    def text(address: str) -> str:
        return flat(release().text(language, "adventure", "first_shift", address))

    assert text("introduction") in once
    assert text("encounters.first_knock.text") in once, "what to read"
    assert once.count(f"{words.name('tile/lamp_room')}") == 1, "what to lay"
    laid: Args = {
        "tile": "tile/lamp_room",
        "face": "front",
        "turn": 0,
        "width": 5,
        "height": 5,
        "column": 4,
        "row": 27,
    }
    assert words.event(Happening("event-laid", laid)) in once
    spawned: Args = {"enemy": "enemy/knocker", "type": "melee", "health": 1, "column": 6, "row": 22}
    assert words.event(Happening("event-spawned", spawned)) in once, "what appears"
    assert re.search(r"\w\d+ [^.]*\[DD-RUL-33\][^.]*\[DD-(?:RUL-31|ENEMY-04)\][^.]*\[DD-RUL-32\]\.", once), (
        "why"
    )
    assert "[DD-LOS-01]." in once, "along which line"
    grey = words.say("question-throw-enemy", {"die": "enemy_die/grey_die"})
    assert grey in once, "which die"
    for left in (1, 2):
        assert words.say("question-throw", {"left": left}) in once
    attack: Args = {"roll": "attack", "roller": "", "roller_seat": -1, "dice": 2}
    assert words.event(Happening("event-rolls", attack)) in once, "for what"
