"""What Dungeons asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from content.playwording import Labelled
from engine.kernel import Argument
from playtest.shows import questions


class Asker(questions.Asker):
    """Words the questions of Dungeons."""

    def names(self, view: Mapping[str, Any], seats: int) -> list[str]:
        """The heroes, as far as they are chosen."""
        return [
            self.words.name(f"hero/{hero['hero']}") if hero["hero"] else self.words.phrase("table-unchosen")
            for hero in view["heroes"]
        ]

    def question(self, view: Mapping[str, Any], labels: Sequence[Labelled]) -> str:
        """What is to be decided."""
        asked = view["round"]["deciding"]
        seat = view["round"]["active"]
        if asked in ("consent", "move"):
            seat = view["round"]["frame"][1 if asked == "consent" else 0]
        hero = view["heroes"][seat]["hero"] if 0 <= seat < len(view["heroes"]) else None
        args: dict[str, Argument] = {"hero": f"hero/{hero}" if hero else ""}
        args |= {name: value for name, value in labels[0].args.items() if name in ("definition", "die")}
        if asked == "throw":
            args["left"] = view["round"]["frame"][1]
            asked += "-enemy" if "die" in args else ""
        return self.words.say(f"question-{asked}", args)
