"""The messages of each language from ``locale/<language>/*.ftl``, and the names of kinds, fields and
choices.

A file ``<subject>_<game>.ftl`` is of one game, every other file is shared. Games do not see each other's
messages, so each may call a thing by the same key and say it in its own way."""

from __future__ import annotations

from functools import cache

from django.conf import settings

from engine.games import games
from engine.schema import Fault
from engine.wording import Wording

FALLBACK = "en"


@cache
def wording(language: str, game: str = "") -> Wording:
    """The shared messages of a language, and those of a game if one is named; of its base language or English
    where the studio does not speak it."""
    for code in (language.replace("-", "_"), language.replace("-", "_").split("_")[0], FALLBACK):
        folder = settings.BASE_DIR / "locale" / code
        files = sorted(folder.glob("*.ftl"), key=lambda file: (game_of(file.stem), file.stem))
        if files:
            heard = [file for file in files if game_of(file.stem) in ("", game)]
            return Wording(code, [file.read_text(encoding="utf-8") for file in heard])
    raise LookupError(f"no messages for {language}")


def game_of(stem: str) -> str:
    """The game that a file of messages belongs to; nothing for a shared one."""
    game = stem.partition("_")[2]
    return game if game in games() else ""


def fault_text(fault: Fault, language: str) -> str:
    """A fault in a language, its kind named as people name it."""
    return wording(language).fault(fault)


def game_name(game: str, language: str) -> str:
    """The name of a game as the interface shows it."""
    return _named(f"game-{game}", "", game, language, game)


def kind_name(game: str, kind: str, language: str, *, many: bool = False) -> str:
    """The name of a kind, of one or of many."""
    return _named(f"kind-{game}-{kind}", "many" if many else "", kind, language, game)


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


def choice_name(value: str, language: str, game: str = "") -> str:
    """The name of an option, a symbol of a drawing or a duration, as the game calls it if it has an own
    name for it."""
    return _named(f"choice-{value}", "", value, language, game)


def _named(key: str, attribute: str, raw: str, language: str, game: str) -> str:
    """A message, or the declared name made readable: a kind that somebody is just declaring has no
    messages yet."""
    key = _identifier(key)
    words = wording(language, game)
    if words.has(key, attribute):
        return words.say(key, attribute=attribute)
    return raw.replace("_", " ").capitalize()


def _identifier(name: str) -> str:
    """A declared name as the messages spell it: ``boss_attack`` is ``boss-attack``, ``scenes.text`` is
    ``scenes-text``."""
    return name.replace("_", "-").replace(".", "-")
