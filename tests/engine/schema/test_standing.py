"""Where words may stand: refused at save with the reason, offered where they fit, declared for every word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import games
from engine.schema import Fault, Game, WordInfo, spell_path
from engine.schema.places import allowed
from engine.schema.shapes import ListOf, Nullable, Record, Shape
from engine.schema.standing import Facts, obstacle
from engine.schema.validate import faults_of
from tests.content.test_messages import LANGUAGES, words

GAMES = ("platformer", "princess", "dungeons")
FIELDS: dict[tuple[str, str], dict[str, Any]] = {
    ("platformer", "item"): {"name": "x", "price": 1},
    ("platformer", "enemy"): {"name": "x", "rank": 1, "health": 1, "damage": 1},
    ("platformer", "boss_token"): {"name": "x", "boss": "medusa"},
    ("platformer", "boss_attack"): {"name": "x", "boss": "medusa", "signs": ["left"], "range": "row"},
    ("dungeons", "enemy"): {"name": "x", "threat": 1, "speed": 3},
    ("dungeons", "item"): {"name": "x", "loot": 1},
}


def faults(game: str, kind: str, *effects: Any, **fields: Any) -> list[Fault]:
    """What saving says of a card with these effects."""
    declared = games()[game]
    data = {**FIELDS[game, kind], **fields, "effects": list(effects)}
    return faults_of(declared.kinds[kind].record, data, declared)


def told(game: str, kind: str, *effects: Any, **fields: Any) -> list[tuple[str, str, Any]]:
    """The same as place, key and what was missing."""
    return [
        (spell_path(fault.path), fault.key, fault.args.get("need"))
        for fault in faults(game, kind, *effects, **fields)
    ]


def do(*operations: Any, when: Any = "activated", **more: Any) -> dict[str, Any]:
    return {"when": when, **more, "do": list(operations)}


GAIN = {"gain": {"what": "gold"}}
CHOOSE = {"choose_hero": {"do": [{"wound": {"who": "them"}}]}}


@pytest.mark.parametrize(
    ("effect", "place", "key", "need"),
    [
        (do(GAIN, when="always"), "effects[0].do[0]", "misplaced-once", None),
        (do("this_attacks"), "effects[0].do[0]", "misplaced-word", "this"),
        (do("boss_hits"), "effects[0].do[0].boss_hits.who", "misplaced-value", "attack_card"),
        (do({"wound": {"who": "them"}}), "effects[0].do[0].wound.who", "misplaced-value", "hero|each"),
        (do("damage_enemy"), "effects[0].do[0]", "misplaced-word", "enemy"),
        (do(GAIN, when="boss_setup"), "effects[0].when", "misplaced-word", "boss"),
        (
            do(GAIN, **{"if": [{"amount_at_least": {"amount": 2}}]}),
            "effects[0].if[0]",
            "misplaced-word",
            "amount",
        ),
        (
            do({"change": {"what": "damage", "by": 1}}, when="always"),
            "effects[0].do[0].change.what",
            "misplaced-value",
            "of_enemies",
        ),
        (
            do({"change": {"what": "damage", "by": 1, "of": "this"}}, when="always"),
            "effects[0].do[0].change.of",
            "misplaced-value",
            "this|boss|enemy",
        ),
        (
            do({"forbid": {"what": "buy"}}, when="always", cost=["exhaust"]),
            "effects[0].cost[0]",
            "misplaced-word",
            "moment",
        ),
        (
            do({"forbid": {"what": "buy"}}, when="always", may=True),
            "effects[0].may",
            "misplaced-field",
            "moment",
        ),
        (
            do({"forbid": {"what": "buy"}}, when="always", until="turn"),
            "effects[0].until",
            "misplaced-field",
            "moment",
        ),
        (
            do({"check": {"conditions": ["own_turn"], "then": ["remove_enemy"]}}),
            "effects[0].do[0].check.then[0]",
            "misplaced-word",
            "enemy",
        ),
    ],
)
def test_what_cannot_work_on_an_item_is_refused(effect: Any, place: str, key: str, need: str | None) -> None:
    assert told("platformer", "item", effect) == [(place, key, need)]


def test_what_a_word_gives_is_known_inside_it_and_nowhere_else() -> None:
    assert told("platformer", "item", do(CHOOSE)) == []
    beside = told("platformer", "item", do(CHOOSE, {"wound": {"who": "them"}}))
    assert beside == [("effects[0].do[1].wound.who", "misplaced-value", "hero|each")]
    check = {"attribute": "wisdom", "successes": 2, "who": "self", "passed": ["stun"]}
    lost = told("dungeons", "item", do({"choose_enemy": {"do": [{"attribute_check": check}]}}))
    assert lost == [
        ("effects[0].do[0].choose_enemy.do[0].attribute_check.passed[0]", "misplaced-word", "enemy|this")
    ]


def test_what_is_known_depends_on_the_fields_of_the_card() -> None:
    attack = do("this_attacks", when={"came_next": {}})
    assert told("platformer", "boss_token", attack, role="summon") == []
    assert told("platformer", "boss_token", attack, role="token")[0][2] == "this"
    drop = do({"discard_this": {}}, when={"wounded": {}}, cost=["exhaust"])
    assert [need for _, _, need in told("platformer", "boss_token", drop, role="token")] == [
        "card",
        "held_card",
    ]


def test_an_attack_card_knows_its_range_and_no_other_moment() -> None:
    assert told("platformer", "boss_attack", do("boss_hits", when="attack_resolved")) == []
    assert told("platformer", "boss_attack", do("boss_hits", when={"moved": {}}))[0] == (
        "effects[0].when",
        "misplaced-word",
        "in_play",
    )


def test_a_card_speaks_of_no_part_of_an_adventure() -> None:
    spawn = {"spawn": {"threat": 1, "group": "rats"}}
    assert told("dungeons", "enemy", do(spawn, when="enemy_acted")) == [
        ("effects[0].do[0].spawn.group", "misplaced-value", "story")
    ]
    assert told("dungeons", "enemy", do({"spawn": {"threat": 1}}, when="enemy_acted")) == []


def test_the_same_cost_cannot_be_asked_for_twice() -> None:
    twice = do(
        GAIN, cost=["exhaust", {"pay": {"what": "gold"}}, "exhaust", {"pay": {"what": "gold", "amount": 2}}]
    )
    assert [(place, key) for place, key, _ in told("platformer", "item", twice)] == [
        ("effects[0].cost[2]", "cost-twice"),
        ("effects[0].cost[3]", "cost-twice"),
    ]
    both = do(GAIN, cost=[{"pay": {"what": "gold"}}, {"pay": {"what": "gem"}}])
    assert told("platformer", "item", both) == []


def test_two_costs_do_not_take_from_the_same_supply() -> None:
    pair, one, other = (
        {"spend_pair": {"symbol": "hand"}},
        {"spend_symbol": {"symbol": "hand"}},
        "spend_symbol",
    )
    for costs in ([pair, one], [pair, other], [other, one]):
        found = [(place, key) for place, key, _ in told("platformer", "item", do(GAIN, cost=costs))]
        assert found == [("effects[0].cost[1]", "cost-twice")], costs
    coin = {"spend_symbol": {"symbol": "coin"}}
    assert told("platformer", "item", do(GAIN, cost=[pair, coin])) == []


def test_a_word_of_another_family_is_told_where_it_goes() -> None:
    [fault] = faults("platformer", "item", do({"has": {"what": "gold"}}))
    assert (fault.key, fault.args) == ("word-family", {"is": "has", "sort": "condition", "field": "if"})
    assert words("en").fault(fault) == "“has” is a condition: it goes under “if”."


def test_a_misspelt_word_is_answered_with_the_right_one_and_no_list() -> None:
    [fault] = faults("platformer", "item", do("rerol"))
    assert words("en").fault(fault) == "there is no operation “rerol”. Did you mean “reroll”?"
    [fault] = faults("platformer", "item", do({"xyzzy": {}}, when="always"))
    assert words("en").fault(fault) == (
        "there is no operation “xyzzy”. Here may stand: block_symbol, change, counts_as, forbid, immune."
    )


def test_an_effect_whose_trigger_cannot_be_read_is_not_judged_by_it() -> None:
    assert [key for _, key, _ in told("platformer", "item", do("damage_enemy", when="alwyas"))] == [
        "unknown-word"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_need_can_be_said_in_every_language(language: str) -> None:
    for game in GAMES:
        spoken = words(language, game)
        for need in {need for word in vocabulary(games()[game]) for need in needs(word)}:
            said = spoken.fault(Fault((), "misplaced-field", {"is": "x", "need": need}))
            fault = Fault(
                (), "misplaced-word", {"is": "x", "need": need, "kinds": "", "triggers": "", "inside": ""}
            )
            assert spoken.fault(fault).count("{") == 0, said


@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_every_value_can_stand_somewhere(game: str) -> None:
    """A declaration that nothing can meet would take a word out of the language unnoticed."""
    declared = games()[game]
    known = set(places(declared))
    for word in vocabulary(declared):
        assert any(obstacle(word, facts) is None for facts in known), word.name
    given = {fact for facts in known for fact in facts} | {
        fact
        for word in vocabulary(declared)
        for each in word.record.fields
        if each.stands is not None
        for one in each.stands.values.values()
        for fact in one.gives
    }
    for word in vocabulary(declared):
        for need in needs(word):
            assert given.intersection(need.split("|")), (word.name, need)


def vocabulary(game: Game) -> list[WordInfo]:
    return [word for family in game.words.values() for word in family.values()]


def needs(word: WordInfo) -> Iterator[str]:
    """Everything that a word or one of its values needs."""
    yield from word.standing.needs
    for each in word.record.fields:
        if each.stands is not None:
            yield from each.stands.said
            for one in each.stands.values.values():
                yield from one.needs


def places(game: Game) -> Iterator[Facts]:
    """What is known at the places of cards: on every kind, under every trigger that can happen there, and
    inside the operations that may stand there."""
    for kind in game.kinds.values():
        for borne in borne_by(kind.record, frozenset()):
            yield borne
            open_places = [borne]
            for trigger in game.words["trigger"].values():
                if obstacle(trigger, borne) is None:
                    gives = [each.stands.gives for each in trigger.record.fields if each.stands is not None]
                    values = [
                        one.gives
                        for each in trigger.record.fields
                        if each.stands is not None
                        for one in each.stands.values.values()
                    ]
                    open_places.append(trigger.standing.after(borne).union(*gives, *values))
            for facts in open_places:
                yield facts
                for operation in game.words["operation"].values():
                    if operation.standing.gives and obstacle(operation, facts) is None:
                        yield operation.standing.after(facts)


def borne_by(shape: Shape, facts: Facts) -> Iterator[Facts]:
    """What the records of a kind give to their words."""
    match shape:
        case Nullable(inner) | ListOf(inner):
            yield from borne_by(inner, facts)
        case Record(_, fields):
            cases = [case.gives for case in shape.bears.cases] or [frozenset()]
            for gives in (*cases, shape.bears.all):
                yield facts | gives
                for each in fields:
                    yield from borne_by(each.shape, facts | gives)


def test_what_may_stand_here_is_answered_with_reasons() -> None:
    game = games()["platformer"]
    document = {
        **FIELDS["platformer", "item"],
        "effects": [
            do({"change": {"what": "price", "by": -1}}, when="always"),
            do({"choose_hero": {"do": []}}),
        ],
    }
    lasting = allowed(game, "item", ("effects", 0, "do"), document)
    assert [each.name for each in lasting if each.fits] == [
        "block_symbol",
        "change",
        "counts_as",
        "forbid",
        "immune",
    ]
    why = {each.name: each.reason for each in lasting}
    gain = why["gain"]
    assert gain is not None
    assert gain.key == "misplaced-once"
    inside = allowed(game, "item", ("effects", 1, "do", 0, "choose_hero", "do"), document)
    hits = next(each for each in inside if each.name == "boss_hits")
    assert (hits.fits, hits.given) == (True, {"who": "self"}), "with another hero than its default"
    whose = allowed(game, "item", ("effects", 0, "do", 0, "change", "of"), document)
    assert [each.name for each in whose if each.fits] == ["self", "all", "others", "enemies"]
    numbers = allowed(game, "item", ("effects", 0, "do", 0, "change", "what"), document)
    assert [each.name for each in numbers if not each.fits] == ["damage", "health"]
    until = allowed(game, "item", ("effects", 0, "until"), document)
    assert [each.name for each in until if each.fits] == ["instant"]
    moments = allowed(game, "item", ("effects", 0, "when"), document)
    assert [each.name for each in moments if not each.fits] == ["boss_setup", "event_revealed"]
    with pytest.raises(LookupError):
        allowed(game, "item", ("effects", 0, "do", 0, "no_such_word"), document)
