"""Items, Loot, Energy, trade (DD-ITEM)."""

from __future__ import annotations

from engine.games.dungeons import codes
from engine.games.dungeons.view import Offer
from tests.rules.dungeons.pack import always
from tests.rules.dungeons.table import Table

DECK = ["tonic", "charm", "boots", "map", "hook"]


def names(t: Table, cards: list[int]) -> list[str]:
    return [t.g.definition(t.g.program.cards[card]).slug for card in cards]


def test_dd_item_01_only_the_three_face_up_items_for_loot() -> None:
    t = Table(deck=DECK)
    t.g.loot[0] = 9
    assert [place for _, place, _ in t.legal(codes.A_BUY)] == [0, 1, 2]
    assert t.refused(codes.A_BUY, 0, 3) == "DD-ITEM-01"
    t.buy(1)
    assert names(t, t.g.held[0]) == ["charm"]
    assert t.g.loot[0] == 7


def test_dd_item_02_the_price_is_deducted_and_too_little_loot_is_refused() -> None:
    t = Table(deck=DECK)
    t.g.loot[0] = 2
    assert t.refused(codes.A_BUY, 0, 2) == "DD-ITEM-02"
    t.buy(0)
    assert t.g.loot[0] == 0
    assert t.refused(codes.A_BUY, 0, 1) == "DD-ITEM-02"


def test_dd_item_03_the_next_card_is_turned_up_at_once() -> None:
    t = Table(deck=DECK)
    t.g.loot[0] = 9
    t.buy(0)
    assert names(t, t.g.row) == ["map", "charm", "boots"]


def test_dd_item_04_an_item_may_be_kept_for_later() -> None:
    t = Table(deck=DECK, begin=False)
    t.g.loot[0] = 2
    t.g.health[0] = 1
    t.begin_round().buy(0).end()
    assert t.g.round == 2
    assert t.g.health[0] == 1
    t.item("tonic")
    assert t.g.health[0] == 3


def test_dd_item_05_adjacent_players_trade_loot_and_items() -> None:
    t = Table("12.\n...\n..3")
    card = t.give(0, "map")
    t.g.loot = [2, 3, 4]
    assert t.refused(codes.A_TRADE, 0, 2) == "DD-ITEM-05"
    t.act(codes.A_TRADE, 0, 1).act(codes.A_GIVE, 1, card).act(codes.A_ASK, 0, -1).act(codes.A_ASK, 0, -1)
    t.act(codes.A_OFFER)
    assert t.to_act == (1,)
    t.yes()
    assert t.g.held == [[], [card], []]
    assert t.g.loot == [4, 1, 4]


def test_dd_item_06_an_ability_costs_no_action_but_its_energy() -> None:
    t = Table(ability="mend")
    t.g.health[0] = 1
    t.g.energy[0] = 1
    assert not t.can_use()
    effect = next(e.index for e in t.g.definition(t.g.ability[0]).effects)
    assert t.refused(codes.A_ABILITY, 0, effect) == "DD-ITEM-06"
    t.g.energy[0] = 3
    t.use()
    assert (t.g.energy[0], t.g.actions, t.g.health[0]) == (1, 2, 3)


def test_dd_item_01_every_card_of_the_row_is_seen_by_its_name() -> None:
    t = Table()
    first = t.g.program.definitions[t.g.program.cards[0]].slug
    t.g.row[1] = 0  # the first card of all
    t.g.row[2] = -1
    shown = t.game.view(0).items.row
    assert (shown[1], shown[2]) == (Offer(0, first), Offer(-1, None))


def test_dd_item_02_an_item_that_costs_nothing_needs_no_loot() -> None:
    t = Table(hero={"effects": [always({"change": {"what": "price", "by": -9}})]}, deck=["knife", "charm"])
    assert t.g.loot[0] == 0
    t.buy(0)
    assert len(t.g.held[0]) == 1
