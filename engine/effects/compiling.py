"""Turn effects as data into callables. It happens once per release, when a program is built.

A word is ``{name: {parameters}}`` or the bare name. Its class reads the parameters; the callable is the
method the family asks for: `matches` (trigger), `holds` (condition), `payable` and `pay` (cost), `run`
(operation). An operation that holds other words has `compile` instead, which gets the builder and returns the
callable. An operation that changes a number for as long as its card lies there has `changes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from engine.games.platformer.context import Context
from engine.games.platformer.moments import DURATIONS, T_ACTIVATED, T_ALWAYS
from engine.games.platformer.program import Change, Definition, Effect, Program
from engine.games.platformer.state import State
from engine.schema import Game

Run: TypeAlias = Callable[[State, Context], None]
Holds: TypeAlias = Callable[[State, Context], bool]
Choices: TypeAlias = Callable[[State, Context], list[int]]


class Builder:
    """Compiles the effects of one release into its program."""

    def __init__(self, game: Game, program: Program, slugs: Mapping[tuple[str, str], int]) -> None:
        self.game = game
        self.program = program
        self.slugs = slugs
        """The definition of every entry, by kind and slug, for words that refer to one."""
        self._marks: set[str] = set()

    def word(self, family: Any, raw: Any) -> Any:
        """The word's class with its parameters read."""
        name, parameters = (raw, {}) if isinstance(raw, str) else next(iter(raw.items()))
        return msgspec.convert(parameters or {}, self.game.words[family][name].declared)

    def effect(self, definition: Definition, raw: Mapping[str, Any]) -> None:
        """Compile one effect of a definition."""
        trigger = self.word("trigger", raw["when"])
        conditions = [self.condition(word) for word in raw.get("if", ())]
        if trigger.moment == T_ALWAYS:
            for word in raw["do"]:
                for what, by, scope in self.word("operation", word).changes(self):
                    definition.changes.append(Change(what, by, scope, conditions))
            return
        effect = Effect(len(self.program.effects), definition.index, trigger.moment)
        self.program.effects.append(effect)
        effect.actor_in_amount = getattr(trigger, "actor_in_amount", False)
        effect.matches = None if trigger.moment == T_ACTIVATED else trigger.matches
        effect.conditions = conditions
        for word in raw.get("cost", ()):
            cost = self.word("cost", word)
            if word == "exhaust":
                effect.exhausts = True
            elif word == "discard":
                effect.discards = True
            else:
                effect.payable.append(cost.payable)
            effect.pay.append(cost.pay)
        effect.may = bool(raw.get("may", False))
        effect.until = DURATIONS.index(raw.get("until", "instant"))
        self._marks = set()
        effect.block = self.block(raw["do"])
        effect.in_attack = "in_attack" in self._marks
        effect.claims = "claims" in self._marks
        definition.effects.append(effect)
        if effect.claims:
            definition.claims |= 1 << effect.trigger
        else:
            definition.triggers |= 1 << effect.trigger

    def block(self, words: Any) -> int:
        """Compile a list of operations; the number of the block."""
        runs: list[Run] = []
        for raw in words:
            operation = self.word("operation", raw)
            compiles = getattr(operation, "compile", None)
            runs.append(compiles(self) if compiles is not None else operation.run)
            mark = getattr(operation, "mark", "")
            if mark:
                self._marks.add(mark)
        self.program.blocks.append(runs)
        return len(self.program.blocks) - 1

    def condition(self, raw: Any) -> Holds:
        """Compile a condition."""
        condition = self.word("condition", raw)
        compiles = getattr(condition, "compile", None)
        holds: Holds = compiles(self) if compiles is not None else condition.holds
        return holds

    def filter(self, choices: Choices) -> int:
        """Remember what a question offers; the number by which frames refer to it."""
        self.program.filters.append(choices)
        return len(self.program.filters) - 1

    def options(self, blocks: list[int]) -> int:
        """Remember a list of blocks to choose from."""
        self.program.options.append(blocks)
        return len(self.program.options) - 1

    def definition(self, kind: str, slug: str) -> int:
        """The definition of an entry that a word refers to."""
        return self.slugs[kind, slug]
