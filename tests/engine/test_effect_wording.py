"""Rules texts worded from effects: every word of every game can be said in every language, and texts read as
people write."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path as File
from types import ModuleType
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.disk.yaml_reader import LOADER
from content.wording import wording
from engine.effects.samples import samples_of
from engine.effects.spans import Told
from engine.effects.wording import EffectWording
from engine.effects.wording_grammar import grammar_of
from engine.effects.wording_scene import Word
from engine.games import games
from engine.schema import Path, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import Choice, WholeNumber
from engine.wording import Wording, WordingError
from tests.content.test_messages import LANGUAGES, files, game_of

FOLDER = File(__file__).parent / "effect_wording"
PREFIXES: dict[WordFamily, str] = {"trigger": "when", "condition": "cond", "cost": "cost", "operation": "op"}
PATHS: dict[WordFamily, Path] = {
    "trigger": ("when",),
    "condition": ("if", 0),
    "cost": ("cost", 0),
    "operation": ("do", 0),
}
ELSE = {"op-check-else", "op-check-else-apart"}
"""The messages that a word shared by all games has besides its own."""

SAID_BY_CODE = re.compile("(when|cond|cost|op|until|during)-")
ENGINE = File(__file__).parents[2] / "engine"
CODE = [
    *ENGINE.glob("effects/wording*.py"),
    *ENGINE.glob("games/*/wording.py"),
    *ENGINE.glob("games/*/words/**/*.py"),
]
"""Where messages are said by their names."""

GAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def exceptions(game: str) -> ModuleType:
    return importlib.import_module(f"tests.engine.effect_wording.{game}")


@cache
def spoken(game: str, language: str) -> EffectWording:
    return EffectWording(wording(language, game), games()[game], lambda _kind, _slug: "Stone")


def said(game: str, language: str, word: WordInfo, parameters: dict[str, Any]) -> str:
    kind, effect = samples_of(game).effect(word, parameters)
    return spoken(game, language).text(kind, {"effects": [effect]})


def told(game: str, language: str, word: WordInfo, parameters: dict[str, Any]) -> Told:
    kind, effect = samples_of(game).effect(word, parameters)
    return spoken(game, language).tell(kind, {"effects": [effect]})


def is_told(marked: Told, path: Path) -> bool:
    """Whether a text says what stands at a path, or that it does not."""
    return path in marked.unsaid or any(span.path[: len(path)] == path for span in marked.spans)


def file_of(game: str) -> str:
    """The file that words the effects of a game, or those of all of them."""
    return f"{game}/effects.ftl" if game else "effects.ftl"


def keys(language: str, game: str) -> set[str]:
    """The messages of the words of a game, or of those that all share."""
    found = {
        entry.id.name
        for name, content in files(language).items()
        if name == file_of(game)
        for entry in FluentParser().parse(content).body
        if isinstance(entry, ftl.Message)
    }
    return {key for key in found if key.split("-")[0] in PREFIXES.values()}


def wanted(game: str) -> set[str]:
    """The messages that the words of a game need."""
    grammar, samples = grammar_of(game), samples_of(game)
    found: set[str] = {*ELSE, *exceptions(game).VARIANTS}
    for family in games()[game].words.values():
        for word in family.values():
            if word.speaks.role == "lasting":
                sampled = [samples.full(word, each) for each in samples.all(word)]
                said = [(Word(word.name, each, word.speaks), each.get("of", "this")) for each in sampled]
                found |= {grammar.change_key(*each) for each in said}
            else:
                found.add(f"{PREFIXES[word.family]}-{word.name.replace('_', '-')}")
    return found


def test_every_game_with_a_vocabulary_is_worded() -> None:
    assert sorted(game.name for game in games().values() if any(game.words.values())) == GAMES


@EACH_LANGUAGE
def test_every_word_has_its_message_and_every_message_its_word(language: str) -> None:
    shared = keys(language, "")
    for game in GAMES:
        own = keys(language, game)
        assert sorted(wanted(game) - own - shared) == [], f"words of {game} without a message"
        assert sorted(own - wanted(game)) == [], f"messages of {game} without a word"
    assert sorted(shared - {key for game in GAMES for key in wanted(game)}) == [], "messages without a word"


@EACH_LANGUAGE
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_message_that_helps_others_is_used(game: str, language: str) -> None:
    texts = files(language)
    own = texts[file_of(game)]
    heard = "".join(text for name, text in texts.items() if game_of(name) == game)
    code = "".join(path.read_text(encoding="utf-8") for path in CODE)
    helpers = [key for key in re.findall(r"^(-?[a-z][a-z0-9-]*) =", own, re.M) if not SAID_BY_CODE.match(key)]
    assert [
        key
        for key in helpers
        if not re.search(rf"{{ {re.escape(key)}( }}|\()", heard) and f'"{key}"' not in code
    ] == []


def everywhere(look: Callable[[str], Iterator[str]]) -> list[str]:
    """What is wrong in any language. All are looked at: who mends one language sees the others, too."""
    found = []
    for language in LANGUAGES:
        try:
            found += [f"{language}: {fault}" for fault in look(language)]
        except WordingError as error:
            found.append(f"{language}: {error}")
    return found


def of_every_word(game: str, look: Callable[[WordInfo, str], Iterator[str]]) -> list[str]:
    """What is wrong with any word of a game, in any language. There are some hundred: a test of each would
    take longer to begin and to end than what it asks."""
    words = [word for family in games()[game].words.values() for word in family.values()]
    assert words
    return [
        f"{word.family} {word.name}, {fault}" for word in words for fault in everywhere(partial(look, word))
    ]


@EACH_GAME
def test_every_word_can_be_said_with_every_value(game: str) -> None:
    def look(word: WordInfo, language: str) -> Iterator[str]:
        for parameters in samples_of(game).all(word):
            found = said(game, language, word, parameters)
            marked = told(game, language, word, parameters)
            if marked.text != found:
                yield f"with its marks taken out it reads {marked.text!r} instead of {found!r}"
            if not is_told(marked, ("effects", 0, *PATHS[word.family])):
                yield f"nobody can tell where it is said: {found}"
            begins = [found[0], *re.findall(r"\. (\S)", found)]
            if not all(each.isupper() or each.isdigit() for each in begins):
                yield f"a sentence begins small: {found}"
            if not found.endswith("."):
                yield f"it does not end: {found}"
            if re.search(r"\s\s|\s[,.;:]|[,.;:]{2}|[{}_$]|\bNone\b|\bTrue\b", found):
                yield f"not as people write: {found}"

    assert of_every_word(game, look) == []


@EACH_GAME
def test_every_choice_of_a_word_reads_differently(game: str) -> None:
    """A value that has no variant of its own would read like the default one."""
    samples = samples_of(game)

    def look(word: WordInfo, language: str) -> Iterator[str]:
        for field in word.record.fields:
            if not isinstance(field.shape, Choice):
                continue
            texts: dict[str, str] = {}
            for value in field.shape.options:
                parameters = samples.sample(word) | {field.name: value}
                same = exceptions(game).reads_the_same(word, field.name, value)
                if same or not samples.is_possible(word, parameters):
                    continue
                found = said(game, language, word, parameters)
                if found in texts:
                    yield f"{value} reads like {texts[found]}: {found}"
                texts[found] = value

    assert of_every_word(game, look) == []


@EACH_GAME
def test_one_and_two_have_their_own_forms(game: str) -> None:
    uncounted, counted = exceptions(game).UNCOUNTED, exceptions(game).COUNTED

    def look(word: WordInfo, language: str) -> Iterator[str]:
        names = {field.name for field in word.record.fields}
        of = {name: value for name, value in counted.items() if name in names}
        for field in word.record.fields:
            if not isinstance(field.shape, WholeNumber):
                continue
            if language in uncounted.get((word.name, field.name), ""):
                continue
            sample = samples_of(game).sample(word) | of
            if field.shape.low <= 1 and field.shape.high >= 2 and "step" not in sample:
                one, two = (
                    re.sub(r"\d", "#", said(game, language, word, sample | {field.name: number}))
                    for number in (1, 2)
                )
                if one == two:
                    yield f"1 and 2 read alike: {one}"

    assert of_every_word(game, look) == []


@EACH_LANGUAGE
def test_a_condition_that_is_a_time_limits_the_use_of_a_card(language: str) -> None:
    for game in GAMES:
        conditions = games()[game].words["condition"].values()
        limits = [word.name for word in conditions if word.speaks.role == "time"]
        times = {f"during-{name.replace('_', '-')}" for name in limits}
        assert times == set(re.findall(r"^(during-[a-z-]+) =", files(language)[file_of(game)], re.M))
        for name in limits:
            effect = {"when": "activated", "if": [name], "do": [samples_of(game).common("operation")]}
            text = spoken(game, language).text(samples_of(game).kind, {"effects": [effect]})
            time = wording(language, game).say(f"during-{name.replace('_', '-')}", {"bearer": "holder"})
            assert time in text


def test_a_missing_message_is_an_error() -> None:
    known = [files("en")[file_of(game)] for game in ("", "platformer")]
    bare = Wording("en", [content.replace("when-fell =", "when-felt =") for content in known])
    effect = {"when": "fell", "do": [{"gain": {"what": "gold"}}]}
    with pytest.raises(WordingError, match="when-fell"):
        EffectWording(bare, games()["platformer"], lambda kind, slug: slug).text(
            "item", {"effects": [effect]}
        )


def test_a_game_says_a_shared_message_in_its_own_way() -> None:
    ours = Wording("en", ["op-repeat = { $inner } again", "op-repeat = { $inner } once more"])
    assert ours.say("op-repeat", {"inner": "draw"}) == "draw once more"


def test_games_do_not_hear_each_other() -> None:
    assert wording("de", "platformer").has("when-fell")
    assert not wording("de").has("when-fell")
    assert wording("de").has("op-repeat")


# How sentences are put together.


@cache
def sentences(game: str) -> Any:
    return yaml.load((FOLDER / f"{game}.yaml").read_text(encoding="utf-8"), LOADER)


@EACH_GAME
def test_sentences(game: str) -> None:
    def look(language: str) -> Iterator[str]:
        for sample, wanted in sentences(game).items():
            data = {"effects": wanted["effects"]} | exceptions(game).CARD | wanted.get("card", {})
            try:
                found = spoken(game, language).text(wanted["kind"], data)
                marked = spoken(game, language).tell(wanted["kind"], data).text
            except WordingError as error:
                yield f"{sample}: {error}"
                continue
            if found != wanted[language]:
                yield f"{sample}: {found!r} instead of {wanted[language]!r}"
            if marked != found:
                yield f"{sample}: with its marks taken out it reads {marked!r} instead of {found!r}"

    assert sentences(game)
    assert everywhere(look) == []
