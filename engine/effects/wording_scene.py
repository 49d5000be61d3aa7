"""Of whom and of what the words of an effect speak: who "self" and "them" are on a card of a kind, which
enemy, space or card an operation means, how long a change lasts.

A scene is what a reader of the card knows at a point of its text. The messages choose their forms by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from engine.marks import Place, follow, place_of
from engine.schema import Game, Speech
from engine.schema.markers import WordFamily


class Word(NamedTuple):
    """A word that stands on a card: its name, all its parameters, defaults filled in, and its grammar."""

    name: str
    parameters: dict[str, Any]
    speech: Speech
    place: Place | None = None
    """Where it stands, if the text is to be marked."""

    def part(self, parameter: str) -> Place | None:
        """Where one of its parameters stands."""
        return None if self.place is None else self.place.at(self.name, parameter)


@dataclass(frozen=True, slots=True)
class Scene:
    """Whom the words mean at one point of a text."""

    bearer: str
    """What bears the effect: ``holder`` if a player has the card, otherwise a name of the game's own."""
    self: str
    """Whom "self" means: you, that, active."""
    them: str
    """Whom "them" means."""
    nouns: Mapping[str, Any] = field(default_factory=dict)
    """What else operations mean, by the name under which messages ask for it: an enemy, a space, a card."""
    until: str = ""
    """How long changes last, worded; nothing for those that last as long as the card lies there."""
    ownerless: bool = False
    """Whether no player is behind the effect, so that "others" means everybody."""
    known: Mapping[str, str] = field(default_factory=dict)
    """How people are named who have been named already: "them" instead of "your opponent"."""
    doubtful: bool = False
    """Whether somebody else than the reader was the subject just before: in some languages a command would
    then read as what that one does. Only a card that somebody holds speaks to a reader."""
    now: str = ""
    """What is going on at the moment of the effect, if messages are shorter then: an attack, a roll."""

    @property
    def held(self) -> bool:
        """Whether the card speaks to a player who has it."""
        return self.bearer == "holder"

    def naming(self, **nouns: Any) -> Scene:
        """The scene in which these nouns have been named."""
        return replace(self, nouns={**self.nouns, **nouns})

    def whom(self, who: str) -> str:
        """The player or players that a parameter means."""
        if who == "others" and self.ownerless:
            return "all"
        found = {"self": self.self, "them": self.them}.get(who, who)
        return follow(who, self.known.get(found, found))

    def knowing(self, people: Iterable[str]) -> Scene:
        """The scene in which these people have been named."""
        return replace(self, known={**self.known, **dict.fromkeys(people, "pron")})

    def later(self) -> Scene:
        """The scene at the end of a sentence that has named whom it is about."""
        pron = {"that": "pron"}
        return replace(self, self=pron.get(self.self, self.self), them=pron.get(self.them, self.them))

    def of(self, of: str) -> str:
        """Whom a lasting change concerns."""
        if of == "self":
            return "you" if self.held else "all"
        return "all" if of == "others" and not self.held else of

    def arguments(self) -> dict[str, Any]:
        """What every message may ask for."""
        return {
            **self.nouns,
            "bearer": self.bearer,
            "until": f" {self.until}" if self.until else "",
            "now": self.now,
            "doubtful": "yes" if self.doubtful and self.held else "no",
            "again": "no",
        }


def read_word(game: Game, family: WordFamily, raw: Any) -> Word:
    """A word as data with the parameters it does not give."""
    name, given = (str(raw), {}) if isinstance(raw, str) else next(iter(raw.items()))
    info = game.words[family][name]
    parameters = {each.name: (given or {}).get(each.name, each.default) for each in info.record.fields}
    place = place_of(raw)
    if place is not None and (not given or place_of(given) is not None):
        place.expect()
        parts = {each: place.at(name, each) for each in parameters}
        parameters = {each: parts[each].expect().tag_all(value) for each, value in parameters.items()}
    return Word(name, parameters, info.speaks, place)
