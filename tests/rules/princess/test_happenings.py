"""What is told of everything that happens, to the letter; what each moment tells the cards that wait for it;
who listens and in which order; copies of a game in every part of it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from engine.effects.firing import read, waits_at
from engine.effects.numbers import refresh_numbers
from engine.games.princess import happenings as e
from engine.games.princess import moments as m
from engine.games.princess.cards import (
    discard,
    discard_top,
    draw,
    hand_over,
    into_hand,
    is_triangle,
    leave_game,
    leave_hand,
    shuffle_in,
    take_princess,
)
from engine.games.princess.codes import (
    BY_CARD_TEXT,
    CENTRE,
    DID_EXPLORE,
    HOLDS_PRINCESS,
    IN_DECK,
    LAPS,
    NEVER_FREED,
    NOBODY_CAN,
    OUT_OF_PLAY,
    TURN_LIMIT,
)
from engine.games.princess.ending import (
    check_journey,
    check_turns,
    declare_winner,
    finish,
    push_end,
    share_victory,
    somebody_can_win_a_challenge,
)
from engine.games.princess.knowing import (
    all_know,
    drawn,
    emptied,
    forget,
    passed,
    seen_hand,
    seen_in_deck,
    swapped,
)
from engine.games.princess.life import eliminate, heal, hurt, resurrect
from engine.games.princess.machine import MACHINE
from engine.games.princess.magic import can_bear, curse, drop_curse, lies_somewhere, targets
from engine.games.princess.purse import earn, steal_gold
from engine.games.princess.secrets import free, look, reveal, swap
from engine.games.princess.shop import (
    buy,
    can_buy,
    can_sell,
    clear_shop,
    fill_shop,
    price,
    sell,
    sell_price,
    take_from_shop,
)
from engine.games.princess.state import State
from engine.games.princess.state_copying import clone_state
from engine.games.princess.theft import may_rob, steal, steal_named
from engine.kernel.frames import FRAME
from engine.kernel.state import EVERYBODY
from tests.rules.princess.pack import always, damage, release_with, when
from tests.rules.princess.table import Table

Event = tuple[int, ...]


def told(t: Table) -> list[Event]:
    """What has been told since the table was laid, without what was left out."""
    found = []
    for event in t.g.events or []:
        cut = list(event)
        while cut[-1] == -1 and len(cut) > 1:
            cut.pop()
        found.append(tuple(cut))
    return found


def laid(*names: str, **more: Any) -> Table:
    """A table of which nothing has been told yet."""
    t = Table(*names, **more)
    t.g.events = []
    return t


# Cards that move.


def test_cards_are_drawn_from_the_top_or_the_bottom() -> None:
    t = laid().deck("blow", "wall", "plan")
    before = t.count("ana")
    assert draw(t.g, 0, 2) == 2
    marks = t.g.program.marks
    blow, wall, plan = (t.card(name) for name in ("blow", "wall", "plan"))
    assert told(t) == [(e.E_DREW, 0, blow, marks[blow]), (e.E_DREW, 0, wall, marks[wall])]
    assert t.count("ana") == before + 2
    t = laid().deck("blow", "wall", "plan")
    assert draw(t.g, 1, 1, True) == 1
    assert told(t) == [(e.E_DREW, 1, plan)]  # nobody sees the back of the lowest
    assert draw(t.g, 1, 5) == 2
    assert (draw(t.g, 1, 1), draw(t.g, 1, 0)) == (0, 0)


def test_a_card_that_leaves_a_hand_is_forgotten_and_an_empty_hand_holds_nothing() -> None:
    t = laid().hand("ana", "blow", "wall")
    blow, wall = t.card("blow"), t.card("wall")
    size = len(t.g.program.cards)
    t.g.played = [blow]
    t.g.known[size + blow] = 1
    t.g.known[size + wall] = 1 | 4
    leave_hand(t.g, 0, blow)
    assert (t.cards("ana"), t.g.played, t.g.known[size + blow]) == (["wall"], [], 0)
    assert t.g.known[size + wall] == 1 | 4
    leave_hand(t.g, 0, wall)
    t.g.hand[2].append(wall)
    assert not any(known & 1 for known in t.g.known)


def test_discarding_is_told_and_the_princess_goes_to_the_centre() -> None:
    t = laid().hand("ana", "blow").princess("ana")
    blow, princess = t.card("blow"), t.g.program.princess
    discard(t.g, 0, blow)
    assert (told(t), t.discarded()[-1]) == ([(e.E_DISCARDED, 0, blow)], "blow")
    discard(t.g, 0, princess)
    assert told(t)[1:] == [(e.E_DISCARDED, 0, princess), (e.E_PRINCESS_DROPPED,)]
    assert (t.lady, t.discarded()[-1]) == ("centre", "blow")
    take_princess(t.g, 2)
    assert (t.lady, told(t)[3:]) == ("carla", [(e.E_PRINCESS_TAKEN, 2)])


@pytest.mark.parametrize("openly", [False, True])
def test_a_card_from_hand_to_hand(openly: bool) -> None:
    t = laid().hand("ana", "blow", "wall")
    blow = t.card("blow")
    hand_over(t.g, blow, 0, 1, e.E_STOLE, openly)
    shown = [(e.E_CARD_SHOWN, 0, blow)] if openly else []
    assert told(t) == [*shown, (e.E_STOLE, 1, blow, 0)]
    assert (t.cards("ana"), t.cards("bruno")[-1]) == (["wall"], "blow")
    size = len(t.g.program.cards)
    assert (t.g.known[2 * size + blow] == 1 << 1) == openly


def test_a_card_from_the_table_goes_openly_and_the_princess_too() -> None:
    t = laid().hand("ana", "blow").princess("ana")
    blow, princess = t.card("blow"), t.g.program.princess
    size = len(t.g.program.cards)
    t.g.played = [blow]
    hand_over(t.g, blow, 0, 1, e.E_TOOK)
    assert (told(t), t.g.played) == ([(e.E_TOOK, 1, blow, 0)], [])
    assert t.g.known[2 * size + blow] == 2
    hand_over(t.g, princess, 0, 2, e.E_STOLE)
    assert told(t)[1:] == [(e.E_STOLE, 2, princess, 0), (e.E_PRINCESS_TAKEN, 2)]
    assert (t.lady, t.g.known[size + princess]) == ("carla", 4)
    assert not any(known & 1 for known in t.g.known)  # Ana's hand is empty


def test_the_top_of_the_deck_is_discarded_and_the_pile_shuffled_in() -> None:
    t = laid().deck("blow", "wall", "plan")
    t.g.discard.clear()
    assert discard_top(t.g, 2) == 2
    assert t.discarded() == ["blow", "wall"]
    assert told(t) == [(e.E_TOP_DISCARDED, t.card("blow")), (e.E_TOP_DISCARDED, t.card("wall"))]
    assert discard_top(t.g, 2) == 1
    t.g.known[t.card("wall")] = IN_DECK
    shuffle_in(t.g, 9)
    assert sorted(t.slug(card) for card in t.g.deck) == ["blow", "plan", "wall"]
    assert (t.g.discard, told(t)[3:]) == ([], [(e.E_SHUFFLED, 3)])
    assert IN_DECK not in t.g.known
    shuffle_in(t.g, 1)
    assert len(told(t)) == 4
    leave_game(t.g, t.card("blow"))
    assert (t.g.gone[-1], told(t)[4:]) == (t.card("blow"), [(e.E_LEFT_GAME, t.card("blow"))])


def test_attack_defence_and_strategy_are_the_triangle() -> None:
    t = Table()
    assert [
        is_triangle(t.g, t.card(name)) for name in ("blow", "wall", "plan", "bolt", "fog", "princess")
    ] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]


# What is known.


def test_who_knew_a_card_in_the_deck_knows_where_it_went() -> None:
    t = laid().deck("blow", "wall")
    size, blow = len(t.g.program.cards), t.card("blow")
    seen_in_deck(t.g, 1, blow)
    assert (t.g.known[size + blow], told(t)) == (IN_DECK, [(e.E_SAW_DECK, 1, blow, 0)])
    seen_in_deck(t.g, 1, t.card("wall"))
    assert told(t)[1] == (e.E_SAW_DECK, 1, t.card("wall"), 1)
    drawn(t.g, blow, 2)
    assert [t.g.known[seat * size + blow] for seat in range(3)] == [0, 4, 0]
    all_know(t.g, blow, 0)
    assert [t.g.known[seat * size + blow] for seat in range(3)] == [1, 1, 1]
    forget(t.g, blow)
    assert [t.g.known[seat * size + blow] for seat in range(3)] == [0, 0, 0]


def test_what_went_unseen_is_in_one_of_two_hands() -> None:
    t = laid("ana", "bruno", "carla", "diego").hand("ana", "blow", "wall").princess("ana")
    size, blow, wall, plan = len(t.g.program.cards), t.card("blow"), t.card("wall"), t.card("plan")
    t.g.known = [0] * len(t.g.known)
    for card in (blow, wall, plan, t.g.program.princess):
        t.g.known[2 * size + card] = 1
    t.g.known[size + blow] = 1
    t.g.played = [plan]
    passed(t.g, blow, 0, 1, False)
    row = [t.g.known[2 * size + card] for card in (blow, wall, plan, t.g.program.princess)]
    assert row == [3, 3, 1, 1]  # a card on the table and the Princess are seen to stay
    assert (t.g.known[blow], t.g.known[size + blow], t.g.known[3 * size + blow]) == (2, 0, 0)


def test_the_only_card_of_a_hand_is_known_to_have_gone() -> None:
    t = laid("ana", "bruno", "carla", "diego")
    size, blow = len(t.g.program.cards), t.card("blow")
    t.g.known = [0] * len(t.g.known)
    t.g.known[2 * size + blow], t.g.known[3 * size + blow] = 1, 5
    passed(t.g, blow, 0, 1, True)
    assert [t.g.known[seat * size + blow] for seat in range(4)] == [2, 0, 2, 7]
    emptied(t.g, 1)
    assert [t.g.known[seat * size + blow] for seat in range(4)] == [0, 0, 0, 5]


def test_whoever_sees_a_hand_knows_it_and_what_is_not_in_it() -> None:
    t = laid().hand("ana", "blow", "wall")
    size, blow, wall, plan = len(t.g.program.cards), t.card("blow"), t.card("wall"), t.card("plan")
    t.g.known = [0] * len(t.g.known)
    t.g.known[size + wall], t.g.known[size + plan], t.g.known[plan] = 1, 5, 5
    seen_hand(t.g, 1, 0)
    assert [t.g.known[size + card] for card in (blow, wall, plan)] == [1, 1, 4]
    assert t.g.known[plan] == 5
    assert told(t) == [(e.E_SAW, 1, blow, 0)]  # of the other it knew


def test_hands_that_are_exchanged_take_along_what_is_known() -> None:
    t = laid("ana", "bruno", "carla", "diego").hand("ana", "blow").hand("bruno", "wall")
    size, blow, wall, plan = len(t.g.program.cards), t.card("blow"), t.card("wall"), t.card("plan")
    t.g.known = [0] * len(t.g.known)
    carla = 2 * size
    t.g.known[carla + blow], t.g.known[carla + wall], t.g.known[carla + plan] = 2, 1, 3
    t.g.known[3 * size + plan] = 8
    t.g.known[plan] = 6
    swapped(t.g, 0, 1)
    assert [t.g.known[carla + card] for card in (blow, wall, plan)] == [1, 2, 3]
    assert t.g.known[3 * size + plan] == 8
    assert [t.g.known[card] for card in (blow, wall, plan)] == [0, 2, 4]
    assert [t.g.known[size + card] for card in (blow, wall, plan)] == [1, 0, 0]
    assert told(t) == [(e.E_SAW, 0, blow, 0), (e.E_SAW, 1, wall, 1)]


# The shop.


@pytest.mark.parametrize(("size", "places"), [(0, 3), (1, 4), (-1, 2), (-3, 0), (-4, 0)])
def test_pr_turn_03_the_shop_is_filled_from_the_left(size: int, places: int) -> None:
    change = [always({"change": {"what": "shop_size", "by": size}})] if size else []
    t = (
        laid(pack=release_with(adventure_card__fair={"effects": change}))
        .shop()
        .deck("blow", "wall", "plan", "theft")
    )
    if size:
        t.environment("fair")
    t.g.events = []
    assert fill_shop(t.g) == places
    names = ["blow", "wall", "plan", "theft"][:places]
    assert t.on_sale() == names
    assert len(t.g.shop) == places
    assert told(t) == [(e.E_REFILLED, t.card(name), place) for place, name in enumerate(names)]


def test_gaps_are_filled_while_there_are_cards_and_more_places_stay_if_cards_lie_there() -> None:
    t = laid().shop("blow", "wall", "plan").deck("theft")
    t.g.shop += [-1, t.card("rage"), -1]
    t.g.shop[1] = -1
    assert fill_shop(t.g) == 1
    assert t.g.shop == [t.card("blow"), t.card("theft"), t.card("plan"), -1, t.card("rage")]
    t.g.shop[0] = -1
    assert (fill_shop(t.g), t.g.shop[0]) == (0, -1)


def test_a_shop_that_is_cleared_is_discarded() -> None:
    t = laid().shop("blow", "wall", "plan")
    t.g.shop[1] = -1
    clear_shop(t.g)
    assert t.g.shop == [-1, -1, -1]
    assert told(t) == [(e.E_SHOP_CLEARED, 2)]
    assert t.discarded()[-2:] == ["blow", "plan"]


def test_selling_buying_and_taking_are_told() -> None:
    t = laid().hand("ana", "blow").shop("wall", "plan").gold(ana=3, bruno=0)
    sell(t.g, t.card("blow"))
    assert (t.gold_of("ana"), t.discarded()[-1]) == (4, "blow")
    buy(t.g, 1)
    assert (t.gold_of("ana"), t.cards("ana"), t.g.shop[1]) == (2, ["plan"], -1)
    take_from_shop(t.g, 1, 0)
    assert (t.gold_of("bruno"), t.cards("bruno")[-1], t.g.shop[0]) == (0, "wall", -1)
    size = len(t.g.program.cards)
    assert t.g.known[2 * size + t.card("wall")] == 2
    keys = [event for event in told(t) if event[0] in (e.E_SOLD, e.E_BOUGHT, e.E_TOOK)]
    assert keys == [
        (e.E_SOLD, 0, t.card("blow"), 1),
        (e.E_BOUGHT, 0, t.card("plan"), 2),
        (e.E_TOOK, 1, t.card("wall")),
    ]


@pytest.mark.parametrize(
    ("what", "by", "prices"),
    [("price", 1, (3, 1)), ("price", -3, (0, 1)), ("sell_price", 2, (2, 3)), ("sell_price", -2, (2, 0))],
)
def test_prices_change_but_not_below_0(what: str, by: int, prices: tuple[int, int]) -> None:
    effects = {"effects": [always({"change": {"what": what, "by": by}})]}
    t = Table(pack=release_with(character__ana=effects))
    assert (price(t.g, 0), sell_price(t.g, 0)) == prices
    assert (price(t.g, 1), sell_price(t.g, 1)) == (2, 1)


def test_who_can_buy_and_sell() -> None:
    t = Table().shop("blow").gold(ana=2, bruno=1)
    assert [can_buy(t.g, seat) for seat in (0, 1)] == [True, False]
    t.shop()
    assert not can_buy(t.g, 0)
    assert can_sell(t.g, 0, t.g.program.princess)
    t.g.sells_princess = False
    assert not can_sell(t.g, 0, t.g.program.princess)
    assert can_sell(t.g, 0, t.card("blow"))
    for what, expected in (("buy", (False, True)), ("sell", (True, False))):
        forbidden = {"effects": [always({"forbid": {"what": what}})]}
        t = Table(pack=release_with(character__ana=forbidden)).shop("blow").gold(ana=2)
        assert (can_buy(t.g, 0), can_sell(t.g, 0, t.card("blow"))) == expected


# Life.


def test_healing_is_told_and_stops_at_the_maximum() -> None:
    t = laid().life(ana=3, bruno=0)
    heal(t.g, 0, 1)
    heal(t.g, 0, 4)
    heal(t.g, 0, 1)
    heal(t.g, 1, 1)
    assert (t.life_of("ana"), t.life_of("bruno")) == (5, 0)
    assert told(t) == [(e.E_HEALED, 0, 1, 4), (e.E_HEALED, 0, 1, 5)]
    t.ghost("carla")
    t.g.life[2] = 1
    heal(t.g, 2, 1)
    assert t.life_of("carla") == 1


def test_damage_is_told_and_more_than_there_is_is_lost() -> None:
    t = laid().life(ana=3, carla=2)
    hurt(t.g, [0, 2], 2, 1, False)
    MACHINE.settle(t.g)
    assert (t.life_of("ana"), t.lives("carla")) == (1, False)
    assert told(t)[:3] == [(e.E_DAMAGED, 0, 2, 1), (e.E_DAMAGED, 2, 2, 0), (e.E_ELIMINATED, 2, 1, 0)]
    hurt(t.g, [2], 1, 1, False)
    hurt(t.g, [0], 0, 1, False)
    t.g.events = []
    MACHINE.settle(t.g)
    assert told(t) == []


@pytest.mark.parametrize(("by", "dealt"), [(1, 2), (0, 1), (-1, 1)])
def test_more_damage_is_dealt_to_others_only(by: int, dealt: int) -> None:
    strong = {"effects": [always({"change": {"what": "damage_dealt", "by": 1}})]}
    t = laid(pack=release_with(character__ana=strong, character__bruno=strong))
    hurt(t.g, [0], 1, by, True)
    MACHINE.settle(t.g)
    assert t.life_of("ana") == 5 - dealt


def test_coming_back_is_told_with_the_life() -> None:
    t = laid().ghost("ana")
    resurrect(t.g, 0, 0)
    assert not t.lives("ana")
    resurrect(t.g, 0, 9)
    assert (t.lives("ana"), t.life_of("ana"), told(t)) == (True, 5, [(e.E_RESURRECTED, 0, 5)])
    t.g.life[0] = 2
    resurrect(t.g, 0, 4)
    assert t.life_of("ana") == 2


def test_whoever_eliminates_in_a_challenge_looks_at_the_hand() -> None:
    t = laid().hand("carla", "blow")
    eliminate(t.g, 2, 0, True)
    MACHINE.settle(t.g)
    assert (t.deciding, t.to_act) == ("keep", "ana")
    assert (e.E_LOOKED_HAND, 0, 2) in told(t)
    assert (e.E_ELIMINATED, 2, 0, 1) in told(t)
    for by, deed in ((0, False), (2, True), (-1, True)):
        t = laid().hand("carla", "blow")
        eliminate(t.g, 2, by, deed)
        MACHINE.settle(t.g)
        assert t.deciding != "keep"
        assert (t.count("carla"), t.life_of("carla")) == (0, 0)


# Secrets and spells.


def test_a_secret_is_turned_up_once_and_the_kidnappers_frees_the_princess() -> None:
    t = laid()
    reveal(t.g, 0)
    reveal(t.g, 0)
    assert told(t) == [(e.E_SECRET, 0, t.g.secret[0])]
    assert (t.g.revealed, t.g.secret_seen[0], t.lady) == ([1, 0, 0], 7, "kidnapped")
    reveal(t.g, 1)
    assert told(t)[1:] == [(e.E_SECRET, 1, t.g.secret[1]), (e.E_FREED,)]
    assert t.lady == "centre"
    t.princess("carla")
    free(t.g)
    assert t.lady == "carla"


def test_a_secret_is_looked_at_and_exchanged() -> None:
    t = laid()
    look(t.g, 2, 0)
    assert (t.g.secret_seen, told(t)) == ([4, 0, 0], [(e.E_LOOKED_SECRET, 2, t.g.secret[0], 0)])
    mine, theirs = t.g.secret[0], t.g.secret[1]
    t.g.revealed[1] = 1
    look(t.g, 2, 1)
    assert len(told(t)) == 1
    swap(t.g, 0, 1)
    assert (t.g.secret[:2], t.g.revealed[:2], t.g.secret_seen) == ([theirs, mine], [1, 0], [2, 5, 0])
    assert told(t)[1:] == [
        (e.E_SECRETS_SWAPPED, 0, 1),
        (e.E_NEW_SECRET, 0, theirs),
        (e.E_NEW_SECRET, 1, mine),
    ]


def test_a_curse_comes_and_goes() -> None:
    t = laid()
    poison, glass = t.card("poison"), t.card("glass")
    numbers = t.g.numbers[:]
    for card in (poison, glass):
        t.lift(card)
        assert not lies_somewhere(t.g, card)
        curse(t.g, 1, card)
        assert lies_somewhere(t.g, card)
    assert t.g.numbers != numbers
    assert told(t) == [(e.E_CURSED, 1, poison), (e.E_CURSED, 1, glass)]
    drop_curse(t.g, 1, glass, True)
    assert (t.g.gone[-1], t.g.numbers) == (glass, numbers)
    drop_curse(t.g, 1, poison)
    assert (t.discarded()[-1], t.cursed("bruno")) == ("poison", [])
    assert told(t)[2:] == [(e.E_CURSE_GONE, 1, glass), (e.E_LEFT_GAME, glass), (e.E_CURSE_GONE, 1, poison)]


def test_pr_rul_34_whom_a_spell_can_be_put_on() -> None:
    anyone = {"target": "anyone"}
    t = Table("ana", "bruno", "carla", pack=release_with(adventure_card__storm=anyone)).ghost("bruno")
    t.g.active = 1
    bolt, recall, storm = (t.card(name) for name in ("bolt", "recall", "storm"))
    assert [can_bear(t.g, bolt, seat) for seat in range(3)] == [True, False, True]
    assert [can_bear(t.g, recall, seat) for seat in range(3)] == [False, True, False]
    assert [can_bear(t.g, storm, seat) for seat in range(3)] == [True, True, True]
    assert targets(t.g, storm, 1) == [2, 0]  # a ghost cannot enchant itself
    assert targets(t.g, storm, 0) == [1, 2, 0]
    assert targets(t.g, recall, 1) == []


def test_no_curse_is_put_on_whoever_is_safe_from_them() -> None:
    safe = {"effects": [always({"immune": {"to": "curses"}})]}
    t = Table(pack=release_with(character__ana=safe))
    assert [can_bear(t.g, t.card("poison"), seat) for seat in range(2)] == [False, True]
    assert can_bear(t.g, t.card("bolt"), 0)


# Gold and theft.


def test_gold_is_earned_and_stolen() -> None:
    t = laid().gold(ana=2, bruno=3)
    earn(t.g, 0, 2)
    assert t.gold_of("ana") == 4
    steal_gold(t.g, 0, 1, 9)
    assert (t.gold_of("ana"), t.gold_of("bruno")) == (7, 0)
    before = len(told(t))
    steal_gold(t.g, 0, 1, 1)
    assert (t.gold_of("ana"), len(told(t))) == (7, before)


def test_who_may_rob_whom() -> None:
    safe = {"effects": [always({"immune": {"to": "theft"}})]}
    t = Table(pack=release_with(character__carla=safe))
    assert [may_rob(t.g, 0, victim) for victim in range(3)] == [False, True, False]
    assert not may_rob(t.g, -1, 1)


def test_a_named_card_is_taken_openly_if_it_is_there() -> None:
    t = laid().hand("bruno", "wall", "blow")
    blow, plan = t.definition("blow"), t.definition("plan")
    steal_named(t.g, 0, 1, plan)
    assert told(t) == [(e.E_NAMED, 0, plan, 1, 0)]
    steal_named(t.g, 0, 1, blow)
    card = t.card("blow")
    assert told(t)[1:] == [(e.E_NAMED, 0, blow, 1, 1), (e.E_CARD_SHOWN, 1, card), (e.E_STOLE, 0, card, 1)]
    assert t.cards("bruno") == ["wall"]
    steal(t.g, 0, 1, t.card("wall"))
    assert told(t)[4:] == [(e.E_STOLE, 0, t.card("wall"), 1)]


# The end.


def ending(t: Table) -> tuple[int, int]:
    """Reason and winners of the end on top of the stack."""
    at = len(t.g.stack) - FRAME
    return t.g.stack[at + 2], t.g.stack[at + 3]


def test_pr_end_who_wins_when_the_deck_is_empty() -> None:
    t = Table(deck=1).princess("carla")
    assert not check_journey(t.g, 99)
    t.deck(0)
    assert check_journey(t.g, 0)
    assert ending(t) == (HOLDS_PRINCESS, 4)
    t = Table(deck=0, turn="ana")
    t.g.princess_at = OUT_OF_PLAY
    assert check_journey(t.g, 0)
    assert ending(t) == (NEVER_FREED, 2)


@pytest.mark.parametrize(("turns", "ends"), [(5, False), (6, True), (7, True)])
def test_pr_rul_26_after_so_many_laps_nobody_wins(turns: int, ends: bool) -> None:
    t = Table(deck=1, empty_laps=2)
    t.princess("centre").deck(0)
    assert check_journey(t.g, turns) == ends
    if ends:
        assert ending(t) == (LAPS, 0)


def test_pr_end_08_without_a_card_to_win_with_it_is_over() -> None:
    t = Table(deck=1).princess("centre").shop()
    for name in t.names:
        t.hand(name, *(["bolt"] if name == "ana" else []))
    t.deck(0)
    assert not somebody_can_win_a_challenge(t.g)
    assert check_journey(t.g, 0)
    assert ending(t) == (NOBODY_CAN, 0)


@pytest.mark.parametrize(
    ("gold", "hand", "on_sale", "can"),
    [
        (2, [], "blow", True),
        (1, [], "blow", False),
        (1, ["bolt"], "blow", True),
        (0, ["bolt"], "blow", False),
        (0, ["bolt", "balm"], "blow", True),
        (9, [], "fog", False),
        (9, [], "", False),
        (0, ["wall"], "", True),
    ],
)
def test_pr_rul_25_a_card_to_win_with_is_held_or_can_be_bought(
    gold: int, hand: list[str], on_sale: str, can: bool
) -> None:
    t = Table().shop(*([on_sale] if on_sale else [])).gold(ana=gold, bruno=0, carla=0)
    t.hand("ana", *hand).hand("bruno").hand("carla")
    assert somebody_can_win_a_challenge(t.g) == can
    t.g.alive[0] = 0
    assert not somebody_can_win_a_challenge(t.g)


@pytest.mark.parametrize(("turns", "ends"), [(9, False), (10, True), (11, True)])
def test_pr_rul_26_the_limit_of_turns(turns: int, ends: bool) -> None:
    t = Table()
    t.g.turns, t.g.turn_limit = turns, 10
    assert check_turns(t.g) == ends
    if ends:
        assert ending(t) == (TURN_LIMIT, 0)


@pytest.mark.parametrize(
    ("teams", "winners", "win"), [(True, 2, 10), (True, 0, 0), (False, 2, 2), (True, 5, 5)]
)
def test_pr_variant_02_a_team_wins_together(teams: bool, winners: int, win: int) -> None:
    t = laid("ana", "bruno", "carla", "diego", teams=teams)
    finish(t.g, LAPS, winners)
    assert (t.g.winners, t.g.ended, t.g.stack, told(t)) == (win, LAPS, [], [(e.E_ENDED, LAPS, win)])


def test_a_card_declares_a_winner_at_once_or_at_the_end() -> None:
    t = Table()
    share_victory(t.g, 1)  # the journey does not end
    assert t.g.ended == 0
    declare_winner(t.g, 2)
    assert (t.g.ended, t.g.winners) == (BY_CARD_TEXT, 4)
    t = Table()
    push_end(t.g, LAPS, 1)
    share_victory(t.g, 2)
    assert ending(t) == (LAPS, 5)
    declare_winner(t.g, 1)
    assert ending(t) == (BY_CARD_TEXT, 2)


def test_the_kidnapper_who_wins_is_shown_once() -> None:
    for shown in (0, 1):
        t = laid()
        t.g.revealed[1] = shown
        push_end(t.g, NEVER_FREED, 2)
        MACHINE.settle(t.g)
        secrets = [event for event in told(t) if event[0] == e.E_SECRET]
        assert secrets == ([] if shown else [(e.E_SECRET, 1, t.g.secret[1])])
        assert t.g.revealed == [0, 1, 0]


# What moments tell.

Told = tuple[int, int, int]


def watched(moment: Any, *names: str, **more: Any) -> Table:
    """Diego, who has no part in it, may answer a moment."""
    watcher = {"effects": [when(moment, {"gain_gold": {}}, may=True)]}
    return Table(
        *(names or ("ana", "bruno", "carla", "diego")), pack=release_with(character__diego=watcher), **more
    )


def heard(t: Table) -> Told:
    """Hero, enemy and amount of the moment."""
    base = len(t.g.stack) - FRAME
    assert waits_at(t.g, base), t.deciding
    assert t.to_act == "diego"
    ctx = read(t.g, base)
    return (ctx.hero, ctx.enemy, ctx.amount)


def settled(deed: Callable[[State], Any]) -> Callable[[Table], Table]:
    """A deed as a step of a test."""

    def run(t: Table) -> Table:
        deed(t.g)
        MACHINE.settle(t.g)
        return t

    return run


@pytest.mark.parametrize(
    ("moment", "play", "expected"),
    [
        ({"turn_begins": {"by": "other"}}, lambda t: t.begin("bruno"), (1, -1, 0)),
        ({"action_taken": {"action": "explore", "by": "other"}}, Table.explore, (0, -1, DID_EXPLORE)),
        ({"turn_ends": {"by": "other"}}, Table.explore, (0, -1, 0)),
        ({"challenge_declared": {"role": "any"}}, lambda t: t.challenge("bruno"), (0, 1, 0)),
        ({"cards_revealed": {"role": "any"}}, lambda t: t.duel("bruno", "blow", "wall"), (0, 1, 0)),
        ({"challenge_tied": {"role": "any"}}, lambda t: t.duel("bruno", "blow", "theft"), (0, 1, 0)),
        ({"challenge_ends": {"role": "any"}}, lambda t: t.duel("bruno", "blow", "plan"), (0, 1, 0)),
        ({"challenge_won": {"by": "other"}}, lambda t: t.duel("bruno", "blow", "wall"), (1, 0, 1)),
        ({"cards_drawn": {"by": "other"}}, settled(lambda g: draw(g, 1, 2)), (1, -1, 2)),
        ({"card_sold": {"by": "other"}}, lambda t: t.trade().sell("blow"), (0, -1, 1)),
        ({"card_bought": {"by": "other"}}, lambda t: t.trade().done().buy("rage"), (0, -1, 1)),
        ({"robbed": {"by": "other"}}, settled(lambda g: steal_gold(g, 0, 1, 2)), (1, 0, 2)),
        ({"robbed": {"by": "other"}}, settled(lambda g: steal(g, 0, 1, g.hand[1][0])), (1, 0, 1)),
        ({"damage_comes": {"by": "other"}}, settled(lambda g: hurt(g, [1], 2, 0, True)), (1, 0, 2)),
        ({"damaged": {"by": "other"}}, settled(lambda g: hurt(g, [1], 2, 0, True)), (1, 0, 2)),
        ({"healed": {"by": "other"}}, settled(lambda g: heal(g, 0, 2)), (0, -1, 2)),
        ({"death_comes": {"by": "other"}}, settled(lambda g: eliminate(g, 1, 0, False)), (1, 0, 0)),
        ({"eliminated": {"by": "other"}}, settled(lambda g: eliminate(g, 1, 0, False)), (1, 0, 0)),
        ({"secret_revealed": {"by": "other"}}, settled(lambda g: reveal(g, 2)), (2, -1, 0)),
        ("princess_freed", settled(free), (-1, -1, 0)),
        ({"princess_taken": {"by": "other"}}, settled(lambda g: take_princess(g, 2)), (2, -1, 0)),
        ({"cursed": {"by": "other"}}, settled(lambda g: curse(g, 1, g.deck.pop())), (1, -1, 1)),
        ("journey_ends", settled(lambda g: push_end(g, LAPS, 2)), (1, -1, 0)),
        ("journey_ends", settled(lambda g: push_end(g, LAPS, 0)), (-1, -1, 0)),
    ],
)
def test_what_a_moment_tells(moment: Any, play: Callable[[Table], Table], expected: Told) -> None:
    t = watched(moment).hand("ana", "blow", "theft").hand("bruno", "wall", "plan", "theft").life(ana=2)
    t.hand("ana", "blow").hand("bruno", "wall", "plan", "theft").shop("rage").gold(ana=4, bruno=4)
    assert heard(play(t)) == expected


def test_what_a_ghost_who_returns_and_a_princess_who_is_dropped_tell() -> None:
    t = watched({"resurrected": {"by": "other"}}).ghost("bruno")
    assert heard(settled(lambda g: resurrect(g, 1, 2))(t)) == (1, -1, 2)
    t = watched({"princess_dropped": {"by": "other"}}).princess("bruno")
    assert heard(settled(lambda g: discard(g, 1, g.program.princess))(t)) == (1, -1, 0)


def test_a_filled_shop_tells_how_many() -> None:
    t = watched({"shop_filled": {"by": "other"}}).shop("blow")
    assert heard(t.begin("ana")) == (0, -1, 2)


# Who listens.

BEGINS = 1 << m.T_TURN_BEGINS


def four(flat: list[int]) -> list[tuple[int, ...]]:
    """Bearers one by one: definition, owner, enemy, card."""
    return [tuple(flat[at : at + 4]) for at in range(0, len(flat), 4)]


def everything_listens() -> Table:
    """Characters, Secrets, a curse, the Princess and the Environment wait for a turn to begin."""
    waits = {"effects": [when({"turn_begins": {"by": "any"}}, {"gain_gold": {}})]}
    pack = release_with(
        character__ana=waits,
        character__bruno=waits,
        character__carla=waits,
        secret__loner=waits,
        secret__dreamer=waits,
        adventure_card__poison=waits,
        adventure_card__fog=waits,
        princess__princess=waits,
    )
    t = Table(pack=pack).curse("bruno", "poison").princess("carla").environment("fog")
    refresh_numbers(t.g)
    return t


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_cards_act_from_the_active_player_on_then_the_environment(active: int, order: list[int]) -> None:
    t = everything_listens()
    g = t.g
    g.active = active
    poison, princess, fog = t.card("poison"), g.program.princess, t.card("fog")
    expected: list[tuple[int, ...]] = []
    for seat in order:
        expected.append((g.character[seat], seat, -1, -1))
        if seat != 1:
            expected.append((g.secret[seat], seat, -1, -1))
        if seat == 1:
            expected.append((g.program.cards[poison], 1, -1, poison))
        if seat == 2:
            expected.append((g.program.cards[princess], 2, -1, princess))
    expected.append((g.program.cards[fog], EVERYBODY, -1, fog))
    assert four(g.listeners(BEGINS, 0, -1)) == expected
    g.alive[0] = 0
    g.environment = -1
    found = four(g.listeners(BEGINS, 0, -1))
    assert [bearer for bearer in found if bearer[1] == 0] == [(g.secret[0], 0, -1, -1)]
    assert found[-1][1] != EVERYBODY


def test_only_what_lies_open_changes_numbers() -> None:
    t = everything_listens()
    g = t.g
    poison, princess, fog = t.card("poison"), g.program.princess, t.card("fog")
    g.revealed[2] = 1
    assert four(g.bearers()) == [
        (g.character[0], 0, -1, -1),
        (g.character[1], 1, -1, -1),
        (g.program.cards[poison], 1, -1, poison),
        (g.character[2], 2, -1, -1),
        (g.secret[2], 2, -1, -1),
        (g.program.cards[princess], 2, -1, princess),
        (g.program.cards[fog], EVERYBODY, -1, fog),
    ]
    g.alive[0], g.character[1], g.environment, g.princess_at = 0, -1, -1, CENTRE
    assert four(g.bearers()) == [
        (g.program.cards[poison], 1, -1, poison),
        (g.character[2], 2, -1, -1),
        (g.secret[2], 2, -1, -1),
    ]


def test_the_rival_is_the_other_side_of_the_challenge() -> None:
    t = Table()
    assert [t.g.rival(seat) for seat in (-1, 0, 1, 2)] == [-1, -1, -1, -1]
    t.g.challenger, t.g.opponent = 0, 2
    assert [t.g.rival(seat) for seat in (-1, 0, 1, 2)] == [-1, 2, -1, 0]
    t.g.opponent = -1
    assert [t.g.rival(seat) for seat in (-1, 0)] == [-1, -1]


def test_a_card_lies_where_it_acts() -> None:
    t = everything_listens()
    poison, fog, blow = t.card("poison"), t.card("fog"), t.card("blow")
    t.hand("ana", "blow")
    assert [t.g.has_card(seat, poison) for seat in range(2)] == [False, True]
    assert [t.g.has_card(seat, fog) for seat in range(2)] == [True, True]
    assert [t.g.has_card(seat, blow) for seat in range(2)] == [True, False]


# Copies.


def test_a_copy_of_a_state_is_the_same_in_every_part_and_independent() -> None:
    g = Table().g
    parts = [name for name in dir(g) if not name.startswith("_") and not callable(getattr(g, name))]
    for number, name in enumerate(parts, 1000):
        value = getattr(g, name)
        if isinstance(value, bool):
            setattr(g, name, not value)
        elif isinstance(value, int) and name != "seats":
            setattr(g, name, number)
        elif isinstance(value, list) and name not in ("events", "heeds"):
            setattr(g, name, [[number]] if value and isinstance(value[0], list) else [number])
    before = {name: copy.deepcopy(getattr(g, name)) for name in parts if name not in ("program", "code")}
    other = clone_state(g)
    assert (other.events, other.heeds) == (None, [])
    for name in parts:
        if name in ("events", "heeds"):
            continue
        mine, theirs = getattr(g, name), getattr(other, name)
        assert theirs == mine, name
        if isinstance(mine, list) and name not in ("numbers", "heard", "offered"):
            theirs.append(9)
            if isinstance(theirs[0], list):
                theirs[0].append(9)
            assert getattr(g, name) == before[name], name


def test_into_a_hand_openly() -> None:
    t = laid().hand("ana")
    into_hand(t.g, 0, t.card("blow"))
    size = len(t.g.program.cards)
    assert [t.g.known[seat * size + t.card("blow")] for seat in range(3)] == [1, 1, 1]
    assert t.cards("ana") == ["blow"]


def test_what_strikes_the_culprit_needs_one() -> None:
    """A martyr who falls to nobody hurts nobody."""
    t = Table(secrets=("loner", "kidnapper", "martyr"))
    eliminate(t.g, 2, -1, False)
    MACHINE.settle(t.g)
    assert (t.life_of("ana"), t.life_of("bruno")) == (5, 5)
    assert damage(1, "culprit")["damage"]["amount"] == 1
