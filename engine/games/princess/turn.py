"""The turn: refill, one action, end (PR-TURN, PR-EXPLORE, PR-GHOST-08 to -18)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import end_changes
from engine.games.princess.decisions.act import ask_act
from engine.games.princess.ending import check_journey, check_turns
from engine.games.princess.happenings import E_SKIPPED, E_TURN
from engine.games.princess.moments import (
    T_ACTION,
    T_REFILLED,
    T_TURN_BEGINS,
    T_TURN_ENDS,
    U_CHALLENGE,
    U_NEXT_TURN,
    U_TURN,
)
from engine.games.princess.progress import (
    ACTED,
    BEGIN,
    CHOOSE,
    DEAL,
    DEED,
    ENDING,
    F_TURN,
    LOOK,
    NEXT,
    NO_DEED,
    PHASE,
)
from engine.games.princess.setup import deal
from engine.games.princess.shop import fill_shop
from engine.games.princess.state import State
from engine.kernel.decision import Work


class Turn(Work[State]):
    """Turn after turn."""

    def settle(self, g: State, at: int) -> bool:
        """Go on with the turn."""
        phase = g.stack[at + PHASE]
        seat = g.active
        if phase == DEAL:
            deal(g)
            g.stack[at + PHASE] = BEGIN
        elif phase == BEGIN:
            g.stack[at + PHASE] = CHOOSE
            begin_turn(g)
        elif phase == CHOOSE:
            g.stack[at + PHASE] = ACTED
            g.stack[at + DEED] = NO_DEED
            if check_journey(g, g.empty_turns - 1):
                return False
            if g.skips[seat] > 0:
                g.skips[seat] -= 1
                g.emit(E_SKIPPED, seat)
                g.stack[at + PHASE] = ENDING
            else:
                ask_act(g)
        elif phase == ACTED:
            g.stack[at + PHASE] = LOOK
            if g.stack[at + DEED] != NO_DEED:
                fire(g, T_ACTION, seat, amount=g.stack[at + DEED])
        elif phase == LOOK:
            self.look(g, at)
        elif phase == ENDING:
            g.stack[at + PHASE] = NEXT
            fire(g, T_TURN_ENDS, seat)
        else:
            end_changes(g, U_CHALLENGE)
            end_changes(g, U_TURN)
            if not check_turns(g):
                g.active = (seat + 1) % g.seats
                g.stack[at + PHASE] = BEGIN
        return False

    def look(self, g: State, at: int) -> None:
        """Whether the game ends; if not, whether there is another action."""
        if check_journey(g, g.empty_turns):
            return
        if g.extra > 0:
            g.extra -= 1
            g.stack[at + PHASE] = ACTED
            g.stack[at + DEED] = NO_DEED
            ask_act(g)
        else:
            g.stack[at + PHASE] = ENDING


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
        fire(g, T_REFILLED, seat, amount=laid)


TURN = Turn(F_TURN, "turn")
