"""Changes that an operation begins for a time: until the challenge, the turn, the own next turn or the game
is over."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.numbers import ONE_ENEMY, SCOPES, last
from engine.games.princess.moments import U_INSTANT, U_TURN
from engine.games.princess.state import State
from engine.games.princess.words.targets import heroes
from engine.kernel.errors import OptionError


def while_it_lies(changes: list[tuple[int, int]], of: str) -> list[tuple[int, int, int]]:
    """The changes of a card with "always"."""
    if of not in ("self", "others", "all"):
        said = f'of: "{of}" has no meaning with "always"; use self, others or all'
        raise OptionError("", "always-of", {"is": of, "allowed": ["self", "others", "all"]}, "", said)
    return [(what, by, SCOPES.index(of)) for what, by in changes]


def for_a_time(changes: list[tuple[int, int]], of: str) -> Run:
    """An operation that begins changes; how long they last is said by the effect, "turn" if it says
    nothing."""

    def run(g: State, ctx: Context) -> None:
        until = g.program.effects[ctx.effect].until
        if until == U_INSTANT:
            until = U_TURN
        scopes = [SCOPES.index(of)] if of in SCOPES else [ONE_ENEMY + seat for seat in heroes(g, ctx, of)]
        for scope in scopes:
            for what, by in changes:
                last(g, ctx.owner, what, by, scope, until)

    return run
