"""Changes that last: numbers, permissions, immunities. Each sort reads as a rulebook would say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.effects.wording_clauses import Clauses
from engine.effects.wording_grammar import Grammar
from engine.effects.wording_scene import Scene, Word
from engine.wording import Wording


class Changes:
    """Words lasting changes."""

    def __init__(self, words: Wording, grammar: Grammar, clauses: Clauses) -> None:
        self.words = words
        self.grammar = grammar
        self.clauses = clauses

    def subject(self, scene: Scene, word: Word) -> str:
        """Of whom a change speaks, so that the next one need not say it again."""
        name, parameters = word
        return self.grammar.change_subject(name, parameters, self._of(scene, parameters))

    def text(self, scene: Scene, word: Word, form: str, again: bool) -> str:
        """What a change says; ``again`` if it speaks of the same as the one before."""
        name, parameters = word
        if name in self.grammar.prohibitions and "deeds" not in parameters:
            name, parameters = self.merged([word])[0]
        of = self._of(scene, parameters)
        yes = {key: "yes" if value else "no" for key, value in parameters.items() if isinstance(value, bool)}
        args = scene.arguments() | parameters | yes | {"form": form, "who": "that"}
        args |= {"of": of, "again": "yes" if again else "no"} | self.grammar.change_nouns(scene, of)
        args |= self.grammar.extras("operation", name, parameters, self.words.say)
        if name in self.grammar.prohibitions:
            join = self.grammar.joins.get(name, "join-nor")
            args["deeds"] = self.clauses.joined(
                join, [self._deed(args, deed) for deed in parameters["deeds"]]
            )
        elif "by" in parameters:
            args |= _amounts(parameters["by"])
        return self.words.say(self.grammar.change_key(name, parameters, of), args)

    def _of(self, scene: Scene, parameters: dict[str, Any]) -> str:
        return self.grammar.of(scene, parameters.get("of", "this"))

    def merged(self, words: Sequence[Word]) -> list[Word]:
        """Operations with neighbouring prohibitions for the same people made one: "you cannot forge or
        save"."""
        found: list[Word] = []
        for word in words:
            name, parameters = word
            if name not in self.grammar.prohibitions:
                found.append(word)
                continue
            one = self.grammar.one_breath(name)
            if found and found[-1][0] == one and found[-1][1].get("of") == parameters.get("of"):
                found[-1][1]["deeds"].append(word)
            else:
                found.append((one, parameters | {"deeds": [word]}))
        return found

    def _deed(self, args: dict[str, Any], deed: Word) -> str:
        """What one may not do."""
        name, parameters = deed
        return self.words.say(self.grammar.prohibitions[name], args | parameters)


def _amounts(by: int) -> dict[str, Any]:
    return {"sign": "plus" if by > 0 else "minus", "n": abs(by), "total": 1 + by}
