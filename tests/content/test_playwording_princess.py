"""The Princess at the table in every language: whatever happens in games, every event, refusal and outcome
that the engine declares, and nothing that a seat may not know."""

from __future__ import annotations

import ast
import io
import re
import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command

from content.playwording import PlayWording
from engine.games.princess.codes import MARKS, REASONS, TYPES
from engine.games.princess.happenings import EVENTS
from engine.games.princess.machine import MACHINE
from engine.games.princess.view import View
from engine.kernel import Label, Outcome, Refusal, start
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot
from playtest.shows import asker_of
from playtest.shows.log import Told
from playtest.shows.princess.log import Teller
from playtest.shows.princess.terminal import Picture
from studio.terminal.releases import from_pack, shipped
from tests.commit import others_in_soak

LANGUAGES = [code for code, _name in settings.LANGUAGES]
ROOT = Path(settings.BASE_DIR)
GAMES = 12
SILENT = ("", "turn", "duel", "hurt", "eliminate", "end", "throw", "pick_enemy", "pick_space")
"""Frames that ask nobody in this game."""


@cache
def release() -> Snapshot:
    return from_pack(shipped("princess"))


@cache
def words(language: str) -> PlayWording:
    return PlayWording(release(), language)


def assert_reads(text: str) -> None:
    """A text without keys, slugs or gaps, that begins with a capital letter or a sign."""
    assert text
    assert not re.search(r"[{}]|\b\w+_\w+\b|\b(?:character|secret|adventure_card)/|  |\bNone\b", text), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"\s[.,;:](?:\s|$)", text), text


def variant(number: int) -> tuple[int, dict[str, Any]]:
    seats = 3 + number % 8
    options: dict[str, Any] = {"many_players": seats > 5}
    if seats <= 5:
        options |= {"two_characters": number % 3 == 1, "teams": seats == 4}
    return seats, options


@pytest.mark.parametrize("language", others_in_soak(LANGUAGES, 1))
def test_everything_that_happens_in_random_games_is_worded_and_drawn(language: str) -> None:
    spoken = words(language)
    picture = Picture(spoken, asker_of(spoken), lambda text, _style: text)
    keys: set[str] = set()
    for number in range(GAMES):
        seats, options = variant(number)
        game = start(release(), seats=seats, seed=number, options=options)
        game.events = []
        teller = Teller()
        opened = game.view(0)
        assert isinstance(opened, View)
        told = teller.opening(opened)
        stream = Stream(seeded(number))
        before: list[Any] = []
        for ply in range(4000):
            if not game.to_act:
                break
            seat = game.to_act[0]
            legal = game.actions()
            labels = [game.label(action) for action in legal]
            keys |= {label.key for label in labels}
            texts = [spoken.action(label) for label in labels]
            assert len(set(texts)) == len(texts), texts
            for text in texts:
                assert_reads(text)
            for action in before[:3]:
                refusal = game.refusal(action)
                if refusal is not None:
                    assert_reads(spoken.refusal(refusal))
            if ply % 9 == 0:
                view = game.view(seat)
                assert isinstance(view, View)
                assert_reads(picture.question(view, labels))
                assert all(block for block in picture.draw(view))
                assert picture.cards(view)
            before = legal
            game.apply(legal[stream.below(len(legal))])
            viewer = number % 3 - 1
            seen = [game.seen(event, viewer) for event in game.events]
            told += teller.hear([game.describe(event) for event in seen if event is not None])
            game.events = []
        keys |= {event.key for event in told}
        for event in told:
            assert_reads(spoken.event(event))
        assert game.outcome is not None
        assert_reads(spoken.outcome(game.outcome, [f"Ada{seat}" for seat in range(seats)]))
    assert keys >= {"action-place", "action-yes-princess", "event-won", "event-placed-hidden", "event-secret"}


VALUES: dict[str, tuple[Any, ...]] = {
    "hero": ("character/little_magpie",),
    "other_hero": ("character/brother_tallow",),
    "card": ("adventure_card/slingshot",),
    "definition": ("character/little_magpie", "secret/kidnapper", "adventure_card/slingshot"),
    "mark": MARKS,
    "type": TYPES[:5],
    "reason": REASONS[1:],
    "winners": (1,),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_worded_for_those_who_see_it_and_for_the_others(language: str) -> None:
    for form in EVENTS:
        names = [field.name for field in form.fields]
        for parts in product(*(VALUES.get(name, (0, 1, 2, 5)) for name in names)):
            args = dict(zip(names, parts, strict=True))
            assert_reads(words(language).event(Told(f"event-{form.key}", args)))
            if form.hides:
                kept = {key: value for key, value in args.items() if key != form.hides}
                assert_reads(words(language).event(Told(f"event-{form.key}-hidden", kept)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_refusal_and_outcome_is_worded(language: str) -> None:
    card = "adventure_card/slingshot"
    asked = {"hero": "character/little_magpie", "definition": card, "spell": card}
    for frame in {work.name for work in MACHINE.works}:
        if frame not in SILENT:
            assert_reads(words(language).say(f"question-{frame}", asked))
    text = (ROOT / "locale" / language / "princess" / "play.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^princess-refusal-([a-z-]+) =", text, re.MULTILINE))
    assert worded == declared_refusals()
    args: dict[str, int | str] = {"cards": 9, "type": "magic", "price": 2, "gold": 1}
    for key in worded:
        assert_reads(words(language).refusal(Refusal("PR-TURN-04", key, args)))
    for reason in REASONS[1:]:
        alone: tuple[tuple[int, ...], ...] = () if reason in ("holds_princess", "never_freed") else ((),)
        for winners in (*alone, (0,), (0, 2)):
            outcome = Outcome(winners, (0, 0, 0, 0), reason)
            assert_reads(words(language).outcome(outcome, ["Ada", "Ben", "Cy", "Di"]))


def declared_refusals() -> set[str]:
    """The keys of all refusals that the rules make, read from their syntax trees."""
    found: set[str] = set()
    for path in (ROOT / "engine" / "games" / "princess").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                for inner in ast.walk(node.args[1]):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        found.add(inner.value)
    return found


def test_what_goes_without_saying_is_left_out() -> None:
    hero, card = "character/little_magpie", "adventure_card/slingshot"
    teller = Teller()
    sale = [
        Told("event-gold", {"hero": hero, "amount": 1, "gold": 3}),
        Told("event-discarded", {"hero": hero, "card": card}),
        Told("event-sold", {"hero": hero, "card": card, "gold": 1}),
        Told("event-gold", {"hero": hero, "amount": 1, "gold": 3}),
    ]
    assert [event.key for event in teller.hear(sale)] == ["event-gold", "event-sold"]
    duel = [
        Told("event-placed", {"hero": hero, "card": card, "mark": "moon", "round": 1}),
        Told("event-shown", {"hero": hero, "card": card}),
        Told("event-won", {"hero": hero, "card": card}),
        Told("event-effect", {"definition": card, "hero": hero}),
    ]
    assert [event.key for event in teller.hear(duel)] == ["event-placed", "event-won"]


def play(*args: str, typed: str = "") -> str:
    out = io.StringIO()
    keep, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        call_command("play", f"--pack={shipped('princess')}", *args, stdout=out)
    finally:
        sys.stdin = keep
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "options", "let"),
    [
        ("en", ["Take 1 damage", "Discard 2 cards"], "As Baron Threadbare’s card says: “{}”"),
        (
            "de",
            ["Erleide 1 Schaden", "Lege 2 Karten ab"],
            "Wie es auf der Karte von Baron Fadenschein steht: „{}“",
        ),
        ("es", ["Sufre 1 de daño", "Descarta 2 cartas"], "Como dice la carta de Barón Raído: «{}»"),
        ("it", ["Subisci 1 danno", "Scarta 2 carte"], "Come dice la carta di Barone Sdrucito: «{}»"),
    ],
)
def test_the_choices_of_a_card_say_what_they_do(language: str, options: list[str], let: str) -> None:
    """Not “option 1” and “option 2” (T1): of Runaway horses, whether it asks its owner or somebody else."""
    [effect] = release().entries["adventure_card"]["runaway_horses"].data.effects
    [each] = effect["do"][0]["each_hero"]["do"]
    for number, (do, text) in enumerate(zip(each["let_choose"]["options"], options, strict=True), 1):
        offered = {"option": number, "do": do, "definition": "adventure_card/runaway_horses"}
        assert words(language).action(Label("action-option", offered)) == text
        told = words(language).action(Label("action-let", {**offered, "hero": "character/baron_threadbare"}))
        assert told == let.format(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal(language: str) -> None:
    told = play(f"--lang={language}", "--seats=4", "--people=none", "--bot=random", "--seed=5", "--board")
    assert "princess-" not in told
    assert "_" not in told
    assert len(told.splitlines()) > 100


def test_a_person_is_not_told_what_others_draw_or_place() -> None:
    """Everything on the screen is a name that the person may know: of hands of others only what was shown."""
    told = play("--lang=en", "--seats=3", "--people=1", "--bot=random", "--seed=9", typed="1\n" * 12 + "q\n")
    assert "draws a card; its back shows" in told
    assert "places a card face down" in told
    assert told.count("your Secret:") > 0
    hidden = [line for line in told.splitlines() if "Secret face down" in line]
    assert hidden
