"""Setting up a game (PF-SETUP, PF-ART-01, PF-MAP, PF-SOLO-01, -02)."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.board import Board
from engine.games.platformer.levels import stock
from engine.games.platformer.options import COLLECT, FEWEST, MOST, PlatformerOptions
from engine.games.platformer.program import (
    D_ARTIFACT,
    D_ATTACK,
    D_BOSS,
    D_ENEMY,
    D_EVENT,
    D_HERO,
    D_ITEM,
    D_POTION,
    D_TOKEN,
    Program,
)
from engine.games.platformer.shop import refill
from engine.games.platformer.state import State
from engine.games.platformer.turn import push_turns
from engine.kernel.errors import OptionError
from engine.kernel.options import (
    check_named,
    check_seat,
    check_seats_named,
    no_entry,
    not_enough,
    wrong_seats,
)
from engine.kernel.rng import Stream, seeded


def set_up(program: Program, seats: int, seed: int, options: PlatformerOptions, ask_chance: bool) -> State:
    """A game ready for its first turn. Seats are numbered clockwise; by lot or option one begins
    (PF-SETUP-14)."""
    if not FEWEST <= seats <= MOST:
        raise wrong_seats("PF-D-62", seats, FEWEST, MOST)
    if seats == 1 and options.larger_map:
        raise OptionError(
            "PF-SOLO-01", "solo-larger-map", {}, "larger_map", "the solo game uses the standard dungeon"
        )
    stream = Stream(seeded(seed))
    tiles = draw_tiles(program, stream, options)
    heights = {program.tiles[tile].height for tile in tiles}
    if len(heights) != 1:
        said = "all tiles of a game must have the same height"
        raise OptionError("PF-SETUP-01", "tile-heights", {}, "tile_set", said)
    board = Board([program.tiles[tile] for tile in tiles])
    g = State()
    g.lay_out(program, board, seats)
    g.rng = stream.state
    g.ask_chance = ask_chance
    g.tiles = tiles
    read_options(g, options)
    deal_enemies(g)
    deal_boss(g, options)
    deal_shop(g)
    deal_heroes(g, options)
    if options.artifacts:
        g.artifacts = draw_from(g, program.cards_of(D_ARTIFACT), 2, "PF-ART-01", "artifact", "artifacts")
        g.artifact_owner = [-1, -1]
    if g.solo:
        g.event_deck = program.cards_of(D_EVENT)
        if not g.event_deck:
            raise not_enough("PF-SOLO-02", "event", 1, 0, "seats")
        g.shuffle(g.event_deck)
    g.high = board.level_size
    refresh_numbers(g)
    stock(g, 0)  # PF-SETUP-13
    g.stack.clear()
    push_turns(g, g.first)
    return g


def draw_from(g: State, things: list[int], count: int, clause: str, kind: str, path: str = "") -> list[int]:
    """Some of the things at random, from the state's own stream."""
    if len(things) < count:
        raise not_enough(clause, kind, count, len(things), path)
    things = things[:]
    g.shuffle(things)
    return things[:count]


def draw_tiles(program: Program, stream: Stream, options: PlatformerOptions) -> list[int]:
    """Two tiles per normal level and two for the boss level (PF-SETUP-01, -06, PF-D-13), of one set or
    mixed (PF-D-08)."""
    wanted = options.tile_set
    if wanted == "any":
        wanted = ("forest", "void")[stream.below(2)]
    tiles = program.tiles
    fitting = [
        index
        for index, tile in enumerate(tiles)
        if wanted == "mixed" or tile.set == (0 if wanted == "forest" else 1)
    ]
    levels = 4 if options.larger_map else 3  # PF-MAP-01
    normal = [index for index in fitting if not tiles[index].boss]
    boss = [index for index in fitting if tiles[index].boss]
    if len(normal) < 2 * levels or len(boss) < 2:
        args = {"set": wanted, "needed": 2 * levels, "held": len(normal), "boss_held": len(boss)}
        said = (
            f"{wanted}: {2 * levels} tiles and 2 boss tiles are needed, the release holds {len(normal)} and "
            f"{len(boss)}"
        )
        raise OptionError("PF-SETUP-01", "not-enough-tiles", args, "tile_set", said)
    stream.shuffle(normal)
    stream.shuffle(boss)
    return normal[: 2 * levels] + boss[:2]


def read_options(g: State, options: PlatformerOptions) -> None:
    """Keep the options that rules look at."""
    g.portal_cost = options.portal_cost
    g.collect_mask = sum(1 << COLLECT.index(way) for way in options.collect_on)
    g.catch_ladder = options.catch_ladder
    g.boss_ignores_walls = options.boss_ignores_walls
    g.turn_limit = options.turn_limit


def deal_enemies(g: State) -> None:
    """One card of each rank beside Levels 1 to 3, a second rank-III card beside Level 4 (PF-SETUP-04,
    PF-MAP-02)."""
    definitions = g.program.definitions
    for level in range(g.board.boss_level):
        rank = min(level + 1, 3)
        left = [
            index
            for index in g.program.of_kind(D_ENEMY)
            if definitions[index].rank == rank and index not in g.level_enemy
        ]
        if not left:
            said = f"there is no enemy of rank {rank} left for Level {level + 1}"
            raise OptionError("PF-SETUP-04", "no-enemy", {"rank": rank, "level": level + 1}, "", said)
        g.level_enemy.append(draw_from(g, left, 1, "PF-SETUP-04", "enemy")[0])


def deal_boss(g: State, options: PlatformerOptions) -> None:
    """The boss, its tokens beside the card, its shuffled attack deck (PF-SETUP-05 to -08, PF-D-64)."""
    program = g.program
    bosses = program.of_kind(D_BOSS)
    if options.boss:
        slugs = [program.definitions[index].slug for index in bosses]
        if options.boss not in slugs:
            raise no_entry("PF-SETUP-05", "boss", options.boss, slugs, "boss")
        bosses = [index for index in bosses if program.definitions[index].slug == options.boss]
    g.boss = draw_from(g, bosses, 1, "PF-SETUP-05", "boss", "boss")[0]
    g.token_kinds = [i for i in program.of_kind(D_TOKEN) if program.definitions[i].boss == g.boss]
    g.token_supply = [program.definitions[i].copies for i in g.token_kinds]
    g.attack_deck = [
        card for card in program.cards_of(D_ATTACK) if program.definitions[program.cards[card]].boss == g.boss
    ]
    g.shuffle(g.attack_deck)


def deal_shop(g: State) -> None:
    """Items and potions as two shuffled decks, three of each on display (PF-SETUP-09)."""
    g.item_deck = g.program.cards_of(D_ITEM)
    g.potion_deck = g.program.cards_of(D_POTION)
    g.shuffle(g.item_deck)
    g.shuffle(g.potion_deck)
    g.display = [-1] * 6
    for slot in range(6):
        refill(g, slot)


def deal_heroes(g: State, options: PlatformerOptions) -> None:
    """Heroes, Hearts, blank special dice, starting bonuses in turn order (PF-SETUP-11, -12, -15)."""
    definitions = g.program.definitions
    heroes = g.program.of_kind(D_HERO)
    chosen = list(options.heroes)
    slugs = {definitions[index].slug: index for index in heroes}
    check_seats_named("PF-SETUP-11", len(chosen), g.seats, "heroes")
    check_named("PF-SETUP-11", "hero", chosen, slugs, "heroes")
    rest = [index for index in heroes if definitions[index].slug not in chosen]
    missing = seats_without(chosen, g.seats)
    drawn = draw_from(g, rest, len(missing), "PF-SETUP-11", "hero", "heroes")
    g.hero = [
        drawn[missing.index(seat)] if seat in missing else slugs[chosen[seat]] for seat in range(g.seats)
    ]
    g.hearts = [definitions[hero].health for hero in g.hero]
    first = options.first_player
    check_seat("PF-SETUP-14", first, g.seats, "first_player")
    g.first = g.below(g.seats) if first < 0 else first
    bonus = [options.start_bonus[(seat - g.first) % g.seats] for seat in range(g.seats)]
    g.gold = [gold for gold, _gems in bonus]
    g.gems = [gems for _gold, gems in bonus]


def seats_without(chosen: list[str], seats: int) -> list[int]:
    """The seats whose hero is drawn."""
    return [seat for seat in range(seats) if seat >= len(chosen) or not chosen[seat]]
