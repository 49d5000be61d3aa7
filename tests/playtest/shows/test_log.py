"""How a game is told: what belongs together is one sentence, what goes without saying is not said."""

from __future__ import annotations

from content.playwording import PlayWording
from engine.kernel import Args
from playtest.shows import teller_of
from playtest.shows.log import Told
from playtest.shows.platformer.log import Teller
from studio.terminal.releases import from_pack, shipped

WORDS = PlayWording(from_pack(shipped("platformer")), "en")
HERO: Args = {"hero": "hero/sweety", "hero_seat": 0}


def step(column: int, row: int, to_column: int, to_row: int) -> Told:
    return Told(
        "event-moved", {**HERO, "from_column": column, "from_row": row, "column": to_column, "row": to_row}
    )


def tell(*batches: list[Told]) -> list[str]:
    teller = Teller()
    told = [event for batch in batches for event in teller.hear(batch)] + teller.rest()
    return [WORDS.event(event) for event in told]


def test_steps_are_told_as_one_way() -> None:
    symbol = Told("event-symbol", {**HERO, "symbol": "move", "source": "pool"})
    assert tell([symbol], [step(1, 1, 1, 2)], [symbol], [step(1, 2, 2, 2)]) == [
        "Sweety climbs from a1 up to b2."
    ]
    assert tell([step(1, 1, 2, 1)], [step(2, 1, 1, 1)]) == ["Sweety goes there and back and is on a1 again."]


def test_an_enemy_moved_by_several_steps_goes_one_way() -> None:
    def moved(column: int, enemy: str = "enemy/ent") -> Told:
        args: Args = {"from_column": column, "from_row": 1, "column": column + 1, "row": 1, "cause": "hand"}
        return Told("event-enemy-moved", {"enemy": enemy, **args})

    assert tell([moved(1)], [moved(2)]) == ["A Hand moves the Ent from a1 to c1."]
    assert len(tell([moved(1)], [moved(2, "enemy/bouncer")])) == 2


def test_what_goes_without_saying_is_not_said() -> None:
    taken: list[Told] = [
        Told("event-effect", {**HERO, "definition": "artifact/crumb_crown"}),
        Told("event-artifact", {**HERO, "card": "artifact/crumb_crown"}),
    ]
    assert tell(taken) == ["Sweety takes the artifact “Crumb crown”."]
    drunk: list[Told] = [
        Told("event-card-used", {**HERO, "card": "potion/gem_fizz"}),
        Told("event-discarded", {**HERO, "card": "potion/gem_fizz"}),
        Told("event-effect", {**HERO, "definition": "potion/gem_fizz"}),
    ]
    assert tell(drunk) == ["Sweety drinks “Gem fizz”."]
    saved: list[Told] = [
        Told("event-special-reset", HERO),
        Told("event-symbol", {**HERO, "symbol": "star", "source": "saved"}),
        Told("event-effect", {**HERO, "definition": "hero/sweety"}),
    ]
    assert tell(saved) == ["Sweety sets off the star effect."]
    assert tell(saved[:1]) == ["Sweety’s special die is reset."]


def test_boosts_and_gains_are_added_up() -> None:
    paid: list[Told] = [
        Told("event-spent", {**HERO, "resource": "gem", "amount": 1}),
        Told("event-boosted", {**HERO, "symbol": "move", "times": 2}),
    ]
    more: list[Told] = [
        Told("event-spent", {**HERO, "resource": "gem", "amount": 2}),
        Told("event-boosted", {**HERO, "symbol": "move", "times": 3}),
    ]
    assert tell(paid, more) == ["Sweety boosts the Move with 3 Gems: it counts 3 times."]
    gold = Told("event-gained", {**HERO, "resource": "gold", "amount": 1})
    assert tell([gold], [gold]) == ["Sweety gains 2 Gold."]


def test_a_blow_the_defeat_and_the_loot_are_one_sentence() -> None:
    enemy: Args = {**HERO, "enemy": "enemy/werewolf"}
    blow: list[Told] = [
        Told("event-struck", {**enemy, "damage": 4, "health": 3}),
        Told("event-defeated", enemy),
        Told("event-loot", {**HERO, "gold": 2, "gems": 1}),
        Told("event-gained", {**HERO, "resource": "gold", "amount": 2}),
        Told("event-gained", {**HERO, "resource": "gem", "amount": 1}),
    ]
    assert tell(blow) == ["Sweety defeats the Werewolf with 4 Wounds and gets 2 Gold and 1 Gem."]
    (line,) = tell(blow[:1])
    assert line == "Sweety strikes the Werewolf for 4 Wounds, but nothing can hurt this enemy now."


def test_an_attack_is_told_with_its_wounds() -> None:
    attack = Told("event-attacked", {**HERO, "enemy": "enemy/ent", "cause": "die"})
    wounds = Told("event-wounded", {**HERO, "wounds": 2, "cause": "die"})
    assert tell([attack, wounds]) == ["The Ent attacks Sweety: 2 Wounds."]
    assert tell([attack]) == ["The Ent attacks Sweety, but nothing comes of it."]


def test_dice_come_before_what_they_do() -> None:
    die = Told("event-enemy-die", {"result": "left"})
    rolled = Told("event-rolled", {**HERO, **{f"die_{number}": "move" for number in range(1, 6)}})
    moves: list[Told] = [
        Told(
            "event-enemy-moved",
            {
                "enemy": "enemy/ent",
                "from_column": c,
                "from_row": 1,
                "column": c - 1,
                "row": 1,
                "cause": "die",
            },
        )
        for c in (3, 6)
    ]
    assert tell([die, rolled, *moves]) == [
        "Sweety rolls Move, Move, Move, Move, Move.",
        "The enemy die shows Left.",
        "2 enemies go one space to the left.",
    ]
    assert tell([rolled]) == ["The dice now show Move, Move, Move, Move, Move."]


def test_a_forged_symbol_is_forged_before_it_is_used() -> None:
    events: list[Told] = [
        Told("event-symbol", {**HERO, "symbol": "coin", "source": "pair"}),
        Told("event-gained", {**HERO, "resource": "gold", "amount": 1}),
        Told("event-forged", {**HERO, "symbol": "hand", "result_symbol": "coin"}),
    ]
    assert tell(events) == ["Sweety forges two Hands into a Coin.", "Sweety gains 1 Gold."]


def test_gravity_is_told_only_if_nothing_else_happens() -> None:
    gravity = Told("event-gravity", {})
    assert tell([gravity]) == ["Gravity is applied; nobody falls."]
    fell = Told("event-fell", step(1, 4, 1, 2).args)
    assert tell([gravity, fell]) == ["Sweety falls from a4 to a2."]


def test_a_game_without_a_teller_is_told_event_by_event() -> None:
    teller = teller_of("lanternwick")
    events: list[Told] = [Told("event-one"), Told("event-two", {"x": 1})]
    assert teller.hear(events) == events
    assert teller.rest() == teller.opening({}) == []


def test_dungeons_says_which_rule_acts_which_dice_are_rolled_again_and_which_enemy_it_is() -> None:
    words = PlayWording(from_pack(shipped("dungeons")), "en")
    rule = {"definition": "adventure/vespers_in_brine", "hero": "", "enemy": ""}
    named = {"rule": "named", "rule_text": "adventure/vespers_in_brine/rules.unfinished_hymn.name"}
    assert words.event(Told("event-effect", {**rule, **named})) == "Special rule: The unfinished hymn."
    nameless = {"rule": "nameless", "rule_text": ""}
    assert words.event(Told("event-effect", {**rule, **nameless})) == (
        "A special rule of the adventure comes into play."
    )
    again = Told("event-rerolled", {"roll": "attack", "dice": 2, "faces": "1, 3", "first_faces": "1, 6, 3"})
    assert words.event(again) == "First roll: 1, 6, 3. Rolled again: 1, 3."
    second = Told("event-stunned", {"enemy": "enemy/knocker", "enemy_number": 2, "enemy_slot": 1})
    assert "Knocker 2" in words.event(second)
    assert words.event(Told("event-chosen", {"hero_seat": 0, "seat": 1, "definition": "hero/wick"})) == (
        "Seat 1 takes “Wick the Lamp Girl”."
    )
