"""A person at the keyboard: the numbered actions of a decision, and the commands besides."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from django.conf import settings

from content.playwording import Labelled
from engine.kernel import Action
from studio.terminal.saved import SavedError, write_saved
from studio.terminal.table import Table

MOST_REFUSALS = 12


class LeaveError(Exception):
    """A person leaves the table."""


class Keyboard:
    """Asks people for their decisions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.legal: list[Action] = []
        self.labels: list[Labelled] = []
        self.offered: dict[Action, str] = {}
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "w": self.why,
            "c": self.cards,
            "b": self.board,
            "u": self.undo,
            "l": self.language,
            "s": self.save,
            "q": self.leave,
        }

    def decide(self, seat: int) -> Action | None:
        """What a person does; None if the table has changed otherwise and the question must be put anew."""
        table = self.table
        table.tell(table.teller.rest())
        self.legal = table.game.actions(seat)
        self.labels = [table.game.label(action) for action in self.legal]
        self._put(seat)
        while True:
            typed = table.screen.ask(self._say("play-prompt"))
            if typed is None:
                table.screen.line()
                raise LeaveError
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(self.legal):
                table.remember()
                return self.legal[int(typed) - 1]
            name, _space, rest = typed.partition(" ")
            if name.startswith("?") and len(name) > 1:
                name, rest = "?", name[1:]
            command = self.commands.get(name.lower())
            if command is None:
                if typed:
                    self._tell("play-unknown", input=typed[:40], most=len(self.legal))
            elif command(rest.strip()):
                return None

    def _put(self, seat: int) -> None:
        """Show the table, the question and the actions."""
        table = self.table
        table.show(again=False)
        view = table.game.view(max(seat, 0))
        question = table.picture.question(view, self.labels)
        table.screen.line(question, "question")
        self.offered = table.offered.setdefault(question, {})
        for number, (action, label) in enumerate(zip(self.legal, self.labels, strict=True), 1):
            text = table.words.action(label)
            self.offered[action] = text
            table.screen.prose(f"{number:>3}  {text}")

    # Commands: True if the question must be put anew.

    def explain(self, rest: str) -> bool:
        """``?`` lists the commands, ``? 3`` explains an action."""
        screen = self.table.screen
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(self.labels):
            label = self.labels[int(rest) - 1]
            lines = self.table.words.explained(label)
            for line in lines or [self._say("play-no-explanation")]:
                screen.prose(line, indent="  ")
            return False
        self._tell("play-commands")
        for name in ("explain", "why", "cards", "board", "undo", "language", "save", "quit"):
            text = self._say(f"play-command-{name}", languages=", ".join(languages()))
            screen.prose(text, indent="  ")
        if self.table.picture.legend():
            screen.prose(self.table.picture.legend())
        return False

    def why(self, _rest: str) -> bool:
        """Why what was offered before on this question is not offered now."""
        game = self.table.game
        told = 0
        for action, text in self.offered.items():
            refusal = game.refusal(action)
            if refusal is not None and told < MOST_REFUSALS:
                told += 1
                self.table.screen.prose(f"{text}: {self.table.words.refusal(refusal)}", indent="  ")
        if not told:
            self._tell("play-nothing-refused")
        return False

    def cards(self, _rest: str) -> bool:
        """Read the cards that lie open."""
        view = self.table.game.view(max(self.table.game.to_act[0], 0))
        texts = [self.table.words.card(entry) for entry in self.table.picture.cards(view)]
        for text in [text for text in texts if text] or [self._say("play-no-cards")]:
            self.table.screen.prose(text, indent="  ")
        return False

    def board(self, _rest: str) -> bool:
        """Show the table again."""
        self.table.shown = []
        return True

    def undo(self, _rest: str) -> bool:
        """Undo the last decision of a person."""
        done = self.table.undo()
        self._tell("play-undone" if done else "play-undo-nothing")
        return done

    def language(self, rest: str) -> bool:
        """Go on in another language."""
        if rest.lower() not in languages():
            self._tell("play-language-unknown", languages=", ".join(languages()))
            return False
        self.table.speak(rest.lower())
        self.table.offered = {}
        self._tell("play-language")
        return True

    def save(self, rest: str) -> bool:
        """Save the game."""
        if not rest:
            self._tell("play-save-name")
            return False
        try:
            write_saved(Path(rest), self.table.replay)
        except SavedError as error:
            self._tell(error.key, **error.args_of_message)
        else:
            self._tell("play-saved", file=rest)
        return False

    def leave(self, _rest: str) -> bool:
        """Leave the table."""
        raise LeaveError

    def _say(self, key: str, **args: object) -> str:
        return self.table.words.words.say(key, args)

    def _tell(self, key: str, **args: object) -> None:
        self.table.screen.prose(self._say(key, **args))


def languages() -> list[str]:
    """The languages of the studio."""
    return [code for code, _name in settings.LANGUAGES]
