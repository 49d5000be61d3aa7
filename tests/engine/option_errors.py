"""Every way in which a game can refuse to be set up: what is asked for, and which error it must be. The tests
of the engine and those of the wording go through the same list."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.games.dungeons.decisions.position import ask_position
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.options import DungeonsOptions
from engine.games.princess.words.ops.unstoppable import Unstoppable
from engine.kernel import OptionError, start
from engine.kernel.options import conversion_fault
from engine.snapshot import Snapshot
from tests.puddles import pack as puddles
from tests.rules.dungeons import pack as dungeons
from tests.rules.platformer import pack as platformer
from tests.rules.princess import pack as princess

RELEASES: dict[str, Callable[[], Snapshot]] = {
    "platformer": platformer.release,
    "dungeons": dungeons.release,
    "princess": princess.release,
    "puddles": puddles.release,
}

PACKS: dict[str, tuple[Callable[[], Any], Callable[[Any], Snapshot]]] = {
    "platformer": (platformer.entries, platformer.release_of),
    "dungeons": (dungeons.entries, dungeons.release_of),
}
"""Packs that can be changed."""


@dataclass(frozen=True)
class Wrong:
    """What is asked for, and the error that must come of it."""

    game: str
    key: str
    clause: str
    path: str
    ask: Callable[[Snapshot], Any]
    release: Callable[[], Snapshot]

    def error(self) -> OptionError:
        """The error; it is a mistake if there is none."""
        try:
            self.ask(self.release())
        except OptionError as error:
            return error
        raise AssertionError(f"{self} is not refused")


def of(game: str, key: str, clause: str, path: str, seats: int, **options: Any) -> Wrong:
    """Options that the game refuses."""
    return Wrong(game, key, clause, path, lambda it: start(it, seats=seats, options=options), RELEASES[game])


def within(
    game: str, key: str, clause: str, path: str, seats: int, change: Callable[[Any], None], **options: Any
) -> Wrong:
    """Content that cannot be played: the test pack, changed."""

    def changed() -> Snapshot:
        entries, release_of = PACKS[game]
        pack: Any = copy.deepcopy(entries())
        change(pack)
        return release_of(pack)

    return Wrong(game, key, clause, path, lambda it: start(it, seats=seats, options=options), changed)


def kept(kind: str, number: int) -> Callable[[Any], None]:
    """Only so many entries of a kind are left."""

    def change(pack: Any) -> None:
        for slug in list(pack[kind])[number:]:
            del pack[kind][slug]

    return change


def sized(kind: str, **fields: Any) -> Callable[[Any], None]:
    """The first entry of a kind gets other fields."""

    def change(pack: Any) -> None:
        next(iter(pack[kind].values())).update(fields)

    return change


def without_rank(pack: Any) -> None:
    """No enemy of rank II."""
    pack["enemy"] = {slug: data for slug, data in pack["enemy"].items() if data["rank"] != 2}


def lower_boss_level(pack: Any) -> None:
    """The boss tiles have a row less than the others."""
    for tile in pack["tile"].values():
        if tile.get("boss"):
            tile["map"] = "\n".join(tile["map"].split("\n")[2:])


def princess_set(key: str, clause: str, path: str, seats: int, changed: Any, **options: Any) -> Wrong:
    """A set of The Princess, changed."""

    def release() -> Snapshot:
        return princess.release_with(**changed)

    return Wrong("princess", key, clause, path, lambda it: start(it, seats=seats, options=options), release)


def on_hero(key: str, *effects: Any) -> Wrong:
    """Effects that a Hero card of Dungeons cannot have: saving refuses them, so only a release made before
    that can hold them."""

    def changed() -> Snapshot:
        pack: Any = copy.deepcopy(dungeons.entries())
        sized("hero", effects=list(effects))(pack)
        return dungeons.release_of(pack, sound=False)

    return Wrong("dungeons", key, "", "", lambda it: start(it, seats=2), changed)


def in_adventure(key: str, change: Callable[[Any], None]) -> Wrong:
    """An adventure of Dungeons whose parts do not fit together."""
    return within("dungeons", key, "", "", 2, lambda pack: change(next(iter(pack["adventure"].values()))))


def nowhere_to_start(release: Snapshot) -> None:
    """Every space is taken when the heroes take theirs."""
    game: Any = start(release, seats=2, options={"deal": True})
    g = game.state
    g.who = [1] * len(g.who)
    g.story.spaces = []
    ask_position(g, 0)
    MACHINE.settle(g)


def foreign_words(release: Snapshot) -> None:
    """msgspec says something that nobody foresaw."""
    raise conversion_fault("Odd - at `$.crush`", DungeonsOptions, {"crush": "twice"})


GIANTS = [slug for slug, data in princess.entries()["adventure_card"].items() if data.get("hero") == "giant"]
PARTY = {"hero": "fighter", "equipment": "sword", "ability": "mend"}

WRONG = (
    # Every game.
    Wrong(
        "platformer",
        "other-game",
        "",
        "game",
        lambda it: start(it, "chess", seats=2),
        platformer.release,
    ),
    Wrong(
        "platformer",
        "choice",
        "",
        "chance",
        lambda it: start(it, seats=2, chance="luck"),
        platformer.release,
    ),
    Wrong(
        "platformer",
        "wrong-type",
        "",
        "7",
        lambda it: start(it, seats=2, options={7: 1}),  # type: ignore[dict-item]
        platformer.release,
    ),
    Wrong("dungeons", "unreadable", "DD-RUL-24", "crush", foreign_words, dungeons.release),
    of("puddles", "seats", "PU-2", "seats", 5),
    of("puddles", "range", "PU-3", "puddles", 2, puddles=0),
    of("puddles", "unknown-option", "", "puddels", 2, puddels=5),
    # Platformer.
    of("platformer", "seats", "PF-D-62", "seats", 5),
    of("platformer", "seats", "PF-D-62", "seats", 0),
    of("platformer", "unknown-option", "", "hero", 2, hero=["etern"]),
    of("platformer", "wrong-type", "PF-D-01", "portal_cost", 2, portal_cost="much"),
    of("platformer", "wrong-type", "PF-D-01", "portal_cost", 2, portal_cost=True),
    of("platformer", "wrong-type", "PF-SETUP-11", "heroes", 2, heroes="etern"),
    of("platformer", "wrong-type", "PF-SETUP-11", "heroes[1]", 2, heroes=["etern", None]),
    of("platformer", "wrong-type", "PF-D-30", "start_bonus[0][1]", 2, start_bonus=[[0, "x"]] * 4),
    of("platformer", "length", "PF-D-30", "start_bonus[3]", 2, start_bonus=[[0, 0]] * 3 + [[0]]),
    of("platformer", "too-few", "PF-D-30", "start_bonus", 2, start_bonus=[[0, 0]] * 3),
    of("platformer", "range", "PF-D-30", "start_bonus[1][0]", 2, start_bonus=[[0, 0], [-1, 0]] * 2),
    of("platformer", "range", "PF-D-01", "portal_cost", 2, portal_cost=-1),
    of("platformer", "range", "", "turn_limit", 2, turn_limit=0),
    of("platformer", "range", "", "turn_limit", 2, turn_limit=10**40),
    of("platformer", "choice", "PF-D-08", "tile_set", 2, tile_set="forrest"),
    of("platformer", "choice", "PF-D-10", "collect_on[1]", 2, collect_on=["move", "jump"]),
    of("platformer", "solo-larger-map", "PF-SOLO-01", "larger_map", 1, larger_map=True),
    of("platformer", "entry", "PF-SETUP-05", "boss", 2, boss="medusae"),
    of("platformer", "entry", "PF-SETUP-11", "heroes[1]", 2, heroes=["", "etren"]),
    of("platformer", "twice", "PF-SETUP-11", "heroes[1]", 2, heroes=["etern", "etern"]),
    of("platformer", "too-many", "PF-SETUP-11", "heroes", 1, heroes=["etern", "sweety"]),
    of("platformer", "no-seat", "PF-SETUP-14", "first_player", 2, first_player=2),
    within("platformer", "not-enough", "PF-SOLO-02", "seats", 1, kept("event", 0)),
    within("platformer", "not-enough", "PF-ART-01", "artifacts", 2, kept("artifact", 1), artifacts=True),
    within("platformer", "not-enough", "PF-SETUP-11", "heroes", 3, kept("hero", 2)),
    within("platformer", "not-enough-tiles", "PF-SETUP-01", "tile_set", 2, kept("tile", 5), tile_set="void"),
    within("platformer", "no-enemy", "PF-SETUP-04", "", 2, without_rank),
    within("platformer", "tile-heights", "PF-SETUP-01", "tile_set", 2, lower_boss_level, tile_set="forest"),
    # Dungeons.
    of("dungeons", "entry", "DD-SETUP-02", "adventure", 2, adventure="attic"),
    of("dungeons", "party-size", "DD-RUL-03", "party", 2, party=[PARTY]),
    of("dungeons", "entry", "DD-RUL-03", "party[0].hero", 1, party=[{**PARTY, "hero": "figther"}]),
    of("dungeons", "missing", "DD-RUL-03", "party[0].ability", 1, party=[{"hero": "a", "equipment": "b"}]),
    of("dungeons", "unknown-option", "DD-RUL-03", "party[0].weapon", 1, party=[{**PARTY, "weapon": "x"}]),
    of("dungeons", "wrong-type", "DD-RUL-03", "party[1]", 2, party=[PARTY, "fighter"]),
    of("dungeons", "twice", "DD-RUL-03", "party[1].hero", 2, party=[PARTY, PARTY]),
    of("dungeons", "choice", "DD-RUL-05", "minor_actions", 2, minor_actions="al"),
    of("dungeons", "choice", "DD-RUL-24", "crush", 2, crush="twice"),
    of("dungeons", "range", "DD-RUL-49", "round_limit", 2, round_limit=-1),
    of("dungeons", "range", "DD-RUL-23", "most_loot", 2, most_loot=-1),
    of("dungeons", "range", "DD-RUL-23", "most_energy", 2, most_energy=100),
    within(
        "dungeons",
        "adventure-seats",
        "DD-RUL-01",
        "seats",
        1,
        sized("adventure", heroes_least=2),
        adventure="cellar",
    ),
    within("dungeons", "not-enough", "DD-RUL-03", "seats", 4, kept("equipment", 3)),
    within("dungeons", "not-enough", "DD-SETUP-02", "adventure", 2, kept("adventure", 0)),
    Wrong("dungeons", "no-start-space", "DD-RUL-02", "", nowhere_to_start, dungeons.release),
    in_adventure("tile-face", lambda story: story["rooms"][0].update(tile="vault", face="back")),
    in_adventure("adventure-part", lambda story: story["start"]["rooms"][0].update(room="attic")),
    on_hero("adventure-word", dungeons.effect("round_begins", {"set_flag": {"flag": "won"}})),
    on_hero("immune-enemies", dungeons.always({"immune": {"to": "siphon", "of": "enemies"}})),
    on_hero("immune-heroes", dungeons.always({"immune": {"to": "stun"}})),
    on_hero("forbid-enemies", dungeons.always({"forbid": {"what": "trade", "of": "enemies"}})),
    on_hero("change-enemies", dungeons.always({"change": {"what": "wisdom", "by": 1, "of": "enemies"}})),
    # The Princess.
    of("princess", "seats", "PR-RUL-45", "seats", 2),
    of("princess", "seats", "PR-SETUP-01", "seats", 11, many_players=True),
    of("princess", "many-players", "PR-SETUP-01", "seats", 6),
    of(
        "princess", "two-characters", "PR-RUL-43", "two_characters", 6, many_players=True, two_characters=True
    ),
    of("princess", "teams", "PR-RUL-42", "teams", 5, teams=True),
    of("princess", "no-seat", "PR-TURN-01", "first_player", 3, first_player=3),
    of("princess", "range", "PR-TURN-01", "first_player", 3, first_player=-2),
    of("princess", "range", "PR-RUL-26", "turn_limit", 3, turn_limit=0),
    of("princess", "range", "PR-RUL-26", "empty_laps", 3, empty_laps=0),
    of("princess", "too-many", "PR-SETUP-02", "characters", 3, characters=["ana", "", "", ""]),
    of("princess", "entry", "PR-SETUP-02", "characters[0]", 3, characters=["anna"]),
    of("princess", "twice", "PR-SETUP-06", "secrets[2]", 3, secrets=["poet", "", "poet"]),
    of("princess", "kidnapper", "PR-SETUP-07", "secrets", 3, secrets=["poet", "spy", "heir"]),
    of(
        "princess",
        "two-characters-named",
        "PR-VARIANT-01",
        "characters",
        3,
        two_characters=True,
        characters=["ana"],
    ),
    princess_set(
        "not-enough",
        "PR-SETUP-02",
        "characters",
        5,
        {"character__giant": None, **{f"adventure_card__{card}": None for card in GIANTS}},
        two_characters=True,
    ),
    princess_set(
        "not-enough",
        "PR-SETUP-06",
        "secrets",
        10,
        {"secret__poet": None},
        many_players=True,
    ),
    princess_set("unplayable", "", "", 3, {"adventure_card__blow": {"persistent": True}}),
    Wrong("princess", "always-of", "", "", lambda it: Unstoppable(of="them").scope(), princess.release),
)
"""All of them; tests/engine/test_settings.py sees to it that no key of the engine is left out."""
