"""Shows a state to a seat: everything that lies open on the table, the same to everybody."""

from __future__ import annotations

from msgspec import UNSET

from engine.games.dungeons.codes import (
    ATTRIBUTES,
    ENDS,
    FIRST_ENEMY,
    KEYWORDS,
    MELEE,
    PHASES,
    RANGED,
    ROLLS,
    TERRAINS,
    TYPES,
)
from engine.games.dungeons.geometry.map import CLOSED, EXIT, JOINED
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.nearby import number_of
from engine.games.dungeons.options import SAFETY_STOP
from engine.games.dungeons.purse import most_health
from engine.games.dungeons.state import State
from engine.games.dungeons.story import TO_POOL
from engine.games.dungeons.strength import (
    attack_modifier,
    attribute,
    defence,
    enemy_defence,
    enemy_dice,
    enemy_keywords,
    enemy_modifier,
    enemy_speed,
    speed,
    weapon_dice,
    weapon_keywords,
)
from engine.games.dungeons.view import (
    Attack,
    Enemy,
    Exit,
    Figure,
    Hero,
    Interaction,
    Item,
    Items,
    Line,
    Map,
    Offer,
    Place,
    Roll,
    Room,
    Round,
    Space,
    Story,
    View,
)
from engine.kernel.frames import FRAME

EXITS = {CLOSED: "closed", EXIT: "out", JOINED: "joined"}
"""How openings are called that need no exploring any more."""


def view_of(g: State, seat: int) -> View:
    """The table as a seat sees it."""
    return View(
        seat=seat,
        adventure=g.story.slug,
        round=round_of(g),
        map=map_of(g),
        heroes=[hero_of(g, hero) for hero in range(g.seats)],
        enemies=[enemy_of(g, slot) for slot in range(len(g.enemy_pos)) if g.enemy_pos[slot] >= 0],
        threats={
            str(threat): g.definition(g.story.enemy_of[threat]).slug
            for threat in (1, 2, 3)
            if g.story.enemy_of[threat] >= 0
        },
        items=Items(
            row=[Offer(card, slug(g, card) if card >= 0 else None) for card in g.row],
            deck=len(g.item_deck),
            discard=[slug(g, card) for card in g.discard],
            deal=g.deal[:],
        ),
        story=story_of(g),
        roll=roll_of(g),
        attack=attack_of(g),
        told=g.dice[:],
        lasting=g.lasting[:],
        once=g.once[:],
        outcome=ENDS[g.ended],
        ending=g.ending,
    )


def round_of(g: State) -> Round:
    """How far the game is, and what is being decided."""
    return Round(
        number=g.round,
        limit=told_limit(g),
        phase=PHASES[g.phase],
        active=g.active,
        actions=g.actions,
        activated=[bool(done) for done in g.activated],
        queue=g.queue[:],
        deciding=MACHINE.asking(g).name if g.stack else None,
        frame=g.stack[-FRAME + 1 :] if g.stack else [],
    )


def slug(g: State, card: int) -> str:
    """The slug of an item."""
    return g.definition(g.program.cards[card]).slug


def name(g: State, index: int) -> str | None:
    """The slug of a definition."""
    return g.definition(index).slug if index >= 0 else None


def place(g: State, space: int) -> Place:
    """A space as column and row of the map."""
    row, column = divmod(space, g.map.width)
    return Place(column + 1, row + 1)


def hero_of(g: State, seat: int) -> Hero:
    """A hero as all see it."""
    complete = min(g.hero[seat], g.equipment[seat], g.ability[seat]) >= 0
    return Hero(
        seat=seat,
        equipment=name(g, g.equipment[seat]),
        hero=name(g, g.hero[seat]),
        ability=name(g, g.ability[seat]),
        space=g.pos[seat],
        place=place(g, g.pos[seat]) if g.pos[seat] >= 0 else None,
        health=g.health[seat],
        energy=g.energy[seat],
        loot=g.loot[seat],
        fallen=bool(g.fallen[seat]),
        escaped=bool(g.escaped[seat]),
        bonus_actions=g.bonus[seat],
        items=[Item(card, slug(g, card)) for card in g.held[seat]],
        most_health=most_health(g, seat) if complete else UNSET,
        speed=speed(g, seat) if complete else UNSET,
        melee=Line(weapon_dice(g, seat, MELEE), attack_modifier(g, seat, MELEE)) if complete else UNSET,
        ranged=Line(weapon_dice(g, seat, RANGED), attack_modifier(g, seat, RANGED)) if complete else UNSET,
        defence=defence(g, seat) if complete else UNSET,
        attributes={each: attribute(g, seat, number) for number, each in enumerate(ATTRIBUTES)}
        if complete
        else UNSET,
        keywords=keywords(weapon_keywords(g, seat)) if complete else UNSET,
    )


def told_limit(g: State) -> int:
    """The last round, if that is a rule of this adventure or of this game; 0 if it only keeps a game from
    going on for ever (DD-RUL-49)."""
    return g.round_limit if g.story.round_limit or g.round_limit != SAFETY_STOP else 0


def enemy_of(g: State, slot: int) -> Enemy:
    """An enemy as all see it."""
    card = g.enemy_card(slot)
    group = g.enemy_group[slot]
    return Enemy(
        slot=slot,
        enemy=card.slug,
        number=number_of(g, slot),
        threat=card.threat,
        type=TYPES[g.enemy_type[slot]],
        health=g.enemy_health[slot],
        space=g.enemy_pos[slot],
        place=place(g, g.enemy_pos[slot]),
        stunned=bool(g.enemy_stunned[slot]),
        foe=g.enemy_foe[slot],
        group=g.story.groups[group] if group >= 0 else None,
        speed=enemy_speed(g, slot),
        melee=Line(enemy_dice(g, slot, MELEE), enemy_modifier(g, slot, MELEE)),
        ranged=Line(enemy_dice(g, slot, RANGED), enemy_modifier(g, slot, RANGED)),
        defence=enemy_defence(g, slot),
        keywords=keywords(enemy_keywords(g, slot)),
    )


def keywords(mask: int) -> list[str]:
    """The names of keywords."""
    return [keyword for number, keyword in enumerate(KEYWORDS) if mask >> number & 1]


def map_of(g: State) -> Map:
    """The rooms on the table, their spaces, and what is known of their exits."""
    board = g.map
    wide = board.width
    return Map(
        width=wide,
        height=board.height,
        rooms=[room_of(g, tile) for tile in range(len(g.tile_room))],
        spaces=[
            Space(
                space=space,
                column=space % wide + 1,
                row=space // wide + 1,
                terrain=TERRAINS[board.terrain[space]],
                between=bool(board.between[space]),
                figure=figure(g.who[space]),
            )
            for space in range(board.size)
            if board.tiles[space]
        ],
    )


def room_of(g: State, tile: int) -> Room:
    """A room on the table."""
    board = g.map
    room = g.story.rooms[g.tile_room[tile]]
    tile_slug, side = g.program.face_names[room.face.index]
    wide, high = board.extent(tile)
    return Room(
        room=room.name,
        tile=tile_slug,
        face=side,
        column=board.tile_x[tile] + 1,
        row=board.tile_y[tile] + 1,
        turn=board.tile_rotation[tile],
        width=wide,
        height=high,
        near=[near for near in range(len(g.tile_room)) if board.tile_near[tile] >> near & 1],
        exits=[exit_of(g, tile, number) for number in range(len(room.exits))],
    )


def figure(who: int) -> Figure | None:
    """Who stands on a space."""
    if who < 0:
        return None
    return Figure(seat=who) if who < FIRST_ENEMY else Figure(slot=who - FIRST_ENEMY)


def exit_of(g: State, tile: int, number: int) -> Exit:
    """An exit of a room on the table: open or not, and what lies behind it as far as it is known."""
    board = g.map
    way = g.story.rooms[g.tile_room[tile]].exits[number]
    opening = board.first_opening[tile] + number
    known = None
    if g.exit_known[way.index] and way.to >= 0 and way.leads != TO_POOL:
        known = g.story.rooms[way.to].name
    space = board.opening_space[opening]
    at = place(g, space)
    return Exit(
        exit=way.name,
        space=space,
        column=at.column,
        row=at.row,
        state=EXITS.get(board.opening_state[opening], "unexplored"),
        known=known,
    )


def story_of(g: State) -> Story:
    """What the adventure keeps, as far as players are told."""
    story = g.story
    return Story(
        flags={flag: bool(g.flags[index]) for index, flag in enumerate(story.flags)},
        counters={counter: g.counters[index] for index, counter in enumerate(story.counters)},
        rules=[each for index, each in enumerate(story.rule_names) if story.rules[index] in g.rules],
        interactions=[
            Interaction(each.name, g.done[index])
            for index, each in enumerate(story.interactions)
            if g.offered[index]
        ],
        checks={each.name: g.passed[index] for index, each in enumerate(story.checks) if g.passed[index]},
    )


def roll_of(g: State) -> Roll | None:
    """The dice that lie there."""
    if not g.rolls:
        return None
    made = g.rolls[-1]
    return Roll(
        roll=ROLLS[made.what],
        figure=figure(made.figure),
        modifier=made.modifier,
        faces=made.faces[:],
    )


def attack_of(g: State) -> Attack | None:
    """The attack that goes on."""
    if not g.attacks:
        return None
    attack = g.attacks[-1]
    return Attack(
        attacker=figure(attack.attacker),
        type=TYPES[attack.kind],
        dice=attack.dice,
        modifier=attack.modifier,
        keywords=keywords(attack.keywords),
        targets=[figure(target) for target in attack.targets],
        hits=attack.hits[:],
        criticals=attack.criticals[:],
        dealt=attack.dealt[:],
    )
