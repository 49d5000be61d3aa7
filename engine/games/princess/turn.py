"""The turn: refill, one action, end (PR-TURN, PR-EXPLORE, PR-GHOST-08 to -18)."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import activate, fire, usable
from engine.effects.numbers import end_changes, number
from engine.games.princess.cards import discard, draw
from engine.games.princess.codes import (
    A_ALONE,
    A_CHALLENGE,
    A_ENCHANT,
    A_EXPLORE,
    A_PASS,
    A_RESURRECT,
    A_TRADE,
    A_USE,
    A_WANDER,
    DID_CHALLENGE,
    DID_ENCHANT,
    DID_EXPLORE,
    DID_RESURRECT,
    DID_TRADE,
    DID_WANDER,
    F_ACT,
    F_RESURRECT,
    F_TURN,
    MAGIC,
)
from engine.games.princess.duel import begin_duel
from engine.games.princess.ending import check_journey, check_turns
from engine.games.princess.happenings import E_EFFECT, E_ENCHANTS, E_PASSED, E_SKIPPED, E_TURN
from engine.games.princess.knowing import all_know
from engine.games.princess.life import resurrect
from engine.games.princess.limits import placeable
from engine.games.princess.magic import apply_spell, targets
from engine.games.princess.moments import (
    N_EXPLORE,
    N_NO_CHALLENGE,
    N_NO_ENCHANT,
    N_NO_EXPLORE,
    N_NO_RESURRECT,
    N_NO_TRADE,
    N_NO_WANDER,
    N_SAFE_CHALLENGE,
    N_WANDER,
    T_ACTION,
    T_REFILLED,
    T_TURN_BEGINS,
    T_TURN_ENDS,
    U_CHALLENGE,
    U_NEXT_TURN,
    U_TURN,
)
from engine.games.princess.program import D_SECRET
from engine.games.princess.setup import deal
from engine.games.princess.shop import begin_trade, fill_shop
from engine.games.princess.state import State
from engine.kernel.frames import FRAME

EXPLORE_CARDS: Final = 1
WANDER_CARDS: Final = 3
MUST_RESURRECT: Final = 9
"""With so many cards in hand a ghost cannot Wander and must Resurrect (PR-GHOST-10, -13)."""

# Phases of a turn.
DEAL: Final = 0
BEGIN: Final = 1
CHOOSE: Final = 2
ACTED: Final = 3
LOOK: Final = 4
ENDING: Final = 5
NEXT: Final = 6

NO_DEED: Final = -1


def run_turn(g: State) -> None:
    """Go on with the turn."""
    base = len(g.stack) - FRAME
    phase = g.stack[base + 1]
    seat = g.active
    if phase == DEAL:
        deal(g)
        g.stack[base + 1] = BEGIN
    elif phase == BEGIN:
        g.stack[base + 1] = CHOOSE
        begin_turn(g)
    elif phase == CHOOSE:
        g.stack[base + 1] = ACTED
        g.stack[base + 2] = NO_DEED
        if check_journey(g, g.empty_turns - 1):
            return
        if g.skips[seat] > 0:
            g.skips[seat] -= 1
            g.emit(E_SKIPPED, seat)
            g.stack[base + 1] = ENDING
        else:
            g.push(F_ACT)
    elif phase == ACTED:
        g.stack[base + 1] = LOOK
        if g.stack[base + 2] != NO_DEED:
            fire(g, T_ACTION, seat, -1, g.stack[base + 2])
    elif phase == LOOK:
        if check_journey(g, g.empty_turns):
            return
        if g.extra > 0:
            g.extra -= 1
            g.stack[base + 1] = ACTED
            g.stack[base + 2] = NO_DEED
            g.push(F_ACT)
        else:
            g.stack[base + 1] = ENDING
    elif phase == ENDING:
        g.stack[base + 1] = NEXT
        fire(g, T_TURN_ENDS, seat)
    else:
        end_changes(g, U_CHALLENGE)
        end_changes(g, U_TURN)
        if check_turns(g):
            return
        g.active = (seat + 1) % g.seats
        g.stack[base + 1] = BEGIN


def begin_turn(g: State) -> None:
    """The shop is filled before anything else (PR-TURN-03, -07)."""
    seat = g.active
    g.turns += 1
    g.extra = 0
    g.once = [used for used in g.once if used < 0]
    end_changes(g, U_NEXT_TURN, seat, g.turns)
    g.emit(E_TURN, seat, g.turns)
    laid = fill_shop(g)
    g.empty_turns = 0 if g.deck else g.empty_turns + 1
    fire(g, T_TURN_BEGINS, seat)
    if laid:
        fire(g, T_REFILLED, seat, -1, laid)


def challengeable(g: State) -> list[int]:
    """Whom the active hero can challenge: other living heroes (PR-CHALLENGE-01, PR-RUL-04)."""
    return [
        seat
        for seat in range(g.seats)
        if seat != g.active and g.alive[seat] and number(g, seat, N_SAFE_CHALLENGE) <= 0
    ]


def hero_actions(g: State) -> list[tuple[int, int, int, int]]:
    """Explore, Trade, Challenge (PR-TURN-04)."""
    seat = g.active
    found: list[tuple[int, int, int, int]] = []
    if g.deck and number(g, seat, N_NO_EXPLORE) <= 0:
        found.append((A_EXPLORE, 0, 0, 0))
    if number(g, seat, N_NO_TRADE) <= 0:
        found.append((A_TRADE, 0, 0, 0))
    if number(g, seat, N_NO_CHALLENGE) <= 0 and placeable(g, seat):
        if g.living() == 1:
            found.append((A_ALONE, 0, 0, 0))
        else:
            for other in challengeable(g):
                found.append((A_CHALLENGE, other, 0, 0))
    return found


def must_resurrect(g: State) -> bool:
    """Whether the active ghost has no other choice (PR-GHOST-13, -14, PR-RUL-28)."""
    return (
        len(g.hand[g.active]) >= MUST_RESURRECT
        and len(g.deck) > 0
        and number(g, g.active, N_NO_RESURRECT) <= 0
    )


def ghost_actions(g: State) -> list[tuple[int, int, int, int]]:
    """Wander, Enchant, Resurrect (PR-GHOST-09)."""
    seat = g.active
    if must_resurrect(g):
        return [(A_RESURRECT, 0, 0, 0)]
    found: list[tuple[int, int, int, int]] = []
    if g.deck and len(g.hand[seat]) < MUST_RESURRECT and number(g, seat, N_NO_WANDER) <= 0:
        found.append((A_WANDER, 0, 0, 0))
    if number(g, seat, N_NO_ENCHANT) <= 0:
        for card in g.hand[seat]:
            if g.program.types[card] == MAGIC and targets(g, card, seat):
                found.append((A_ENCHANT, card, 0, 0))
    if g.deck and g.hand[seat] and number(g, seat, N_NO_RESURRECT) <= 0:
        found.append((A_RESURRECT, 0, 0, 0))
    return found


def uses(g: State) -> list[tuple[int, int, int, int]]:
    """The cards that the active player can use besides the action: character, Secret, curses, the
    Princess."""
    seat = g.active
    found: list[tuple[int, int, int, int]] = []
    definitions = g.program.definitions
    cards = g.program.cards
    own = [g.secret[seat], -1]
    if g.alive[seat]:
        own += [g.character[seat], -1]
    for card in g.curses[seat]:
        own += [cards[card], card]
    if g.princess_at == seat:
        own += [cards[g.program.princess], g.program.princess]
    for i in range(0, len(own), 2):
        if usable(g, definitions[own[i]], use_context(g, own[i + 1])) is not None:
            found.append((A_USE, own[i], own[i + 1], 0))
    return found


def use_context(g: State, card: int) -> Context:
    """The circumstances of a card that the active player uses."""
    ctx = Context()
    ctx.owner = g.active
    ctx.hero = g.active
    ctx.card = card
    return ctx


def turn_actions(g: State) -> list[tuple[int, int, int, int]]:
    """All that the active player can do now; whoever can do nothing passes (PR-RUL-28)."""
    found = hero_actions(g) if g.alive[g.active] else ghost_actions(g)
    if not found:
        found = [(A_PASS, 0, 0, 0)]
    return found + uses(g)


def run_act(g: State) -> bool:
    """True if the active player must choose; a pass without alternative is not asked for."""
    found = turn_actions(g)
    if len(found) > 1 or found[0][0] != A_PASS:
        return True
    g.pop()
    g.emit(E_PASSED, g.active)
    return False


def act(g: State, action: tuple[int, int, int, int]) -> None:
    """The chosen action."""
    seat = g.active
    code = action[0]
    if code == A_USE:
        use(g, action[1], action[2])
        return
    g.pop()
    turn = len(g.stack) - FRAME
    assert g.stack[turn] == F_TURN
    deed = NO_DEED
    if code == A_EXPLORE:
        deed = DID_EXPLORE
        draw(g, seat, max(1, EXPLORE_CARDS + number(g, seat, N_EXPLORE)))
    elif code == A_TRADE:
        deed = DID_TRADE
        begin_trade(g)
    elif code in (A_CHALLENGE, A_ALONE):
        deed = DID_CHALLENGE
        begin_duel(g, seat, action[1] if code == A_CHALLENGE else -1)
    elif code == A_WANDER:
        deed = DID_WANDER
        draw(g, seat, max(1, WANDER_CARDS + number(g, seat, N_WANDER)))
    elif code == A_ENCHANT:
        deed = DID_ENCHANT
        all_know(g, action[1], seat)
        g.emit(E_ENCHANTS, seat, action[1])
        apply_spell(g, seat, action[1], False)
    elif code == A_RESURRECT:
        deed = DID_RESURRECT
        g.push(F_RESURRECT, seat, 0)
    else:
        g.emit(E_PASSED, seat)
    g.stack[turn + 2] = deed


def use(g: State, definition: int, card: int) -> None:
    """Use a card besides the action. A Secret that is used is known from then on."""
    bearer = g.program.definitions[definition]
    ctx = use_context(g, card)
    effect = usable(g, bearer, ctx)
    assert effect is not None
    if bearer.kind == D_SECRET:
        g.secret_seen[g.active] = (1 << g.seats) - 1
    g.emit(E_EFFECT, definition, g.active)
    activate(g, effect, ctx)


def run_resurrect(g: State) -> bool:
    """True if the ghost must decide which card to discard, or whether these are enough (PR-GHOST-16, -17)."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    if g.hand[seat]:
        return True
    come_back(g)
    return False


def offer_card(g: State, card: int) -> None:
    """The ghost discards one more card."""
    base = len(g.stack) - FRAME
    g.stack[base + 2] += 1
    discard(g, g.stack[base + 1], card)


def come_back(g: State) -> None:
    """As much Life as cards were discarded, up to the maximum (PR-RUL-30)."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    cards = g.stack[base + 2]
    g.pop()
    resurrect(g, seat, cards)
