"""The list of what a game can be started with, for ``manage.py play --options``."""

from __future__ import annotations

import json
import shlex
from typing import Any

from content.playwording import PlayWording
from content.wording import game_name
from engine.kernel.settings import Setting, settings_of
from studio.terminal.screen import Screen

INDENT = "    "


def show_options(words: PlayWording, screen: Screen) -> None:
    """Write the options of the game: names as they are typed, what they mean, what they may be."""
    settings = settings_of(words.release)
    least, most = settings.seats
    game = game_name(words.release.game, words.language)
    screen.line(words.words.say("options-heading", {"game": game, "least": least, "most": most}), "chapter")
    screen.prose(words.words.say("options-how"))
    for setting in settings.settings:
        screen.line()
        screen.line(setting.name + (f" [{setting.clause}]" if setting.clause else ""), "question")
        for line in describe_setting(words, setting):
            screen.prose(line, indent=INDENT)
        example = example_of(setting)
        if example is not None:
            screen.line(INDENT + words.words.say("options-example", {"example": typed(setting, example)}))


def describe_setting(words: PlayWording, setting: Setting) -> list[str]:
    """An option: title and help, what it may be, and what it is unless somebody says otherwise."""
    say = words.words.say
    title, help_line = words.setting(setting.name)
    lines = [say("options-option", {"title": title, "help": help_line}).strip()]
    if setting.sort == "number":
        lines.append(say("options-range", {"least": setting.least, "most": setting.most}))
    for part in setting.parts:
        if part.choices:
            named = ", ".join(f"{value} ({words.choice(part, value)})" for value in part.choices)
            lines.append(say("options-choice", {"value": part.name, "name": named}))
    for value in (*setting.choices, *setting.special):
        if value != "":
            args = {"value": str(value), "name": words.choice(setting, value)}
            lines.append(say("options-choice", args))
    lines.append(say("options-default", {"value": words.choice(setting, setting.default)}))
    return lines


def typed(setting: Setting, value: Any) -> str:
    """How a value is given on the command line, quoted for the shell where that is needed."""
    return "--option " + shlex.quote(f"{setting.name}={json.dumps(value, ensure_ascii=False)}")


def example_of(setting: Setting) -> Any:
    """A value whose spelling is not plain from the list of choices, as JSON; None if all are."""
    if setting.sort == "flag":
        return not setting.default
    if setting.sort == "party":
        return [{part.name: part.choices[0] for part in setting.parts if part.choices}]
    if setting.sort in ("choices", "pairs"):
        return setting.default
    return list(setting.choices[:2]) if setting.per_seat else None
