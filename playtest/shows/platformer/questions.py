"""What Platformer asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from content.playwording import Labelled
from engine.kernel import Argument
from playtest.shows import questions


class Asker(questions.Asker):
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
        args: dict[str, Argument] = {"hero": f"hero/{view['heroes'][hero]['hero']}"}
        slot = chosen_enemy(view)
        if slot >= 0:
            args |= self._enemy(view, slot)
            asked += "-chosen" if asked == "hand" else ""
        args |= {name: value for name, value in labels[0].args.items() if name == "definition"}
        return self.words.say(f"question-{asked}", args)

    def _enemy(self, view: Mapping[str, Any], slot: int) -> dict[str, Any]:
        """An enemy on the map and where it stands."""
        board = view["map"]
        enemy = next(each for each in board["enemies"] if each["slot"] == slot)
        known = self.words.release.entries
        kind = next(kind for kind in ("enemy", "boss", "boss_token") if enemy["enemy"] in known[kind])
        row, column = divmod(enemy["space"], board["width"])
        return {"enemy": f"{kind}/{enemy['enemy']}", "column": column + 1, "row": row + 1}


def chosen_enemy(view: Mapping[str, Any]) -> int:
    """The slot of the enemy that the present decision is about, chosen in the one before; -1 if there is
    none."""
    turn = view["turn"]
    place = {"hand": 3, "strike": 1}.get(turn["deciding"])
    return turn["frame"][place] if place is not None else -1
