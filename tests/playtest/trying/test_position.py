"""A position in which an entry acts, told and drawn in a language; and why an entry does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from content.models import Entry, Revision
from engine.kernel import EffectLoopError
from playtest.trying.position import Position, find_position
from tests.playtest.trying.conftest import Edit

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

GEM = {"gain": {"what": "gem"}}
GAMES = 6


def look(
    edit: Edit, *entry: str, language: str = "en", effect: int = 0, first: int = 0, **fields: Any
) -> Position:
    """What is found within a handful of games, however fast the machine is."""
    asked = iter(range(100_000))
    enough = 400 if fields else 20_000
    return find_position(edit(*entry, **fields), language, effect, first, lambda: next(asked) > enough)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (("platformer", "potion", "midas_milk"), "Midas milk"),
        (("princess", "character", "doctor_leech"), "Doctor Leech"),
        (("dungeons", "ability", "bonesetter"), ""),
    ],
)
def test_the_events_are_told_and_the_table_is_drawn_before_and_after(
    edit: Edit, entry: tuple[str, str, str], said: str
) -> None:
    found = look(edit, *entry)
    assert found.is_found
    assert said in found.name
    assert found.lines[0].is_decision
    assert any(line.is_act and line.text for line in found.lines)
    assert len(found.boards) == len([line for line in found.lines if line.is_decision]) + 1
    assert {line.board for line in found.lines} <= set(range(len(found.boards)))
    assert found.lines[-1].board == len(found.boards) - 1
    before, after = (
        "".join(panel.markup for panel in board.panels) for board in (found.boards[0], found.boards[-1])
    )
    assert before != after


def test_everything_is_said_in_the_language_of_the_reader(edit: Edit) -> None:
    english = look(edit, "princess", "character", "doctor_leech")
    german = look(edit, "princess", "character", "doctor_leech", language="de")
    assert (english.found.scene is None, german.found.scene is None) == (False, False)
    assert len(english.lines) == len(german.lines)
    assert english.effects[0].text != german.effects[0].text
    assert all(one.text != other.text for one, other in zip(english.lines, german.lines, strict=True))


def test_the_condition_that_failed_is_told_as_the_card_says_it(edit: Edit) -> None:
    effect = {"when": "looted", "if": [{"has": {"what": "gem", "least": 40}}], "do": [GEM]}
    found = look(edit, "platformer", "hero", "etern", effects=[effect])
    assert not found.is_found
    assert "if you have at least 40 Gems" in found.reasons[0]
    assert len(found.boards) == 2, "the position in which it could have acted"
    assert "if you have at least 40 Gems" in next(line.text for line in found.lines if line.is_reason)
    german = look(edit, "platformer", "hero", "etern", language="de", effects=[effect])
    assert "falls du mindestens 40 Kristalle hast" in german.reasons[0]


def test_a_cost_that_cannot_be_paid_is_told(edit: Edit) -> None:
    effect = {"when": "looted", "cost": [{"pay": {"what": "gold", "amount": 20}}], "do": [GEM]}
    found = look(edit, "platformer", "hero", "etern", effects=[effect])
    assert any("could not be paid" in reason and "20 Gold" in reason for reason in found.reasons)


def test_each_effect_can_be_asked_for(edit: Edit) -> None:
    second = look(edit, "platformer", "hero", "glimmer", effect=1)
    assert [effect.is_chosen for effect in second.effects] == [False, True]
    assert second.is_found


def test_an_effect_that_holds_is_shown_where_it_does(edit: Edit) -> None:
    found = look(edit, "platformer", "hero", "auntie_haggle")
    assert found.is_found
    assert found.lasts
    assert len(found.boards) == 1


def test_what_never_acts_by_itself_is_not_waited_for(edit: Edit) -> None:
    found = look(edit, "platformer", "help_card", "the_boss")
    assert not found.can_act
    assert found.found.games == 0


def test_a_card_without_end_is_told_by_name(edit: Edit) -> None:
    endless = {"when": "gained", "do": [{"gain": {"what": "gold"}}]}
    with pytest.raises(EffectLoopError) as error:
        look(edit, "platformer", "hero", "etern", effects=[endless])
    assert error.value.entry == "hero/etern"


def test_nothing_is_written(edit: Edit) -> None:
    tried = edit("platformer", "hero", "etern", health=9)
    entries = dict(Entry.objects.values_list("pk", "version"))
    revisions = Revision.objects.count()
    find_position(tried, "en", 0, 0, lambda: False)
    assert dict(Entry.objects.values_list("pk", "version")) == entries
    assert Revision.objects.count() == revisions


def test_the_next_number_is_another_position(edit: Edit) -> None:
    first = look(edit, "platformer", "hero", "etern")
    again = look(edit, "platformer", "hero", "etern")
    other = look(edit, "platformer", "hero", "etern", first=first.found.next)
    assert [line.text for line in first.lines] == [line.text for line in again.lines]
    assert other.found.scene is not None
    assert first.found.scene is not None
    assert other.found.scene.number > first.found.scene.number


def test_it_takes_no_longer_than_it_may(edit: Edit) -> None:
    impossible = {"when": "looted", "if": [{"has": {"what": "gem", "least": 40}}], "do": [GEM]}
    tried = edit("platformer", "hero", "etern", effects=[impossible])
    asked: list[int] = []

    def is_enough() -> bool:
        asked.append(len(asked))
        return len(asked) > 50

    find_position(tried, "en", 0, 0, is_enough)
    assert len(asked) == 52, "the game asks, and whoever begins the next one"
