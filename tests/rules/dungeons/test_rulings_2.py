"""The rulings DD-RUL-26 to -50: keywords, enemies, sight, items, falling, ends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.harm import fall
from engine.games.dungeons.play import start
from engine.games.dungeons.strength import speed
from tests.rules.dungeons.pack import always, effect, entries, release_of, used
from tests.rules.dungeons.table import Table

BESIDE = "1E.\n...\n..."
FREE = {"energy": 0}


def test_dd_rul_26_barrage_assigns_dice_first_and_targets_defend_separately() -> None:
    weapon = {"melee_dice": 3, "melee": 1, "keywords": ["barrage", "heavy", "stun"]}
    t = Table("1E.\nF.G\n...", weapon=weapon)
    t.attack("E")
    assert t.refused(codes.A_AIM, t.slots["G"]) == "DD-RUL-26"
    t.act(codes.A_AIM, t.slots["F"]).act(codes.A_AIM, t.slots["F"])
    t.roll(5, 5, 1)  # the first die is aimed at E, the others at F
    assert t.dice_asked == 1
    t.roll(6)  # E blocks
    assert t.dice_asked == 1
    t.roll(1)  # F does not
    assert (t.health("E"), t.health("F")) == (2, 1)
    assert t.g.energy[0] == 1  # one attack for Heavy
    assert [t.g.enemy_stunned[t.slots[char]] for char in "EF"] == [0, 1]  # Stun target by target
    # An enemy deals its dice round in turn, preferred target first.
    t = Table("1E2\n...\n...", enemies={"E": ({"melee_dice": 3, "keywords": ["barrage"]}, "melee", 1)})
    t.g.health[1] = 3
    t.enemy_phase().roll(6, 6, 6)
    assert t.dice_asked == 2  # hero 2 has the least Health
    t.roll(1, 1).roll(1)
    assert t.g.health == [5, 1]


def test_dd_rul_27_pierce_only_counts_for_its_own_attack() -> None:
    t = Table(
        "1E.\n2..\n...",
        party=[
            {"weapon": {"melee_dice": 1, "melee": 1, "keywords": ["pierce"]}},
            {"weapon": {"melee_dice": 1, "melee": 1}},
        ],
    )
    t.attack("E").roll(5).roll(6)
    assert t.health() == 1
    t.end()
    t.move("east").stop()
    t.attack("E").roll(5).roll(6)
    assert t.health() == 1


def test_dd_rul_28_siphon_reaches_joined_tiles_and_takes_1_once() -> None:
    t = Table(
        "... ... ...\n.1.+..E+...\n... ... .2.",
        enemies={"E": ({"speed": 0, "melee_dice": 0, "keywords": ["siphon"]}, "melee", 1)},
    )
    t.g.energy = [3, 0]
    t.g.put(0, t.at(3, 1))  # in between: on both tiles
    t.enemy_phase()
    assert t.g.energy == [2, 0]
    far = Table(
        "... ... ...\n1..+...+..E\n... ... ...",
        enemies={"E": ({"speed": 0, "melee_dice": 0, "keywords": ["siphon"]}, "melee", 1)},
    )
    far.g.energy = [3]
    far.enemy_phase()
    assert far.g.energy == [3]  # two tiles off


def test_dd_rul_29_ritual_heals_the_weakest_itself_included_once_per_attack() -> None:
    ritual = {"melee_dice": 2, "keywords": ["ritual"], "threat": 2}

    def after(*healths: int, threats: tuple[int, int] = (1, 1)) -> list[int]:
        t = Table(
            "1E.\n.FG\n...",
            enemies={
                "E": (ritual, "melee", healths[0]),
                "F": ({"speed": 0, "threat": threats[0]}, "melee", healths[1]),
                "G": ({"speed": 0, "threat": threats[1]}, "melee", healths[2]),
            },
        )
        t.enemy_phase()
        while t.asked == 0 and not t.happened("enemy-hits"):
            t.roll(*[6] * t.dice_asked)
        t.roll(*[1] * t.dice_asked)
        return t.g.enemy_health

    assert after(1, 2, 2) == [2, 2, 2]  # itself
    assert after(2, 1, 1) == [2, 2, 1]  # the earlier one
    assert after(2, 1, 1, threats=(2, 1)) == [2, 1, 2]  # the lower threat
    assert after(3, 3, 3) == [3, 3, 3]  # all at their maximum


def test_dd_rul_30_recovery_special_rules_then_skills_then_regenerate_then_actions() -> None:
    rule = {
        "id": "acid",
        "active": True,
        "effects": [
            effect(
                {"phase_begins": {"phase": "recovery"}},
                {"each_enemy": {"where": "anywhere", "do": ["damage_enemy"]}},
            )
        ],
    }
    skill = {"effects": [effect({"phase_begins": {"phase": "recovery"}}, {"gain": {"what": "energy"}})]}
    t = Table(
        "1.E\n...\n...",
        hero=skill,
        adventure={"rules": [rule]},
        enemies={"E": ({"keywords": ["regenerate"]}, "melee", 3)},
    )
    t.g.activated = [1]
    t.recovery()
    order = [t.game.describe(event).key for event in t.g.events or []]
    wanted = ["event-enemy-damage", "event-gained", "event-regenerated", "event-round"]
    assert [key for key in order if key in wanted] == wanted
    assert t.health() == 3
    assert t.g.actions == 2


def test_dd_rul_31_whom_an_enemy_attacks() -> None:
    rat = ({"melee_dice": 1, "speed": 3}, "melee", 1)
    t = Table("1..E.2\n......\n......", enemies={"E": rat})  # the nearest by route
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 1
    t = Table("1.E.2.\n......\n......", enemies={"E": rat})  # a tie: lowest Health
    t.g.health = [5, 4]
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 1
    t = Table("1.E.2.\n......\n......", enemies={"E": rat})  # again a tie: seat order
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 0
    # One it can attack comes before a nearer one it cannot.
    t = Table("1#E.2.\n##....\n......", enemies={"E": rat})
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 1
    # Nobody in reach: towards the nearest.
    t = Table("1....E\n......\n......", enemies={"E": ({"melee_dice": 1, "speed": 1}, "melee", 1)})
    t.enemy_phase()
    assert t.enemy() == (4, 0)
    assert t.happened("enemy-attack") == []


def test_dd_rul_32_how_an_enemy_moves() -> None:
    rat = ({"melee_dice": 1, "speed": 4}, "melee", 2)
    t = Table("1.^.E.\n......\n......", enemies={"E": rat}, hero={"speed": 5})  # round the pit if it can
    t.enemy_phase()
    assert t.health() == 2
    t = Table("1.^.E.\n######\n......", enemies={"E": rat})  # through it if there is no other way
    t.enemy_phase()
    assert (t.enemy(), t.health()) == ((1, 0), 1)
    t = Table("1.~~E.\n######\n......", enemies={"E": rat})  # water costs 2
    t.enemy_phase()
    assert t.enemy() == (2, 0)
    t = Table("1E....\n......\n......", enemies={"E": rat})  # it does not move without need
    t.enemy_phase()
    assert t.enemy() == (1, 0)
    t = Table("......\n.1.E..\n......", enemies={"E": rat})  # movement comes before the attack, then it stays
    t.enemy_phase().roll(1)
    assert t.enemy() == (2, 1)


def test_dd_rul_33_which_line_an_enemy_uses() -> None:
    both = {"melee_dice": 1, "ranged_dice": 1, "speed": 3}
    t = Table("1...E.\n......\n......", enemies={"E": (both, "ranged", 1)})
    t.enemy_phase()
    assert (t.happened("enemy-attack")[0]["type"], t.enemy()) == ("ranged", (4, 0))
    t = Table("1#....\n.##...\nE#....", enemies={"E": ({**both, "speed": 0}, "ranged", 1)})
    t.g.put(t.figure("E"), t.at(0, 1))
    t.enemy_phase()
    assert t.happened("enemy-attack")[0]["type"] == "melee"  # no shot to be had, but a hero beside it
    t = Table("1..E..\n......\n......", enemies={"E": (both, "melee", 1)})
    t.enemy_phase()
    assert t.happened("enemy-attack")[0]["type"] == "melee"
    t = Table("1...E.\n......\n......", enemies={"E": ({**both, "speed": 1}, "melee", 1)})
    t.enemy_phase()
    assert t.happened("enemy-attack")[0]["type"] == "ranged"  # nobody reached, but a legal shot


def test_dd_rul_34_what_stops_sight() -> None:
    bow = {"ranged_dice": 1}
    assert Table("1F.E..\n######\n......", weapon=bow).why_no_attack("E", "ranged") == "DD-RANGED-02"
    assert Table("12.E..\n######\n......", weapon=bow).why_no_attack("E", "ranged") == ""
    shooter = ({"melee_dice": 0, "ranged_dice": 1, "speed": 0}, "ranged", 1)
    still = ({"melee_dice": 0, "speed": 0}, "melee", 1)
    t = Table("1F.E..\n######\n......", enemies={"E": shooter, "F": still})
    t.enemy_phase()
    assert t.happened("enemy-attack")  # fellow enemies do not stop an enemy's sight
    t = Table("1.2E..\n######\n......", enemies={"E": shooter})
    t.enemy_phase()
    assert t.happened("enemy-attack") == []  # heroes do, and the one in the way is too close


def test_dd_rul_35_lines_that_graze_edges_or_corners() -> None:
    t = Table("1#...\n.....\n..E..", weapon={"ranged_dice": 1})
    assert t.why_no_attack("E", "ranged") == ""  # touching one corner is not blocking
    t = Table("1....\n#####\n.....", weapon={"ranged_dice": 1}, seats=1)
    assert t.game.why_sight(0, t.at(4, 0))["clear"]  # along a corridor one space wide
    t = Table("1#...\n#E...\n.....", weapon={"ranged_dice": 1})
    assert not t.game.why_sight(0, t.at(1, 1))["clear"]  # between two that touch corner to corner


def test_dd_rul_36_adjacent_means_sharing_an_edge_and_reach_adds_the_diagonals() -> None:
    t = Table("12.\n..3\n...")
    t.g.loot = [1, 1, 1]
    assert t.refused(codes.A_TRADE, 0, 1) == ""
    assert t.refused(codes.A_TRADE, 1, 2, seat=1) == "DD-ITEM-05"  # diagonal
    t = Table("... ...\n..1+E..\n... ...", seats=1)
    t.g.put(0, t.at(3, 1))
    assert t.why_no_attack("E") == ""  # from an in-between space
    reach = {"melee_dice": 1, "keywords": ["reach"]}
    assert Table("1#.\n.E.\n...", weapon=reach).why_no_attack("E") == ""
    assert Table("1#.\n#E.\n...", weapon=reach).why_no_attack("E") == "DD-RUL-36"


def test_dd_rul_37_separation_is_counted_in_steps() -> None:
    bow = {"ranged_dice": 1}
    assert Table("1..\n.E.\n...", weapon=bow).why_no_attack("E", "ranged") == ""
    assert Table("1..\nE..\n...", weapon=bow).why_no_attack("E", "ranged") == "DD-RANGED-04"
    assert (
        Table("1.E\nF..\n...", weapon=bow).why_no_attack("E", "ranged") == ""
    )  # an adjacent enemy is no hindrance


def test_dd_rul_38_a_target_in_between_counts_as_on_both_tiles() -> None:
    t = Table("... ... ...\n1..+...+...\n... ... ..E", weapon={"ranged_dice": 1})
    t.g.put(t.figure("E"), t.at(7, 1))  # between the second and the third tile
    assert t.why_no_attack("E", "ranged") == ""
    t.g.put(t.figure("E"), t.at(8, 1))
    assert t.why_no_attack("E", "ranged") == "DD-RANGED-03"


def test_dd_rul_39_attacks_with_items_count_the_heros_modifier_only_and_give_energy() -> None:
    pack = entries()
    pack["item"]["club"] = {
        "loot": 1,
        "effects": [used({"attack": {"kind": "melee", "dice": 2, "modifier": 1}}, cost=["action"])],
    }
    t = Table(
        BESIDE, hero={"melee": 1}, weapon={"melee_dice": 1, "melee": 5, "keywords": ["crush"]}, pack=pack
    )
    t.give(0, "club")
    t.item("club")
    assert t.g.actions == 1  # this item says so
    t.roll(4, 3).roll(1)
    assert t.happened("hits")[0]["hits"] == 1
    assert t.g.energy[0] == 1
    assert t.health() == 1


def test_dd_rul_40_a_hero_at_0_health_falls_and_may_be_brought_back() -> None:
    t = Table("1^.\n2..\n...", party=[{"hero": {"health": 1}}, {"ability": FREE | {"effects": []}}])
    t.g.loot[0] = 3
    card = t.give(0, "map")
    t.give(1, "bell")
    t.move("east")
    assert (t.hero(0), t.g.fallen) == (None, [1, 0])
    assert (t.g.loot[0], t.g.held[0]) == (3, [card])
    assert t.g.active == 1
    assert t.refused(codes.A_TRADE, 1, 0) == "DD-RUL-40"
    t.item("bell", 1)
    assert t.g.health[0] == 1  # at most the maximum
    assert t.g.fallen == [0, 0]
    assert t.g.map.is_adjacent(t.g.pos[0], t.g.pos[1])


def test_dd_rul_40_what_a_fallen_hero_gave_to_others_is_gone_at_once() -> None:
    banner = {"effects": [always({"change": {"what": "speed", "by": 2, "of": "all"}})]}
    t = Table("12.\n...\n...", party=[{"hero": banner}, {}])
    assert speed(t.g, 1) == 7
    fall(t.g, 0)
    assert speed(t.g, 1) == 5


def test_dd_rul_40_whoever_comes_back_activates_from_the_next_round_on() -> None:
    """Also if the fall was in an earlier round than the return."""
    back = {
        **FREE,
        "effects": [used({"choose_hero": {"where": "fallen", "do": [{"revive": {"health": 2}}]}})],
    }
    t = Table("12.\n...\n...", ability=back, begin=False)
    fall(t.g, 1)
    t.recovery()
    assert (t.g.round, t.g.active) == (1, 0)
    t.use()
    if t.deciding == "pick_hero":
        t.hero_chosen(1)
    assert t.g.health[1] == 2
    t.end()
    assert [args["round"] for args in t.happened("round")] == [1, 2]
    assert t.legal(codes.A_ACTIVATE) == [(0, 0, 0), (1, 0, 0)]


def test_dd_rul_41_a_return_may_be_what_wins() -> None:
    back = {**FREE, "effects": [used({"revive": {"health": 2, "who": "fallen"}})]}
    both = {"id": "both", "conditions": [{"heroes_are": {"what": "on_map", "least": 2}}]}
    t = Table("12.\n...\n...", ability=back, adventure={"victories": [both]}, begin=False)
    fall(t.g, 1)
    t.begin()
    assert t.g.ended == codes.RUNNING
    t.use()
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "victory-both"


def test_dd_rul_41_what_ends_an_adventure() -> None:
    lose_all = {"id": "lost", "conditions": [{"flag_is": {"flag": "won"}}]}
    t = Table(
        adventure={
            "defeats": [lose_all],
            "interactions": [
                {"id": "win", "where": "anywhere", "offered": True, "do": [{"set_flag": {"flag": "won"}}]}
            ],
        },
    )
    t.act(codes.A_INTERACT, 0, 0)
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.reason) == ((0,), "victory-won")  # both hold: a victory
    t = Table("1^.\n...\n...", hero={"health": 1})
    t.move("east")
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.reason) == ((), "defeat-all-fallen")
    rise = {"id": "rise", "active": True, "effects": [effect("hero_falls", {"revive": {"health": 1}})]}
    t = Table("1^.\n...\n...", hero={"health": 1}, adventure={"lost_when_all_fall": False, "rules": [rise]})
    t.move("east")
    assert t.game.outcome is None  # this adventure says otherwise


def test_dd_rul_42_loot_goes_to_the_hero_who_caused_the_last_damage() -> None:
    shove = {**FREE, "effects": [used({"choose_enemy": {"do": ["push_enemy"]}})]}
    t = Table("1E^\n...\n...", ability=shove, enemies={"E": ({}, "melee", 1)})
    t.use()
    assert t.asked >= 1
    t.die("melee", 2)
    assert t.g.loot[0] == 2  # forced movement
    t = Table("1.^E\n####\n....", enemies={"E": ({}, "melee", 1)})
    t.enemy_phase()
    assert t.enemy() is None
    assert t.g.loot[0] == 0  # its own movement
    acid = {
        "id": "acid",
        "active": True,
        "effects": [effect("round_begins", {"each_enemy": {"where": "anywhere", "do": ["damage_enemy"]}})],
    }
    t = Table("1.E\n...\n...", adventure={"rules": [acid]}, enemies={"E": ({}, "melee", 1)}, begin=False)
    t.begin_round()
    assert (t.enemy(), t.g.loot[0], t.asked) == (None, 0, -1)  # a special rule


def test_dd_rul_42_an_enemy_that_nobody_killed_gives_no_loot_in_an_activation_either() -> None:
    rule = {
        "id": "acid",
        "active": True,
        "effects": [effect("moved", {"each_enemy": {"where": "anywhere", "do": ["damage_enemy"]}})],
    }
    for for_all, asked in ((False, -1), (True, 1)):
        t = Table(
            "1.E\n...\n...",
            adventure={"rules": [rule]},
            enemies={"E": ({}, "melee", 1)},
            loot_for_all=for_all,
        )
        t.move("south").stop()
        assert t.enemy() is None
        assert (t.dice_asked or -1) == asked


def test_dd_rul_43_a_check_is_made_by_who_triggered_it_and_costs_and_gives_nothing() -> None:
    check = {
        "id": "door",
        "attribute": "dexterity",
        "successes": 1,
        "passed": [{"set_flag": {"flag": "other"}}],
    }
    door = {"id": "door", "where": "anywhere", "offered": True, "do": [{"make_check": {"check": "door"}}]}
    t = Table(
        "12.\n...\n...",
        party=[{}, {"hero": {"dexterity": 1, "strength": -5}}],
        adventure={"checks": [check], "interactions": [door]},
    )
    t.act(codes.A_INTERACT, 1, 0, seat=1)
    assert t.happened("check")[0]["hero_seat"] == 1
    t.roll(5, 1, 1, 1)
    assert t.g.flags == [0, 1]
    assert (t.g.actions, t.g.energy) == (2, [0, 0])


def test_dd_rul_44_a_used_item_is_discarded_and_an_empty_deck_leaves_gaps() -> None:
    t = Table()
    card = t.give(0, "tonic")
    t.g.health[0] = 1
    t.item("tonic")
    assert (t.g.held[0], t.g.discard) == ([], [card])
    kept = t.give(0, "hook")
    assert t.g.definition(t.g.program.cards[kept]).kept
    for reshuffle, gap in ((False, True), (True, False)):
        t = Table(deck=["tonic", "charm", "boots"], reshuffle_items=reshuffle)
        t.g.discard = t.g.item_deck[:1]
        t.g.item_deck = []
        t.g.loot[0] = 5
        t.buy(0)
        assert (t.g.row[0] < 0) == gap


def test_dd_rul_45_a_trade_needs_both_players_and_never_moves_energy() -> None:
    t = Table("12.\n...\n...")
    t.g.loot = [3, 0]
    t.g.energy = [2, 2]
    t.act(codes.A_TRADE, 0, 1)
    assert t.refused(codes.A_OFFER) == "DD-RUL-45"
    t.act(codes.A_GIVE, 0, -1).act(codes.A_GIVE, 0, -1).act(codes.A_OFFER)
    t.no()
    assert t.g.loot == [3, 0]
    assert t.happened("trade-refused")
    t.act(codes.A_TRADE, 0, 1)
    offered = {(a[0], a[1]) for a in t.game.actions()}
    assert offered <= {(codes.A_GIVE, 0), (codes.A_ASK, 0), (codes.A_CANCEL, 0)}


def test_dd_rul_46_an_ability_as_often_as_energy_allows() -> None:
    t = Table(ability="mend")
    t.g.energy[0] = 5
    t.g.health[0] = 1
    t.use().use()
    assert (t.g.energy[0], t.g.health[0]) == (1, 5)
    limited = {"energy": 1, "effects": [used({"gain": {"what": "loot"}}, cost=[{"once": {"per": "round"}}])]}
    t = Table(ability=limited)
    t.g.energy[0] = 5
    t.use()
    assert not t.can_use()


def test_dd_rul_47_adventure_over_card_over_rulebook() -> None:
    healer = {**FREE, "effects": [used({"gain": {"what": "health"}})]}
    t = Table(ability=healer)
    t.g.health[0] = 1
    t.use()
    assert t.g.health[0] == 2
    rule = {"id": "curse", "active": True, "effects": [always({"forbid": {"what": "healing", "of": "all"}})]}
    t = Table(ability=healer, adventure={"rules": [rule]})
    t.g.health[0] = 1
    t.use()
    assert t.g.health[0] == 1
    rule = {"id": "calm", "active": True, "effects": [always({"forbid": {"what": "attack", "of": "all"}})]}
    assert Table(BESIDE, adventure={"rules": [rule]}).why_no_attack("E") == "DD-RUL-47"


def test_dd_rul_48_the_engine_rolls_and_names_the_left_neighbour() -> None:
    t = Table("1E.\n2..\n...", party=[{"weapon": {"melee_dice": 1, "melee": 1}}])
    t.attack("E").roll(5).roll(1)
    assert t.happened("enemy-defence")[0]["roller_seat"] == 1
    # The same seed and actions roll the same dice.
    pack = release_of(entries())
    games = [start(pack, 2, 7, {"adventure": "arena", "deal": True}, False) for _ in range(2)]
    for game in games:
        game.rollout(3)
    assert games[0].dump() == games[1].dump()


def test_dd_rul_49_after_the_round_limit_the_adventure_is_lost() -> None:
    t = Table(round_limit=2, begin=False)
    t.begin_round().end()
    assert t.deciding == "act"
    t.end()
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "defeat-out-of-time"
    t = Table(round_limit=2, adventure={"round_limit": 1}, begin=False)
    t.begin_round().end()
    assert t.game.outcome is not None  # the adventure's own limit goes before


def test_dd_rul_50_values_below_0_count_as_0() -> None:
    t = Table(hero={"speed": 2}, weapon={"melee_dice": 1, "movement": -4})
    assert speed(t.g, 0) == 0
    assert t.refused(codes.A_MOVE) == "DD-RUL-50"
    blunt = {"melee_dice": 1, "effects": [effect("attack_declared", {"add_dice": {"amount": -3}})]}
    t = Table(BESIDE, weapon=blunt)
    t.attack("E")
    assert t.asked == -1
    assert t.happened("hits")[0]["hits"] == 0
    # Whatever else adds dice is reckoned with them, in whichever order it comes.
    fewer, more = {"add_dice": {"amount": -3}}, {"add_dice": {"amount": 2}}
    for words in ((fewer, more), (more, fewer)):
        t = Table(BESIDE, weapon={"melee_dice": 1, "effects": [effect("attack_declared", *words)]})
        t.attack("E")
        assert t.asked == -1
        assert t.happened("hits")[0]["hits"] == 0
    slow: dict[str, Any] = {
        "melee_dice": 1,
        "speed": 1,
        "effects": [always({"change": {"what": "speed", "by": -3, "of": "this"}})],
    }
    t = Table("1..E\n....\n....", enemies={"E": (slow, "melee", 1)})
    t.enemy_phase()
    assert t.enemy() == (3, 0)


@pytest.mark.parametrize(("limit", "told"), [(7, 7), (100, 0), (0, 0)])
def test_dd_rul_49_a_limit_that_only_stops_games_without_end_is_not_told(limit: int, told: int) -> None:
    assert Table(round_limit=limit).game.view(0).round.limit == told
    assert Table(adventure={"round_limit": 100}).game.view(0).round.limit == 100
