"""The cards of The Princess played out: bluff, revenge, greed and mercy. Numbers may be tuned; what is told
here stays."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.games.princess.build import program_of
from engine.games.princess.codes import (
    A_CHALLENGE,
    A_DISCARD,
    A_EXPLORE,
    A_PLACE,
    A_TRADE,
    CENTRE,
    OUT_OF_PLAY,
)
from engine.games.princess.knowing import all_know
from engine.games.princess.life import heal, hurt
from engine.games.princess.machine import MACHINE
from engine.games.princess.magic import curse
from engine.games.princess.play import Princess
from engine.games.princess.program import Program
from engine.games.princess.secrets import reveal
from engine.games.princess.state import State
from engine.kernel import start
from engine.kernel.frames import A_HERO, A_NO, A_OPTION, A_YES
from tests.content.test_princess_pack import release

ANA, BRUNO, CARLA = range(3)


@cache
def program() -> Program:
    return program_of(release())


class Coach:
    """Three travellers with nothing in hand but what a test gives them. Ana has the first turn."""

    def __init__(self, *characters: str, secrets: tuple[str, ...] = ()) -> None:
        options: dict[str, Any] = {
            "characters": characters or ("mother_ladle", "baron_threadbare", "widow_nightingale"),
            "secrets": secrets or ("honest_soul", "kidnapper", "wrong_coach"),
            "first_player": ANA,
        }
        game = start(release(), "princess", seats=3, seed=7, options=options)
        assert isinstance(game, Princess)
        self.game = game
        for seat in range(3):
            while self.state.hand[seat]:
                self.state.deck.insert(0, self.state.hand[seat].pop())

    @property
    def state(self) -> State:
        return self.game.state

    def card(self, slug: str) -> int:
        """The single card of a name, taken from wherever it lies."""
        names = [program().definitions[index].slug for index in program().cards]
        card = names.index(slug)
        for pile in (self.state.deck, self.state.discard, self.state.gone, *self.state.hand):
            if card in pile:
                pile.remove(card)
        self.state.shop = [-1 if other == card else other for other in self.state.shop]
        return card

    def gives(self, seat: int, *slugs: str) -> None:
        for slug in slugs:
            card = self.card(slug)
            self.state.hand[seat].append(card)
            all_know(self.state, card, seat)

    def holds(self, seat: int) -> list[str]:
        return sorted(
            program().definitions[program().cards[card]].slug
            for card in self.state.hand[seat]
            if card != program().princess
        )

    def free(self, holder: int = CENTRE) -> None:
        """The Princess is Free, in the centre or in a hand."""
        reveal(self.state, self.state.secret.index(program().kidnapper))
        if holder >= 0:
            self.state.hand[holder].append(program().princess)
            self.state.princess_at = holder
            all_know(self.state, program().princess, holder)

    def on_top(self, mark: int) -> None:
        """A card with that mark comes to lie on the deck."""
        deck = self.state.deck
        place = next(place for place, card in enumerate(deck) if program().marks[card] == mark)
        deck.append(deck.pop(place))

    def act(self, code: int, value: int = 0) -> None:
        self.game.apply((code, value, 0, 0))

    def place(self, slug: str) -> None:
        names = [program().definitions[index].slug for index in program().cards]
        self.act(A_PLACE, names.index(slug))

    def duel(self, attack: str, response: str = "", of: int = ANA, with_: int = BRUNO) -> None:
        """A challenge with one card each; without a response the attack cannot be responded to."""
        self.gives(of, attack)
        if response:
            self.gives(with_, response)
        self.act(A_CHALLENGE, with_)
        self.place(attack)
        if response:
            self.place(response)

    def spell(self, slug: str, on: int) -> None:
        """Ana applies Magic in a challenge against Bruno, who has nothing to answer with."""
        self.gives(ANA, slug)
        self.act(A_CHALLENGE, BRUNO)
        self.place(slug)
        self.act(A_HERO, on)

    def allowed(self, code: int) -> list[int]:
        return [action[1] for action in self.game.actions() if action[0] == code]


# Greed.


def test_an_accusation_pays_if_it_is_true_and_costs_if_it_is_not() -> None:
    true = Coach()
    true.duel("public_accusation", "slammed_door", with_=BRUNO)
    assert true.state.revealed[BRUNO]
    assert true.state.princess_at == CENTRE
    assert true.state.gold[ANA] > 2
    false = Coach()
    before = false.state.life[ANA]
    false.duel("public_accusation", "slammed_door", with_=CARLA)
    assert false.state.revealed[CARLA]
    assert false.state.princess_at == OUT_OF_PLAY
    assert false.state.gold[CARLA] > 2 > false.state.gold[ANA]
    assert false.state.life[ANA] < before


def test_your_money_or_your_life_is_a_choice_only_for_those_who_have_money() -> None:
    rich = Coach()
    before = rich.state.life[BRUNO]
    rich.duel("highway_robbery", "false_bottom")
    rich.act(A_OPTION, 0)
    assert (rich.state.gold[BRUNO], rich.state.life[BRUNO]) == (0, before)
    assert rich.state.gold[ANA] == 4
    poor = Coach()
    poor.state.gold[BRUNO] = 0
    poor.duel("highway_robbery", "false_bottom")
    assert poor.state.life[BRUNO] < before


def test_the_medium_takes_the_ghosts_gold_for_the_way_back() -> None:
    coach = Coach()
    hurt(coach.state, [CARLA], 9, -1, False)
    MACHINE.settle(coach.state)
    assert not coach.state.alive[CARLA]
    coach.gives(ANA, "seance")
    coach.act(A_CHALLENGE, BRUNO)
    coach.place("seance")
    assert coach.state.alive[CARLA]
    assert coach.state.gold[CARLA] < 2 < coach.state.gold[ANA]


def test_midnight_sells_one_action_a_turn() -> None:
    coach = Coach()
    coach.gives(BRUNO, "hatpin", "bone_saw")
    coach.duel("stroke_of_midnight")
    coach.act(A_YES)
    assert coach.state.gold[ANA] == 1
    assert coach.state.active == ANA
    coach.act(A_CHALLENGE, BRUNO)
    coach.place("stroke_of_midnight")
    assert coach.state.gold[ANA] == 1
    assert coach.state.active == BRUNO


# Revenge.


def test_whoever_eliminates_the_avenger_is_hurt() -> None:
    coach = Coach(secrets=("kidnapper", "avenger", "wrong_coach"))
    coach.state.life[BRUNO] = 1
    before = coach.state.life[ANA]
    coach.duel("boarding_cutlass", "false_bottom")
    while coach.game.to_act == (ANA,) and coach.state.active == ANA:
        coach.game.apply(coach.game.actions()[-1])
    assert not coach.state.alive[BRUNO]
    assert coach.state.life[ANA] < before


def test_nine_lives_save_once() -> None:
    coach = Coach(secrets=("kidnapper", "nine_lives", "wrong_coach"))
    hurt(coach.state, [BRUNO], 9, -1, False)
    MACHINE.settle(coach.state)
    assert coach.state.alive[BRUNO]
    assert coach.state.revealed[BRUNO]
    hurt(coach.state, [BRUNO], 9, -1, False)
    MACHINE.settle(coach.state)
    assert not coach.state.alive[BRUNO]


@pytest.mark.parametrize(("own", "other", "more"), [(1, 4, True), (4, 4, False)])
def test_an_eye_for_an_eye_strikes_harder_at_the_better_off(own: int, other: int, more: bool) -> None:
    coach = Coach()
    coach.state.life[ANA], coach.state.life[BRUNO] = own, other
    coach.duel("eye_for_an_eye", "false_bottom")
    assert (other - coach.state.life[BRUNO] > 1) == more


def test_a_trap_bites_the_one_who_walks_into_it() -> None:
    lost = {}
    for hunter, walker in ((ANA, BRUNO), (BRUNO, ANA)):
        coach = Coach()
        before = coach.state.life[walker]
        coach.gives(hunter, "bear_trap")
        coach.gives(walker, "hatpin")
        coach.act(A_CHALLENGE, BRUNO)
        coach.place("bear_trap" if hunter == ANA else "hatpin")
        coach.place("bear_trap" if hunter == BRUNO else "hatpin")
        lost[hunter] = before - coach.state.life[walker]
    assert lost[BRUNO] > lost[ANA] > 0


# Bluff.


def test_who_confesses_shows_the_secret_and_who_is_silent_suffers() -> None:
    silent, open_ = Coach(), Coach()
    before = silent.state.life[BRUNO]
    for coach, choice in ((open_, 0), (silent, 1)):
        coach.duel("confession", "slammed_door")
        assert coach.game.to_act == (BRUNO,)
        coach.act(A_OPTION, choice)
    assert (open_.state.revealed[BRUNO], open_.state.life[BRUNO]) == (1, before)
    assert silent.state.revealed[BRUNO] == 0
    assert silent.state.life[BRUNO] < before


def test_whoever_swaps_coats_gives_the_card_away_with_the_coat() -> None:
    coach = Coach()
    coach.gives(BRUNO, "hatpin")
    coach.duel("change_of_coats", "slammed_door")
    assert coach.holds(BRUNO) == ["change_of_coats"]
    assert coach.holds(ANA) == ["hatpin", "slammed_door"]


def test_false_papers_make_an_innocent_of_the_kidnapper() -> None:
    coach = Coach()
    coach.duel("false_papers", "slammed_door")
    assert coach.state.secret[ANA] == program().kidnapper
    assert coach.state.revealed == [0, 0, 0]


def test_the_captain_wins_when_blade_meets_blade() -> None:
    coach = Coach("mother_ladle", "captain_rust", "widow_nightingale")
    before = coach.state.life[ANA]
    coach.duel("frying_pan", "boarding_cutlass")
    assert coach.state.life[ANA] < before


@pytest.mark.parametrize("mark", [0, 1])
def test_lightning_comes_back_only_under_an_exclamation_mark(mark: int) -> None:
    coach = Coach()
    coach.on_top(mark)
    before = coach.state.life[CARLA]
    coach.spell("bolt_from_the_blue", CARLA)
    assert coach.state.life[CARLA] < before
    assert coach.holds(ANA) == (["bolt_from_the_blue"] if mark else [])


# Mercy.


def test_brother_tallow_may_forgive_and_is_rewarded() -> None:
    for answer in (A_YES, A_NO):
        coach = Coach("brother_tallow", "baron_threadbare", "widow_nightingale")
        coach.state.life[BRUNO] = 2
        coach.duel("promissory_note", "slammed_door")
        while coach.game.actions()[0][0] != A_YES:
            coach.game.apply(coach.game.actions()[0])
        held = len(coach.state.hand[ANA])
        coach.act(answer)
        assert coach.state.life[BRUNO] == (3 if answer == A_YES else 2)
        assert len(coach.state.hand[ANA]) == held + (answer == A_YES)


def test_the_blow_of_grace_ends_only_what_is_nearly_over() -> None:
    for life, alive in ((2, 0), (3, 1)):
        coach = Coach()
        coach.state.life[BRUNO] = life
        coach.duel("coup_de_grace", "false_bottom")
        assert coach.state.alive[BRUNO] == alive


def test_in_sanctuary_nobody_can_be_challenged_until_their_next_turn() -> None:
    coach = Coach()
    coach.gives(BRUNO, "hatpin")
    coach.gives(CARLA, "bone_saw")
    coach.duel("sanctuary", "burnt_letters", with_=CARLA)
    assert coach.state.active == BRUNO
    assert coach.allowed(A_CHALLENGE) == [CARLA]
    coach.act(A_EXPLORE)
    assert coach.allowed(A_CHALLENGE) == [BRUNO]
    coach.act(A_EXPLORE)
    coach.act(A_EXPLORE)
    assert sorted(coach.allowed(A_CHALLENGE)) == [ANA, CARLA]


def test_an_empty_suit_of_armour_parries_with_its_luggage() -> None:
    coach = Coach("mother_ladle", "sir_absent", "widow_nightingale")
    before = coach.state.life[BRUNO]
    coach.gives(BRUNO, "hatpin")
    coach.duel("bone_saw", "false_bottom")
    assert coach.game.to_act == (BRUNO,)
    coach.act(A_YES)
    coach.act(A_DISCARD, coach.allowed(A_DISCARD)[0])
    assert coach.state.life[BRUNO] == before
    assert len(coach.state.hand[BRUNO]) == 1


# Curses, places and the Princess.


def test_a_fever_burns_until_the_hero_is_healed() -> None:
    coach = Coach()
    before = coach.state.life[BRUNO]
    curse(coach.state, BRUNO, coach.card("wasting_fever"))
    coach.act(A_EXPLORE)
    assert coach.state.active == BRUNO
    assert coach.state.life[BRUNO] < before
    heal(coach.state, BRUNO, 1)
    MACHINE.settle(coach.state)
    assert coach.state.curses[BRUNO] == []


def test_cold_feet_keep_from_challenging_until_something_is_thrown_away() -> None:
    for answer in (A_NO, A_YES):
        coach = Coach()
        coach.gives(BRUNO, "hatpin", "bone_saw")
        curse(coach.state, BRUNO, coach.card("cold_feet"))
        coach.act(A_EXPLORE)
        coach.act(answer)
        if answer == A_YES:
            coach.act(A_DISCARD, coach.allowed(A_DISCARD)[0])
        assert bool(coach.allowed(A_CHALLENGE)) == (answer == A_YES)


def test_in_the_fog_the_princess_is_lost_and_the_bold_win() -> None:
    coach = Coach()
    coach.free(BRUNO)
    coach.gives(BRUNO, "bone_saw")
    coach.gives(ANA, "fog_on_the_moor")
    coach.act(A_CHALLENGE, BRUNO)
    coach.place("fog_on_the_moor")
    assert coach.state.princess_at == CENTRE
    before = coach.state.life[CARLA]
    coach.gives(CARLA, "hatpin")
    coach.act(A_CHALLENGE, CARLA)
    coach.place("bone_saw")
    coach.place("hatpin")
    assert coach.state.life[CARLA] < before


def test_the_hall_of_mirrors_turns_the_triangle_round() -> None:
    coach = Coach()
    coach.gives(BRUNO, "bone_saw")
    coach.gives(ANA, "hall_of_mirrors")
    coach.act(A_CHALLENGE, BRUNO)
    coach.place("hall_of_mirrors")
    before = coach.state.life[CARLA]
    coach.gives(CARLA, "smelling_salts")
    coach.act(A_CHALLENGE, CARLA)
    coach.place("bone_saw")
    coach.place("smelling_salts")
    assert coach.state.life[CARLA] < before


def test_unhand_her_takes_the_princess_and_nobody_can_answer() -> None:
    coach = Coach()
    coach.free(BRUNO)
    coach.gives(BRUNO, "bear_trap")
    coach.duel("unhand_her")
    assert coach.state.princess_at == ANA


def test_market_day_fills_the_shop_further_for_less() -> None:
    coach = Coach()
    coach.gives(BRUNO, "bone_saw")
    coach.gives(ANA, "market_day")
    coach.act(A_CHALLENGE, BRUNO)
    coach.place("market_day")
    assert len([card for card in coach.state.shop if card >= 0]) > 3
    coach.act(A_TRADE)
    coach.game.apply(coach.game.actions()[-1])
    gold = coach.state.gold[BRUNO]
    coach.game.apply(coach.game.actions()[0])
    assert gold - coach.state.gold[BRUNO] < 2
