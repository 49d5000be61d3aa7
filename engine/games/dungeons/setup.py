"""Setting up a game (DD-SETUP, DD-RUL-01 to -03)."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.appearing import read_encounter
from engine.games.dungeons.codes import ROW
from engine.games.dungeons.decisions.choose import ask_choose, cards_of, take_card
from engine.games.dungeons.decisions.position import ask_position
from engine.games.dungeons.exploring import lay_room
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.happenings import E_ADVENTURE
from engine.games.dungeons.options import CRUSH, MINOR_ACTIONS, DungeonsOptions
from engine.games.dungeons.program import D_ABILITY, D_ADVENTURE, D_EQUIPMENT, D_HERO, KINDS, Program
from engine.games.dungeons.rounds import push_rounds
from engine.games.dungeons.shop import turn_up
from engine.games.dungeons.state import State
from engine.games.dungeons.story import Story
from engine.kernel.errors import OptionError
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
    g = State()
    g.lay_out(program, story, Map(story.width, story.height), seats)
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
    push_rounds(g)
    if story.first >= 0:
        read_encounter(g, story.first, 0, -1)
    for seat in range(seats - 1, -1, -1):
        ask_position(g, seat)
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
            ask_choose(g, seat, kind)
    refresh_numbers(g)
