"""A bot for games in which all seats win or lose together. It plans like the planner; but where heroes can do
the same things in any order, the best sequences are often one and the same in disguise, so it looks closer
only at those that lead to different positions. It thinks a little less long, because four of them play.
"""

from __future__ import annotations

from engine.bots.planner import Node, Planner


class TeamPlanner(Planner):
    """A planner for one seat of a team."""

    def __init__(
        self, seed: int = 0, width: int = 3, depth: int = 8, finalists: int = 4, samples: int = 3
    ) -> None:
        super().__init__(seed, width, depth, finalists, samples)

    def shortlist(self, found: list[Node]) -> list[Node]:
        """The best sequences, of those that come to the same only the shortest."""
        found.sort(key=lambda node: (-node.value, len(node.line)))
        chosen: list[Node] = []
        known: set[tuple[int, int]] = set()
        for node in found:
            if (node.value, node.promise) in known:
                continue
            known.add((node.value, node.promise))
            chosen.append(node)
            if len(chosen) == self.finalists:
                break
        return chosen
