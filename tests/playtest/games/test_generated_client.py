"""A client that a tool we did not write made from our OpenAPI document plays all three games through it."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from engine.bots import Planner, play_out
from engine.kernel import start
from playtest.actions.issue_token import issue_token
from playtest.models import TestGame

from .conftest import content_of, publish

pytestmark = pytest.mark.any_database

SEEDS = {"platformer": 27, "dungeons": 5, "princess": 9}
"""Seeds with which games end soon."""


def advice(game: str) -> Iterator[tuple[int, ...]]:
    """What players do who do not choose just anything: games of one sort take thousands of decisions if
    nobody has a plan."""
    if game != "platformer":
        return iter(())
    planned = start(content_of(game), seats=4, seed=SEEDS[game])
    taken = play_out(planned, [Planner(seat, width=2, depth=10, finalists=2, samples=1) for seat in range(4)])
    return iter([action for _seat, action in taken])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The client, freshly generated."""
    folder = tmp_path_factory.mktemp("client")
    document = Client().get("/api/v1/openapi.json")
    assert document.status_code == 200
    (folder / "openapi.json").write_bytes(document.content)
    tool = str(Path(sys.executable).with_name("openapi-python-client"))
    command = [tool, "generate", "--path", "openapi.json", "--meta", "none", "--output-path", "made_client"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    skipped = [line for line in done.stdout.splitlines() if "/games/" in line]
    assert not skipped, done.stdout
    sys.path.insert(0, str(folder))
    yield importlib.import_module("made_client")
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "made_client"]:
        del sys.modules[name]


class Player:
    """Somebody who knows nothing but the client."""

    def __init__(self, made: ModuleType, address: str, token: str) -> None:
        self.made = made
        self.client = made.AuthenticatedClient(base_url=address, token=token, raise_on_unexpected_status=True)

    def call(self, name: str, *args: Any, **kwargs: Any) -> Any:
        module = importlib.import_module(f"{self.made.__name__}.api.games.games_{name}")
        answer = module.sync_detailed(*args, client=self.client, **kwargs)
        assert answer.status_code < 300, answer.content
        return answer.parsed

    def close(self) -> None:
        self.client.get_httpx_client().close()


@pytest.mark.parametrize("game", list(SEEDS))
def test_a_generated_client_plays_a_whole_game_of_four(
    made: ModuleType, game: str, live_server: Any, person: Callable[..., User]
) -> None:
    publish(game)
    models = importlib.import_module("made_client.models")
    token = issue_token(
        person("playtester"), "client", ["games:create", "games:play", "games:watch"], by=None
    )
    creator = Player(made, live_server.url, token.secret)
    plan = {"game": game, "seats": [{"name": name} for name in "ABCD"], "seed": SEEDS[game]}
    new = creator.call("create", body=models.NewGameRequest.from_dict(plan))
    id = new.state.id
    seats = [Player(made, live_server.url, each.token) for each in new.seat_tokens]
    state = creator.call("read", id)
    plies = 0
    advised = advice(game)
    while not state.over:
        acting = seats[state.to_act[0]]
        if state.you.seat != state.to_act[0]:
            state = acting.call("read", id)
        told = next(advised, None)
        offered = {tuple(each.action): each for each in state.actions}
        choice = offered[told] if told else state.actions[plies * 7 % len(state.actions)]
        assert choice.text
        move = models.NewMoveRequest(ply=state.ply, action=choice.action)
        done = acting.call("move", id, body=move, state=True, idempotency_key=f"decision-{plies}")
        plies += 1
        assert done.ply == plies
        state = done.state
    assert state.outcome.text
    assert type(state.view).__name__ == f"{game.title()}View"
    assert [len(view.heroes) for view in state.views] == [4, 4, 4, 4]
    assert len(creator.call("replay", id, ply=plies // 2).views) == 4
    file = creator.call("export", id)
    assert creator.call("import", body=models.GameFileRequest.from_dict(file.to_dict())).state.ply == plies
    assert creator.call("log", id).lines[0].text
    assert creator.call("list").count == 2
    creator.call("delete", id)
    assert TestGame.objects.count() == 1
    for player in (creator, *seats):
        player.close()
