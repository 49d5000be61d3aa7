"""Where The Princess' words are shown: on cards of the triangle, curses and spells."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.schema import WordInfo


class PrincessSamples(Samples):
    """Words on adventure cards."""

    kind = "adventure_card"
    names = {"character": "Captain Rust"}

    def paid(self) -> dict[str, Any]:
        """Cards are not used: one may pay at a moment."""
        return {"when": self.common("trigger", "paid"), "may": True}

    def moment(self, word: WordInfo, parameters: Parameters, kind: str) -> dict[str, Any]:
        """Changes stand on curses or last for a while, the rest follows the moment that it is made for."""
        if word.speaks.role != "lasting":
            return super().moment(word, parameters, kind)
        if parameters.get("of") in ("them", "opponent"):
            return {"when": self.common("trigger"), "until": "next_turn"}
        return {"when": self.common("trigger", "timeless")}


SAMPLES = PrincessSamples
