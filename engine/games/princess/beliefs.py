"""What the deeds of the others tell about a state that a seat imagines: for bots. The rules say what could be
so (`engine.games.princess.imagining`); this says what is likely."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import OUT_OF_PLAY
from engine.games.princess.limits import can_place
from engine.games.princess.policy import challenge_weight, place_weight
from engine.games.princess.state import State

EVEN: Final = 1000
"""The likelihood of what tells nothing."""


def role(g: State) -> int:
    """Who is the Kidnapper in this state."""
    return g.secret.index(g.program.kidnapper)


def likelihood(g: State, seat: int) -> int:
    """How well what is going on fits this state: would this hero challenge, and place this card face down?"""
    if g.challenger < 0 or g.challenger == seat:
        return EVEN
    likely = EVEN
    if g.princess_at == OUT_OF_PLAY and g.round == 1 and g.opponent >= 0 and not g.revealed[g.challenger]:
        likely = likely * challenge_weight(g, g.challenger, g.opponent) // 4
    if g.attack_placed and not g.attack_shown:
        total = 0
        count = 0
        for card in g.hand[g.challenger]:
            if card == g.attack or can_place(g, g.challenger, card):
                total += place_weight(g, g.challenger, True, card)
                count += 1
        likely = likely * place_weight(g, g.challenger, True, g.attack) * count // max(1, total)
    return max(1, likely)
