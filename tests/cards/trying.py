"""The tables at which made cards are tried: the shipped pack with the cards in it, options that bring them
into play, and bots."""

from __future__ import annotations

import importlib
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st

from content.cardtext import card_text, part_texts
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.own_text import has_effects
from content.snapshots import snapshot_bytes
from engine.bots.making import make_bot
from engine.bots.play import play_out
from engine.games import games
from engine.games.dungeons.adventures.names import PARTS
from engine.kernel import start
from engine.kernel.errors import EffectLoopError
from engine.schema import Fault
from engine.schema.checks import Written
from engine.schema.validate import faults_of
from engine.snapshot import Snapshot
from tests.cards.making import changed_entries, entries, kinds_with_effects

ROOT = Path(__file__).parents[2]
LANGUAGES = ("de", "en", "es", "it")
MOST_MOVES = 300
"""How long a game is watched."""

Pack = dict[str, dict[str, dict[str, Any]]]
"""Entries as a snapshot stores them: data and copies by kind and slug."""


class Made(NamedTuple):
    """A made card: its kind, its fields, and the shipped entry that it was made from, if it was."""

    kind: str
    fields: dict[str, Any]
    over: str = ""


@dataclass
class Setting:
    """How cards are put into a pack, and the seats and options of a game with them."""

    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    put: set[tuple[str, str]] = field(default_factory=set)
    """The entries that are made, by kind and slug."""


@dataclass
class Tried:
    """What became of made cards: how many passed the checks and were played, how often their effects acted,
    and which were endless."""

    cards: int = 0
    refused: int = 0
    games: int = 0
    moves: int = 0
    fired: Counter[str] = field(default_factory=Counter)
    """By kind."""
    endless: int = 0


@cache
def shipped(game: str) -> Snapshot:
    """The pack of a game as a release."""
    source, _, faults = read_folder(ROOT / "content" / "packs" / game)
    assert not faults
    return Snapshot.read(snapshot_bytes(read_pack(source)))


@cache
def stored(game: str) -> Any:
    """The same as plain data."""
    return json.loads(shipped(game).content)


def slugs(game: str) -> dict[str, list[str]]:
    """The entries that made cards may refer to."""
    return {kind: sorted(entries) for kind, entries in stored(game)["entries"].items()}


def staged(game: str, cards: Sequence[Made], number: int) -> tuple[Any, Setting]:
    """The shipped pack with made cards in it, and how to play it."""
    whole = json.loads(shipped(game).content)
    return whole, STAGES[game](whole["entries"], cards, number)


def is_sound(game: str, cards: Sequence[Made], number: int) -> bool:
    """Whether the checks of the game find nothing wrong with made cards."""
    whole, setting = staged(game, cards, number)
    declared = games()[game]
    written = {
        (kind, slug): Written(each["data"], {}, each["copies"])
        for kind, by_slug in whole["entries"].items()
        for slug, each in by_slug.items()
    }
    found = (key for check in declared.checks for key, _ in check(declared, written))
    return bool(setting.put) and not any(key in setting.put for key in found)


def faults_in(game: str, made: Made) -> list[Fault]:
    """What saving would say of a made card, its name apart."""
    declared = games()[game]
    found = faults_of(declared.kinds[made.kind].record, made.fields, declared)
    return [fault for fault in found if fault.key != "text-required"]


def try_cards(game: str, cards: Sequence[Made], number: int, tried: Tried, bot: str = "random") -> None:
    """Word the cards that pass the checks in every language, and play one game with them."""
    sound = [card for card in cards if is_sound(game, [card], number)]
    tried.refused += len(cards) - len(sound)
    if not sound:
        return
    tried.cards += len(sound)
    whole, setting = staged(game, sound, number)
    release = Snapshot.read(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode())
    for language in LANGUAGES:
        for kind, slug in setting.put:
            texts = part_texts(release, language, kind, slug)
            if has_effects(games()[game].kinds[kind]):
                texts["effects"] = card_text(release, language, kind, slug)
            assert all(text.strip() for text in texts.values()), (kind, slug, texts)
    program = importlib.import_module(f"engine.games.{game}.build").program_of(release)
    fired: Counter[str] = Counter()
    watch(program, setting, fired)
    bots = [make_bot(bot, number * 8 + seat) for seat in range(setting.seats)]
    try:
        played = start(release, seats=setting.seats, seed=number, options=setting.options)
        tried.moves += len(play_out(played, bots, MOST_MOVES if bot == "random" else MOST_MOVES // 3))
    except EffectLoopError as error:
        require_named(game, setting, error)
        tried.endless += 1
    tried.games += 1
    tried.fired += fired


def require_named(game: str, setting: Setting, error: EffectLoopError) -> None:
    """An endless card must be named: a made one, or a shipped one that a made one goads on."""
    kind, _, slug = error.entry.partition("/")
    shipped_too = slug in stored(game)["entries"].get(kind, {})
    assert shipped_too or (kind, slug.split("/")[0]) in setting.put, error


def watch(program: Any, setting: Setting, fired: Counter[str]) -> None:
    """Count how often the effects of made cards act, by the kind of card: paying is what every effect does
    when it begins."""
    made = {slug: kind for kind, slug in setting.put}

    def count(kind: str, g: Any, ctx: Any) -> None:
        fired[kind] += 1

    for effect in program.effects:
        kind = made.get(program.bearers[effect.definition].slug.split("/")[0])
        if kind is not None:
            effect.pay.append(partial(count, kind))


@st.composite
def made_cards(draw: st.DrawFn, game: str) -> Made:
    """Cards of any kind that bears effects, made from the declarations."""
    kind = draw(st.sampled_from(kinds_with_effects(game)))
    return Made(kind, draw(entries(game, kind, slugs(game))))


@st.composite
def changed_cards(draw: st.DrawFn, game: str) -> Made:
    """Shipped cards and adventures with words and parameters changed."""
    found = stored(game)["entries"]
    kind = draw(st.sampled_from([*kinds_with_effects(game), *(["adventure"] if game == "dungeons" else [])]))
    worded = [slug for slug in slugs(game)[kind] if {"effects", "rooms"} & {*found[kind][slug]["data"]}]
    if not worded:
        return Made(kind, draw(entries(game, kind, slugs(game))))
    slug = draw(st.sampled_from(worded))
    names = part_names(game, kind, slug)
    return Made(kind, draw(changed_entries(game, kind, found[kind][slug]["data"], slugs(game), names)), slug)


def part_names(game: str, kind: str, slug: str) -> dict[str, list[str]]:
    """The parts of an adventure, by the parameters that name them."""
    if kind != "adventure":
        return {}
    data = stored(game)["entries"][kind][slug]["data"]
    tiles = stored(game)["entries"]["tile"]
    names = {sort: [part["id"] for part in data.get(field, ())] for sort, field in PARTS.items()}
    names["victory.ending"], names["defeat.ending"] = names["victory"], names["defeat"]
    for room in data["rooms"]:
        openings = tiles[room["tile"]]["data"][room.get("face", "front")]["openings"]
        names[f"{room['id']}.exit"] = [opening["id"] for opening in openings]
    return {name: found for name, found in names.items() if found}


# How made cards come into play.


def put(setting: Setting, pack: Pack, kind: str, slug: str, data: dict[str, Any], copies: int = 1) -> None:
    """Lay a made card into the pack, or over a shipped one."""
    pack[kind][slug] = {**pack[kind].get(slug, {"art": ""}), "data": data, "copies": copies}
    setting.put.add((kind, slug))


RUSH = [
    {"repeat": {"times": 4, "do": ["reveal_level"]}},
    {"repeat": {"times": 4, "do": ["remove_level"]}},
]
"""The boss level is open at once, and everybody comes back there."""
DEAL = [{"draw_card": {"deck": "item"}}, {"draw_card": {"deck": "potion"}}]
CLAIM = {"when": {"step_begins": {"step": 3}}, "do": ["take_this"]}
"""On an artifact: whoever has the turn takes it."""
DEALT = ("item", "potion")
OF_THE_BOSS = ("boss", "boss_token", "boss_attack")


def platformer(pack: Pack, cards: Sequence[Made], number: int) -> Setting:
    """Shop, ranks and deck of events hold only made cards where there are some; the boss level is near when
    cards of a boss are tried."""
    boss = sorted(pack["boss"])[number % len(pack["boss"])]
    setting = Setting(1 + number % 4, {"turn_limit": 25, "boss": boss})
    kinds = {card.kind for card in cards}
    if "event" in kinds:
        setting.seats = 1
    setting.options["larger_map"] = setting.seats > 1 and number % 5 == 0
    setting.options["tile_set"] = ("forest", "void", "mixed", "any")[number // 4 % 4]
    if "artifact" in kinds:
        setting.options["artifacts"] = True
    for kind in ("item", "potion", "event"):
        if kind in kinds:
            pack[kind].clear()
    heroes: list[str] = []
    for index, (kind, fields, _) in enumerate(cards):
        slug, data = f"made_{index}", dict(fields)
        of_boss = [name for name, each in sorted(pack[kind].items()) if each["data"].get("boss") == boss]
        if kind == "hero":
            heroes.append(slug)
            put(setting, pack, kind, slug, data)
        elif kind == "boss":
            put(setting, pack, kind, boss, {**pack[kind][boss]["data"], "effects": data["effects"]})
        elif kind == "boss_attack":
            slug = of_boss[index % len(of_boss)]
            put(setting, pack, kind, slug, {**data, "boss": boss, "signs": pack[kind][slug]["data"]["signs"]})
        elif kind == "boss_token":
            alike = [each for each in of_boss if pack[kind][each]["data"]["role"] == data["role"]]
            if alike:
                put(setting, pack, kind, alike[index % len(alike)], {**data, "boss": boss}, 4)
        elif kind == "enemy":
            same = [each for each in sorted(pack[kind]) if pack[kind][each]["data"]["rank"] == data["rank"]]
            put(setting, pack, kind, same[index % len(same)], data)
        elif kind == "artifact":
            known = sorted(pack[kind])
            data["effects"] = [CLAIM, *data["effects"]]
            for place in range(index, len(known), len(cards)):
                put(setting, pack, kind, known[place], data)
        else:
            put(setting, pack, kind, slug, data, 12)
    helped = [
        *(RUSH if kinds.intersection(OF_THE_BOSS) else ()),
        *(DEAL if kinds.intersection(DEALT) else ()),
    ]
    if helped:
        effect = {"when": {"step_begins": {"step": 2}}, "do": helped}
        data = {"health": 9, "star": ["move"], "effects": [effect]}
        pack["hero"]["helper"] = {"data": data, "copies": 1, "art": ""}
        heroes.insert(0, "helper")
    setting.options["heroes"] = heroes[: setting.seats]
    return setting


def princess(pack: Pack, cards: Sequence[Made], number: int) -> Setting:
    """Characters and Secrets are dealt; a made chest takes the place of all shipped ones of its sort."""
    setting = Setting(3 + number % 3, {"turn_limit": 40})
    characters: list[str] = []
    secrets: list[str] = [slug for slug, each in pack["secret"].items() if each["data"].get("kidnapper")]
    chests: dict[tuple[str, bool], list[dict[str, Any]]] = {}
    for index, (kind, fields, _) in enumerate(cards):
        known = sorted(pack[kind])
        slug = known[(number + index) % len(known)]
        old = pack[kind][slug]["data"]
        if kind == "adventure_card":
            chests.setdefault((fields["type"], fields.get("persistent", False)), []).append(fields)
            continue
        kept = {name: old[name] for name in ("symbol", "colour", "kidnapper") if name in old}
        put(setting, pack, kind, slug, {**{k: v for k, v in fields.items() if k != "kidnapper"}, **kept})
        if kind == "character" and slug not in characters:
            characters.append(slug)
        if kind == "secret" and slug not in secrets:
            secrets.append(slug)
    for (sort, persistent), made in chests.items():
        alike = [
            slug
            for slug, each in sorted(pack["adventure_card"].items())
            if (each["data"]["type"], each["data"].get("persistent", False)) == (sort, persistent)
        ]
        for index, slug in enumerate(alike):
            old = pack["adventure_card"][slug]
            kept = {name: old["data"][name] for name in ("hero", "mark") if name in old["data"]}
            given = made[index % len(made)]
            data = {name: value for name, value in given.items() if name not in ("hero", "mark")}
            put(setting, pack, "adventure_card", slug, data | kept, old["copies"])
    setting.options["characters"] = characters[: setting.seats]
    setting.options["secrets"] = secrets[: setting.seats]
    return setting


def dungeons(pack: Pack, cards: Sequence[Made], number: int) -> Setting:
    """The party has the made cards, the row offers made items for nothing, made enemies stand for the threats
    of the adventure."""
    tales = sorted(pack["adventure"])
    made_tales = [index for index, card in enumerate(cards) if card.kind == "adventure"]
    adventure = tales[number % len(tales)]
    setting = Setting(options={"round_limit": 12, "minor_actions": ("cards", "all", "never")[number % 3]})
    made: dict[str, list[str]] = {"hero": [], "equipment": [], "ability": []}
    for index in made_tales:
        adventure = cards[index].over or adventure
        put(setting, pack, "adventure", adventure, cards[index].fields)
    story = pack["adventure"][adventure]["data"]
    threats = {each["threat"]: each["enemy"] for each in story.get("threats", ())}
    for index, (kind, fields, _) in enumerate(cards):
        slug, data = f"made_{index}", dict(fields)
        if kind in made:
            made[kind].append(slug)
            put(setting, pack, kind, slug, data)
        elif kind == "item":
            put(setting, pack, kind, slug, {**data, "loot": 0}, 12)
        elif kind == "enemy" and threats:
            threat = sorted(threats)[index % len(threats)]
            put(setting, pack, kind, threats[threat], {**data, "threat": threat})
    least, most = story.get("heroes_least", 1), story.get("heroes_most", 4)
    setting.seats = least + number % (most - least + 1)
    setting.options["adventure"] = adventure
    party = []
    for seat in range(setting.seats):
        party.append({kind: ([*found, *sorted(pack[kind])])[seat] for kind, found in made.items()})
    setting.options["party"] = party
    return setting


STAGES: dict[str, Callable[[Pack, Sequence[Made], int], Setting]] = {
    "platformer": platformer,
    "princess": princess,
    "dungeons": dungeons,
}
