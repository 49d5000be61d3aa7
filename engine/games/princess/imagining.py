"""A state as a seat must imagine it: everything that the seat cannot know is drawn anew, in agreement with
everything that it knows.

Hidden cards change places with one another: what others know of the card in a place they then know of the
card that has come there, so that the imagined state is as sound as the real one."""

from __future__ import annotations

from engine.effects.firing import effect_at, waits_at
from engine.effects.numbers import refresh_numbers
from engine.games.princess.codes import ENVIRONMENT, IN_DECK
from engine.games.princess.limits import can_place
from engine.games.princess.program import D_SECRET
from engine.games.princess.state import State
from engine.games.princess.state_copying import clone_state
from engine.games.princess.viewing import is_face_down, knows_secret
from engine.kernel.frames import FRAME
from engine.kernel.rng import Stream, fork, seeded

DECK = -1
"""The deck among the places where a card may be; the others are seats."""


def imagine(g: State, seat: int, seed: int) -> State:
    """A state that looks to the seat exactly like this one."""
    other = clone_state(g)
    stream = Stream(fork(seeded(seed), seat))
    imagine_secrets(other, seat, stream)
    Cards(g, seat).redeal(other, stream)
    other.rng = fork(seeded(seed), 1000 + seat)
    refresh_numbers(other)
    return other


def imagine_secrets(g: State, seat: int, stream: Stream) -> None:
    """Secrets that the seat does not know might be any that are not known to lie elsewhere; one is the
    Kidnapper."""
    unknown = [other for other in range(g.seats) if not knows_secret(g, seat, other)]
    if not unknown:
        return
    drop_unknown(g, [g.secret[other] for other in unknown])
    known = [g.secret[other] for other in range(g.seats) if other not in unknown]
    pool = [index for index in g.program.of_kind(D_SECRET) if index not in known]
    stream.shuffle(pool)
    if g.program.kidnapper in pool:
        pool.remove(g.program.kidnapper)
        pool.insert(0, g.program.kidnapper)
    dealt = pool[: len(unknown)]
    stream.shuffle(dealt)
    for other in unknown:
        g.secret[other] = dealt.pop()


def drop_unknown(g: State, secrets: list[int]) -> None:
    """Effects of these Secrets that wait for their turn are not to be seen; in the imagined game they are not
    there."""
    kept: list[int] = []
    for base in range(0, len(g.stack), FRAME):
        if waits_at(g, base) and effect_at(g, base).definition in secrets:
            continue
        kept += g.stack[base : base + FRAME]
    g.stack = kept


class Cards:
    """The hidden cards of a state as a seat sees it, and the places where they lie."""

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat
        size = len(g.program.cards)
        self.row = g.known[seat * size : (seat + 1) * size]
        self.places: list[tuple[int, int]] = []
        """The deck or a seat, and the position there, of every card that the seat does not know."""
        for index, card in enumerate(g.deck):
            if self.row[card] != IN_DECK:
                self.places.append((DECK, index))
        for other in range(g.seats):
            if other != seat:
                for index, card in enumerate(g.hand[other]):
                    if self.row[card] != 1 << other:
                        self.places.append((other, index))
        self.free = [self.at(place) for place in self.places]

    def at(self, place: tuple[int, int]) -> int:
        """The card that really lies at a place."""
        where, index = place
        return self.g.deck[index] if where == DECK else self.g.hand[where][index]

    def redeal(self, other: State, stream: Stream) -> None:
        """Deal the hidden cards anew into a copy of the state."""
        g = self.g
        if not is_face_down(g, self.seat):
            dealt = self.deal(stream, -1)
            assert dealt is not None
            self.put(other, dealt)
            return
        candidates = self.attacks()
        stream.shuffle(candidates)
        for attack in candidates:
            dealt = self.deal(stream, attack)
            if dealt is not None:
                self.put(other, dealt)
                other.played[other.played.index(g.attack)] = attack
                other.attack = attack
                other.attack_type = g.program.types[attack]
                return
        raise AssertionError("no card can be the one that lies face down")

    def attacks(self) -> list[int]:
        """The cards that could lie face down: what may be in that hand, could be placed there face down,
        and has the same back."""
        g = self.g
        bit = 1 << g.challenger
        found = [card for card in g.hand[g.challenger] if self.row[card] == bit]
        found += [card for card in self.free if self.row[card] == 0 or self.row[card] & bit]
        return sorted(card for card in found if self.could_attack(card))

    def could_attack(self, card: int) -> bool:
        """Whether a card could have been placed face down as the attack."""
        g = self.g
        if g.marks_show and g.program.marks[card] != g.program.marks[g.attack]:
            return False
        if g.program.types[card] >= ENVIRONMENT or g.program.definitions[g.program.cards[card]].unstoppable:
            return False
        return card == g.attack or can_place(g, g.challenger, card)

    def deal(self, stream: Stream, attack: int) -> dict[tuple[int, int], int] | None:
        """A card for every place; None if the attack cannot be this one."""
        g = self.g
        left = [card for card in self.free if card != attack]
        open_places = self.places[:]
        dealt: dict[tuple[int, int], int] = {}
        if attack in self.free:
            spots = [place for place in open_places if place[0] == g.challenger]
            if not spots:
                return None
            spot = spots[stream.below(len(spots))]
            open_places.remove(spot)
            dealt[spot] = attack
        top = (DECK, len(g.deck) - 1)
        left.sort()
        stream.shuffle(left)
        if top in open_places:
            mark = g.program.marks[g.deck[-1]]
            fitting = [card for card in left if self.row[card] == 0 and g.program.marks[card] == mark]
            if not fitting:
                return None
            open_places.remove(top)
            left.remove(fitting[0])
            dealt[top] = fitting[0]
        bound = [card for card in left if self.row[card]]
        found = self.seat_bound(bound, open_places, stream)
        if found is None:
            return None
        for card, where in found.items():
            spot = next(place for place in open_places if place[0] == where)
            open_places.remove(spot)
            dealt[spot] = card
            left.remove(card)
        for place, card in zip(open_places, left, strict=True):
            dealt[place] = card
        return dealt

    def seat_bound(
        self, bound: list[int], open_places: list[tuple[int, int]], stream: Stream
    ) -> dict[int, int] | None:
        """For every card that is known to be in one of a few hands, one of them with room for it."""
        room = [0] * self.g.seats
        for where, _ in open_places:
            if where != DECK:
                room[where] += 1
        found: dict[int, int] = {}
        for card in bound:
            if not self.settle(card, found, room, stream, set()):
                return None
        return found

    def settle(
        self, card: int, found: dict[int, int], room: list[int], stream: Stream, tried: set[int]
    ) -> bool:
        """Find a hand for a card, moving cards found a hand before if need be."""
        hands = [hand for hand in range(self.g.seats) if self.row[card] >> hand & 1 and hand != self.seat]
        stream.shuffle(hands)
        for hand in hands:
            if hand in tried:
                continue
            tried.add(hand)
            if room[hand] > 0:
                room[hand] -= 1
                found[card] = hand
                return True
            for lodger in [each for each, where in found.items() if where == hand]:
                if self.settle(lodger, found, room, stream, tried):
                    found[card] = hand
                    return True
        return False

    def put(self, other: State, dealt: dict[tuple[int, int], int]) -> None:
        """Lay the cards at their places; what others knew of a place they go on knowing."""
        size = len(other.program.cards)
        rows = self.g.known
        for place, card in dealt.items():
            where, index = place
            if where == DECK:
                other.deck[index] = card
            else:
                other.hand[where][index] = card
            before = self.at(place)
            for viewer in range(other.seats):
                if viewer != self.seat:
                    other.known[viewer * size + card] = rows[viewer * size + before]
