"""The moments that every game has."""

from __future__ import annotations

from engine.effects.firing import T_ACTIVATED, T_ALWAYS
from engine.effects.moments import moment

ALWAYS = moment(
    "always",
    T_ALWAYS,
    "No moment: the operations are changes that last as long as the card lies there.",
    speaks="timeless",
    gives=("each",),
    once=False,
)
ACTIVATED = moment(
    "activated",
    T_ACTIVATED,
    "The player who holds the card uses it, when the rules of the game let cards be used.",
    speaks="used",
    needs=("usable",),
)
TRIGGERS = (ALWAYS, ACTIVATED)
