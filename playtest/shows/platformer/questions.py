"""What Platformer asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from content.playwording import Labelled
from engine.games.platformer.view import View
from engine.kernel import Argument
from playtest.shows import questions


class Asker(questions.Asker[View]):
    """Words the questions of Platformer."""

    def names(self, view: View, seats: int) -> list[str]:
        """The heroes."""
        return [self.words.name(f"hero/{hero.hero}") for hero in view.heroes]

    def question(self, view: View, labels: Sequence[Labelled]) -> str:
        """What the frame on top of the stack asks for."""
        turn = view.turn
        args: dict[str, Argument] = {"hero": f"hero/{view.heroes[turn.hero].hero}"}
        chosen = ""
        if turn.enemy >= 0:
            args |= self._enemy(view, turn.enemy)
            chosen = "-chosen" if turn.deciding == "hand" else ""
        args |= {name: value for name, value in labels[0].args.items() if name == "definition"}
        return self.words.say(f"question-{turn.deciding}{chosen}", args)

    def _enemy(self, view: View, slot: int) -> dict[str, Any]:
        """An enemy on the map and where it stands."""
        board = view.map
        enemy = next(each for each in board.enemies if each.slot == slot)
        known = self.words.release.entries
        kind = next(kind for kind in ("enemy", "boss", "boss_token") if enemy.enemy in known[kind])
        row, column = divmod(enemy.space, board.width)
        return {"enemy": f"{kind}/{enemy.enemy}", "column": column + 1, "row": row + 1}
