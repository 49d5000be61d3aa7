"""A bot for games with hidden hands and hidden roles. It imagines many games that agree with its view, tries
each action in each of them, plays on as players might until its next turn, and takes the action that does
best on average.

Imagined games do not count alike. What the others are doing fits some of them better than others, and the bot
remembers what that said about their roles: once for every decision the belief in each role is multiplied by
how well it fitted.
"""

from __future__ import annotations

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import Action, Playable
from engine.kernel.rng import Stream, seeded

LONGEST = 60
"""Actions that a turn may take in an imagined game, for each seat."""
EVEN = 1000.0
"""The likelihood of what tells nothing."""
FAINTEST = 0.02
"""Nothing becomes less believable than this: others may do what one would not."""


class Believer(Bot):
    """Tries every action in imagined games; the better half goes on to more of them."""

    def __init__(self, seed: int = 0, worlds: int = 4, rounds: int = 3, laps: int = 1) -> None:
        super().__init__(seed)
        self.stream = Stream(seeded(seed))
        self.worlds = worlds
        self.rounds = rounds
        self.laps = laps
        self.beliefs: dict[int, float] = {}
        """For each role how believable it is, as far as one has thought of it; 1 says nothing."""

    def choose(self, seat: Seat) -> Action:
        """The action that does best on average."""
        legal = seat.actions()
        if len(legal) == 1:
            return legal[0]
        left: list[Action] = []
        totals: dict[Action, float] = {}
        fits: dict[int, list[float]] = {}
        for number in range(self.rounds):
            for _ in range(self.worlds):
                world = seat.imagine(self.stream.below(1 << 30))
                if not left:
                    left = worth_trying(world, legal)
                    if len(left) == 1:
                        return left[0]
                    totals = dict.fromkeys(left, 0.0)
                role = world.role(seat.number)
                fit = world.likelihood(seat.number) / EVEN
                fits.setdefault(role, []).append(fit)
                weight = fit * self.beliefs.get(role, 1.0)
                future = self.stream.below(1 << 30)
                for action in left:
                    totals[action] += weight * self.outlook(world, action, seat.number, future)
            left.sort(key=lambda action: -totals[action])
            if number + 1 < self.rounds:
                left = left[: max(2, (len(left) + 1) // 2)]
        self.learn(fits)
        return left[0]

    def learn(self, fits: dict[int, list[float]]) -> None:
        """Remember what this decision said about roles."""
        for role, seen in fits.items():
            belief = self.beliefs.get(role, 1.0) * sum(seen) / len(seen)
            self.beliefs[role] = min(1 / FAINTEST, max(FAINTEST, belief))

    def outlook(self, world: Playable, action: Action, me: int, future: int) -> int:
        """What an action leads to in an imagined game by the next own turn."""
        game = world.clone()
        game.play(action)
        stream = Stream(seeded(future))
        laps = 0
        left = False
        for _ in range(LONGEST * game.seats):
            if game.asked is None:
                break
            mine = game.is_turn_of(me)
            if mine and left and game.is_settled:
                laps += 1
                left = False
                if laps == self.laps:
                    break
            left = left or not mine
            game.play(game.likely(stream.below(1 << 30)))
        return game.estimate(me)


def worth_trying(world: Playable, legal: list[Action]) -> list[Action]:
    """The actions that are tried: those worth a thought, and to leave it at that."""
    found = world.choices()
    last = world.closing(legal)
    return found if last in found else [*found, last]
