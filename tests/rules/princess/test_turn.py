"""The turn, Explore, Trade."""

from __future__ import annotations

from collections import Counter

from engine.games.princess.codes import A_BUY, A_EXPLORE, A_SELL, A_TRADE, A_WANDER
from engine.games.princess.play import start
from engine.games.princess.view import Card
from tests.rules.princess.pack import release, release_with
from tests.rules.princess.table import Table


def test_pr_turn_01_who_begins_is_chosen_at_random() -> None:
    begun = Counter(start(release(), 3, seed, {}, False).state.active for seed in range(90))
    assert set(begun) == {0, 1, 2}
    assert min(begun.values()) > 15


def test_pr_turn_02_turns_pass_clockwise() -> None:
    t = Table()
    order = []
    for _ in range(5):
        order.append(t.active)
        t.explore()
    assert order == ["ana", "bruno", "carla", "ana", "bruno"]
    refusal = t.game.refusal((A_EXPLORE, 0, 0, 0), t.seat("ana"))
    assert refusal is not None
    assert refusal.clause == "PR-TURN-02"


def test_pr_turn_03_missing_cards_of_the_shop_are_replaced_at_the_start_of_a_turn() -> None:
    t = Table().shop("blow").deck("wall", "plan", "theft", "parry")
    t.begin("bruno")
    assert t.on_sale() == ["blow", "wall", "plan"]
    t = Table().environment("fair").shop("blow").deck("wall", "plan", "theft", "parry").begin("bruno")
    assert t.on_sale() == ["blow", "wall", "plan", "theft"]  # "normally three": a card may say otherwise


def test_pr_turn_04_one_of_explore_trade_and_challenge() -> None:
    t = Table()
    assert t.legal() == {"explore", "trade", "challenge"}
    assert t.refused(A_WANDER) == "PR-TURN-04"
    t.explore()
    assert t.active == "bruno"


def test_pr_turn_05_the_steps_are_followed_in_order() -> None:
    t = Table().gold(ana=4).shop("blow", "wall", "plan").trade()
    assert t.refused(A_EXPLORE) == "PR-TURN-05"
    assert t.refused(A_BUY, 0) == "PR-RUL-19"
    t.done().buy("blow")
    assert t.refused(A_SELL, t.card("ana_attack")) == "PR-RUL-19"


def test_pr_rul_19_an_option_lets_heroes_buy_before_they_sell() -> None:
    t = Table(sell_first=False).gold(ana=2).hand("ana", "theft").shop("blow", "wall", "plan").trade()
    assert {"buy", "sell", "done"} <= t.legal()
    t.buy("blow").sell("blow", "theft").buy("wall")
    assert (t.cards("ana"), t.gold_of("ana")) == (["wall"], 0)
    t = Table(sell_first=False).gold(ana=2).hand("ana", "theft").shop("blow").trade().done()
    assert t.active == "bruno"


def test_pr_turn_06_the_turn_ends_when_the_action_is_resolved() -> None:
    t = Table().hand("ana", "blow").hand("bruno", "ana_attack").challenge("bruno")
    assert t.active == "ana"
    t.place("blow", "ana_attack")
    assert t.active == "bruno"
    t.trade().done()
    assert t.active == "bruno"  # gold for a card is left: the Trade is not over
    t.done()
    assert t.active == "carla"


def test_pr_turn_07_the_shop_is_filled_only_at_the_start_of_turns_of_ghosts_too() -> None:
    t = Table().gold(ana=4).shop("blow", "wall", "plan").trade().done().buy("blow")
    assert t.on_sale() == ["wall", "plan"]
    t.ghost("bruno", "bruno_attack").done()
    assert t.active == "bruno"
    assert len(t.on_sale()) == 3


def test_pr_explore_01_the_top_card_comes_into_the_hand() -> None:
    t = Table().deck("theft", "wall").explore()
    assert t.cards("ana")[-1] == "theft"
    assert t.slug(t.g.deck[-1]) == "wall"


def test_pr_explore_02_one_card_which_the_others_do_not_see() -> None:
    t = Table().deck("theft", "wall", "plan", "parry").explore()
    assert t.count("ana") == 4
    assert "theft" not in t.hand_seen("bruno", "ana")
    assert t.happened("drew", seen_by="ana")[-1]["card"] == "adventure_card/theft"
    assert "card" not in t.happened("drew-hidden", seen_by="bruno")[-1]


def test_pr_trade_01_any_number_of_cards_may_be_sold() -> None:
    t = Table().trade()
    assert t.choices(A_SELL) == ["ana_attack", "ana_defence", "ana_strategy"]
    t.sell("ana_attack", "ana_defence", "ana_strategy")
    assert t.count("ana") == 0
    t = Table().trade().done()
    assert t.count("ana") == 3


def test_pr_trade_02_each_earns_one_gold() -> None:
    t = Table().gold(ana=0).trade().sell("ana_attack", "ana_strategy")
    assert t.gold_of("ana") == 2
    assert t.discarded()[-2:] == ["ana_attack", "ana_strategy"]


def test_pr_trade_03_cards_cost_two_gold() -> None:
    t = Table().gold(ana=5).shop("blow", "wall", "plan").trade().done().buy("wall")
    assert t.gold_of("ana") == 3
    t.buy("plan")
    assert t.gold_of("ana") == 1


def test_pr_trade_04_a_bought_card_goes_to_the_hand() -> None:
    t = Table().shop("blow", "wall", "plan").trade().done().buy("wall")
    assert t.cards("ana")[-1] == "wall"
    assert t.hand_seen("bruno", "ana")[-1] == "wall"


def test_pr_trade_05_gold_just_earned_may_be_spent() -> None:
    t = Table().gold(ana=0).shop("blow", "wall", "plan").trade().sell("ana_attack", "ana_defence")
    t.done().buy("blow")
    assert (t.gold_of("ana"), t.cards("ana")) == (0, ["ana_strategy", "blow"])


def test_pr_trade_06_a_purchase_is_paid_in_full() -> None:
    t = Table().gold(ana=3).shop("blow", "wall", "plan").trade().done()
    t.buy("blow")
    assert t.active == "bruno"  # with 1 gold left nothing can be bought
    t = Table().gold(ana=2).shop("blow", "wall").trade().done()
    assert t.refused(A_BUY, 2) == "PR-TRADE-03"
    t = Table("ana", "bruno", "carla").gold(ana=1).shop("blow", "wall", "plan").trade()
    assert t.refused(A_BUY, 0) == "PR-RUL-19"
    t.done()
    assert t.active == "bruno"


def test_pr_rul_18_the_princess_may_be_sold() -> None:
    t = Table().princess("ana").gold(ana=0).trade().sell("princess")
    assert (t.gold_of("ana"), t.lady) == (1, "centre")
    assert "princess" not in t.discarded()
    t = Table(sell_princess=False).princess("ana").trade()
    assert t.refused(A_SELL, t.card("princess")) == "PR-RUL-18"


def test_pr_rul_19_first_sell_then_buy() -> None:
    t = Table().gold(ana=4).shop("blow", "wall", "plan").trade()
    assert t.refused(A_BUY, 0) == "PR-RUL-19"
    t.done().buy("blow")
    assert t.refused(A_SELL, t.card("blow")) == "PR-RUL-19"


def test_pr_rul_20_a_trade_of_nothing_is_legal() -> None:
    t = Table().trade().done().done()
    assert (t.active, t.count("ana"), t.gold_of("ana")) == ("bruno", 3, 2)


def test_pr_rul_21_no_explore_and_no_wander_with_an_empty_deck() -> None:
    t = Table(deck=0).princess("centre").begin("ana")
    assert "explore" not in t.legal()
    assert t.refused(A_EXPLORE) == "PR-RUL-21"
    t.ghost("ana", "bolt").begin("ana")
    assert t.legal() == {"enchant"}
    assert t.refused(A_WANDER) == "PR-RUL-21"


def test_pr_rul_23_the_left_most_gap_first_and_no_reshuffle() -> None:
    t = Table().shop("blow", "wall", "plan").deck("theft", "parry")
    t.g.shop[0] = t.g.shop[2] = -1
    t.begin("bruno")
    assert t.on_sale() == ["theft", "wall", "parry"]
    assert t.g.deck == []
    t = Table().princess("centre").shop("blow", "wall", "plan").deck("trip")
    t.lift(t.card("theft"))
    t.g.discard.append(t.card("theft"))
    t.explore()
    assert (t.active, t.g.deck, t.discarded()) == ("bruno", [], ["theft"])


def test_pr_rul_36_ones_own_secret_can_be_looked_at_and_only_cards_turn_it_up() -> None:
    t = Table()
    assert t.view("ana").heroes[0].secret == "loner"
    assert t.view("bruno").heroes[0].secret is None
    assert not {"reveal", "secret"} & t.legal()
    t.hand("ana", "spying").hand("bruno", "bruno_defence").duel("bruno", "spying", "bruno_defence")
    assert t.view("ana").heroes[1].secret == "kidnapper"
    assert t.view("carla").heroes[1].secret is None
    assert not t.view("carla").heroes[1].revealed


def test_pr_rul_37_secrets_do_what_their_text_says() -> None:
    t = Table("ana", "bruno", "carla", secrets=("loner", "heir", "kidnapper"))
    t.hand("ana", "expose").hand("bruno", "plan").gold(bruno=0).duel("bruno", "expose", "plan")
    assert t.gold_of("bruno") == 3
    assert t.lives("bruno")  # revealed without elimination
    t = Table("ana", "bruno", "carla", secrets=("loner", "martyr", "kidnapper"))
    t.hand("ana", "great_blow").life(bruno=2).duel("bruno", "great_blow").keep()
    assert t.life_of("ana") == 4


def test_pr_rul_38_what_is_public() -> None:
    t = (
        Table()
        .curse("bruno", "target")
        .environment("fair")
        .hand("bruno", "blow", "wall", "plan", "theft", "parry", "trip")
    )
    seen = t.view("carla").heroes[1]
    assert (seen.life, seen.gold, seen.cards, seen.overloaded) == (5, 2, 6, True)
    assert [card.slug for card in seen.curses] == ["target"]
    view = t.view("carla")
    assert view.environment == Card(t.card("fair"), "fair")
    assert view.deck.cards == len(t.g.deck)
    assert [card.card for card in view.discard] == t.g.discard
    assert seen.hand == []


def test_pr_rul_40_the_active_heros_turn_is_completed_and_eliminations_go_in_turn_order() -> None:
    t = Table("ana", "bruno", "carla", "diego", turn="carla").hand("carla", "whirl").hand("diego", "plan")
    t.life(ana=1, bruno=1, diego=1).duel("diego", "whirl", "plan")
    gone = []
    while t.deciding == "keep":
        gone.append(t.happened("eliminated")[-1]["hero"])
        t.keep()
    gone.append(t.happened("eliminated")[-1]["hero"])
    assert list(dict.fromkeys(gone)) == ["character/diego", "character/ana", "character/bruno"]
    t = Table("ana", "bruno", "carla").hand("ana", "rage").hand("bruno", "plan").life(ana=1)
    t.duel("bruno", "rage", "plan").on("carla")
    assert not t.lives("ana")
    assert t.life_of("carla") == 4
    assert t.active == "bruno"


def test_pr_rul_41_a_changed_character_card() -> None:
    t = (
        Table("ana", "miser", "carla")
        .hand("ana", "costume")
        .hand("miser", "wall", "plan")
        .life(ana=5, miser=3)
    )
    t.gold(ana=7, miser=1).duel("miser", "costume", "wall")
    assert t.g.program.definitions[t.g.character[0]].slug == "miser"
    assert t.g.life[:2] == [4, 3]  # above the new maximum is lost, nothing is refilled
    assert t.g.gold[:2] == [7, 1]
    assert t.g.secret[0] == t.definition("loner")
    assert len(t.g.hand[1]) == 2


def test_an_action_that_a_card_forbids_is_refused() -> None:
    t = Table().curse("ana", "chains")
    assert t.legal() == {"trade", "challenge"}
    assert t.refused(A_EXPLORE) == "PR-RUL-46"
    pack = release_with(
        adventure_card__chains={
            "effects": [
                {
                    "when": "always",
                    "do": [{"forbid": {"what": what}} for what in ("explore", "trade", "challenge")],
                }
            ]
        }
    )
    t = Table(pack=pack).curse("ana", "chains").begin("ana")
    assert t.active == "bruno"  # whoever can do nothing passes
    assert t.refused(A_TRADE) == ""
