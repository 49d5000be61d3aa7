"""A bot that plans its turn: it imagines the game from its view, follows the most promising lines of its own
decisions, values each by how the turn would end if it stopped there, and plays the best line as long as the
table looks as planned.
"""

from __future__ import annotations

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import CHANCE, Action, Playable
from engine.kernel.rng import Stream, seeded

Line = list[tuple[list[Action], Action]]
"""A plan: for each ply the legal actions expected then, and the one to take."""

LONGEST_CLOSE = 40


class Planner(Bot):
    """A beam search over the own turn, valued by the game's own `estimate`."""

    def __init__(self, seed: int = 0, width: int = 8, depth: int = 24) -> None:
        super().__init__(seed)
        self.stream = Stream(seeded(seed))
        self.width = width
        self.depth = depth
        self.plan: Line = []

    def choose(self, seat: Seat) -> Action:
        """The next action of the plan, or of a new plan if the table looks different."""
        legal = seat.actions()
        if self.plan and self.plan[0][0] == legal:
            return self._next()
        self.plan = []
        if len(legal) == 1:
            return legal[0]
        self.plan = self.search(seat)
        return self._next()

    def _next(self) -> Action:
        action = self.plan[0][1]
        self.plan = self.plan[1:]
        return action

    def search(self, seat: Seat) -> Line:
        """The best line found; it always reaches the end of the turn."""
        me = seat.number
        root = seat.imagine(self.stream.below(1 << 30), "ask")
        best_value, best = self.close(root, me, [])
        beam: list[tuple[int, Playable, Line]] = [(best_value, root, [])]
        for _ in range(self.depth):
            grown: list[tuple[int, Playable, Line]] = []
            seen: set[tuple[int, int, int]] = set()
            for _, game, line in beam:
                legal = game.actions()
                for action in legal:
                    child = game.clone()
                    child.apply(action)
                    self.follow(child, me)
                    longer = [*line, (legal, action)]
                    value, closed = self.close(child, me, longer)
                    if value > best_value:
                        best, best_value = closed, value
                    if child.to_act == (me,) and child.is_turn_of(me):
                        now = child.estimate(me)
                        key = (value, now, len(child.actions()))
                        if key not in seen:
                            seen.add(key)
                            grown.append((value + now, child, longer))
            if not grown:
                break
            grown.sort(key=lambda node: -node[0])
            beam = grown[: self.width]
        return best

    def close(self, game: Playable, me: int, line: Line) -> tuple[int, Line]:
        """What the position is worth when the turn is brought to its end from here, and the line that does
        so."""
        closed = line[:]
        end = game.clone()
        for _ in range(LONGEST_CLOSE):
            if end.to_act != (me,):
                break
            legal = end.actions()
            action = end.closing(legal)
            closed.append((legal, action))
            end.apply(action)
            self.follow(end, me)
            if not end.is_turn_of(me):
                break
        return end.estimate(me), closed

    def follow(self, game: Playable, me: int) -> None:
        """Where others are asked in the middle of the own turn, let them do the usual; roll own dice."""
        for _ in range(20):
            if not game.to_act or game.to_act[0] == me or not game.is_turn_of(me):
                return
            legal = game.actions()
            chance = game.to_act[0] == CHANCE
            game.apply(legal[self.stream.below(len(legal))] if chance else game.closing(legal))
