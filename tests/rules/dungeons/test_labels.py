"""How actions and events are named: the message key and every argument that players are told."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons import codes, happenings
from engine.games.dungeons.codes import DEFEAT, VICTORY
from engine.games.dungeons.naming import enemy_named, hero_entry
from engine.games.dungeons.play import start
from engine.games.dungeons.program import face_of
from engine.kernel.frames import A_ENEMY, A_FACE, A_PICK, A_SPACE, A_YES
from engine.kernel.targets import hero_figure
from tests.rules.dungeons.pack import effect, entries, release, used
from tests.rules.dungeons.table import Table
from tests.said import Said, said

LOOT = {"gain": {"what": "loot"}}
HERO = "hero/hero_1"


def place(t: Table, column: int, row: int) -> dict[str, int]:
    """A place of the drawing as labels tell it."""
    return {"column": column + t.dx + 1, "row": row + t.dy + 1}


def labels(t: Table, code: int, seat: int | None = None) -> list[Said]:
    """The labels of all legal actions of a kind."""
    return [said(t.game.label(action)) for action in t.game.actions(seat) if action[0] == code]


# Actions of an activation.


def test_moves_and_steps_say_where_they_lead() -> None:
    t = Table(" >  \n.... ...\n1~..+...\n.... ...")
    assert labels(t, codes.A_MOVE) == [("action-move", {"speed": 5})]
    t.move("north")
    assert [args["direction"] for _, args in labels(t, codes.A_STEP)] == ["east", "south"]
    t.step("south")
    assert labels(t, codes.A_STEP)[1] == (
        "action-step",
        {"direction": "east", **place(t, 1, 2), "terrain": "water"},
    )
    t.g.put(0, t.at(1, 1))
    assert labels(t, codes.A_STEP)[0] == ("action-leave", {"direction": "north", **place(t, 1, 0)})
    t = Table(" + \n.1.\n...\n...", beyond="...\n...\n...")
    t.move()
    assert labels(t, codes.A_STEP)[0] == ("action-explore", {"direction": "north", **place(t, 1, 0)})


def test_stopping_is_about_the_hero_who_moves() -> None:
    t = Table("..1\n2..\n...")
    t.begin(1)
    t.move("east")
    (stop,) = [t.game.label(action) for action in t.game.actions() if action[0] == codes.A_STOP]
    assert (stop.key, stop.targets) == ("action-stop", (hero_figure(1),))


def test_attacks_name_the_enemy_and_every_die_of_a_barrage() -> None:
    spear = {"melee_dice": 2, "ranged_dice": 3, "keywords": ["barrage", "reach"]}
    t = Table(".1E\n..F\n.G.", weapon=spear, enemies={"G": ("brute", "melee", 1)})
    first = {"enemy": "enemy/rat", "enemy_number": 1, **place(t, 2, 0), "health": 2}
    second = {"enemy": "enemy/rat", "enemy_number": 2, **place(t, 2, 1), "health": 2}
    third = {"enemy": "enemy/brute", "enemy_number": 0, **place(t, 1, 2), "health": 1}
    assert labels(t, codes.A_ATTACK)[0] == ("action-attack", {**first, "type": "melee"})
    assert ("action-attack", {**second, "type": "ranged"}) in labels(t, codes.A_ATTACK)
    t.attack("F", "ranged")
    assert labels(t, codes.A_AIM) == [("action-aim", {**each, "die": 2}) for each in (second, third)]
    t.act(codes.A_AIM, 1)
    assert labels(t, codes.A_AIM)[1] == ("action-aim", {**third, "die": 3})


def test_cards_are_named_with_their_price_and_the_number_of_the_effect() -> None:
    pack = entries()
    pack["item"]["flute"] = {"loot": 1, "kept": True, "effects": [effect("moved", LOOT), used(LOOT)]}
    both = [effect("moved", LOOT), used(LOOT), used({"gain": {"what": "health"}})]
    t = Table(
        "1..\n...\n...", ability={"energy": 2, "effects": both}, hero={"effects": [used(LOOT)]}, pack=pack
    )
    t.g.energy[0] = 5
    t.give(0, "charm")
    t.give(0, "flute")
    ability = {"hero": HERO, "definition": "ability/ability_1", "energy": 2}
    assert labels(t, codes.A_ABILITY) == [
        ("action-ability", {**ability, "number": 1}),
        ("action-ability", {**ability, "number": 2}),
    ]
    talent = {"hero": HERO, "definition": HERO, "energy": 0, "number": 0}
    assert labels(t, codes.A_TALENT) == [("action-talent", talent)]
    assert labels(t, codes.A_ITEM) == [
        ("action-item", {"hero": HERO, "card": "item/flute", "place": 2, "number": 1})
    ]


def test_buying_and_trading_say_what_lies_where() -> None:
    t = Table("12.\n...\n...", deck=["boots", "tonic", "charm"])
    t.g.loot = [2, 1]
    mine, yours = t.give(0, "map"), t.give(1, "bell")
    second, third = t.give(0, "hook"), t.give(1, "purse")
    assert labels(t, codes.A_BUY) == [
        ("action-buy", {"hero": HERO, "card": "item/tonic", "price": 2, "place": 2}),
        ("action-buy", {"hero": HERO, "card": "item/charm", "price": 2, "place": 3}),
    ]
    assert labels(t, codes.A_TRADE) == [("action-trade", {"hero": HERO, "other_hero": "hero/hero_2"})]
    t.act(codes.A_TRADE, 0, 1)
    assert labels(t, codes.A_GIVE) == [
        ("action-give-loot", {}),
        ("action-give-item", {"card": "item/map", "place": 1}),
        ("action-give-item", {"card": "item/hook", "place": 2}),
    ]
    assert labels(t, codes.A_ASK) == [
        ("action-ask-loot", {}),
        ("action-ask-item", {"card": "item/bell", "place": 1}),
        ("action-ask-item", {"card": "item/purse", "place": 2}),
    ]
    assert len({mine, yours, second, third}) == 4
    t.act(codes.A_GIVE, 1, mine)
    assert labels(t, codes.A_OFFER) == [("action-offer", {})]
    t.act(codes.A_OFFER)
    assert labels(t, A_YES) == [("action-yes-consent", {"question": "consent"})]


def test_the_choices_before_the_first_round() -> None:
    game = start(release(), 2, 1, {"adventure": "cellar"}, False)
    first = game.actions()[0]
    slug = game.state.definition(first[2]).slug
    assert said(game.label(first)) == ("action-card", {"definition": f"hero/{slug}", "seat": 0})
    assert hero_entry(game.state, 0) == ""
    while game.actions()[0][0] == codes.A_CARD:
        game.apply(game.actions()[0])
    key, args = said(game.label(game.actions()[0]))
    space = game.actions()[0][2]
    width = game.state.map.width
    assert (key, args) == (
        "action-place",
        {"hero": f"hero/{slug}", "column": space % width + 1, "row": space // width + 1},
    )


def test_who_activates_and_who_passes() -> None:
    t = Table("12.\n...\n...", begin=False).begin_round()
    assert labels(t, codes.A_ACTIVATE) == [
        ("action-activate", {"hero": HERO, "seat": 0}),
        ("action-activate", {"hero": "hero/hero_2", "seat": 1}),
    ]
    unseen = {"effects": [{"when": "always", "do": [{"immune": {"to": "targeting"}}]}]}
    t = Table("12.\n...\n.EF", hero=unseen, minor_actions="all")
    t.g.loot[1] = 1
    t.enemy_phase()
    t.act(codes.A_PASS, 0)
    assert labels(t, codes.A_PASS) == [("action-pass", {"hero": "hero/hero_2", "seat": 1})]


# What cards and adventures ask.


def test_a_card_that_asks_is_named() -> None:
    again = effect("dice_rolled", {"reroll": {"dice": "one"}}, may=True)
    choice = used({"choose_one": {"options": [[LOOT], [{"gain": {"what": "energy"}}]]}})
    t = Table("1E.\n...\n...", ability={"energy": 1, "effects": [again, choice]}, weapon={"melee_dice": 2})
    t.g.energy[0] = 3
    card = {"definition": "ability/ability_1"}
    t.use()
    assert [said(t.game.label(action)) for action in t.game.actions()] == [
        ("action-option", {"option": 1, "do": [LOOT], **card}),
        ("action-option", {"option": 2, "do": [{"gain": {"what": "energy"}}], **card}),
    ]
    t.option(0).attack("E")
    assert said(t.game.label((A_FACE, 3, 0, 0))) == ("action-face", {"face": 3})
    t.roll(5, 3)
    assert [said(t.game.label(action)) for action in t.game.actions()] == [
        ("action-yes-effect", {"question": "effect", **card}),
        ("action-no-effect", {"question": "effect", **card}),
    ]
    t.yes()
    assert labels(t, codes.A_DIE) == [
        ("action-die", {"face": 5, "roll": "attack"}),
        ("action-die", {"face": 3, "roll": "attack"}),
    ]


def test_enemy_spaces_heroes_and_cards_to_choose() -> None:
    ask = {"choose_space": {"within": "adjacent", "do": ["place_enemy"]}}
    words = used({"choose_enemy": {"do": [ask]}}, {"lose_item": {"who": "self"}})
    t = Table("1.E\n..F\n...", ability={"energy": 0, "effects": [words]})
    t.give(0, "charm")
    t.give(0, "boots")
    t.use()
    card = {"definition": "ability/ability_1"}
    assert labels(t, A_ENEMY)[1] == (
        "action-enemy",
        {"enemy": "enemy/rat", "enemy_number": 2, **place(t, 2, 1), "health": 2, **card},
    )
    t.enemy_chosen("F")
    assert labels(t, A_SPACE) == [
        ("action-space", {**place(t, 1, 0), **card}),
        ("action-space", {**place(t, 0, 1), **card}),
    ]
    t.space_chosen(1, 0)
    assert labels(t, A_PICK) == [
        ("action-pick", {"card": "item/charm", "place": 1, **card}),
        ("action-pick", {"card": "item/boots", "place": 2, **card}),
    ]
    nobodys = next(card for card in t.g.row if card >= 0)
    assert t.game.label((A_PICK, nobodys, 0, 0)).args["place"] == 0


def test_a_hero_is_chosen_for_a_check_or_by_a_card() -> None:
    check = {"id": "jump", "attribute": "strength", "successes": 1, "who": "chosen"}
    door = {
        "id": "door",
        "where": "anywhere",
        "offered": True,
        "do": [{"make_check": {"check": "jump"}}],
    }
    t = Table("12.\n...\n...", adventure={"checks": [check], "interactions": [door]})
    t.g.energy[0] = 2
    assert labels(t, codes.A_INTERACT) == [
        ("action-interact", {"hero": HERO, "interaction_text": "adventure/drawn/interactions.door.name"})
    ]
    other = t.game.clone()
    t.act(codes.A_INTERACT, 0, 0)
    assert said(t.game.label(t.game.actions()[1])) == ("action-hero", {"hero": "hero/hero_2", "check": 1})
    other.apply(next(action for action in other.actions() if action[0] == codes.A_ABILITY))
    assert said(other.label(other.actions()[1])) == (
        "action-hero",
        {"hero": "hero/hero_2", "check": 0, "definition": "ability/ability_1"},
    )


def test_the_faces_of_enemy_dice_are_told_with_type_and_health() -> None:
    t = Table("1E.\n...\n...", weapon={"melee_dice": 1}, enemies={"E": ("rat", "melee", 1)})
    t.attack("E").roll(6)
    die = t.asked
    assert said(t.game.label((A_FACE, face_of(codes.RANGED, 2), 0, 0))) == (
        "action-enemy-face",
        {"type": "ranged", "health": 2, "die": "enemy_die/grey"},
    )
    t.g.program.die_slug[die] = ""
    assert said(t.game.label((A_FACE, face_of(codes.MELEE, 1), 0, 0))) == (
        "action-enemy-face",
        {"type": "melee", "health": 1},
    )


def test_nobody_has_no_name() -> None:
    t = Table("1..\n...\n...")
    assert enemy_named(t.g, -1) == {"enemy": ""}
    assert [hero_entry(t.g, seat) for seat in (-1, 0, 1)] == ["", HERO, ""]


# Events.


def test_events_tell_the_parts_of_the_adventure() -> None:
    t = Table(
        " + \n.1.\n...\n...",
        beyond="...\n...\n...",
        encounter={},
        adventure={
            "checks": [{"id": "jump", "attribute": "strength", "successes": 1}],
            "interactions": [{"id": "door", "where": "anywhere", "do": [LOOT]}],
            "counters": [{"id": "alarm", "most": 7}],
            "rules": [{"id": "mud", "effects": [effect("round_begins", LOOT)]}],
            "passages": [{"id": "hello"}],
            "defeats": [{"id": "lost", "conditions": [{"flag_is": {"flag": "other"}}]}],
        },
    )
    at = "adventure/drawn"

    def told(code: int, *values: int) -> dict[str, Any]:
        padded = (*values, -1, -1, -1, -1)[:4]
        return said(t.game.describe((code, *padded)))[1]  # type: ignore[arg-type]

    assert told(happenings.E_ENCOUNTER, 0, 0)["encounter_text"] == f"{at}/encounters.found.text"
    assert told(happenings.E_READ_CHECK, 0, 0)["check_text"] == f"{at}/checks.jump.name"
    assert "read_text" not in told(happenings.E_READ_CHECK, 0, 0)
    assert told(happenings.E_CHECK_ENDS, 0, 1)["read_text"] == f"{at}/checks.jump.passed_text"
    assert told(happenings.E_CHECK_ENDS, 0, 0)["read_text"] == f"{at}/checks.jump.failed_text"
    assert told(happenings.E_OFFERED, 0) == {
        "interaction": "door",
        "interaction_text": f"{at}/interactions.door.name",
        "read_text": f"{at}/interactions.door.text",
    }
    assert told(happenings.E_FLAG, 1, 1) == {"flag_text": f"{at}/flags.other.name", "set": 1}
    assert told(happenings.E_COUNTER, 0, 3) == {"counter_text": "", "most": 7, "value": 3}
    assert told(happenings.E_RULE_BEGINS, 0) == {"rule_text": f"{at}/rules.mud.text"}
    assert told(happenings.E_PASSAGE, 0) == {"passage_text": f"{at}/passages.hello.text"}
    assert told(happenings.E_ENDED, VICTORY, 0)["ending_text"] == f"{at}/victories.won.text"
    assert told(happenings.E_ENDED, DEFEAT, 0)["ending_text"] == f"{at}/defeats.lost.text"
    assert told(happenings.E_ENDED, DEFEAT, -1)["ending_text"] == ""
    assert told(happenings.E_ESCAPED, 0, -1)["exit_text"] == ""


def test_events_tell_where_an_exit_is_and_what_lies_behind() -> None:
    t = Table(" + \n.1.\n...\n...", beyond="...\n...\n...")
    names = [way.name for way in t.g.story.exits]
    way, behind = names.index("north_1"), names.index("north")

    def told(number: int) -> dict[str, Any]:
        return said(t.game.describe((happenings.E_EXIT_OPENED, number, -1, -1, -1)))[1]

    opened = {
        "exit": "north_1",
        "exit_text": "adventure/drawn/rooms.room_0.exits.north_1.text",
        "exit_column": 1 + t.dx + 1,
        "exit_row": 0 + t.dy + 1,
    }
    assert told(way) == {**opened, "leads": "room"}
    assert told(behind)["exit_column"] == 0
    assert (told(behind)["exit_row"], told(behind)["leads"]) == (0, "closed")
    t.move("north")
    assert told(way) == {**opened, "leads": "joined"}
    assert (told(behind)["exit_column"], told(behind)["exit_row"]) == (1 + t.dx + 1, -4 + t.dy + 1)
    explored = t.happened("explored")[0]
    assert {name: explored[name] for name in ("room", "tile", "face", "turn", "width", "height")} == {
        "room": "beyond",
        "tile": "tile/beyond",
        "face": "front",
        "turn": 0,
        "width": 3,
        "height": 3,
    }
    assert (explored["tile_column"], explored["tile_row"]) == (0 + t.dx + 1, -3 + t.dy + 1)
