"""What every action is called: a message key and what it is about, from which `locale/` makes a sentence. And
what happenings are told with."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.naming import hero_at
from engine.games.platformer.symbols import forge_action
from engine.kernel import frames
from engine.kernel.targets import Seat, hero_figure
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, doing, holding
from tests.said import Said
from tests.said import said as told


def said(t: Table, code: int, a: int = 0, b: int = 0, c: int = 0) -> Said:
    """What a legal action is called."""
    assert (a, b, c) in t.legal(code)
    return told(t.game.label((code, a, b, c)))


def test_using_forging_and_saving_name_source_face_and_symbol() -> None:
    t = Table(FLOOR).roll("move move coin coin star")
    t.g.special[0] = codes.COIN
    used = {"source": "pool", "face": "star", "symbol": "move"}  # the Star of this hero counts as a Move
    assert said(t, codes.A_USE, codes.POOL, codes.STAR, codes.MOVE) == ("action-use", used)
    used = {"source": "saved", "face": "coin", "symbol": "coin"}
    assert said(t, codes.A_USE, codes.SAVED, codes.COIN, codes.COIN) == ("action-use", used)
    forged = {"source": "pair", "face": "move", "result": "star", "symbol": "move"}
    assert said(t, *forge_action(codes.PAIR, codes.MOVE, codes.STAR, codes.MOVE)) == (
        "action-forge",
        forged,
    )
    forged = {"source": "pair_saved", "face": "coin", "result": "move", "symbol": "move"}
    assert said(t, codes.A_FORGE, codes.PAIR_SAVED, codes.COIN, 0) == ("action-forge", forged)
    t.end()
    saved = {"source": "pool", "face": "move", "symbol": "move"}
    assert said(t, codes.A_SAVE, codes.POOL, codes.MOVE, codes.MOVE) == ("action-save", saved)
    saved = {"source": "pair", "face": "coin", "symbol": "hand"}
    assert said(t, codes.A_SAVE, codes.PAIR, codes.COIN, codes.HAND) == ("action-save", saved)
    assert said(t, frames.A_NO) == ("action-no-save", {"question": "save"})


def test_dice_are_named_by_what_they_show() -> None:
    t = Table(FLOOR)
    assert said(t, frames.A_FACE, codes.SWORD) == ("action-face", {"face": "sword"})
    for face in ("move", "move", "coin", "coin", "star"):
        assert said(t, frames.A_FACE, SYMBOLS.index(face)) == ("action-face", {"face": face})
        t.act(frames.A_FACE, SYMBOLS.index(face))
    assert said(t, frames.A_FACE, codes.RIGHT) == ("action-result", {"result": "right"})
    assert said(t, frames.A_FACE, codes.ATTACK) == ("action-result", {"result": "attack"})
    t = holding({"when": "activated", "cost": ["spend_symbol"], "do": ["heal_full"]}).roll("coin move")
    t.card("charm")
    assert said(t, frames.A_FACE, codes.MOVE) == ("action-face", {"face": "move"})


def test_enemies_and_spaces_are_named_with_their_place() -> None:
    t = Table(":@ :. :. :@ :\n+  +  +  +  +\n:1 :E :. :2 :\n+==+==+==+==+").roll("sword hand move")
    imp = {"enemy": "enemy/imp", "column": 2, "row": 1}
    assert said(t, codes.A_ATTACK, t.slots["E"]) == ("action-attack", imp)
    t.use("hand")
    assert said(t, frames.A_ENEMY, t.slots["E"]) == ("action-enemy", imp)
    t.act(frames.A_ENEMY, t.slots["E"])
    assert said(t, codes.A_STEP, 1) == ("action-step", {"direction": "right"})
    t.step("right").g.put(0, t.at(1, 2))
    t.g.gold[0] = 1
    assert said(t, codes.A_PORTAL, t.at(4, 2)) == ("action-portal", {"column": 4, "row": 2})
    t = doing({"choose_space": {"within": "adjacent", "do": ["place"]}})
    place = {"column": 2, "row": 1, "definition": "item/charm"}
    assert said(t, frames.A_SPACE, t.at(2, 1)) == ("action-space", place)


def test_a_push_is_no_step() -> None:
    t = Table(":. :1 :2 :. :\n+").roll("move").use("move")
    assert said(t, codes.A_STEP, 1) == ("action-step", {"direction": "right"})
    t.step("right")
    assert said(t, codes.A_STEP, 3) == ("action-push", {"direction": "left"})


def test_cards_are_named_with_their_place_and_price() -> None:
    t = Table(":$ :. :\n+").roll("coin")
    t.g.put(0, t.at(1, 1))
    t.g.gold[0] = 9
    t.show("boots", "hammer", "cloak", "tonic", "spark", "feather")
    hammer = {"card": "item/hammer", "price": 3, "place": 2}
    assert said(t, codes.A_BUY, 1) == ("action-buy", hammer)
    feather = {"card": "potion/feather", "price": 1, "place": 6}
    assert said(t, codes.A_BUY, 5) == ("action-buy", feather)
    t.act(codes.A_BUY, 5).act(codes.A_BUY, 0)
    boots = t.card_of(0, "boots")
    assert said(t, codes.A_CARD, boots) == ("action-card", {"card": "item/boots", "place": 2})
    t = Table(FLOOR, heroes=("healer", "plain")).roll("coin")
    assert said(t, codes.A_CARD, -1) == ("action-card", {"card": "hero/healer", "place": 0})


def test_gems_and_strikes_are_named_with_what_they_cost_and_do() -> None:
    t = Table(":1 :G :. :2 :\n+").roll("sword sword move")
    t.g.gems[0] = 9
    t.attack("G", "sword", "sword")
    assert said(t, codes.A_GEM, 0) == ("action-gem", {"gems": 1, "times": 2, "sword": 0})
    t.gem()
    assert said(t, codes.A_GEM, 0) == ("action-gem", {"gems": 2, "times": 3, "sword": 0})
    assert said(t, codes.A_GEM, 1) == ("action-gem", {"gems": 1, "times": 2, "sword": 1})
    assert said(t, codes.A_STRIKE) == ("action-strike", {"damage": 3})


def test_heroes_options_and_questions_name_the_card_that_asks() -> None:
    t = doing({"choose_hero": {"among": "all", "do": ["wound"]}})
    second = {"hero": "hero/second", "definition": "item/charm"}
    assert said(t, frames.A_HERO, 1) == ("action-hero", second)
    t = doing({"choose_one": {"options": [["heal_full"], [{"gain": {"what": "gold"}}]]}})
    key, args = said(t, frames.A_OPTION, 1)
    assert (key, args["option"], args["definition"]) == ("action-option", 2, "item/charm")
    assert args["do"] != said(t, frames.A_OPTION, 0)[1]["do"]
    t = holding({"when": "moved", "may": True, "do": ["heal_full"]}).roll("move").move("right")
    asked = {"question": "effect", "definition": "item/charm"}
    assert said(t, frames.A_YES) == ("action-yes-effect", asked)
    assert said(t, frames.A_NO) == ("action-no-effect", asked)


def test_respawning_names_the_symbol_and_the_rest_has_nothing_to_name() -> None:
    t = Table(FLOOR)
    t.g.put(0, -1)
    t.roll("coin hand")
    assert said(t, codes.A_RESPAWN, codes.HAND) == ("action-respawn", {"face": "hand"})
    t = Table(FLOOR).roll("coin")
    assert said(t, codes.A_GRAVITY) == ("action-gravity", {})
    assert said(t, codes.A_END) == ("action-end", {})


def test_happenings_name_heroes_enemies_cards_spaces_and_causes() -> None:
    t = Table(":1 :. :E :2 :\n+").roll("move hand coin coin coin", "left")
    dice = {f"die_{place}": face for place, face in enumerate(("move", "hand", "coin", "coin", "coin"), 1)}
    assert t.happened("rolled") == [{"hero": "hero/plain", "hero_seat": 0, **dice}]
    assert t.happened("enemy-die") == [{"result": "left"}]
    assert t.happened("enemy-moved") == [
        {"enemy": "enemy/imp", "from_column": 3, "from_row": 1, "column": 2, "row": 1, "cause": "die"}
    ]
    t.use("coin").move("up")
    assert t.happened("gained") == [{"hero": "hero/plain", "hero_seat": 0, "resource": "gold", "amount": 1}]
    assert t.happened("attacked") == [
        {"enemy": "enemy/imp", "hero": "hero/plain", "hero_seat": 0, "cause": "movement"}
    ]
    assert t.happened("moved") == [
        {"hero": "hero/plain", "hero_seat": 0, "from_column": 1, "from_row": 1, "column": 1, "row": 2}
    ]


def test_happenings_name_levels_from_1_and_nobody_by_nothing() -> None:
    t = Table(":1 :. :. :2 :\n+", row=4).roll("move")
    t.g.put(0, t.at(1, 3))
    t.move("up")
    assert t.happened("level-revealed") == [{"level": 2}]
    t = doing({"wound": {"amount": 9, "who": "others"}})
    assert t.happened("downed") == [{"hero": "hero/second", "hero_seat": 1, "cause": "card", "enemy": ""}]
    t = doing({"push": {"who": "others", "direction": "left"}})
    pushed = {"hero": "", "hero_seat": -1, "other_hero": "hero/second", "other_hero_seat": 1}
    assert t.happened("pushed-hero") == [{**pushed, "column": 7, "row": 1}]
    t = doing({"give_token": {"token": "stone", "who": "others"}}, drawing=LAIR, **AS_LAIR)
    assert t.happened("token-gained") == [
        {"hero": "hero/second", "hero_seat": 1, "token": "boss_token/stone"}
    ]
    t = doing("win")
    assert t.happened("ended") == [{"reason": "card", "winner": 0, "score": 0}]


def test_a_hero_is_pointed_at_as_player_and_as_figure_while_it_is_on_the_map() -> None:
    t = Table(FLOOR)
    assert hero_at(t.g, 1) == (hero_figure(1), Seat(1))
    t.g.pos[1] = -1
    assert hero_at(t.g, 1) == (Seat(1),)
