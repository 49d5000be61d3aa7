"""The challenge: a duel of face-down cards, round after round (PR-CHALLENGE, PR-ENV, PR-RUL-04 to -12)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import end_changes, number, refresh_numbers
from engine.games.princess.cards import discard, hand_over, leave_hand, take_princess
from engine.games.princess.codes import CENTRE, ENVIRONMENT, F_DUEL, F_PLACE, F_PRINCESS, MAGIC
from engine.games.princess.happenings import (
    E_CHALLENGED,
    E_ENVIRONMENT,
    E_NO_WINNER,
    E_PLACED,
    E_SHOWN,
    E_TIED,
    E_TOOK,
    E_WON,
)
from engine.games.princess.knowing import all_know
from engine.games.princess.limits import is_unstoppable, placeable, shows_cards
from engine.games.princess.magic import apply_spell, run_own
from engine.games.princess.moments import (
    N_BEATS,
    N_NO_PRINCESS,
    N_REVERSED,
    N_TIES,
    T_COMES_IN,
    T_DECLARED,
    T_DUEL_ENDS,
    T_REPLACED,
    T_REVEALED,
    T_SUCCESS,
    T_TIED,
    T_WON,
    U_CHALLENGE,
)
from engine.games.princess.shop import clear_shop
from engine.games.princess.state import State
from engine.kernel.frames import FRAME

# Phases of a challenge.
DECLARE: Final = 0
PLACE_ATTACK: Final = 1
PLACE_RESPONSE: Final = 2
REVEAL: Final = 3
COMPARE: Final = 4
ATTACK_ALONE: Final = 5
SUCCEED: Final = 6
TAKE_PRINCESS: Final = 7
END: Final = 8
OVER: Final = 9

# Who places: the challenger, the opponent, or an opponent who may only flee.
AS_ATTACK: Final = 0
AS_RESPONSE: Final = 1
AS_FLIGHT: Final = 2

CHALLENGER_WINS: Final = 0
OPPONENT_WINS: Final = 1
NOBODY_WINS: Final = 2
TIE: Final = 3

BEATEN: Final = (2, 0, 1)
"""What Attack, Defence and Strategy beat: Strategy, Attack, Defence (PR-CHALLENGE-05 to -07)."""


def begin_duel(g: State, challenger: int, opponent: int) -> None:
    """Declare a challenge; without an opponent if the hero is the only living one (PR-CHALLENGE-16)."""
    g.challenger = challenger
    g.opponent = opponent
    g.round = 1
    g.attack = -1
    g.response = -1
    g.attack_placed = False
    g.attack_shown = False
    g.attack_type = -1
    g.response_type = -1
    g.played = []
    g.duel_winner = -1
    g.emit(E_CHALLENGED, challenger, opponent)
    g.push(F_DUEL, DECLARE)


def run_duel(g: State) -> None:
    """Go on with the challenge."""
    base = len(g.stack) - FRAME
    phase = g.stack[base + 1]
    if phase == DECLARE:
        g.stack[base + 1] = PLACE_ATTACK
        fire(g, T_DECLARED, g.challenger, g.opponent)
    elif phase == PLACE_ATTACK:
        ask_for_attack(g, base)
    elif phase == PLACE_RESPONSE:
        ask_for_response(g, base)
    elif phase == REVEAL:
        turn_up(g, g.challenger, g.attack)
        turn_up(g, g.opponent, g.response)
        g.attack_shown = True
        g.stack[base + 1] = COMPARE
        fire(g, T_REVEALED, g.challenger, g.opponent)
    elif phase == COMPARE:
        compare(g, base)
    elif phase == ATTACK_ALONE:
        if not g.attack_shown:
            turn_up(g, g.challenger, g.attack)
        g.attack_placed = False
        if g.program.types[g.attack] == MAGIC:
            cast(g, base)
        else:
            g.duel_winner = g.challenger
            g.stack[base + 1] = SUCCEED
    elif phase == SUCCEED:
        succeed(g, base)
    elif phase == TAKE_PRINCESS:
        g.stack[base + 1] = END
        if may_take_princess(g, g.duel_winner):
            g.push(F_PRINCESS, g.duel_winner)
    elif phase == END:
        end(g, base)
    else:
        g.challenger = -1
        g.opponent = -1
        end_changes(g, U_CHALLENGE)
        g.pop()


def ask_for_attack(g: State, base: int) -> None:
    """The challenger places a card, or is out of cards (PR-CHALLENGE-02, -09, PR-RUL-07)."""
    g.attack_placed = False
    g.attack_shown = False
    if not g.alive[g.challenger] or (g.opponent >= 0 and not g.alive[g.opponent]):
        g.stack[base + 1] = END
    elif placeable(g, g.challenger):
        g.stack[base + 1] = PLACE_RESPONSE
        g.push(F_PLACE, g.challenger, AS_ATTACK)
    elif g.opponent >= 0 and g.response >= 0 and placeable(g, g.opponent):
        g.duel_winner = g.opponent
        g.stack[base + 1] = SUCCEED
    else:
        g.stack[base + 1] = END


def ask_for_response(g: State, base: int) -> None:
    """The opponent must respond if there is a card to respond with (PR-CHALLENGE-03, -14, -15)."""
    if g.opponent < 0:
        g.stack[base + 1] = ATTACK_ALONE
    elif is_unstoppable(g, g.attack):
        g.stack[base + 1] = ATTACK_ALONE
        if g.flees_unstoppable and g.hand[g.opponent]:
            g.push(F_PLACE, g.opponent, AS_FLIGHT)  # asked of everybody, or it would tell who could
    elif placeable(g, g.opponent):
        g.stack[base + 1] = REVEAL
        g.push(F_PLACE, g.opponent, AS_RESPONSE)
    else:
        g.stack[base + 1] = ATTACK_ALONE


def flights(g: State) -> list[int]:
    """The Environments with which the opponent could flee."""
    return [card for card in placeable(g, g.opponent) if g.program.types[card] == ENVIRONMENT]


def place(g: State, card: int) -> None:
    """A card is placed: face down, or face up if it must be (PR-RUL-10, -12, -13)."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    is_attack = g.stack[base + 2] == AS_ATTACK
    g.pop()
    if g.program.types[card] == ENVIRONMENT:
        g.stack[len(g.stack) - FRAME + 1] = END
        if g.attack_placed and not g.attack_shown:
            g.played.remove(g.attack)  # an attack face down goes back unseen (PR-RUL-10)
        g.attack_placed = False
        bring_environment(g, seat, card)
        return
    g.played.append(card)
    g.emit(E_PLACED, seat, card, g.program.marks[card] if g.marks_show else -1, g.round)
    if not is_attack:
        g.response = card
        g.response_type = g.program.types[card]
        return
    g.attack = card
    g.attack_type = g.program.types[card]
    g.response_type = -1
    g.attack_placed = True
    if is_unstoppable(g, card) or shows_cards(g, seat) or g.opponent < 0:
        turn_up(g, seat, card)
        g.attack_shown = True


def turn_up(g: State, seat: int, card: int) -> None:
    """Everybody sees a card on the table."""
    if seat != g.challenger or not g.attack_shown:
        all_know(g, card, seat)
        g.emit(E_SHOWN, seat, card)


def compare(g: State, base: int) -> None:
    """The round is decided by the priorities (PR-CHALLENGE-04, PR-RUL-08, -09)."""
    g.attack_placed = False
    if g.response_type == MAGIC and g.response in g.hand[g.opponent]:  # or it was taken away when turned up
        discard(g, g.opponent, g.response)
    if g.attack_type == MAGIC:
        cast(g, base)
        return
    result = CHALLENGER_WINS if g.response_type == MAGIC else priority(g, g.attack_type, g.response_type)
    if result == TIE:
        g.emit(E_TIED, g.round)
        g.stack[base + 1] = PLACE_ATTACK
        g.round += 1
        fire(g, T_TIED, g.challenger, g.opponent)
    elif result == NOBODY_WINS:
        g.stack[base + 1] = END
    else:
        g.duel_winner = g.challenger if result == CHALLENGER_WINS else g.opponent
        g.stack[base + 1] = SUCCEED


def beats(g: State, seat: int, one: int, other: int) -> bool:
    """Whether a player's cards of one type beat another, as a card has it."""
    return number(g, seat, N_BEATS + 3 * one + other) > 0


def priority(g: State, attack: int, response: int) -> int:
    """Who wins the round: the triangle, as far as no card changes it; equal types tie (PR-CHALLENGE-08)."""
    for_challenger = beats(g, g.challenger, attack, response)
    for_opponent = beats(g, g.opponent, response, attack)
    if for_challenger != for_opponent:
        return CHALLENGER_WINS if for_challenger else OPPONENT_WINS
    if attack != response:
        reversed_ = number(g, g.active, N_REVERSED) % 2 == 1
        return CHALLENGER_WINS if (BEATEN[attack] == response) != reversed_ else OPPONENT_WINS
    if for_challenger:
        return CHALLENGER_WINS
    for result in (CHALLENGER_WINS, OPPONENT_WINS, NOBODY_WINS):
        if number(g, g.challenger, N_TIES + result) > 0 or number(g, g.opponent, N_TIES + result) > 0:
            return result
    return TIE


def cast(g: State, base: int) -> None:
    """Magic as the attack is applied directly; nobody wins (PR-MAGIC-01, PR-RUL-08)."""
    g.stack[base + 1] = END
    apply_spell(g, g.challenger, g.attack, True)


def succeed(g: State, base: int) -> None:
    """The winner resolves the Success of the last card they played (PR-CHALLENGE-11)."""
    g.stack[base + 1] = TAKE_PRINCESS
    winner = g.duel_winner
    card = g.attack if winner == g.challenger else g.response
    loser = g.opponent if winner == g.challenger else g.challenger
    g.emit(E_WON, winner, card)
    run_own(g, g.program.cards[card], T_SUCCESS, winner, card, loser, loser)


def may_take_princess(g: State, winner: int) -> bool:
    """Whether the winner may take the Princess now: from the centre, not from the loser's hand unless an
    option says so (PR-CHALLENGE-12, PR-RUL-03, -17)."""
    if not g.alive[winner] or number(g, winner, N_NO_PRINCESS) > 0:
        return False
    loser = g.rival(winner)
    return g.princess_at == CENTRE or (g.robs_loser and loser >= 0 and g.princess_at == loser)


def claim_princess(g: State, winner: int) -> None:
    """The winner takes her."""
    if g.princess_at == CENTRE:
        take_princess(g, winner)
    else:
        hand_over(g, g.program.princess, g.princess_at, winner, E_TOOK, True)


def end(g: State, base: int) -> None:
    """Both take back the cards they played, and the challenge ends (PR-CHALLENGE-13)."""
    g.stack[base + 1] = OVER
    g.played = []
    g.attack_placed = False
    fire(g, T_DUEL_ENDS, g.challenger, g.opponent)
    if g.duel_winner >= 0:
        fire(g, T_WON, g.duel_winner, g.rival(g.duel_winner), g.round)
    else:
        g.emit(E_NO_WINNER)


def bring_environment(g: State, seat: int, card: int) -> None:
    """An Environment comes in: it replaces the one before, and the shop is discarded (PR-ENV-01 to -05)."""
    leave_hand(g, seat, card)
    old = g.environment
    g.environment = card
    g.emit(E_ENVIRONMENT, seat, card)
    refresh_numbers(g)
    clear_shop(g)
    run_own(g, g.program.cards[card], T_COMES_IN, seat, card, seat, -1)
    if old >= 0:
        g.discard.append(old)
        run_own(g, g.program.cards[old], T_REPLACED, seat, old, seat, -1)
