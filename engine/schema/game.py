"""What a game declares: its kinds, the vocabulary of its effects and how long effects may last."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, TypeVar, dataclass_transform

import msgspec

from engine.schema.checks import Check
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    DeclarationError,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    Record,
    Shape,
    Text,
    record_of,
    snake_case,
)
from engine.schema.speech import NO_SAMPLE, PLAIN, Given, Role, Sample, Speech, Worth
from engine.schema.standing import HELD, IN_PLAY, MOMENT, NOTHING, Bears, Case, Standing

T = TypeVar("T", bound=type)

RESERVED = ("copies", "framing", "notes", "own")
"""Keys of an entry's file that are not fields of its kind."""


class _Declared(msgspec.StructMeta):
    """Makes every declared struct keyword-only, so that fields stand in the order people want to see them
    in."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any
    ) -> _Declared:
        options = {"frozen": True, "kw_only": True, "forbid_unknown_fields": True, **options}
        return super().__new__(mcls, name, bases, namespace, **options)


@dataclass_transform(kw_only_default=True, field_specifiers=(msgspec.field,))
class Kind(msgspec.Struct, metaclass=_Declared):
    """The base of every kind of entry. A subclass declares its fields; its docstring tells designers what
    the kind is for, `bears` what is known in its effects, and `sign` names the picture that stands for it in
    menus."""

    bears: ClassVar[Bears] = Bears((Case(HELD),))
    sign: ClassVar[str] = "category"


@dataclass_transform(kw_only_default=True, field_specifiers=(msgspec.field,))
class Part(msgspec.Struct, metaclass=_Declared):
    """The base of a record nested in a kind. If it holds texts it must bear an `Id`; if it holds words,
    `bears` says what is known to them besides what the record around it says."""

    bears: ClassVar[Bears] = Bears()


@dataclass(frozen=True, slots=True)
class WordInfo:
    """A word of the effect language: its family, its name, the class that declares its parameters, where it
    may stand, and what else it says about itself."""

    family: WordFamily
    name: str
    declared: type
    record: Record
    standing: Standing = NOTHING
    supply: str = ""
    """Of a cost: the parameter that says which part of a common supply it takes from."""
    speaks: Speech = PLAIN
    sample: Sample = NO_SAMPLE
    worth: Worth | None = None

    @property
    def doc(self) -> str:
        """What the word does, as its class says."""
        return (self.declared.__doc__ or "").strip()


_words: dict[type, WordInfo] = {}


@dataclass_transform(frozen_default=True)
def word(
    family: WordFamily,
    *,
    needs: tuple[str, ...] = (),
    gives: tuple[str, ...] = (),
    forgets: tuple[str, ...] = (),
    once: bool = True,
    supply: str = "",
    speaks: Speech | Role = "",
    sample: Sample | Given | None = None,
    worth: Worth | None = None,
) -> Callable[[T], T]:
    """Make a class a word of the effect language, and a frozen dataclass; its fields are the parameters.

    ``needs``, ``gives`` and ``forgets`` say where it may stand (`engine.schema.standing`). Beside them:

    - a trigger needs a card in play unless it names its own needs, and gives a moment unless it is not for
      something that happens ``once``;
    - a cost needs a moment, and so does an operation that changes no number (it has no ``changes``);
    - costs that take from a common ``supply`` name the parameter that says from which part of it: no two
      costs of an effect may take from the same part, for whether each can be paid says nothing about both.
      "any" is every part.

    How it is spoken of, what shows it best and what it is worth to bots stands here as well
    (`engine.schema.speech`); a role alone is a speech, and parameters alone are a sample.
    """

    def declare(declared: T) -> T:
        if "__dataclass_fields__" not in vars(declared):  # what `moment` declares is one already
            dataclass(frozen=True)(declared)
        record = record_of(declared, is_word=True)
        if any(holds_text(f.shape) for f in record.fields):
            raise DeclarationError(
                f"{declared.__name__}: a word holds no texts; refer to a text of the entry by its id"
            )
        wanted, given = needs, gives
        if family == "trigger":
            wanted = needs or (IN_PLAY,)
            given = (MOMENT, *gives) if once else gives
        elif family == "cost" or (family == "operation" and not hasattr(declared, "changes")):
            wanted = (MOMENT, *needs)
        standing = Standing(wanted, given, forgets)
        speech = Speech(speaks) if isinstance(speaks, str) else speaks
        shown = sample if isinstance(sample, Sample) else Sample(sample or {})
        info = WordInfo(family, record.name, declared, record, standing, supply, speech, shown, worth)
        _words[declared] = info
        return declared

    return declare


def retold(declared: type, *, sample: Sample | Given | None = None, worth: Worth | None = None) -> WordInfo:
    """A word that games share, with what shows it best and what it is worth in one of them."""
    shown = sample if isinstance(sample, Sample) else Sample(sample or {})
    return replace(word_info(declared), sample=shown, worth=worth)


def words_in(package: ModuleType) -> tuple[type, ...]:
    """The words of a package with one file each: in ``draw_card.py`` the class ``DrawCard``."""
    found: list[type] = []
    for module in pkgutil.iter_modules(package.__path__):
        name = "".join(part.capitalize() for part in module.name.split("_"))
        found.append(getattr(importlib.import_module(f"{package.__name__}.{module.name}"), name))
    return tuple(found)


def word_info(declared: type) -> WordInfo:
    """What `word` recorded for a class."""
    return _words[declared]


def is_word(raw: Any, declared: type) -> bool:
    """Whether a word as cards have it is this one."""
    return (raw if isinstance(raw, str) else next(iter(raw))) == word_info(declared).name


@dataclass(frozen=True)
class KindInfo:
    """One kind of a game: the class that declares it and its record."""

    game: str
    declared: type[Kind]

    @cached_property
    def name(self) -> str:
        """The kind's name in paths, files and addresses: ``boss_attack``."""
        return snake_case(self.declared.__name__)

    @cached_property
    def record(self) -> Record:
        """The fields, in the order of their declaration."""
        record = record_of(self.declared)
        for item in record.fields:
            if item.name in RESERVED:
                raise DeclarationError(
                    f"{self.declared.__name__}.{item.name}: the name is taken by the entry itself"
                )
            _require_ids(item.shape, f"{self.declared.__name__}.{item.name}")
        return record

    @property
    def doc(self) -> str:
        """What the kind is for."""
        return (self.declared.__doc__ or "").strip()

    @property
    def sign(self) -> str:
        """The name of the picture that stands for it in menus."""
        return self.declared.sign

    @cached_property
    def title_field(self) -> str:
        """The field that names an entry for people: the first text of one line; empty if the kind has
        none."""
        for each in self.record.fields:
            if isinstance(each.shape, Text) and each.shape.mark.lines == "one":
                return each.name
        return ""

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Kind]:
        """Reads an entry's data, texts apart, from JSON into the declared struct."""
        return msgspec.json.Decoder(self.declared)


@dataclass(frozen=True, slots=True)
class Parts:
    """The modules of a game besides its kinds and words, by their full names. They are loaded when somebody
    needs them; a game that has none yet can be edited and printed."""

    play: str = ""
    """Starts and loads games: ``start``, ``load``."""
    view: str = ""
    """What a seat may know of them: ``View``."""
    settings: str = ""
    """What it can be started with: ``settings``."""
    report: str = ""
    """What is counted of its games: ``OBSERVER``, ``KINDS_USED``."""
    wording: str = ""
    """How its cards speak: ``GRAMMAR``."""
    samples: str = ""
    """On which cards its words are shown: ``SAMPLES``."""


@dataclass(frozen=True)
class Game:
    """One game: everything the studio needs to know to edit, check, translate and print it."""

    name: str
    kinds: dict[str, KindInfo]
    words: dict[WordFamily, dict[str, WordInfo]]
    durations: tuple[str, ...]
    checks: tuple[Check, ...] = ()
    """What the rules ask of all entries together."""
    parts: Parts = Parts()
    whole: tuple[str, ...] = ()
    """Kinds that are read aloud at the table: a pack must have all their texts in all its languages."""

    @classmethod
    def declare(
        cls,
        name: str,
        *,
        kinds: Iterable[type[Kind]],
        words: Iterable[type | WordInfo] = (),
        durations: tuple[str, ...] = ("instant",),
        checks: tuple[Check, ...] = (),
        whole: tuple[str, ...] = (),
        parts: Parts = Parts(),  # noqa: B008 - it never changes
    ) -> Game:
        """Put a game together from its kinds, words and checks. A shared word that is named twice, as it
        is and `retold`, is the latter."""
        infos = {info.name: info for info in (KindInfo(name, kind) for kind in kinds)}
        families: dict[WordFamily, dict[str, WordInfo]] = {
            "trigger": {},
            "condition": {},
            "cost": {},
            "operation": {},
        }
        for each in words:
            info = each if isinstance(each, WordInfo) else word_info(each)
            if families[info.family].setdefault(info.name, info).declared is not info.declared:
                raise DeclarationError(f"{name}: two words are called {info.name}")
            families[info.family][info.name] = info
        return cls(name, infos, families, durations, checks, parts, whole)


def holds_text(shape: Shape) -> bool:
    """Whether a text can stand anywhere inside a shape."""
    match shape:
        case Text():
            return True
        case Nullable(inner) | ListOf(inner):
            return holds_text(inner)
        case MapOf(_, value):
            return holds_text(value)
        case Record(_, fields):
            return any(holds_text(f.shape) for f in fields)
    return False


def _require_ids(shape: Shape, where: str) -> None:
    """Texts in a list need an id beside them, or reordering the list would move translations to other
    texts."""
    match shape:
        case ListOf(item):
            if holds_text(item) and not shape.keyed:
                raise DeclarationError(f"{where}: a list whose items hold texts needs an Id field in them")
            _require_ids(item, where)
        case Nullable(inner):
            _require_ids(inner, where)
        case MapOf(_, value):
            if holds_text(value):
                raise DeclarationError(f"{where}: texts cannot stand in a map; use a list of parts with ids")
        case Record(_, fields):
            for each in fields:
                if isinstance(each.shape, IdString) and each.name != "id":
                    raise DeclarationError(f"{where}.{each.name}: an Id field is called id")
                _require_ids(each.shape, f"{where}.{each.name}")
