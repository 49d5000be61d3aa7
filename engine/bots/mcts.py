"""Monte Carlo tree search for games with dice and hidden information. One tree of decisions grows over many
imagined games, each of which agrees with the view of the seat: at every decision the search follows what has
done well so far among the actions that are possible in this imagined game, or tries what it has not tried
yet; then it plays on as players might, for a while, and notes how everybody stands.

The bot needs nothing but the contract: `likely` says what players might do, `choices` what is worth a
thought, `estimate` how somebody stands.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import Action, Playable
from engine.kernel.rng import Stream, seeded

ITERATIONS = 200
"""How long the bot thinks about a decision unless it is told otherwise."""
LONGEST = 60
"""Actions that a turn may take in an imagined game, for each seat."""
SURE = 3
"""Every action is tried so often before the search prefers any."""


class Node:
    """What is known of an action: how often it was possible, how often it was tried, and what came of it for
    the seat that took it."""

    __slots__ = ("actions", "possible", "squares", "total", "visits")

    def __init__(self) -> None:
        self.possible = 0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.actions: dict[Action, Node] = {}

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits

    def note(self, value: float) -> None:
        """Tried once more."""
        self.visits += 1
        self.total += value
        self.squares += value * value


class MonteCarlo(Bot):
    """A tree search over imagined games."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        deadline: Callable[[], bool] | None = None,
        laps: int = 1,
        daring: float = 0.7,
    ) -> None:
        super().__init__(seed)
        self.stream = Stream(seeded(seed))
        self.iterations = iterations
        self.deadline = deadline
        self.laps = laps
        self.daring = daring
        self.worlds: list[Playable] = []

    def choose(self, seat: Seat) -> Action:
        """The action that has done best."""
        legal = seat.actions()
        if len(legal) == 1:
            return legal[0]
        self.worlds = []
        root = Node()
        for number in range(self.iterations):
            if number and self.deadline is not None and self.deadline():
                break
            self.iterate(root, seat)
        self.worlds = []
        tried = [action for action in legal if action in root.actions and root.actions[action].visits]
        return max(tried, key=lambda action: root.actions[action].visits)

    def iterate(self, root: Node, seat: Seat) -> None:
        """One imagined game: down the tree, one step beyond it, on as players might."""
        game = seat.imagine(self.stream.below(1 << 30))
        me = seat.number
        path: list[tuple[int, Node]] = []
        node = root
        while game.asked is not None:
            seat_asked = game.asked
            action, is_new = self.select(node, game)
            node = node.actions[action]
            path.append((seat_asked, node))
            game.play(action)
            if is_new:
                break
        self.play_on(game, me)
        values = [self.reward(game, other) for other in range(game.seats)]
        for taker, node in path:
            node.note(values[taker])

    def select(self, node: Node, game: Playable) -> tuple[Action, bool]:
        """An action not tried yet, or the one with the best prospects; whether it is new."""
        options = worth_trying(game)
        fresh: list[Action] = []
        for action in options:
            child = node.actions.get(action)
            if child is None:
                child = node.actions[action] = Node()
            child.possible += 1
            if not child.visits:
                fresh.append(action)
        if fresh:
            return fresh[self.stream.below(len(fresh))], True
        spread = deviation([node.actions[action] for action in options])
        best = options[0]
        most = float("-inf")
        for action in options:
            child = node.actions[action]
            bound = child.mean + self.daring * spread * sqrt(log(child.possible + 1) / child.visits)
            if bound > most:
                best = action
                most = bound
        return best, False

    def play_on(self, game: Playable, me: int) -> None:
        """Go on as players might until the own turn has come round."""
        laps = 0
        left = False
        for _ in range(LONGEST * game.seats):
            if game.asked is None:
                return
            mine = game.is_turn_of(me)
            if mine and left and game.is_settled:
                laps += 1
                left = False
                if laps >= self.laps:
                    return
            left = left or not mine
            game.play(game.likely(self.stream.below(1 << 30)))

    def reward(self, game: Playable, seat: int) -> float:
        """How a seat stands at the end of an imagined game."""
        return float(game.estimate(seat))


def worth_trying(game: Playable) -> list[Action]:
    """The actions that are tried: those worth a thought, and to leave it at that."""
    found = game.choices()
    last = game.closing(game.actions())
    return found if last in found else [*found, last]


def deviation(children: list[Node]) -> float:
    """How far apart the values of all tries lie."""
    visits = sum(child.visits for child in children)
    mean = sum(child.total for child in children) / visits
    return sqrt(max(0.0, sum(child.squares for child in children) / visits - mean * mean))
