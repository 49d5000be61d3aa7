"""Which actions bots consider at a decision, which one brings the turn to its end, and what players of whom
nothing else is known might well do."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import (
    A_ALONE,
    A_BUY,
    A_CHALLENGE,
    A_DISCARD,
    A_DONE,
    A_ENCHANT,
    A_EXPLORE,
    A_GIVE,
    A_KEEP,
    A_NAME,
    A_PASS,
    A_PLACE,
    A_RESURRECT,
    A_SALVAGE,
    A_SELL,
    A_SHOP,
    A_STEAL,
    A_TRADE,
    A_WANDER,
    CENTRE,
    ENVIRONMENT,
    MAGIC,
    OUT_OF_PLAY,
)
from engine.games.princess.decisions.act import F_ACT
from engine.games.princess.decisions.apply import APPLY, F_APPLY
from engine.games.princess.decisions.name import F_NAME
from engine.games.princess.decisions.place import F_PLACE, is_attack
from engine.games.princess.decisions.resurrect import F_RESURRECT, cards_given
from engine.games.princess.decisions.trade import F_TRADE, may_buy, may_sell
from engine.games.princess.duel import OPPONENT_WINS, TIE, priority
from engine.games.princess.limits import OVERLOAD, is_overloaded
from engine.games.princess.machine import MACHINE
from engine.games.princess.state import State
from engine.kernel.frames import A_HERO, A_NO, A_YES, FRAME

Actions = list[tuple[int, int, int, int]]

NAMES: Final = 6
"""So many names of cards are thought of when one is to be named."""
FEW_LIFE: Final = 2
BACK_WITH: Final = 3
"""The cards that a ghost usually gives for its return."""
SHORT: Final = 8
"""With so few cards left in the deck ghosts hurry."""


def is_settled(g: State) -> bool:
    """Whether nothing is half done: the active player chooses an action."""
    return len(g.stack) >= FRAME and g.stack[len(g.stack) - FRAME] == F_ACT


def choices(g: State, legal: Actions) -> Actions:
    """The actions worth a thought: nobody sells the last card of a type but for want of others, and of many
    names only the best cards' are thought of."""
    if len(legal) == 1:
        return legal
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_TRADE and may_sell(g):
        return [action for action in legal if action[0] != A_SELL or is_spare(g, action[1])]
    if frame == F_NAME and len(legal) > NAMES:
        definitions = g.program.definitions
        return sorted(legal, key=lambda action: -definitions[action[1]].worth)[:NAMES]
    return legal


def is_spare(g: State, card: int) -> bool:
    """Whether another card of the same type is in the hand, or the card is no card of the triangle."""
    kind = g.program.types[card]
    if card == g.program.princess:
        return False
    if kind >= MAGIC:
        return True
    return any(other != card and g.program.types[other] == kind for other in g.hand[g.active])


def closing(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The action that leads to the end of the turn without further ado."""
    for code in (A_DONE, A_NO, A_PASS, A_TRADE):
        for action in legal:
            if action[0] == code:
                return action
    for action in legal:
        if action[0] != A_KEEP:
            return action
    return legal[0]


def likely(g: State, legal: Actions, chance: int) -> tuple[int, int, int, int]:
    """What the player who decides might well do: an action by lot, sensible ones more often."""
    if len(legal) == 1:
        return legal[0]
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    seat = MACHINE.decider(g)
    weights = [weight(g, base, frame, seat, action) for action in legal]
    total = sum(weights)
    if total <= 0:
        return legal[chance % len(legal)]
    left = chance % total
    for i in range(len(legal)):
        left -= weights[i]
        if left < 0:
            return legal[i]
    return legal[0]


def weight(g: State, base: int, frame: int, seat: int, action: tuple[int, int, int, int]) -> int:
    """How readily a player takes an action, in comparison with the others."""
    code = action[0]
    if frame == F_ACT:
        return deed_weight(g, seat, action)
    if frame == F_PLACE:
        return place_weight(g, seat, is_attack(g, base), action[1]) if code == A_PLACE else 1
    if code in (A_SELL, A_DISCARD, A_GIVE):
        return parting_weight(g, base, seat, action)
    if code in (A_STEAL, A_SALVAGE, A_KEEP, A_BUY, A_SHOP):
        card = g.shop[action[1]] if code in (A_BUY, A_SHOP) else action[1]
        if card == g.program.princess:
            return 5000
        if code == A_KEEP and len(g.hand[seat]) >= OVERLOAD:
            return 1
        return 10 + max(0, g.program.definitions[g.program.cards[card]].worth)
    if code == A_NAME:
        return 10 + max(0, g.program.definitions[action[1]].worth)
    if frame == F_APPLY:
        return target_weight(g, APPLY.spell(g, base), seat, action[1])
    if code == A_HERO:
        return 1 if action[1] == seat else 5
    if code == A_DONE:
        return done_weight(g, base, frame, seat)
    return 4 if code == A_YES else 1


def done_weight(g: State, base: int, frame: int, seat: int) -> int:
    """How readily a player says that it is enough: in a Trade, of a dead hero's hand, of cards given to come
    back."""
    if frame == F_TRADE:
        if not may_buy(g):
            return 20 if is_overloaded(g, seat) else 600
        return 10
    if frame == F_RESURRECT:
        return 300 if cards_given(g, base) >= BACK_WITH else 10
    return 10


def parting_weight(g: State, base: int, seat: int, action: tuple[int, int, int, int]) -> int:
    """How readily a player parts with a card of the own hand."""
    card = action[1]
    if card == g.program.princess:
        return 0 if action[0] == A_SELL else 1
    if action[0] == A_SELL and not is_spare(g, card):
        return 1
    return max(5, 150 - g.program.definitions[g.program.cards[card]].worth)


def deed_weight(g: State, seat: int, action: tuple[int, int, int, int]) -> int:
    """How readily the active player takes an action of the turn."""
    code = action[0]
    held = len(g.hand[seat])
    if code == A_EXPLORE:
        if g.princess_at == seat:
            return 20
        return 10 if held < OVERLOAD else 3
    if code == A_TRADE:
        if is_overloaded(g, seat):
            return 20
        return 8 if g.gold[seat] >= 2 and held < OVERLOAD else 1
    if code == A_CHALLENGE:
        return challenge_weight(g, seat, action[1])
    if code == A_RESURRECT:
        if held < BACK_WITH:
            return 8 if len(g.deck) <= SHORT else 1
        return 15
    if code == A_WANDER:
        return 12 if held <= BACK_WITH else 3
    if code in (A_ENCHANT, A_ALONE):
        return 8
    return 2


def challenge_weight(g: State, seat: int, other: int) -> int:
    """How readily a hero challenges another one. The Kidnapper lies low while she is kidnapped; others look
    for the Kidnapper, then for the Princess."""
    if g.teams and other == (seat + 2) % 4:
        return 0
    readiness = 4
    if g.princess_at == OUT_OF_PLAY:
        if g.secret[seat] == g.program.kidnapper:
            readiness = 2
        elif g.revealed[other] or g.secret_seen[other] >> seat & 1:
            readiness = 30 if g.secret[other] == g.program.kidnapper else 1
    elif g.princess_at == CENTRE:
        readiness = 8 if g.deck else 30
    elif g.princess_at == other:
        readiness = 12
    elif g.princess_at == seat:
        readiness = 1
    if is_overloaded(g, other):
        readiness *= 3
    if g.life[other] <= FEW_LIFE:
        readiness = readiness * 3 // 2
    return readiness


def place_weight(g: State, seat: int, is_attack: bool, card: int) -> int:
    """How readily a player places a card in a challenge."""
    kind = g.program.types[card]
    worth = g.program.definitions[g.program.cards[card]].worth
    if kind == ENVIRONMENT:
        if is_attack:
            return 5
        return 90 if g.princess_at == seat or g.life[seat] <= FEW_LIFE else 25
    if kind == MAGIC:
        return 50 + abs(worth) if is_attack else 3
    readiness = 40 + max(0, worth)
    if not is_attack and g.attack_shown and g.attack_type < MAGIC:
        result = priority(g, g.attack_type, kind)
        if result == OPPONENT_WINS:
            return readiness * 8
        return readiness * 2 if result == TIE else readiness // 2
    return readiness


def target_weight(g: State, card: int, caster: int, target: int) -> int:
    """How readily a player puts a spell on somebody: harm on others, most of all on whoever is ahead."""
    own = target == caster or (g.teams and target == (caster + 2) % 4)
    if g.program.definitions[g.program.cards[card]].worth <= 0:
        return 30 if own else 3
    if own:
        return 0
    return 40 if g.princess_at == target or g.revealed[target] == 0 else 15
