"""Shows a state to a seat: everything that lies open on the table, the same to everybody."""

from __future__ import annotations

from engine.games.platformer.codes import FIRST_ENEMY, RESULTS, SPACES, SYMBOLS
from engine.games.platformer.combat import health_of
from engine.games.platformer.decisions.strike import SWORD_IN
from engine.games.platformer.enemies import damage_of
from engine.games.platformer.ground import gems_in, gold_in
from engine.games.platformer.machine import MACHINE
from engine.games.platformer.state import State
from engine.games.platformer.view import (
    Artifact,
    Boss,
    Dice,
    Enemy,
    Events,
    HeldCard,
    Hero,
    Map,
    Offer,
    Pile,
    Shop,
    Space,
    Sword,
    Turn,
    View,
)
from engine.kernel.frames import FRAME

FLOORS = ("none", "platform", "one_way")


def view_of(g: State, seat: int) -> View:
    """The table as a seat sees it."""
    definitions = g.program.definitions
    return View(
        seat=seat,
        turn=turn_of(g),
        dice=Dice(
            rolled=g.rolled,
            faces=[SYMBOLS[face] for face in g.faces] if g.rolled else [],
            used=[bool(g.used >> die & 1) for die in range(5)],
            enemy=RESULTS[g.enemy_die],
            extra={SYMBOLS[s]: g.extra[s] for s in range(5) if g.extra[s]},
        ),
        map=map_of(g),
        heroes=[hero_of(g, hero) for hero in range(g.seats)],
        shop=Shop(
            display=[Offer(card, name(g, card) if card >= 0 else None) for card in g.display],
            items=len(g.item_deck),
            potions=len(g.potion_deck),
        ),
        boss=Boss(
            boss=definitions[g.boss].slug,
            attacks=len(g.attack_deck),
            discard=[name(g, card) for card in g.attack_discard],
            tokens={definitions[kind].slug: g.token_supply[i] for i, kind in enumerate(g.token_kinds)},
        ),
        events=Events(left=len(g.event_deck), current=name(g, g.event) if g.event >= 0 else None),
        artifacts=[Artifact(card, name(g, card), g.artifact_owner[i]) for i, card in enumerate(g.artifacts)],
        lasting=g.lasting[:],
        once=g.once[:],
        outcome=g.ended,
        winner=g.winner,
        score=g.score,
    )


def name(g: State, card: int) -> str:
    """The slug of a card."""
    return g.program.definitions[g.program.cards[card]].slug


def turn_of(g: State) -> Turn:
    """Whose turn it is, and what is being decided."""
    top = g.stack[len(g.stack) - FRAME :] if g.stack else []
    return Turn(
        active=g.active,
        step=g.step,
        turns=g.turns,
        first=g.first,
        deciding=MACHINE.works[top[0]].name if top else None,
        frame=top[1:],
        swords=[Sword(g.swords[at], g.swords[at + 1]) for at in range(0, len(g.swords), SWORD_IN)],
    )


def hero_of(g: State, seat: int) -> Hero:
    """A hero with what it has."""
    definitions = g.program.definitions
    card = definitions[g.hero[seat]]
    tokens = g.tokens[seat]
    return Hero(
        seat=seat,
        hero=card.slug,
        space=g.pos[seat],
        hearts=g.hearts[seat],
        health=card.health,
        gold=g.gold[seat],
        gems=g.gems[seat],
        special=SYMBOLS[g.special[seat]],
        exhausted=bool(g.tired[seat]),
        cards=[HeldCard(held, name(g, held), held in g.exhausted) for held in g.held[seat]],
        tokens=[definitions[kind].slug for i, kind in enumerate(g.token_kinds) if tokens >> i & 1],
        defeated=g.defeated[seat],
        next_attack=g.bonus[seat],
        next_symbol=g.double[seat],
        shielded=g.shielded[seat],
        downed_on_boss_level=bool(g.from_boss[seat]),
    )


def map_of(g: State) -> Map:
    """The open levels: tiles, spaces, figures, tokens; of the rest only that it is there."""
    board = g.board
    definitions = g.program.definitions
    opened = range(g.low, g.high)
    return Map(
        width=board.width,
        level_height=board.level_height,
        levels=board.levels,
        low_level=g.low_level,
        high_level=g.high_level,
        tiles=[
            g.program.tiles[tile].slug if g.low_level <= number // 2 <= g.high_level else None
            for number, tile in enumerate(g.tiles)
        ],
        enemy_cards=[
            definitions[kind].slug if level <= g.high_level else None
            for level, kind in enumerate(g.level_enemy)
        ],
        spaces=[
            Space(
                SPACES[board.kind[s]],
                bool(board.ladder[s]),
                FLOORS[board.floor[s]],
                bool(board.wall_right[s]),
            )
            for s in opened
        ],
        tokens={str(s): Pile(gold_in(g.piles[s]), gems_in(g.piles[s])) for s in opened if g.piles[s]},
        enemies=[
            Enemy(slot, definitions[g.enemy_kind[slot]].slug, where, damage_of(g, slot), health_of(g, slot))
            for slot, where in enumerate(g.enemy_pos)
            if where >= 0
        ],
        figures={str(s): g.who[s] for s in opened if 0 <= g.who[s] < FIRST_ENEMY},
    )
