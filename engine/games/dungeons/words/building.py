"""The builder of Dungeons' effects: it also knows the adventure whose effects are being compiled, by whose
names words refer to its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.compiling import Builder as SharedBuilder
from engine.effects.compiling import Run
from engine.games.dungeons.program import Program
from engine.games.dungeons.story import Story
from engine.kernel.errors import OptionError
from engine.schema import Game
from engine.schema.faults import closest


class Builder(SharedBuilder):
    """Compiles the effects of one release; `tale` is the adventure they stand in, None on cards."""

    def __init__(self, game: Game, program: Program, slugs: Mapping[tuple[str, str], int]) -> None:
        super().__init__(game, program, slugs)
        self.behaviours = False
        """Whether any card or adventure changes how enemies behave: a word that does so has `behaves`."""

    tale: Story | None = None

    def word(self, family: Any, raw: Any) -> Any:
        """The word's class with its parameters read."""
        found = super().word(family, raw)
        self.behaviours = self.behaviours or hasattr(found, "behaves")
        return found

    @property
    def program(self) -> Program:
        """The program that is being built."""
        program = self.code
        assert isinstance(program, Program)
        return program

    @property
    def story(self) -> Story:
        """The adventure; a word that needs one cannot stand on a card."""
        if self.tale is None:
            said = "an operation or condition of adventures stands on a card"
            raise OptionError("", "adventure-word", {}, "", said)
        return self.tale

    def block(self, words: Any) -> int:
        """Compile a list of operations. If the first one asks for a target, the block can only be used while
        there is one."""
        number = super().block(words)
        if words and getattr(self.word("operation", words[0]), "asks", False):
            # The question of the first operation was remembered before those of the operations after it.
            self.program.first_question[number] = self._question_of(words[0])
        return number

    def _question_of(self, raw: Any) -> int:
        """Compile an operation once more by itself: the last question it remembers is its own."""
        self.word("operation", raw).compile(self)
        return len(self.code.filters) - 1

    def callables(self, runs: list[Run]) -> int:
        """A block made of callables instead of words."""
        self.code.blocks.append(runs)
        return len(self.code.blocks) - 1

    def room(self, name: str) -> int:
        """The number of a room."""
        return find([room.name for room in self.story.rooms], name, "room", self.story.slug)

    def exit(self, room: str, name: str) -> int:
        """The number of an exit of a room."""
        ways = self.story.rooms[self.room(room)].exits
        return ways[find([way.name for way in ways], name, "exit", self.story.slug)].index

    def group(self, name: str) -> int:
        """The number of a group of enemies; a name not heard before is a new group."""
        if name not in self.story.groups:
            self.story.groups.append(name)
        return self.story.groups.index(name)

    def flag(self, name: str) -> int:
        """The number of a flag."""
        return find(self.story.flags, name, "flag", self.story.slug)

    def counter(self, name: str) -> int:
        """The number of a counter."""
        return find(self.story.counters, name, "counter", self.story.slug)

    def rule(self, name: str) -> int:
        """The number of a special rule."""
        return find(self.story.rule_names, name, "special rule", self.story.slug)

    def check(self, name: str) -> int:
        """The number of a check."""
        return find([each.name for each in self.story.checks], name, "check", self.story.slug)

    def interaction(self, name: str) -> int:
        """The number of an interaction."""
        return find([each.name for each in self.story.interactions], name, "interaction", self.story.slug)

    def encounter(self, name: str) -> int:
        """The number of an encounter."""
        return find([each.name for each in self.story.encounters], name, "encounter", self.story.slug)

    def passage(self, name: str) -> int:
        """The number of a passage."""
        return find(self.story.passages, name, "passage", self.story.slug)

    def victory(self, name: str) -> int:
        """The number of a victory."""
        return find([each.name for each in self.story.victories], name, "victory", self.story.slug)

    def defeat(self, name: str) -> int:
        """The number of a defeat."""
        return find([each.name for each in self.story.defeats], name, "defeat", self.story.slug)


def find(names: list[str], name: str, what: str, where: str) -> int:
    """The number of a part of an adventure, by its name."""
    if name not in names:
        args = {
            "adventure": f"adventure/{where}",
            "part": what.removeprefix("special "),
            "is": name,
            "allowed": names[:],
            "hint": closest(name, names),
        }
        listed = ", ".join(names) or "none"
        said = f"adventure {where}: there is no {what} {name!r}; there are: {listed}"
        raise OptionError("", "adventure-part", args, "", said)
    return names.index(name)
