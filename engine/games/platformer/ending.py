"""The end of a game: winner, reason, and the score of the solo game (PF-BOSS-22, PF-SOLO-08 to -13)."""

from __future__ import annotations

from engine.games.platformer.codes import BOSS_DEFEATED, RUNNING
from engine.games.platformer.happenings import E_ENDED
from engine.games.platformer.program import D_ITEM, D_POTION
from engine.games.platformer.state import State


def end_game(g: State, reason: int, winner: int, surplus: int = 0) -> None:
    """The game is over; nothing that was pending happens any more."""
    if g.ended != RUNNING:
        return
    g.ended = reason
    g.winner = winner
    g.stack.clear()
    if g.solo and reason == BOSS_DEFEATED:
        g.score = solo_score(g, surplus)
    g.emit(E_ENDED, reason, winner, g.score)


def solo_score(g: State, surplus: int) -> int:
    """3 per event left, 2 per defeated enemy, 2 per Wound beyond the boss's health, 1 per Gem, 1 per 3
    Gold with the prices of all items and potions added (PF-SOLO-09 to -13)."""
    gold = g.gold[0]
    for card in g.held[0]:
        definition = g.program.definitions[g.program.cards[card]]
        if definition.kind == D_ITEM or definition.kind == D_POTION:
            gold += definition.price
    return 3 * len(g.event_deck) + 2 * g.defeated[0] + 2 * surplus + g.gems[0] + gold // 3
