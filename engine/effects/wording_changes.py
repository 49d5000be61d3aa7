"""Changes that last: numbers, permissions, immunities. Each sort reads as a rulebook would say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.effects.wording_clauses import Clauses
from engine.effects.wording_grammar import Grammar, amounts
from engine.effects.wording_scene import Scene, Word
from engine.marks import follow, tag, wrap, wrap_word
from engine.schema import word_info
from engine.wording import Wording


class Changes:
    """Words lasting changes."""

    def __init__(self, words: Wording, grammar: Grammar, clauses: Clauses) -> None:
        self.words = words
        self.grammar = grammar
        self.clauses = clauses

    def subject(self, scene: Scene, word: Word) -> str:
        """Of whom a change speaks, so that the next one need not say it again."""
        return self.grammar.change_subject(word, self._of(scene, word.parameters))

    def text(self, scene: Scene, word: Word, form: str, again: bool) -> str:
        """What a change says; ``again`` if it speaks of the same as the one before."""
        if word.speech.forbids and "deeds" not in word.parameters:
            word = self.merged([word])[0]
        parameters, speech = word.parameters, word.speech
        of = self._of(scene, parameters)
        yes = {
            key: tag(word.part(key), "yes" if value else "no")
            for key, value in parameters.items()
            if isinstance(value, bool)
        }
        args = scene.arguments() | parameters | yes | {"form": form, "who": "that"}
        args |= {"of": of, "again": "yes" if again else "no"} | self.grammar.change_nouns(scene, of)
        args |= self.grammar.extras("operation", word, self.words.say)
        if speech.forbids:
            deeds = [self._deed(args, deed) for deed in parameters["deeds"]]
            args["deeds"] = self.clauses.joined(speech.joins or "join-nor", deeds)
        elif "by" in parameters:
            args |= amounts(parameters["by"])
        return wrap_word(word.place, self.words.say(self.grammar.change_key(word, of), args))

    def _of(self, scene: Scene, parameters: dict[str, Any]) -> str:
        of = parameters.get("of", "this")
        return follow(of, self.grammar.of(scene, of))

    def merged(self, words: Sequence[Word]) -> list[Word]:
        """Operations with neighbouring prohibitions for the same people made one: "you cannot forge or
        save". What they have in common stands where the first does."""
        found: list[Word] = []
        for word in words:
            name, parameters, speech, place = word
            if not speech.forbids:
                found.append(word)
                continue
            if speech.within is not None:
                name, speech = word_info(speech.within).name, word_info(speech.within).speaks
            if found and found[-1].name == name and found[-1].parameters.get("of") == parameters.get("of"):
                found[-1].parameters["deeds"].append(word)
            else:
                found.append(Word(name, parameters | {"deeds": [word]}, speech, place))
        return found

    def _deed(self, args: dict[str, Any], deed: Word) -> str:
        """What one may not do."""
        return wrap(deed.place, self.words.say(deed.speech.forbids, args | deed.parameters))
