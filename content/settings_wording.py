"""Words what a game can be started with: the titles of its options, a line of help, the names of choices, and
why a game cannot be set up.

The messages stand in ``locale/<language>/<game>/options.ftl``: ``<game>-setting-<option>`` with ``help`` and
``choice-<value>`` as attributes, and ``<game>-option-error-<key>``. What every game says stands in
``options.ftl``. An option that somebody is just declaring has no messages yet and is shown by its name made
readable; an error without a message is a mistake of ours and raises `engine.wording.WordingError`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from content.wording import game_name, kind_name, wording
from engine.kernel.errors import OptionError
from engine.kernel.settings import GameSettings, Setting, settings_of
from engine.marks import capital
from engine.schema import Fault
from engine.snapshot import Snapshot

COMMON = ("game", "seats", "chance")
"""What every game is started with besides its own options."""


class SettingsWording:
    """Words the options of a release in one language."""

    def __init__(
        self,
        release: Snapshot,
        language: str,
        named: Callable[[str], str],
        listed: Callable[[list[str]], str],
    ) -> None:
        self.release = release
        self.language = language
        self.words = wording(language, release.game, release.source)
        self.named = named
        self.listed = listed

    @cached_property
    def settings(self) -> GameSettings:
        """What the game can be started with."""
        return settings_of(self.release)

    def setting(self, name: str) -> tuple[str, str]:
        """The title and the help of an option, or of a part of one (``party.hero``, or ``hero`` if there is
        no option of that name)."""
        key = f"setting-{name}" if name in COMMON else self._key(self._whole(name))
        title = self.words.say(key) if self.words.has(key) else readable(name.rpartition(".")[2])
        return title, self.words.say(key, attribute="help") if self.words.has(key, "help") else ""

    def choice(self, setting: Setting | str, value: Any) -> str:
        """A value of an option as people call it; of a list, each of them."""
        if isinstance(setting, str):
            found = self.settings.setting(setting)
            if found is None:
                raise LookupError(f"{self.release.game} has no option {setting}")
            setting = found
        several = setting.per_seat or setting.sort == "choices"
        if several and isinstance(value, list | tuple):
            return self.listed([self._one(setting, each) for each in value] or [self._one(setting, "")])
        if setting.sort == "pairs" and value and not isinstance(value[0], int):
            return "; ".join(self._one(setting, pair) for pair in value)
        return self._one(setting, value)

    def _one(self, setting: Setting, value: Any) -> str:
        """One value."""
        if setting.sort == "flag":
            return self.words.say("setting-yes" if value else "setting-no")
        key, attribute = self._key(setting.name), f"choice-{spelled(value)}"
        if self.words.has(key, attribute):
            return self.words.say(key, attribute=attribute)
        if setting.sort == "entry" and value in setting.choices:
            return self.named(f"{setting.kind}/{value}")
        if setting.sort == "party" and isinstance(value, Mapping):
            return self.listed([self.named(f"{part.kind}/{value[part.name]}") for part in setting.parts])
        if setting.sort == "pairs" and self.words.has(key, "pair"):
            names = [part.name for part in setting.parts]
            return self.words.say(key, dict(zip(names, value, strict=True)), "pair")
        return str(value)

    def error(self, error: OptionError) -> str:
        """Why a game cannot be set up: where, what, how to mend it, and by which rule."""
        own = f"{self.release.game}-option-error-{error.key}"
        key = own if self.words.has(own) else f"option-error-{error.key}"
        text = capital(self.words.say(key, self._worded(error)))
        if error.arguments.get("hint"):
            text += " " + self.words.say("fault-hint", {"hint": error.arguments["hint"]})
        if error.clause:
            text += f" [{error.clause}]"
        if not error.path:
            return text
        name = root(error.path)
        if name in COMMON or self.settings.setting(name):
            args = {"title": self.setting(name)[0], "path": error.path, "text": text}
            return self.words.say("option-error-named", args)
        return self.words.say("option-error-unnamed", {"path": error.path, "text": text})

    def _worded(self, error: OptionError) -> dict[str, Any]:
        """The arguments of an error, with the names that people know."""
        worded: dict[str, Any] = dict(error.arguments)
        setting = self.settings.setting(root(error.path))
        for name, value in error.arguments.items():
            if name == "allowed":
                worded[name] = ", ".join(self._allowed(error, value))
            elif name == "faults":
                worded[name] = "; ".join(map(self._fault, value))
            elif name == "kind":
                worded[name] = kind_name(self.release.game, value, self.language)
                worded["kinds"] = kind_name(self.release.game, value, self.language, many=True)
            elif name == "game":
                worded[name] = game_name(value, self.language)
            elif name == "part":
                worded[name] = self.words.say(f"part-{value}")
            elif name == "wanted" and isinstance(value, str):
                worded[name] = self.words.say(f"type-{value}")
            elif name != "is" and setting is not None and value in setting.choices:
                worded[name] = self.choice(setting, value)
            elif isinstance(value, str) and value.count("/") == 1:
                worded[name] = self.named(value)
        return worded

    def _allowed(self, error: OptionError, values: Sequence[str]) -> list[str]:
        """What may be written instead; entries with their names."""
        kind = error.arguments.get("kind")
        if not kind:
            return list(values)
        names = [self.named(f"{kind}/{slug}") for slug in values]
        return [
            slug if slug == name else f"{slug} ({name})" for slug, name in zip(values, names, strict=True)
        ]

    def _fault(self, fault: Mapping[str, Any]) -> str:
        """A fault of the content."""
        text = self.words.fault(Fault((), fault["key"], fault["args"]))
        place = f"{fault['entry']} {fault['path']}".strip()
        return f"{self.named(fault['entry'])} ({place}): {text}"

    def _whole(self, name: str) -> str:
        """The name of a part with that of its option before it."""
        if "." in name or self.settings.setting(name):
            return name
        holders = (each for each in self.settings.settings if name in [part.name for part in each.parts])
        holder = next(holders, None)
        return f"{holder.name}.{name}" if holder else name

    def _key(self, name: str) -> str:
        return f"{self.release.game}-setting-{name}".replace("_", "-").replace(".", "-")


def root(path: str) -> str:
    """The option that a path begins with."""
    return re.split(r"[.\[]", path, maxsplit=1)[0]


def readable(name: str) -> str:
    """A declared name as people can read it."""
    return name.replace("_", " ").capitalize()


def spelled(value: Any) -> str:
    """A value as the attributes of messages spell it."""
    if value == "":
        return "none"
    return f"minus-{-value}" if isinstance(value, int) and value < 0 else str(value).replace("_", "-")
