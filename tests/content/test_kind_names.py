"""Everything that the editor shows of a shipped game has a name in every language: the game, its kinds,
their fields at every depth, the parameters of its words, and whatever can be chosen or drawn. No name is
made up from the declaration."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.conf import settings

from content.wording import choice_name, field_help, field_name, game_name, kind_name, wording
from engine.games import games
from engine.schema import Game
from engine.schema.shapes import (
    Choice,
    Drawing,
    Duration,
    ListOf,
    MapOf,
    Nullable,
    Record,
    Shape,
)
from engine.wording import Wording

LANGUAGES = [code for code, _name in settings.LANGUAGES]
GAMES = sorted(games())


def fields(shape: Shape, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of all fields inside a shape."""
    match shape:
        case Nullable(inner) | ListOf(inner):
            yield from fields(inner, path)
        case MapOf(_, value):
            yield from fields(value, path)
        case Record(_, parts):
            for part in parts:
                yield (*path, part.name)
                yield from fields(part.shape, (*path, part.name))


def choices(shape: Shape, game: Game) -> Iterator[str]:
    """Everything that can be chosen or drawn inside a shape, the layers of drawings among it."""
    match shape:
        case Choice(options):
            yield from options
        case Duration():
            yield from game.durations
        case Drawing(spec):
            for layer in spec.layers:
                yield layer.name
                yield from layer.symbols.values()
        case Nullable(inner) | ListOf(inner):
            yield from choices(inner, game)
        case MapOf(key, value):
            yield from choices(key, game)
            yield from choices(value, game)
        case Record(_, parts):
            for part in parts:
                yield from choices(part.shape, game)


def records(game: Game) -> Iterator[Record]:
    """What a game declares: its kinds and its words."""
    yield from (kind.record for kind in game.kinds.values())
    yield from (word.record for family in game.words.values() for word in family.values())


def identifier(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def has(words: Wording, key: str, attribute: str = "") -> list[str]:
    """What is missing, for a list of it."""
    return [] if words.has(key, attribute) else [f"{key}.{attribute}".rstrip(".")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_game_and_kinds_have_names(name: str, language: str) -> None:
    words, missing = wording(language, name), []
    missing += has(words, identifier("game", name))
    for kind in games()[name].kinds:
        key = identifier("kind", name, kind)
        missing += has(words, key) + has(words, key, "many")
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_fields_have_names_at_every_depth(name: str, language: str) -> None:
    words, missing = wording(language, name), set()
    for kind in games()[name].kinds.values():
        for path in fields(kind.record):
            if not words.has(identifier("kind", name, kind.name), identifier(*path)):
                missing |= set(has(words, identifier("field", path[-1])))
    for family in games()[name].words.values():
        for word in family.values():
            for path in fields(word.record):
                missing |= set(has(words, identifier("field", path[-1])))
    assert sorted(missing) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_options_symbols_layers_and_durations_have_names(name: str, language: str) -> None:
    game, words = games()[name], wording(language, name)
    wanted = {option for record in records(game) for option in choices(record, game)} | set(game.durations)
    assert sorted(key for option in wanted for key in has(words, identifier("choice", option))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_field_have_different_names(language: str) -> None:
    for game in games().values():
        for record in records(game):
            for part in record.fields:
                named = [choice_name(option, language, game.name) for option in {*choices(part.shape, game)}]
                assert len(set(named)) == len(named), (game.name, record.name, part.name, named)


def names(game: Game) -> set[str]:
    """The keys of everything that a game can show."""
    used = {identifier("game", game.name)}
    used |= {identifier("kind", game.name, kind) for kind in game.kinds}
    for record in records(game):
        used |= {identifier("field", path[-1]) for path in fields(record)}
        used |= {identifier("choice", option) for option in choices(record, game)}
    return used | {identifier("choice", each) for each in game.durations}


def named(of: str) -> set[str]:
    """The keys of the names in the file of a game, or in the shared one."""
    text = (settings.BASE_DIR / "locale" / "en" / of / "kinds.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if line and line[0] not in "# "}


@pytest.mark.parametrize("name", GAMES)
def test_every_name_of_a_game_is_used(name: str) -> None:
    """No message is left over from a field or an option that is gone."""
    assert sorted(named(name) - names(games()[name])) == []


def test_a_shared_name_is_used_by_more_games_than_one() -> None:
    """What one game alone says stands in its own folder."""
    users = {key: [name for name in GAMES if key in names(games()[name]) - named(name)] for key in named("")}
    assert {key: found for key, found in users.items() if len(found) < 2} == {}


def test_a_game_has_its_own_name_for_what_others_call_otherwise() -> None:
    assert choice_name("reach", "de", "dungeons") == "Langer Arm"
    assert choice_name("reach", "de", "platformer") == "Reichweite der Monster"
    assert choice_name("self", "de", "dungeons") == "Eigener Held", "shared where nothing else is said"
    assert field_name("dungeons", "hero", "health", "de") == "Gesundheit"
    assert field_name("platformer", "hero", "health", "de") == "Ausdauer"
    assert field_name("dungeons", "adventure", "counters.most", "en") == "Highest value"


def test_names_and_help_reach_the_editor() -> None:
    assert game_name("platformer", "de") == "Platformer"
    assert kind_name("platformer", "boss_attack", "de", many=True) == "Bosskampf-Karten"
    assert field_name("platformer", "boss", "health_per_level", "it") == "Vita per livello"
    assert field_name("platformer", "hero", "effects.until", "es") == "Duración"
    assert field_name("platformer", "boss_token", "boss", "de") == "Gehört zu"
    assert field_help("platformer", "boss", "health_per_level", "en").startswith("Multiplied")
    assert field_help("platformer", "potion", "effects", "en").startswith("What the card does")
    assert field_help("platformer", "potion", "price", "en") == "What it costs in the shop."
    assert choice_name("boss_spawn", "de", "platformer") == "Boss-Spawn-Feld"


def test_a_kind_that_nobody_named_yet_reads_like_its_declaration() -> None:
    assert kind_name("lanternwick", "ferry_man", "de") == "Ferry man"
