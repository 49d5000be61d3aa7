"""What must hold for an effect. Conditions speak of the player before whom the card lies unless they say
otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.princess.codes import CENTRE, MARKS, OUT_OF_PLAY, TYPES
from engine.games.princess.limits import is_overloaded
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, heroes, subject
from engine.schema import Between, Ref, Sample, Speech, word

Least = Annotated[int, Between(0, 60)]
Most = Annotated[int, Between(0, 60)]


@word("condition", sample={"most": 2, "who": "opponent"})
class Life:
    """The player has at least, or at most, so much Life."""

    least: Least = 0
    most: Most = 60
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and self.least <= g.life[seat] <= self.most


@word("condition", sample={"least": 3})
class Gold:
    """The player has at least, or at most, so much gold."""

    least: Least = 0
    most: Most = 60
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and self.least <= g.gold[seat] <= self.most


@word("condition", sample={"least": 5})
class HandSize:
    """The player has at least, or at most, so many cards in hand."""

    least: Least = 0
    most: Most = 60
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and self.least <= len(g.hand[seat]) <= self.most


@word("condition", sample={"who": "opponent"})
class Curses:
    """At least, or at most, so many curses lie before the player."""

    least: Least = 1
    most: Most = 60
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and self.least <= len(g.curses[seat]) <= self.most


@word(
    "condition",
    speaks=Speech(people={"than": "hero-than"}),
    sample=Sample(fits=lambda p: p["who"] != p["than"]),
)
class HasMore:
    """One player has more of something than another."""

    what: Literal["life", "gold", "cards"]
    who: Subject = "self"
    than: Subject = "opponent"

    def holds(self, g: State, ctx: Context) -> bool:
        one, other = subject(g, ctx, self.who), subject(g, ctx, self.than)
        if one < 0 or other < 0:
            return False
        if self.what == "cards":
            return len(g.hand[one]) > len(g.hand[other])
        table = g.life if self.what == "life" else g.gold
        return table[one] > table[other]


@word("condition")
class Overloaded:
    """The player is overloaded (PR-LIMIT-04)."""

    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and is_overloaded(g, seat)


@word("condition")
class Lives:
    """The player is a living hero, not a ghost."""

    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and g.alive[seat] == 1


@word("condition")
class CharacterIs:
    """The player has this character."""

    character: Annotated[str, Ref("character")]
    who: Subject = "opponent"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and g.program.definitions[g.character[seat]].slug == self.character


@word("condition")
class SecretIs:
    """The player's Secret lies face down, or has been revealed."""

    state: Literal["hidden", "revealed"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and (g.revealed[seat] == 1) == (self.state == "revealed")


@word("condition", needs=("moment",))
class IsKidnapper:
    """The player's Secret is the Kidnapper, known or not. What then happens may give it away."""

    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and g.secret[seat] == g.program.kidnapper


@word("condition", sample=Sample(stands_for={"": {"who": "opponent"}}))
class HoldsPrincess:
    """The player has the Princess in hand."""

    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        seat = subject(g, ctx, self.who)
        return seat >= 0 and g.princess_at == seat


@word("condition")
class PrincessIs:
    """The Princess is Kidnapped, Free (wherever she is), in the centre, or in somebody's hand."""

    where: Literal["kidnapped", "free", "centre", "held"]

    def holds(self, g: State, ctx: Context) -> bool:
        if self.where == "kidnapped":
            return g.princess_at == OUT_OF_PLAY
        if self.where == "free":
            return g.princess_at != OUT_OF_PLAY
        return (g.princess_at == CENTRE) if self.where == "centre" else g.princess_at >= 0


@word("condition", sample=Sample({"least": 2}, when="challenge_tied"))
class Round:
    """The challenge is in this round; the first is 1."""

    least: Annotated[int, Between(1, 20)] = 1
    most: Annotated[int, Between(1, 20)] = 20

    def holds(self, g: State, ctx: Context) -> bool:
        return g.challenger >= 0 and self.least <= g.round <= self.most


@word("condition", needs=("holder|actor",), sample=Sample(when="cards_revealed"))
class CardType:
    """The card that the player, or the opponent, has placed in this round is of this type."""

    type: Literal["attack", "defence", "strategy", "magic"]
    whose: Literal["own", "opposing"] = "opposing"

    def holds(self, g: State, ctx: Context) -> bool:
        """Whether it is. Without a response there is no card to speak of."""
        challenger = (ctx.owner == g.challenger) == (self.whose == "own")
        found = g.attack_type if challenger else g.response_type
        return g.rival(ctx.owner) >= 0 and found == TYPES.index(self.type)


@word("condition", needs=("holder|actor",), sample=Sample(when="cards_revealed"))
class IsChallenger:
    """The player before whom the card lies is the challenger of the challenge in progress."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.challenger >= 0 and g.challenger == ctx.owner


@word("condition", needs=("holder|actor",), speaks="time", sample=Sample(when="damaged"))
class OwnTurn:
    """It is the turn of the player before whom the card lies."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.active == ctx.owner


@word("condition", sample={"most": 2})
class HeroesLeft:
    """At least, or at most, so many heroes are alive."""

    least: Annotated[int, Between(0, 10)] = 0
    most: Annotated[int, Between(0, 10)] = 10

    def holds(self, g: State, ctx: Context) -> bool:
        return self.least <= g.living() <= self.most


@word("condition", sample={"most": 5})
class DeckLeft:
    """At least, or at most, so many cards are left in the adventure deck."""

    least: Least = 0
    most: Most = 60

    def holds(self, g: State, ctx: Context) -> bool:
        return self.least <= len(g.deck) <= self.most


@word("condition")
class TopMark:
    """The top card of the deck bears this mark on its back; "emblem" is the symbol of any hero."""

    mark: Literal["question", "exclamation", "emblem"]

    def holds(self, g: State, ctx: Context) -> bool:
        if not g.deck:
            return False
        mark = g.program.marks[g.deck[-1]]
        return mark > 1 if self.mark == "emblem" else MARKS[mark] == self.mark


@word("condition")
class EnvironmentInPlay:
    """There is a current Environment."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.environment >= 0


@word("condition", needs=("hero|each", "holder|actor"), sample=Sample(when={"damaged": {"by": "other"}}))
class ThemIsOpponent:
    """The player the trigger is about, or who was chosen, is the opponent in the challenge."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.hero >= 0 and ctx.hero == g.rival(ctx.owner)


@word("condition")
class SomebodyElse:
    """Somebody else holds the Princess, is a ghost, or is cursed."""

    state: Literal["princess_holder", "ghost", "cursed"]

    def holds(self, g: State, ctx: Context) -> bool:
        others = heroes(g, ctx, "others")
        if self.state == "princess_holder":
            return g.princess_at in others
        if self.state == "ghost":
            return any(not g.alive[seat] for seat in others)
        return any(g.curses[seat] for seat in others)


CONDITIONS = (
    Life,
    Gold,
    HandSize,
    Curses,
    HasMore,
    Overloaded,
    Lives,
    CharacterIs,
    SecretIs,
    IsKidnapper,
    HoldsPrincess,
    PrincessIs,
    Round,
    CardType,
    IsChallenger,
    OwnTurn,
    HeroesLeft,
    DeckLeft,
    TopMark,
    EnvironmentInPlay,
    ThemIsOpponent,
    SomebodyElse,
)
