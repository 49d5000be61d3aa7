"""What games can be started with: the description holds what the games do, and what they refuse is said with
the option, the clause and what would be right."""

from __future__ import annotations

import ast
import importlib
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from engine.kernel import OptionError, start
from engine.kernel.options import read
from engine.kernel.settings import GameSettings, Option, Setting, declared, settings_of
from tests.engine.option_errors import RELEASES, WRONG, Wrong

ENGINE = Path(engine.__file__).parent


def struct_of(game: str) -> type[msgspec.Struct]:
    """The struct of a game's options."""
    package = RELEASES[game]().parts.play.rpartition(".")[0]
    module = importlib.import_module(f"{package}.options")
    (found,) = [each for name, each in vars(module).items() if name.endswith("Options")]
    struct: type[msgspec.Struct] = found
    return struct


@cache
def described(game: str) -> GameSettings:
    return settings_of(RELEASES[game]())


@pytest.mark.parametrize("game", RELEASES)
def test_every_option_is_described_with_its_default(game: str) -> None:
    struct = struct_of(game)
    settings = described(game).settings
    assert [setting.name for setting in settings] == list(struct.__struct_fields__)
    usual: Any = struct()
    for setting in settings:
        again: Any = read(struct, {setting.name: setting.default})
        assert getattr(again, setting.name) == getattr(usual, setting.name), setting.name
        assert setting.choices or setting.sort not in ("choice", "choices", "entry"), setting.name
        assert setting.sort != "party" or all(part.choices for part in setting.parts)


@pytest.mark.parametrize("game", RELEASES)
def test_every_value_that_is_offered_is_accepted(game: str) -> None:
    release = RELEASES[game]()
    tried = 0
    for setting in described(game).settings:
        for value in offered(setting):
            options = {setting.name: value}
            least, most = described(game).seats_for(options)
            # The last seat may be named as the first player: everybody must be there.
            seats = most if setting.name == "first_player" and value > 0 else least
            if setting.name == "first_player":
                value = min(value, most - 1)
            start(release, seats=seats, seed=tried, options={setting.name: value})
            tried += 1
    assert tried >= len(described(game).settings) * 2


def offered(setting: Setting) -> Iterator[Any]:
    """Values of an option that its description allows, the outermost ones among them."""
    yield setting.default
    if setting.sort == "flag":
        yield not setting.default
    elif setting.sort == "number":
        yield from (setting.least, setting.most, *setting.special)
    elif setting.sort == "choice":
        yield from setting.choices
    elif setting.sort == "choices":
        yield from ([each] for each in setting.choices)
        yield list(setting.choices)
        yield []
    elif setting.sort == "entry":
        for each in (*setting.choices, *setting.special):
            yield [each] if setting.per_seat else each
    elif setting.sort == "pairs":
        assert setting.length is not None
        yield [[setting.least] * len(setting.parts), [setting.most] * len(setting.parts)] * setting.length
    else:
        for part in setting.parts:
            for each in part.choices:
                yield [{other.name: other.choices[0] for other in setting.parts} | {part.name: each}]


@pytest.mark.parametrize("game", RELEASES)
def test_as_many_can_play_as_is_said(game: str) -> None:
    release, settings = RELEASES[game](), described(game)
    widest: set[int] = set()
    flags = [setting.name for setting in settings.settings if setting.sort == "flag" and setting.varies]
    for options in ({}, *({flag: True} for flag in flags), dict.fromkeys(flags, True)):
        least, most = settings.seats_for(options)
        for seats in range(12):
            if least <= seats <= most:
                start(release, seats=seats, options=options)
                widest.add(seats)
            else:
                with pytest.raises(OptionError) as refused:
                    start(release, seats=seats, options=options)
                assert refused.value.path in ("seats", *options)
    assert (min(widest), max(widest)) == settings.seats


def test_games_say_who_plays_them_best_and_what_is_worth_varying() -> None:
    said = {game: described(game) for game in RELEASES}
    assert {game: each.best_bot for game, each in said.items()} == {
        "platformer": "planner",
        "dungeons": "team",
        "princess": "believer",
        "puddles": "planner",
    }
    assert [game for game, each in said.items() if each.cooperative] == ["dungeons"]
    assert [game for game, each in said.items() if each.hidden] == ["princess", "puddles"]
    varied = {game: [each.name for each in found.settings if each.varies] for game, found in said.items()}
    assert varied["platformer"] == ["tile_set", "boss", "heroes", "artifacts", "larger_map"]
    assert varied["dungeons"] == ["adventure", "party", "deal"]
    assert said["platformer"].setting("boss") is not None
    assert said["platformer"].setting("sails") is None


def test_choices_are_the_entries_of_the_release() -> None:
    release = RELEASES["dungeons"]()
    settings = described("dungeons")
    adventure, party = settings.setting("adventure"), settings.setting("party")
    assert adventure is not None
    assert party is not None
    assert adventure.choices == tuple(sorted(release.entries["adventure"]))
    assert [(part.name, part.kind) for part in party.parts] == [
        ("hero", "hero"),
        ("equipment", "equipment"),
        ("ability", "ability"),
    ]
    assert party.parts[0].choices == tuple(sorted(release.entries["hero"]))


def test_an_option_must_be_declared_in_full() -> None:
    class Bare(msgspec.Struct):
        name: str = ""

    class Endless(msgspec.Struct):
        number: int = 0

    assert Option() == Option()
    with pytest.raises(TypeError, match="name: say with Option what it may be"):
        declared(Bare)
    with pytest.raises(TypeError, match="number: say with Option what the least"):
        declared(Endless)


# What is refused.


@pytest.mark.parametrize("wrong", WRONG, ids=lambda it: f"{it.game}-{it.key}-{it.path}")
def test_what_is_wrong_is_named_with_its_clause(wrong: Wrong) -> None:
    error = wrong.error()
    assert (error.key, error.clause, error.path) == (wrong.key, wrong.clause, wrong.path)
    assert msgspec.json.decode(msgspec.json.encode(error.arguments)) == error.arguments
    assert error.said in str(error)
    assert wrong.clause in str(error)
    assert str(error).startswith(wrong.path)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.arguments, again.path) == (str(error), error.arguments, error.path)


def test_what_was_perhaps_meant_is_said() -> None:
    hints = {(wrong.path, str(wrong.error().arguments.get("hint", ""))) for wrong in WRONG}
    assert {
        ("tile_set", "forest"),
        ("boss", "medusa"),
        ("heroes[1]", "etern"),
        ("puddels", "puddles"),
        ("party[0].hero", "fighter"),
    } <= hints


def test_a_long_wrong_value_is_cut() -> None:
    with pytest.raises(OptionError) as refused:
        start(RELEASES["platformer"](), seats=2, options={"boss": ["x" * 500]})
    assert refused.value.key == "wrong-type"
    assert len(str(refused.value)) < 150


def test_every_error_of_the_engine_is_in_the_list() -> None:
    assert {wrong.key for wrong in WRONG} == {key for path in ENGINE.rglob("*.py") for key in keys_of(path)}


def keys_of(path: Path) -> Iterator[str]:
    """The keys that a module gives to an `OptionError`, or to the function that makes one of a list."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if "OptionError" in text or "not_among" in text else ():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("OptionError", "not_among"):
            key = node.args[1]
            if isinstance(key, ast.Constant):
                yield str(key.value)
            else:
                assert (path.name, ast.unparse(key)) == ("options.py", "key"), f"{path}: {ast.unparse(node)}"
