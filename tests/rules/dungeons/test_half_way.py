"""A game in the middle of something: copies, saved games and views of an attack that goes on, and attacks
whose circumstances change on the way."""

from __future__ import annotations

import json

from engine.games.dungeons import codes
from engine.games.dungeons.attack_state import Roll
from engine.games.dungeons.attacking import ASSAILING, assail, ritual, wound
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.play import load, start
from engine.games.dungeons.settings import settings
from engine.games.dungeons.state_copying import dump_attack, dump_roll
from engine.kernel.view import as_json
from engine.snapshot import Snapshot
from tests.rules.dungeons.pack import effect, entries, release, release_of
from tests.rules.dungeons.table import Table

BOTH = {"energy": 1, "effects": [effect("dice_rolled", {"reroll": {"dice": "one"}}, may=True)]}


def in_an_attack() -> Table:
    """The dice of a barrage lie there; whoever rolled them may roll one again. Everything that an attack
    remembers has a value of its own."""
    weapon = {"melee_dice": 3, "melee": 1, "keywords": ["barrage", "crush"]}
    t = Table("1E.\nF..\n...", weapon=weapon, ability=BOTH, enemies={"E": ("ogre", "melee", 3)})
    t.g.energy[0] = 1
    t.attack("E").act(codes.A_AIM, t.slots["F"]).act(codes.A_AIM, t.slots["E"]).roll(4, 5, 2)
    attack = t.g.attacks[-1]
    attack.faces, attack.extra, attack.now, attack.scored, attack.crit_from = [4, 5, 2], [0, 2], 1, 2, 5
    attack.hits, attack.criticals, attack.dealt = [1, 0], [0, 1], [1, 1]
    attack.kind = codes.RANGED
    t.g.rolls[-1].treated = [4, 5]
    return t


def test_a_copy_made_in_the_middle_of_an_attack_is_the_same_and_independent() -> None:
    t = in_an_attack()
    attack, dice = t.g.attacks[-1], t.g.rolls[-1]
    before, rolled = json.dumps(dump_attack(attack)), json.dumps(dump_roll(dice))
    copy = t.game.clone()
    other, again = copy.state.attacks[-1], copy.state.rolls[-1]
    assert (json.dumps(dump_attack(other)), json.dumps(dump_roll(again))) == (before, rolled)
    for name in json.loads(before):
        value = getattr(other, name)
        if isinstance(value, list):
            value.append(9)
        else:
            setattr(other, name, value + 1)
    again.faces.append(6)
    again.treated.append(6)
    again.modifier += 1
    assert (json.dumps(dump_attack(attack)), json.dumps(dump_roll(dice))) == (before, rolled)


def test_a_game_saved_in_the_middle_of_an_attack_goes_on_as_it_was() -> None:
    t = in_an_attack()
    saved = t.game.dump()
    loaded = load(t.release, json.loads(json.dumps(saved)))
    assert dump_attack(loaded.state.attacks[-1]) == dump_attack(t.g.attacks[-1])
    assert dump_roll(loaded.state.rolls[-1]) == dump_roll(t.g.rolls[-1])
    assert loaded.dump() == saved
    again = load(t.release, saved)
    again.state.attacks[-1].hits.append(9)
    again.state.attacks[-1].scored += 1
    again.state.rolls[-1].faces.append(6)
    again.state.rolls[-1].treated.append(6)
    assert load(t.release, saved).dump() == t.game.dump()  # what was saved is not changed by playing on


def test_the_attack_and_the_dice_are_there_for_all_to_see() -> None:
    t = in_an_attack()
    seen = t.game.view(0)
    assert seen.attack is not None
    assert seen.roll is not None
    assert as_json(seen.attack) == {
        "attacker": {"seat": 0},
        "type": "ranged",
        "dice": 3,
        "modifier": 1,
        "keywords": ["crush", "barrage"],
        "targets": [{"slot": 0}, {"slot": 1}],
        "hits": [1, 0],
        "criticals": [0, 1],
        "dealt": [1, 1],
    }
    assert as_json(seen.roll) == {"roll": "attack", "figure": {"seat": 0}, "modifier": 1, "faces": [4, 5, 2]}
    t = Table()
    assert (t.game.view(0).attack, t.game.view(0).roll) == (None, None)


def test_what_lies_behind_an_exit_is_seen_only_when_it_is_known() -> None:
    t = Table(" >  \n1... ...\n....+...\n.... ...")
    for each in t.g.exit_known, t.g.exit_state:
        assert not any(each)
    t.g.exit_known = [1] * len(t.g.exit_known)
    exits = {way.exit: way for room in t.game.view(0).map.rooms for way in room.exits}
    assert (exits["north_1"].state, exits["north_1"].known) == ("out", None)
    assert (exits["east_1"].state, exits["east_1"].known) == ("joined", "room_1")
    assert (exits["east_1"].column, exits["east_1"].row) == (4 + t.dx + 1, 2 + t.dy + 1)
    t.g.exit_known = [0] * len(t.g.exit_known)
    exits = {way.exit: way for room in t.game.view(0).map.rooms for way in room.exits}
    assert exits["east_1"].known is None


# Attacks whose target is gone, and what nothing came of.


def test_dice_rolled_against_somebody_who_is_gone_are_taken_away() -> None:
    for criticals, defended in (([0], False), ([1], True)):
        t = Table("1E.\n...\n...", defend_criticals=defended)
        t.attack("E")
        attack = t.g.attacks[-1]
        attack.hits, attack.criticals, attack.dealt, attack.extra = [1 - criticals[0]], criticals, [0], [0]
        t.g.rolls.append(Roll(codes.R_DEFENCE, FIRST_ENEMY, 0))
        t.g.put(FIRST_ENEMY, -1)
        wound(t.g, attack)
        assert t.g.rolls == []
        assert not t.happened("enemy-damage")


def test_criticals_that_nobody_defends_leave_other_dice_alone() -> None:
    t = Table("1E.\n...\n...")
    t.attack("E")
    attack = t.g.attacks[-1]
    attack.hits, attack.criticals, attack.dealt, attack.extra = [0], [1], [0], [0]
    t.g.rolls.append(Roll(codes.R_CHECK, 0, 0))
    t.g.put(FIRST_ENEMY, -1)
    wound(t.g, attack)
    assert len(t.g.rolls) == 1
    t.g.rolls.clear()
    attack.hits = [1]
    wound(t.g, attack)  # no dice were rolled: none are taken
    assert t.g.rolls == []


def test_hits_of_a_card_against_somebody_who_is_gone_are_lost() -> None:
    t = Table("12.\n...\n...")
    depth = len(t.g.stack)
    assail(t.g, 1, 0, 0, -1)
    assert len(t.g.stack) == depth
    assail(t.g, 1, 2, 0, -1)
    t.g.put(1, -1)
    ASSAILING.settle(t.g, depth)
    assert (len(t.g.stack), t.g.health) == (depth, [6, 6])


def test_dd_rul_29_a_ritual_that_heals_nobody_is_not_told() -> None:
    for health, told in ((1, 1), (2, 0)):  # a grey die shows 2 at most
        t = Table("1..\n.E.\n...", enemies={"E": ("rat", "melee", health)})
        ritual(t.g, 0)
        assert (t.health(), len(t.happened("ritual"))) == (2, told)
    enemies = {"A": ("rat", "melee", 2), "B": ("ogre", "melee", 1), "C": ("rat", "melee", 1)}
    t = Table("A.. ...\nB.C+..D\n... 1..", enemies={**enemies, "D": ("rat", "melee", 1)})
    ritual(t.g, t.slots["A"])
    healed = t.happened("ritual")[0]
    assert (healed["enemy_slot"], healed["other_enemy_slot"], healed["health"]) == (0, 2, 2)
    assert [t.health(char) for char in "ABCD"] == [2, 1, 2, 1]


# Before the first round.


def test_dd_rul_03_the_last_card_is_taken_without_asking() -> None:
    pack = entries()
    for kind in ("hero", "equipment", "ability"):
        pack[kind] = dict(list(pack[kind].items())[:2])
    game = start(release_of(pack), 2, 1, {"adventure": "cellar"}, False)
    taken = []
    while game.actions()[0][0] == codes.A_CARD:
        assert (game.to_act[0], len(game.actions())) == (0, 2)  # the other one gets what is left
        action = game.actions()[1]
        taken.append(action[2])
        game.apply(action)
    g = game.state
    assert [g.hero[0], g.equipment[0], g.ability[0]] == taken
    for cards in (g.hero, g.equipment, g.ability):
        assert len(set(cards)) == 2
        assert min(cards) >= 0
    assert g.health[1] == g.definition(g.hero[1]).health


def test_dd_rul_01_the_adventure_says_for_how_many_heroes_it_is() -> None:
    pack = entries()
    pack["adventure"]["cellar"] |= {"heroes_least": 2, "heroes_most": 3}
    pack["adventure"]["arena"] |= {"heroes_least": 3, "heroes_most": 4}
    made = settings(release_of(pack))
    assert made.seats == (2, 4)
    assert made.seats_for is not None
    assert made.seats_for({"adventure": "cellar"}) == (2, 3)
    assert made.seats_for({}) == (3, 4)  # the first adventure by name
    assert (made.best_bot, made.cooperative, made.hidden) == ("team", True, False)
    plain = settings(release())
    assert plain.seats == (1, 4)
    nothing = settings(Snapshot.of("dungeons", {}))
    assert nothing.seats == (1, 4)
    assert nothing.seats_for is not None
    assert nothing.seats_for({}) == (1, 4)


def test_after_exploring_cards_know_the_new_room() -> None:
    """Both moments carry the tile that was laid and the space of the explorer (DD-EXPLORE-03)."""
    here = {"choose_space": {"within": "adjacent", "do": ["place_hero"]}}
    for when in ("explored", "entered_room"):
        rules = [
            {
                "id": name,
                "active": True,
                "effects": [effect({when: {"room": room, "by": "any"}}, {"set_flag": {"flag": flag}})],
            }
            for name, room, flag in (("new", "beyond", "other"), ("old", "room_0", "won"))
        ]
        t = Table(" + \n...\n.1.\n...", beyond="...\n...\n...", adventure={"rules": rules})
        t.move("north", "north")
        MACHINE.settle(t.g)
        assert t.g.flags == [0, 1], when
        assert t.game.outcome is None
    talent = {"effects": [effect("explored", here)]}
    t = Table(" + \n...\n.1.\n...", beyond="...\n...\n...", hero=talent)
    t.move("north", "north")
    assert t.deciding == "pick_space"
    t.space_chosen(1, -1)
    assert t.hero() == (1, -1)


def test_a_saved_game_knows_which_rooms_of_a_pool_are_left() -> None:
    game = start(release(), 2, 5, {"adventure": "cellar", "deal": True}, False)
    assert len(game.state.pools[0]) == 2
    left = game.state.pools[0][1:]
    game.state.pools[0] = left[:]
    assert load(release(), game.dump()).state.pools == [left]


def test_games_saved_before_there_were_options_of_sight_go_on_by_the_rules() -> None:
    """DD-RUL-34 and -37 as they stand."""
    game = start(release(), 1, 5, {"deal": True, "figures_stop_sight": False, "diagonal_shots": False}, False)
    saved = game.dump()
    again = load(release(), saved).state.map
    assert (again.figures_stop_sight, again.diagonal_shots) == (False, False)
    older = json.loads(json.dumps(saved))
    for name in ("figures_stop_sight", "diagonal_shots"):
        del older["state"][name]
    again = load(release(), older).state.map
    assert (again.figures_stop_sight, again.diagonal_shots) == (True, True)
