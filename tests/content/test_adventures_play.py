"""What the checks on adventures let through can be played: adventures of the shipped pack, changed at random,
are either refused or come to an end."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from content.checks import Level, run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_document, entry_value
from content.snapshots import snapshot_bytes
from engine.games.dungeons.kinds import GAME
from engine.kernel import start
from engine.kernel.rng import Stream, seeded
from engine.schema import Path as Place
from engine.snapshot import Snapshot

FOLDER = Path(__file__).parents[2] / "content" / "packs" / "dungeons"
KIND = GAME.kinds["adventure"]
ADVENTURES = ("first_shift", "the_tide_below", "vespers_in_brine")


@cache
def content() -> PackContent:
    return read_pack(read_folder(FOLDER)[0])


def parts(value: Any, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Everything inside a value, with its place."""
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        yield (*path, key), inner
        yield from parts(inner, (*path, key))


def changed(value: Any, random: Random) -> Any:
    """The value with one part taken out, or replaced by a part of the same sort from elsewhere in it."""
    value = copy.deepcopy(value)
    found = list(parts(value))
    path, old = random.choice(found)
    around = value
    for step in path[:-1]:
        around = around[step]
    if random.random() < 0.3:
        del around[path[-1]]
    else:
        alike = [each for _, each in found if type(each) is type(old)]
        around[path[-1]] = copy.deepcopy(random.choice(alike))
    return value


def variant(seed: int) -> tuple[str, PackContent]:
    """An adventure that still fits its kind after a few random changes, in the pack it came from."""
    random = Random(seed)
    while True:
        slug = random.choice(ADVENTURES)
        document = content().documents["adventure", slug]
        value = entry_value(GAME, document)
        for _ in range(random.randint(1, 3)):
            value = changed(value, random)
        if not entry_faults(GAME, KIND, value):
            made = entry_document(GAME, KIND, slug, value)
            made.translations = document.translations
            documents = {**content().documents, made.key: made}
            return slug, PackContent("dungeons", content().source, content().languages, documents)


@pytest.mark.parametrize("seed", range(60))
def test_an_adventure_is_refused_or_can_be_played(seed: int) -> None:
    slug, pack = variant(seed)
    if run_checks(pack, least=Level.ERROR):
        return
    adventure: Any = KIND.decoder.decode(msgspec.json.encode(pack.documents["adventure", slug].data))
    release = Snapshot.read(snapshot_bytes(pack))
    for seats in {adventure.heroes_least, adventure.heroes_most}:
        options = {"adventure": slug, "round_limit": 6, "deal": True}
        game = start(release, "dungeons", seats=seats, seed=seed, options=options)
        stream = Stream(seeded(seed))
        for _ in range(20_000):
            if game.outcome is not None:
                break
            legal = game.actions()
            game.apply(legal[stream.below(len(legal))])
        assert game.outcome is not None


@pytest.mark.many_games
def test_many_of_these_adventures_are_sound_and_many_are_not() -> None:
    """So that the test above tells something of both."""
    refused = [bool(run_checks(variant(seed)[1], least=Level.ERROR)) for seed in range(60)]
    assert 15 <= sum(refused) <= 55
