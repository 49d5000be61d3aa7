"""Copies and saves the state of a game. Made by `python -m studio.generate_states` from what is
declared in `engine.games.platformer.state`: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.platformer.state import State

CARDS = ("held", "item_deck", "potion_deck", "display", "attack_deck", "attack_discard")
"""Where single cards lie."""


def clone_state(g: State) -> State:
    """An independent copy."""
    to = State()
    to.code, to.seats, to.rng, to.ask_chance, to.events = g.code, g.seats, g.rng, g.ask_chance, None
    to.heeds, to.stack, to.work, to.active, to.turns = [], g.stack[:], g.work, g.active, g.turns
    to.dice, to.once, to.lasting, to.numbers = g.dice[:], g.once[:], g.lasting[:], g.numbers
    to.heard, to.heard_all, to.program, to.board = g.heard, g.heard_all, g.program, g.board
    to.portal_cost, to.collect_mask, to.catch_ladder = g.portal_cost, g.collect_mask, g.catch_ladder
    to.boss_ignores_walls, to.turn_limit, to.solo = g.boss_ignores_walls, g.turn_limit, g.solo
    to.first, to.step, to.faces, to.used, to.rolled = g.first, g.step, g.faces[:], g.used, g.rolled
    to.enemy_die, to.extra, to.low_level, to.high_level = g.enemy_die, g.extra[:], g.low_level, g.high_level
    to.low, to.high, to.who, to.piles, to.tiles = g.low, g.high, g.who[:], g.piles[:], g.tiles
    to.level_enemy, to.hero, to.pos, to.hearts = g.level_enemy, g.hero, g.pos[:], g.hearts[:]
    to.gold, to.gems, to.special, to.tokens = g.gold[:], g.gems[:], g.special[:], g.tokens[:]
    to.from_boss, to.tired, to.defeated, to.bonus = g.from_boss[:], g.tired[:], g.defeated[:], g.bonus[:]
    to.double, to.shielded, to.swords = g.double[:], g.shielded[:], g.swords[:]
    to.held, to.enemy_pos, to.enemy_kind = [each[:] for each in g.held], g.enemy_pos[:], g.enemy_kind[:]
    to.item_deck, to.potion_deck, to.display = g.item_deck[:], g.potion_deck[:], g.display[:]
    to.attack_deck, to.attack_discard, to.event_deck = g.attack_deck[:], g.attack_discard[:], g.event_deck[:]
    to.event, to.artifacts, to.artifact_owner = g.event, g.artifacts, g.artifact_owner[:]
    to.exhausted, to.boss, to.boss_slot, to.token_kinds = g.exhausted[:], g.boss, g.boss_slot, g.token_kinds
    to.token_supply, to.counts, to.ended, to.winner = g.token_supply[:], g.counts, g.ended, g.winner
    to.score = g.score
    return to


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["seats"], saved["rng"], saved["ask_chance"] = g.seats, g.rng, g.ask_chance
    saved["stack"], saved["work"], saved["active"], saved["turns"] = g.stack[:], g.work, g.active, g.turns
    saved["dice"], saved["once"], saved["lasting"] = g.dice[:], g.once[:], g.lasting[:]
    saved["portal_cost"], saved["collect_mask"] = g.portal_cost, g.collect_mask
    saved["catch_ladder"], saved["boss_ignores_walls"] = g.catch_ladder, g.boss_ignores_walls
    saved["turn_limit"], saved["first"], saved["step"] = g.turn_limit, g.first, g.step
    saved["faces"], saved["used"], saved["rolled"] = g.faces[:], g.used, g.rolled
    saved["enemy_die"], saved["extra"], saved["low_level"] = g.enemy_die, g.extra[:], g.low_level
    saved["high_level"], saved["low"], saved["high"], saved["who"] = g.high_level, g.low, g.high, g.who[:]
    saved["piles"], saved["tiles"], saved["level_enemy"] = g.piles[:], g.tiles[:], g.level_enemy[:]
    saved["hero"], saved["pos"], saved["hearts"], saved["gold"] = g.hero[:], g.pos[:], g.hearts[:], g.gold[:]
    saved["gems"], saved["special"], saved["tokens"] = g.gems[:], g.special[:], g.tokens[:]
    saved["from_boss"], saved["tired"], saved["defeated"] = g.from_boss[:], g.tired[:], g.defeated[:]
    saved["bonus"], saved["double"], saved["shielded"] = g.bonus[:], g.double[:], g.shielded[:]
    saved["swords"], saved["held"] = g.swords[:], [each[:] for each in g.held]
    saved["enemy_pos"], saved["enemy_kind"] = g.enemy_pos[:], g.enemy_kind[:]
    saved["item_deck"], saved["potion_deck"] = g.item_deck[:], g.potion_deck[:]
    saved["display"], saved["attack_deck"] = g.display[:], g.attack_deck[:]
    saved["attack_discard"], saved["event_deck"] = g.attack_discard[:], g.event_deck[:]
    saved["event"], saved["artifacts"], saved["artifact_owner"] = g.event, g.artifacts[:], g.artifact_owner[:]
    saved["exhausted"], saved["boss"], saved["boss_slot"] = g.exhausted[:], g.boss, g.boss_slot
    saved["token_kinds"], saved["token_supply"], saved["ended"] = g.token_kinds[:], g.token_supply[:], g.ended
    saved["winner"], saved["score"] = g.winner, g.score
    return saved


def fill_state(g: State, saved: Mapping[str, Any]) -> None:
    """Give a state that is laid out what was saved."""
    g.seats, g.rng, g.ask_chance = saved["seats"], saved["rng"], saved["ask_chance"]
    g.stack, g.work, g.active, g.turns = list(saved["stack"]), saved["work"], saved["active"], saved["turns"]
    g.dice, g.once, g.lasting = list(saved["dice"]), list(saved["once"]), list(saved["lasting"])
    g.portal_cost, g.collect_mask = saved["portal_cost"], saved["collect_mask"]
    g.catch_ladder, g.boss_ignores_walls = saved["catch_ladder"], saved["boss_ignores_walls"]
    g.turn_limit, g.first, g.step = saved["turn_limit"], saved["first"], saved["step"]
    g.faces, g.used, g.rolled = list(saved["faces"]), saved["used"], saved["rolled"]
    g.enemy_die, g.extra, g.low_level = saved["enemy_die"], list(saved["extra"]), saved["low_level"]
    g.high_level, g.low, g.high, g.who = saved["high_level"], saved["low"], saved["high"], list(saved["who"])
    g.piles, g.tiles, g.level_enemy = list(saved["piles"]), list(saved["tiles"]), list(saved["level_enemy"])
    g.hero, g.pos, g.hearts = list(saved["hero"]), list(saved["pos"]), list(saved["hearts"])
    g.gold, g.gems, g.special = list(saved["gold"]), list(saved["gems"]), list(saved["special"])
    g.tokens, g.from_boss, g.tired = list(saved["tokens"]), list(saved["from_boss"]), list(saved["tired"])
    g.defeated, g.bonus, g.double = list(saved["defeated"]), list(saved["bonus"]), list(saved["double"])
    g.shielded, g.swords = list(saved["shielded"]), list(saved["swords"])
    g.held, g.enemy_pos = [list(each) for each in saved["held"]], list(saved["enemy_pos"])
    g.enemy_kind, g.item_deck = list(saved["enemy_kind"]), list(saved["item_deck"])
    g.potion_deck, g.display = list(saved["potion_deck"]), list(saved["display"])
    g.attack_deck, g.attack_discard = list(saved["attack_deck"]), list(saved["attack_discard"])
    g.event_deck, g.event, g.artifacts = list(saved["event_deck"]), saved["event"], list(saved["artifacts"])
    g.artifact_owner, g.exhausted = list(saved["artifact_owner"]), list(saved["exhausted"])
    g.boss, g.boss_slot, g.token_kinds = saved["boss"], saved["boss_slot"], list(saved["token_kinds"])
    g.token_supply, g.ended, g.winner = list(saved["token_supply"]), saved["ended"], saved["winner"]
    g.score = saved["score"]
