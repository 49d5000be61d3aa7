"""Monte Carlo tree search for games with dice and hidden information.

The search compares ways of going on: sequences of own actions, up to the end of the turn or to the first
point at which dice or others decide. Each is tried in many imagined games that agree with the view of the
seat, with dice rolled anew; after it everybody plays on, and when the own turn has come round the search
notes how everybody stands. All ways are tried in the same imagined games; then the better half of them goes
on to more (sequential halving), until the budget is used up.

What happens after a way is a tree of its own. As long as it has been visited but a few times, everybody does
what players might do; where it has been visited often, each seat follows what has done best for it so far,
among what is possible in this imagined game, and now and then tries something else.

Imagined games do not count alike: what others do fits some of them better than others, and the bot remembers
what that said about their roles.

The bot knows nothing but the contract: `choices`, `promise` and `closing` make the ways of going on, `likely`
says what players might do, `estimate` and the outcome how somebody stands, `likelihood` and `role` what to
believe.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from engine.bots.believer import EVEN, FAINTEST
from engine.bots.planner import LONGEST, Line, Node, Planner
from engine.bots.seat import Seat
from engine.kernel.contract import CHANCE, Action, Playable
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import View

ITERATIONS = 200
"""How long the bot thinks about a decision unless it is told otherwise."""
LOTS = 1 << 30


class Branch:
    """What is known of a decision in the tree: how often it was reached, what came of it for the seat that
    led here, and where it leads."""

    __slots__ = ("branches", "possible", "squares", "total", "visits")

    def __init__(self) -> None:
        self.possible = 0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.branches: dict[Action, Branch] = {}

    def note(self, value: float) -> None:
        """Reached once more."""
        self.visits += 1
        self.total += value
        self.squares += value * value


class Arm:
    """A way of going on that is compared with others, and the tree of what happens after it."""

    __slots__ = ("node", "total", "tree", "weight")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.tree = Branch()
        self.total = 0.0
        self.weight = 0.0

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.weight if self.weight else 0.0


class World:
    """An imagined game: how much it counts, and a number from which all that is by lot in it follows."""

    __slots__ = ("future", "game", "weight")

    def __init__(self, game: Playable, future: int, weight: float) -> None:
        self.game = game
        self.future = future
        self.weight = weight


class MonteCarlo(Planner):
    """A search over ways of going on in imagined games."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        deadline: Callable[[], bool] | None = None,
        width: int = 16,
        depth: int = 14,
        arms: int = 24,
        laps: int = 1,
        patience: int = 8,
        daring: float = 0.7,
        rivalry: float = 0.5,
    ) -> None:
        super().__init__(seed, width, depth, arms, 1)
        self.iterations = iterations
        self.deadline = deadline
        self.laps = laps
        self.patience = patience
        """A branch that was reached so often is grown further."""
        self.daring = daring
        self.rivalry = rivalry
        """How much the bot minds that others stand well."""
        self.spent = 0
        """The iterations of the last search."""
        self.beliefs: dict[int, float] = {}
        """For each role how believable it is, as far as one has thought of it; 1 says nothing."""
        self.fits: dict[int, list[float]] = {}
        self.met = False
        """Whether another player was asked in the middle of a way of going on."""

    def is_late(self) -> bool:
        """Whether the time is over, or nobody waits for an answer any more."""
        if self.deadline is not None and self.deadline():
            return True
        return self.called_off is not None and self.called_off()

    def search(self, seat: Seat) -> list[tuple[View, Action]]:
        """The best way of going on, with the views that are expected on the way."""
        me = seat.number
        root = seat.imagine(self.stream.below(LOTS), "ask")
        self.met = False
        if root.is_turn_of(me):
            nodes = self.sequences(root, me, self.width)
        else:
            nodes = [Node(0, 0, root, (action,), True) for action in root.choices()]
        arms = [Arm(node) for node in nodes]
        self.spent = 0
        if len(arms) > 1:
            self.fits = {}
            arms = self.compared(seat, arms)
            self.learn()
        return self.expect(root, me, arms[0].node)

    # The ways of going on.

    def follow(self, game: Playable, me: int) -> bool:
        """Where others are asked in the middle of the own turn, let them do what they might; whether anything
        was decided by dice or by others."""
        decided = False
        while game.is_turn_of(me):
            asked = game.asked
            if asked is None or asked == me:
                break
            decided = True
            if asked != CHANCE:
                self.met = True
            self.usual(game)
        return decided

    def usual(self, game: Playable) -> None:
        """What others do in the imagined game: chance rolls, players do what they might."""
        if game.asked == CHANCE:
            legal = game.actions()
            game.play(legal[self.stream.below(len(legal))])
        else:
            game.play(game.likely(self.stream.below(LOTS)))

    def shortlist(self, found: list[Node]) -> list[Node]:
        """The best ways, of those that come to the same the shortest; where it depends on others what comes
        of them, or nothing is known of it, also the best one that begins with each action."""
        found.sort(key=lambda node: (-node.value, len(node.line)))
        vague = self.met or found[0].value == found[-1].value
        chosen: list[Node] = []
        known: set[tuple[int, int]] = set()
        begun: set[Line] = set()
        for node in found:
            first = node.line[:1]
            fresh = vague and first not in begun
            if not fresh and ((node.value, node.promise) in known or len(chosen) >= self.finalists):
                continue
            known.add((node.value, node.promise))
            begun.add(first)
            chosen.append(node)
        return chosen

    # Comparing them.

    def compared(self, seat: Seat, arms: list[Arm]) -> list[Arm]:
        """The ways of going on that are left in the end, the best first."""
        arms = arms[: max(1, self.iterations)]
        sought = self.finalists
        self.finalists = 1
        rounds = max(1, (len(arms) - 1).bit_length())
        for number in range(rounds):
            sweeps = max(1, (self.iterations - self.spent) // ((rounds - number) * len(arms)))
            for _ in range(sweeps):
                if self.spent + len(arms) > self.iterations or not self.sweep(seat, arms):
                    break
            arms.sort(key=lambda arm: -arm.mean)
            if number + 1 < rounds:
                arms = arms[: (len(arms) + 1) // 2]
        self.finalists = sought
        return arms

    def sweep(self, seat: Seat, arms: list[Arm]) -> bool:
        """Try every way in one more imagined game; False if the time is over before that is done."""
        world = self.imagined(seat)
        values: list[float] = []
        for arm in arms:
            if self.is_late():
                return False
            values.append(self.tried(world, arm, seat.number))
            self.spent += 1
        for i in range(len(arms)):
            arms[i].total += world.weight * values[i]
            arms[i].weight += world.weight
        return True

    def imagined(self, seat: Seat) -> World:
        """One more imagined game, and how believable it is."""
        game = seat.imagine(self.stream.below(LOTS), "ask")
        role = game.role(seat.number)
        fit = game.likelihood(seat.number) / EVEN
        self.fits.setdefault(role, []).append(fit)
        return World(game, self.stream.below(LOTS), fit * self.beliefs.get(role, 1.0))

    def learn(self) -> None:
        """Remember what this decision said about roles."""
        for role, seen in self.fits.items():
            belief = self.beliefs.get(role, 1.0) * sum(seen) / len(seen)
            self.beliefs[role] = min(1 / FAINTEST, max(FAINTEST, belief))

    def tried(self, world: World, arm: Arm, me: int) -> float:
        """One way in one imagined game: what comes of it for the seat."""
        stream = self.stream
        self.stream = Stream(seeded(world.future))
        game = world.game.clone()
        node = arm.node
        path: list[tuple[int, Branch]] = [(me, arm.tree)]
        if self.replayed(game, node.line, me):
            if not node.is_open:
                self.close(game, me)
            elif game.is_settled and game.is_turn_of(me):
                self.replayed(game, self.sequences(game, me, 1)[0].line, me)
                self.close(game, me)
            self.play_on(game, me, path)
        values = [self.standing(game, seat) for seat in range(game.seats)]
        self.stream = stream
        for taker, branch in path:
            branch.note(values[taker])
        return values[me]

    def close(self, game: Playable, me: int) -> None:
        """Bring the own turn to its end."""
        for _ in range(LONGEST):
            asked = game.asked
            if asked is None or not game.is_turn_of(me):
                return
            if asked == me:
                game.play(game.closing(game.actions()))
            else:
                self.usual(game)

    def play_on(self, game: Playable, me: int, path: list[tuple[int, Branch]]) -> None:
        """Go on until the own turn has come round, in the tree as far as it has grown."""
        branch = path[0][1]
        laps = 0
        left = False
        for _ in range(LONGEST * game.seats * self.laps):
            asked = game.asked
            if asked is None:
                return
            mine = game.is_turn_of(me)
            if mine and left and game.is_settled:
                laps += 1
                left = False
                if laps >= self.laps:
                    return
            left = left or not mine
            if asked == CHANCE or branch.visits < self.patience:
                self.usual(game)
                continue
            action = self.followed(game, branch)
            branch = branch.branches[action]
            path.append((asked, branch))
            game.play(action)

    def followed(self, game: Playable, branch: Branch) -> Action:
        """In the tree: what has the best prospects for whoever decides, of what is possible here; the more
        often one has been here, the more is tried."""
        habit = game.likely(self.stream.below(LOTS))
        known = branch.branches
        tried = [action for action in game.actions() if action in known]
        if not tried or (habit not in known and len(tried) * len(tried) <= branch.visits):
            if habit not in known:
                known[habit] = Branch()
            return habit
        visits = 0
        total = squares = 0.0
        for action in tried:
            child = known[action]
            child.possible += 1
            visits += child.visits
            total += child.total
            squares += child.squares
        mean = total / visits
        spread = sqrt(max(0.0, squares / visits - mean * mean))
        best = tried[0]
        most = 0.0
        for action in tried:
            child = known[action]
            bound = child.total / child.visits
            bound += self.daring * spread * sqrt(log(child.possible + 1) / child.visits)
            if action is tried[0] or bound > most:
                best = action
                most = bound
        return best

    def standing(self, game: Playable, seat: int) -> float:
        """How a seat stands: by the estimate, in a game that has none by the outcome; ahead of others rather
        than behind them."""
        value = float(game.estimate(seat))
        if value == 0:
            outcome = game.outcome
            if outcome is not None and seat not in outcome.drawn:
                return 1.0 if seat in outcome.winners else -1.0
        if self.rivalry and game.seats > 1:
            others = sum(game.estimate(other) for other in range(game.seats)) - value
            value -= self.rivalry * others / (game.seats - 1)
        return value
