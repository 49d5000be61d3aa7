"""The messages: every language says all of them with the same arguments, and the code and the messages
name the same faults."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from django.conf import settings
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.jobs.kinds import kinds
from engine.games import games
from engine.schema import Fault
from engine.schema.markers import WordFamily
from engine.wording import Wording
from playtest.campaigns.models.campaign import FAULTS

ROOT = Path(__file__).parents[2]
ENGLISH = "en"
LANGUAGES = [code for code, _name in settings.LANGUAGES]
COUNTS = (0, 1, 2, 5)
EFFECTS = ("effects.ftl", *(f"{game}/{name}.ftl" for game in games() for name in ("effects", "play")))
"""These files word effects and games. Grammar asks for other arguments in other languages, and for
helpers of a language's own, which begin with ``own-``; tests/engine/test_effect_wording.py says every word in
every language, tests/content/test_playwording.py everything that happens in games."""
NOT_A_FAULT = {"hint"}
"""What ``fault-`` messages say besides faults."""


def files(language: str) -> dict[str, str]:
    """The shared files of a language, ``faults.ftl``, and those of each game, ``<game>/faults.ftl``."""
    folder = ROOT / "locale" / language
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.ftl"))
    }


def game_of(file: str) -> str:
    """The game that a file belongs to; nothing for a shared one."""
    return file.rpartition("/")[0]


@cache
def entries(language: str) -> list[tuple[str, ftl.EntryType]]:
    """Everything in the files of a language, each with its file."""
    parser = FluentParser()
    return [(name, entry) for name, text in files(language).items() for entry in parser.parse(text).body]


def patterns(language: str, besides: tuple[str, ...] = ()) -> dict[tuple[str, str, str], ftl.Pattern]:
    """The pattern of each message (attribute ``""``) and of each attribute, with its game, besides those of
    some files."""
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ftl.Message) and file not in besides:
            if entry.value is not None:
                found[game_of(file), entry.id.name, ""] = entry.value
            for attribute in entry.attributes:
                found[game_of(file), entry.id.name, attribute.id.name] = attribute.value
    return found


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def arguments(node: ftl.BaseNode) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ftl.VariableReference)}


def counts(node: ftl.BaseNode) -> set[str]:
    """The arguments that must be numbers: a form is chosen by them, or they are formatted as numbers."""
    found: set[str] = set()
    for inner in nodes(node):
        if isinstance(inner, ftl.SelectExpression):
            found |= arguments(inner.selector)
        elif isinstance(inner, ftl.FunctionReference) and inner.id.name in ("NUMBER", "MEGABYTES"):
            found |= arguments(inner)
    return found


def words(language: str, game: str = "") -> Wording:
    """The shared messages and those of a game."""
    every = files(language)
    return Wording(
        language, [text for of in ("", game) for file, text in every.items() if game_of(file) == of]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sound(language: str) -> None:
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = Counter(
        (game_of(file), entry.id.name) for file, entry in entries(language) if isinstance(entry, ftl.Message)
    )
    assert [key for key, times in keys.items() if times > 1] == []


def test_every_game_has_a_folder_with_the_same_files() -> None:
    """Nobody has to search: what a game says of a subject stands where every game says it."""
    found = {game: {file for file in files(ENGLISH) if game_of(file) == game} for game in games()}
    named = {game: {file.removeprefix(f"{game}/") for file in own} for game, own in found.items()}
    assert set(map(game_of, files(ENGLISH))) == {"", *games()}
    assert len(set(map(frozenset, named.values()))) == 1, named


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    def keys(spoken: str) -> dict[str, set[tuple[str, ...]]]:
        found: dict[str, set[tuple[str, ...]]] = {name: set() for name in files(spoken)}
        for name, entry in entries(spoken):
            if isinstance(entry, ftl.Message) and not _is_own(name, entry):
                found[name].add((entry.id.name, *sorted(part.id.name for part in entry.attributes)))
        return found

    assert files(ENGLISH)
    assert keys(language) == keys(ENGLISH)


def _is_own(file: str, message: ftl.Message) -> bool:
    return file in EFFECTS and message.id.name.startswith("own-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_arguments_in_all_languages(language: str) -> None:
    own = {key: arguments(pattern) for key, pattern in patterns(language, besides=EFFECTS).items()}
    english = {key: arguments(pattern) for key, pattern in patterns(ENGLISH, besides=EFFECTS).items()}
    assert own == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    spoken = {game: words(language, game) for game in ("", *games())}
    for (game, key, attribute), pattern in patterns(language, besides=EFFECTS).items():
        names, numbers = arguments(pattern), counts(pattern)
        for count in COUNTS:
            for other in (count, "ferry_man"):
                args = {name: count if name in numbers else other for name in names}
                said = spoken[game].say(key, args, attribute)
                assert said.strip(), key
                assert "{" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_about_types_and_words_can_be_said(language: str) -> None:
    spoken = words(language)
    for wanted in wanted_types():
        fault = Fault((), "type", {"is": "seven", "wanted": wanted}, hint="7")
        assert spoken.say(f"type-{wanted}") in spoken.fault(fault)
    for family in get_args(WordFamily):
        for key in ("word-form", "unknown-word"):
            fault = Fault((), key, {"is": "plaid", "family": family, "allowed": "played"})
            assert spoken.say(f"word-{family}") in spoken.fault(fault)


def test_every_fault_of_the_code_has_a_message_and_every_message_a_fault() -> None:
    used = {key for module in modules() for key in fault_keys(module)} | faults_of_jobs()
    worded = {key.removeprefix("fault-") for _, key, _ in patterns(ENGLISH) if key.startswith("fault-")}
    assert sorted(used - worded) == [], "faults without a message"
    assert sorted(worded - used - NOT_A_FAULT) == [], "messages that no code uses"


def test_every_type_that_is_wanted_has_a_name_and_every_name_is_wanted() -> None:
    named = {key[5:] for _, key, _ in patterns(ENGLISH, besides=EFFECTS) if key.startswith("type-")}
    assert wanted_types() == named


def test_every_family_of_words_has_a_name() -> None:
    named = {key.removeprefix("word-") for _, key, _ in patterns(ENGLISH) if key.startswith("word-")}
    assert set(get_args(WordFamily)) == named


# What the code uses, read from its syntax trees.


@cache
def modules() -> list[ast.Module]:
    packages = [
        path.parent for path in ROOT.glob("*/__init__.py") if path.parent.name not in ("tests", "bench")
    ]
    return [
        ast.parse(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
        for package in packages
        for path in sorted(package.rglob("*.py"))
    ]


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of a function or method of this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if name in (getattr(called, "id", ""), getattr(called, "attr", "")):
                yield node


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == name]
    return named[0] if named else call.args[position] if position < len(call.args) else None


def literals(node: ast.expr | None) -> set[str]:
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def faults_of_jobs() -> set[str]:
    """The keys that begin as their kind of job says, and those that say why a campaign cannot be played."""
    ends = {f"{kind.faults}-{end}" for kind in kinds().values() for end in ("broken", "interrupted")}
    raised = [call for module in modules() for call in calls(module, "ExecutorError")]
    return ends | {f"{FAULTS}-{key}" for call in raised for key in literals(argument(call, 0, "key"))}


def fault_keys(module: ast.Module) -> set[str]:
    """The keys of all faults a module makes: given to `Fault` itself, through a variable, or through a
    helper that hands one of its parameters on as the key. Messages it says by their full name count too."""
    found: set[str] = set()
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        parameters = [parameter.arg for parameter in function.args.args]
        for call in calls(function, "Fault"):
            key = argument(call, 1, "key")
            found |= literals(key)
            if isinstance(key, ast.Name) and key.id in parameters:
                position = parameters.index(key.id) - (parameters[0] == "self")
                for use in calls(module, function.name):
                    found |= _known(literals(argument(use, position, key.id)), use)
            elif isinstance(key, ast.Name):
                found |= _known(_assigned(function, key.id), call)
    for call in calls(module, "say"):
        found |= {
            key.removeprefix("fault-")
            for key in literals(argument(call, 0, "key"))
            if key.startswith("fault-")
        }
    return found


def _assigned(function: ast.AST, name: str) -> set[str]:
    """The literals that a variable is given somewhere in a function."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(getattr(to, "id", "") == name for to in node.targets):
            found |= literals(node.value)
    return found


def _known(keys: set[str], call: ast.Call) -> set[str]:
    assert keys, f"this test cannot tell which fault this is: {ast.unparse(call)}"
    return keys


@cache
def wanted_types() -> set[str]:
    """What faults of the key ``type`` want."""
    found: set[str] = set()
    for module in modules():
        for call in calls(module, "_wrong_type"):
            found |= literals(argument(call, 1, "wanted"))
        for call in calls(module, "Fault"):
            args = argument(call, 2, "args")
            if literals(argument(call, 1, "key")) == {"type"} and isinstance(args, ast.Dict):
                for name, value in zip(args.keys, args.values, strict=True):
                    if literals(name) == {"wanted"}:
                        found |= literals(value)
    return found
