"""The challenge: a duel of face-down cards, round after round (PR-CHALLENGE, PR-ENV, PR-RUL-04 to -12)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import end_changes, number
from engine.games.princess.cards import discard
from engine.games.princess.codes import MAGIC
from engine.games.princess.decisions.apply import apply_spell
from engine.games.princess.decisions.place import AS_ATTACK, AS_FLIGHT, AS_RESPONSE, ask_place, turn_up
from engine.games.princess.decisions.princess import ask_princess
from engine.games.princess.happenings import E_CHALLENGED, E_NO_WINNER, E_TIED, E_WON
from engine.games.princess.limits import is_unstoppable, placeable
from engine.games.princess.magic import run_own
from engine.games.princess.moments import (
    N_BEATS,
    N_REVERSED,
    N_TIES,
    T_DECLARED,
    T_DUEL_ENDS,
    T_REVEALED,
    T_SUCCESS,
    T_TIED,
    T_WON,
    U_CHALLENGE,
)
from engine.games.princess.progress import (
    ATTACK_ALONE,
    COMPARE,
    DECLARE,
    END,
    F_DUEL,
    OVER,
    PHASE,
    PLACE_ATTACK,
    PLACE_RESPONSE,
    REVEAL,
    SUCCEED,
    TAKE_PRINCESS,
    push_duel,
)
from engine.games.princess.state import State
from engine.kernel.decision import Work

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
    push_duel(g)


class Duel(Work[State]):
    """A challenge, round after round."""

    def settle(self, g: State, at: int) -> bool:
        """Go on with the challenge."""
        go_on(g, at)
        return False


def go_on(g: State, at: int) -> None:
    """Go on with the challenge."""
    phase = g.stack[at + PHASE]
    if phase == DECLARE:
        g.stack[at + PHASE] = PLACE_ATTACK
        fire(g, T_DECLARED, g.challenger, g.opponent)
    elif phase == PLACE_ATTACK:
        ask_for_attack(g, at)
    elif phase == PLACE_RESPONSE:
        ask_for_response(g, at)
    elif phase == REVEAL:
        turn_up(g, g.challenger, g.attack)
        turn_up(g, g.opponent, g.response)
        g.attack_shown = True
        g.stack[at + PHASE] = COMPARE
        fire(g, T_REVEALED, g.challenger, g.opponent)
    elif phase == COMPARE:
        compare(g, at)
    elif phase == ATTACK_ALONE:
        if not g.attack_shown:
            turn_up(g, g.challenger, g.attack)
        g.attack_placed = False
        if g.program.types[g.attack] == MAGIC:
            cast(g, at)
        else:
            g.duel_winner = g.challenger
            g.stack[at + PHASE] = SUCCEED
    elif phase == SUCCEED:
        succeed(g, at)
    elif phase == TAKE_PRINCESS:
        g.stack[at + PHASE] = END
        ask_princess(g, g.duel_winner)
    elif phase == END:
        end(g, at)
    else:
        g.challenger = -1
        g.opponent = -1
        end_changes(g, U_CHALLENGE)
        g.pop()


def ask_for_attack(g: State, at: int) -> None:
    """The challenger places a card, or is out of cards (PR-CHALLENGE-02, -09, PR-RUL-07)."""
    g.attack_placed = False
    g.attack_shown = False
    if not g.alive[g.challenger] or (g.opponent >= 0 and not g.alive[g.opponent]):
        g.stack[at + PHASE] = END
    elif placeable(g, g.challenger):
        g.stack[at + PHASE] = PLACE_RESPONSE
        ask_place(g, g.challenger, AS_ATTACK)
    elif g.opponent >= 0 and g.response >= 0 and placeable(g, g.opponent):
        g.duel_winner = g.opponent
        g.stack[at + PHASE] = SUCCEED
    else:
        g.stack[at + PHASE] = END


def ask_for_response(g: State, at: int) -> None:
    """The opponent must respond if there is a card to respond with (PR-CHALLENGE-03, -14, -15)."""
    if g.opponent < 0:
        g.stack[at + PHASE] = ATTACK_ALONE
    elif is_unstoppable(g, g.attack):
        g.stack[at + PHASE] = ATTACK_ALONE
        if g.flees_unstoppable and g.hand[g.opponent]:
            ask_place(g, g.opponent, AS_FLIGHT)  # asked of everybody, or it would tell who could
    elif placeable(g, g.opponent):
        g.stack[at + PHASE] = REVEAL
        ask_place(g, g.opponent, AS_RESPONSE)
    else:
        g.stack[at + PHASE] = ATTACK_ALONE


def compare(g: State, at: int) -> None:
    """The round is decided by the priorities (PR-CHALLENGE-04, PR-RUL-08, -09)."""
    g.attack_placed = False
    if g.response_type == MAGIC and g.response in g.hand[g.opponent]:  # or it was taken away when turned up
        discard(g, g.opponent, g.response)
    if g.attack_type == MAGIC:
        cast(g, at)
        return
    result = CHALLENGER_WINS if g.response_type == MAGIC else priority(g, g.attack_type, g.response_type)
    if result == TIE:
        g.emit(E_TIED, g.round)
        g.stack[at + PHASE] = PLACE_ATTACK
        g.round += 1
        fire(g, T_TIED, g.challenger, g.opponent)
    elif result == NOBODY_WINS:
        g.stack[at + PHASE] = END
    else:
        g.duel_winner = g.challenger if result == CHALLENGER_WINS else g.opponent
        g.stack[at + PHASE] = SUCCEED


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


def cast(g: State, at: int) -> None:
    """Magic as the attack is applied directly; nobody wins (PR-MAGIC-01, PR-RUL-08)."""
    g.stack[at + PHASE] = END
    apply_spell(g, g.challenger, g.attack, True)


def succeed(g: State, at: int) -> None:
    """The winner resolves the Success of the last card they played (PR-CHALLENGE-11)."""
    g.stack[at + PHASE] = TAKE_PRINCESS
    winner = g.duel_winner
    card = g.attack if winner == g.challenger else g.response
    loser = g.opponent if winner == g.challenger else g.challenger
    g.emit(E_WON, winner, card)
    run_own(g, g.program.cards[card], T_SUCCESS, winner, card, loser, loser)


def end(g: State, at: int) -> None:
    """Both take back the cards they played, and the challenge ends (PR-CHALLENGE-13)."""
    g.stack[at + PHASE] = OVER
    g.played = []
    g.attack_placed = False
    fire(g, T_DUEL_ENDS, g.challenger, g.opponent)
    if g.duel_winner >= 0:
        fire(g, T_WON, g.duel_winner, g.rival(g.duel_winner), g.round)
    else:
        g.emit(E_NO_WINNER)


DUEL = Duel(F_DUEL, "duel")
