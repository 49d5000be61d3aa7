"""A bot that plans its turn. It imagines the game from its view, follows the most promising sequences of its
own actions on clones, and judges the best few by what may happen until its next turn, with the dice rolled
anew each time. The plan holds as long as the table looks as planned.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import CHANCE, Action, Playable
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import View

LONGEST = 60
"""Actions that bringing a turn to its end may take."""
BUSIEST = 32
"""Ways of carrying out one action that are followed."""
ALONE = 3
"""So many times more futures are looked at in a game for one, where being downed is the end."""


Line = tuple[Action, ...]


class Node(NamedTuple):
    """A position reached by a sequence of own actions: what it is worth now, and what it promises."""

    value: int
    promise: int
    game: Playable
    line: Line
    is_open: bool = False
    """Whether the sequence ends with a roll, so that what comes after it is not known yet."""


class Planner(Bot):
    """A beam search over the own turn, then a look ahead for the best few."""

    def __init__(
        self, seed: int = 0, width: int = 5, depth: int = 12, finalists: int = 4, samples: int = 4
    ) -> None:
        super().__init__(seed)
        self.stream = Stream(seeded(seed))
        self.width = width
        self.depth = depth
        self.finalists = finalists
        self.samples = samples
        self.plan: list[tuple[View, Action]] = []
        """For each ply to come what the table should look like, and the action."""

    def choose(self, seat: Seat) -> Action:
        """The next action of the plan, or of a new plan if the table looks different."""
        legal = seat.actions()
        if len(legal) == 1:
            self.plan = self.plan[1:]
            return legal[0]
        if not self.plan or self.plan[0][1] not in legal or self.plan[0][0] != seat.view:
            self.plan = self.search(seat)
        action = self.plan[0][1]
        self.plan = self.plan[1:]
        return action

    def search(self, seat: Seat) -> list[tuple[View, Action]]:
        """The best sequence of actions found, with the views that are expected on the way."""
        me = seat.number
        root = seat.imagine(self.stream.below(1 << 30), "ask")
        if root.is_turn_of(me):
            nodes = self.sequences(root, me, self.width)
        else:
            nodes = [Node(0, 0, root, (action,)) for action in root.actions()]
        best = nodes[0]
        if len(nodes) > 1:
            samples = self.samples * ALONE if root.seats == 1 else self.samples
            futures = [self.stream.below(1 << 30) for _ in range(samples)]
            values = [self.outlook(root, node, me, futures) for node in nodes]
            best = nodes[values.index(max(values))]
        return self.expect(root, me, best)

    def sequences(self, root: Playable, me: int, width: int) -> list[Node]:
        """The most promising sequences of actions that leave nothing half done, doing nothing among them."""
        found: list[Node] = []
        beam = [Node(root.estimate(me), 0, root, ())]
        if root.is_settled:
            found.append(beam[0])
        seen: set[tuple[int, Line]] = set()
        for _ in range(self.depth):
            grown: list[Node] = []
            for node in beam:
                for child in self.carried_out(node, me):
                    game = child.game
                    if not child.is_open and game.is_turn_of(me) and game.asked == me:
                        key = (child.promise, tuple(game.actions()))
                        if key in seen:
                            continue
                        seen.add(key)
                        grown.append(child)
                    found.append(child._replace(game=root))
            if not grown or self.is_late():
                break
            grown.sort(key=lambda node: -node.promise)
            beam = grown[:width]
        return self.shortlist(found) or [Node(0, 0, root, tuple(root.actions()[:1]))]

    def is_late(self) -> bool:
        """Whether there is no time left to look for more; the planner takes the time it needs."""
        return False

    def shortlist(self, found: list[Node]) -> list[Node]:
        """The sequences that are worth a closer look: the best ones."""
        found.sort(key=lambda node: -node.value)
        return found[: self.finalists]

    def carried_out(self, node: Node, me: int) -> list[Node]:
        """The positions after one more action, in all the ways of carrying it out. A sequence ends where dice
        are rolled; it is worth what the roll promises."""
        done: list[Node] = []
        for first in node.game.choices():
            pending = [(node.game, first, node.line)]
            ways = 0
            while pending and ways < BUSIEST:
                game, action, line = pending.pop()
                ways += 1
                child = game.clone()
                child.play(action)
                line = (*line, action)
                rolled = self.follow(child, me)
                mine = child.asked == me and child.is_turn_of(me)
                if mine and not child.is_settled:
                    pending += [(child, choice, line) for choice in child.choices()]
                    continue
                is_open = rolled and mine
                value = child.estimate(me)
                promise = value + child.promise(me)
                done.append(Node(promise if is_open else value, promise, child, line, is_open))
        return done

    def follow(self, game: Playable, me: int) -> bool:
        """Where others are asked in the middle of the own turn, let them do the usual; whether dice were
        rolled."""
        rolled = False
        while game.is_turn_of(me):
            asked = game.asked
            if asked is None or asked == me:
                break
            rolled = rolled or asked == CHANCE
            self.usual(game)
        return rolled

    def usual(self, game: Playable) -> None:
        """What others do in the imagined game: chance rolls, players bring their turn to its end."""
        legal = game.actions()
        if game.asked == CHANCE:
            game.play(legal[self.stream.below(len(legal))])
        else:
            game.play(game.closing(legal))

    def outlook(self, root: Playable, node: Node, me: int, futures: list[int]) -> int:
        """What a sequence leads to on average when everybody has brought the turn to its end and the next own
        turn begins."""
        value = 0
        stream = self.stream
        for future in futures:
            self.stream = Stream(seeded(future))
            game = root.clone()
            if self.replayed(game, node.line, me):
                if node.is_open and game.is_settled and game.is_turn_of(me):
                    self.replayed(game, self.sequences(game, me, 1)[0].line, me)
                self.run_on(game, me)
            value += game.estimate(me)
        self.stream = stream
        return value

    def replayed(self, game: Playable, line: Line, me: int) -> bool:
        """Take the actions of a sequence as far as they are legal; dice may fall otherwise than before."""
        for action in line:
            self.follow(game, me)
            if game.asked is None:
                return False
            if action not in game.actions():
                break
            game.play(action)
        self.follow(game, me)
        return game.asked is not None

    def run_on(self, game: Playable, me: int) -> None:
        """Go on until the next own turn."""
        left = False
        for _ in range(LONGEST * game.seats):
            if game.asked is None:
                return
            mine = game.is_turn_of(me)
            if mine and left and game.is_settled:
                return
            left = left or not mine
            self.usual(game)

    def expect(self, root: Playable, me: int, node: Node) -> list[tuple[View, Action]]:
        """The sequence with what the table should look like, and the end of the turn after it."""
        game = root.clone()
        plan: list[tuple[View, Action]] = []
        for action in node.line:
            self.follow(game, me)
            if game.asked != me or action not in game.actions():
                return plan
            plan.append((game.view(me), action))
            game.play(action)
        for _ in range(LONGEST):
            if node.is_open or game.asked != me or not game.is_turn_of(me):
                break
            action = game.closing(game.actions())
            plan.append((game.view(me), action))
            game.play(action)
        return plan
