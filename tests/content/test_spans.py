"""Where the parts of a rules text came from: marks taken out, every text of every entry is the same; every
word can be found; a number changes only what belongs to it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content.cardtext import compare, part_texts, tell_parts
from content.entries.document import Document
from content.own_text import has_effects
from engine.effects.spans import Told
from engine.games import games
from engine.schema import Game, Path
from engine.schema.shapes import ListOf, Nullable, Record, Shape, Word
from tests.cards.trying import Made, changed_cards, made_cards, shipped
from tests.content.test_cardtexts import GAMES, read
from tests.content.test_messages import LANGUAGES

EACH_GAME = pytest.mark.parametrize("game", GAMES)


@cache
def told(game: str, language: str) -> dict[tuple[str, str], dict[str, Told]]:
    """All texts of a shipped pack in a language."""
    content = read(game)
    return {key: tell_parts(content, language, *key) for key in content.documents}


def words_in(shape: Shape, value: Any, game: Game, path: Path = ()) -> Iterator[Path]:
    """Where words stand in an entry."""
    match shape:
        case Word(family):
            yield path
            if isinstance(value, dict):
                name, given = next(iter(value.items()))
                yield from words_in(game.words[family][name].record, given, game, (*path, name))
        case ListOf(item):
            for index, each in enumerate(value or ()):
                yield from words_in(item, each, game, (*path, index))
        case Nullable(inner) if value is not None:
            yield from words_in(inner, value, game, path)
        case Record(_, fields):
            for field in fields:
                if field.name in (value or ()):
                    yield from words_in(field.shape, value[field.name], game, (*path, field.name))


def lost(game: str, document: Document, parts: dict[str, Told]) -> list[Path]:
    """The words of an entry that no text says, and of which none says so."""
    known = {path for each in parts.values() for path in each.unsaid}
    for each in parts.values():
        known |= {span.path[:end] for span in each.spans for end in range(len(span.path) + 1)}
    record = games()[game].kinds[document.kind].record
    return [path for path in words_in(record, document.data, games()[game]) if path not in known]


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_its_marks_taken_out_every_text_is_the_same(game: str, language: str) -> None:
    content = read(game)
    for (kind, slug), parts in told(game, language).items():
        plain = part_texts(content, language, kind, slug)
        if has_effects(games()[game].kinds[kind]):
            plain["effects"] = compare(content, language, kind, slug).rendered
        assert {address: each.text for address, each in parts.items()} == plain, (kind, slug)


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_shipped_pack_can_be_found(game: str, language: str) -> None:
    documents = read(game).documents
    found = {key: lost(game, documents[key], parts) for key, parts in told(game, language).items()}
    assert {key: paths for key, paths in found.items() if paths} == {}


def numbers_in(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number of an entry."""
    if isinstance(value, dict | list):
        for step, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(each, (*path, step))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def with_number(document: Document, path: Path, number: int) -> Document:
    data = copy.deepcopy(document.data)
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = number
    return msgspec.structs.replace(document, data=data)


def besides(each: Told, path: Path, word: Path) -> list[tuple[str, Path]]:
    """What a text says besides a word, or besides the parameter of it at a path, and whatever these are a
    part of."""
    return [
        (span.text, span.path)
        for span in each.spans
        if path[: len(span.path)] != span.path and span.path[: len(word)] != word
    ]


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_changes_what_belongs_to_it_and_nothing_else(game: str, language: str) -> None:
    """But for a few texts in which an article or a verb of the same word changes as well. A trigger may say
    the number of a condition; then its own words go with it."""
    content = read(game)
    changed, nearby, elsewhere = 0, 0, []
    for key, parts in told(game, language).items():
        said = {span.path for each in parts.values() for span in each.spans}
        for path, number in numbers_in(content.documents[key].data):
            if path not in said:
                continue
            other = with_number(content.documents[key], path, number + 1)
            for address, each in tell_parts(content, language, *key, other).items():
                if each.text != parts[address].text:
                    changed += 1
                    nearby += besides(each, path, path) != besides(parts[address], path, path)
                    if besides(each, path, path[:-2]) != besides(parts[address], path, path[:-2]):
                        elsewhere.append((key, path))
    assert changed > 10
    assert nearby <= changed / 8
    assert all(path[-2:] == ("amount_at_least", "amount") for _key, path in elsewhere), elsewhere


@pytest.mark.parametrize("cards", [made_cards, changed_cards])
@EACH_GAME
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_card_says_the_same_with_marks(game: str, cards: Any, data: st.DataObject) -> None:
    card: Made = data.draw(cards(game))
    document = Document(kind=card.kind, slug=card.over or "made", data=card.fields)
    language = data.draw(st.sampled_from(LANGUAGES))
    args = (shipped(game), language, document.kind, document.slug, document)
    parts = tell_parts(*args)
    plain = part_texts(*args)
    if has_effects(games()[game].kinds[document.kind]):
        plain["effects"] = compare(*args).rendered
    assert {address: each.text for address, each in parts.items()} == plain
    assert lost(game, document, parts) == []
