"""Operations as sentences: who does what, what is said in one breath and what in a new sentence.

A list of operations becomes pieces; pieces become sentences. A piece that speaks of the same hero as the one
before it does not name the hero again; a choice ("choose_enemy") lends its noun to the operation inside
("move an adjacent enemy 1 space").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine.effects.wording_changes import Changes
from engine.effects.wording_clauses import Clauses
from engine.effects.wording_grammar import Grammar
from engine.effects.wording_scene import Scene, Word, read_word
from engine.marks import Place, capital, follow, place_of, tag, tidy, wrap, wrap_word
from engine.schema import Game
from engine.wording import Wording


class Sequel(Enum):
    """What stands in front of operations: nothing (or a colon), or a clause with its comma."""

    OPENING = "statement"
    AFTER_CLAUSE = "inverted"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text without capital letter and full stop."""

    text: str
    subject: str = ""
    """Of whom it speaks; nothing if it tells the player to do something."""
    alone: bool = False
    """Whether it begins a new sentence and nothing can follow in the same one."""
    last: bool = False
    """Whether nothing can follow in the same sentence."""


@dataclass(frozen=True, slots=True)
class Voice:
    """The forms that operations take: what the player does, and what happens to others."""

    deed: str = "imperative"
    event: str = "statement"
    told: bool = False
    """Whether what the player does to somebody is told as what happens to that one."""


class Operations:
    """Words operations."""

    def __init__(self, words: Wording, game: Game, grammar: Grammar, clauses: Clauses) -> None:
        self.words = words
        self.game = game
        self.grammar = grammar
        self.clauses = clauses
        self.changes = Changes(words, grammar, clauses)

    def begins_with_condition(self, do: Sequence[Any]) -> bool:
        """Whether the first thing said is an "if"."""
        first = read_word(self.game, "operation", do[0])
        each = first.speech.each and first.speech.noun == "them"
        return first.speech.role == "fork" or (each and self.begins_with_condition(first.parameters["do"]))

    def begins_with_command(self, scene: Scene, do: Sequence[Any]) -> bool:
        """Whether the first thing said is the verb of what the player is told to do."""
        first = read_word(self.game, "operation", do[0])
        if first.speech.role == "several":
            return self.begins_with_command(scene, first.parameters["do"])
        piece = self._pieces(scene, do, Voice())[0]
        return not piece.subject and not piece.alone

    def speaks_of_them(self, scene: Scene, do: Sequence[Any]) -> bool:
        """Whether operations concern whom the moment is about; on a card that nobody holds that is "self",
        too."""
        them = {"them"} if scene.held else {"self", "them"}
        for _name, parameters, speech, _place in self._read(do):
            if {parameters.get("who"), parameters.get("of")} & them:
                return True
            inside = [parameters[field] for field in ("do", "then", "otherwise") if field in parameters]
            inside += [parameters[field] for field in speech.branches]
            if any(self.speaks_of_them(scene, each) for each in inside):
                return True
        return False

    def sentences(self, scene: Scene, do: Sequence[Any], after: Sequel, first: Sequence[str] = ()) -> str:
        """Operations as the rest of a sentence and perhaps further sentences; ``first`` is told before
        them."""
        event = "statement" if first else after.value
        pieces = self._pieces(scene, do, Voice("imperative", event))
        together = after is Sequel.AFTER_CLAUSE and not scene.until
        return self._sentences([*(Piece(text) for text in first), *pieces], together)

    def infinitive(self, scene: Scene, do: Sequence[Any]) -> str:
        """Operations after "you may", or nothing if somebody else acts in them."""
        pieces = self._pieces(scene, do, Voice("infinitive", "statement"))
        if any(piece.subject or piece.alone or piece.last for piece in pieces):
            return ""
        return self.clauses.joined("join-and", [piece.text for piece in pieces])

    def _sentences(self, pieces: Sequence[Piece], together: bool) -> str:
        """Pieces put together; ``together`` keeps all in one sentence, because a clause before it holds
        for all of them."""
        groups: list[list[Piece]] = []
        for piece in pieces:
            if (
                not groups
                or groups[-1][-1].last
                or (not together and _apart(groups[-1][-1], piece, len(pieces)))
            ):
                groups.append([piece])
            else:
                groups[-1].append(piece)
        text = self._sentence(groups[0])
        for group in groups[1:]:
            sentence = self._sentence(group)
            text = self.words.say("join-sentences", {"first": text, "last": capital(sentence)})
        return text

    def _sentence(self, pieces: Sequence[Piece]) -> str:
        named = len(pieces) > 1 and bool(pieces[-1].subject) and pieces[-1].subject != pieces[-2].subject
        return self.clauses.joined("join-and-clause" if named else "join-and", [p.text for p in pieces])

    def _pieces(self, scene: Scene, do: Sequence[Any], voice: Voice) -> list[Piece]:
        pieces: list[Piece] = []
        named: set[str] = set()
        for word in self._listed(scene, self.changes.merged(self._read(do))):
            before = pieces[-1].subject if pieces else ""
            pieces += self._operation(scene, word, voice, before, named)
            voice = replace(voice, event="statement")
        return pieces

    def _listed(self, scene: Scene, words: Sequence[Word]) -> list[Word]:
        """Operations with neighbours that differ only in whom they concern made one. What they have in common
        stands where the first does."""
        found: list[Word] = []
        for word in words:
            if word.speech.listed and scene.whom(word.parameters["who"]) != "you":
                who, alike = word.parameters["who"], word.parameters | {"who": []}
                if found and found[-1].name == word.name and found[-1].parameters | {"who": []} == alike:
                    found[-1].parameters["who"].append(who)
                else:
                    found.append(word._replace(parameters=alike | {"who": [who]}))
            else:
                found.append(word)
        return [word._replace(parameters=_single(word.parameters)) for word in found]

    def _operation(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> list[Piece]:
        parameters, speech = word.parameters, word.speech
        if speech.noun:
            return self._choice(scene, word, voice, before, named)
        if speech.menu:
            if "who" in parameters:
                return [self._offer(scene, word, voice, before, named)]
            return [self._options(scene, word, voice)]
        if speech.branches:
            return [self._branches(scene, word, voice, before, named)]
        if speech.role == "several":
            inner = self._sentences(self._pieces(scene, parameters["do"], voice), False)
            text = self.words.say("op-repeat", {"inner": inner, "times": parameters["times"]})
            return [Piece(wrap_word(word.place, tidy(text)), last=True)]
        if speech.role == "fork":
            return [self._check(self._after(scene, named), word)]
        if speech.role == "lasting":
            subject = self.changes.subject(scene, word)
            text = self.changes.text(scene, word, voice.event, subject == before)
            return [Piece(tidy(text), subject=subject, alone=subject != before)]
        return [self._plain(scene, word, voice, before, named)]

    def _plain(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> Piece:
        """An operation without others inside."""
        args, subject = self._arguments(scene, word, voice, before, named)
        text = wrap_word(word.place, tidy(self.words.say(f"op-{word.name.replace('_', '-')}", args)))
        complete = word.speech.complete and voice.deed != "infinitive"
        return Piece(text, subject=subject, last=complete)

    def _arguments(
        self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]
    ) -> tuple[dict[str, Any], str]:
        """What the message of an operation is given, and of whom it speaks."""
        name, parameters, speech = word.name, word.parameters, word.speech
        if isinstance(parameters.get("who"), list):
            return self._row(scene, word, voice, named)
        who = scene.whom(parameters.get("who", "them"))
        found = self.grammar.subject(scene, word, who)
        if voice.told and found is None and speech.role == "object" and who != "you":
            found = who
        subject, form = ("", voice.deed) if found is None else (found, voice.event)
        said = who
        if who in self.grammar.groups and "who" in parameters:
            said = "same" if subject == who == before else "of_them" if who in named else who
            named.add(who)
        elif subject == who and subject == before:
            said = "same"
        elif who in self.grammar.pronouns and "who" in parameters:
            said = "pron" if who in named else who
            named.difference_update(self.grammar.pronouns)
            named.add(who)
        if said == "pron":
            named.add("pron")
        elif said != "same":
            named.discard("pron")
        if before and before.split()[-1] != "you":
            named.add("doubtful")
        verb = f"verb {speech.verb or name}" if who == "you" else ""
        again = verb in named
        named.difference_update([each for each in named if each.startswith("verb ")])
        named.add(verb)
        args = scene.arguments() | self.clauses.given("operation", word)
        args |= {"who": follow(parameters.get("who"), said), "form": form}
        args["again"] = "yes" if subject and subject == before else "no"
        args["plural"] = "yes" if subject and "pron" in named else "no"
        args["before"] = "other" if before and before != subject else "none"
        args["verb"] = "again" if again else "first"
        if "doubtful" in named and scene.held:
            args["doubtful"] = "yes"
        return args | self.clauses.people(self._after(scene, named), word, args), subject

    def _after(self, scene: Scene, named: set[str]) -> Scene:
        """The scene after people have been named."""
        return scene.knowing(named.intersection(self.grammar.pronouns))

    def _row(self, scene: Scene, word: Word, voice: Voice, named: set[str]) -> tuple[dict[str, Any], str]:
        """The same for an operation that concerns several people in a row."""
        people: list[str] = word.parameters["who"]
        first = word._replace(parameters=word.parameters | {"who": people[0]})
        args, subject = self._arguments(scene, first, voice, "", named)
        texts = [
            wrap(_word_of(who), self.words.say(word.speech.listed, args | {"who": scene.whom(who)}))
            for who in people
        ]
        named.difference_update(self.grammar.pronouns)
        return args | {"who": "listed", "list": self.clauses.joined("join-and", texts)}, subject

    def _branches(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> Piece:
        """An operation with others that are done or not."""
        name, parameters, speech = word.name, word.parameters, word.speech
        args, _subject = self._arguments(scene, word, voice, before, named)
        who = scene.whom(parameters.get("who", "them"))
        inside = self._after(scene, named)
        if who != "you":
            inside = replace(inside, them="that" if who in self.grammar.groups else "pron")
        for part in speech.branches:
            args[part] = self._branch(inside, parameters[part])[0] if parameters[part] else "none"
        text = self.words.say(f"op-{name.replace('_', '-')}", args)
        return Piece(wrap_word(word.place, tidy(text)), subject=name, alone=True, last=True)

    def _choice(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> list[Piece]:
        """Somebody or something is chosen, or each in turn: the noun goes into the operations inside."""
        name, parameters, speech = word.name, word.parameters, word.speech
        each, noun = speech.each, speech.noun
        details = speech.details(parameters) if speech.details is not None else {}
        chosen = _naming(scene, noun, tag(word.place, self.grammar.chosen(scene, word))).naming(**details)
        later = chosen if each and noun == "them" else _naming(scene, noun, self.grammar.afterwards(speech))
        inside = self._read(parameters["do"])
        if self.grammar.takes(noun, inside[0]):
            pieces = self._operation(chosen, inside[0], voice, before, named)
            for other in inside[1:]:
                after = pieces[-1].subject
                pieces += self._operation(later, other, replace(voice, event="statement"), after, named)
            return pieces
        key = f"op-{name.replace('_', '-')}"
        args = chosen.arguments() | {"who": chosen.them, "form": voice.deed}
        if not each:
            rest = self._pieces(later, parameters["do"], replace(voice, event="statement"))
            return [Piece(wrap_word(word.place, self.words.say(key, args))), *rest]
        inner = self._sentences(self._pieces(_naming(scene, noun, "that"), parameters["do"], Voice()), False)
        if self.words.say("text-after-colon") == "upper":
            inner = capital(inner)
        text = wrap_word(word.place, self.words.say(key, args | {"inner": inner}))
        return [Piece(text, alone=True, last=True)]

    def _read(self, do: Sequence[Any]) -> list[Word]:
        return [read_word(self.game, "operation", raw) for raw in do]

    def _options(self, scene: Scene, word: Word, voice: Voice) -> Piece:
        """What a player chooses from: "gain 1 Gold or move 1 space"."""
        name, parameters = word.name, word.parameters
        options = [each["do"] if isinstance(each, Mapping) else each for each in parameters["options"]]
        one = _one_for_all(word, [self._read(option) for option in options])
        if one is not None:
            return self._plain(scene, one, voice, "", set())
        labels = [each["passage"] for each in parameters["options"] if isinstance(each, Mapping)]
        inside = replace(voice, event="statement") if labels else voice
        listed = [self._pieces(scene, option, inside) for option in options]
        heavy = any(len(pieces) > 1 for pieces in listed)
        texts = [
            wrap(
                place_of(option),
                self._sentences(pieces, True) if pieces else self.words.say("nothing-happens"),
            )
            for option, pieces in zip(parameters["options"], listed, strict=True)
        ]
        if labels:
            return self._menu(word, labels, texts, voice)
        inner = self.clauses.joined(_either(voice.deed, heavy), texts)
        subject = next((piece.subject for pieces in listed for piece in pieces if piece.subject), "")
        alone = any(piece.alone or piece.last for pieces in listed for piece in pieces)
        args = {"inner": inner, "form": voice.deed, "heavy": "yes" if heavy else "no"}
        text = wrap_word(word.place, self.words.say(f"op-{name.replace('_', '-')}", args))
        return Piece(text, subject=subject, alone=alone)

    def _menu(self, word: Word, labels: Sequence[str], texts: Sequence[str], voice: Voice) -> Piece:
        """What is chosen by its own words: each with what follows."""
        inner = ""
        for label, text in zip(labels, texts, strict=True):
            if self.words.say("text-after-colon") == "upper":
                text = capital(text)
            args = {"label": follow(label, self.clauses.names(".passages", label)), "what": text}
            option = self.words.say("menu-option", args)
            inner = self.words.say("menu-join", {"first": inner, "last": option}) if inner else option
        args = {"inner": inner, "form": voice.event}
        text = wrap_word(word.place, self.words.say(f"op-{word.name.replace('_', '-')}", args))
        return Piece(text, subject=word.name, alone=True, last=True)

    def _offer(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> Piece:
        """What somebody else chooses from: "your opponent chooses: lose 1 gold or take 1 damage". If anybody
        but them and the player has a part in it, all of it is told in sentences: "your opponent chooses: each
        player loses 1 gold, or that player takes 1 damage"."""
        name, parameters = word.name, word.parameters
        args, subject = self._arguments(scene, word, voice, before, named)
        chooser = scene.whom(parameters["who"])
        options = [self._read(option) for option in parameters["options"]]
        inside = scene if chooser == "you" else _knowing_as(scene, chooser, "chooser")
        listed = [self._offered(inside, option, chooser) for option in options]
        is_told = any(piece.subject not in ("", "chooser") for pieces in listed for piece in pieces)
        if is_told:
            inside = scene if chooser == "you" else _knowing_as(scene, chooser, "that")
            listed = [self._told(inside, option, chooser) for option in options]
        heavy = is_told or any(len(pieces) > 1 for pieces in listed)
        texts = [
            wrap(
                place_of(option),
                self.clauses.joined("join-and", [piece.text for piece in pieces])
                or self.words.say("nothing-happens"),
            )
            for option, pieces in zip(parameters["options"], listed, strict=True)
        ]
        inner = self.clauses.joined(_either("statement" if is_told else "infinitive", heavy), texts)
        if is_told and self.words.say("text-after-colon") == "upper":
            inner = capital(inner)
        args |= {"inner": inner, "options": "statement" if is_told else "infinitive"}
        text = self.words.say(f"op-{name.replace('_', '-')}", args)
        return Piece(wrap_word(word.place, tidy(text)), subject=subject, alone=True, last=True)

    def _offered(self, scene: Scene, words: Sequence[Word], chooser: str) -> list[Piece]:
        """One of the things to choose from: what the one who chooses does or suffers, or lets the player
        do."""
        pieces: list[Piece] = []
        for word in words:
            own = chooser == "you" or scene.whom(word.parameters.get("who", "")) == "chooser"
            before = pieces[-1].subject if pieces else ""
            concerned = chooser != "you" and own
            voice = Voice("infinitive", "infinitive" if concerned else "statement")
            for piece in self._operation(scene, word, voice, before, set()):
                if own or piece.subject:
                    pieces.append(piece)
                else:
                    pieces.append(replace(piece, text=self.words.say("let-you", {"what": piece.text})))
        return pieces

    def _told(self, scene: Scene, words: Sequence[Word], chooser: str) -> list[Piece]:
        """The same in sentences: who does or suffers what, and what the one who chooses lets the player
        do."""
        pieces: list[Piece] = []
        scene = replace(scene, doubtful=True)
        named: set[str] = set()
        for word in words:
            before = pieces[-1].subject if pieces else ""
            theirs = chooser != "you"
            voice = Voice("infinitive" if theirs else "imperative", "statement", told=theirs)
            for piece in self._operation(scene, word, voice, before, named):
                if theirs and not piece.subject:
                    args = scene.arguments() | {"who": "same" if before == "that" else "that"}
                    text = tidy(self.words.say("lets-you", args | {"what": piece.text}))
                    piece = replace(piece, text=text, subject="that")
                pieces.append(piece)
        return pieces

    def _check(self, scene: Scene, word: Word) -> Piece:
        """One thing if conditions hold, perhaps another if not."""
        parameters = word.parameters
        conditions = [read_word(self.game, "condition", raw) for raw in parameters["conditions"]]
        args = {"if": self.clauses.condition(scene, conditions)}
        spoken_of = {scene.whom(each.parameters["who"]) for each in conditions if "who" in each.parameters}
        scene = self.clauses.after(scene, conditions)
        if "that" in spoken_of:
            scene = scene.later()
        key = "op-check-else" if parameters["otherwise"] else "op-check"
        for part in ("then", "otherwise"):
            if parameters[part]:
                args[part], is_simple = self._branch(scene, parameters[part])
                if parameters["otherwise"] and not is_simple:
                    key = "op-check-else-apart"
        if key == "op-check-else-apart":
            args["begins"] = "yes" if self.begins_with_condition(parameters["otherwise"]) else "no"
        if args.get("begins") == "yes" and self.words.say("text-after-colon") == "upper":
            args["otherwise"] = capital(args["otherwise"])
        text = wrap_word(word.place, self.words.say(key, args))
        return Piece(text, subject=word.name, alone=True, last=True)

    def _branch(self, scene: Scene, do: Sequence[Any]) -> tuple[str, bool]:
        """What happens in one of several cases, and whether it is one sentence without cases of its own."""
        pieces = self._pieces(scene, do, Voice("imperative", "inverted"))
        together = not any(piece.alone or piece.last for piece in pieces)
        return self._sentences(pieces, together), not any(piece.last for piece in pieces)


def _one_for_all(choice: Word, options: Sequence[Sequence[Word]]) -> Word | None:
    """One operation that says all options of a choice: "to the left or right"."""
    first = options[0][0] if options[0] else None
    if first is None or first.speech.either is None:
        return None
    alike = all(len(option) == 1 and option[0].name == first.name for option in options)
    if not alike:
        return None
    place = choice.part("options")
    either = {name: tag(place, value) for name, value in first.speech.either.items()}
    return first._replace(parameters=either, place=choice.place)


def _word_of(who: str) -> Place | None:
    """Where the word stands that concerns somebody by this parameter."""
    place = place_of(who)
    return None if place is None else place.around.around


def _naming(scene: Scene, noun: str, value: str) -> Scene:
    """The scene in which a noun means this."""
    return replace(scene, them=value) if noun == "them" else scene.naming(**{noun: value})


def _knowing_as(scene: Scene, who: str, said: str) -> Scene:
    """The scene in which somebody, however they have been named, is named like this."""
    known = {each: said if named == who else named for each, named in scene.known.items()}
    return replace(scene, known={**known, who: said})


def _either(form: str, heavy: bool) -> str:
    """The message that joins what can be chosen; ``heavy`` if what is chosen has parts of its own."""
    if not heavy:
        return "join-or"
    return "join-or-infinitive" if form == "infinitive" else "join-or-clause"


def _apart(before: Piece, piece: Piece, pieces: int) -> bool:
    """Whether a piece reads better as a new sentence: a change that lasts, and of several pieces each with
    a subject of its own."""
    if piece.subject == before.subject:
        return piece.alone
    if before.subject and not piece.subject:
        return True
    return piece.alone or before.alone or (pieces > 2 and bool(piece.subject))


def _single(parameters: dict[str, Any]) -> dict[str, Any]:
    """Parameters in which a row of one person is that person."""
    who = parameters.get("who")
    return parameters | {"who": who[0]} if isinstance(who, list) and len(who) == 1 else parameters
