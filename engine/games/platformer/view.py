"""What a seat may know: everything that lies open on the table. Deck orders, face-down tiles and enemy
cards, and the dice to come are nobody's knowledge (PF-SETUP-03, -04)."""

from __future__ import annotations

from typing import Any

from engine.games.platformer.codes import FIRST_ENEMY, RESULTS, SPACES, SYMBOLS
from engine.games.platformer.combat import health_of
from engine.games.platformer.decisions.strike import SWORD_IN
from engine.games.platformer.enemies import damage_of
from engine.games.platformer.ground import gems_in, gold_in
from engine.games.platformer.machine import MACHINE
from engine.games.platformer.state import State
from engine.kernel.frames import FRAME

FLOORS = ("none", "platform", "one_way")


def view_of(g: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as plain JSON."""
    slug = [definition.slug for definition in g.program.definitions]
    cards = g.program.cards
    top = g.stack[len(g.stack) - FRAME :] if g.stack else []

    def name(card: int) -> str | None:
        return slug[cards[card]] if card >= 0 else None

    return {
        "seat": seat,
        "turn": {
            "active": g.active,
            "step": g.step,
            "turns": g.turns,
            "first": g.first,
            "deciding": MACHINE.works[top[0]].name if top else None,
            "frame": top[1:],
            "swords": [
                {"inflicts": g.swords[at], "boosts": g.swords[at + 1]}
                for at in range(0, len(g.swords), SWORD_IN)
            ],
        },
        "dice": {
            "rolled": g.rolled,
            "faces": [SYMBOLS[face] for face in g.faces] if g.rolled else [],
            "used": [bool(g.used >> die & 1) for die in range(5)],
            "enemy": RESULTS[g.enemy_die],
            "extra": {SYMBOLS[s]: g.extra[s] for s in range(5) if g.extra[s]},
        },
        "map": map_of(g),
        "heroes": [
            {
                "seat": hero,
                "hero": slug[g.hero[hero]],
                "space": g.pos[hero],
                "hearts": g.hearts[hero],
                "health": g.program.definitions[g.hero[hero]].health,
                "gold": g.gold[hero],
                "gems": g.gems[hero],
                "special": SYMBOLS[g.special[hero]],
                "exhausted": bool(g.tired[hero]),
                "cards": [
                    {"card": card, "slug": name(card), "exhausted": card in g.exhausted}
                    for card in g.held[hero]
                ],
                "tokens": [slug[kind] for i, kind in enumerate(g.token_kinds) if g.tokens[hero] >> i & 1],
                "defeated": g.defeated[hero],
                "next_attack": g.bonus[hero],
                "next_symbol": g.double[hero],
                "shielded": g.shielded[hero],
                "downed_on_boss_level": bool(g.from_boss[hero]),
            }
            for hero in range(g.seats)
        ],
        "shop": {
            "display": [{"card": card, "slug": name(card)} for card in g.display],
            "items": len(g.item_deck),
            "potions": len(g.potion_deck),
        },
        "boss": {
            "boss": slug[g.boss],
            "attacks": len(g.attack_deck),
            "discard": [name(card) for card in g.attack_discard],
            "tokens": {slug[kind]: g.token_supply[i] for i, kind in enumerate(g.token_kinds)},
        },
        "events": {"left": len(g.event_deck), "current": name(g.event)},
        "artifacts": [
            {"card": card, "slug": name(card), "owner": g.artifact_owner[i]}
            for i, card in enumerate(g.artifacts)
        ],
        "lasting": g.lasting[:],
        "once": g.once[:],
        "outcome": g.ended,
        "winner": g.winner,
        "score": g.score,
    }


def map_of(g: State) -> dict[str, Any]:
    """The open levels: tiles, spaces, figures, tokens; of the rest only that it is there."""
    board = g.board
    slug = [definition.slug for definition in g.program.definitions]
    opened = range(g.low, g.high)
    return {
        "width": board.width,
        "level_height": board.level_height,
        "levels": board.levels,
        "low_level": g.low_level,
        "high_level": g.high_level,
        "tiles": [
            g.program.tiles[tile].slug if g.low_level <= number // 2 <= g.high_level else None
            for number, tile in enumerate(g.tiles)
        ],
        "enemy_cards": [
            slug[kind] if level <= g.high_level else None for level, kind in enumerate(g.level_enemy)
        ],
        "spaces": [
            [SPACES[board.kind[s]], bool(board.ladder[s]), FLOORS[board.floor[s]], bool(board.wall_right[s])]
            for s in opened
        ],
        "tokens": {
            str(s): {"gold": gold_in(g.piles[s]), "gems": gems_in(g.piles[s])} for s in opened if g.piles[s]
        },
        "enemies": [
            {
                "slot": slot,
                "enemy": slug[g.enemy_kind[slot]],
                "space": where,
                "damage": damage_of(g, slot),
                "health": health_of(g, slot),
            }
            for slot, where in enumerate(g.enemy_pos)
            if where >= 0
        ],
        "figures": {str(s): g.who[s] for s in opened if 0 <= g.who[s] < FIRST_ENEMY},
    }
