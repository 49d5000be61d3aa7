"""Which actions bots consider at a decision, and which one brings the turn to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.platformer.attacking import card_bonus, finish_attack, potential
from engine.games.platformer.codes import (
    A_ATTACK,
    A_DONE,
    A_END,
    A_FORGE,
    A_GEM,
    A_GRAVITY,
    A_SAVE,
    A_USE,
    COIN,
    HAND,
)
from engine.games.platformer.combat import health_of
from engine.games.platformer.decisions.act import F_ACT
from engine.games.platformer.decisions.attacked import F_ATTACKED
from engine.games.platformer.decisions.coin import F_COIN
from engine.games.platformer.decisions.collect import F_COLLECT
from engine.games.platformer.decisions.hand import F_HAND, HANDS
from engine.games.platformer.decisions.move import F_MOVE, MOVES
from engine.games.platformer.decisions.save import F_SAVE
from engine.games.platformer.decisions.strike import F_STRIKE
from engine.games.platformer.state import State
from engine.games.platformer.symbols import symbol_of
from engine.games.platformer.value import symbol_worth
from engine.games.platformer.ways import resting_place
from engine.kernel.frames import A_ENEMY, FRAME

Actions = list[tuple[int, int, int, int]]
CLOSE_BY: Final = 3
MOST_BOOSTS: Final = 1
"""Gems one thinks of spending on a Move; those for Swords are counted out exactly."""


def is_settled(g: State) -> bool:
    """Whether nothing is half done: the active player decides about the next action of step 5."""
    return len(g.stack) >= FRAME and g.stack[len(g.stack) - FRAME] == F_ACT


def choices(g: State, legal: Actions) -> Actions:
    """The actions worth a thought; ending the turn is not among them in step 5."""
    if len(legal) == 1:
        return legal
    at = len(g.stack) - FRAME
    think = THOUGHTS.get(g.stack[at])
    return legal if think is None else think(g, at, legal)


def actions_of_use(g: State, at: int, legal: Actions) -> Actions:
    """In step 5 those that may be of use."""
    return [action for action in legal if considers(g, action)]


def steps_of_use(g: State, at: int, legal: Actions) -> Actions:
    """Of a move: few Gems, gravity only where one falls."""
    enough = MOVES.boosts(g, at, 0) >= MOST_BOOSTS
    return [
        action
        for action in legal
        if (action[0] != A_GEM or not enough) and (action[0] != A_GRAVITY or would_fall(g, g.active))
    ]


def hands_of_use(g: State, at: int, legal: Actions) -> Actions:
    """Of a Hand: enemies close by."""
    hero = HANDS.decider(g, at)
    return [
        action
        for action in legal
        if action[0] not in (A_GEM, A_GRAVITY) and (action[0] != A_ENEMY or is_close(g, hero, action[1]))
    ] or legal[-1:]


def first_only(g: State, at: int, legal: Actions) -> Actions:
    """What is offered first."""
    return legal[:1]


def closing_only(g: State, at: int, legal: Actions) -> Actions:
    """What leads to the end of the turn."""
    return [closing(g, legal)]


def considers(g: State, action: tuple[int, int, int, int]) -> bool:
    """Whether an action of step 5 may be of use."""
    code = action[0]
    hero = g.active
    if code == A_END:
        return False
    if code == A_GRAVITY:
        return would_fall(g, hero)
    if code == A_ATTACK:
        health = health_of(g, action[1])
        return potential(g, hero) + card_bonus(g, hero) >= health
    if code == A_FORGE and symbol_of(action) == COIN:
        return False
    if code in (A_USE, A_FORGE) and symbol_of(action) == HAND:
        return any(is_close(g, hero, slot) for slot in range(len(g.enemy_pos)))
    return True


def would_fall(g: State, hero: int) -> bool:
    """Whether gravity would move a hero, figures aside."""
    return g.pos[hero] >= 0 and resting_place(g, g.pos[hero]) != g.pos[hero]


def is_close(g: State, hero: int, slot: int) -> bool:
    """Whether an enemy is within a few spaces of a hero."""
    there = g.enemy_pos[slot]
    here = g.pos[hero]
    if there < 0 or here < 0:
        return False
    width = g.board.width
    return abs(here % width - there % width) + abs(here // width - there // width) <= CLOSE_BY


def closing(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The action that leads to the end of the turn: end, stop, finish the attack, save the best symbol;
    else the first one."""
    frame = g.stack[len(g.stack) - FRAME]
    if frame == F_STRIKE:
        return finish_attack(g, legal)
    if frame == F_SAVE:
        return best_save(g, legal)
    for action in legal:
        if action[0] == A_END or action[0] == A_DONE:
            return action
    return legal[0]


def best_save(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The symbol most worth storing, or none if what is stored is as good."""
    best = legal[-1]
    worth = save_worth(g, g.special[g.active])
    for action in legal:
        if action[0] == A_SAVE and save_worth(g, action[3]) > worth:
            best = action
            worth = save_worth(g, action[3])
    return best


def save_worth(g: State, face: int) -> int:
    """A Sword is worth more to the player who has Gems for it or is near the boss."""
    hero = g.active
    worth = symbol_worth(g, hero, face)
    if worth == SWORD_WORTH and (g.gems[hero] >= 4 or g.high_level == g.board.boss_level):
        worth += 60
    return worth


SWORD_WORTH: Final = 55

THOUGHTS: Final[dict[int, Callable[[State, int, Actions], Actions]]] = {
    F_ACT: actions_of_use,
    F_MOVE: steps_of_use,
    F_HAND: hands_of_use,
    F_COLLECT: first_only,
    F_ATTACKED: first_only,
    F_COIN: closing_only,
    F_SAVE: closing_only,
    F_STRIKE: closing_only,
}
"""What bots consider at a question; at others all that is legal."""
