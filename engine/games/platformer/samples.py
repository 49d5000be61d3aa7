"""Where Platformer's words are shown: on items, enemies and events."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.schema import WordInfo


class PlatformerSamples(Samples):
    """Words on items, enemies, events and attack cards of the boss."""

    names = {"boss": "Medusa", "boss_token": "Stone legs"}

    def kind_for(self, word: WordInfo, parameters: Parameters) -> str:
        """What speaks of this enemy or of all stands on an enemy, what happens otherwise on an event."""
        given = {str(parameters.get(name)) for name in ("of", "which", "what")}
        if word.family != "trigger" and not given.isdisjoint({"this", "enemies"}):
            return "enemy"
        return "event" if word.family == "operation" and word.speaks.role != "lasting" else self.kind

    def place(self, kind: str) -> str:
        """Enemies act by themselves."""
        return kind if kind == "enemy" else ""

    def moment(self, word: WordInfo, parameters: Parameters, kind: str) -> dict[str, Any]:
        """Lasting changes need none."""
        place = "timeless" if word.speaks.role == "lasting" else kind
        return {"when": word.sample.when or self.common("trigger", place)}


SAMPLES = PlatformerSamples
