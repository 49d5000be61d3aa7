"""Hidden information is exact: what a seat cannot know does not show in its view, its events or its legal
actions, and a state imagined from its view is one that could be."""

from __future__ import annotations

import json

import pytest

from engine.games.princess.codes import A_GIVE, A_PLACE, A_TOP
from engine.games.princess.play import Princess
from engine.games.princess.theft import steal
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import as_json
from tests.commit import share
from tests.rules.princess.hidden import all_cards, check_sound, check_told, laid_bare, states, told, view
from tests.rules.princess.pack import release_with
from tests.rules.princess.table import Table

LEAKS = 5000
IMAGINED = 1000
SOME = 400
A_FEW = 24
"""States of one game that a quick test looks at."""
SEVERAL = 150


def compare(game: Princess, seat: int, number: int) -> int:
    """Two states that differ only in what a seat cannot know look the same to it, offer it the same actions
    and refuse it the same. If an action then tells it the same in both, they go on looking the same."""
    other = game.determinize(seat, number)
    assert view(other, seat) == view(game, seat)
    assert other.actions(seat) == game.actions(seat)
    stream = Stream(seeded(number))
    for code in range(16, 40):
        action = (code, stream.below(80), 0, 0)
        assert other.refusal(action, seat) == game.refusal(action, seat)
    compared = 0
    in_both = [action for action in game.actions() if action in other.actions()]
    in_both = in_both[stream.below(len(in_both)) :] if in_both else []
    for action in in_both[:1]:
        one, heard = told(game, action, seat)
        two, heard_too = told(other, action, seat)
        if heard == heard_too and laid_bare(one.state) == laid_bare(two.state):
            compared += 1
            assert view(one, seat) == view(two, seat)
    return compared


def choose_in_secret(game: Princess, seat: int) -> int:
    """Whatever a player chooses: as long as another seat is told the same, and the same is asked of the same
    player next, it sees the same."""
    found: dict[str, set[str]] = {}
    for action in game.actions()[:6]:
        after, heard = told(game, action, seat)
        seen = after.view(seat)
        asked = seen.turn.asked
        key = json.dumps([heard, laid_bare(after.state), asked and as_json(asked)])
        found.setdefault(key, set()).add(json.dumps(as_json(seen)))
        check_told(game.state, after.state, heard, seat)
    assert all(len(views) == 1 for views in found.values())
    return len(game.actions()[:6]) - len(found)


def look_for_leaks(count: int, first: int) -> tuple[int, int]:
    """How often states could be compared after an action, and how often a choice stayed secret."""
    compared = secret = 0
    for number, game in states(count, first):
        asked = game.to_act[0]
        watcher = (asked + 1 + number % (game.seats - 1)) % game.seats
        compared += compare(game, asked, number) + compare(game, watcher, number)
        secret += choose_in_secret(game, watcher)
    return compared, secret


@pytest.mark.many_games
@pytest.mark.parametrize("first", share(range(0, 10_000, 1000), 1))
def test_nothing_leaks_in_some_hundred_states(first: int) -> None:
    compared, secret = look_for_leaks(SOME, first)
    assert compared > SOME // 2
    assert secret > SOME // 8


@pytest.mark.soak
def test_nothing_leaks_in_five_thousand_states() -> None:
    compared, secret = look_for_leaks(LEAKS, 0)
    assert compared > LEAKS // 2
    assert secret > LEAKS // 5


@pytest.mark.parametrize("first", range(1000, 1008))
def test_nothing_leaks_in_a_few_states(first: int) -> None:
    compared, _ = look_for_leaks(A_FEW, first)
    assert compared > A_FEW // 2


@pytest.mark.parametrize("first", range(300, 310))
def test_events_tell_nobody_more_than_they_may_know(first: int) -> None:
    for number, game in states(SEVERAL, first):
        before = game.clone()
        legal = game.actions()
        action = legal[number % len(legal)]
        after = game.clone()
        after.events = []
        after.play(action)
        for seat in range(game.seats):
            heard = [after.seen(event, seat) for event in after.events]
            check_told(before.state, after.state, [event for event in heard if event is not None], seat)


@pytest.mark.soak
def test_imagined_states_conserve_all_cards_and_can_be_played_to_the_end() -> None:
    imagine_and_play(IMAGINED, 500)


@pytest.mark.parametrize("first", share(range(1100, 1200), 8))
def test_a_few_imagined_states_conserve_all_cards_and_can_be_played_to_the_end(first: int) -> None:
    imagine_and_play(A_FEW, first)


def imagine_and_play(count: int, first: int) -> None:
    """What a seat imagines looks the same to it, is sound, and goes on to an end."""
    for number, game in states(count, first):
        seat = number % game.seats
        other = game.determinize(seat, number)
        assert view(other, seat) == view(game, seat)
        assert all_cards(other.state) == all_cards(game.state)
        check_sound(other.state)
        again = other.determinize((seat + 1) % game.seats, number)
        check_sound(again.state)
        other.rollout(number)
        assert other.outcome is not None


@pytest.mark.parametrize("first", range(200, 210))
def test_all_that_is_noted_is_true_and_nothing_is_lost(first: int) -> None:
    for _, game in states(SEVERAL, first):
        check_sound(game.state)


def test_what_is_hidden_is_drawn_anew() -> None:
    """Imagined hands, Secrets and decks differ from the real ones as often as chance has it."""
    t = Table().hand("bruno", "blow", "wall", "plan").hand("carla", "theft", "parry")
    hands, decks, kidnappers = set(), set(), set()
    for seed in range(40):
        other = t.game.determinize(0, seed).state
        hands.add(tuple(other.hand[1]))
        decks.add(tuple(other.deck))
        kidnappers.add(other.secret.index(other.program.kidnapper))
        assert other.hand[0] == t.g.hand[0]
        assert other.secret[0] == t.g.secret[0]
    assert len(hands) > 35
    assert len(decks) == 40
    assert kidnappers == {1, 2}


def test_what_was_seen_is_remembered() -> None:
    t = Table().hand("ana", "spying").hand("bruno", "blow", "wall", "plan").duel("bruno", "spying", "wall")
    assert sorted(t.hand_seen("ana", "bruno")) == ["blow", "plan", "wall"]
    assert t.hand_seen("carla", "bruno") == ["wall"]  # the response lay open
    for seed in range(5):
        other = t.game.determinize(0, seed).state
        assert other.hand[1] == t.g.hand[1]
        assert other.secret[1] == t.g.secret[1]
    t.deck("trip", "alarm").explore()
    assert t.hand_seen("ana", "bruno") == t.hand_seen("ana", "bruno")
    assert "trip" not in t.hand_seen("ana", "bruno")


def test_a_card_that_changes_hands_unseen_may_be_in_either() -> None:
    t = Table("ana", "bruno", "carla", "diego").hand("ana", "swindle").hand("bruno", "wall", "plan", "blow")
    carla = t.seat("carla")
    for slug in ("plan", "blow"):
        t.g.known[carla * len(t.g.program.cards) + t.card(slug)] = 1 << 1  # Carla has seen the hand before
    t.duel("bruno", "swindle", "wall").act(A_GIVE, t.card("blow"))
    assert t.cards("ana") == ["swindle", "blow"]
    for seat in (0, 1):
        maybe = [card for card in t.view("carla").heroes[seat].hand if not card.is_there]
        assert [(card.slug, card.at) for card in maybe] == [("blow", [0, 1]), ("plan", [0, 1])]
    assert t.hand_seen("carla", "bruno") == ["wall"]  # it lay on the table, so it was not given away
    assert t.hand_seen("bruno", "ana") == ["blow", "swindle"]
    assert t.hand_seen("diego", "ana") == ["swindle"]
    assert t.happened("gave-hidden", seen_by="diego") == [
        {"hero": "character/bruno", "other_hero": "character/ana"}
    ]
    holders = set()
    for seed in range(30):
        other = t.game.determinize(carla, seed).state
        holders.add(
            tuple(next(s for s in (0, 1) if t.card(slug) in other.hand[s]) for slug in ("plan", "blow"))
        )
    assert holders == {(0, 1), (1, 0)}


def test_a_card_stolen_from_the_table_is_seen() -> None:
    t = Table().hand("ana", "theft").hand("bruno", "plan").duel("bruno", "theft", "plan")
    assert t.hand_seen("carla", "ana") == ["plan", "theft"]


def test_the_order_of_the_deck_is_known_to_whoever_arranged_it() -> None:
    t = Table().hand("ana", "stargazing").deck("trip", "alarm", "blow", "theft", "ruins", "parry", "counter")
    t.shop("market", "bluff", "costume").duel("bruno", "stargazing", "bruno_defence")
    for slug in ("blow", "trip"):
        t.act(A_TOP, t.card(slug))
    assert [t.slug(card) for card in t.g.deck[-3:]] == ["alarm", "trip", "blow"]
    assert [known.slug for known in t.view("ana").deck.known] == ["blow", "trip", "alarm"]
    assert t.view("bruno").deck.known == []
    t.explore()
    assert "blow" in t.hand_seen("ana", "bruno")  # Ana knows what Bruno drew
    assert "blow" not in t.hand_seen("carla", "bruno")


def test_a_secret_that_acts_gives_itself_away_but_stays_face_down() -> None:
    pack = release_with(
        secret__loner={"effects": [{"when": "cards_drawn", "do": ["gain_gold"], "may": True}]}
    )
    t = Table(pack=pack).explore()
    assert (t.deciding, t.to_act) == ("effect", "ana")
    assert t.view("carla").heroes[0].secret == "loner"
    assert not t.view("carla").heroes[0].revealed
    pack = release_with(
        secret__loner={"effects": [{"when": "always", "do": [{"change": {"what": "life_maximum", "by": 2}}]}]}
    )
    t = Table(pack=pack)
    assert t.view("carla").heroes[0].maximum == 5  # what lasts waits until it is turned up
    t.hand("bruno", "expose").begin("bruno").hand("ana", "plan").duel("ana", "expose", "plan")
    assert t.view("carla").heroes[0].maximum == 7


def test_the_imagined_attack_could_have_been_placed() -> None:
    t = Table().hand("ana", "blow", "wall", "great_blow", "bolt", "fog").challenge("bruno").place("wall")
    attacks = set()
    for seed in range(60):
        other = t.game.determinize(1, seed)
        assert other.state.attack in other.state.hand[0]
        assert [action[0] for action in other.actions(1)] == [A_PLACE] * 3
        attacks.add(t.slug(other.state.attack))
    assert len(attacks) > 8
    assert not attacks & {"great_blow", "fog", "great_plan", "fair"}


def test_where_the_princess_is_stays_known_when_a_card_beside_her_is_taken() -> None:
    t = Table().hand("ana", "blow", "wall").princess("ana")
    cards = len(t.g.program.cards)
    place = t.seat("carla") * cards + t.g.program.princess
    steal(t.g, t.seat("bruno"), t.seat("ana"), t.card("blow"))
    assert t.lady == "ana"
    assert t.g.known[place] == 1 << t.seat("ana")
