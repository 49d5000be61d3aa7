"""Using a card in front of a hero: which, why not, how it is named (PF-ITEM-02 to -06, PF-D-60)."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.firing import T_ACTIVATED, activate, context, fire, usable
from engine.effects.numbers import number
from engine.games.platformer.codes import A_CARD
from engine.games.platformer.happenings import E_CARD_USED
from engine.games.platformer.moments import MARK_ATTACK, N_NO_CARDS, T_CARD_USED
from engine.games.platformer.naming import card_at, card_entry
from engine.games.platformer.shop import is_exhausted
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label


def circumstances(g: State, hero: int, card: int) -> Context:
    """Those of a card that a hero uses; -1 is the hero card."""
    return context(-1, hero, -1, card, hero, -1, 0, g.pos[hero], -1)


def card_actions(g: State, hero: int, in_attack: bool, found: list[Action]) -> None:
    """Cards that can be used now; -1 is the hero card."""
    if g.heard[hero] >> T_ACTIVATED & 1 == 0 or number(g, hero, N_NO_CARDS) > 0:
        return
    definitions = g.program.definitions
    marks = MARK_ATTACK if in_attack else 0
    ctx = circumstances(g, hero, -1)
    if usable(g, definitions[g.hero[hero]], ctx, marks) is not None:
        found.append((A_CARD, -1, 0, 0))
    cards = g.program.cards
    for card in g.held[hero]:
        ctx.card = card
        if usable(g, definitions[cards[card]], ctx, marks) is not None:
            found.append((A_CARD, card, 0, 0))


def use_card(g: State, hero: int, card: int, in_attack: bool) -> None:
    """Use a card; -1 is the hero card."""
    definition = g.program.definitions[g.hero[hero] if card < 0 else g.program.cards[card]]
    ctx = circumstances(g, hero, card)
    effect = usable(g, definition, ctx, MARK_ATTACK if in_attack else 0)
    assert effect is not None
    g.emit(E_CARD_USED, hero, card, effect.definition)
    activate(g, effect, ctx)
    fire(g, T_CARD_USED, hero, cause=effect.definition)


def card_refusal(g: State, hero: int, card: int) -> Refusal:
    """Against using a card."""
    if card >= 0 and card not in g.held[hero]:
        return Refusal("PF-ITEM-02", "not-yours")
    if is_exhausted(g, hero, card):
        return Refusal("PF-ITEM-03", "exhausted")
    if number(g, hero, N_NO_CARDS) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    return Refusal("PF-D-60", "not-usable")


def card_label(g: State, hero: int, card: int) -> Label:
    """The card, and where it lies in front of the hero; 0 is the hero card."""
    held = g.held[hero]
    number_held = held.index(card) + 1 if card in held else 0
    args: Args = {"card": card_entry(g, hero, card), "place": number_held}
    return Label("action-card", args, (card_at(g, hero, card),))
