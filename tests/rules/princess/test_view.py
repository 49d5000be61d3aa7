"""What each seat and an onlooker see, key by key: what lies open, the own hand and Secret, what one has seen
(PR-RUL-38, decision 0012)."""

from __future__ import annotations

import pytest

from engine.games.princess.view import Asked, Card, Deck, DeckCard, Princess
from engine.kernel.view import as_json
from tests.rules.princess.pack import release_with, success
from tests.rules.princess.table import Table

FOUR = ("ana", "bruno", "carla", "diego")
ONLOOKER = -1


def position() -> Table:
    """Ana has placed a card face down against Bruno; Carla has a curse and the Princess, Diego is dead."""
    t = Table(*FOUR).hand("ana", "blow", "plan").hand("bruno", "wall", "theft").hand("carla", "trip")
    t.ghost("diego", "parry").curse("carla", "glass").princess("carla").environment("fair")
    t.shop("market", "bluff", "costume").deck("alarm", "ruins", "counter").gold(bruno=7).life(carla=3)
    t.g.skips = [0, 2, 0, 0]
    return t.challenge("bruno").place("blow")


def seen(t: Table, slug: str) -> Card:
    return Card(t.card(slug), slug)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, ONLOOKER])
def test_what_lies_open_is_seen_by_everybody(viewer: int) -> None:
    t = position()
    view = t.game.view(viewer)
    assert view.seat == viewer
    assert as_json(view.turn) == {
        "active": 0,
        "turns": t.g.turns,
        "first": 0,
        "asked": {"what": "place", "who": 1},
        "extra": 0,
        "empty_turns": 0,
    }
    assert view.shop == [seen(t, slug) for slug in ("market", "bluff", "costume")]
    assert view.discard == []
    assert view.environment == seen(t, "fair")
    assert [card.card for card in view.gone] == t.g.gone
    assert view.princess == Princess("free", in_centre=False, holder=2)
    assert (view.spells, view.lasting, view.once) == ([], [], [])
    assert (view.outcome, view.winners) == ("running", [])
    assert view.deck.cards == 3
    assert view.deck.top == {0: "question", 1: "exclamation"}[t.g.program.marks[t.card("alarm")]]


def test_heroes_are_seen_with_all_that_is_public() -> None:
    t = position()
    ana, bruno, carla, diego = t.game.view(ONLOOKER).heroes
    shown = as_json(ana)
    assert shown == {
        "seat": 0,
        "character": "ana",
        "offered": [],
        "alive": True,
        "life": 5,
        "maximum": 5,
        "gold": 2,
        "price": 1,
        "sell_price": 1,
        "cards": 2,
        "overloaded": False,
        "open_hand": False,
        "hand": [],
        "secret": None,
        "revealed": False,
        "curses": [],
        "skips": 0,
    }
    assert as_json(bruno) == {**shown, "seat": 1, "character": "bruno", "gold": 7, "skips": 2}
    hand = [as_json(seen(t, "trip")), as_json(seen(t, "princess"))]
    public = {
        "character": "carla",
        "life": 3,
        "hand": hand,
        "open_hand": True,
        "curses": [as_json(seen(t, "glass"))],
    }
    assert as_json(carla) == {**shown, "seat": 2, **public}
    assert as_json(diego) == {
        **shown,
        "seat": 3,
        "character": "diego",
        "alive": False,
        "life": 0,
        "cards": 1,
        "secret": "poet",
        "revealed": True,
    }


@pytest.mark.parametrize(
    ("viewer", "hands", "secrets"),
    [
        (0, [["blow", "plan"], [], ["trip", "princess"], []], ["loner", None, None, "poet"]),
        (1, [[], ["wall", "theft"], ["trip", "princess"], []], [None, "kidnapper", None, "poet"]),
        (2, [[], [], ["trip", "princess"], []], [None, None, "dreamer", "poet"]),
        (3, [[], [], ["trip", "princess"], ["parry"]], [None, None, None, "poet"]),
    ],
)
def test_hands_and_secrets_are_seen_by_their_owners(
    viewer: int, hands: list[list[str]], secrets: list[str | None]
) -> None:
    heroes = position().game.view(viewer).heroes
    assert [sorted(card.slug for card in hero.hand) for hero in heroes] == [sorted(h) for h in hands]
    assert [hero.secret for hero in heroes] == secrets


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
def test_a_card_face_down_shows_its_back_to_all_but_the_challenger(viewer: int) -> None:
    t = position()
    challenge = t.game.view(viewer).challenge
    mark = {0: "question", 1: "exclamation"}[t.g.program.marks[t.card("blow")]]
    down = {"seat": 0, "card": None, "mark": mark}
    assert challenge is not None
    assert as_json(challenge) == {
        "challenger": 0,
        "opponent": 1,
        "round": 1,
        "placed": True,
        "face_down": True,
        "table": [{"seat": 0, **as_json(seen(t, "blow"))} if viewer == 0 else down],
        "attack_type": "attack" if viewer == 0 else None,
        "response_type": None,
        "winner": None,
    }
    assert Table().game.view(viewer).challenge is None


def test_what_was_seen_in_the_deck_is_known_by_its_place() -> None:
    pack = release_with(adventure_card__plan={"effects": [success({"look_at_deck": {"count": 2}})]})
    t = Table(*FOUR, pack=pack).hand("ana", "plan").shop("market", "bluff", "costume")
    t.deck("alarm", "ruins", "counter", "trip").duel("bruno", "plan", "bruno_defence")
    assert t.view("ana").deck.known == [
        DeckCard(0, t.card("alarm"), "alarm"),
        DeckCard(1, t.card("ruins"), "ruins"),
    ]
    for viewer in (1, 2, 3, ONLOOKER):
        assert t.game.view(viewer).deck.known == []
    t.deck()
    assert t.view("ana").deck == Deck(cards=0, top=None, known=[])


def test_which_spell_is_to_be_applied_is_seen_by_who_applies_it() -> None:
    t = Table(*FOUR).hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack")
    assert t.view("ana").turn.asked == Asked("apply", who=0, spell="bolt")
    for viewer in (1, 2, ONLOOKER):
        assert t.game.view(viewer).turn.asked == Asked("apply", who=0)


def test_a_spell_in_the_air_is_seen_by_everybody() -> None:
    chosen = {"choose_hero": {"do": [{"damage": {"who": "them"}}]}}
    pack = release_with(adventure_card__bolt={"effects": [{"when": "applied", "do": [chosen]}]})
    t = Table(*FOUR, pack=pack).hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack").on("carla")
    for viewer in (0, 1, ONLOOKER):
        view = t.game.view(viewer)
        assert view.spells == [seen(t, "bolt")]
        assert view.turn.asked == Asked("pick_hero", who=0, card="bolt")
    assert t.on("diego").game.view(1).spells == []


def test_which_curse_is_to_be_moved_is_seen_by_who_moves_it() -> None:
    pack = release_with(adventure_card__plan={"effects": [success({"move_curse": {}})]})
    t = Table(*FOUR, pack=pack).hand("ana", "plan").curse("ana", "glass")
    t.duel("bruno", "plan", "bruno_defence")
    assert t.view("ana").turn.asked == Asked("curse_to", who=0, spell="glass")
    assert t.view("bruno").turn.asked == Asked("curse_to", who=0)


def test_where_the_princess_is() -> None:
    for where, status, centre, holder in (
        ("kidnapped", "kidnapped", False, None),
        ("centre", "free", True, None),
        ("ana", "free", False, 0),
    ):
        found = Table().princess(where).game.view(1).princess
        assert as_json(found) == {"status": status, "in_centre": centre, "holder": holder}


def test_the_end_is_seen() -> None:
    t = Table(*FOUR, teams=True, deck=1).shop("blow", "trip", "alarm").princess("diego").explore()
    view = t.game.view(ONLOOKER)
    assert (view.outcome, view.winners, view.turn.asked) == ("holds_princess", [1, 3], None)


def test_the_first_card_of_the_pack_is_an_environment_like_any_other() -> None:
    """Cards are numbered from 0, and 0 is a card."""
    effects = [
        {"when": "always", "do": [{"change": {"what": "price", "by": 3}}]},
        {"when": {"turn_ends": {"by": "any"}}, "do": [{"gain_gold": {"who": "all"}}]},
    ]
    abyss = {"type": "environment", "persistent": True, "effects": effects}
    t = Table(pack=release_with(adventure_card__a_abyss=abyss)).environment("a_abyss")
    assert t.view("carla").environment == Card(0, "a_abyss")
    assert [hero.price for hero in t.view("carla").heroes] == [5, 5, 5]
    assert t.explore().g.gold == [3, 3, 3]


def test_the_princess_acts_for_her_holder_and_kidnapped_for_nobody() -> None:
    effects = [{"when": "always", "do": [{"change": {"what": "price", "by": 3}}]}]
    pack = release_with(princess__princess={"effects": effects})
    for where, prices in (("kidnapped", [2, 2, 2]), ("centre", [2, 2, 2]), ("bruno", [2, 5, 2])):
        t = Table(pack=pack).princess(where)
        assert [hero.price for hero in t.view("ana").heroes] == prices
