"""Changes that an operation begins for a time: until the challenge, the turn, the own next turn or the game
is over."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.lasting import LastingChange
from engine.effects.numbers import ONE_ENEMY, SCOPES, last
from engine.games.princess.moments import U_INSTANT, U_TURN
from engine.games.princess.state import State
from engine.games.princess.words.targets import heroes
from engine.kernel.errors import OptionError


class Lasting(LastingChange):
    """Changes a number of players; of all unless it says whose."""

    def scope(self) -> int:
        """Only these have a meaning while a card lies there."""
        of: str = getattr(self, "of", "all")
        if of not in ("self", "others", "all"):
            said = f'of: "{of}" has no meaning with "always"; use self, others or all'
            raise OptionError("", "always-of", {"is": of, "allowed": ["self", "others", "all"]}, "", said)
        return SCOPES.index(of)

    def compile(self, builder: Builder) -> Run:
        """For a time; how long it lasts is said by the effect, "turn" if it says nothing."""
        what, by, of = self.number(), getattr(self, "by", 1), getattr(self, "of", "all")

        def run(g: State, ctx: Context) -> None:
            until = g.program.effects[ctx.effect].until
            if until == U_INSTANT:
                until = U_TURN
            scopes = [SCOPES.index(of)] if of in SCOPES else [ONE_ENEMY + seat for seat in heroes(g, ctx, of)]
            for scope in scopes:
                last(g, ctx.owner, what, by, scope, until)

        return run
