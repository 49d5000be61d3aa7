"""The shipped pack of The Princess: what is in the box, hands one can bluff with, marks that hint but do not
tell, every text in all languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from content.checks import run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Document
from content.entries.pack import PackContent
from content.snapshots import snapshot_bytes
from engine.games.princess.kinds import GAME
from engine.kernel import Playable, start
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot

FOLDER = Path(__file__).parents[2] / "content" / "packs" / "princess"
TRIANGLE = ("attack", "defence", "strategy")

BOX = {
    "character": 10,
    "secret": 10,
    "adventure_card": 79,
    "princess": 1,
    "board": 1,
    "turn_marker": 1,
    "reference_card": 20,
}
"""The components of the ledger's section 2, copies counted; a set of reference cards for each of 5."""

UNUSED_OPERATIONS = {"counts_as", "free_princess", "kidnap_princess", "redirect_damage", "win"}
"""Nobody gets past the Princess: only an exposed Kidnapper frees her, and she is the only way to win.
And a duel is settled by what was placed: no card turns into another, no damage is handed on."""


@cache
def content() -> PackContent:
    source, _, faults = read_folder(FOLDER)
    assert not faults
    return read_pack(source)


@cache
def release() -> Snapshot:
    return Snapshot.read(snapshot_bytes(content()))


def entries(kind: str) -> dict[str, Document]:
    return {slug: document for (of, slug), document in content().documents.items() if of == kind}


def cards() -> dict[str, dict[str, Any]]:
    """The data of the adventure cards."""
    return {slug: document.data for slug, document in entries("adventure_card").items()}


def starting() -> dict[str, dict[str, Any]]:
    return {slug: data for slug, data in cards().items() if data.get("hero")}


def others() -> dict[str, dict[str, Any]]:
    return {slug: data for slug, data in cards().items() if not data.get("hero")}


def mark(data: dict[str, Any]) -> str:
    return str(data.get("mark", "question"))


def words_in(value: Any) -> set[str]:
    """Every key and bare text in effects: more than the words, but all of them."""
    if isinstance(value, dict):
        return set(value) | {word for inner in value.values() for word in words_in(inner)}
    if isinstance(value, list | tuple):
        return {word for inner in value for word in words_in(inner)}
    return {value} if isinstance(value, str) else set()


# The box.


@pytest.mark.parametrize(("kind", "count"), BOX.items())
def test_the_box_holds_the_components_of_the_rulebook(kind: str, count: int) -> None:
    assert sum(document.copies for document in entries(kind).values()) == count


def test_the_counters_are_those_of_the_rulebook() -> None:
    found = {document.data["role"]: document.copies for document in entries("counter").values()}
    assert found == {"life": 50, "gold": 30}


def test_every_check_on_the_pack_is_silent() -> None:
    assert run_checks(content()) == []


def test_every_adventure_card_is_there_once() -> None:
    assert {document.copies for document in entries("adventure_card").values()} == {1}


# Characters and their starting cards.


def test_characters_have_four_to_six_life_and_signs_of_their_own() -> None:
    found = [document.data for document in entries("character").values()]
    assert {data["life"] for data in found} == {4, 5, 6}
    assert len({data["symbol"] for data in found}) == 10
    assert len({data["colour"] for data in found}) == 10


@pytest.mark.parametrize("hero", sorted(entries("character")))
def test_each_hero_starts_with_one_card_of_each_type_and_so_can_bluff_from_the_first_turn(hero: str) -> None:
    assert sorted(data["type"] for data in starting().values() if data["hero"] == hero) == sorted(TRIANGLE)


def test_starting_cards_bear_the_symbol_of_their_hero_and_no_other_card_does() -> None:
    assert {mark(data) for data in starting().values()} == {"emblem"}
    assert "emblem" not in {mark(data) for data in others().values()}


# The other adventure cards.


def test_the_other_cards_come_in_the_numbers_of_the_ledger() -> None:
    assert Counter(data["type"] for data in others().values()) == {
        "attack": 11,
        "defence": 11,
        "strategy": 11,
        "magic": 10,
        "environment": 6,
    }


def test_six_of_ten_spells_are_curses_and_every_environment_is_persistent() -> None:
    persistent = Counter(data["type"] for data in cards().values() if data.get("persistent"))
    assert persistent == {"magic": 6, "environment": 6}


def test_four_cards_of_the_triangle_are_unstoppable_and_of_every_type_at_least_one() -> None:
    unstoppable = [data for data in cards().values() if data.get("unstoppable")]
    assert len(unstoppable) == 4
    assert {data["type"] for data in unstoppable} == set(TRIANGLE)
    assert not any(data.get("hero") for data in unstoppable)


def test_back_marks_hint_but_do_not_tell() -> None:
    marks = Counter(mark(data) for data in others().values())
    assert marks == {"question": 33, "exclamation": 16}
    rare = Counter(data["type"] for data in others().values() if mark(data) == "exclamation")
    for of, count in Counter(data["type"] for data in others().values()).items():
        assert abs(rare[of] - count * 16 / 49) < 1, of


# Effects.


def test_one_secret_is_the_kidnapper_five_speak_and_four_are_cover() -> None:
    secrets = {slug: document.data for slug, document in entries("secret").items()}
    assert [slug for slug, data in secrets.items() if data.get("kidnapper")] == ["kidnapper"]
    assert sum(bool(data.get("effects")) for slug, data in secrets.items() if slug != "kidnapper") == 5


def test_every_character_has_a_talent_and_every_adventure_card_does_something() -> None:
    for kind in ("character", "adventure_card"):
        for slug, document in entries(kind).items():
            assert document.data.get("effects"), slug


@pytest.mark.parametrize("of", [*TRIANGLE, "magic", "environment"])
def test_no_two_cards_of_a_type_do_the_same(of: str) -> None:
    effects = {slug: data["effects"] for slug, data in cards().items() if data["type"] == of}
    for slug, what in effects.items():
        assert [other for other in effects if effects[other] == what] == [slug]


@pytest.mark.parametrize("kind", ["character", "secret"])
def test_no_two_talents_or_secrets_do_the_same(kind: str) -> None:
    effects = {slug: document.data.get("effects") for slug, document in entries(kind).items()}
    for slug, what in effects.items():
        assert not what or [other for other in effects if effects[other] == what] == [slug]


def test_every_card_of_the_triangle_has_a_success_and_every_other_has_none() -> None:
    for slug, data in cards().items():
        found = any("success" in words_in(effect["when"]) for effect in data["effects"])
        assert found == (data["type"] in TRIANGLE), slug


def test_every_curse_can_be_shed() -> None:
    for slug, data in cards().items():
        if data["type"] == "magic" and data.get("persistent"):
            assert "discard_this" in words_in(data["effects"]), slug


def test_no_environment_forbids_the_challenge_that_alone_can_replace_it() -> None:
    for slug, data in cards().items():
        if data["type"] == "environment":
            assert "challenge" not in words_in(data["effects"]), slug


def test_every_operation_is_used() -> None:
    used = {word for d in content().documents.values() for word in words_in(d.data.get("effects", []))}
    assert set(GAME.words["operation"]) - used == UNUSED_OPERATIONS


# Texts.


@pytest.mark.parametrize("language", ["es", "it", "de"])
def test_every_text_is_translated_and_reviewed(language: str) -> None:
    for key, document in content().documents.items():
        answers = document.translations.get(language, {})
        for field, source in document.texts.items():
            assert field in answers, (key, field)
            assert answers[field].answers == source, (key, field)
            assert answers[field].quality == "reviewed", (key, field)


@pytest.mark.parametrize("kind", ["character", "secret", "adventure_card", "princess"])
def test_every_card_has_a_flavour_of_its_own_and_leaves_its_rules_to_its_effects(kind: str) -> None:
    flavours = [document.texts.get("flavour", "") for document in entries(kind).values()]
    assert all(flavours)
    assert len(set(flavours)) == len(flavours)
    for slug, document in entries(kind).items():
        assert not document.texts.get("text"), slug
        assert not document.texts.get("talent"), slug


def test_there_is_a_reference_card_for_every_subject() -> None:
    about = Counter(document.data["about"] for document in entries("reference_card").values())
    assert about == {"turn": 1, "challenge": 1, "ghost": 1, "journey": 1}


# Playing it.


def played_at_random(number: int, seats: int, options: dict[str, Any]) -> Playable:
    """A game played to its end, with everything that happened in it."""
    game = start(release(), "princess", seats=seats, seed=number, options=options)
    game.events = []
    stream = Stream(seeded(number))
    while game.outcome is None:
        legal = game.actions()
        game.apply(legal[stream.below(len(legal))])
    return game


@pytest.mark.parametrize("number", range(48))
def test_games_of_every_sort_come_to_an_end(number: int) -> None:
    seats = 3 + number % 8
    options: dict[str, Any] = {
        "many_players": seats > 5,
        "two_characters": seats <= 5 and number % 3 == 0,
        "teams": seats == 4 and number % 2 == 1,
    }
    outcome = played_at_random(number, seats, options).outcome
    assert outcome is not None
    assert len(outcome.scores) == seats


def test_every_card_that_waits_for_a_moment_acts_in_some_game() -> None:
    waiting = {
        f"{kind}/{slug}"
        for (kind, slug), document in content().documents.items()
        for effect in document.data.get("effects", [])
        if effect["when"] != "always"
    }
    acted: set[str] = set()
    for number in range(150):
        game = played_at_random(number, 4, {})
        told = [game.describe(event) for event in game.events or ()]
        acted |= {event.name("definition") for event in told if event.key == "event-effect"}
    assert waiting - acted == set()
