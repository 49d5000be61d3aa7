"""The messages of each language, and the names of kinds, fields and choices.

What stands in ``locale/<language>/*.ftl`` is shared, what stands in ``locale/<language>/<game>/*.ftl`` is of
one game. Games do not see each other's messages, so each may call a thing by the same key and say it in its
own way. Over both lies what people have written in the studio (`content.own_wording`), message by message;
what one of those cannot say, the shipped one says. A message that a language lacks is said in the next
language of its chain (`content.fallbacks`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from content.fallbacks import chain_of, locale_folders
from content.own_wording import forget_with_messages, generation, own_layer
from engine.games import games
from engine.gaps import forget_with
from engine.messages import Messages
from engine.schema import Fault
from engine.wording import Wording

Instead = Callable[[Wording, str], Wording]
"""Gives other words in the place of those of a game."""

_instead: ContextVar[Instead | None] = ContextVar("instead", default=None)


def wording(language: str, game: str = "", source: str = "") -> Wording:
    """The shared messages of a language, and those of a game if one is named; behind them the languages of
    its chain. ``source`` is the language that the game's content is written in."""
    game = game if game in games() else ""
    spoken = _spoken(language, game, source, locale_folders(), generation())
    instead = _instead.get()
    return spoken if instead is None else instead(spoken, game)


@contextmanager
def speaking(instead: Instead) -> Iterator[None]:
    """Until the end of the block, everything is worded by what a function gives in the place of the words:
    to try out a message that nobody has saved, or to note what is said. Nobody else hears of it."""
    token = _instead.set(instead)
    try:
        yield
    finally:
        _instead.reset(token)


def is_instead() -> bool:
    """Whether other words speak just now, so that what they say must not be kept."""
    return _instead.get() is not None


@cache
def _spoken(language: str, game: str, source: str, folders: tuple[Path, ...], at: int) -> Wording:
    return _wording(chain_of(language, source), game, folders, at)


forget_with(_spoken.cache_clear)


@cache
def _wording(chain: tuple[str, ...], game: str, folders: tuple[Path, ...], at: int) -> Wording:
    behind = [_wording(chain[after:], game, folders, at) for after in range(1, len(chain))]
    if own_layer(chain[0], "") or own_layer(chain[0], game):
        behind = [Wording(chain[0], shipped_messages(chain[0], game, folders), behind), *behind]
    return Wording(chain[0], messages_of(chain[0], game, folders), behind)


forget_with_messages(_wording.cache_clear)


def messages_of(language: str, game: str, folders: tuple[Path, ...]) -> Messages:
    """What a language says itself: shared messages first, those of the game over them; over the shipped ones
    of each those that people have written."""
    return Messages.over(
        *(
            layer
            for of in dict.fromkeys(("", game))
            for layer in (*_shipped_layers(language, of, folders), own_layer(language, of))
            if layer is not None
        )
    )


def shipped_messages(language: str, game: str, folders: tuple[Path, ...]) -> Messages:
    """What a language says itself, as it is shipped."""
    return Messages.over(
        *(layer for of in dict.fromkeys(("", game)) for layer in _shipped_layers(language, of, folders))
    )


@cache
def _shipped_layers(language: str, game: str, folders: tuple[Path, ...]) -> list[Messages]:
    return [
        read_messages(file) for folder in reversed(folders) for file in message_files(folder, language, game)
    ]


forget_with_messages(_shipped_layers.cache_clear)


def is_of_game(language: str, game: str, key: str) -> bool:
    """Whether a game has a message of its own in a language, over the one that all games share."""
    layers = [*_shipped_layers(language, game, locale_folders()), own_layer(language, game)]
    return bool(game) and any(layer is not None and key in layer for layer in layers)


def message_files(folder: Path, language: str, game: str = "") -> list[Path]:
    """The files of a game in a language, in a folder of messages; without a game, the shared ones."""
    return sorted((folder / language / game).glob("*.ftl"))


@cache
def read_messages(file: Path) -> Messages:
    """The messages of a file."""
    return Messages([file.read_text(encoding="utf-8")])


forget_with_messages(read_messages.cache_clear)


def fault_text(fault: Fault, language: str, game: str) -> str:
    """A fault in the content of a game, in a language."""
    return wording(language, game).fault(fault)


def game_name(game: str, language: str) -> str:
    """The name of a game as the interface shows it."""
    return _named(f"game-{game}", "", game, language, game)


def kind_name(game: str, kind: str, language: str, *, many: bool = False, source: str = "") -> str:
    """The name of a kind, of one or of many; ``source`` is the language that the content is written in."""
    return _named(f"kind-{game}-{kind}", "many" if many else "", kind, language, game, source)


def field_name(game: str, kind: str, field: str, language: str) -> str:
    """The name of a field of a kind; of a nested field, the name of its last part."""
    own, attribute = _identifier(f"kind-{game}-{kind}"), _identifier(field)
    words = wording(language, game)
    if words.has(own, attribute):
        return words.say(own, attribute=attribute)
    last = field.split(".")[-1]
    return _named(f"field-{last}", "", last, language, game)


def field_help(game: str, kind: str, field: str, language: str) -> str:
    """What is to be entered in a field, if anybody wrote it down, for the kind or for all fields of the
    name."""
    last = field.split(".")[-1]
    words = wording(language, game)
    for key, attribute in ((f"kind-{game}-{kind}", f"{field}-help"), (f"field-{last}", "help")):
        key, attribute = _identifier(key), _identifier(attribute)
        if words.has(key, attribute):
            return words.say(key, attribute=attribute)
    return ""


def choice_name(value: str, language: str, game: str = "", source: str = "") -> str:
    """The name of an option, a symbol of a drawing or a duration, as the game calls it if it has an own
    name for it."""
    return _named(f"choice-{value}", "", value, language, game, source)


def _named(key: str, attribute: str, raw: str, language: str, game: str, source: str = "") -> str:
    """A message, or the declared name made readable: a kind that somebody is just declaring has no
    messages yet."""
    key = _identifier(key)
    words = wording(language, game, source)
    if words.has(key, attribute):
        return words.say(key, attribute=attribute)
    return raw.replace("_", " ").capitalize()


def _identifier(name: str) -> str:
    """A declared name as the messages spell it: ``boss_attack`` is ``boss-attack``, ``scenes.text`` is
    ``scenes-text``."""
    return name.replace("_", "-").replace(".", "-")


def duration(seconds: float, language: str) -> str:
    """A length of time as people say it, coarse enough to be read at a glance."""
    words = wording(language)
    whole = max(0, round(seconds))
    if whole < 60:
        return words.say("duration-seconds", {"seconds": whole})
    if whole < 3600:
        return words.say("duration-minutes", {"minutes": whole // 60, "seconds": whole % 60})
    return words.say("duration-hours", {"hours": whole // 3600, "minutes": whole % 3600 // 60})
