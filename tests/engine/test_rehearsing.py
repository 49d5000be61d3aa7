"""Entries are brought into play, found acting, and asked why they do nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from engine.effects.tracing import Obstacle
from engine.games import added, games
from engine.kernel.errors import EffectLoopError
from engine.kernel.rehearsing import ANY, Findings, Rehearsal
from engine.kernel.rng import Stream, seeded
from engine.kernel.staging import MANY, Stage
from engine.snapshot import Snapshot
from tests.cards.making import kinds_with_effects
from tests.cards.trying import shipped, stored
from tests.puddles.kinds import GAME as PUDDLES
from tests.puddles.pack import release as puddles

GAMES = ("dungeons", "platformer", "princess")
OF_EACH = 2
MOST = 60
"""So many games are played until an effect must have acted."""
FEW = 6
"""So many are played where it never does."""


def never() -> bool:
    return False


def rehearsal(game: str, kind: str, slug: str, **changed: Any) -> Rehearsal:
    """A shipped entry, perhaps with fields changed, on its stage."""
    whole = json.loads(shipped(game).content)
    whole["entries"][kind][slug]["data"].update(changed)
    return Rehearsal(Stage(games()[game], json.dumps(whole).encode(), kind, slug))


def search(game: str, kind: str, slug: str, effect: int = 0, first: int = 0, **changed: Any) -> Findings:
    most = FEW if changed else MOST
    return rehearsal(game, kind, slug, **changed).search(effect, first, never, most)


def hindrances(found: Findings) -> set[tuple[str, int]]:
    return {(obstacle.sort, obstacle.number) for obstacle in found.hindered}


@pytest.mark.parametrize("game", GAMES)
def test_shipped_cards_of_every_kind_with_effects_are_found_acting(game: str) -> None:
    for kind in kinds_with_effects(game):
        entries: Mapping[str, Any] = stored(game)["entries"][kind]
        with_effects = [slug for slug, each in sorted(entries.items()) if each["data"].get("effects")]
        for slug in with_effects[-OF_EACH:]:
            found = search(game, kind, slug, ANY)
            assert found.scene is not None, (game, kind, slug, found.games, found.hindered)
            assert found.scene.steps or found.scene.ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_goes_as_it_does_unwatched(game: str) -> None:
    kind = kinds_with_effects(game)[0]
    slug = sorted(stored(game)["entries"][kind])[0]
    stage = Stage(games()[game], shipped(game).content, kind, slug)
    plain = Stage(games()[game], shipped(game).content, kind, slug)
    Rehearsal(stage)
    ended = []
    for each in (stage, plain):
        played = each.begin(2)
        lots = Stream(seeded(2))
        for _ in range(400):
            if played.to_act:
                played.play(played.likely(lots.below(1 << 20)))
        ended.append(played.dump()["state"])
    assert ended[0] == ended[1]


def test_what_was_found_is_found_again_and_the_next_number_is_another_game() -> None:
    first, again = (search("platformer", "potion", "midas_milk") for _ in range(2))
    assert first.scene is not None
    assert again.scene is not None
    assert (first.scene.number, first.scene.ply) == (again.scene.number, again.scene.ply)
    assert [step.events for step in first.scene.steps] == [step.events for step in again.scene.steps]
    other = search("platformer", "potion", "midas_milk", first=first.next)
    assert other.scene is not None
    assert other.scene.number >= first.next


def test_the_act_is_in_the_events_of_its_decision() -> None:
    found = search("princess", "character", "doctor_leech")
    assert found.scene is not None
    step = next(step for step in found.scene.steps if step.acts)
    assert 0 <= step.acts[0].begin <= step.acts[0].end <= len(step.events)
    assert found.acted[0] >= 1


def test_a_card_in_a_deck_lies_there_many_times_if_the_rules_allow_it() -> None:
    stage = Stage(games()["platformer"], shipped("platformer").content, "item", "boots_of_speed")
    assert stage.release.entries["item"]["boots_of_speed"].copies == MANY
    as_it_is = Stage(
        games()["platformer"], shipped("platformer").content, "item", "boots_of_speed", heaps=False
    )
    assert as_it_is.release.content == shipped("platformer").content


def test_the_condition_that_cannot_hold_is_named() -> None:
    effect = {
        "when": "looted",
        "if": [{"has": {"what": "gold", "least": 0}}, {"level_at_least": {"level": 9}}],
        "do": [{"gain": {"what": "gem"}}],
    }
    found = search("platformer", "hero", "etern", effects=[effect])
    assert found.scene is None
    assert found.in_play
    assert {each for each in hindrances(found) if each[0] != "moment"} == {("condition", 1)}
    assert found.hitch is not None
    assert any(each == Obstacle(0, "condition", 1) for step in found.hitch.steps for each in step.obstacles)


def test_a_cost_that_cannot_be_paid_is_named() -> None:
    effect = {
        "when": "looted",
        "cost": ["once_per_turn", {"pay": {"what": "gold", "amount": 20}}],
        "do": [{"gain": {"what": "gem"}}],
    }
    found = search("platformer", "hero", "etern", effects=[effect])
    assert found.scene is None
    assert ("cost", 1) in hindrances(found)


def test_a_fork_that_is_not_taken_is_named() -> None:
    check = {"check": {"conditions": [{"level_at_least": {"level": 9}}], "then": [{"gain": {"what": "gem"}}]}}
    found = search("platformer", "hero", "etern", effects=[{"when": "looted", "do": [check]}])
    assert found.scene is not None
    assert any(each == Obstacle(0, "fork", 0) for step in found.scene.steps for each in step.within)


def test_what_holds_as_long_as_a_card_lies_there_is_found_where_its_conditions_hold() -> None:
    effects = [
        {"when": "always", "do": [{"change": {"what": "price", "by": -1}}]},
        {
            "when": "always",
            "if": [{"level_at_least": {"level": 9}}],
            "do": [{"change": {"what": "price", "by": -1}}],
        },
    ]
    never_holds = search("platformer", "hero", "auntie_haggle", 1, effects=effects)
    assert never_holds.scene is None
    assert hindrances(never_holds) == {("condition", 0)}
    holds = search("platformer", "hero", "auntie_haggle", 0, effects=effects)
    assert holds.scene is not None
    assert holds.scene.owner >= 0


def test_a_card_without_end_is_named() -> None:
    endless = {"when": "gained", "do": [{"gain": {"what": "gold"}}]}
    with pytest.raises(EffectLoopError) as error:
        search("platformer", "hero", "etern", effects=[endless])
    assert (error.value.entry, error.value.effect) == ("hero/etern", 0)


def test_nothing_is_played_longer_than_wanted() -> None:
    found = rehearsal("platformer", "hero", "etern", effects=[]).search(0, 0, lambda: True)
    assert (found.games, found.scene) == (1, None)
    assert found.decisions < 20


def test_the_staged_content_is_a_snapshot_like_any_other() -> None:
    stage = Stage(
        games()["dungeons"],
        shipped("dungeons").content,
        "item",
        sorted(shipped("dungeons").entries["item"])[0],
    )
    assert Snapshot.read(stage.release.content).hash == stage.release.hash


def test_a_game_that_nobody_has_prepared_for_it_is_rehearsed_as_well() -> None:
    content = puddles().content
    with added(PUDDLES):
        for kind, slug in (
            ("frog", "late_riser"),
            ("frog", "glutton"),
            ("snack", "mosquito"),
            ("snack", "slug"),
        ):
            stage = Stage(PUDDLES, content, kind, slug)
            found = Rehearsal(stage).search(0, 0, never, MOST)
            assert found.scene is not None, (kind, slug)
