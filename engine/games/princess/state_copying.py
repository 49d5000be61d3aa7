"""Copies and saves the state of a game. Made by `python -m studio.generate_states` from what is
declared in `engine.games.princess.state`: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.princess.state import State

CARDS = ("hand", "curses", "deck", "discard", "shop", "environment", "gone")
"""Where single cards lie."""


def clone_state(g: State) -> State:
    """An independent copy."""
    to = State()
    to.code, to.seats, to.rng, to.ask_chance, to.events = g.code, g.seats, g.rng, g.ask_chance, None
    to.heeds, to.stack, to.work, to.active, to.turns = [], g.stack[:], g.work, g.active, g.turns
    to.dice, to.once, to.lasting, to.numbers = g.dice[:], g.once[:], g.lasting[:], g.numbers
    to.heard, to.heard_all, to.program, to.teams = g.heard, g.heard_all, g.program, g.teams
    to.turn_limit, to.empty_laps, to.marks_show = g.turn_limit, g.empty_laps, g.marks_show
    to.sells_princess, to.sells_first, to.robs_loser = g.sells_princess, g.sells_first, g.robs_loser
    to.flees_unstoppable, to.overload_opens_hand = g.flees_unstoppable, g.overload_opens_hand
    to.first, to.extra, to.skips, to.empty_turns = g.first, g.extra, g.skips[:], g.empty_turns
    to.offered, to.character, to.alive, to.life = g.offered, g.character[:], g.alive[:], g.life[:]
    to.gold, to.secret, to.revealed, to.secret_seen = g.gold[:], g.secret[:], g.revealed[:], g.secret_seen[:]
    to.hand, to.curses, to.deck = [each[:] for each in g.hand], [each[:] for each in g.curses], g.deck[:]
    to.discard, to.shop, to.environment = g.discard[:], g.shop[:], g.environment
    to.princess_at, to.gone, to.known, to.challenger = g.princess_at, g.gone[:], g.known[:], g.challenger
    to.opponent, to.round, to.attack, to.response = g.opponent, g.round, g.attack, g.response
    to.attack_placed, to.attack_shown, to.attack_type = g.attack_placed, g.attack_shown, g.attack_type
    to.response_type, to.played, to.duel_winner = g.response_type, g.played[:], g.duel_winner
    to.ended, to.winners = g.ended, g.winners
    return to


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["seats"], saved["rng"], saved["ask_chance"] = g.seats, g.rng, g.ask_chance
    saved["stack"], saved["work"], saved["active"], saved["turns"] = g.stack[:], g.work, g.active, g.turns
    saved["dice"], saved["once"], saved["lasting"] = g.dice[:], g.once[:], g.lasting[:]
    saved["teams"], saved["turn_limit"], saved["empty_laps"] = g.teams, g.turn_limit, g.empty_laps
    saved["marks_show"], saved["sells_princess"] = g.marks_show, g.sells_princess
    saved["sells_first"], saved["robs_loser"] = g.sells_first, g.robs_loser
    saved["flees_unstoppable"], saved["overload_opens_hand"] = g.flees_unstoppable, g.overload_opens_hand
    saved["first"], saved["extra"], saved["skips"] = g.first, g.extra, g.skips[:]
    saved["empty_turns"], saved["offered"], saved["character"] = g.empty_turns, g.offered[:], g.character[:]
    saved["alive"], saved["life"], saved["gold"] = g.alive[:], g.life[:], g.gold[:]
    saved["secret"], saved["revealed"], saved["secret_seen"] = g.secret[:], g.revealed[:], g.secret_seen[:]
    saved["hand"], saved["curses"] = [each[:] for each in g.hand], [each[:] for each in g.curses]
    saved["deck"], saved["discard"], saved["shop"] = g.deck[:], g.discard[:], g.shop[:]
    saved["environment"], saved["princess_at"], saved["gone"] = g.environment, g.princess_at, g.gone[:]
    saved["known"], saved["challenger"], saved["opponent"] = g.known[:], g.challenger, g.opponent
    saved["round"], saved["attack"], saved["response"] = g.round, g.attack, g.response
    saved["attack_placed"], saved["attack_shown"] = g.attack_placed, g.attack_shown
    saved["attack_type"], saved["response_type"] = g.attack_type, g.response_type
    saved["played"], saved["duel_winner"], saved["ended"] = g.played[:], g.duel_winner, g.ended
    saved["winners"] = g.winners
    return saved


def fill_state(g: State, saved: Mapping[str, Any]) -> None:
    """Give a state that is laid out what was saved."""
    g.seats, g.rng, g.ask_chance = saved["seats"], saved["rng"], saved["ask_chance"]
    g.stack, g.work, g.active, g.turns = list(saved["stack"]), saved["work"], saved["active"], saved["turns"]
    g.dice, g.once, g.lasting = list(saved["dice"]), list(saved["once"]), list(saved["lasting"])
    g.teams, g.turn_limit, g.empty_laps = saved["teams"], saved["turn_limit"], saved["empty_laps"]
    g.marks_show, g.sells_princess = saved["marks_show"], saved["sells_princess"]
    g.sells_first, g.robs_loser = saved.get("sells_first", g.sells_first), saved["robs_loser"]
    g.flees_unstoppable, g.overload_opens_hand = saved["flees_unstoppable"], saved["overload_opens_hand"]
    g.first, g.extra, g.skips = saved["first"], saved["extra"], list(saved["skips"])
    g.empty_turns, g.offered = saved["empty_turns"], list(saved["offered"])
    g.character, g.alive, g.life = list(saved["character"]), list(saved["alive"]), list(saved["life"])
    g.gold, g.secret, g.revealed = list(saved["gold"]), list(saved["secret"]), list(saved["revealed"])
    g.secret_seen, g.hand = list(saved["secret_seen"]), [list(each) for each in saved["hand"]]
    g.curses, g.deck = [list(each) for each in saved["curses"]], list(saved["deck"])
    g.discard, g.shop, g.environment = list(saved["discard"]), list(saved["shop"]), saved["environment"]
    g.princess_at, g.gone, g.known = saved["princess_at"], list(saved["gone"]), list(saved["known"])
    g.challenger, g.opponent, g.round = saved["challenger"], saved["opponent"], saved["round"]
    g.attack, g.response, g.attack_placed = saved["attack"], saved["response"], saved["attack_placed"]
    g.attack_shown, g.attack_type = saved["attack_shown"], saved["attack_type"]
    g.response_type, g.played = saved["response_type"], list(saved["played"])
    g.duel_winner, g.ended, g.winners = saved["duel_winner"], saved["ended"], saved["winners"]
