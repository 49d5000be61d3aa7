"""Every game as an environment of PettingZoo (the sort in which agents act one after the other), for training
agents.

    from engine.adapters.pettingzoo_env import env
    table = env(release, seats=3, options={"boss": "medusa"})
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        action = None if terminated else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

It needs the optional dependencies ``rl`` and uses nothing but the contract in `engine.kernel.contract`.

Agents are ``seat_0``, ``seat_1`` ...; when several seats must decide at once they are asked in the order of
``to_act``.

An observation holds

- ``observation``: what the seat may know, `Playable.view`, as `size` numbers (`engine.adapters.encoding`
  says how);
- ``actions``: the legal actions of the seat, one row of four numbers each, zeros after the last;
- ``action_mask``: 1 for each of them, then 0. All 0 while another seat is asked.

Action ``i`` is the ``i``-th of the legal actions just listed; what an index means therefore changes from
decision to decision, and ``actions`` tells it. An index that is masked raises `ValueError`, one outside the
action space fails PettingZoo's own assertion.

Rewards come with the end: +1 for winners, 0 for those who share a draw, -1 for the others; a cooperative game
that is lost is lost by all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from engine.adapters.encoding import BOUND, encode
from engine.kernel.contract import Action, Outcome, Playable
from engine.kernel.rng import LIMIT, Stream, seeded
from engine.kernel.start import start
from engine.kernel.view import as_json
from engine.snapshot import Snapshot

MOST_ACTIONS: Final = 256
"""How many actions a decision may have. Games stage large decisions into small ones; the tests watch over
the bound."""
SIZE: Final = 8192
"""How many numbers an observation has, unless the environment is told otherwise."""
LARGEST: Final = 2**31 - 1

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]


def env(
    release: Snapshot,
    *,
    seats: int,
    options: Mapping[str, Any] | None = None,
    size: int = SIZE,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment in the wrappers that tell a caller's mistakes, as PettingZoo's own games come."""
    table = GameEnv(release, seats=seats, options=options, size=size, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


class GameEnv(AECEnv[str, Observation, int | None]):
    """Games of one release with the same number of seats and the same options."""

    def __init__(
        self,
        release: Snapshot,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tilewright_{release.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.release = release
        self.seats = seats
        self.options = dict(options or {})
        self.size = size
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(MOST_ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.game: Playable = start(release, seats=seats, options=self.options)
        self._seeds = Stream(seeded(0))
        self._legal: list[Action] = []

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.size,), np.float32),
                "actions": spaces.Box(-LARGEST, LARGEST, (MOST_ACTIONS, 4), np.int32),
                "action_mask": spaces.Box(0, 1, (MOST_ACTIONS,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Indices of the list of legal actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed its seed follows from the last one that was given (0 if none
        ever was), so that a whole training run can be repeated. ``options`` are not used: the options of a
        game are the environment's."""
        if seed is None:
            seed = self._seeds.below(LIMIT)
        else:
            self._seeds = Stream(seeded(seed))
        self.game = start(self.release, seats=self.seats, seed=seed, options=self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that must decide now, or end the episode."""
        outcome = self.game.outcome
        if outcome is None:
            seat = self.game.to_act[0]
            self.agent_selection = self.possible_agents[seat]
            self._legal = self.game.actions(seat)
            return
        self._legal = []
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = reward(outcome, seat)
            self.terminations[agent] = True

    def observe(self, agent: str) -> Observation:
        """What a seat may know and, if it must decide, do."""
        seat = self.possible_agents.index(agent)
        legal = self.game.actions(seat)
        assert len(legal) <= MOST_ACTIONS, f"{len(legal)} actions; at most {MOST_ACTIONS} fit"
        actions = np.zeros((MOST_ACTIONS, 4), np.int32)
        mask = np.zeros(MOST_ACTIONS, np.int8)
        if legal:
            actions[: len(legal)] = legal
            mask[: len(legal)] = 1
        row = np.array(encode(self.game.view(seat), self.size), np.float32)
        return {"observation": row, "actions": actions, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action of this index for the agent that is asked; None after the end."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._legal):
            raise ValueError(
                f"{agent} has {len(self._legal)} legal actions, from index 0 on; {action} is not one of them"
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply(self._legal[action], self.possible_agents.index(agent))
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """With the mode "ansi": what the agent that is asked sees, as JSON."""
        if self.render_mode != "ansi":
            return None
        seen = self.game.view(self.possible_agents.index(self.agent_selection))
        return json.dumps(as_json(seen), indent=1)

    def close(self) -> None:
        """Nothing is held open."""


def reward(outcome: Outcome, seat: int) -> float:
    """What the end of a game is worth to a seat."""
    if seat in outcome.winners:
        return 1.0
    return 0.0 if seat in outcome.drawn else -1.0
