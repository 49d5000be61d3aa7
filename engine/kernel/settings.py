"""What a game can be started with: its seats and its options, described so that a form, the API, the terminal
and a campaign can offer them without knowing the game.

A game declares its options once, as a struct (``options.py``): the type and default of a field say most, an
`Option` in its annotation says the rest. ``settings.py`` beside its ``play`` module makes `GameSettings` of
it for a release. What things are called is said in ``locale/<language>/<game>/options.ftl``.
"""

from __future__ import annotations

import importlib
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from engine.snapshot import Snapshot

Sort: TypeAlias = Literal["flag", "number", "choice", "choices", "entry", "party", "pairs"]
"""A flag is true or false; a number an integer; a choice one of several names, choices any number of them; an
entry the slug of an entry of the release; a party an object of named entries; pairs are lists of numbers."""


@dataclass(frozen=True, slots=True)
class Option:
    """What the type of an option does not say. It stands in the annotation of the struct's field."""

    clause: str = ""
    choices: tuple[str, ...] = ()
    kind: str = ""
    least: int | None = None
    most: int | None = None
    special: tuple[int | str, ...] = ()
    per_seat: bool = False
    varies: bool = False
    samples: bool = False
    length: int | None = None
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game.

    ``choices`` are the names that may be chosen, for an entry the slugs of its ``kind`` in the release.
    ``special`` are values that mean something of their own, such as -1 or "": by lot; they are worded like
    choices. ``least`` and ``most`` bound a number, and each number of pairs. With ``per_seat`` the value is a
    list with one of it for each seat. ``length`` is how many pairs there must be at least. ``parts`` are what
    a party or a pair is made of. ``varies``: worth varying in a campaign. ``samples``: its default would have
    bots, or the order of the set, choose the same in every game; a campaign plays `sampled` values instead.
    ``clause`` is the rule it is about.
    """

    name: str
    sort: Sort
    default: Any
    choices: tuple[str, ...] = ()
    kind: str = ""
    least: int | None = None
    most: int | None = None
    per_seat: bool = False
    varies: bool = False
    samples: bool = False
    clause: str = ""
    special: tuple[int | str, ...] = ()
    length: int | None = None
    parts: tuple[Setting, ...] = ()

    @property
    def sampled(self) -> tuple[Any, ...]:
        """What a campaign plays unless told otherwise: the default, or whatever shows all of the content."""
        if not self.samples:
            return (self.default,)
        return (True,) if self.sort == "flag" else self.choices or (self.default,)


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What a release can be started with. ``seats`` are the fewest and the most players there can be with
    any options; `seats_for` says it for some of them. ``hidden``: players have secrets from each other."""

    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    best_bot: str
    cooperative: bool
    hidden: bool
    seats_for: Callable[[Mapping[str, Any]], tuple[int, int]]
    """The fewest and the most players with these options; options that cannot be read raise `OptionError`."""

    def setting(self, name: str) -> Setting | None:
        """The option of that name."""
        return next((each for each in self.settings if each.name == name), None)


def settings_of(release: Snapshot) -> GameSettings:
    """What a game of this release can be started with."""
    found: GameSettings = importlib.import_module(release.parts.settings).settings(release)
    return found


@cache
def declared(struct: type[msgspec.Struct]) -> tuple[Setting, ...]:
    """The options that a struct declares. Entries have no choices yet: those are the release's."""
    hints = typing.get_type_hints(struct, include_extras=True)
    found = []
    for field in msgspec.structs.fields(struct):
        default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
        found.append(_setting(field.name, hints[field.name], default))
    return tuple(found)


def filled(settings: Iterable[Setting], release: Snapshot) -> tuple[Setting, ...]:
    """Declared options with the entries of a release to choose from."""
    return tuple(_filled(setting, release) for setting in settings)


def _filled(setting: Setting, release: Snapshot) -> Setting:
    if setting.parts:
        return replace(setting, parts=filled(setting.parts, release))
    if setting.kind and not setting.choices:
        return replace(setting, choices=tuple(sorted(release.entries.get(setting.kind, {}))))
    return setting


def _setting(name: str, hint: Any, default: Any) -> Setting:
    """One option, by its type and what is declared besides."""
    option = Option()
    if typing.get_origin(hint) is typing.Annotated:
        option = next((each for each in hint.__metadata__ if isinstance(each, Option)), option)
        hint = typing.get_args(hint)[0]
    several = typing.get_origin(hint) is tuple
    single = typing.get_args(hint)[0] if several else hint
    parts: tuple[Setting, ...] = ()
    sort: Sort
    if typing.get_origin(single) is tuple:
        sort = "pairs"
        parts = tuple(
            Setting(part, "number", 0, least=option.least, most=option.most) for part in option.parts
        )
    elif isinstance(single, type) and issubclass(single, msgspec.Struct):
        sort, parts = "party", declared(single)
    elif single is bool:
        sort = "flag"
    elif single is int:
        sort = "number"
    elif option.kind:
        sort = "entry"
    elif option.choices:
        sort = "choices" if several else "choice"
    else:
        raise TypeError(f"option {name}: say with Option what it may be")
    if sort in ("number", "pairs") and (option.least is None or option.most is None):
        raise TypeError(f"option {name}: say with Option what the least and the most is")
    return Setting(
        name,
        sort,
        default,
        choices=option.choices,
        kind=option.kind,
        least=option.least,
        most=option.most,
        per_seat=option.per_seat,
        varies=option.varies,
        samples=option.samples,
        clause=option.clause,
        special=option.special,
        length=option.length,
        parts=parts,
    )
