"""What every action is called: a message key and what it is about, from which `locale/` makes a sentence. And
what happenings are told with."""

from __future__ import annotations

from engine.games.princess import codes
from engine.games.princess.happenings import E_CHALLENGED, E_TURN
from engine.kernel import frames
from tests.rules.princess.pack import damage, release_with
from tests.rules.princess.table import Table
from tests.rules.princess.test_setup import game as begun
from tests.rules.princess.test_words import FOUR, ready, win
from tests.said import Said
from tests.said import said as told


def said(t: Table, code: int, a: int = 0, b: int = 0) -> Said:
    """What a legal action is called."""
    assert (code, a, b, 0) in t.game.actions()
    return told(t.game.label((code, a, b, 0)))


def test_cards_of_a_trade_are_named_with_place_and_gold() -> None:
    t = Table().hand("ana", "blow", "plan").shop("market", "bluff", "costume").gold(ana=9).trade()
    plan = {"card": "adventure_card/plan", "copy": 1, "gold": 1}
    assert said(t, codes.A_SELL, t.card("plan")) == ("action-sell", plan)
    assert said(t, codes.A_DONE) == ("action-done-selling", {})
    t.done()
    bluff = {"card": "adventure_card/bluff", "place": 2, "gold": 2}
    assert said(t, codes.A_BUY, 1) == ("action-buy", bluff)
    assert said(t, codes.A_DONE) == ("action-done-buying", {})
    t = Table(sell_first=False).shop("market").gold(ana=9).trade()
    assert said(t, codes.A_DONE) == ("action-done-trading", {})


def test_cards_for_nothing_are_named_with_their_place() -> None:
    t = win(ready({"take_from_shop": {}}))
    costume = {"card": "adventure_card/costume", "place": 3}
    assert said(t, codes.A_SHOP, 2) == ("action-shop", costume)


def test_players_are_named_with_their_seat() -> None:
    t = Table()
    assert said(t, codes.A_CHALLENGE, 2) == ("action-challenge", {"hero": "character/carla", "seat": 3})
    t = win(ready({"choose_hero": {"do": [damage(1, "them")], "among": "all"}}))
    ana = {"hero": "character/ana", "seat": 1, "definition": "adventure_card/plan"}
    assert said(t, frames.A_HERO, 0) == ("action-hero", ana)


def test_options_are_numbered_from_1_and_another_player_hears_whose_card_speaks() -> None:
    options = [[{"gain_gold": {}}], [damage(1)]]
    t = win(ready({"choose_one": {"options": options}}))
    key, args = said(t, frames.A_OPTION, 1)
    assert (key, args["option"], args["definition"]) == ("action-option", 2, "adventure_card/plan")
    assert args["do"] != said(t, frames.A_OPTION, 0)[1]["do"]
    t = win(ready({"let_choose": {"options": options, "who": "opponent"}}))
    key, args = said(t, frames.A_OPTION, 0)
    assert (key, args["option"], args["hero"]) == ("action-let", 1, "character/ana")
    assert args["definition"] == "adventure_card/plan"


def test_names_types_and_uses() -> None:
    t = win(ready({"steal_card": {"how": "named"}}).hand("bruno", "bruno_defence", "theft"))
    theft = t.definition("theft")
    assert said(t, codes.A_NAME, theft) == ("action-name", {"card": "adventure_card/theft"})
    t = win(ready({"guess_type": {"right": [{"gain_gold": {}}]}}))
    guess = {"type": "defence", "definition": "adventure_card/plan"}
    assert said(t, codes.A_TYPE, codes.TYPES.index("defence")) == ("action-type", guess)
    t = Table("seer", "bruno", "carla")
    seer = t.definition("seer")
    assert said(t, codes.A_USE, seer, -1) == ("action-use", {"definition": "character/seer", "copy": 0})
    effects = [{"when": "activated", "do": [{"gain_gold": {}}], "cost": ["once_per_turn"]}]
    t = Table(pack=release_with(adventure_card__target={"effects": effects})).curse("ana", "target")
    target = t.definition("target"), t.card("target")
    assert said(t, codes.A_USE, *target) == (
        "action-use",
        {"definition": "adventure_card/target", "copy": 1},
    )


def test_what_a_ghost_does() -> None:
    t = Table().ghost("ana", "bolt", "wall", "plan").begin("ana")
    bolt = {"card": "adventure_card/bolt", "copy": 1}
    assert said(t, codes.A_ENCHANT, t.card("bolt")) == ("action-enchant", bolt)
    t.act(codes.A_RESURRECT)
    wall = {"card": "adventure_card/wall", "copy": 1}
    assert said(t, codes.A_DISCARD, t.card("wall")) == ("action-discard-resurrect", wall)
    t.discard("wall", "bolt")
    assert said(t, codes.A_DONE) == ("action-done-resurrect", {"life": 2})


def test_what_is_kept_and_asked() -> None:
    t = Table().hand("ana", "great_blow").hand("bruno", "wall", "plan").life(bruno=1)
    t.duel("bruno", "great_blow")
    assert said(t, codes.A_KEEP, t.card("plan"))[1] == {"card": "adventure_card/plan", "copy": 1}
    assert said(t, codes.A_DONE) == ("action-done-keep", {})
    t = Table().hand("ana", "blow").princess("centre").duel("bruno", "blow", "bruno_strategy")
    assert said(t, frames.A_YES) == ("action-yes-princess", {"question": "princess"})
    assert said(t, frames.A_NO) == ("action-no-princess", {"question": "princess"})


def test_pr_variant_01_before_a_character_is_kept_a_player_goes_by_the_first_offered() -> None:
    game = begun(4, 7, two_characters=True, first_player=0)
    g = game.state
    for seat in range(4):
        first = g.program.definitions[g.offered[2 * seat]].entry
        assert told(game.describe((E_TURN, seat, 1, 0, 0))) == ("event-turn", {"hero": first, "turn": 1})
    offered = g.offered[1]
    assert told(game.label((codes.A_CHARACTER, offered, 0, 0))) == (
        "action-character",
        {"definition": g.program.definitions[offered].entry},
    )
    game.apply((codes.A_CHARACTER, offered, 0, 0), 0)
    kept = g.program.definitions[offered].entry
    assert told(game.describe((E_TURN, 0, 2, 0, 0))) == ("event-turn", {"hero": kept, "turn": 2})


def test_the_end_is_told_with_the_first_winner_and_how_many_there_are() -> None:
    t = Table(*FOUR, teams=True, deck=1).shop("blow", "trip", "alarm").princess("diego").explore()
    assert t.happened("ended") == [{"reason": "holds_princess", "winner": "character/bruno", "count": 2}]
    t = Table(deck=1).shop("blow", "trip", "alarm").princess("carla").explore()
    assert t.happened("ended") == [{"reason": "holds_princess", "winner": "character/carla", "count": 1}]
    t = Table(deck=0).princess("centre").ghost("bruno").ghost("carla").hand("ana").gold(ana=0).shop()
    assert t.begin("ana").happened("ended") == [{"reason": "nobody_can", "winner": "", "count": 0}]


def test_the_shop_is_cleared_of_as_many_cards_as_lay_there() -> None:
    assert win(ready("clear_shop")).happened("shop-cleared") == [{"cards": 3}]
    assert win(ready("clear_shop").shop("market")).happened("shop-cleared") == [{"cards": 1}]
    assert win(ready("clear_shop").shop()).happened("shop-cleared") == [{"cards": 0}]


def test_stolen_gold_is_told_if_there_was_any() -> None:
    robbed = {"hero": "character/ana", "other_hero": "character/bruno", "amount": 1}
    theft = ready({"steal_gold": {"amount": 3}})
    assert win(theft.gold(bruno=1)).happened("gold-stolen") == [robbed]
    assert win(ready({"steal_gold": {"amount": 3}}).gold(bruno=0)).happened("gold-stolen") == []


def test_a_card_is_told_to_who_sees_it_and_its_back_to_the_others() -> None:
    t = Table().deck("blow", "wall", "plan", "trip").shop("market", "bluff", "costume").explore()
    mark = codes.MARKS[t.g.program.marks[t.card("blow")]]
    drew = {"hero": "character/ana", "mark": mark}
    assert t.happened("drew", seen_by="ana") == [{**drew, "card": "adventure_card/blow"}]
    assert t.happened("drew-hidden", seen_by="bruno") == [drew]
    t = Table().hand("ana", "blow").hand("bruno", "trip").duel("bruno", "blow", "trip")
    assert t.happened("challenged") == [{"hero": "character/ana", "other_hero": "character/bruno"}]


def test_a_challenge_of_nobody_is_told_as_one() -> None:
    game = Table().game
    assert told(game.describe((E_CHALLENGED, 0, 1, 0, 0)))[0] == "event-challenged"
    assert told(game.describe((E_CHALLENGED, 0, -1, 0, 0)))[0] == "event-challenged-nobody"
