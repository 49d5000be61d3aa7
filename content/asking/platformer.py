"""What Platformer asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from content import asking
from content.playwording import Labelled


class Asker(asking.Asker):
    """Words the questions of Platformer."""

    def names(self, view: Mapping[str, Any], seats: int) -> list[str]:
        """The heroes."""
        return [self.words.name(f"hero/{hero['hero']}") for hero in view["heroes"]]

    def question(self, view: Mapping[str, Any], labels: Sequence[Labelled]) -> str:
        """What the frame on top of the stack asks for."""
        asked = view["turn"]["deciding"]
        hero = view["turn"]["active"]
        if asked in ("gravity", "move", "place", "collect"):
            hero = view["turn"]["frame"][0]
        args = {"hero": f"hero/{view['heroes'][hero]['hero']}"}
        args |= {name: value for name, value in labels[0][1].items() if name == "definition"}
        return self.words.say(f"question-{asked}", args)
