"""``manage.py play --options`` and ``--option``: what a game can be started with, listed, and what is wrong
with an option, in the language of whoever plays."""

from __future__ import annotations

import io
import json
import shlex

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from content.playwording import PlayWording
from engine.games import games
from engine.kernel import start
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from studio.terminal import releases
from studio.terminal.options import show_options
from studio.terminal.screen import Screen

LANGUAGES = [code for code, _name in settings.LANGUAGES]


def play(game: str, *args: str) -> str:
    out = io.StringIO()
    call_command("play", f"--pack={releases.shipped(game)}", *args, stdout=out)
    return out.getvalue()


def listed(release: Snapshot, language: str) -> str:
    """The list, without reading the pack again."""
    out = io.StringIO()
    show_options(PlayWording(release, language), Screen(io.StringIO(), out))
    return out.getvalue()


@pytest.mark.parametrize("game", list(games()))
def test_the_list_names_every_option_and_its_examples_work(game: str) -> None:
    release = releases.from_pack(releases.shipped(game))
    described = settings_of(release)
    told = {language: listed(release, language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert play(game, "--options", "--lang=en") == told["en"]
    for text in told.values():
        lines = text.splitlines()
        for setting in described.settings:
            assert f"{setting.name} [{setting.clause}]".removesuffix(" []") in lines
            assert all(f"    {value}: " in text for value in setting.choices)
    examples = [line for line in told["en"].splitlines() if "--option " in line and "Example" in line]
    assert len(examples) >= 5
    for line in examples:
        name, _equals, value = shlex.split(line.partition("--option ")[2])[0].partition("=")
        options = {name: json.loads(value)}
        least, most = described.seats_for(options)
        seats = len(options[name]) if name == "party" else most
        assert least <= seats <= most
        start(release, seats=seats, options=options)


@pytest.mark.parametrize(
    ("game", "option", "language", "said"),
    [
        ("platformer", "boss=medusae", "en", "Boss (boss): This release has no “medusae” (Boss). It has: "),
        ("platformer", "boss=medusae", "de", "War „medusa“ gemeint? [PF-SETUP-05]"),
        (
            "platformer",
            "turn_limit=ten",
            "it",
            "(turn_limit): Qui va un numero intero, non «ten».",
        ),
        ("dungeons", "crush=never", "es", "Se admite: once, each, blocked. [DD-RUL-24]"),
    ],
)
def test_a_wrong_option_is_explained_in_the_language(
    game: str, option: str, language: str, said: str
) -> None:
    with pytest.raises(CommandError) as refused:
        play(game, f"--lang={language}", f"--option={option}", "--people=none")
    assert said in str(refused.value)
