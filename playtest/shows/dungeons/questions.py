"""What Dungeons asks."""

from __future__ import annotations

from collections.abc import Sequence

from content.playwording import Labelled
from engine.games.dungeons.view import View
from engine.kernel import Argument
from playtest.shows import questions


class Asker(questions.Asker[View]):
    """Words the questions of Dungeons."""

    def names(self, view: View, seats: int) -> list[str]:
        """The heroes, as far as they are chosen."""
        return [
            self.words.name(f"hero/{hero.hero}") if hero.hero else self.words.phrase("table-unchosen")
            for hero in view.heroes
        ]

    def question(self, view: View, labels: Sequence[Labelled]) -> str:
        """What is to be decided."""
        seat = view.round.hero
        hero = view.heroes[seat].hero if 0 <= seat < len(view.heroes) else None
        args: dict[str, Argument] = {"hero": f"hero/{hero}" if hero else ""}
        args |= {name: value for name, value in labels[0].args.items() if name in ("definition", "die")}
        sort = ""
        if view.round.dice_left is not None:
            args["left"] = view.round.dice_left
            sort = "-enemy" if "die" in args else ""
        return self.words.say(f"question-{view.round.deciding}{sort}", args)
