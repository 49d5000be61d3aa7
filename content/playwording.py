"""Words what players see and do: options, actions, events, refusals and outcomes of a game, in a language.

The engine gives a message key and arguments that are numbers, names of things (``sword``) and entries
(``enemy/werewolf``). The messages of a game begin with its name, ``platformer-event-moved``; they stand in
``locale/<language>/<game>/play.ftl`` and get every argument by its name, and besides:

- for an entry ``$enemy``: its name, and how it stands in a sentence as ``$enemy_subject`` and
  ``$enemy_object``, its kind as ``$enemy_kind`` and its rules text as ``$enemy_text``;
- for the name of a thing ``$symbol``, if the game has a message ``<game>-word-sword``: that message as
  ``$symbol_word`` and its attributes as ``$symbol_one``, ``$symbol_many`` ...;
- for the address of a text (``$encounter_text``): the text in the language;
- for ``column`` and ``row``: both together as ``$space``, "c4";
- for several entries, spaces or messages (each with its arguments): the list of them;
- for ``do``, the operations of an option that the card ``$definition`` offers: what they do as ``$text``,
  worded as the card itself is.

A message or an argument that is missing is a mistake of ours. It costs the sentence: `content.unworded` has a
general one for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeGuard

from content.cardtext import compare
from content.settings_wording import SettingsWording
from content.unworded import careful, general
from content.wording import wording
from engine.effects.wording import EffectWording
from engine.effects.wording_clauses import initial
from engine.games import games
from engine.gaps import Gap, Said, note
from engine.kernel import Args, Argument, Message, OptionError, Outcome, Refusal
from engine.kernel.settings import Setting
from engine.marks import capital
from engine.snapshot import Snapshot

Labelled: TypeAlias = Message
"""What an action is called, or what has happened."""

SHAPES = ("one", "many", "short")
"""The attributes that the message of a thing may have."""


class PlayWording:
    """Words one game, as its release calls things, in one language."""

    def __init__(self, release: Snapshot, language: str) -> None:
        self.release = release
        self.language = language
        self.words = wording(language, release.game, release.source)
        self._own = release.texts.get(language, {})
        self._texts: dict[str, Said] = {}

    def say(self, key: str, args: Args | None = None) -> str:
        """A message of the game, as a sentence of its own."""
        return capital(self.phrase(key, args))

    def phrase(self, key: str, args: Args | None = None) -> str:
        """A message of the game, as a part of something longer."""
        return self._careful(key, lambda: self.words.say(self._key(key), self._worded(args or {})))

    def _careful(self, key: str, make: Callable[[], str]) -> str:
        """A text, or what is said where it cannot be made; ``key`` names what it is about."""
        what = f"{self._key(key)} in {self.language}"
        return careful(what, make, lambda: general(self.words, key.partition("-")[0]))

    def action(self, label: Labelled) -> str:
        """What an action does."""
        return self.say(label.key, label.args)

    def explained(self, label: Labelled) -> list[str]:
        """An action explained: what it is good for, and the cards and enemies it is about."""
        what = f"the help of {self._key(label.key)} in {self.language}"
        return careful(what, lambda: self._explained(label), list)

    def _explained(self, label: Labelled) -> list[str]:
        key = self._key(label.key)
        lines = [self.words.say(key, attribute="help")] if self.words.has(key, "help") else []
        entries = [value for value in label.args.values() if self.is_entry(value)]
        return lines + [line for line in map(self.card, dict.fromkeys(entries)) if line]

    def event(self, told: Labelled) -> str:
        """What has happened."""
        return self.say(told.key, told.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed, with the clause of the rules."""
        text = self.say(f"refusal-{refusal.key}", refusal.args)
        return f"{text} [{refusal.clause}]"

    @cached_property
    def settings(self) -> SettingsWording:
        """Words what the game can be started with."""
        return SettingsWording(self.release, self.language, self.name, self.listed)

    def setting(self, name: str) -> tuple[str, str]:
        """The title of an option of the game, and a line of help."""
        return self.settings.setting(name)

    def choice(self, setting: Setting | str, value: Any) -> str:
        """A value of an option as people call it."""
        return self.settings.choice(setting, value)

    def option_error(self, error: OptionError) -> str:
        """Why a game cannot be set up, which option is to blame, and the clause of the rules."""
        return self.settings.error(error)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """How a game ended; the seats' names are given."""
        return self._careful(f"outcome-{outcome.reason}", lambda: self._outcome(outcome, names))

    def _outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        args: Args = {
            "winners": len(outcome.winners),
            "winner": self.listed([names[seat] for seat in outcome.winners]),
            "seats": len(names),
            "score": max(outcome.scores, default=0),
        }
        reason = outcome.reason
        while "-" in reason and not self.words.has(self._key(f"outcome-{reason}")):
            reason = reason.rpartition("-")[0]  # an ending of its own is worded like its sort
        return self.say(f"outcome-{reason}", args)

    def broken(self, sort: str, entry: str, effect: int) -> str:
        """Why a game cannot go on, or cannot begin: what happened (`engine.kernel.CardError.key`), which card
        was at work, and which of its effects, counted from 0."""
        named = self.is_entry(entry)
        args = {"named": "yes" if named else "no", "name": self.name(entry) if named else ""}
        said = self.words.say(f"broken-{sort}", args)
        place = self.words.say("broken-effect", {"effect": effect + 1}) if effect >= 0 else ""
        return f"{said} {place}".strip()

    def name(self, entry: str) -> str:
        """The name of an entry, given as ``kind/slug``."""
        kind, slug = entry.split("/")
        return self.text(kind, slug, "name") or slug

    def text(self, kind: str, slug: str, field: str) -> str:
        """A text of the release; in the language it is written in where it is not translated."""
        address, source = f"{kind}/{slug}/{field}", self.release.source
        own = self._own.get(address)
        if own or self.language == source:
            note(self.language)
            return own or ""
        note(source, Gap(self.language, address, source))
        return self.release.texts.get(source, {}).get(address, "")

    def rules(self, entry: str) -> str:
        """The rules text of an entry; nothing if it has none."""
        return self._text(entry)

    def card(self, entry: str) -> str:
        """Name and rules text of an entry; nothing if it has no rules text."""
        text = self._text(entry)
        return self.words.say("play-card", {"name": self.name(entry), "text": text}) if text else ""

    def listed(self, parts: Sequence[str]) -> str:
        """Parts of a sentence as a list."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.words.say("join-comma", {"first": first, "last": part})
        last = {"first": first, "last": parts[-1], "initial": initial(parts[-1])}
        return self.words.say("join-and", last)

    def is_entry(self, value: object) -> TypeGuard[str]:
        """Whether an argument names an entry of the release."""
        if not isinstance(value, str):
            return False
        kind, _slash, slug = value.partition("/")
        return slug in self.release.entries.get(kind, {})

    def _key(self, key: str) -> str:
        return f"{self.release.game}-{key}".replace("_", "-")

    def _worded(self, args: Args) -> dict[str, Argument]:
        """The arguments with everything that the messages may ask for."""
        worded: dict[str, Argument] = {}
        for name, value in args.items():
            worded[name] = value
            if self.is_entry(value):
                number = args.get(f"{name}_number", 0)
                worded |= self._entry(name, value, number if isinstance(number, int) else 0)
            elif isinstance(value, str) and name.endswith("_text") and value.count("/") > 1:
                worded[name] = self._read(value)
            elif isinstance(value, str):
                worded |= self._thing(name, value)
            elif name == "do" and isinstance(value, Sequence):
                worded["text"] = self._option(str(args["definition"]), value)
            elif isinstance(value, list):
                worded[name] = self.listed([self._item(item) for item in value])
            elif name.endswith("column") and isinstance(value, int):
                prefix = name.removesuffix("column")
                row = args[f"{prefix}row"]
                assert isinstance(row, int)
                worded[f"{prefix}space"] = space_name(value, row)
        return worded

    def _read(self, address: str) -> str:
        """A text of an entry, given by its address: ``adventure/first_shift/encounters.bell.text``."""
        kind, slug, field = address.split("/", 2)
        return self.text(kind, slug, field)

    def _item(self, item: Any) -> str:
        """One of several: an entry, a message with its arguments, or a space as column and row."""
        if self.is_entry(item):
            return self.words.say("play-quoted", {"name": self.name(item)})
        if isinstance(item[0], str):
            return self.phrase(*item)
        return space_name(*item)

    def _entry(self, argument: str, entry: str, number: int = 0) -> dict[str, str]:
        """An entry's name, and the name as it stands in a sentence. How that is, is said by a message for
        the entry; if it has none, or has got another name since, the bare name must do. Where several bear
        the name, each has a number."""
        kind, _slug = entry.split("/")
        name = self.name(entry)
        noun = self._key("noun-" + entry.replace("/", "-"))
        known = self.words.has(noun) and self.words.say(noun) == name
        behind = f" {number}" if number else ""
        worded = {argument: name + behind, f"{argument}_kind": kind, f"{argument}_text": self._text(entry)}
        for part in ("subject", "object"):
            said = self.words.say(noun, attribute=part) if known else self._bare(part, name)
            worded[f"{argument}_{part}"] = said + behind
        return worded

    def _text(self, entry: str) -> str:
        if entry not in self._texts:
            kind, slug = entry.split("/")
            what = f"the rules text of {entry} of {self.release.game} in {self.language}"
            self._texts[entry] = careful(
                what, lambda: compare(self.release, self.language, kind, slug).said, lambda: Said("")
            )
        return self._texts[entry].repeat()

    def _bare(self, part: str, name: str) -> str:
        return self.words.say("play-noun", {"name": name}, part)

    def _thing(self, argument: str, value: str) -> dict[str, str]:
        key = self._key(f"word-{value}")
        if not value or not self.words.has(key):
            return {}
        worded = {f"{argument}_word": self.words.say(key)}
        for shape in SHAPES:
            if self.words.has(key, shape):
                worded[f"{argument}_{shape}"] = self.words.say(key, attribute=shape)
        return worded

    def _option(self, entry: str, do: Sequence[Argument]) -> str:
        """What one of the options does that an entry lets somebody choose from, as the card says it."""
        kind, slug = entry.split("/")
        game = games()[self.release.game]
        effects = EffectWording(self.words, game, lambda of, to: self.name(f"{of}/{to}"))
        about = {"role": getattr(self.release.entries[kind][slug].data, "role", "")}
        return effects.option(kind, about, do)


def space_name(column: int, row: int) -> str:
    """A space as people name it: columns are letters, after z come aa, ab ...; rows are numbers."""
    letters = ""
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{row}"
