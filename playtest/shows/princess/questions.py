"""What The Princess asks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from content.playwording import Labelled
from engine.games.princess.view import View
from engine.kernel import Argument
from playtest.shows import questions


class Asker(questions.Asker[View]):
    """Words the questions of The Princess."""

    def names(self, view: View, seats: int) -> list[str]:
        """The characters; a seat without one is called by its number."""
        return [
            self.words.name(f"character/{hero.character}")
            if hero.character
            else self.words.words.say("play-seat", {"seat": hero.seat + 1})
            for hero in view.heroes
        ]

    def question(self, view: View, labels: Sequence[Labelled]) -> str:
        """What is to be decided."""
        asked = view.turn.asked
        assert asked is not None, "nothing is asked any more"
        hero = view.heroes[asked.who].character
        args: dict[str, Argument] = {"hero": f"character/{hero}"} if hero else {}
        if asked.spell is not UNSET:
            args["spell"] = f"adventure_card/{asked.spell}"
        args |= {name: value for name, value in labels[0].args.items() if name == "definition"}
        return self.words.say(f"question-{asked.what}", args)
