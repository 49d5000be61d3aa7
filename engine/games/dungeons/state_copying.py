"""Copies and saves the state of a game. Made by `python -m studio.generate_states` from what is
declared in `engine.games.dungeons.state`: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.dungeons.attack_state import Attack, Roll
from engine.games.dungeons.state import State

CARDS = ("held", "item_deck", "row", "discard")
"""Where single cards lie."""


def clone_attack(g: Attack) -> Attack:
    """An independent copy."""
    to = Attack()
    to.attacker, to.kind, to.dice, to.modifier = g.attacker, g.kind, g.dice, g.modifier
    to.keywords, to.source, to.targets, to.share = g.keywords, g.source, g.targets[:], g.share[:]
    to.faces, to.hits, to.criticals, to.extra = g.faces[:], g.hits[:], g.criticals[:], g.extra[:]
    to.now, to.dealt, to.scored, to.crit_from = g.now, g.dealt[:], g.scored, g.crit_from
    return to


def dump_attack(g: Attack) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["attacker"], saved["kind"], saved["dice"] = g.attacker, g.kind, g.dice
    saved["modifier"], saved["keywords"], saved["source"] = g.modifier, g.keywords, g.source
    saved["targets"], saved["share"], saved["faces"] = g.targets[:], g.share[:], g.faces[:]
    saved["hits"], saved["criticals"], saved["extra"] = g.hits[:], g.criticals[:], g.extra[:]
    saved["now"], saved["dealt"], saved["scored"] = g.now, g.dealt[:], g.scored
    saved["crit_from"] = g.crit_from
    return saved


def load_attack(saved: Mapping[str, Any]) -> Attack:
    """What was saved."""
    g = Attack()
    g.attacker, g.kind, g.dice = saved["attacker"], saved["kind"], saved["dice"]
    g.modifier, g.keywords, g.source = saved["modifier"], saved["keywords"], saved["source"]
    g.targets, g.share, g.faces = list(saved["targets"]), list(saved["share"]), list(saved["faces"])
    g.hits, g.criticals, g.extra = list(saved["hits"]), list(saved["criticals"]), list(saved["extra"])
    g.now, g.dealt, g.scored = saved["now"], list(saved["dealt"]), saved["scored"]
    g.crit_from = saved["crit_from"]
    return g


def clone_roll(g: Roll) -> Roll:
    """An independent copy."""
    to = Roll(g.what, g.figure, g.modifier)
    to.faces, to.treated = g.faces[:], g.treated[:]
    return to


def dump_roll(g: Roll) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["what"], saved["figure"], saved["modifier"] = g.what, g.figure, g.modifier
    saved["faces"], saved["treated"] = g.faces[:], g.treated[:]
    return saved


def load_roll(saved: Mapping[str, Any]) -> Roll:
    """What was saved."""
    g = Roll(saved["what"], saved["figure"], saved["modifier"])
    g.faces, g.treated = list(saved["faces"]), list(saved["treated"])
    return g


def clone_state(g: State) -> State:
    """An independent copy."""
    to = State()
    to.code, to.seats, to.rng, to.ask_chance, to.events = g.code, g.seats, g.rng, g.ask_chance, None
    to.heeds, to.stack, to.work, to.active, to.turns = [], g.stack[:], g.work, g.active, g.turns
    to.dice, to.once, to.lasting, to.numbers = g.dice[:], g.once[:], g.lasting[:], g.numbers
    to.heard, to.heard_all, to.program, to.story = g.heard, g.heard_all, g.program, g.story
    to.map, to.crush, to.defend_criticals = g.map.lend(), g.crush, g.defend_criticals
    to.six_always_hits, to.ranged_before_threat = g.six_always_hits, g.ranged_before_threat
    to.loot_without_hero, to.reshuffle, to.pauses = g.loot_without_hero, g.reshuffle, g.pauses
    to.most_loot, to.most_energy, to.round_limit = g.most_loot, g.most_energy, g.round_limit
    to.phase, to.round, to.actions, to.activated = g.phase, g.round, g.actions, g.activated[:]
    to.bonus, to.unchecked, to.who, to.room_tile = g.bonus[:], g.unchecked, g.who[:], g.room_tile[:]
    to.tile_room, to.exit_state, to.exit_known = g.tile_room[:], g.exit_state[:], g.exit_known[:]
    to.pools, to.hero, to.equipment = [each[:] for each in g.pools], g.hero[:], g.equipment[:]
    to.ability, to.pos, to.health, to.energy = g.ability[:], g.pos[:], g.health[:], g.energy[:]
    to.loot, to.fallen, to.escaped = g.loot[:], g.fallen[:], g.escaped[:]
    to.held, to.enemy_kind, to.enemy_pos = [each[:] for each in g.held], g.enemy_kind[:], g.enemy_pos[:]
    to.enemy_type, to.enemy_health, to.enemy_die = g.enemy_type[:], g.enemy_health[:], g.enemy_die[:]
    to.enemy_stunned, to.enemy_group, to.enemy_foe = g.enemy_stunned[:], g.enemy_group[:], g.enemy_foe[:]
    to.queue, to.path, to.aim, to.aim_kind = g.queue[:], g.path[:], g.aim, g.aim_kind
    to.item_deck, to.row, to.discard, to.deal = g.item_deck[:], g.row[:], g.discard[:], g.deal[:]
    to.flags, to.counters, to.rules, to.offered = g.flags[:], g.counters[:], g.rules[:], g.offered[:]
    to.done, to.passed, to.attacks = g.done[:], g.passed[:], [clone_attack(each) for each in g.attacks]
    to.rolls, to.ended, to.ending = [clone_roll(each) for each in g.rolls], g.ended, g.ending
    return to


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["seats"], saved["rng"], saved["ask_chance"] = g.seats, g.rng, g.ask_chance
    saved["stack"], saved["work"], saved["active"], saved["turns"] = g.stack[:], g.work, g.active, g.turns
    saved["dice"], saved["once"], saved["lasting"] = g.dice[:], g.once[:], g.lasting[:]
    saved["crush"], saved["defend_criticals"] = g.crush, g.defend_criticals
    saved["six_always_hits"], saved["ranged_before_threat"] = g.six_always_hits, g.ranged_before_threat
    saved["loot_without_hero"], saved["reshuffle"] = g.loot_without_hero, g.reshuffle
    saved["pauses"], saved["most_loot"], saved["most_energy"] = g.pauses, g.most_loot, g.most_energy
    saved["round_limit"], saved["phase"], saved["round"] = g.round_limit, g.phase, g.round
    saved["actions"], saved["activated"], saved["bonus"] = g.actions, g.activated[:], g.bonus[:]
    saved["unchecked"], saved["who"], saved["room_tile"] = g.unchecked, g.who[:], g.room_tile[:]
    saved["tile_room"], saved["exit_state"] = g.tile_room[:], g.exit_state[:]
    saved["exit_known"], saved["pools"] = g.exit_known[:], [each[:] for each in g.pools]
    saved["hero"], saved["equipment"], saved["ability"] = g.hero[:], g.equipment[:], g.ability[:]
    saved["pos"], saved["health"], saved["energy"] = g.pos[:], g.health[:], g.energy[:]
    saved["loot"], saved["fallen"], saved["escaped"] = g.loot[:], g.fallen[:], g.escaped[:]
    saved["held"], saved["enemy_kind"] = [each[:] for each in g.held], g.enemy_kind[:]
    saved["enemy_pos"], saved["enemy_type"] = g.enemy_pos[:], g.enemy_type[:]
    saved["enemy_health"], saved["enemy_die"] = g.enemy_health[:], g.enemy_die[:]
    saved["enemy_stunned"], saved["enemy_group"] = g.enemy_stunned[:], g.enemy_group[:]
    saved["enemy_foe"], saved["queue"], saved["path"] = g.enemy_foe[:], g.queue[:], g.path[:]
    saved["aim"], saved["aim_kind"], saved["item_deck"] = g.aim, g.aim_kind, g.item_deck[:]
    saved["row"], saved["discard"], saved["deal"] = g.row[:], g.discard[:], g.deal[:]
    saved["flags"], saved["counters"], saved["rules"] = g.flags[:], g.counters[:], g.rules[:]
    saved["offered"], saved["done"], saved["passed"] = g.offered[:], g.done[:], g.passed[:]
    saved["attacks"] = [dump_attack(each) for each in g.attacks]
    saved["rolls"], saved["ended"], saved["ending"] = [dump_roll(each) for each in g.rolls], g.ended, g.ending
    return saved


def fill_state(g: State, saved: Mapping[str, Any]) -> None:
    """Give a state that is laid out what was saved."""
    g.seats, g.rng, g.ask_chance = saved["seats"], saved["rng"], saved["ask_chance"]
    g.stack, g.work, g.active, g.turns = list(saved["stack"]), saved["work"], saved["active"], saved["turns"]
    g.dice, g.once, g.lasting = list(saved["dice"]), list(saved["once"]), list(saved["lasting"])
    g.crush, g.defend_criticals = saved["crush"], saved["defend_criticals"]
    g.six_always_hits, g.ranged_before_threat = saved["six_always_hits"], saved["ranged_before_threat"]
    g.loot_without_hero, g.reshuffle = saved["loot_without_hero"], saved["reshuffle"]
    g.pauses, g.most_loot, g.most_energy = saved["pauses"], saved["most_loot"], saved["most_energy"]
    g.round_limit, g.phase, g.round = saved["round_limit"], saved["phase"], saved["round"]
    g.actions, g.activated, g.bonus = saved["actions"], list(saved["activated"]), list(saved["bonus"])
    g.unchecked, g.who, g.room_tile = saved["unchecked"], list(saved["who"]), list(saved["room_tile"])
    g.tile_room, g.exit_state = list(saved["tile_room"]), list(saved["exit_state"])
    g.exit_known, g.pools = list(saved["exit_known"]), [list(each) for each in saved["pools"]]
    g.hero, g.equipment, g.ability = list(saved["hero"]), list(saved["equipment"]), list(saved["ability"])
    g.pos, g.health, g.energy = list(saved["pos"]), list(saved["health"]), list(saved["energy"])
    g.loot, g.fallen, g.escaped = list(saved["loot"]), list(saved["fallen"]), list(saved["escaped"])
    g.held, g.enemy_kind = [list(each) for each in saved["held"]], list(saved["enemy_kind"])
    g.enemy_pos, g.enemy_type = list(saved["enemy_pos"]), list(saved["enemy_type"])
    g.enemy_health, g.enemy_die = list(saved["enemy_health"]), list(saved["enemy_die"])
    g.enemy_stunned, g.enemy_group = list(saved["enemy_stunned"]), list(saved["enemy_group"])
    g.enemy_foe, g.queue, g.path = list(saved["enemy_foe"]), list(saved["queue"]), list(saved["path"])
    g.aim, g.aim_kind, g.item_deck = saved["aim"], saved["aim_kind"], list(saved["item_deck"])
    g.row, g.discard, g.deal = list(saved["row"]), list(saved["discard"]), list(saved["deal"])
    g.flags, g.counters, g.rules = list(saved["flags"]), list(saved["counters"]), list(saved["rules"])
    g.offered, g.done, g.passed = list(saved["offered"]), list(saved["done"]), list(saved["passed"])
    g.attacks = [load_attack(each) for each in saved["attacks"]]
    g.rolls, g.ended, g.ending = [load_roll(each) for each in saved["rolls"]], saved["ended"], saved["ending"]
