"""The end of the journey: who wins, and when it is looked at."""

from __future__ import annotations

from engine.games.princess.codes import A_ALONE
from engine.games.princess.view import Princess
from tests.rules.princess.pack import release_with
from tests.rules.princess.table import Table

SHOP = ("blow", "trip", "alarm")


def test_pr_end_01_with_an_empty_deck_the_holder_of_the_princess_wins() -> None:
    t = Table(deck=1).shop(*SHOP).princess("carla").explore()
    assert (t.winners, t.reason) == (["carla"], "holds_princess")
    assert t.game.to_act == ()


def test_pr_end_02_the_princess_is_free_once_the_kidnapper_is_discovered() -> None:
    t = Table().hand("ana", "expose").hand("bruno", "plan")
    assert t.lady == "kidnapped"
    t.duel("bruno", "expose", "plan")
    assert t.lady == "centre"
    assert t.view("carla").princess.status == "free"


def test_pr_end_03_eliminating_the_kidnapper_frees_her() -> None:
    t = Table().hand("ana", "great_blow").life(bruno=1).duel("bruno", "great_blow").keep()
    assert t.lady == "centre"
    t = Table().hand("ana", "great_blow").life(carla=1).duel("carla", "great_blow").keep()
    assert t.lady == "kidnapped"  # Carla is not the Kidnapper


def test_pr_end_04_a_discarded_princess_goes_to_the_centre() -> None:
    t = Table().princess("ana").trade().sell("princess")
    assert t.lady == "centre"
    t = Table().hand("bruno", "plan").princess("bruno").hand("ana", "great_blow").life(bruno=1)
    t.duel("bruno", "great_blow").keep("plan")
    assert t.lady == "centre"
    assert "princess" not in t.discarded()
    pack = release_with(
        adventure_card__blow={"effects": [{"when": "success", "do": [{"discard_hand": {"how": "all"}}]}]}
    )
    t = (
        Table(pack=pack)
        .hand("ana", "blow")
        .hand("bruno", "plan")
        .princess("bruno")
        .duel("bruno", "blow", "plan")
    )
    assert t.lady == "centre"


def test_pr_end_05_never_freed_the_kidnapper_wins() -> None:
    t = Table(deck=1).shop(*SHOP).explore()
    assert (t.winners, t.reason) == (["bruno"], "never_freed")
    assert t.view("ana").heroes[1].secret == "kidnapper"


def test_pr_end_06_free_and_in_nobodys_hand_play_goes_on() -> None:
    t = Table(deck=1).shop(*SHOP).princess("centre").explore()
    assert t.game.outcome is None
    assert t.active == "bruno"


def test_pr_end_07_taking_her_with_an_empty_deck_wins() -> None:
    t = Table(deck=0).princess("centre").begin("ana").duel("bruno", "ana_attack", "bruno_strategy").yes()
    assert (t.winners, t.reason) == (["ana"], "holds_princess")


def test_pr_end_08_if_nothing_is_possible_the_living_draw() -> None:
    t = Table("ana", "bruno", "carla", deck=0).princess("centre").ghost("carla")
    t.hand("ana", "bolt").hand("bruno").gold(ana=0, bruno=0).shop().begin("ana")
    assert (t.winners, t.drawn, t.reason) == ([], ["ana", "bruno"], "nobody_can")


def test_pr_rul_01_freed_when_the_secret_is_turned_up() -> None:
    t = Table().hand("ana", "expose").hand("bruno", "plan").duel("bruno", "expose", "plan").no()
    assert t.lives("bruno")
    assert t.lady == "centre"
    t = Table(deck=1).shop(*SHOP).explore()  # the reveal at the end frees nobody
    assert t.lady == "kidnapped"
    assert not t.happened("freed")
    pack = release_with(adventure_card__plan={"effects": [{"when": "success", "do": ["kidnap_princess"]}]})
    t = Table(pack=pack).princess("carla").hand("ana", "plan").duel("bruno", "plan", "bruno_defence")
    assert t.lady == "kidnapped"  # a card may say so
    assert "princess" not in t.cards("carla")


def test_pr_rul_02_she_is_freed_to_the_centre() -> None:
    t = Table().hand("ana", "expose").hand("bruno", "plan").duel("bruno", "expose", "plan").no()
    assert t.view("carla").princess == Princess("free", in_centre=True, holder=None)


def test_pr_rul_22_the_deck_may_run_out_inside_an_action() -> None:
    t = Table().shop(*SHOP).deck("wall", "plan").ghost("ana", "theft").begin("ana").wander()
    assert t.count("ana") == 3
    assert t.reason == "never_freed"
    t = Table().shop(*SHOP).princess("centre").hand("ana", "retreat").deck("plan").duel("bruno", "retreat")
    assert (t.g.deck, t.deciding) == ([], "princess")  # the action is completed first
    t.yes()
    assert t.winners == ["ana"]


def test_pr_rul_24_when_the_end_is_looked_at() -> None:
    t = Table().princess("carla").shop().deck("wall", "plan").begin("ana")
    assert t.winners == ["carla"]  # after the refill, before the action
    t = Table(deck=1).princess("carla").shop(*SHOP).begin("ana")
    assert t.game.outcome is None
    t.explore()
    assert t.winners == ["carla"]  # after the action
    t = Table(deck=0).princess("centre").hand("ana", "tide").begin("ana")
    t.lift(t.card("wall"))
    t.lift(t.card("plan"))
    t.g.discard += [t.card("wall"), t.card("plan")]
    t.duel("bruno", "tide")
    assert t.game.outcome is None  # a card has put cards back: judged afresh
    assert t.happened("shuffled")


def test_pr_rul_25_when_nobody_can_take_her() -> None:
    def lone(*cards: str, gold: int = 0, shop: tuple[str, ...] = ()) -> Table:
        t = Table(deck=0).princess("centre").ghost("bruno").ghost("carla").hand("ana", *cards)
        return t.gold(ana=gold).shop(*shop).begin("ana")

    assert lone("bolt").reason == "nobody_can"
    assert lone("wall").game.outcome is None  # a card of the triangle in hand
    assert lone(gold=2, shop=("blow",)).game.outcome is None  # can buy one
    assert lone(gold=1, shop=("blow",)).reason == "nobody_can"
    assert lone("bolt", gold=1, shop=("blow",)).game.outcome is None  # gold from selling counts
    assert lone("bolt", gold=1, shop=("poison",)).reason == "nobody_can"


def test_pr_rul_26_five_laps_or_five_hundred_turns() -> None:
    t = Table(deck=0).princess("centre").begin("ana")
    turns = 0
    while t.game.outcome is None:
        t.trade().done()
        if t.deciding == "trade":
            t.done()
        turns += 1
    assert (turns, t.reason, t.drawn) == (15, "laps", ["ana", "bruno", "carla"])
    t = Table(turn_limit=4)
    while t.game.outcome is None:
        t.explore()
    assert (t.g.turns, t.reason, t.drawn) == (4, "turn_limit", ["ana", "bruno", "carla"])
    assert Table().g.turn_limit == 500


def test_pr_rul_27_all_players_are_ghosts() -> None:
    t = Table(deck=9).ghost("ana", "wall").ghost("bruno").ghost("carla").begin("ana")
    assert t.legal() == {"wander", "resurrect"}  # play goes on
    t = Table(deck=0).princess("centre").ghost("ana", "wall").ghost("bruno").ghost("carla").begin("ana")
    assert (t.winners, t.drawn) == ([], [])


def test_a_secret_may_share_a_victory() -> None:
    t = Table("ana", "bruno", "carla", secrets=("suitor", "kidnapper", "poet"), deck=1).shop(*SHOP)
    t.gold(ana=8).princess("carla").explore()
    assert t.winners == ["ana", "carla"]
    t = Table("ana", "bruno", "carla", secrets=("suitor", "kidnapper", "poet"), deck=1).shop(*SHOP)
    t.gold(ana=7).princess("carla").explore()
    assert t.winners == ["carla"]


def test_a_card_may_win_at_once() -> None:
    pack = release_with(adventure_card__plan={"effects": [{"when": "success", "do": ["win"]}]})
    t = Table(pack=pack).hand("ana", "plan").duel("bruno", "plan", "bruno_defence")
    assert (t.winners, t.reason) == (["ana"], "card")


def test_the_last_hero_without_cards_alone() -> None:
    t = Table().ghost("bruno").ghost("carla").hand("ana").begin("ana")
    assert t.refused(A_ALONE) == "PR-RUL-06"
