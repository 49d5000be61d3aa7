"""The rules of Puddles: set up, list the legal actions, carry one out."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from engine.effects.compiling import Builder
from engine.effects.context import Context
from engine.effects.firing import activate, answer_effect, context, fire, run_effect, usable
from engine.effects.numbers import end_changes, number, refresh_numbers
from engine.effects.picking import answer_pick, is_pick, pick_actions, settle_pick
from engine.effects.program import Bearer
from engine.kernel.chance import faces_asked, tell, throw
from engine.kernel.contract import Action
from engine.kernel.frames import A_NO, A_YES, F_EFFECT, F_THROW, FRAME
from engine.kernel.rng import seeded
from engine.snapshot import Snapshot
from tests.puddles.kinds import GAME
from tests.puddles.state import (
    A_EAT,
    A_HOP,
    F_HOPPED,
    F_TURN,
    N_HOP,
    NUMBERS,
    U_TURN,
    Program,
    State,
    bearer_of,
    go,
)
from tests.puddles.words import T_LANDED

KINDS = ("frog", "snack")
_built: WeakKeyDictionary[Snapshot, Program] = WeakKeyDictionary()


def program_of(release: Snapshot) -> Program:
    """The compiled release."""
    if release not in _built:
        program = _built[release] = Program()
        program.release = release.hash
        for kind, name in enumerate(KINDS):
            for slug, card in sorted(release.entries[name].items()):
                bearer = Bearer(len(program.bearers), kind, slug)
                bearer.entry = f"{name}/{slug}"
                program.bearers.append(bearer)
                if name == "frog":
                    program.frogs.append(bearer.index)
                else:
                    program.cards += [bearer.index] * card.copies
        slugs = {(KINDS[bearer.kind], bearer.slug): bearer.index for bearer in program.bearers}
        builder = Builder(GAME, program, slugs)
        for bearer in program.bearers:
            builder.effects(bearer, release.entries[KINDS[bearer.kind]][bearer.slug].data.effects)
        builder.finish(NUMBERS)
        program.dice = [list(next(iter(release.entries["hop_die"].values())).data.faces)]
    return _built[release]


def set_up(program: Program, seats: int, seed: int, puddles: int, limit: int, ask: bool) -> State:
    """Frogs and snacks are dealt (PU-2)."""
    g = State()
    g.lay_out(program, seats, puddles, limit)
    g.rng = seeded(seed)
    g.ask_chance = ask
    frogs = program.frogs[:]
    g.shuffle(frogs)
    g.frog = frogs[:seats]
    g.deck = list(range(len(program.cards)))
    g.shuffle(g.deck)
    for seat in range(seats):
        g.draw(seat)
        g.draw(seat)
    refresh_numbers(g)
    g.push(F_TURN)
    return g


def legal(g: State) -> list[Action]:
    """The legal actions of the decision on top of the stack."""
    frame = g.stack[-FRAME]
    if frame == F_TURN:
        seat = g.active
        eaten = [
            (A_EAT, card, 0, 0) for card in g.hands[seat] if usable(g, bearer_of(g, card), own(seat, card))
        ]
        return [(A_HOP, 0, 0, 0), *eaten]
    if frame == F_THROW:
        return faces_asked(g)
    if frame == F_EFFECT:
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]
    return pick_actions(g)


def own(seat: int, card: int) -> Context:
    """The circumstances of a snack that its player eats."""
    return context(-1, seat, -1, card, seat, -1, 0, -1, -1)


def perform(g: State, action: Action) -> None:
    """Carry out a legal action and settle what follows."""
    g.work = 0
    frame = g.stack[-FRAME]
    if frame == F_TURN:
        g.pop()
        g.push(F_HOPPED, 1 if action[0] == A_EAT else 0)
        if action[0] == A_HOP:
            throw(g, 0, 1)
        else:
            ctx = own(g.active, action[1])
            effect = usable(g, bearer_of(g, action[1]), ctx)
            assert effect is not None
            activate(g, effect, ctx)
    elif frame == F_THROW:
        tell(g, action[1])
    elif frame == F_EFFECT:
        answer_effect(g, action[0])
    else:
        answer_pick(g, action[1])
    settle(g)


def settle(g: State) -> None:
    """Work the stack down to the next decision, or to the end."""
    while g.stack:
        if g.over:
            g.stack.clear()
            return
        frame = g.stack[-FRAME]
        if frame == F_EFFECT:
            if run_effect(g):
                return
        elif is_pick(frame):
            if settle_pick(g):
                return
        elif frame == F_HOPPED:
            hopped(g)
        else:
            return


def hopped(g: State) -> None:
    """The die lies, or the snack is eaten: the frog hops, the turn passes on (PU-1, PU-2)."""
    seat = g.active
    ate = g.stack[-FRAME + 1] == 1
    if g.stack[-FRAME + 2] == 0:
        g.stack[-FRAME + 2] = 1
        if not ate:
            go(g, seat, g.dice[0] + number(g, seat, N_HOP))
            if g.at.count(g.at[seat]) > 1:
                g.draw(seat)
                fire(g, T_LANDED, seat)
        return
    g.pop()
    end_changes(g, U_TURN)
    refresh_numbers(g)
    g.turns += 1
    g.active = (seat + 1) % g.seats
    if g.turns >= g.limit:
        g.over = True
    g.push(F_TURN)
