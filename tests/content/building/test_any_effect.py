"""Whatever the checks accept the builder can open, keep and make; whatever the builder makes the checks
accept, or say what is wrong at its place."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from content.building.draft import Draft, State
from content.building.edits import Edit, EditError, Give, Insert, Move, Remove, Replace, Wrap, Write
from content.building.parts import Part
from content.building.sentences import plain_text
from content.disk.list_pairs import same
from content.disk.yaml_reader import read_yaml
from engine.games import games
from engine.schema.validate import faults_of
from engine.schema.walk import normal
from tests.cards.trying import Made, made_cards
from tests.content.building.drafts import (
    ALL_LANGUAGES,
    GAMES,
    LANGUAGES,
    Builder,
    all_parts,
    draft,
    shipped_drafts,
)

EXAMPLES = 50
PARTS, OF_A_PART = 5, 200
"""The long test comes in parts: 1,000 examples of each property and game."""
SINGLE = ("number", "switch", "choice", "entry", "string", "lines")


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_effect_opens_and_stays_byte_for_byte(game: str) -> None:
    """Each is drawn and worded in every language, and setting any of its values to what it is changes
    nothing."""
    for each in shipped_drafts(game):
        state = each.show()
        assert state.text == each.text
        assert state.tree is not None
        assert not state.faults
        said = {one.path for one in state.sentences}
        assert said or each.name != "effects"
        for path in said:
            assert {one.language for one in state.sentences if one.path == path} == set(LANGUAGES)
        whole = each.whole
        for part in all_parts(state.tree):
            assert part.sort != "raw" or part.value == "", part
            if part.sort in SINGLE and part.is_given:
                edited = each.editing.apply(whole, Give(part.path, part.value))
                assert same(edited.fields, whole), part
        assert each.write(whole[each.name]) == each.text


def make_from_nothing(game: str, data: st.DataObject) -> None:
    """What the checks accept can be made by edits alone, and the checks accept what came of it."""
    made: Made = data.draw(made_cards(game))
    record = games()[game].kinds[made.kind].record
    start = draft(game, made.kind, "effects", made.fields, text="")
    builder = Builder(start)
    builder.build(record.field("effects").shape, made.fields["effects"], ("effects",))
    built, wanted = (normal(record, each, games()[game]) for each in (builder.fields, made.fields))
    assert built == wanted
    written = draft(game, made.kind, "effects", builder.fields)
    assert written.file.faults == []
    assert written.faults(written.whole) == []


def edit_at_random(game: str, data: st.DataObject) -> None:
    """What the builder makes is accepted, or wrong at its place; in one of the languages."""
    made: Made = data.draw(made_cards(game))
    language = data.draw(st.sampled_from(ALL_LANGUAGES))
    now = draft(game, made.kind, "effects", made.fields, spoken=language, languages=[language])
    tree = now.show().tree
    for _ in range(data.draw(st.integers(1, 6))):
        assert tree is not None
        edit = any_edit(data, now, tree)
        if edit is None:
            continue
        state = now.edit(edit)
        assert not state.refused, edit
        now, tree = now.saying(state.text), state.tree
        agree(now, state)


def put_in_what_is_offered(game: str, data: st.DataObject) -> None:
    """A word that is offered can stand there, with what it needs filled in: nothing about it is wrong."""
    made: Made = data.draw(made_cards(game))
    now = draft(game, made.kind, "effects", made.fields, languages=["en"])
    tree = now.show().tree
    assert tree is not None
    grown = data.draw(st.sampled_from([each for each in all_parts(tree) if each.family and each.can_grow]))
    offered = [each for each in now.offer(grown.path) if not each.reason]
    if not offered:
        return
    word = data.draw(st.sampled_from(offered)).name
    edited = now.editing.apply(now.whole, Insert(grown.path, len(grown.parts), word))
    wrong = [fault for fault in now.faults(edited.fields) if fault.path[: len(edited.at)] == edited.at]
    assert {fault.key for fault in wrong} <= {"cost-twice", "too-deep"}, wrong


PROPERTIES = {each.__name__: each for each in (make_from_nothing, edit_at_random, put_in_what_is_offered)}


def hold(name: str, game: str, examples: int, number: int) -> int:
    """Look whether a property holds; how many examples there were."""
    seen = 0

    def one(data: st.DataObject) -> None:
        nonlocal seen
        seen += 1
        PROPERTIES[name](game, data)

    quiet = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    seed(number)(quiet(given(st.data())(one)))()
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PROPERTIES)
def test_builder_and_checks_agree(name: str, game: str) -> None:
    assert hold(name, game, EXAMPLES, 0) >= EXAMPLES


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, PARTS + 1))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PROPERTIES)
def test_builder_and_checks_agree_about_thousands(name: str, game: str, number: int) -> None:
    assert hold(name, game, OF_A_PART, number) >= OF_A_PART


def agree(now: Draft, state: State) -> None:
    """What is drawn is what is written, what is wrong is told where it stands, the rest can be read."""
    declared = now.game.kinds[now.kind].record
    read = read_yaml(state.text.encode()).value if state.text else []
    assert state.tree is not None
    whole = {name: part for name, part in now.fields.items() if name != now.name}
    whole |= {now.name: read} if state.text else {}
    wrong = [each for each in faults_of(declared, whole, now.game) if each.path[:1] == (now.name,)]
    assert [fault.path for fault in state.faults] == [fault.path for fault in wrong]
    drawn = {part.path for part in all_parts(state.tree)}
    for fault in state.faults:
        assert any(fault.path[:end] in drawn for end in range(1, len(fault.path) + 1)), fault
        assert fault.text
    if not state.faults and state.text:
        said = {each.language: plain_text(each.pieces) for each in state.sentences}
        assert set(said) == set(now.languages)
        assert all(text.strip() for text in said.values())


def any_edit(data: st.DataObject, now: Draft, tree: Part) -> Edit | None:
    """An edit of some part, as a page could send it."""
    part = data.draw(st.sampled_from(list(all_parts(tree))))
    can_move = part.can_shrink and part.path and isinstance(part.path[-1], int)
    edits: list[st.SearchStrategy[Edit]] = []
    if part.sort in SINGLE:
        edits.append(st.builds(Give, st.just(part.path), any_value(now, part)))
    if part.can_shrink:
        edits.append(st.just(Remove(part.path)))
    if can_move:
        there = st.integers(0, 3).map(lambda index: (*part.path[:-1], index))
        edits.append(st.builds(Move, st.just(part.path), there))
    if part.sort == "list" and part.can_grow:
        names = [each.name for each in now.offer(part.path)] if part.family else [""]
        edits.append(st.builds(Insert, st.just(part.path), st.integers(0, 3), st.sampled_from(names)))
    if part.sort == "word":
        offered = now.offer(part.path)
        names = [each.name for each in offered]
        edits.append(st.builds(Replace, st.just(part.path), st.sampled_from(names)))
        around = [each.name for each in offered if each.wraps]
        if can_move and around:
            edits.append(st.builds(Wrap, st.just(part.path), st.sampled_from(around)))
    return data.draw(st.one_of(edits)) if edits else None


def any_value(now: Draft, part: Part) -> st.SearchStrategy[Any]:
    """A value that a control could give, or one that it could not."""
    controls = now.control(part.path)
    assert controls is not None
    values = [option.value for _path, options in controls.options for option in options]
    if values:
        return st.sampled_from(values)
    return st.integers(-1, 4) if part.sort == "number" else st.sampled_from([part.value, "no_such_name", 7])


def test_what_has_no_control_is_written_as_text() -> None:
    now = draft("platformer", "item", "effects", {}, text="- when: fell\n  do: [{gain: {what: [1, 2]}}]\n")
    tree = now.show().tree
    assert tree is not None
    wrong = next(part for part in all_parts(tree) if part.sort == "raw")
    assert wrong.value == "[1, 2]"
    state = now.edit(Write(wrong.path, "gold"))
    assert state.text == "- when: fell\n  do: [{gain: {what: gold}}]\n"
    assert state.faults == []
    assert now.edit(Write(wrong.path, "[")).refused


def test_an_edit_of_something_that_is_not_there_is_refused() -> None:
    item = {"effects": [{"when": "fell", "do": [{"gain": {"what": "gold"}}]}]}
    now = draft("platformer", "item", "effects", item)
    for edit in (
        Give(("effects", 1, "may"), True),
        Give(("effects", 0, "do", 0, "lose", "what"), "gold"),
        Give(("no_such_field",), 1),
        Give((), 1),
        Replace(("effects", 0, "when"), "gain"),
        Replace(("effects", 0, "do"), "gain"),
        Insert(("effects", 0, "may"), 0),
        Move(("effects", 0), ("effects", 0, "do", 0)),
        Move(("effects", 0, "do", 0), ("effects", 0, "if", 0)),
        Wrap(("effects", 0, "do", 0), "gain"),
    ):
        with pytest.raises(EditError):
            now.editing.apply(now.whole, edit)
        assert now.edit(edit).refused
