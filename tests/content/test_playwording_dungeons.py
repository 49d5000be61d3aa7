"""Dungeons at the table in every language: whatever happens in games of all its adventures, and every event,
question, refusal and outcome that the engine declares, whether it has happened in them or not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from content.playwording import Labelled, PlayWording
from engine.bots import BOTS, Seat
from engine.games.dungeons.codes import (
    ATTRIBUTES,
    CAUSES,
    ENDS,
    PHASES,
    RESOURCES,
    ROLLS,
    TERRAINS,
    TYPES,
)
from engine.games.dungeons.geometry import reach
from engine.games.dungeons.happenings import EVENTS
from engine.games.dungeons.labels import CORNERS
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.reasons import REASONS
from engine.games.dungeons.story import LEADS
from engine.games.dungeons.view import View
from engine.kernel import Args, Outcome, Playable, Refusal, start
from engine.kernel.decision import Decision
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot
from playtest.shows import asker_of
from playtest.shows.dungeons.log import IMPLIED, READ, SECRET, Teller
from playtest.shows.dungeons.terminal import Picture
from playtest.shows.log import Told
from studio.terminal.releases import from_pack, shipped
from tests.commit import others_in_soak
from tests.said import said

LANGUAGES = [code for code, _name in settings.LANGUAGES]
ROOT = Path(settings.BASE_DIR)
PACK = shipped("dungeons")
ADVENTURES = ("first_shift", "vespers_in_brine", "the_tide_below")
ASKING = (
    "choose",
    "position",
    "next",
    "act",
    "move",
    "pause",
    "trade",
    "consent",
    "story",
    "pick_die",
    "aim",
    "throw",
    "effect",
    "pick_hero",
    "pick_enemy",
    "pick_space",
    "pick_card",
    "pick_option",
)
"""The questions that a player can be asked."""


@cache
def release() -> Snapshot:
    return from_pack(PACK)


@cache
def words(language: str) -> PlayWording:
    return PlayWording(release(), language)


def assert_reads(text: str) -> None:
    """A text without keys, slugs or gaps, that begins with a capital letter or a sign."""
    assert text
    assert not re.search(
        r"[{}]|\b\w+_\w+\b|\b(?:hero|enemy|item|adventure|ability|equipment|tile)/|  |\bNone\b", text
    ), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"\s[.,;:](?:\s|$)|\.\.(?!\.)", text), text


# What happens in games.


@dataclass
class Played:
    """What occurred in games: one of every sort; spaces and dice do not make a sort."""

    labels: dict[str, Labelled] = field(default_factory=dict)
    told: dict[str, Told] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    decisions: dict[frozenset[str], list[list[Labelled]]] = field(default_factory=dict)
    tables: list[tuple[View, list[Labelled]]] = field(default_factory=list)
    outcomes: list[tuple[Outcome, int]] = field(default_factory=list)

    def hear(self, told: list[Told]) -> None:
        for event in told:
            self.told.setdefault(sort(event), event)


def sort(labelled: Labelled) -> str:
    key, args = said(labelled)
    left_out = (
        "column",
        "row",
        "dice",
        "reasons",
        "slot",
        "seat",
        "health",
        "place",
        "tile_column",
        "tile_row",
    )
    kept = [
        (name, value)
        for name, value in args.items()
        if not name.endswith(left_out) and not (name.endswith("hero") and value)
    ]
    return f"{key} {sorted(kept)}"


def games_to_play() -> Iterator[tuple[int, dict[str, Any], str, str]]:
    """Seats, options, chance and bot: random games of every adventure and number of seats, and the planner's,
    which see more of the adventures."""
    for number, (adventure, seats, _again) in enumerate(product(ADVENTURES, (1, 2, 3, 4), range(4))):
        options = {"adventure": adventure, "minor_actions": ("cards", "all")[number % 2], "deal": seats == 3}
        yield seats, options, ("seed", "ask")[number % 3 == 0], "random"
    for adventure, seats in zip(ADVENTURES, (3, 1, 2), strict=True):
        yield seats, {"adventure": adventure}, "seed", "planner"


@cache
def played() -> Played:
    found = Played()
    for number, (seats, options, chance, bot) in enumerate(games_to_play()):
        play_one(found, number, seats, options, chance, bot)
    return found


def seen(game: Playable, seat: int) -> View:
    """What a seat may know."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def play_one(found: Played, number: int, seats: int, options: dict[str, Any], chance: str, bot: str) -> None:
    game = start(release(), seats=seats, seed=number, options=options, chance=chance)
    game.events = []
    teller = Teller()
    found.hear(teller.opening(seen(game, 0)))
    stream = Stream(seeded(number))
    bots = [BOTS[bot](number * 31 + seat) for seat in range(seats)]
    before: list[Any] = []
    ply = 0
    while game.to_act:
        seat = game.to_act[0]
        legal = game.actions()
        labels: list[Labelled] = [game.label(action) for action in legal]
        sorts = list(map(sort, labels))
        is_new = not all(name in found.labels for name in sorts)
        for name, label in zip(sorts, labels, strict=True):
            found.labels.setdefault(name, label)
        decision = frozenset(sorts)
        if ply % 40 == 0 or decision not in found.decisions:
            found.decisions.setdefault(decision, []).append(labels)
            if ply % 40 == 0 or is_new:
                found.tables.append((seen(game, max(seat, 0)), labels))
        for action in before[:4]:
            refusal = game.refusal(action)
            if refusal is not None:
                found.refusals.setdefault(refusal.key, refusal)
        before = legal
        if bot == "random" or seat < 0:
            game.apply(legal[stream.below(len(legal))], seat)
        else:
            game.apply(bots[seat].choose(Seat(game, seat)), seat)
        found.hear(teller.hear([game.describe(event) for event in game.events or []]))
        game.events = []
        ply += 1
    found.hear(teller.rest())
    assert game.outcome is not None
    found.tables.append((seen(game, 0), []))
    found.outcomes.append((game.outcome, seats))


@pytest.mark.many_games
@pytest.mark.parametrize("language", others_in_soak(LANGUAGES, 1))
def test_everything_that_happens_in_games_is_worded(language: str) -> None:
    found = played()
    spoken = words(language)
    assert {each.key for each in found.labels.values()} >= {
        "action-attack",
        "action-buy",
        "action-enemy-face",
        "action-explore",
        "action-face",
        "action-interact",
        "action-step",
    }
    assert {each.key for each in found.told.values()} >= {
        "event-encounter",
        "event-enemy-line",
        "event-check-ends",
        "event-enemy-target",
        "event-interaction-read",
        "event-introduction",
        "event-laid",
        "event-loot",
        "event-rolled-dice",
        "event-rolls",
        "event-spawned",
    }
    for label in found.labels.values():
        assert_reads(spoken.action(label))
        for line in spoken.explained(label):
            assert_reads(line)
    for event in found.told.values():
        assert event.key not in (*IMPLIED[:2], *SECRET, "event-enemy-why")
        if spoken.event(event) or event.key not in READ:  # An encounter may have nothing to read.
            assert_reads(spoken.event(event))
    for refusal in found.refusals.values():
        assert_reads(spoken.refusal(refusal))
    for outcome, seats in found.outcomes:
        assert_reads(spoken.outcome(outcome, ["Ada", "Ben", "Cy", "Di"][:seats]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_lies_on_the_table_is_drawn(language: str) -> None:
    picture = Picture(words(language), asker_of(words(language)), lambda text, _style: text)
    for view, labels in played().tables:
        drawn = "\n".join("\n".join(block) for block in picture.draw(view))
        assert all(len(line) <= 110 for line in drawn.splitlines())
        assert not re.search(r"\b\w+_\w+\b|[{}]", drawn), drawn
        for hero in view.heroes:
            if hero.hero:
                assert words(language).name(f"hero/{hero.hero}") in drawn or hero.skills is None
        for enemy in view.enemies:
            sign = re.search(rf"^(\w\d) = {words(language).name('enemy/' + enemy.enemy)}", drawn, re.M)
            assert sign
            assert drawn.count(sign[1]) >= 2, "in the list and on the map"
        assert all(words(language).name(card) for card in picture.cards(view))
        if labels:
            assert_reads(picture.question(view, labels))
    assert_reads(picture.legend())


@pytest.mark.many_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_of_one_decision_are_told_apart(language: str) -> None:
    for decisions in played().decisions.values():
        for labels in decisions:
            texts = [words(language).action(label) for label in labels]
            doubled = {text for text in texts if texts.count(text) > 1}
            assert not doubled, texts


# What the engine declares.

ENTRIES: dict[str, tuple[str, ...]] = {
    "hero": ("hero/tam_the_boiler", "hero/inspector_quill"),
    "other_hero": ("hero/wick",),
    "roller": ("hero/gritta", ""),
    "enemy": ("enemy/pillar_of_salt", "enemy/mother_undertow"),
    "other_enemy": ("enemy/knocker",),
    "adventure": ("adventure/first_shift",),
    "definition": (
        "hero/wick",
        "enemy/pickled_squire",
        "equipment/hewers_pick",
        "ability/rat_friend",
        "item/rye_loaf",
        "adventure/first_shift",
    ),
    "card": ("item/rye_loaf",),
}
NAMED: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "cause": CAUSES,
    "phase": PHASES,
    "terrain": TERRAINS,
    "attribute": ATTRIBUTES,
    "roll": ROLLS,
    "corner": CORNERS,
    "from_corner": CORNERS,
    "type": (*TYPES, "none"),
    "end": ENDS[1:],
    "die": ("grey_die",),
}
GROUPS = {
    "encounter": r"encounters\.\w+\.text",
    "interaction": r"interactions\.\w+\.name",
    "passage": r"passages\.\w+\.text",
    "check": r"checks\.\w+\.name",
    "flag": r"flags\.\w+\.name",
    "counter": r"counters\.\w+\.name",
    "rule": r"rules\.\w+\.text",
    "rule_name": r"rules\.\w+\.name",
    "ending": r"(?:victories|defeats)\.\w+\.text",
    "room": r"rooms\.\w+\.name",
    "exit": r"rooms\.\w+\.exits\.\w+\.text",
}
"""The texts of an adventure by the part of it that an argument names."""
NOBODY = ("defeated", "effect")
"""Events that may happen without a hero or an enemy."""


@cache
def address(part: str) -> str:
    """The address of a text of such a part, of any adventure that has one; empty if none has."""
    pattern = re.compile(r"adventure/\w+/" + GROUPS[part])
    return next((key for key in sorted(release().texts["en"]) if pattern.fullmatch(key)), "")


def rules(name: str, value: str) -> list[dict[str, Any]]:
    """What is said besides of a part of an adventure that acts: the name of a special rule, if it has one."""
    if name != "definition" or not value.startswith("adventure/"):
        return [{}]
    return [{"rule": "named", "rule_text": address("rule_name")}, {"rule": "nameless", "rule_text": ""}]


def values(key: str, name: str) -> Iterator[dict[str, Any]]:
    """Plausible values of an argument of an event, named as `engine.games.dungeons.labels` does."""
    if name in NAMED:
        yield from ({name: value} for value in NAMED[name])
    elif name in ("hero", "other_hero", "roller", "enemy", "other_enemy"):
        number = "slot" if name.endswith("enemy") else "seat"
        for value in ENTRIES[name]:
            yield {name: value, f"{name}_{number}": 0 if value else -1}
        if key in NOBODY:
            yield {name: "", f"{name}_{number}": -1} if name == "hero" else {name: ENTRIES[name][0]}
    elif name == "hero_seat":
        yield {name: 0, "seat": 1}
    elif name == "definition" and key == "effect":
        named = f"{address('rule').removesuffix('.text')}.name"
        for value, text in product(ENTRIES[name], (named, "")):
            yield {name: value, "rule": "named" if text else "nameless", "rule_text": text}
    elif name in ENTRIES:
        yield from ({name: value} | rule for value in ENTRIES[name] for rule in rules(name, value))
    elif name == "hero_seat":
        yield from ({name: value, "seat": value + 1} for value in (0, 3))
    elif name in ("space", "from_space"):
        prefix = name.removesuffix("space")
        yield {f"{prefix}column": 3, f"{prefix}row": 4 + (name == "space")}
    elif name == "clause":
        yield from ({"clause": clause, "reason": reason} for clause, reason in REASONS)
    elif name == "exit":
        for leads, row in product(LEADS, (0, 9)):
            yield {
                "exit": "north",
                "exit_text": address("exit"),
                "leads": leads,
                "exit_row": row,
                "exit_column": row,
            }
    elif name == "counter":
        yield from ({"counter_text": address("counter"), "most": most} for most in (3, 99))
    elif name in GROUPS:
        assert address(name), name
        told = {name: "part", f"{name}_text": address(name), "read_text": address("encounter")}
        yield from ({**told, "most": most} for most in ((21, 99) if name == "counter" else (0,)))
    else:
        yield from ({name: value} for value in (0, 1, 2, 5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_worded(language: str) -> None:
    """As the teller tells it by itself; what it never tells by itself is worded all the same."""
    spoken = words(language)
    for form in EVENTS:
        key = form.key
        for parts in product(*(list(values(key, each.name)) for each in form.fields)):
            args: dict[str, Any] = {}
            for part in parts:
                args |= part
            teller = Teller()
            heard = [Told(f"event-{key}", args)]
            if key == "enemy-target":
                heard.append(Told("event-enemy-why", args | {"column": 3, "row": 4}))
            told = [*teller.hear(heard), *teller.rest()]
            if key == "enemy-acts":
                told = teller.hear(
                    [Told("event-enemy-why", args | dict(zip(WHY, (3, 4, *REASONS[14]), strict=True)))]
                )
            for event in told or heard:
                if event.key not in SECRET and (event.key not in READ or spoken.event(event)):
                    assert_reads(spoken.event(event))


WHY = ("column", "row", "clause", "reason")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_enemy_stands_in_its_sentence(language: str) -> None:
    spoken = words(language)
    said = {}
    for clause, reason in REASONS:
        teller = Teller()
        args: Args = {"enemy": "enemy/knocker", "enemy_slot": 0}
        hero: Args = {
            "hero": "hero/wick",
            "hero_seat": 0,
            "type": "melee",
            "clause": clause,
            "reason": reason,
        }
        why: Args = {**args, "clause": clause, "reason": reason, "column": 3, "row": 4}
        other: Args = {**args, "clause": "DD-RUL-32", "reason": "to-attack", "column": 3, "row": 4}
        heard = [Told("event-enemy-target", {**args, **hero}), Told("event-enemy-why", why)]
        told = teller.hear([*heard, Told("event-enemy-why", other)])
        assert len(told) == 1
        text = spoken.event(told[0])
        assert_reads(text)
        assert f"[{clause}]" in text
        assert "[DD-RUL-32]." in text
        assert "c4" in text
        said[clause, reason] = text
    assert len(set(said.values())) == len(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_outcome_is_worded(language: str) -> None:
    asked = {"hero": "hero/wick", "definition": "item/rye_loaf", "die": "enemy_die/grey_die"}
    assert set(ASKING) == {work.name for work in MACHINE.works if isinstance(work, Decision)}
    questions = {f"question-{frame}".replace("_", "-") for frame in ASKING} | {"question-throw-enemy"}
    for question in questions:
        for left in (1, 3):
            assert_reads(words(language).say(question, asked | {"left": left}))
    text = (ROOT / "locale" / language / "dungeons" / "play.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^dungeons-(question-[a-z-]+) =", text, re.MULTILINE)) == questions
    assert set(re.findall(r"^dungeons-outcome-([a-z-]+) =", text, re.MULTILINE)) == set(ENDS[1:])
    for end in (*ENDS[1:], "victory-bell", "defeat-too-late"):
        winners = (0, 1) if end.startswith("victory") else ()
        assert_reads(words(language).outcome(Outcome(winners, (1, 1), end), ["Ada", "Ben"]))


def test_whoever_decides_is_asked() -> None:
    """In games, no frame asks that is not among those whose questions are worded."""
    asked = {view.round.deciding for view, labels in played().tables if labels}
    assert asked <= set(ASKING)
    assert asked >= {"choose", "position", "next", "act", "move", "throw", "pick_option"}


def declared_refusals() -> set[str]:
    """The keys of all refusals that the rules make: read from the syntax trees, and those of the geometry."""
    found = {value for name, value in vars(reach).items() if name.isupper() and isinstance(value, str)}
    for path in (ROOT / "engine" / "games" / "dungeons").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                found |= strings(node.args[1])
    return found


def strings(tree: ast.AST) -> set[str]:
    """The results of an expression that are strings."""
    if isinstance(tree, ast.IfExp):
        return strings(tree.body) | strings(tree.orelse)
    return {tree.value} if isinstance(tree, ast.Constant) and isinstance(tree.value, str) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_and_every_wording_refuses(language: str) -> None:
    text = (ROOT / "locale" / language / "dungeons" / "play.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^dungeons-refusal-([a-z-]+) =", text, re.MULTILINE))
    assert worded == declared_refusals()
    for key, points in product(worded, (0, 1, 3)):
        args: dict[str, int | str] = {"points": points, "price": 4, "loot": points, "energy": points}
        args |= {"type": "ranged", "column": 3, "row": 4}
        said = words(language).refusal(Refusal("DD-MOVE-01", key, args))
        assert_reads(said)
        assert said.endswith("[DD-MOVE-01]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nouns_are_the_names_of_the_shipped_pack(language: str) -> None:
    """A renamed entry loses its article or its short name: whoever renames it is told here."""
    spoken = words(language)
    for kind in ("hero", "enemy"):
        for slug in release().entries[kind]:
            key = f"dungeons-noun-{kind}-{slug}".replace("_", "-")
            assert spoken.words.say(key) == spoken.name(f"{kind}/{slug}")


# How it is told.


def moved(start: tuple[int, int], end: tuple[int, int], cause: str = "move") -> Told:
    args: Args = {
        "hero": "hero/wick",
        "hero_seat": 0,
        "cause": cause,
        "from_column": start[0],
        "from_row": start[1],
    }
    return Told("event-moved", {**args, "column": end[0], "row": end[1]})


def test_steps_are_one_way_and_a_way_back_is_none() -> None:
    teller = Teller()
    assert teller.hear([moved((1, 1), (2, 1))]) == []
    assert teller.hear([moved((2, 1), (2, 2))]) == []
    assert teller.rest() == [moved((1, 1), (2, 2))]
    assert teller.hear([moved((1, 1), (2, 1)), moved((2, 1), (1, 1))]) == []
    assert teller.rest() == []


def test_what_the_neighbour_tells_is_left_out() -> None:
    hero: Args = {"hero": "hero/wick", "hero_seat": 0}
    crab: Args = {"enemy": "enemy/rock_salt_crab", "enemy_slot": 2}
    events = [
        Told("event-lost", {**hero, "resource": "loot", "amount": 2}),
        Told("event-bought", {**hero, "card": "item/rye_loaf", "price": 2}),
        Told("event-siphon", {**crab, **hero}),
        Told("event-lost", {**hero, "resource": "energy", "amount": 1}),
        Told("event-lost", {**hero, "resource": "energy", "amount": 1}),
        Told("event-enemy-healed", {**crab, "amount": 1, "health": 3}),
        Told("event-regenerated", {**crab, "health": 3}),
        Told("event-enemy-healed", {**crab, "enemy_slot": 1, "amount": 1, "health": 3}),
        Told("event-regenerated", {**crab, "health": 3}),
    ]
    assert [event.key for event in Teller().hear(events)] == [
        "event-bought",
        "event-siphon",
        "event-lost",
        "event-regenerated",
        "event-enemy-healed",
        "event-regenerated",
    ]
