"""Mistakes in a declaration are told to us when the module is imported, not to a designer later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from engine.schema import DeclarationError, Game, Id, Kind, Line, Part, Prose, word
from engine.schema.columns import columns
from engine.schema.game import KindInfo
from tests.sample_game import LANTERNWICK, Draw


class Verse(Part):
    """A part with a text and no id."""

    text: Prose = ""


class Stanza(Part):
    """A part whose id has another name."""

    key: Id
    text: Prose = ""


def test_a_list_with_texts_needs_ids() -> None:
    class Song(Kind):
        """Texts that would wander when the list is reordered."""

        verses: tuple[Verse, ...] = ()

    with pytest.raises(DeclarationError, match="needs an Id"):
        KindInfo("g", Song).record  # noqa: B018 - reading it is what fails


def test_an_id_is_called_id() -> None:
    class Song(Kind):
        """An id that nobody finds."""

        verses: tuple[Stanza, ...] = ()

    with pytest.raises(DeclarationError, match="called id"):
        KindInfo("g", Song).record  # noqa: B018


def test_texts_do_not_stand_in_maps() -> None:
    class Song(Kind):
        """A map of texts."""

        verses: dict[str, Line] = {}

    with pytest.raises(DeclarationError, match="map"):
        KindInfo("g", Song).record  # noqa: B018


def test_names_of_the_entry_itself_are_taken() -> None:
    class Song(Kind):
        """A field called copies."""

        copies: int = 1

    with pytest.raises(DeclarationError, match="taken"):
        KindInfo("g", Song).record  # noqa: B018


def test_an_unknown_type_has_no_shape() -> None:
    class Song(Kind):
        """A field nobody can draw a form for."""

        anything: Any = None

    with pytest.raises(DeclarationError, match=r"Song\.anything"):
        KindInfo("g", Song).record  # noqa: B018


def test_a_text_is_never_null() -> None:
    class Hum(Kind):
        """A text that may be null."""

        words: Line | None = None

    with pytest.raises(DeclarationError, match="never null"):
        KindInfo("g", Hum).record  # noqa: B018


def test_a_word_holds_no_text() -> None:
    with pytest.raises(DeclarationError, match="no texts"):

        @word("operation")
        class Sing:
            """Would need an id for its text."""

            line: Line = ""


def test_two_words_of_a_name_are_refused() -> None:
    other: type = dataclass(frozen=True)(
        type("Draw", (), {"__annotations__": {}, "__doc__": "Another draw."})
    )
    word("operation")(other)
    with pytest.raises(DeclarationError, match="two words"):
        Game.declare("g", kinds=(), words=(Draw, other))


def test_a_kind_reads_its_data_without_texts_and_refuses_unknown_fields() -> None:
    decode = LANTERNWICK.kinds["ferryman"].decoder.decode
    assert decode(b'{"strength": 4}').name == ""  # type: ignore[attr-defined]
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode(b'{"strength": 4, "speed": 1}')


def test_every_field_has_its_column() -> None:
    found = {column.field: column.is_yaml for column in columns(LANTERNWICK.kinds["journey"].record)}
    assert found == {"title": False, "minutes": False, "scenes": True, "tolls": True}


def test_the_title_is_the_first_text_of_one_line() -> None:
    assert [kind.title_field for kind in LANTERNWICK.kinds.values()] == ["name", "name", "title"]
