"""The vocabulary: what every operation does, and when triggers, conditions and costs let it. Mostly Ana wins
a challenge with a card whose Success is the text under test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.games.princess.checks import check_playable, check_set
from engine.games.princess.codes import A_CURSE, A_NAME, A_SALVAGE, A_SHOP, A_STEAL, A_TYPE, A_USE, TYPES
from engine.games.princess.kinds import GAME
from engine.games.princess.limits import is_overloaded
from engine.kernel.errors import EffectLoopError, OptionError
from engine.schema.checks import Written
from engine.schema.validate import faults_of
from tests.rules.princess.pack import always, damage, release_with, success, when
from tests.rules.princess.table import Table

FOUR = ("ana", "bruno", "carla", "diego")


def ready(*words: Any, **more: Any) -> Table:
    """Ana, Bruno, Carla and Diego; Ana's "plan" has this Success, and no other card is in her hand."""
    pack = release_with(adventure_card__plan={"effects": [success(*words, **more)]})
    return Table(*FOUR, pack=pack).hand("ana", "plan").shop("market", "bluff", "costume")


def win(t: Table) -> Table:
    """Ana beats Bruno's Defence with it."""
    return t.duel("bruno", "plan", "bruno_defence")


def with_talent(*effects: Any) -> Table:
    """Ana has this talent."""
    return Table(*FOUR, pack=release_with(character__ana={"effects": list(effects)}))


def curse_of(*effects: Any) -> Table:
    """The curse "target" has these effects and lies before Ana."""
    pack = release_with(adventure_card__target={"effects": list(effects)})
    return Table(*FOUR, pack=pack).curse("ana", "target")


def land_of(*effects: Any) -> Table:
    """The Environment "fog" has these effects and is in play."""
    return Table(*FOUR, pack=release_with(adventure_card__fog={"effects": list(effects)})).environment("fog")


# Whom a word concerns.


@pytest.mark.parametrize(
    ("who", "hurt"),
    [
        ("self", [4, 5, 5, 5]),
        ("them", [5, 4, 5, 5]),
        ("opponent", [5, 4, 5, 5]),
        ("active", [4, 5, 5, 5]),
        ("all", [4, 4, 4, 4]),
        ("others", [5, 4, 4, 4]),
        ("heroes", [4, 4, 4, 4]),
        ("other_heroes", [5, 4, 4, 4]),
        ("left", [5, 4, 5, 5]),
        ("right", [5, 5, 5, 4]),
        ("princess_holder", [5, 5, 4, 5]),
    ],
)
def test_who_is_meant(who: str, hurt: list[int]) -> None:
    assert win(ready(damage(1, who)).princess("carla")).g.life == hurt


def test_the_culprit_is_who_dealt_the_damage() -> None:
    t = with_talent(when("damaged", damage(1, "culprit"))).hand("bruno", "great_blow")
    assert t.begin("bruno").duel("ana", "great_blow").life_of("bruno") == 4


def test_left_and_right_are_the_next_living_heroes_and_ghosts_are_apart() -> None:
    t = ready({"damage": {"who": "right"}}, {"gain_gold": {"who": "ghosts"}}).ghost("diego", "wall")
    assert win(t).g.life == [5, 5, 4, 0]
    assert t.g.gold == [2, 2, 2, 3]


# Operations.


def test_eliminate_and_resurrect() -> None:
    t = win(ready({"eliminate": {"who": "opponent"}})).keep()
    assert not t.lives("bruno")
    t = win(ready({"resurrect": {"life": 9, "who": "ghosts"}}).ghost("diego", "wall"))
    assert (t.life_of("diego"), t.cards("diego")) == (5, ["wall"])


def test_gold_given_lost_and_stolen() -> None:
    assert win(ready({"gain_gold": {"amount": 3, "who": "all"}})).g.gold == [5, 5, 5, 5]
    assert win(ready({"lose_gold": {"amount": 3}})).g.gold == [2, 0, 2, 2]
    assert win(ready({"steal_gold": {"amount": 1, "who": "others"}})).g.gold == [5, 1, 1, 1]
    assert win(ready({"give_gold": {"amount": 9}})).g.gold == [0, 4, 2, 2]


def test_draw_from_top_and_bottom() -> None:
    t = win(ready({"draw": {"count": 2, "who": "opponent"}}).deck("trip", "alarm", "blow", "theft", "ruins"))
    assert t.cards("bruno")[-2:] == ["trip", "alarm"]
    t = win(ready({"draw": {"place": "bottom"}}).deck("trip", "alarm", "blow", "theft"))
    assert t.cards("ana") == ["plan", "theft"]
    assert (
        t.happened("drew-hidden", seen_by="carla")[0]["mark"] == "none"
    )  # the back at the bottom is not seen


def test_discarding() -> None:
    t = win(ready({"discard_hand": {"count": 2}}))
    assert t.to_act == "bruno"
    t.discard("bruno_attack", "bruno_strategy")
    assert t.cards("bruno") == ["bruno_defence"]
    t = win(ready({"discard_hand": {"how": "random", "count": 2}}))
    assert (t.count("bruno"), len(t.discarded())) == (1, 2)
    assert win(ready({"discard_hand": {"how": "all"}})).cards("bruno") == []


def test_stealing_cards() -> None:
    t = win(ready({"steal_card": {"how": "random", "count": 2}}))
    assert (t.count("ana"), t.count("bruno")) == (3, 1)
    t = win(ready({"steal_card": {"how": "chosen"}}).hand("bruno", "bruno_defence", "theft", "trip"))
    assert sorted(t.hand_seen("ana", "bruno")) == ["bruno_defence", "theft", "trip"]
    t.act(A_STEAL, t.card("trip"))
    assert t.cards("ana") == ["plan", "trip"]


def test_stealing_a_card_by_name() -> None:
    t = win(ready({"steal_card": {"how": "named"}}).hand("bruno", "bruno_defence", "theft"))
    named = [t.g.program.definitions[action[1]].slug for action in t.game.actions()]
    assert "theft" in named
    assert "market" not in named  # it lies open in the shop
    assert "plan" not in named
    t.act(A_NAME, t.definition("theft"))
    assert t.cards("ana") == ["plan", "theft"]
    assert "theft" in t.hand_seen("diego", "ana")
    t = win(ready({"steal_card": {"how": "named"}}).hand("bruno", "bruno_defence", "theft"))
    t.act(A_NAME, t.definition("trip"))
    assert (t.cards("ana"), t.happened("named")[0]["found"]) == (["plan"], 0)


def test_nobody_steals_from_whoever_is_safe_from_theft() -> None:
    t = ready({"steal_card": {}}, {"steal_gold": {}}, {"take_princess": {"where": "hand"}}).princess("bruno")
    win(t)
    assert t.lady == "ana"
    pack = release_with(
        adventure_card__plan={
            "effects": [success({"steal_card": {}}, {"steal_gold": {}}, {"take_princess": {"where": "hand"}})]
        },
        character__bruno={"effects": [always({"immune": {"to": "theft"}})]},
    )
    t = win(Table(*FOUR, pack=pack).hand("ana", "plan").princess("bruno"))
    assert (t.lady, t.count("bruno"), t.gold_of("bruno")) == ("bruno", 4, 2)


def test_giving_and_swapping() -> None:
    t = win(ready({"give_card": {"who": "self", "to": "opponent"}}).give("ana", "trip", "theft"))
    t.act(34, t.card("trip"))
    assert t.cards("bruno")[-1] == "trip"
    t = win(ready({"swap_hands": {}}).give("ana", "trip").princess("ana"))
    assert t.cards("bruno") == ["plan", "trip", "princess"]
    assert t.lady == "bruno"
    assert t.hand_seen("ana", "bruno") == ["plan", "trip", "princess"]
    assert t.hand_seen("bruno", "ana") == ["bruno_attack", "bruno_defence", "bruno_strategy"]


def test_looking_and_showing() -> None:
    t = win(ready({"look_at_hand": {"who": "others"}}).hand("carla", "trip"))
    assert t.hand_seen("ana", "carla") == ["trip"]
    assert t.hand_seen("bruno", "carla") == []
    assert t.happened("saw", seen_by="bruno") == []
    t = win(ready({"show_hand": {"who": "all"}}).hand("carla", "trip"))
    assert t.hand_seen("diego", "carla") == ["trip"]
    t = win(ready({"look_at_secret": {"who": "others"}}))
    assert [hero.secret for hero in t.view("ana").heroes] == ["loner", "kidnapper", "dreamer", "poet"]
    assert [hero.secret for hero in t.view("carla").heroes] == [None, None, "dreamer", None]
    pack = release_with(
        adventure_card__plan={
            "effects": [success({"look_at_secret": {}}, {"look_at_hand": {}}, {"show_hand": {}})]
        },
        character__bruno={"effects": [always({"immune": {"to": "looks"}})]},
    )
    t = win(Table(*FOUR, pack=pack).hand("ana", "plan").hand("bruno", "bruno_defence", "trip"))
    assert t.hand_seen("ana", "bruno") == ["bruno_defence"]
    assert t.view("ana").heroes[1].secret is None


def test_swapping_secrets() -> None:
    t = win(ready({"swap_secrets": {}}))
    assert t.view("ana").heroes[0].secret == "kidnapper"
    assert t.view("ana").heroes[1].secret == "loner"  # Ana knows what she gave away
    assert t.view("carla").heroes[0].secret is None
    t = win(ready({"reveal_secret": {}}, {"swap_secrets": {}}, {"drop_princess": {}})).no()
    assert t.view("carla").heroes[0].secret == "kidnapper"  # each as it lies


def test_curses_are_removed_and_moved() -> None:
    t = win(
        ready({"remove_curse": {"who": "all", "count": 1}})
        .curse("ana", "poison", "glass")
        .curse("carla", "chains")
    )
    assert t.deciding == "curse"
    t.act(A_CURSE, t.card("glass"))
    assert (t.cursed("ana"), t.cursed("carla")) == (["poison"], [])
    t = win(ready({"move_curse": {}}).curse("ana", "glass"))
    assert (t.deciding, t.heroes()) == ("curse_to", ["bruno", "carla", "diego"])
    t.on("carla")
    assert (t.cursed("ana"), t.cursed("carla"), t.gold_of("ana")) == ([], ["glass"], 3)


def test_cards_that_leave_the_game_or_come_back() -> None:
    t = curse_of(when("turn_ends", {"discard_this": {"for_good": True}})).explore()
    assert (t.cursed("ana"), t.discarded()) == ([], [])
    assert t.card("target") in t.g.gone
    t = land_of(when({"turn_ends": {"by": "any"}}, "discard_this")).explore()
    assert (t.g.environment, t.discarded()) == (-1, ["fog"])
    pack = release_with(adventure_card__bolt={"effects": [when("applied", damage(1, "them"), "take_this")]})
    t = Table(*FOUR, pack=pack).hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack").on("bruno")
    assert (t.cards("ana"), t.discarded(), t.life_of("bruno")) == (["bolt"], [], 4)
    t = curse_of(when("turn_begins", "take_this")).begin("ana")
    assert t.cards("ana")[-1] == "target"


def test_the_princess_is_taken_dropped_freed_and_kidnapped() -> None:
    assert win(ready("take_princess").princess("centre")).lady == "ana"
    assert win(ready("take_princess").princess("carla")).lady == "carla"
    assert win(ready({"take_princess": {"where": "hand"}}).princess("carla")).lady == "ana"
    assert win(ready({"take_princess": {"where": "anywhere"}})).lady == "kidnapped"
    assert win(ready("drop_princess").princess("carla")).no().lady == "centre"
    t = win(ready("free_princess"))
    assert (t.lady, t.g.revealed) == ("centre", [0, 0, 0, 0])
    assert win(ready("kidnap_princess").princess("ana")).lady == "kidnapped"


def test_the_shop_and_the_discard_pile() -> None:
    t = win(ready({"take_from_shop": {}}))
    t.act(A_SHOP, 1)
    assert (t.cards("ana"), t.gold_of("ana")) == (["plan", "bluff"], 2)
    t = win(ready("clear_shop", {"gain_gold": {"amount": 1}}))
    assert t.discarded()[:3] == ["market", "bluff", "costume"]
    t = win(ready("clear_shop", "fill_shop").deck("trip", "alarm", "blow", "theft"))
    assert t.on_sale() == ["trip", "alarm", "blow"]
    t = ready({"take_discarded": {"type": "magic"}})
    for slug in ("bolt", "trip", "storm"):
        t.lift(t.card(slug))
        t.g.discard.append(t.card(slug))
    win(t)
    assert t.choices(A_SALVAGE) == ["bolt", "storm"]
    t.act(A_SALVAGE, t.card("storm"))
    assert t.cards("ana") == ["plan", "storm"]


def test_the_deck_is_looked_at_arranged_shortened_and_lengthened() -> None:
    t = win(ready({"look_at_deck": {"count": 2}}).deck("trip", "alarm", "blow", "theft"))
    assert [card.slug for card in t.view("ana").deck.known] == ["trip", "alarm"]
    t = win(ready({"discard_top": {"count": 2}}).deck("trip", "alarm", "blow", "theft"))
    assert t.discarded() == ["trip", "alarm"]
    t = ready({"shuffle_in": {"count": 2}}, {"look_at_deck": {"count": 9}}).deck("trip")
    for slug in ("bolt", "storm", "blow"):
        t.lift(t.card(slug))
        t.g.discard.append(t.card(slug))
    win(t)
    assert (len(t.g.deck), len(t.discarded())) == (3, 1)
    assert len(t.view("ana").deck.known) == 3
    assert t.view("bruno").deck.known == []


def test_a_deck_that_is_empty_is_not_arranged() -> None:
    t = win(ready({"arrange_deck": {"count": 3}}).deck(3))
    assert t.deciding == "arrange"
    t = win(ready({"arrange_deck": {"count": 3}}).deck(0))
    assert t.happened("looked-deck") == t.happened("arranged") == []


def test_extra_actions_and_skipped_turns() -> None:
    t = win(ready("extra_action"))
    assert (t.active, t.deciding) == ("ana", "act")
    t.explore()
    assert t.active == "bruno"
    t = win(ready({"skip_turn": {}}))
    assert t.active == "carla"  # Bruno's action is skipped
    t.explore().explore().explore()
    assert t.active == "bruno"


def test_damage_is_prevented_redirected_and_death_survived() -> None:
    t = with_talent(when("damage_comes", {"prevent_damage": {"amount": 1}}))
    t.hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow")
    assert t.life_of("ana") == 4
    t = with_talent(when("damage_comes", {"redirect_damage": {"to": "culprit"}}, if_=[{"life": {"most": 3}}]))
    t.life(ana=2).hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow")
    assert (t.life_of("ana"), t.life_of("bruno")) == (2, 3)
    t = with_talent(when("death_comes", {"survive": {"life": 2}}, cost=["once_per_game"]))
    t.life(ana=1).hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow")
    assert (t.lives("ana"), t.life_of("ana")) == (True, 2)
    t.begin("bruno").duel("ana", "great_blow").keep()
    assert not t.lives("ana")  # only once


def test_healing_does_not_save_whoever_has_lost_all_life() -> None:
    t = with_talent(when("damaged", {"heal": {}})).life(ana=1).hand("bruno", "great_blow").begin("bruno")
    t.duel("ana", "great_blow").keep()
    assert not t.lives("ana")


@pytest.mark.parametrize(
    ("what", "by", "before", "after"),
    [("price", 1, 2, 3), ("sell_price", 2, 1, 3), ("life_maximum", -3, 5, 2)],
)
def test_numbers_change_as_long_as_the_card_lies_there(what: str, by: int, before: int, after: int) -> None:
    key = {"price": "price", "sell_price": "sell_price", "life_maximum": "maximum"}[what]
    t = curse_of(always({"change": {"what": what, "by": by}}))
    seen = t.view("carla").heroes
    assert (getattr(seen[1], key), getattr(seen[0], key)) == (before, after)


def test_numbers_of_drawing_damage_and_healing() -> None:
    t = curse_of(always({"change": {"what": "explore_cards", "by": 2}}))
    assert t.explore().count("ana") == 6
    t = land_of(always({"change": {"what": "wander_cards", "by": -1}})).ghost("ana").begin("ana").wander()
    assert t.count("ana") == 2
    t = land_of(always({"change": {"what": "shop_size", "by": -1}})).shop("blow").begin("ana")
    assert len(t.on_sale()) == 2
    t = with_talent(always({"change": {"what": "damage_dealt", "by": 1}})).duel(
        "bruno", "ana_attack", "bruno_strategy"
    )
    assert t.life_of("bruno") == 3
    t = with_talent(always({"change": {"what": "damage_taken", "by": 1}})).hand("bruno", "bruno_attack")
    t.begin("bruno").duel("ana", "bruno_attack", "ana_strategy")
    assert t.life_of("ana") == 3
    t = with_talent(always({"change": {"what": "healing", "by": 1}})).life(ana=1).hand("bruno", "blow")
    assert t.duel("bruno", "ana_defence", "blow").life_of("ana") == 3


def test_changes_for_a_time() -> None:
    t = win(ready({"change": {"what": "overload_limit", "by": -3, "of": "opponent"}}, until="next_turn"))
    assert is_overloaded(t.g, 1)
    t.explore().explore().explore()
    assert t.active == "ana"
    assert not is_overloaded(t.g, 1)  # until the start of Ana's next turn
    t = win(ready({"change": {"what": "price", "by": 5, "of": "others"}}, until="game"))
    for _ in range(8):
        t.explore()
    assert [hero.price for hero in t.view("ana").heroes] == [2, 7, 7, 7]
    t = win(ready({"change": {"what": "price", "by": 5, "of": "all"}}))
    assert t.view("ana").heroes[0].price == 2  # the turn is over
    t = ready({"unstoppable": {}}, "extra_action", until="challenge").give("ana", "blow")
    win(t).challenge("bruno").place("blow")
    assert t.deciding == "place"  # it ended with the first challenge


@pytest.mark.parametrize("what", ["explore", "trade", "challenge"])
def test_heroes_are_forbidden_things(what: str) -> None:
    assert what not in curse_of(always({"forbid": {"what": what}})).legal()


@pytest.mark.parametrize("what", ["wander", "enchant", "resurrect"])
def test_ghosts_are_forbidden_things(what: str) -> None:
    t = land_of(always({"forbid": {"what": what}})).ghost("ana", "bolt", "wall").begin("ana")
    assert t.legal() == {"wander", "enchant", "resurrect"} - {what}


def test_selling_buying_healing_and_taking_are_forbidden() -> None:
    t = curse_of(always({"forbid": {"what": "sell"}})).shop("blow", "trip", "alarm").trade()
    assert t.legal() == {"buy", "done"}
    t = curse_of(always({"forbid": {"what": "buy"}})).trade().done()
    assert t.active == "bruno"
    t = curse_of(always({"forbid": {"what": "heal"}})).life(ana=1).hand("bruno", "blow")
    assert t.duel("bruno", "ana_defence", "blow").life_of("ana") == 1
    t = curse_of(always({"forbid": {"what": "take_princess"}})).princess("centre").hand("bruno", "blow")
    assert t.duel("bruno", "ana_defence", "blow").deciding == "act"
    t = curse_of(always({"forbid_type": {"type": "defence"}})).challenge("bruno")
    assert t.choices(29) == ["ana_attack", "ana_strategy"]


def test_immunities() -> None:
    t = curse_of(always({"immune": {"to": "damage"}})).hand("bruno", "great_blow").begin("bruno")
    assert t.duel("ana", "great_blow").life_of("ana") == 5
    t = curse_of(always({"immune": {"to": "curses"}})).hand("bruno", "poison").begin("bruno")
    assert t.duel("ana", "poison", "ana_attack").heroes() == ["bruno", "carla", "diego"]
    t = curse_of(always({"immune": {"to": "challenges"}})).begin("bruno")
    assert t.opponents() == ["carla", "diego"]


def test_unstoppable_open_and_face_up() -> None:
    t = with_talent(always("unstoppable")).duel("bruno", "ana_attack")
    assert t.life_of("bruno") == 4
    t = curse_of(always({"unstoppable": {"against": True}})).begin("bruno").duel("ana", "bruno_attack")
    assert t.life_of("ana") == 4
    t = curse_of(always("play_openly")).challenge("bruno").place("ana_attack")
    assert t.challenge_seen("carla").table[0].slug == "ana_attack"
    t = curse_of(always({"play_openly": {"hand": True}})).hand("ana", "blow").explore()
    assert len(t.hand_seen("carla", "ana")) == 2  # what is drawn while the hand lies open is seen, too


@pytest.mark.parametrize(
    ("word", "attack", "response", "winner"),
    [
        ("reverse_priorities", "attack", "strategy", "bruno"),
        ("reverse_priorities", "attack", "defence", "ana"),
        ({"beats": {"type": "attack", "over": "defence"}}, "attack", "defence", "ana"),
        ({"beats": {"type": "attack", "over": "defence"}}, "defence", "attack", "bruno"),
        ({"beats": {"type": "attack", "over": "attack"}}, "attack", "attack", "ana"),
        ({"ties": {"go_to": "challenger"}}, "attack", "attack", "ana"),
        ({"ties": {"go_to": "opponent"}}, "attack", "attack", "bruno"),
    ],
)
def test_priorities_and_ties(word: Any, attack: str, response: str, winner: str) -> None:
    t = land_of(always(word)).duel("bruno", f"ana_{attack}", f"bruno_{response}")
    assert t.happened("won")[0]["hero"] == f"character/{winner}"


def test_ties_may_end_the_challenge() -> None:
    t = land_of(always({"ties": {"go_to": "nobody"}})).duel("bruno", "ana_attack", "bruno_attack")
    assert (t.happened("won"), t.active) == ([], "bruno")


def test_a_card_counts_as_another_type() -> None:
    t = with_talent(
        when({"cards_revealed": {"role": "challenger"}}, {"counts_as": {"type": "strategy"}}, may=True)
    )
    t.duel("bruno", "ana_attack", "bruno_defence").yes()
    assert t.happened("won")[0] == {"hero": "character/ana", "card": "adventure_card/ana_attack"}
    t = with_talent(when("cards_revealed", {"counts_as": {"type": "strategy", "whose": "opposing"}}))
    t.duel("bruno", "ana_attack", "bruno_defence")
    assert t.happened("won")[0]["hero"] == "character/ana"


def test_choices_of_oneself_and_of_others() -> None:
    t = win(ready({"choose_hero": {"do": [damage(1, "them")], "among": "others"}}))
    assert t.heroes() == ["bruno", "carla", "diego"]
    assert t.on("diego").g.life == [5, 5, 5, 4]
    t = win(ready({"choose_one": {"options": [[{"gain_gold": {}}], [damage(1)]]}})).option(2)
    assert t.life_of("bruno") == 4
    t = win(ready({"let_choose": {"options": [[{"gain_gold": {}}], [damage(1)]], "who": "opponent"}}))
    assert t.to_act == "bruno"
    assert t.option(1).gold_of("ana") == 3
    t = win(
        ready({"each_hero": {"do": [damage(1, "them")], "who": "heroes"}}, {"repeat": {"do": [{"draw": {}}]}})
    )
    assert t.g.life == [4, 4, 4, 4]
    assert t.count("ana") == 3
    t = win(
        ready(
            {"check": {"conditions": [{"gold": {"least": 9}}], "then": [damage(1)], "otherwise": [damage(2)]}}
        )
    )
    assert t.life_of("bruno") == 3


def test_guessing_a_type() -> None:
    for kind, gold in (("attack", 3), ("magic", 1)):
        t = ready({"guess_type": {"right": [{"gain_gold": {}}], "wrong": [{"lose_gold": {"who": "self"}}]}})
        win(t.hand("bruno", "bruno_defence", "blow"))
        assert (t.deciding, t.to_act) == ("guess", "ana")
        t.act(A_TYPE, TYPES.index(kind))
        shown = t.happened("card-shown")[0]["card"].split("/")[1]
        assert t.gold_of("ana") == (gold if kind == "magic" or t.type_of(shown) == kind else 1)
        assert shown in t.hand_seen("diego", "bruno")


@pytest.mark.parametrize(("kind", "gold"), [("attack", 3), ("magic", 1)])
def test_a_guess_at_the_only_card_of_a_hand_is_right_or_wrong(kind: str, gold: int) -> None:
    t = ready({"guess_type": {"right": [{"gain_gold": {}}], "wrong": [{"lose_gold": {"who": "self"}}]}})
    win(t.hand("bruno", "bruno_defence", "blow"))
    t.g.hand[1] = [t.card("blow")]
    t.act(A_TYPE, TYPES.index(kind))
    assert (t.happened("guessed")[0]["right"], t.gold_of("ana")) == (gold == 3, gold)


# Triggers.


@pytest.mark.parametrize(
    ("moment", "play"),
    [
        ("turn_begins", lambda t: t.begin("ana")),
        ("turn_ends", lambda t: t.explore()),
        ("shop_filled", lambda t: t.shop("blow").begin("ana")),
        ({"action_taken": {"action": "explore"}}, lambda t: t.explore()),
        ({"challenge_declared": {"role": "challenger"}}, lambda t: t.challenge("bruno")),
        ("cards_revealed", lambda t: t.duel("bruno", "ana_attack", "bruno_defence")),
        ("challenge_tied", lambda t: t.duel("bruno", "ana_attack", "bruno_attack")),
        ("challenge_won", lambda t: t.duel("bruno", "ana_attack", "bruno_strategy")),
        (
            {"challenge_won": {"role": "opponent"}},
            lambda t: t.begin("bruno").duel("ana", "bruno_attack", "ana_defence"),
        ),
        ("challenge_lost", lambda t: t.duel("bruno", "ana_attack", "bruno_defence")),
        ("challenge_ends", lambda t: t.hand("bruno", "tide").duel("bruno", "ana_attack", "tide")),
        ("cards_drawn", lambda t: t.explore()),
        ("card_bought", lambda t: t.gold(ana=4).trade().done().act(27, 0)),
        ("damaged", lambda t: t.begin("bruno").duel("ana", "bruno_attack", "ana_strategy")),
        ("healed", lambda t: t.life(ana=1).hand("bruno", "blow").duel("bruno", "ana_defence", "blow")),
        ("robbed", lambda t: t.hand("bruno", "theft").begin("bruno").duel("ana", "theft", "ana_strategy")),
        ("eliminates", lambda t: t.life(bruno=1).duel("bruno", "ana_attack", "bruno_strategy").keep()),
        (
            {"eliminated": {"by": "other"}},
            lambda t: t.life(bruno=1).duel("bruno", "ana_attack", "bruno_strategy").keep(),
        ),
        (
            {"secret_revealed": {"by": "any"}},
            lambda t: t.life(bruno=1).duel("bruno", "ana_attack", "bruno_strategy"),
        ),
        ("princess_freed", lambda t: t.life(bruno=1).duel("bruno", "ana_attack", "bruno_strategy")),
        (
            "princess_taken",
            lambda t: t.princess("centre").duel("bruno", "ana_attack", "bruno_strategy").yes(),
        ),
        ("princess_dropped", lambda t: t.princess("ana").trade().sell("princess")),
        (
            "cursed",
            lambda t: t.hand("bruno", "poison").begin("bruno").duel("ana", "poison", "ana_attack").on("ana"),
        ),
        ({"resurrected": {"by": "any"}}, lambda t: t.ghost("bruno", "wall").begin("bruno").resurrect("wall")),
    ],
)
def test_moments(moment: Any, play: Any) -> None:
    """Ana's talent waits for the moment and gives her 7 gold."""
    t = with_talent(when(moment, {"gain_gold": {"amount": 7}})).shop("market", "bluff", "costume").gold(ana=2)
    play(t)
    assert {"hero": "character/ana", "amount": 7} in [
        {"hero": args["hero"], "amount": args["amount"]} for args in t.happened("gold")
    ]
    assert any(args["definition"] == "character/ana" for args in t.happened("effect"))


def test_moments_of_cards_on_the_table() -> None:
    t = curse_of(when("curse_leaves", {"gain_gold": {"amount": 7}})).hand("bruno", "cleanse").begin("bruno")
    t.hand("ana", "blow").duel("ana", "cleanse", "blow").on("carla")
    assert t.gold_of("ana") == 9
    t = land_of(when("is_replaced", {"gain_gold": {"who": "all"}}), always({"forbid": {"what": "heal"}}))
    assert t.hand("ana", "tide").duel("bruno", "tide").g.gold == [3, 3, 3, 3]
    pack = release_with(adventure_card__fog={"effects": [when("comes_in", {"gain_gold": {"who": "all"}})]})
    assert Table(*FOUR, pack=pack).hand("ana", "fog").duel("bruno", "fog").g.gold == [3, 3, 3, 3]


def test_a_moment_of_somebody_else_is_not_ones_own() -> None:
    t = with_talent(when({"cards_drawn": {"by": "other"}}, {"gain_gold": {}})).explore()
    assert t.gold_of("ana") == 2
    t.explore()
    assert t.gold_of("ana") == 3


# Conditions and costs.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"life": {"least": 5}}, True),
        ({"life": {"most": 4}}, False),
        ({"gold": {"least": 2, "most": 2, "who": "opponent"}}, True),
        ({"hand_size": {"least": 4, "who": "opponent"}}, False),
        ({"curses": {"who": "opponent"}}, False),
        ({"has_more": {"what": "cards", "who": "opponent", "than": "self"}}, True),
        ({"has_more": {"what": "life"}}, False),
        ({"has_more": {"what": "gold"}}, False),
        ({"overloaded": {"who": "opponent"}}, False),
        ({"lives": {"who": "opponent"}}, True),
        ({"character_is": {"character": "bruno"}}, True),
        ({"secret_is": {"state": "revealed", "who": "opponent"}}, False),
        ({"is_kidnapper": {"who": "opponent"}}, True),
        ({"holds_princess": {}}, False),
        ({"princess_is": {"where": "kidnapped"}}, True),
        ({"princess_is": {"where": "free"}}, False),
        ({"princess_is": {"where": "held"}}, False),
        ({"round": {"least": 2}}, False),
        ({"card_type": {"type": "defence"}}, True),
        ({"card_type": {"type": "strategy", "whose": "own"}}, True),
        ("is_challenger", True),
        ("own_turn", True),
        ({"heroes_left": {"most": 3}}, False),
        ({"deck_left": {"least": 10}}, True),
        ({"top_mark": {"mark": "emblem"}}, False),
        ("environment_in_play", False),
        ("them_is_opponent", True),
        ({"somebody_else": {"state": "ghost"}}, False),
        ({"not": {"conditions": ["own_turn"]}}, False),
        ({"any_of": {"conditions": ["environment_in_play", "own_turn"]}}, True),
    ],
)
def test_conditions(condition: Any, holds: bool) -> None:
    t = win(ready({"gain_gold": {"amount": 7}}, if_=[condition]))
    assert (t.gold_of("ana") == 9) == holds


def test_conditions_that_hold_in_other_states() -> None:
    t = win(ready({"gain_gold": {}}, if_=[{"princess_is": {"where": "centre"}}]).princess("centre")).no()
    assert t.gold_of("ana") == 3
    t = win(
        ready({"gain_gold": {}}, if_=[{"top_mark": {"mark": "exclamation"}}]).deck("blow", "wall", "trip")
    )
    assert t.gold_of("ana") == 3
    t = ready(
        {"gain_gold": {}},
        if_=[{"somebody_else": {"state": "cursed"}}, {"somebody_else": {"state": "princess_holder"}}],
    )
    assert win(t.curse("carla", "glass").princess("diego")).gold_of("ana") == 3
    t = with_talent(when("damaged", {"gain_gold": {}}, if_=[{"amount_at_least": {"amount": 2}}]))
    t.hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow")
    assert t.gold_of("ana") == 3


def test_costs() -> None:
    t = with_talent(when("activated", {"draw": {}}, cost=["once_per_turn"]))
    t.act(A_USE, t.definition("ana"), -1)
    assert t.count("ana") == 4
    assert "use" not in t.legal()
    assert "use" in t.begin("ana").legal()
    t = with_talent(when("activated", {"draw": {}}, cost=[{"pay_gold": {"amount": 2}}]))
    assert t.act(A_USE, t.definition("ana"), -1).gold_of("ana") == 0
    assert "use" not in t.legal()
    t = with_talent(when("activated", {"draw": {}}, cost=[{"pay_life": {"amount": 3}}]))
    assert t.act(A_USE, t.definition("ana"), -1).life_of("ana") == 2
    assert "use" not in t.legal()
    t = with_talent(when("activated", {"gain_gold": {}}, cost=[{"discard_cards": {"count": 2}}]))
    t.act(A_USE, t.definition("ana"), -1)
    assert t.deciding == "discard"
    t.discard("ana_attack", "ana_defence")
    assert (t.gold_of("ana"), t.cards("ana")) == (3, ["ana_strategy"])
    t = with_talent(when("activated", {"draw": {}}, cost=["show_secret"]))
    t.act(A_USE, t.definition("ana"), -1)
    assert t.view("carla").heroes[0].revealed


# What cannot be played is refused.


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"secret__poet": {"kidnapper": True}}, "princess-one-kidnapper"),
        ({"secret__kidnapper": {"kidnapper": False}}, "princess-one-kidnapper"),
        ({"princess__second": {}}, "princess-one-princess"),
        ({"princess__princess": None}, "princess-one-princess"),
        ({"adventure_card__ana_attack": None}, "princess-starting-cards"),
        ({"character__ana": {"symbol": "moon"}}, "princess-same-sign"),
        ({"adventure_card__ana_attack": {"mark": "question"}}, "princess-emblem"),
        ({"adventure_card__blow": {"effects": []}}, "princess-no-success"),
        ({"adventure_card__blow": {"persistent": True}}, "princess-cannot-persist"),
        ({"adventure_card__fog": {"persistent": False}}, "princess-not-persistent"),
        ({"adventure_card__poison": {"effects": [when("applied", damage(1))]}}, "princess-nothing-lasts"),
        ({"character__ana": {"effects": [when("activated", damage(1, "self"))]}}, "princess-free-use"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(changed: Any, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Table(pack=release_with(**changed))


@pytest.mark.parametrize(
    ("kind", "data", "effect", "need"),
    [
        ("adventure_card", {"type": "environment", "persistent": True}, success(damage(1)), "triangle"),
        ("adventure_card", {"type": "attack"}, when("turn_begins", damage(1, "self")), "in_play"),
        ("adventure_card", {"type": "magic"}, when("turn_begins", damage(1, "self")), "in_play"),
        ("character", {}, always({"forbid": {"what": "buy", "of": "them"}}), "moment"),
        ("character", {}, always({"forbid": {"what": "buy"}}, if_=["is_kidnapper"]), "moment"),
        ("character", {}, when("turn_begins", damage(1, "culprit")), "culprit"),
        ("secret", {}, when("turn_begins", "discard_this"), "curse|environment"),
    ],
)
def test_an_effect_that_could_never_act_is_refused(
    kind: str, data: dict[str, Any], effect: Any, need: str
) -> None:
    """Triangle cards know only their Success, what lasts rests on nothing that is hidden, and so on."""
    fields = {"life": 5, "symbol": "sun", "colour": "gold"} if kind == "character" else {}
    data = {"name": "x", **data}
    faults = faults_of(GAME.kinds[kind].record, {**fields, **data, "effects": [effect]}, GAME)
    assert [fault.args["need"] for fault in faults] == [need]


def sizes(changed: Any) -> list[tuple[str, dict[str, Any]]]:
    """What the check of a pack says about how many cards there are."""
    found = {
        (kind, slug): Written(msgspec.to_builtins(card.data), {}, card.copies)
        for kind, by_slug in release_with(**changed).entries.items()
        for slug, card in by_slug.items()
    }
    return [(key[0], dict(fault.args)) for key, fault in check_set(GAME, found)]


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"secret__poet": {"kidnapper": True}}, ("secret", "poet")),
        ({"secret__kidnapper": {"kidnapper": False}}, None),
        ({"princess__second": {}}, ("princess", "second")),
    ],
)
def test_what_there_is_too_much_of_is_told_at_the_second(changed: Any, where: Any) -> None:
    found = {
        (kind, slug): Written(msgspec.to_builtins(card.data), {}, card.copies)
        for kind, by_slug in release_with(**changed).entries.items()
        for slug, card in by_slug.items()
    }
    first = next(key for key in found if key[0] == "secret")
    told = [key for key, fault in check_playable(found) if fault.key.startswith("princess-one")]
    assert told == [where or first]


def test_the_size_of_the_set_is_checked() -> None:
    assert GAME.checks == (check_set,)
    assert sizes({}) == []
    assert sizes({"adventure_card__blow": None}) == [
        ("adventure_card", {"is": 48, "wanted": 49, "kind": "adventure_card"})
    ]
    assert sizes({"secret__poet": None}) == [("secret", {"is": 9, "wanted": 10, "kind": "secret"})]
    assert Table(pack=release_with(adventure_card__blow=None)).game.to_act  # and yet it can be tried out


def test_a_card_without_end_is_named() -> None:
    t = with_talent(when({"healed": {"by": "any"}}, damage(1, "self"), {"heal": {}}))
    t.life(ana=3).hand("bruno", "blow")
    with pytest.raises(EffectLoopError, match="ana"):
        t.duel("bruno", "ana_defence", "blow")


def test_every_word_is_under_test() -> None:
    """Every word of the vocabulary stands on a card of the tests' pack or in a test here."""
    texts = "".join(path.read_text() for path in Path(__file__).parent.glob("*.py"))
    words = [name for family in GAME.words.values() for name in family]
    assert [name for name in words if f'"{name}"' not in texts] == []


def test_pr_magic_01_magic_that_was_taken_out_of_the_hand_comes_to_nothing() -> None:
    """When the cards are turned up, a talent discards the hand of the attacker, the spell with it."""
    t = with_talent(when("cards_revealed", {"discard_hand": {"who": "active", "how": "all"}}))
    t.hand("ana", "poison").duel("bruno", "poison", "bruno_attack")
    assert (t.deciding, t.to_act) == ("act", "bruno")
    assert t.discarded().count("poison") == 1


def test_pr_magic_02_magic_as_a_response_that_is_gone_already_is_not_discarded_again() -> None:
    """When the cards are turned up, a talent discards the hand of the defender, the spell with it."""
    t = with_talent(when("cards_revealed", {"discard_hand": {"who": "opponent", "how": "all"}}))
    t.hand("bruno", "poison").duel("bruno", "ana_attack", "poison")
    assert t.happened("won")[0]["hero"] == "character/ana"
    assert t.discarded().count("poison") == 1
