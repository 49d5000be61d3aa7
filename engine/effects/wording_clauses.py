"""Triggers, conditions and costs as the clauses of a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine.effects.wording_grammar import Grammar
from engine.effects.wording_scene import Scene, Word, read_word
from engine.marks import bare, begins_with, follow, tag, without_start, wrap, wrap_word
from engine.schema import Game, Speech
from engine.schema.markers import WordFamily
from engine.wording import Wording


class Clauses:
    """Words triggers, conditions and costs."""

    def __init__(
        self, words: Wording, game: Game, grammar: Grammar, names: Callable[[str, str], str]
    ) -> None:
        self.words = words
        self.game = game
        self.grammar = grammar
        self.names = names

    def trigger(
        self, scene: Scene, word: Word, conditions: list[Word], paid: bool
    ) -> tuple[Scene, str, list[Word], str]:
        """The clause of a trigger, the scene after it, the conditions it has not said itself, and whose
        deed it is; ``paid`` if a cost follows."""
        grammar = self.grammar
        parameters, speech = word.parameters, word.speech
        nameless = speech.nameless
        by = parameters.get("by", "any" if nameless else "self")
        who = follow(by, grammar.deeds[by] if scene.held else "any")
        nouns, conditions = grammar.named_by(scene, word, conditions)
        least, conditions = self._least(speech, conditions)
        args = scene.arguments() | self.given("trigger", word) | nouns
        args |= {"who": who, "least": least}
        when = wrap_word(word.place, self.words.say(f"when-{word.name.replace('_', '-')}", args))
        them = speech.them or ("you" if who == "you" else "that")
        if scene.self == "active" or (nameless and who == "any"):
            them = "active"
        known = {noun: grammar.known(value) for noun, value in nouns.items()}
        scene = replace(
            scene,
            them=them,
            self=scene.self if scene.held else them,
            now=speech.now or ("" if paid else speech.now_unpaid),
            doubtful=who != "you",
        )
        return scene.naming(**known), when, conditions, who

    def head(self, scene: Scene, is_adverb: bool, when: str, conditions: Sequence[Word]) -> str:
        """The moment and what must hold, up to the comma."""
        adverb = "yes" if is_adverb else "no"
        if not when:
            return f"{self.condition(scene, conditions)}," if conditions else ""
        if not conditions:
            return self.words.say("sentence-when", {"when": when, "adverb": adverb})
        positive = not any(_is_negative(each) for each in conditions)
        args = {"when": when, "adverb": adverb, "if": self.condition(scene, conditions)}
        said = self._all(scene, conditions) if positive else ""
        args["conditions"] = said if _is_nested(conditions) else self._going_on(when, said)
        args["sort"] = "if" if positive else "unless"
        return self.words.say("sentence-when-if", args)

    def condition(self, scene: Scene, conditions: Sequence[Word], key: str = "if-all") -> str:
        """Conditions after "if" or "while"; those that must not hold after "unless"."""
        positive = [each for each in conditions if not _is_negative(each)]
        negative = [each for each in conditions if _is_negative(each)]
        link = key.removesuffix("-all")
        said = self.words.say(key, {"conditions": self._all(scene, positive, link)}) if positive else ""
        if negative:
            unless = self._negative(scene, negative, "unless-any", "unless")
            said = self.words.say("if-but-unless", {"if": said, "unless": unless}) if said else unless
        return _wrap_all(conditions, said)

    def after(self, scene: Scene, conditions: Sequence[Word]) -> Scene:
        """The scene after conditions, which have named people."""
        others = {scene.whom(each.parameters["who"]) for each in conditions if "who" in each.parameters}
        scene = replace(scene, doubtful=scene.doubtful or bool(others - {"you"}))
        return scene.knowing(self._spoken_of(scene, conditions))

    def _spoken_of(self, scene: Scene, conditions: Sequence[Word]) -> set[str]:
        """Whom conditions name that need not be named again."""
        found = set()
        for _name, parameters, speech, _place in conditions:
            for parameter in ("who", *speech.people):
                found.add(scene.whom(parameters.get(parameter, "")))
        return found.intersection(self.grammar.pronouns)

    def people(self, scene: Scene, word: Word, args: dict[str, Any]) -> dict[str, str]:
        """The others whom a word means: how they are named, and who they are."""
        found: dict[str, str] = {}
        for parameter, key in word.speech.people.items():
            who = scene.whom(word.parameters[parameter])
            found |= {parameter: self.words.say(key, args | {"who": who}), f"{parameter}-whom": who}
        return found

    def restriction(self, scene: Scene, conditions: Sequence[Word]) -> str:
        """When a card can be used at all."""
        if all(_is_negative(each) for each in conditions):
            return self._negative(scene, conditions, "use-not", "if")
        if len(conditions) == 1 and conditions[0].speech.role == "time":
            time = self.words.say(f"during-{conditions[0].name.replace('_', '-')}", scene.arguments())
            time = wrap_word(conditions[0].place, time)
            return _wrap_all(conditions, self.words.say("use-during", {"time": time}))
        said = self.words.say("use-only", {"if": self.condition(scene, conditions)})
        return _wrap_all(conditions, said)

    def _all(self, scene: Scene, conditions: Sequence[Word], link: str = "if") -> str:
        said = [self._clause(scene, each, link) for each in conditions]
        return self.joined("join-and", said if _is_nested(conditions) else self._naming_once(said))

    def _negative(self, scene: Scene, conditions: Sequence[Word], key: str, link: str) -> str:
        """What must not hold. What is said of all together stands where the first does."""
        said = [wrap(each.place, self._inside(scene, each, link)) for each in conditions]
        inner = self.joined("join-or", self._naming_once(said))
        return wrap(conditions[0].place, self.words.say(key, {"conditions": inner}))

    def _inside(self, scene: Scene, condition: Word, link: str) -> str:
        """The conditions inside "not" or "any_of": one of them is enough."""
        inner = [read_word(self.game, "condition", raw) for raw in condition.parameters["conditions"]]
        return self.joined("join-or", self._naming_once([self._clause(scene, each, link) for each in inner]))

    def _naming_once(self, clauses: Sequence[str]) -> Sequence[str]:
        """Joined clauses without the subject that all of them begin with, except the first, in languages that
        do not repeat it: "falls du 2 Münzen hast oder am Zug bist"."""
        subject = self.words.say("clause-subject")
        if not subject or not all(begins_with(clause, f"{subject} ") for clause in clauses):
            return clauses
        return [*clauses[:1], *(without_start(clause, f"{subject} ") for clause in clauses[1:])]

    def _going_on(self, when: str, conditions: str) -> str:
        """Conditions that go on with the clause of a trigger, without the subject if it is the same."""
        subject = self.words.say("clause-subject")
        if not subject or subject not in bare(when).split()[:2]:
            return conditions
        return without_start(conditions, f"{subject} ")

    def _clause(self, scene: Scene, condition: Word, link: str) -> str:
        """One condition; ``link`` is the conjunction before it, which decides on the mood of its verb in
        some languages."""
        name, parameters = condition.name, condition.parameters
        key = f"cond-{name.replace('_', '-')}"
        if "conditions" in parameters:
            inner = self._inside(scene, condition, "if" if _is_negative(condition) else link)
            return wrap_word(condition.place, self.words.say(key, {"conditions": inner}))
        args = scene.arguments() | self.given("condition", condition) | {"link": link}
        args["who"] = scene.whom(parameters.get("who", "them"))
        args |= self.people(scene, condition, args)
        if "most" in parameters:
            args["range"] = _range(parameters["least"], parameters["most"], self._highest(name))
            args["count"] = parameters["least" if args["range"] in ("exact", "least") else "most"]
        return wrap_word(condition.place, self.words.say(key, args))

    def always_holds(self, condition: Word) -> bool:
        """Whether a condition asks for any number at all, "at least 0", and so for nothing."""
        name, parameters, speech = condition.name, condition.parameters, condition.speech
        if parameters == speech.unsaid_if:
            return True
        return "most" in parameters and parameters["least"] == 0 and parameters["most"] == self._highest(name)

    def _highest(self, name: str) -> int:
        """The number that a condition has for "any number"."""
        fields = self.game.words["condition"][name].record.fields
        highest: int = next(field.default for field in fields if field.name == "most")
        return highest

    def cost(self, scene: Scene, cost: Word, form: str) -> str:
        """What must be paid."""
        args = scene.arguments() | self.given("cost", cost) | {"form": form, "who": scene.self}
        return wrap_word(cost.place, self.words.say(f"cost-{cost.name.replace('_', '-')}", args))

    def given(self, family: WordFamily, word: Word) -> dict[str, Any]:
        """Parameters as messages take them: references by the name of the entry, yes and no as words; and
        what the messages need besides."""
        parameters = word.parameters
        args: dict[str, Any] = {}
        for field in self.game.words[family][word.name].record.fields:
            value = parameters[field.name]
            if isinstance(value, bool):
                value = tag(word.part(field.name), "yes" if value else "no")
            kind = getattr(field.shape, "kind", "")
            if field.name in self.grammar.parts and value:
                kind = f".{self.grammar.parts[field.name]}"
                value = follow(value, self.grammar.part_key(field.name, parameters))
                if field.name in self.grammar.sized:
                    args[f"{field.name}-size"] = self.names(f"#{self.grammar.parts[field.name]}", value)
            if field.name in self.grammar.marked:
                mark = self.names(f"@{self.grammar.marked[field.name]}", value)
                args[f"{field.name}-mark"] = follow(value, mark)
            args[field.name] = follow(value, self.names(kind, value)) if kind and value else value
        return args | self.grammar.extras(family, word, self.words.say)

    def _least(self, trigger: Speech, conditions: list[Word]) -> tuple[int, list[Word]]:
        """The least number that a trigger says itself, and the conditions that are left to say."""
        if trigger.counts:
            for index, (_name, inner, speech, _place) in enumerate(conditions):
                if speech.role == "number":
                    return inner["amount"], conditions[:index] + conditions[index + 1 :]
        return 0, conditions

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """Parts with commas between them and the joining word before the last."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.words.say("join-comma", {"first": first, "last": part})
        return self.words.say(key, {"first": first, "last": parts[-1], "initial": initial(parts[-1])})


def _wrap_all(conditions: Sequence[Word], text: str) -> str:
    """What is said of a row of conditions together, as the text of the list in which the first stands."""
    place = conditions[0].place if conditions else None
    return wrap(place.around if place is not None else None, text)


def _is_nested(conditions: Sequence[Word]) -> bool:
    """Whether some of the conditions hold others: there each clause needs its subject, or nobody could tell
    which of them belong together."""
    return any("conditions" in each.parameters for each in conditions)


def _is_negative(condition: Word) -> bool:
    return condition.speech.role == "negation"


def initial(text: str) -> str:
    """The letter that a text begins with when it is spoken: accents and a silent h left out."""
    bare = unicodedata.normalize("NFD", text.lower())
    return next((letter for letter in bare if letter.isalpha() and letter != "h"), "-")


def _range(least: int, most: int, highest: int) -> str:
    """How the bounds of a number are said."""
    if most == highest:
        return "least"
    return "exact" if least == most else "both" if least else "most"
