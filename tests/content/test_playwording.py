"""Everything that players see and do is worded in every language: what happens in games, and every code that
the engine declares, whether it has happened in them or not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from content.playwording import Labelled, PlayWording
from engine.games.platformer.codes import (
    ACTIONS,
    CAUSES,
    DIRECTIONS,
    REASONS,
    RESOURCES,
    RESULTS,
    SOURCES,
    SYMBOLS,
)
from engine.games.platformer.happenings import EVENTS
from engine.games.platformer.machine import MACHINE
from engine.kernel import Args, Label, Message, Outcome, Refusal, start
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot
from engine.wording import WordingError
from playtest.shows import teller_of
from playtest.shows.log import Told
from playtest.shows.platformer.log import IMPLIED, Teller
from studio.terminal.releases import from_pack, shipped
from tests.commit import others_in_soak
from tests.said import said

LANGUAGES = [code for code, _name in settings.LANGUAGES]
GAMES = 60
ROOT = Path(settings.BASE_DIR)


@cache
def release() -> Snapshot:
    return from_pack(shipped("platformer"))


@cache
def words(language: str) -> PlayWording:
    return PlayWording(release(), language)


def assert_reads(text: str) -> None:
    """A text without keys, slugs or gaps, that begins with a capital letter or a sign."""
    assert text
    assert not re.search(
        r"[{}]|\b\w+_\w+\b|\b(?:hero|enemy|item|potion|boss|artifact|event)/|  |\bNone\b", text
    ), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"\s[.,;:](?:\s|$)", text), text


# What happens in games.


def variant(number: int) -> tuple[int, dict[str, Any], str]:
    seats = 1 + number % 4
    options: dict[str, Any] = {
        "artifacts": number % 3 == 0,
        "larger_map": seats > 1 and number % 5 == 0,
        "boss": ("medusa", "overlord_ikee", "")[number % 3],
        "tile_set": ("forest", "void", "mixed", "any")[number // 4 % 4],
        "turn_limit": 5,
    }
    if number % 7 == 0:
        options["collect_on"] = ["move", "card", "portal", "fall", "push", "respawn"]
        options["catch_ladder"] = options["boss_ignores_walls"] = True
    return seats, options, "ask" if number % 6 == 0 else "seed"


@cache
def played() -> tuple[dict[str, Labelled], dict[str, Told], dict[str, Refusal], list[tuple[Outcome, int]]]:
    """One label, event and refusal of every sort that occurs in random games; spaces do not make a sort."""
    labels: dict[str, Labelled] = {}
    told: dict[str, Told] = {}
    refusals: dict[str, Refusal] = {}
    outcomes = []
    for number in range(GAMES):
        seats, options, chance = variant(number)
        game = start(release(), seats=seats, seed=number, options=options, chance=chance)
        game.events = []
        teller = teller_of("platformer")
        for event in teller.opening(game.view(0)):
            told.setdefault(sort(event), event)
        stream = Stream(seeded(number))
        before: list[Any] = []
        while game.to_act:
            legal = game.actions()
            for action in legal:
                labels.setdefault(sort(game.label(action)), game.label(action))
            for action in before[:3]:
                refusal = game.refusal(action)
                if refusal is not None:
                    refusals.setdefault(sort(Message(refusal.key, refusal.args)), refusal)
            before = legal
            game.apply(legal[stream.below(len(legal))])
            for event in teller.hear([game.describe(event) for event in game.events]):
                told.setdefault(sort(event), event)
            game.events = []
        for event in teller.rest():
            told.setdefault(sort(event), event)
        assert game.outcome is not None
        outcomes.append((game.outcome, seats))
    return labels, told, refusals, outcomes


def sort(labelled: Labelled) -> str:
    key, args = said(labelled)
    places = ("column", "row", "from_column", "from_row", "spaces", "hero_seat", "other_hero_seat")
    dice = tuple(f"die_{number}" for number in range(1, 6))
    return f"{key} {sorted((name, value) for name, value in args.items() if name not in places + dice)}"


@pytest.mark.many_games
@pytest.mark.parametrize("language", others_in_soak(LANGUAGES, 1))
def test_everything_that_happens_in_random_games_is_worded(language: str) -> None:
    labels, told, refusals, outcomes = played()
    spoken = words(language)
    assert {each.key for each in labels.values()} >= {
        "action-use",
        "action-forge",
        "action-step",
        "action-face",
    }
    assert {each.key for each in told.values()} >= {
        "event-turn",
        "event-moved",
        "event-slain",
        "event-event",
    }
    for label in labels.values():
        assert_reads(spoken.action(label))
        for line in spoken.explained(label):
            assert line
    for event in told.values():
        assert event.key not in IMPLIED
        assert_reads(spoken.event(event))
    for refusal in refusals.values():
        assert_reads(spoken.refusal(refusal))
        assert f"[{refusal.clause}]" in spoken.refusal(refusal)
    for outcome, seats in outcomes:
        assert_reads(spoken.outcome(outcome, ["Ada", "Ben", "Cy", "Di"][:seats]))


def test_actions_of_one_decision_are_told_apart() -> None:
    for number in range(6):
        game = start(release(), seats=2, seed=number, options={"turn_limit": 6})
        stream = Stream(seeded(number))
        for _ in range(150):
            if not game.to_act:
                break
            legal = game.actions()
            texts = [words("de").action(game.label(action)) for action in legal]
            doubled = {text for text in texts if texts.count(text) > 1}
            assert not doubled
            game.apply(legal[stream.below(len(legal))])


# What the engine declares.

FACES = SYMBOLS[:5]
SPACE = {"column": 3, "row": 4}
ASKED = {"definition": "item/greed_hammer"}
DEEDS: dict[str, list[dict[str, Any]]] = {
    "use": [{"source": s, "face": f, "symbol": t} for s, f, t in product(SOURCES[:3], FACES, FACES)],
    "forge": [
        {"source": s, "face": f, "result": r, "symbol": t}
        for s, f, r, t in product(SOURCES[3:], FACES, FACES, FACES)
    ],
    "attack": [{"enemy": "enemy/werewolf", **SPACE}, {"enemy": "boss/medusa", **SPACE}],
    "gravity": [{}],
    "buy": [{"card": "item/greed_hammer", "price": price} for price in (0, 1, 4)],
    "card": [{"card": card} for card in ("hero/sweety", "item/greed_hammer", "potion/gem_fizz")],
    "portal": [SPACE],
    "respawn": [{"face": face} for face in FACES],
    "end": [{}],
    "step": [{"direction": direction} for direction in DIRECTIONS],
    "push": [{"direction": direction} for direction in DIRECTIONS],
    "gem": [{"gems": gems, "times": gems + 1, "sword": sword} for gems in (1, 2, 5) for sword in (0, 1, 2)],
    "done": [{}],
    "enemy": [{"enemy": "boss_token/unpaid_intern", **SPACE}, {"enemy": "enemy/ent", **SPACE, **ASKED}],
    "strike": [{"damage": damage} for damage in (0, 1, 8)],
    "space": [SPACE, SPACE | ASKED],
    "save": [
        {"source": s, "face": f, "symbol": t} for s, f, t in product(("pool", *SOURCES[3:]), FACES, FACES)
    ],
    "face": [{"face": face} for face in FACES],
    "result": [{"result": result} for result in RESULTS[:3]],
    "hero": [{"hero": "hero/etern"}, {"hero": "hero/etern", **ASKED}],
    "option": [{"option": 2, "do": [{"march": {"direction": "left"}}], **ASKED}],
    "yes-collect": [{"question": "collect"}],
    "no-collect": [{"question": "collect"}],
    "yes-effect": [{"question": "effect", **ASKED}, {"question": "effect", "definition": "hero/fidget"}],
    "no-effect": [{"question": "effect", **ASKED}, {"question": "effect", "definition": "hero/fidget"}],
    "yes-gravity": [{"question": "gravity"}],
    "no-gravity": [{"question": "gravity"}],
    "no-save": [{"question": "save"}],
    "no-offer": [{"question": "offer"}],
}
"""Every action, with the arguments that the `engine.games.platformer.decisions` give it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_worded(language: str) -> None:
    assert {deed for deed in ACTIONS if deed not in ("", "yes", "no", "pick")} <= set(DEEDS)
    for deed, variants in DEEDS.items():
        for args in variants:
            assert_reads(words(language).action(Label(f"action-{deed}", args)))


ENTRIES = {
    "enemy": ("enemy/werewolf", "enemy/coinmunk", "boss/medusa", "boss_token/stray_curl"),
    "token": ("boss_token/stone_legs",),
    "definition": (
        "hero/glimmer",
        "item/greed_hammer",
        "enemy/ent",
        "boss/overlord_ikee",
        "boss_token/red_tape",
    ),
    "card": ("item/greed_hammer", "potion/gem_fizz", "hero/fidget"),
}
CARDS = {
    "event": "event/full_moon",
    "boss-card": "boss_attack/split_ends",
    "boss-passes": "boss_attack/split_ends",
    "artifact": "artifact/crumb_crown",
}
NAMED = {
    "symbol": FACES,
    "result_symbol": FACES,
    "result": RESULTS,
    "resource": RESOURCES[1:],
    "cause": CAUSES,
    "source": SOURCES,
    "reason": REASONS[1:],
}


def values(key: str, name: str) -> Iterator[dict[str, Any]]:
    """Plausible values of an argument of an event, named as `engine.games.platformer.labels` does."""
    if name in NAMED:
        yield from ({name: value} for value in NAMED[name])
    elif name in ("hero", "other_hero"):
        yield {name: "hero/sweety", f"{name}_seat": 0}
        if name == "hero" and key in ("pushed-hero", "pushed-enemy", "effect"):
            yield {name: "", f"{name}_seat": -1}
    elif name == "card" and key in CARDS:
        yield {name: CARDS[key]}
    elif name in ENTRIES:
        yield from ({name: value} for value in ENTRIES[name])
    elif name in ("space", "from_space"):
        prefix = name.removesuffix("space")
        yield {f"{prefix}column": 3, f"{prefix}row": 4 + (name == "space")}
    elif name == "dice":
        yield {f"die_{number + 1}": face for number, face in enumerate(FACES)}
    else:
        yield from ({name: value} for value in (0, 1, 2, 5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_worded(language: str) -> None:
    spoken = words(language)
    for form in EVENTS:
        for parts in product(*(list(values(form.key, field.name)) for field in form.fields)):
            args: dict[str, Any] = {}
            for part in parts:
                args |= part
            teller = Teller()
            heard = Told(f"event-{form.key}", args)
            for event in [*teller.hear([heard]), *teller.rest()] or [heard]:
                assert_reads(spoken.event(event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_sign_of_the_table_is_worded(language: str) -> None:
    for frame in {work.name for work in MACHINE.works}:
        if frame not in ("", "turn", "rolled", "boss", "pick_card"):  # these ask nobody
            asked: Args = {"hero": "hero/sweety", "enemy": "enemy/ent", **SPACE, **ASKED}
            assert_reads(words(language).say(f"question-{frame}", asked))
    chosen: Args = {"enemy": "boss/medusa", **SPACE}
    assert_reads(words(language).say("question-hand-chosen", {"hero": "hero/sweety", **chosen}))


def refusals() -> list[tuple[str, str, set[str]]]:
    """Clause, key and argument names of all refusals that the rules make, read from their syntax trees."""
    found = []
    for path in sorted((ROOT / "engine" / "games" / "platformer").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                keys = [
                    n.value
                    for n in ast.walk(node.args[1])
                    if isinstance(n, ast.Constant) and isinstance(n.value, str)
                ]
                given = node.args[2].keys if len(node.args) > 2 and isinstance(node.args[2], ast.Dict) else []
                names = {str(key.value) for key in given if isinstance(key, ast.Constant)}
                found += [("PF-TURN-01", key, names) for key in keys]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_and_every_wording_refuses(language: str) -> None:
    examples = {
        "symbol": SYMBOLS,
        "face": SYMBOLS,
        "direction": DIRECTIONS,
        "price": (1, 3),
        "gold": (0,),
        "gems": (0,),
        "sword": (1, 2),
    }
    for clause, key, names in refusals():
        for parts in product(*(examples[name] for name in sorted(names))):
            args = dict(zip(sorted(names), parts, strict=True))
            assert_reads(words(language).refusal(Refusal(clause, key, args)))
    text = (ROOT / "locale" / language / "platformer" / "play.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^platformer-refusal-([a-z-]+) =", text, re.MULTILINE))
    assert worded == {key for _clause, key, _names in refusals()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_worded(language: str) -> None:
    for reason in REASONS[1:]:
        won = reason in ("boss_defeated", "card")
        for seats in (1, 2, 4):
            outcome = Outcome((0,) if won else (), (31,) + (0,) * (seats - 1), reason)
            text = words(language).outcome(outcome, ["Ada", "Ben", "Cy", "Di"][:seats])
            assert_reads(text)
            assert ("Ada" in text) == won
            assert ("31" in text) == (reason == "boss_defeated" and seats == 1)


# How it is worded.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nouns_are_the_names_of_the_shipped_pack(language: str) -> None:
    """A renamed entry loses its article: whoever renames it is told here."""
    spoken = words(language)
    nouns = [("enemy", slug) for slug in release().entries["enemy"]]
    nouns += [("boss", slug) for slug in release().entries["boss"]]
    nouns += [
        ("boss_token", slug)
        for slug, card in release().entries["boss_token"].items()
        if card.data.role == "summon"
    ]
    for kind, slug in nouns:
        key = f"platformer-noun-{kind}-{slug}".replace("_", "-")
        assert spoken.words.say(key) == spoken.name(f"{kind}/{slug}")


def test_an_entry_without_a_noun_stands_in_its_sentence_by_its_name() -> None:
    spoken = PlayWording(release(), "es")
    struck: Args = {
        "hero": "hero/sweety",
        "enemy": "enemy/werewolf",
        "damage": 2,
        "health": 3,
        "enough": "no",
    }
    assert spoken.event(Told("event-struck", struck)) == (
        "Melosa golpea al Hombre-Lobo con 2 Heridas; hacían falta 3."
    )
    spoken.name = lambda entry: "Lobezno"  # type: ignore[method-assign]
    assert "golpea a Lobezno con" in spoken.event(Told("event-struck", struck))


def test_a_missing_message_or_argument_raises() -> None:
    with pytest.raises(WordingError):
        words("de").event(Told("event-unheard-of", {}))
    with pytest.raises(WordingError):
        words("de").event(Told("event-moved", {"hero": "hero/sweety"}))
    with pytest.raises(WordingError):
        words("de").refusal(Refusal("PF-SHOP-02", "too-dear"))


def test_options_of_a_card_are_worded_from_its_effects() -> None:
    effects = release().entries["artifact"]["explorers_megaphone"].data.effects
    (choice,) = (word for effect in effects for word in effect["do"] if "choose_one" in word)
    options = choice["choose_one"]["options"]
    asked = {"definition": "artifact/explorers_megaphone"}
    texts = [
        words("en").action(Label("action-option", {"option": number, "do": do, **asked}))
        for number, do in enumerate(options, 1)
    ]
    assert len(set(texts)) == 2
    assert "left" in texts[0].lower()
    assert "right" in texts[1].lower()


def test_an_action_is_explained_with_the_cards_it_is_about() -> None:
    lines = words("de").explained(Label("action-buy", {"card": "item/greed_hammer", "price": 3}))
    assert len(lines) == 2
    assert lines[1].startswith("Gierhammer: ")
