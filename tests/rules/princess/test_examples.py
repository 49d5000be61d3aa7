"""The worked examples of the ledger."""

from __future__ import annotations

from engine.games.princess.codes import A_ALONE, A_BUY, A_PLACE, MARKS
from engine.games.princess.limits import is_overloaded
from engine.games.princess.play import start
from tests.rules.princess.pack import damage, release, release_with, success
from tests.rules.princess.table import Table


def test_pr_ex_01_setup_for_four() -> None:
    g = start(release(), 4, 5, {}, False).state
    assert len(g.gone) == 18
    assert sum(len(hand) for hand in g.hand) == 12
    assert len(g.deck) + len(g.shop) == 49
    assert len(g.deck) == 46
    assert MARKS[g.program.marks[g.shop[0]]] == "question"
    assert g.program.kidnapper in g.secret
    assert len(set(g.secret)) == 4
    assert sum(g.gold) == 8


def test_pr_ex_02_tie_then_a_win() -> None:
    t = Table().hand("ana", "blow", "great_plan", "spying", "wall", "parry")
    t.hand("bruno", "theft", "trip", "ruins", "retreat").gold(ana=0)
    t.duel("bruno", "blow", "theft")
    assert t.happened("tied") == [{"round": 1}]
    t.place("spying", "trip")
    assert t.happened("won") == [{"hero": "character/ana", "card": "adventure_card/spying"}]
    assert t.life_of("bruno") == 5  # not the Success of the blow
    assert (t.count("ana"), t.count("bruno")) == (5, 4)
    assert sorted(t.hand_seen("ana", "bruno")) == ["retreat", "ruins", "theft", "trip"]


def test_pr_ex_03_magic_as_a_response() -> None:
    t = Table().hand("bruno", "bolt", "poison").challenge("bruno").place("ana_attack")
    assert t.legal() == {"place"}
    assert t.choices(A_PLACE) == ["bolt", "poison"]
    t.place("bolt")
    assert (t.discarded(), t.life_of("ana"), t.life_of("bruno"), t.count("bruno")) == (["bolt"], 5, 4, 1)
    t = Table().princess("centre").hand("ana", "storm", "target").hand("bruno", "bolt", "poison")
    t.duel("bruno", "target", "bolt").on("carla")
    assert (t.cursed("carla"), t.discarded(), t.lady) == (["target"], ["bolt"], "centre")
    assert not t.happened("won")


def test_pr_ex_04_escape_by_environment() -> None:
    t = Table().environment("fair").hand("ana", "bolt").hand("bruno", "fog", "wall", "plan", "theft")
    t.princess("centre").shop("blow", "trip", "alarm").deck(10).challenge("bruno").place("bolt").place("fog")
    assert t.cards("ana") == ["bolt"]
    assert not t.happened("shown")
    assert sorted(t.discarded()) == ["alarm", "blow", "fair", "trip"]
    assert (t.count("bruno"), t.lady) == (3, "centre")
    assert t.active == "bruno"
    assert (len(t.on_sale()), len(t.g.deck)) == (3, 7)


def test_pr_ex_05_eliminating_the_kidnapper_in_a_duel() -> None:
    pack = release_with(adventure_card__blow={"effects": [success(damage(2))]})
    t = Table(pack=pack).life(bruno=2).gold(bruno=3).curse("bruno", "poison")
    t.hand("ana", "blow", "bolt", "wall", "spying").hand("bruno", "plan", "ruins", "parry", "trip")
    t.duel("bruno", "blow", "plan")
    assert (t.lives("bruno"), t.lady, t.deciding, t.to_act) == (False, "centre", "keep", "ana")
    t.keep("plan", "trip")
    assert t.deciding == "princess"
    t.yes()
    assert (t.life_of("bruno"), t.count("bruno"), t.cursed("bruno"), t.gold_of("bruno")) == (0, 0, [], 3)
    assert t.view("carla").heroes[1].secret == "kidnapper"
    assert sorted(t.discarded()) == ["parry", "poison", "ruins"]
    assert (t.lady, t.count("ana")) == ("ana", 4 + 2 + 1)
    assert is_overloaded(t.g, 0)


def test_pr_ex_07_selling_the_princess() -> None:
    t = Table().gold(ana=1).princess("ana").shop("blow", "trip", "alarm").trade()
    t.sell("princess", "ana_attack").done().buy("trip")
    assert t.gold_of("ana") == 1
    assert (t.lady, t.discarded()) == ("centre", ["ana_attack"])
    assert t.active == "bruno"
    assert len(t.on_sale()) == 3
    t = Table().gold(ana=1).princess("ana").shop("blow", "trip", "alarm").trade()
    t.sell("princess", "ana_attack").done()
    assert t.refused(A_BUY, 9) == "PR-TRADE-03"
    t.buy("trip")
    assert t.happened("turn")[-1]["hero"] == "character/bruno"  # for a second card 1 gold was lacking


def test_pr_ex_08_a_ghost_with_many_cards() -> None:
    t = (
        Table(deck=20)
        .ghost("ana")
        .cards_for("ana", 8)
        .shop("blow", "trip", "alarm")
        .deck(20)
        .begin("ana")
        .wander()
    )
    assert (t.count("ana"), len(t.g.deck)) == (11, 17)
    t.begin("ana")
    assert t.legal() == {"resurrect"}
    t.resurrect(*t.cards("ana")[:7])
    assert (t.life_of("ana"), t.count("ana"), t.lives("ana")) == (5, 4, True)
    assert t.view("carla").heroes[0].revealed
    t = Table(deck=0).princess("centre").ghost("ana").cards_for("ana", 8).give("ana", "bolt").begin("ana")
    assert t.legal() == {"enchant"}
    t = Table(deck=0).princess("centre").ghost("ana").cards_for("ana", 9).begin("ana")
    assert t.active == "bruno"


def test_pr_ex_09_the_refill_ends_the_journey() -> None:
    t = Table().shop().deck("wall", "plan").begin("carla")
    assert len(t.on_sale()) == 2
    assert (t.winners, t.reason) == (["bruno"], "never_freed")
    assert t.happened("secret") == [{"hero": "character/bruno", "definition": "secret/kidnapper"}]


def test_pr_ex_10_a_ghosts_draw_ends_the_journey() -> None:
    t = Table("ana", "bruno", "carla", "diego").princess("diego").shop("blow", "trip", "alarm")
    t.deck("wall", "plan").ghost("carla", "theft", "ruins", "parry").begin("carla").wander()
    assert t.count("carla") == 5
    assert t.winners == ["diego"]


def test_pr_ex_11_last_survivor() -> None:
    t = Table(deck=0).princess("centre").ghost("bruno").ghost("carla").hand("ana", "wall").begin("ana")
    t.act(A_ALONE).place("wall").yes()
    assert t.winners == ["ana"]
    t = Table(deck=0).princess("centre").ghost("bruno").ghost("carla").hand("ana", "bolt").gold(ana=0)
    t.shop().begin("ana")
    assert (t.winners, t.drawn) == ([], ["ana"])
