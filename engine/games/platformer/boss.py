"""The boss's turn: which attack cards are drawn and resolved, whom their range hits, summons (PF-BOSS-12 to
-18, -26,
PF-MEDUSA, PF-IKEE)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import context, fire, set_off
from engine.games.platformer.codes import BY_BOSS, NONE, SPAWN
from engine.games.platformer.happenings import E_BOSS_ACTS, E_BOSS_CARD, E_BOSS_PASSES
from engine.games.platformer.levels import spawn
from engine.games.platformer.moments import T_ATTACK_RESOLVED, T_BOSS_BEGINS, T_BOSS_ENDS, T_CARD_DRAWN
from engine.games.platformer.program import ENEMY_DIE
from engine.games.platformer.state import State
from engine.kernel.chance import throw
from engine.kernel.decision import Work

F_BOSS: Final = 30
PHASE: Final = 1
FIRST: Final = 2
"""The card that is resolved first, -1 for none, as is the next one."""
SECOND: Final = 3
RESULT: Final = 4
"""Of the enemy die."""

# Phases of the boss's turn.
BEGINS: Final = 0
ROLLS: Final = 1
MATCHES: Final = 2
COMPARES: Final = 3
FIRST_CARD: Final = 4
SECOND_CARD: Final = 5

RANGES = ("row", "adjacent", "around", "tile", "level", "none")


def activate_boss(g: State) -> None:
    """The boss acts (PF-TURN-10)."""
    g.push(F_BOSS, BEGINS, -1, -1, NONE)


class BossTurn(Work[State]):
    """Cards are drawn, one or two of them resolved."""

    def settle(self, g: State, at: int) -> bool:
        phase = g.stack[at + PHASE]
        if phase == BEGINS:
            g.stack[at + PHASE] = COMPARES if g.program.definitions[g.boss].compares else ROLLS
            fire(g, T_BOSS_BEGINS, g.active, g.boss_slot)
        elif phase == ROLLS:
            g.stack[at + PHASE] = MATCHES
            throw(g, ENEMY_DIE, 1)
        elif phase == MATCHES:
            g.stack[at + PHASE] = FIRST_CARD
            draw_match(g, at, g.dice[0])
        elif phase == COMPARES:
            g.stack[at + PHASE] = FIRST_CARD
            draw_two(g, at)
        elif phase <= SECOND_CARD:
            g.stack[at + PHASE] = phase + 1
            card = g.stack[at + (FIRST if phase == FIRST_CARD else SECOND)]
            if card >= 0:
                resolve(g, card)
        else:
            g.pop()
            fire(g, T_BOSS_ENDS, g.active, g.boss_slot)
        return False


def draw(g: State) -> int:
    """The next attack card; the discard pile is shuffled into a new deck when it runs out (PF-MEDUSA-04,
    PF-D-55)."""
    if not g.attack_deck:
        g.attack_deck = g.attack_discard
        g.attack_discard = []
        g.shuffle(g.attack_deck)
    card = g.attack_deck.pop() if g.attack_deck else -1
    if card >= 0:
        fire(g, T_CARD_DRAWN, g.active, g.boss_slot, card)
    return card


def draw_match(g: State, at: int, result: int) -> None:
    """Medusa: draw until a card shows the rolled result (PF-MEDUSA-01 to -05); the roll moves nobody
    (PF-D-54)."""
    g.stack[at + RESULT] = result
    g.emit(E_BOSS_ACTS, g.boss, result)
    definitions = g.program.definitions
    for _ in range(2 * (len(g.attack_deck) + len(g.attack_discard))):
        card = draw(g)
        g.attack_discard.append(card)
        if definitions[g.program.cards[card]].signs >> result & 1:
            g.stack[at + FIRST] = card
            return
        g.emit(E_BOSS_PASSES, card)


def draw_two(g: State, at: int) -> None:
    """Ikee: of two cards the one whose symbol shows on more action dice is resolved, both if they are
    equal, in random order (PF-IKEE-01 to -08, PF-D-55)."""
    g.emit(E_BOSS_ACTS, g.boss, NONE)
    one = draw(g)
    two = draw(g)
    first = count_signs(g, one)
    second = count_signs(g, two)
    if first == second:
        if g.below(2):
            one, two = two, one
        g.stack[at + FIRST] = one
        g.stack[at + SECOND] = two
    else:
        winner = one if first > second else two
        g.stack[at + FIRST] = winner
        g.emit(E_BOSS_PASSES, two if first > second else one)
    g.attack_discard.append(one)
    if two >= 0:
        g.attack_discard.append(two)


def count_signs(g: State, card: int) -> int:
    """On how many of the 5 action dice, used or not, a card's symbol shows (PF-IKEE-03, -04)."""
    if card < 0:
        return -1
    signs = g.program.definitions[g.program.cards[card]].signs >> 3
    count = 0
    for face in g.faces:
        count += signs >> face & 1
    return count


def resolve(g: State, card: int) -> None:
    """Put an attack card's effects on the stack in the printed order (PF-BOSS-12)."""
    g.emit(E_BOSS_CARD, card)
    fire(g, T_ATTACK_RESOLVED, g.active, g.boss_slot, card)
    ctx = context(-1, -1, g.boss_slot, card, g.active, g.boss_slot, 0, -1, BY_BOSS)
    set_off(g, g.program.cards[card], T_ATTACK_RESOLVED, ctx)


def heroes_in_range(g: State, reach: int) -> list[int]:
    """The heroes whom the boss's range hits, through walls and platforms, never below its level
    (PF-BOSS-13 to -18, PF-D-06, PF-D-52)."""
    found: list[int] = []
    if g.boss_slot < 0:
        return found
    centre = g.enemy_pos[g.boss_slot]
    board = g.board
    for turn in range(g.seats):
        hero = (g.active + turn) % g.seats
        here = g.pos[hero]
        if here < board.boss_start:
            continue
        if reach == 0:
            hit = here // board.width == centre // board.width
        elif reach == 1:
            hit = board.beside(here, centre)
        elif reach == 2:
            hit = board.around(here, centre)
        elif reach == 3:
            hit = board.same_tile(here, centre)
        else:
            hit = reach == 4
        if hit:
            found.append(hero)
    return found


def summon(g: State, kind: int) -> bool:
    """Put a summon on a free spawn space of the boss level; ignored if all its tokens are on the map or
    all spawn spaces are taken (PF-BOSS-25, -26)."""
    if kind not in g.token_kinds:
        return False
    index = g.token_kinds.index(kind)
    board = g.board
    free = [s for s in range(board.boss_start, board.size) if board.kind[s] == SPAWN and g.who[s] < 0]
    if not free or g.token_supply[index] <= 0:
        return False
    if spawn(g, kind, free[g.below(len(free))]) < 0:
        return False
    g.token_supply[index] -= 1
    return True


BOSS_TURN = BossTurn(F_BOSS, "boss")
