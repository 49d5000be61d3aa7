"""Everything that play says, at every decision of random games, in every language: questions, actions and
their help, what happened, refusals, the table, the end. A sentence that cannot be made raises here
(``WORDING_FAULTS_RAISE``); where people play, a general one takes its place.

The quick games speak another language at each decision; the soak speaks all of them at each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from content import unworded
from content.playwording import PlayWording
from engine.kernel import CHANCE, ONLOOKER, Action, Playable, start
from playtest.shows import asker_of, board_of, teller_of
from playtest.shows.log import Told
from tests.conformance.games import GAMES as PLAYED
from tests.conformance.games import begin, plies
from tests.playtest.games.conftest import GAMES, content_of

LANGUAGES = ("en", "es", "it", "de")
SEATS = {"platformer": (2, 4, 1), "dungeons": (3, 2, 4), "princess": (4, 6, 3)}
QUICK = 3
SOAK = 300
FAULTY = re.compile(r"\{|\}|\$|\bNone\b|[a-z]+/[a-z_]+|\bunworded\b")
"""What no sentence for people holds: braces, raw addresses of entries."""


class Listener:
    """Says everything of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.words = PlayWording(content_of(game), language)
        self.asker = asker_of(self.words)
        self.table = board_of(self.words)
        self.known: set[str] = set()
        """What has been said already need not be said again."""

    def decision(self, game: Playable, seat: int, actions: Sequence[Action], *, draws: bool) -> None:
        """The question, the actions with their help, and what lies on the table."""
        view = game.view(max(seat, ONLOOKER))
        labels = [game.label(action) for action in actions]
        read(self.asker.ask(view, labels))
        texts = []
        for label in labels:
            if (name := repr(label)) not in self.known:
                self.known.add(name)
                for line in self.words.explained(label):
                    read(line)
            texts.append(self.words.action(label))
            read(texts[-1])
        for name in self.asker.call(view, game.seats):
            read(name)
        if draws:
            for panel in self.table.drawn(view):
                assert panel.title
                assert panel.markup

    def tell(self, told: Sequence[Told]) -> None:
        """What has happened."""
        for event in told:
            if (name := repr(event)) not in self.known:
                self.known.add(name)
                read(self.words.event(event))

    def refuse(self, game: Playable, seat: int, action: Action) -> None:
        """Why something that was offered before cannot be done now."""
        refusal = game.refusal(action, seat)
        if refusal is not None:
            read(self.words.refusal(refusal))


def read(text: str) -> None:
    assert text
    assert not FAULTY.search(text), text


def say_everything(name: str, number: int, languages: int, most: int, draws: int) -> None:
    """Play a game at random and say all of it; ``languages`` of the four at each decision, the table at each
    ``draws``-th."""
    seats = SEATS[name][number % len(SEATS[name])]
    options: dict[str, Any] = {"many_players": True} if name == "princess" and seats > 5 else {}
    chance = "ask" if name != "princess" and number % 3 == 1 else "seed"
    game = start(content_of(name), seats=seats, seed=number, options=options, chance=chance)
    game.events = []
    listeners = [Listener(name, language) for language in LANGUAGES]
    tellers = {who: teller_of(name) for who in (ONLOOKER, 0)}
    for who, teller in tellers.items():
        for listener in listeners:
            listener.tell(teller.opening(game.view(who)))
    before: list[Action] = []
    for ply, (seat, _action, legal) in enumerate(plies(game, number, most=most)):
        told: list[Told] = []
        for who, teller in tellers.items():
            seen = [game.seen(event, who) for event in game.events or []]
            told += teller.hear([game.describe(event) for event in seen if event is not None])
        game.events = []
        speaking = [listeners[(ply + step) % len(listeners)] for step in range(languages)]
        for listener in speaking:
            listener.decision(game, seat, legal, draws=ply % draws == 0)
            if seat != CHANCE and before:
                listener.refuse(game, seat, before[ply % len(before)])
        for listener in listeners if languages > 1 else speaking:
            listener.tell(told)
        before = legal
    if game.outcome is not None:
        for listener in listeners:
            names = listener.asker.call(game.view(ONLOOKER), game.seats)
            read(listener.words.outcome(game.outcome, names))


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_said_in_every_language(name: str) -> None:
    for number in range(QUICK):
        say_everything(name, number, languages=1, most=220, draws=12)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_random_games_are_said_in_every_language_at_every_decision(name: str) -> None:
    for number in range(SOAK):
        say_everything(name, number, languages=4, most=100_000, draws=3)


def test_a_game_that_has_no_words_at_all_can_be_played(settings: Any) -> None:
    """Somebody who declares a game has rules before words: every sentence is a general one."""
    settings.WORDING_FAULTS_RAISE = False
    unworded.forget()
    puddles = next(played for played in PLAYED if played.name == "puddles")
    game = begin(puddles, 1)
    words = PlayWording(puddles.release(), "en")
    asker, teller = asker_of(words), teller_of("puddles")
    game.events = []
    for seat, _action, legal in plies(game, 1):
        labels = [game.label(action) for action in legal]
        assert asker.ask(game.view(seat), labels)
        assert {words.action(label) for label in labels} == {"An action for which there are no words"}
        for event in teller.hear([game.describe(each) for each in game.events or []]):
            assert words.event(event) == "Something happened for which there are no words."
        game.events = []
    assert game.outcome is not None
    assert words.outcome(game.outcome, ["Ann"] * game.seats) == "The game is over."
