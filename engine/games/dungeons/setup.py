"""Setting up a game (DD-SETUP, DD-RUL-01 to -03)."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.codes import F_CHOOSE, F_POSITION, F_ROUND, F_SPAWN, ROW
from engine.games.dungeons.exploring import lay_room
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.spawning import start_spaces
from engine.games.dungeons.happenings import E_ADVENTURE, E_CHOSEN, E_PLACED
from engine.games.dungeons.options import CRUSH, MINOR_ACTIONS, DungeonsOptions
from engine.games.dungeons.program import D_ABILITY, D_ADVENTURE, D_EQUIPMENT, D_HERO, KINDS, Program
from engine.games.dungeons.shop import turn_up
from engine.games.dungeons.state import State, fresh
from engine.games.dungeons.story import Story
from engine.games.dungeons.tale import spot
from engine.kernel.errors import OptionError
from engine.kernel.frames import FRAME
from engine.kernel.options import no_entry, not_enough, taken_twice
from engine.kernel.rng import seeded

CHARACTER = (D_HERO, D_EQUIPMENT, D_ABILITY)
"""The cards of a character, in the order in which they are chosen (DD-SETUP-03, DD-RUL-03)."""


def set_up(program: Program, seats: int, seed: int, options: DungeonsOptions, ask_chance: bool) -> State:
    """A game ready for its first decision."""
    story = story_of(program, options.adventure)
    if not story.heroes_least <= seats <= story.heroes_most:
        least, most = story.heroes_least, story.heroes_most
        args = {"is": seats, "least": least, "most": most, "adventure": f"adventure/{story.slug}"}
        said = f"adventure {story.slug} is for {least} to {most} heroes, not {seats}"
        raise OptionError("DD-RUL-01", "adventure-seats", args, "seats", said)
    for kind in CHARACTER:
        held = len(program.of_kind(kind))
        if held < seats:
            raise not_enough("DD-RUL-03", KINDS[kind], seats, held, "seats")
    g = fresh(program, story, Map(story.width, story.height), seats)
    g.rng = seeded(seed)
    g.ask_chance = ask_chance
    read_options(g, options)
    for start in range(0, len(story.placed), 4):
        room = story.rooms[story.placed[start]]
        column, row, turn = story.placed[start + 1 : start + 4]
        lay_room(g, room, g.map.lay(room.face, column, row, turn))
    g.item_deck = program.items[:]
    g.shuffle(g.item_deck)
    for place in range(ROW):
        turn_up(g, place)
    g.emit(E_ADVENTURE, story.index)
    g.active = -1
    g.push(F_ROUND, 0)
    if story.first >= 0:
        g.push(F_SPAWN, story.first, 0, 0, 0, -1)
    for seat in range(seats - 1, -1, -1):
        g.push(F_POSITION, seat)
    characters(g, options)
    return g


def story_of(program: Program, slug: str) -> Story:
    """The adventure of that name, or the first one."""
    if not program.stories:
        raise not_enough("DD-SETUP-02", KINDS[D_ADVENTURE], 1, 0, "adventure")
    if not slug:
        return program.stories[0]
    for story in program.stories:
        if story.slug == slug:
            return story
    known = [story.slug for story in program.stories]
    raise no_entry("DD-SETUP-02", KINDS[D_ADVENTURE], slug, known, "adventure")


def read_options(g: State, options: DungeonsOptions) -> None:
    """The options that rules look at."""
    g.crush = CRUSH.index(options.crush)
    g.defend_criticals = options.defend_criticals
    g.six_always_hits = options.six_always_succeeds
    g.ranged_before_threat = options.ranged_first
    g.loot_without_hero = options.loot_for_all
    g.map.figures_stop_sight = options.figures_stop_sight
    g.map.diagonal_shots = options.diagonal_shots
    g.reshuffle = options.reshuffle_items
    g.pauses = MINOR_ACTIONS.index(options.minor_actions)
    g.most_loot = options.most_loot
    g.most_energy = options.most_energy
    g.round_limit = g.story.round_limit or options.round_limit


def characters(g: State, options: DungeonsOptions) -> None:
    """Fixed characters, dealt ones, or a choice in seat order, one kind of card after the other
    (DD-RUL-03)."""
    if options.party:
        if len(options.party) != g.seats:
            args = {"is": len(options.party), "seats": g.seats}
            said = f"{len(options.party)} characters for {g.seats} heroes"
            raise OptionError("DD-RUL-03", "party-size", args, "party", said)
        for seat, character in enumerate(options.party):
            named = (character.hero, character.equipment, character.ability)
            for kind, slug in zip(CHARACTER, named, strict=True):
                known = {g.program.definitions[index].slug: index for index in g.program.of_kind(kind)}
                path = f"party[{seat}].{KINDS[kind]}"
                if slug not in known:
                    raise no_entry("DD-RUL-03", KINDS[kind], slug, known, path)
                if known[slug] in cards_of(g, kind):
                    raise taken_twice("DD-RUL-03", KINDS[kind], slug, path)
                take_card(g, seat, known[slug])
        return
    if options.deal:
        for kind in CHARACTER:
            cards = g.program.of_kind(kind)
            g.shuffle(cards)
            for seat in range(g.seats):
                take_card(g, seat, cards[seat])
        return
    for kind in reversed(CHARACTER):
        for seat in range(g.seats - 1, -1, -1):
            g.push(F_CHOOSE, seat, kind)
    refresh_numbers(g)


def cards_of(g: State, kind: int) -> list[int]:
    """The cards of a kind that heroes have, by seat."""
    if kind == D_HERO:
        return g.hero
    return g.equipment if kind == D_EQUIPMENT else g.ability


def free_cards(g: State, kind: int) -> list[int]:
    """The cards of a kind that nobody has taken: each exists once (DD-RUL-03)."""
    taken = cards_of(g, kind)
    return [index for index in g.program.of_kind(kind) if index not in taken]


def take_card(g: State, seat: int, index: int) -> None:
    """A player takes a card; Health starts at the number on the Hero card (DD-SETUP-06)."""
    definition = g.program.definitions[index]
    cards_of(g, definition.kind)[seat] = index
    if definition.kind == D_HERO:
        g.health[seat] = definition.health
    refresh_numbers(g)
    g.emit(E_CHOSEN, seat, index)


def run_choose(g: State) -> bool:
    """True if the player has a choice; the last card is taken."""
    base = len(g.stack) - FRAME
    left = free_cards(g, g.stack[base + 2])
    if len(left) > 1:
        return True
    seat = g.stack[base + 1]
    g.pop()
    take_card(g, seat, left[0])
    return False


# Where heroes start (DD-RUL-02).


def start_places(g: State) -> list[int]:
    """The free spaces where the next hero may start: those the adventure names; failing that the entries of
    the first room, and then the spaces nearest to them."""
    story = g.story
    named: list[int] = []
    for start in range(0, len(story.spaces), 3):
        space = spot(g, story.spaces[start], story.spaces[start + 1], story.spaces[start + 2])
        if space >= 0 and g.who[space] < 0 and not g.map.opaque[space]:
            named.append(space)
    if named:
        return named
    return start_spaces(g.map, g.who, 0, g.seats)


def run_position(g: State) -> bool:
    """True if the player has a choice where to start."""
    places = start_places(g)
    if len(places) > 1:
        return True
    if not places:
        args = {"adventure": f"adventure/{g.story.slug}"}
        said = f"adventure {g.story.slug}: there is no space left for a hero to start"
        raise OptionError("DD-RUL-02", "no-start-space", args, "", said)
    position(g, places[0])
    return False


def position(g: State, space: int) -> None:
    """A hero starts on a space."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    g.pop()
    g.put(seat, space)
    g.emit(E_PLACED, seat, space)
