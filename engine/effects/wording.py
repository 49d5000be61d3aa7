"""The rules text of a card, rendered from its effects: what the card says is what the engine does.

Every word of the vocabulary has a message in `locale/<language>/<game>/effects.ftl`, or in the shared file
of that name: ``when-`` for triggers, ``cond-`` for conditions, ``cost-`` for costs, ``op-`` for operations.
This module decides what stands where and who is meant; how it sounds is the messages' business. They get
every parameter of their word by its name, and besides:

- ``form``: imperative, infinitive (after "you may"), statement, inverted (a statement after a clause), label
  (a cost in front of a colon);
- ``who``, ``enemy``, ``space``, ``bearer``: of whom and of what they speak (`engine.effects.wording_scene`);
- ``link``, for conditions: if, while, unless; after some of them the verb of some languages is in the
  subjunctive;
- ``mentioned``, for triggers: whether the operations go on to speak of whom the moment is about;
- ``until``: how long a change lasts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from engine.effects.spans import Span, Told, read_marks
from engine.effects.wording_clauses import Clauses
from engine.effects.wording_grammar import grammar_of
from engine.effects.wording_operations import Operations, Sequel
from engine.effects.wording_scene import Scene, Word, read_word
from engine.marked_wording import marking
from engine.marks import MARK, Place, bare, capital, cut, expect, part_of, place_of, put_at, tidy, wrap
from engine.schema import Game, Path
from engine.wording import Wording

Names = Callable[[str, str], str]
"""The name of an entry that a word refers to, by kind and slug."""


class Apart(NamedTuple):
    """An effect taken apart: all of it, and each of its conditions and costs by itself, in the order in which
    they are written; the conditions of an operation that has its own by the place of the operation."""

    text: str
    conditions: list[str]
    costs: list[str]
    forks: dict[int, str]


class EffectWording:
    """Words the effects of one game in one language."""

    def __init__(self, words: Wording, game: Game, names: Names) -> None:
        self.words = words
        self.game = game
        self.grammar = grammar_of(game.name)
        self.clauses = Clauses(words, game, self.grammar, names)
        self.operations = Operations(words, game, self.grammar, self.clauses)
        self.names = names

    def spans(self, kind: str, data: Mapping[str, Any]) -> list[Span]:
        """The rules text of a card, each stretch with the path of what it says."""
        return list(self.tell(kind, data).spans)

    def tell(self, kind: str, data: Mapping[str, Any], at: Path = ()) -> Told:
        """The rules text of a card in spans, and which of its effects' parts are not said; ``at`` is where
        the data stands in an entry."""
        placed, sheet = put_at(at, data)
        return read_marks(self._marked.text(kind, placed), sheet)

    def tell_option(self, kind: str, data: Mapping[str, Any], do: Sequence[Any], at: Path = ()) -> Told:
        """What a player chooses, in spans; ``at`` is where the operations stand."""
        placed, sheet = put_at(at, do)
        return read_marks(self._marked.option(kind, data, placed), sheet)

    def tell_sentences(self, kind: str, do: Sequence[Any], at: Path = ()) -> Told:
        """Operations that stand by themselves, in spans."""
        placed, sheet = put_at(at, do)
        return read_marks(self._marked.sentences(kind, placed), sheet)

    def tell_condition(self, kind: str, conditions: Sequence[Any], at: Path = ()) -> Told:
        """Conditions that stand by themselves, in spans."""
        placed, sheet = put_at(at, conditions)
        return read_marks(self._marked.condition(kind, placed), sheet)

    def tell_cost(self, kind: str, costs: Sequence[Any], at: Path = ()) -> Told:
        """Costs that stand by themselves, in spans."""
        placed, sheet = put_at(at, costs)
        return read_marks(self._marked.cost(kind, placed), sheet)

    @cached_property
    def _marked(self) -> EffectWording:
        """The same, with marks in whatever is said of placed data."""
        return EffectWording(marking(self.words), self.game, self.names)

    def text(self, kind: str, data: Mapping[str, Any]) -> str:
        """The rules text of a card: one sentence or more for each effect."""
        scene = self.grammar.opening(kind, data, self.game)
        heading = self.grammar.heading(kind, data, self.words.say)
        said = [_finished(heading)] if heading else []
        before: Any = None
        for effect in data.get("effects", ()):
            said.append(self.effect(scene, kind, data, effect, again=effect["when"] == before))
            before = effect["when"]
        for key in self.grammar.closing(kind, data):
            said.append(wrap(place_of(key), _finished(self.words.say(key))))
        return " ".join(said)

    def option(self, kind: str, data: Mapping[str, Any], do: Sequence[Any]) -> str:
        """What a player chooses, as a line by itself."""
        return capital(
            self.operations.sentences(self.grammar.opening(kind, data, self.game), do, Sequel.OPENING)
        )

    def sentences(self, kind: str, do: Sequence[Any]) -> str:
        """Operations that stand by themselves: what an encounter does at once."""
        return _finished(
            self.operations.sentences(self.grammar.opening(kind, {}, self.game), do, Sequel.OPENING)
        )

    def condition(self, kind: str, conditions: Sequence[Any]) -> str:
        """Conditions that stand by themselves, as the clause after "if"."""
        return self.clauses.condition(self.grammar.opening(kind, {}, self.game), self._conditions(conditions))

    def cost(self, kind: str, costs: Sequence[Any]) -> str:
        """Costs that stand by themselves, as before a colon."""
        read = [read_word(self.game, "cost", raw) for raw in costs]
        return self._label(self.grammar.opening(kind, {}, self.game), read, None)

    def apart(self, kind: str, data: Mapping[str, Any], effect: Mapping[str, Any]) -> Apart:
        """An effect and its parts, each as it is meant after the moment of the effect."""
        scene = self.grammar.opening(kind, data, self.game)
        text = self.effect(scene, kind, data, effect)
        trigger = read_word(self.game, "trigger", effect["when"])
        conditions = [read_word(self.game, "condition", raw) for raw in effect.get("if", ())]
        costs = [read_word(self.game, "cost", raw) for raw in effect.get("cost", ())]
        if trigger.speech.role not in ("timeless", "used"):
            named = scene.naming(mentioned="no")
            scene, _when, _left, _who = self.clauses.trigger(named, trigger, list(conditions), bool(costs))
        forks = {
            place: self.clauses.condition(scene, self._conditions(operation.parameters["conditions"]))
            for place, raw in enumerate(effect["do"])
            if (operation := read_word(self.game, "operation", raw)).speech.role == "fork"
        }
        return Apart(
            text,
            [tidy(self.clauses.condition(scene, [each])) for each in conditions],
            [tidy(self.clauses.cost(scene, each, "label")) for each in costs],
            {place: tidy(said) for place, said in forks.items()},
        )

    def effect(
        self,
        scene: Scene,
        kind: str,
        data: Mapping[str, Any],
        effect: Mapping[str, Any],
        again: bool = False,
    ) -> str:
        """The sentences of one effect; ``again`` if the one before has the same trigger, so that a label need
        not be said twice."""
        return wrap(place_of(effect), _finished(self._effect(scene, kind, data, effect, again)))

    def _effect(
        self, scene: Scene, kind: str, data: Mapping[str, Any], effect: Mapping[str, Any], again: bool
    ) -> str:
        trigger = read_word(self.game, "trigger", effect["when"])
        role = trigger.speech.role
        conditions = self._conditions(effect.get("if", ()))
        if role == "timeless":
            return self._always(scene, conditions, effect["do"])
        until = effect.get("until", "instant").replace("_", "-")
        lasting = self.words.say(f"until-{until}", scene.arguments())
        scene = replace(scene, until=wrap(expect(part_of(effect, "until")), lasting))
        costs = [read_word(self.game, "cost", raw) for raw in self.grammar.costs(kind, data, effect)]
        if role == "used":
            return self._activated(scene, trigger, conditions, costs, effect["do"])
        spoken_of = "yes" if self.operations.speaks_of_them(scene, effect["do"]) else "no"
        scene = scene.naming(mentioned=spoken_of)
        scene, when, conditions, who = self.clauses.trigger(scene, trigger, conditions, bool(costs))
        if role == "label" or (role == "own_label" and who == "you"):
            if when and not again:
                return self._titled(scene, when, conditions, costs, effect)
            when = ""
        if kind in trigger.speech.unsaid_on:
            when = ""
        adverb = bool(when) and role == "adverb"
        return self._triggered(scene, adverb, when, conditions, costs, effect)

    def _conditions(self, conditions: Sequence[Any]) -> list[Word]:
        """Conditions that need words."""
        read = [read_word(self.game, "condition", raw) for raw in conditions]
        return [each for each in read if not self.clauses.always_holds(each)]

    def _always(self, scene: Scene, conditions: Sequence[Word], do: Sequence[Any]) -> str:
        """What holds as long as the card lies there, or while its conditions hold."""
        if not conditions:
            return self.operations.sentences(scene, do, Sequel.OPENING)
        what = self.operations.sentences(scene, do, Sequel.AFTER_CLAUSE)
        return self.words.say(
            "always-while", {"if": self.clauses.condition(scene, conditions, "while-all"), "what": what}
        )

    def _activated(
        self,
        scene: Scene,
        trigger: Word,
        conditions: Sequence[Word],
        costs: Sequence[Word],
        do: Sequence[Any],
    ) -> str:
        """A deed with its costs in front, "Exhaust: move 1 space"; what must hold is said at the end."""
        text = self._labelled(self._label(scene, costs, trigger.place), scene, do)
        if conditions:
            text = self.words.say(
                "join-sentences",
                {"first": text, "last": capital(self.clauses.restriction(scene, conditions))},
            )
        return text

    def _label(self, scene: Scene, costs: Sequence[Word], used: Place | None) -> str:
        """The costs in front of the colon; without any, that it can be ``used``."""
        paid, limits = self._costs(costs)
        label = self.clauses.joined("join-and", [self.clauses.cost(scene, cost, "label") for cost in paid])
        if not limits:
            return label or wrap(used, self.words.say("when-activated", scene.arguments()))
        once = self._once(scene, limits)
        return self.words.say("once-label", {"once": once, "label": label}) if label else once

    def _costs(self, costs: Sequence[Word]) -> tuple[list[Word], list[Word]]:
        """What is paid, and what only says how often."""
        limits = [cost for cost in costs if cost.speech.role == "limit"]
        return [cost for cost in costs if cost not in limits], limits

    def _once(self, scene: Scene, limits: Sequence[Word]) -> str:
        return self.clauses.joined("join-comma", [self.clauses.cost(scene, each, "label") for each in limits])

    def _labelled(self, label: str, scene: Scene, do: Sequence[Any]) -> str:
        what = self._after_colon(self.operations.sentences(scene, do, Sequel.OPENING))
        return self.words.say("label-colon", {"label": label, "what": what})

    def _titled(
        self,
        scene: Scene,
        label: str,
        conditions: Sequence[Word],
        costs: Sequence[Word],
        effect: Mapping[str, Any],
    ) -> str:
        """A trigger before a colon, with what must hold: "Success, if you have no gold: draw 1 card"."""
        if conditions:
            args = {"label": label, "if": self.clauses.condition(scene, conditions)}
            label = self.words.say("label-if", args)
            scene = self.clauses.after(scene, conditions)
        what = self._after_colon(self._triggered(scene, False, "", [], costs, effect))
        return self.words.say("label-colon", {"label": label, "what": what})

    def _after_colon(self, text: str) -> str:
        return capital(text) if self.words.say("text-after-colon") == "upper" else text

    def _triggered(
        self,
        scene: Scene,
        adverb: bool,
        when: str,
        conditions: Sequence[Word],
        costs: Sequence[Word],
        effect: Mapping[str, Any],
    ) -> str:
        """The moment, what must hold, what happens: "When you loot an enemy, you may ..."; ``adverb`` if the
        moment is no clause: "at the end of your turn"."""
        paid, limits = self._costs(costs)
        once = self._once(scene, limits) if limits else ""
        if (adverb or (once and not when and not conditions)) and self._is_time_inside(effect):
            time = self.words.say("once-do", {"once": once, "what": when}) if once and when else once or when
            return self._timed(scene, time, conditions, paid, effect)
        head = self.clauses.head(scene, adverb, when, conditions)
        scene = self.clauses.after(scene, conditions)
        after = Sequel.AFTER_CLAUSE if head or limits else Sequel.OPENING
        if effect.get("may", False):
            body = self._optional(scene, paid, effect, after)
        elif head and not paid and self.operations.begins_with_condition(effect["do"]):
            head = self.words.say("sentence-when-colon", {"when": re.sub(rf",(?={MARK}*$)", "", head)})
            body = self._after_colon(self.operations.sentences(scene, effect["do"], Sequel.OPENING))
        else:
            first = [self.clauses.cost(scene, cost, "imperative") for cost in paid]
            body = self.operations.sentences(scene, effect["do"], after, first)
        text = f"{head} {body}" if head else body
        if not once:
            return text
        key = "once-when" if head else "once-do"
        return self.words.say(key, {"once": once, "what": text})

    def _is_time_inside(self, effect: Mapping[str, Any]) -> bool:
        """Whether the language puts a time behind the verb that begins a sentence; before a colon it stands
        in front everywhere."""
        colon = not effect.get("may", False) and self.operations.begins_with_condition(effect["do"])
        return not colon and self.words.say("time-place") == "inside"

    def _timed(
        self,
        scene: Scene,
        time: str,
        conditions: Sequence[Word],
        paid: Sequence[Word],
        effect: Mapping[str, Any],
    ) -> str:
        """A time, what must hold and what happens, where the time follows the verb of a command: "Lege am
        Ende deines Zuges 1 Münze auf dein Feld, falls ...". A condition follows one sentence; before several
        it comes first, so that it holds for all of them."""
        may, do = effect.get("may", False), effect["do"]
        is_command = not may and (bool(paid) or self.operations.begins_with_command(scene, do))
        order = "command" if is_command else "statement"
        body, rest = self._timed_body(scene, paid, effect)
        held = ""
        if conditions and re.search("[.:;] ", bare(body)):
            order, held = "if_first", self.clauses.condition(scene, conditions)
            body, rest = self._timed_body(self.clauses.after(scene, conditions), paid, effect)
        elif conditions:
            order, held = f"{order}_if", self.clauses.condition(scene.later(), conditions)
        verb, others = _verb_first(body, self.words.say("verb-followers").split())
        args = {"order": order, "time": time, "if": held, "verb": verb, "rest": others}
        text = self.words.say("sentence-timed", args)
        return self.words.say("join-sentences", {"first": text, "last": rest}) if rest else text

    def _timed_body(self, scene: Scene, paid: Sequence[Word], effect: Mapping[str, Any]) -> tuple[str, str]:
        """What happens at a time, and what happens only if a price has been paid."""
        if not effect.get("may", False):
            first = [self.clauses.cost(scene, cost, "imperative") for cost in paid]
            return self.operations.sentences(scene, effect["do"], Sequel.AFTER_CLAUSE, first), ""
        body = self._optional(scene, paid, effect, Sequel.AFTER_CLAUSE)
        stop = re.search(rf"\.{MARK}* ", body) if paid else None
        return cut(body, stop.start(), stop.end()) if stop is not None else (body, "")

    def _optional(self, scene: Scene, paid: Sequence[Word], effect: Mapping[str, Any], after: Sequel) -> str:
        """What a player may do, and what it costs."""
        return wrap(part_of(effect, "may"), self._offer(scene, paid, effect["do"], after))

    def _offer(self, scene: Scene, paid: Sequence[Word], do: Sequence[Any], after: Sequel) -> str:
        form: dict[str, Any] = {"form": "inverted" if after is Sequel.AFTER_CLAUSE else "statement"}
        form |= scene.arguments() | {"who": scene.self}
        if paid:
            cost = self.clauses.joined("join-and", [self.clauses.cost(scene, c, "infinitive") for c in paid])
            what = self.operations.sentences(replace(scene, doubtful=False), do, Sequel.AFTER_CLAUSE)
            return self.words.say("may-pay", {"cost": cost, "what": what} | form)
        deed = self.operations.infinitive(scene, do)
        if deed:
            return self.words.say("may-do", {"what": deed} | form)
        what = self._after_colon(self.operations.sentences(scene, do, Sequel.OPENING))
        return self.words.say("may-use", {"what": what} | form)


def _verb_first(text: str, followers: Sequence[str]) -> tuple[str, str]:
    """A sentence that begins with its verb, as the verb with the pronouns that stay beside it, and the
    rest."""
    end = text.find(" ")
    while end >= 0:
        following = text[end + 1 :].partition(" ")[0]
        if bare(following) not in followers:
            return cut(text, end, end + 1)
        end = text.find(" ", end + 1)
    return text, ""


def _finished(text: str) -> str:
    """Sentences as they are printed: a capital letter in front, single spaces, a full stop at the end. A
    comma that closes a clause gives way to a stronger mark."""
    return capital(re.sub(rf",(?={MARK}*[,.;:])", "", tidy(text) + "."))
