"""The machine: carry out an action, then work the stack down until somebody must decide."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import answer_effect, endless, push_block, read, run_effect
from engine.effects.picking import answer_pick, is_pick, settle_pick
from engine.games.princess.asking import answer, run_question
from engine.games.princess.codes import (
    A_BUY,
    A_DISCARD,
    A_DONE,
    A_PLACE,
    A_SELL,
    F_ACT,
    F_APPLY,
    F_CHARACTER,
    F_DUEL,
    F_ELIMINATE,
    F_END,
    F_HURT,
    F_KEEP,
    F_LET,
    F_PLACE,
    F_PRINCESS,
    F_RESURRECT,
    F_TRADE,
    F_TURN,
)
from engine.games.princess.duel import claim_princess, may_take_princess, place, run_duel
from engine.games.princess.ending import run_end
from engine.games.princess.knowing import note_open_hand
from engine.games.princess.life import keep, run_eliminate, run_hurt
from engine.games.princess.limits import has_open_hand
from engine.games.princess.magic import run_apply
from engine.games.princess.program import D_SECRET
from engine.games.princess.setup import keep_character
from engine.games.princess.shop import buy, end_part, run_trade, sell
from engine.games.princess.state import State
from engine.games.princess.turn import act, come_back, offer_card, run_act, run_resurrect, run_turn
from engine.kernel.frames import A_YES, F_EFFECT, FRAME

DEEPEST: Final = 5200


def settle(g: State) -> None:
    """Work the stack down to the next decision, or to the end of the game."""
    while g.stack:
        if step(g):
            shown(g)
            return
        if len(g.stack) > DEEPEST:
            raise endless(g)


def step(g: State) -> bool:
    """Work on the frame on top; True if somebody must decide."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_TURN:
        run_turn(g)
    elif frame == F_ACT:
        return run_act(g)
    elif frame == F_DUEL:
        run_duel(g)
    elif frame in (F_PLACE, F_CHARACTER, F_LET):
        return True
    elif frame == F_EFFECT:
        if run_effect(g):
            effect = g.program.effects[g.stack[base + 3]]
            owner = g.stack[base + 4]
            if g.program.definitions[effect.definition].kind == D_SECRET and owner >= 0:
                g.secret_seen[owner] = (1 << g.seats) - 1  # the question gives it away (decision 0012)
            return True
    elif frame == F_TRADE:
        return run_trade(g)
    elif frame == F_HURT:
        run_hurt(g)
    elif frame == F_ELIMINATE:
        run_eliminate(g)
    elif frame == F_APPLY:
        return run_apply(g)
    elif frame == F_PRINCESS:
        if may_take_princess(g, g.stack[base + 1]):
            return True
        g.pop()
    elif frame == F_RESURRECT:
        return run_resurrect(g)
    elif frame == F_END:
        run_end(g)
    elif is_pick(frame):
        return settle_pick(g)
    else:
        return run_question(g)
    return False


def shown(g: State) -> None:
    """Before anybody decides, everybody has seen the hands that lie open."""
    for seat in range(g.seats):
        if has_open_hand(g, seat):
            note_open_hand(g, seat)


def perform(g: State, action: tuple[int, int, int, int]) -> None:
    """Carry out a legal action and settle what follows."""
    g.work = 0
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    code = action[0]
    if frame == F_ACT:
        act(g, action)
    elif frame == F_PLACE:
        if code == A_PLACE:
            place(g, action[1])
        else:
            g.pop()
    elif frame == F_TRADE:
        if code == A_SELL:
            sell(g, action[1])
        elif code == A_BUY:
            buy(g, action[1])
        else:
            end_part(g)
    elif frame == F_EFFECT:
        answer_effect(g, code)
    elif frame == F_PRINCESS:
        winner = g.stack[base + 1]
        g.pop()
        if code == A_YES:
            claim_princess(g, winner)
    elif frame == F_RESURRECT:
        if code == A_DISCARD:
            offer_card(g, action[1])
        else:
            come_back(g)
    elif frame == F_KEEP:
        if code == A_DONE:
            g.pop()
        else:
            keep(g, action[1])
    elif frame == F_APPLY:
        g.stack[base + 3] = action[1]
    elif frame == F_CHARACTER:
        seat = g.stack[base + 1]
        g.pop()
        keep_character(g, seat, action[1])
    elif frame == F_LET:
        ctx = read(g, base)
        block = g.code.options[g.stack[base + 2]][action[1]]
        g.pop()
        push_block(g, ctx, block)
    elif is_pick(frame):
        answer_pick(g, action[1])
    else:
        answer(g, action[1])
    settle(g)
