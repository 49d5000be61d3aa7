"""Turn effects as data into callables. It happens once per release, when a program is built.

A word is ``{name: {parameters}}`` or the bare name. Its class reads the parameters; a trigger writes what it
waits for into the effect (`settle`), of the others the callable is the method the family asks for: `holds`
(condition), `payable` and `pay` (cost), `run` (operation). A cost that turns its card or gives it up has
`exhausts` or `discards`: almost every card has one of the two, and the rules ask the table whether it can be
paid (`is_ready`, `has_card`), not the word. An operation that holds other words has `compile` instead, which
gets the builder and returns the callable. An operation that changes a number for as long as its card lies
there has `changes`. One that knows beforehand whether it would do anything has `can_act`: an effect of it
alone does not begin, is not offered and not told if that would be in vain. One that has `tells` makes an
event of all that it does, so that an effect of such operations alone is told only if something came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec

from engine.effects.context import Context
from engine.effects.firing import T_ALWAYS
from engine.effects.program import Bearer, Change, Code, Effect
from engine.kernel.errors import ProgramError, RulesError
from engine.schema import Game

Run: TypeAlias = Callable[[Any, Context], None]
Holds: TypeAlias = Callable[[Any, Context], bool]
Choices: TypeAlias = Callable[[Any, Context], list[int]]
"""The first parameter is the game's own state: a word knows which."""


@contextmanager
def blame(entry: str, effect: int = -1) -> Iterator[None]:
    """Whatever cannot be compiled meanwhile is the fault of an entry, and perhaps of one of its effects."""
    try:
        yield
    except RulesError:
        raise
    except Exception as error:
        raise ProgramError(entry, effect, f"{type(error).__name__}: {error}") from error


class Builder:
    """Compiles the effects of one release into its program.

    ``marks`` are the game's names for what an operation says about the effect it stands in (its attribute
    ``mark``); the effect gets them as a bit mask. The mark "claims" is known to all games: the effect takes
    the card it stands on.
    """

    def __init__(
        self, game: Game, code: Code, slugs: Mapping[tuple[str, str], int], marks: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.code = code
        self.slugs = slugs
        """The definition of every entry, by kind and slug, for words that refer to one."""
        self.marks = marks
        self._found: set[str] = set()

    def word(self, family: Any, raw: Any) -> Any:
        """The word's class with its parameters read."""
        name, parameters = (raw, {}) if isinstance(raw, str) else next(iter(raw.items()))
        return msgspec.convert(parameters or {}, self.game.words[family][name].declared)

    def effects(self, definition: Bearer, written: Sequence[Mapping[str, Any]]) -> None:
        """Compile the effects that are written on a card."""
        for number, raw in enumerate(written):
            with blame(definition.entry, number):
                self.effect(definition, raw, number)

    def effect(self, definition: Bearer, raw: Mapping[str, Any], number: int = -1) -> None:
        """Compile one effect of a definition."""
        trigger = self.word("trigger", raw["when"])
        conditions = [self.condition(word) for word in raw.get("if", ())]
        if trigger.moment == T_ALWAYS:
            for word in raw["do"]:
                for what, by, scope in self.word("operation", word).changes(self):
                    definition.changes.append(Change(what, by, scope, conditions))
            return
        effect = Effect(len(self.code.effects), definition.index, trigger.moment)
        effect.number = number
        self.code.effects.append(effect)
        trigger.settle(effect)
        effect.conditions = conditions
        for word in raw.get("cost", ()):
            cost = self.word("cost", word)
            exhausts, discards = hasattr(cost, "exhausts"), hasattr(cost, "discards")
            effect.exhausts |= exhausts
            effect.discards |= discards
            if not exhausts and not discards:
                effect.payable.append(cost.payable)
            effect.pay.append(cost.pay)
        effect.may = bool(raw.get("may", False))
        effect.until = self.game.durations.index(raw.get("until", "instant"))
        self._found = set()
        effect.block = self.block(raw["do"])
        if len(raw["do"]) == 1:
            can_act = getattr(self.word("operation", raw["do"][0]), "can_act", None)
            if can_act is not None:
                effect.conditions.append(can_act)
        effect.marks = sum(1 << bit for bit, mark in enumerate(self.marks) if mark in self._found)
        effect.claims = "claims" in self._found
        effect.tells = "untold" not in self._found
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
                self._found.add(mark)
            if not getattr(operation, "tells", False):
                self._found.add("untold")
        self.code.blocks.append(runs)
        return len(self.code.blocks) - 1

    def condition(self, raw: Any) -> Holds:
        """Compile a condition."""
        condition = self.word("condition", raw)
        compiles = getattr(condition, "compile", None)
        holds: Holds = compiles(self) if compiles is not None else condition.holds
        return holds

    def filter(self, choices: Choices) -> int:
        """Remember what a question offers; the number by which frames refer to it."""
        self.code.filters.append(choices)
        return len(self.code.filters) - 1

    def options(self, options: Sequence[Any]) -> int:
        """Compile lists of operations to choose from; the number by which questions refer to them."""
        blocks = [self.block(words) for words in options]
        self.code.options.append(blocks)
        self.code.option_words.append([list(words) for words in options])
        return len(self.code.options) - 1

    def definition(self, kind: str, slug: str) -> int:
        """The definition of an entry that a word refers to."""
        return self.slugs[kind, slug]

    def finish(self, numbers: int) -> None:
        """All effects are compiled: count the changes that carry a condition."""
        self.code.numbers = numbers
        self.code.conditional = [0] * numbers
        for bearer in self.code.bearers:
            for change in bearer.changes:
                if change.conditions:
                    self.code.conditional[change.what] += 1
