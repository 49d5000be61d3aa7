"""Bots by name. A bot that searches can be told how long to think: ``mcts:2000`` is 2,000 iterations for
each decision, ``mcts:500ms`` half a second; ``mcts`` alone thinks as long as it usually does.

The engine has no clock: who wants a budget in milliseconds hands one in.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.bots.believer import Believer
from engine.bots.mcts import MonteCarlo
from engine.bots.planner import Planner
from engine.bots.random_bot import RandomBot
from engine.bots.seat import Bot, Seat
from engine.bots.team import TeamPlanner
from engine.kernel.contract import Action
from engine.kernel.errors import RulesError

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "planner": Planner,
    "team": TeamPlanner,
    "believer": Believer,
    "mcts": MonteCarlo,
}
BOT_NAMES = tuple(BOTS)
SEARCHING = ("mcts",)
"""The bots that can be given a budget."""
MOST_ITERATIONS = 1_000_000
MOST_MILLISECONDS = 600_000
FEWEST = 24
"""A search that has a clock hopes for so many iterations at least."""
BUDGET = re.compile(r"(?P<amount>[0-9]{1,12})(?P<unit>ms)?")

Clock = Callable[[], float]
"""Seconds that have passed since some moment, such as `time.monotonic` tells them."""


class BotError(RulesError):
    """A bot was asked for that does not exist, or with a budget that it cannot have. ``key`` names the
    reason, ``values`` what was wrong and what is allowed; the text says both in English."""

    def __init__(self, key: str, text: str, **values: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: so many iterations, or so many milliseconds, or until
    whichever comes first; 0 is no limit of that sort."""

    iterations: int = 0
    milliseconds: int = 0

    def __post_init__(self) -> None:
        for name, amount, most in (
            ("iterations", self.iterations, MOST_ITERATIONS),
            ("milliseconds", self.milliseconds, MOST_MILLISECONDS),
        ):
            if not 0 <= amount <= most:
                text = f"a budget of {amount} {name}: from 0 to {most} are possible"
                raise BotError("bot-bad-budget", text, input=str(amount), most=most)

    def __bool__(self) -> bool:
        return bool(self.iterations or self.milliseconds)

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)


def parse_bot(text: str) -> tuple[str, Budget | None]:
    """The name of a bot and its budget, if it says one: ``planner``, ``mcts:2000``, ``mcts:500ms``."""
    name, colon, rest = text.strip().partition(":")
    check_name(name)
    if not colon:
        return name, None
    found = BUDGET.fullmatch(rest.strip())
    if not found or not int(found["amount"]):
        said = f"{text!r}: after the colon stands how long the bot thinks: 2000 (iterations) or 500ms"
        raise BotError("bot-bad-budget", said, input=text, most=MOST_ITERATIONS)
    amount = int(found["amount"])
    budget = Budget(milliseconds=amount) if found["unit"] else Budget(iterations=amount)
    check_budget(name, budget)
    return name, budget


def check_name(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS:
        allowed = ", ".join(BOT_NAMES)
        raise BotError("bot-unknown", f"no bot is called {name!r}: {allowed}", input=name, allowed=allowed)


def check_budget(name: str, budget: Budget | None) -> None:
    """Refuse a budget for a bot that has no use for it."""
    if budget and name not in SEARCHING:
        allowed = ", ".join(SEARCHING)
        text = f"{name} thinks as long as it needs; a budget can be given to: {allowed}"
        raise BotError("bot-without-budget", text, input=name, allowed=allowed)


def make_bot(name: str, seed: int = 0, budget: Budget | None = None, clock: Clock | None = None) -> Bot:
    """A bot for one seat of one game. The same name, seed and iterations play the same game on every
    machine; with milliseconds that depends on the machine."""
    check_name(name)
    check_budget(name, budget)
    if not budget:
        return BOTS[name](seed)
    if not budget.milliseconds:
        return MonteCarlo(seed, iterations=budget.iterations)
    if clock is None:
        raise BotError("bot-without-clock", f"{name}:{budget} needs a clock", input=f"{name}:{budget}")
    return Timed(MonteCarlo(seed), budget, clock)


class Timed(Bot):
    """A search bot with a clock beside it, set anew for every decision. It learns from the decisions before
    how many iterations there is time for, so that the search can divide them well; when the time is over it
    stops whatever it has reached."""

    def __init__(self, bot: MonteCarlo, budget: Budget, clock: Clock) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.budget = budget
        self.clock = clock
        self.most = budget.iterations or MOST_ITERATIONS
        self.expect(bot.iterations)

    def choose(self, seat: Seat) -> Action:
        """What the bot chooses when the time is over."""
        clock = self.clock
        begun = clock()
        time = self.budget.milliseconds / 1000
        self.bot.deadline = lambda: clock() >= begun + time
        self.bot.called_off = self.called_off
        self.bot.spent = 0
        action = self.bot.choose(seat)
        took = clock() - begun
        if self.bot.spent and took > 0:
            self.expect(int(self.bot.spent * time / took))
        return action

    def expect(self, iterations: int) -> None:
        """There will be time for so many next time."""
        self.bot.iterations = max(min(FEWEST, self.most), min(self.most, iterations))
