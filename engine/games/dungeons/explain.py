"""Why: the answers for players, the table and the terminal. Whether a space is in sight and by which line,
why an attack is or is not legal, what an enemy would do and by which clauses."""

from __future__ import annotations

from typing import Any

from engine.effects.numbers import number, number_of_enemy
from engine.games.dungeons.codes import MELEE, REACH, TYPES
from engine.games.dungeons.enemies import decision_of, heroes_seen
from engine.games.dungeons.geometry.reach import why_not
from engine.games.dungeons.geometry.sides import HEROES, side_of
from engine.games.dungeons.geometry.sight import why_sight
from engine.games.dungeons.geometry.targeting import NO_ATTACK, line_of
from engine.games.dungeons.moments import N_E_IMMUNE_MELEE, N_E_IMMUNE_RANGED, N_NO_ATTACK
from engine.games.dungeons.naming import place
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import enemy_speed, weapon_dice, weapon_keywords
from engine.kernel.errors import Refusal


def explain_sight(g: State, figure: int, there: int) -> dict[str, Any]:
    """Whether a figure has a space in sight: the clear line, or for every line tried what stops it
    (DD-LOS, DD-RUL-34, -35)."""
    here = g.place(figure)
    answer = why_sight(g.map, g.who, side_of(figure), here, there)
    return {
        "from": place(g, here),
        "to": place(g, there),
        "clear": answer.clear,
        "line": answer.line(),
        "tried": [
            {
                "line": [tried.x1, tried.y1, tried.x2, tried.y2],
                "blocker": place(g, tried.blocker) if tried.blocker >= 0 else None,
                "other": place(g, tried.other) if tried.other >= 0 else None,
                "clause": tried.clause,
                "key": tried.key,
            }
            for tried in answer.tried
        ],
    }


def explain_attack(g: State, seat: int, slot: int, kind: int) -> Refusal | None:
    """Why a hero cannot attack an enemy with a line of the weapon now; None if that is allowed."""
    if not 0 <= slot < len(g.enemy_pos) or g.enemy_pos[slot] < 0:
        return Refusal("DD-ENEMY-05", "no-such-enemy")
    if number(g, seat, N_NO_ATTACK) > 0:
        return Refusal("DD-RUL-47", "forbidden")
    if weapon_dice(g, seat, kind) <= 0:
        return Refusal("DD-RUL-22", "no-dice", {"type": TYPES[kind]})
    reach = weapon_keywords(g, seat) >> REACH & 1 == 1
    reason = why_not(g.map, g.who, HEROES, kind, reach, g.pos[seat], g.enemy_pos[slot])
    if reason is not None:
        clause, key, space = reason
        return Refusal(clause, key, place(g, space) if space >= 0 else {})
    immune = N_E_IMMUNE_MELEE if kind == MELEE else N_E_IMMUNE_RANGED
    if number_of_enemy(g, g.enemy_card(slot), slot, immune) > 0:
        return Refusal("DD-RUL-47", "immune", {"type": TYPES[kind]})
    return None


def explain_enemy(g: State, slot: int) -> dict[str, Any]:
    """What an enemy would do if it activated now: target, attack, path, the line of a shot, and the clauses
    in the order of thought (DD-RUL-31 to -33)."""
    if g.enemy_pos[slot] < 0:
        return {"enemy": slot, "gone": True}
    made = decision_of(g, slot, enemy_speed(g, slot))
    line = line_of(g.map, g.who, heroes_seen(g), made)
    return {
        "enemy": slot,
        "stunned": bool(g.enemy_stunned[slot]),
        "target": made.target if made.target >= 0 else None,
        "attack": TYPES[made.attack] if made.attack != NO_ATTACK else None,
        "path": [place(g, space) for space in made.path],
        "destination": place(g, made.destination),
        "line": list(line) if line is not None else None,
        "reasons": [{"clause": clause, "key": key} for clause, key in made.reasons],
    }
