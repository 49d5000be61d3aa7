"""Where Dungeons' words are shown: on items, enemies and special rules of adventures."""

from __future__ import annotations

from typing import Any

from engine.effects.samples import Parameters, Samples
from engine.games.dungeons.words.targets import OF_ENEMIES
from engine.schema import WordInfo

IDS = ("room", "flag", "counter", "interaction", "check", "rule", "encounter", "ending", "group", "exit")
"""Parameters that name parts of an adventure."""


class DungeonsSamples(Samples):
    """Words on items, enemies and special rules of adventures."""

    names = {
        "item": "Lamp",
        ".rooms": "Crosscut",
        ".flags": "The bridge is down",
        ".counters": "Alarm",
        ".interactions": "Pull the lever",
        ".checks": "Read the runes",
        ".rules": "Rising water",
        ".encounters": "The choir",
        ".endings": "Home for supper",
        ".groups": "Knocker",
        ".exits": "Lamp room",
        ".passages": "Stay here",
        "@passages": "",
    }

    def kind_for(self, word: WordInfo, parameters: Parameters) -> str:
        """Enemies' words stand on enemies, the words of adventures on special rules."""
        if any(parameters.get(name) for name in IDS):
            return "adventure"
        lasts = word.speaks.role == "lasting"
        return "enemy" if lasts and parameters.get("of") in OF_ENEMIES else self.kind

    def moment(self, word: WordInfo, parameters: Parameters, kind: str) -> dict[str, Any]:
        """Lasting changes need none unless they mean somebody whom a moment is about."""
        if word.speaks.role == "lasting":
            of_them = parameters.get("of") == "them"
            return {"when": self.common("trigger", "them" if of_them else "timeless")}
        place = kind if kind in ("adventure", "enemy") else "used"
        return {"when": word.sample.when or self.common("trigger", place)}


SAMPLES = DungeonsSamples
