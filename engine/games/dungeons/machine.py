"""The machine: carry out an action, then work the stack down until somebody must decide."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import answer_effect, endless, run_effect
from engine.effects.picking import answer_pick, is_pick, settle_pick
from engine.games.dungeons.appearing import run_encounter, run_summon
from engine.games.dungeons.attacking import aim, declare, run_assail, run_attack
from engine.games.dungeons.checking import chosen, run_check, run_story
from engine.games.dungeons.codes import (
    A_ABILITY,
    A_ACTIVATE,
    A_ASK,
    A_ATTACK,
    A_BUY,
    A_CANCEL,
    A_END,
    A_GIVE,
    A_INTERACT,
    A_ITEM,
    A_MOVE,
    A_OFFER,
    A_PASS,
    A_STEP,
    A_TALENT,
    A_TRADE,
    F_ACT,
    F_AIM,
    F_ASSAIL,
    F_ATTACK,
    F_CHECK,
    F_CHOOSE,
    F_CONSENT,
    F_ENEMIES,
    F_ENEMY,
    F_EXPLORE,
    F_HARM,
    F_LOOT,
    F_MOVE,
    F_NEXT,
    F_PAUSE,
    F_PICK_DIE,
    F_POSITION,
    F_PUSH,
    F_RECOVER,
    F_REROLL,
    F_ROLLED,
    F_ROUND,
    F_SPAWN,
    F_STORY,
    F_SUMMON,
    F_TRADE,
    F_WALK,
)
from engine.games.dungeons.ending import look_for_end
from engine.games.dungeons.enemies import run_enemy, run_walk
from engine.games.dungeons.exploring import run_explore, settle_exits
from engine.games.dungeons.harm import run_harm, run_loot
from engine.games.dungeons.movement import (
    begin_move,
    can_step,
    is_passing,
    place_figure,
    run_push,
    step,
    stop,
)
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.rolling import reroll, run_reroll, run_rolled
from engine.games.dungeons.rounds import (
    begin_activation,
    end_of_activation,
    pass_on,
    run_act,
    run_enemies,
    run_next,
    run_pause,
    run_recover,
    run_round,
)
from engine.games.dungeons.setup import position, run_choose, run_position, take_card
from engine.games.dungeons.shop import buy
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import speed
from engine.games.dungeons.trading import answer, begin_trade, propose, put
from engine.games.dungeons.using import interact, use_ability, use_item
from engine.kernel.chance import tell
from engine.kernel.frames import A_YES, F_EFFECT, F_THROW, FRAME

DEEPEST: Final = 5200


def settle(g: State) -> None:
    """Work the stack down to the next decision, or to the end of the game."""
    while g.stack:
        frame = g.stack[len(g.stack) - FRAME]
        if g.unchecked and frame in (F_ACT, F_NEXT, F_ENEMIES, F_PAUSE, F_ROUND, F_RECOVER):
            # DD-RUL-41: after every action, enemy activation and phase.
            g.unchecked = False
            if g.story.conditional_exits:
                settle_exits(g)
            if look_for_end(g):
                return
        if frame == F_ACT:
            if run_act(g):
                return
        elif frame == F_MOVE:
            if run_move(g):
                return
        elif frame == F_EFFECT:
            if run_effect(g):
                return
        elif frame == F_ATTACK:
            run_attack(g)
        elif frame == F_ROLLED:
            run_rolled(g)
        elif frame == F_HARM:
            run_harm(g)
        elif frame == F_ENEMY:
            run_enemy(g)
        elif frame == F_WALK:
            run_walk(g)
        elif frame == F_ENEMIES:
            run_enemies(g)
        elif settle_rare(g, frame):
            return
        if len(g.stack) > DEEPEST:
            raise endless(g)


def settle_rare(g: State, frame: int) -> bool:
    """The frames that come seldom; True if somebody must decide."""
    if frame == F_PAUSE:
        return run_pause(g)
    if frame == F_NEXT:
        return run_next(g)
    if frame == F_ROUND:
        run_round(g)
    elif frame == F_LOOT:
        run_loot(g)
    elif frame == F_RECOVER:
        run_recover(g)
    elif frame == F_EXPLORE:
        run_explore(g)
    elif frame == F_SPAWN:
        run_encounter(g)
    elif frame == F_SUMMON:
        run_summon(g)
    elif frame == F_CHECK:
        run_check(g)
    elif frame == F_ASSAIL:
        run_assail(g)
    elif frame == F_PUSH:
        run_push(g)
    elif frame == F_REROLL:
        run_reroll(g)
    elif frame == F_STORY:
        return run_story(g)
    elif frame == F_CHOOSE:
        return run_choose(g)
    elif frame == F_POSITION:
        return run_position(g)
    elif is_pick(frame):
        return settle_pick(g)
    else:
        assert frame in (F_THROW, F_AIM, F_TRADE, F_CONSENT, F_PICK_DIE)
        return True
    return False


def run_move(g: State) -> bool:
    """True if the moving hero could make another step; otherwise the move is over."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    if g.pos[seat] < 0:
        g.pop()
        return False
    points = g.stack[base + 2]
    if points > 0:
        for direction in range(4):
            if can_step(g, seat, direction, points) >= 0:
                return True
    if is_passing(g, seat):
        # A card has cut the move short in another's space: the hero steps aside (DD-RUL-09).
        place_figure(g, seat, free_near(g, g.pos[seat], True))
    stop(g)
    return False


def perform(g: State, action: tuple[int, int, int, int]) -> None:
    """Carry out a legal action and settle what follows."""
    g.work = 0
    code = action[0]
    frame = g.stack[len(g.stack) - FRAME]
    if code == A_STEP:
        step(g, action[1])
    elif minor(g, action):
        pass
    elif frame == F_ACT:
        act(g, action)
    elif frame == F_MOVE:
        stop(g)
    elif frame == F_EFFECT:
        answer_effect(g, code)
    elif is_pick(frame):
        answer_pick(g, action[1])
    elif frame == F_THROW:
        tell(g, action[1])
    elif code == A_PASS:
        pass_on(g, action[1])
    elif code == A_ACTIVATE:
        begin_activation(g, action[1])
    else:
        perform_rare(g, frame, action)
    settle(g)


def minor(g: State, action: tuple[int, int, int, int]) -> bool:
    """Carry out a minor action; False if it is none."""
    code = action[0]
    if code in (A_ABILITY, A_TALENT):
        use_ability(g, action[1], action[2])
    elif code == A_ITEM:
        use_item(g, action[1], action[2], action[3])
    elif code == A_BUY:
        buy(g, action[1], action[2])
    elif code == A_TRADE:
        begin_trade(g, action[1], action[2])
    elif code == A_INTERACT:
        interact(g, action[1], action[2])
    else:
        return False
    return True


def act(g: State, action: tuple[int, int, int, int]) -> None:
    """An action of an activation (DD-ROUND-05)."""
    seat = g.active
    code = action[0]
    if code == A_MOVE:
        g.actions -= 1
        begin_move(g, seat, speed(g, seat))
    elif code == A_ATTACK:
        g.actions -= 1
        declare(g, seat, action[1], action[2])
    else:
        assert code == A_END
        end_of_activation(g)


def perform_rare(g: State, frame: int, action: tuple[int, int, int, int]) -> None:
    """The decisions that come seldom."""
    code = action[0]
    if frame == F_AIM:
        aim(g, action[1])
    elif frame == F_PICK_DIE:
        use_die(g, action[1])
    elif frame == F_TRADE:
        if code in (A_GIVE, A_ASK):
            put(g, action[2], code == A_ASK)
        elif code == A_OFFER:
            propose(g)
        else:
            assert code == A_CANCEL
            g.deal = []
            g.pop()
    elif frame == F_CONSENT:
        answer(g, code == A_YES)
    elif frame == F_STORY:
        chosen(g, action[1])
    elif frame == F_POSITION:
        position(g, action[2])
    else:
        assert frame == F_CHOOSE
        g.pop()
        take_card(g, action[1], action[2])


def use_die(g: State, index: int) -> None:
    """A die of the roll that lies there has been chosen: 0 roll it again, 1 set it, 2 turn it."""
    base = len(g.stack) - FRAME
    purpose = g.stack[base + 2]
    value = g.stack[base + 3]
    g.pop()
    faces = g.rolls[-1].faces
    if purpose == 0:
        reroll(g, 1 << index)
    elif purpose == 1:
        faces[index] = value
    else:
        faces[index] = max(1, min(6, faces[index] + value))
