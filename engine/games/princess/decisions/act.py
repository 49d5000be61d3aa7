"""The decision ``act``: the action of a turn, or a card that is used besides (PR-TURN-04, PR-GHOST-09)."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import activate, usable
from engine.effects.numbers import number
from engine.games.princess.cards import draw
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
    ACTIONS,
    DID_CHALLENGE,
    DID_ENCHANT,
    DID_EXPLORE,
    DID_RESURRECT,
    DID_TRADE,
    DID_WANDER,
    MAGIC,
)
from engine.games.princess.decisions.apply import apply_spell
from engine.games.princess.decisions.question import Question
from engine.games.princess.decisions.resurrect import ask_resurrect
from engine.games.princess.decisions.trade import begin_trade
from engine.games.princess.duel import begin_duel
from engine.games.princess.happenings import E_EFFECT, E_ENCHANTS, E_PASSED
from engine.games.princess.knowing import all_know
from engine.games.princess.limits import placeable
from engine.games.princess.magic import targets
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
)
from engine.games.princess.naming import bearer_at, card_label, copy_number, entry, hero_label
from engine.games.princess.program import D_SECRET
from engine.games.princess.progress import NO_DEED, note_deed
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label
from engine.kernel.targets import Pile

F_ACT: Final = 18

EXPLORE_CARDS: Final = 1
WANDER_CARDS: Final = 3
MUST_RESURRECT: Final = 9
"""With so many cards in hand a ghost cannot Wander and must Resurrect (PR-GHOST-10, -13)."""

HERO_ACTIONS = (A_EXPLORE, A_TRADE, A_CHALLENGE, A_ALONE)
GHOST_ACTIONS = (A_WANDER, A_ENCHANT, A_RESURRECT)


def ask_act(g: State) -> None:
    """The active player takes an action."""
    g.push(F_ACT)


class Act(Question):
    """What to do."""

    def decider(self, g: State, at: int) -> int:
        return g.active

    def settle(self, g: State, at: int) -> bool:
        """A pass without alternative is not asked for."""
        found = turn_actions(g)
        if len(found) > 1 or found[0][0] != A_PASS:
            return True
        g.pop()
        g.emit(E_PASSED, g.active)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        return turn_actions(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        seat = g.active
        code = action[0]
        if code == A_USE:
            use(g, action[1], action[2])
            return
        g.pop()
        note_deed(g, DEEDS_OF.get(code, NO_DEED))
        if code == A_EXPLORE:
            draw(g, seat, max(1, EXPLORE_CARDS + number(g, seat, N_EXPLORE)))
        elif code == A_TRADE:
            begin_trade(g)
        elif code in (A_CHALLENGE, A_ALONE):
            begin_duel(g, seat, action[1] if code == A_CHALLENGE else -1)
        elif code == A_WANDER:
            draw(g, seat, max(1, WANDER_CARDS + number(g, seat, N_WANDER)))
        elif code == A_ENCHANT:
            all_know(g, action[1], seat)
            g.emit(E_ENCHANTS, seat, action[1])
            apply_spell(g, seat, action[1], False)
        elif code == A_RESURRECT:
            ask_resurrect(g, seat)
        else:
            g.emit(E_PASSED, seat)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        code = action[0]
        if code in HERO_ACTIONS:
            return hero_refusal(g, code, action[1])
        if code in GHOST_ACTIONS:
            return ghost_refusal(g, code, action[1])
        if code == A_USE:
            return Refusal("PR-RUL-37", "not-usable")
        return Refusal("PR-TURN-04" if g.alive[g.active] else "PR-GHOST-09", "not-now")

    def label(self, g: State, at: int, action: Action) -> Label:
        code, a, b, _c = action
        if code == A_ENCHANT:
            return card_label(g, g.active, "action-enchant", a)
        if code == A_CHALLENGE:
            return hero_label(g, a, "action-challenge")
        if code == A_USE:
            args: Args = {"definition": entry(g, a), "copy": copy_number(g, b) if b >= 0 else 0}
            return Label("action-use", args, (bearer_at(g, g.active, a, use_context(g, b)),))
        if code == A_PASS:
            return Label("action-pass-act", {}, self.matter(g, at))
        pile = "shop" if code == A_TRADE else "deck"
        whole = self.matter(g, at) if code in (A_ALONE, A_RESURRECT) else (Pile(pile),)
        return Label(f"action-{ACTIONS[code]}", {}, whole)


DEEDS_OF: Final = {
    A_EXPLORE: DID_EXPLORE,
    A_TRADE: DID_TRADE,
    A_CHALLENGE: DID_CHALLENGE,
    A_ALONE: DID_CHALLENGE,
    A_WANDER: DID_WANDER,
    A_ENCHANT: DID_ENCHANT,
    A_RESURRECT: DID_RESURRECT,
}
"""What cards that wait for an action are told."""


def challengeable(g: State) -> list[int]:
    """Whom the active hero can challenge: other living heroes (PR-CHALLENGE-01, PR-RUL-04)."""
    return [
        seat
        for seat in range(g.seats)
        if seat != g.active and g.alive[seat] and number(g, seat, N_SAFE_CHALLENGE) <= 0
    ]


def hero_actions(g: State) -> list[Action]:
    """Explore, Trade, Challenge (PR-TURN-04)."""
    seat = g.active
    found: list[Action] = []
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


def ghost_actions(g: State) -> list[Action]:
    """Wander, Enchant, Resurrect (PR-GHOST-09)."""
    seat = g.active
    if must_resurrect(g):
        return [(A_RESURRECT, 0, 0, 0)]
    found: list[Action] = []
    if g.deck and len(g.hand[seat]) < MUST_RESURRECT and number(g, seat, N_NO_WANDER) <= 0:
        found.append((A_WANDER, 0, 0, 0))
    if number(g, seat, N_NO_ENCHANT) <= 0:
        for card in g.hand[seat]:
            if g.program.types[card] == MAGIC and targets(g, card, seat):
                found.append((A_ENCHANT, card, 0, 0))
    if g.deck and g.hand[seat] and number(g, seat, N_NO_RESURRECT) <= 0:
        found.append((A_RESURRECT, 0, 0, 0))
    return found


def uses(g: State) -> list[Action]:
    """The cards that the active player can use besides the action: character, Secret, curses, the
    Princess."""
    seat = g.active
    found: list[Action] = []
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


def turn_actions(g: State) -> list[Action]:
    """All that the active player can do now; whoever can do nothing passes (PR-RUL-28)."""
    found = hero_actions(g) if g.alive[g.active] else ghost_actions(g)
    if not found:
        found = [(A_PASS, 0, 0, 0)]
    return found + uses(g)


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


def hero_refusal(g: State, code: int, a: int) -> Refusal:
    """Against an action of a hero."""
    seat = g.active
    if not g.alive[seat]:
        return Refusal("PR-GHOST-09", "a-ghost")
    if code == A_EXPLORE:
        if number(g, seat, N_NO_EXPLORE) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        return Refusal("PR-RUL-21", "deck-empty")
    if code == A_TRADE:
        return Refusal("PR-RUL-46", "forbidden")
    if number(g, seat, N_NO_CHALLENGE) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    if not placeable(g, seat):
        return Refusal("PR-RUL-06", "no-card-to-place")
    if code == A_ALONE:
        return Refusal("PR-CHALLENGE-16", "not-alone")
    if not 0 <= a < g.seats or a == seat:
        return Refusal("PR-CHALLENGE-01", "no-opponent")
    if not g.alive[a]:
        return Refusal("PR-RUL-04", "opponent-is-a-ghost")
    if number(g, a, N_SAFE_CHALLENGE) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    return Refusal("PR-CHALLENGE-01", "no-opponent")


def ghost_refusal(g: State, code: int, a: int) -> Refusal:
    """Against an action of a ghost."""
    seat = g.active
    if g.alive[seat]:
        return Refusal("PR-TURN-04", "a-hero")
    if code == A_RESURRECT:
        if not g.deck:
            return Refusal("PR-GHOST-14", "deck-empty")
        if number(g, seat, N_NO_RESURRECT) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        return Refusal("PR-GHOST-15", "no-cards")
    if must_resurrect(g):
        return Refusal("PR-GHOST-13" if code == A_WANDER else "PR-RUL-29", "must-resurrect")
    if code == A_WANDER:
        if number(g, seat, N_NO_WANDER) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        if not g.deck:
            return Refusal("PR-RUL-21", "deck-empty")
        return Refusal("PR-GHOST-10", "too-many-cards", {"cards": MUST_RESURRECT})
    if number(g, seat, N_NO_ENCHANT) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    if a not in g.hand[seat]:
        return Refusal("PR-GHOST-12", "not-in-hand")
    if g.program.types[a] != MAGIC:
        return Refusal("PR-GHOST-12", "no-spell")
    return Refusal("PR-RUL-34", "no-target")


ACT = Act(F_ACT, "act")
