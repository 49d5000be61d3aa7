"""The address that answers the builder: what it draws, what edits make of a text, who may ask, and that
nothing sent to it breaks it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from content.models import Entry, Language, Pack
from engine.games import added
from engine.schema import Between, Effects, Game, Kind, Name, word
from tests.editor.pages import form_values, shown
from tests.lamp import make_lamp

pytestmark = pytest.mark.django_db
ADDRESS = "/admin/games/platformer/item/build-field/"
TEXT = """\
# when somebody rubs it
- when: activated
  cost: [exhaust]  # turned
  do:
    - gain: {what: gold, amount: 2}  # a little
"""
AMOUNT = ["effects", 0, "do", 0, "gain", "amount"]


def ask(client: Client, text: str, address: str = ADDRESS, **question: Any) -> Any:
    """The answer to a question about a text."""
    wanted = {"field": "effects", "slug": "lamp", **question}
    answer = client.post(address, {"data:effects": text, "data:price": "1", "build": json.dumps(wanted)})
    assert answer.status_code == 200, answer
    return answer.json()


def said(reply: Any, language: str) -> str:
    """What the effects say in a language."""
    found = [each for each in reply["state"]["sentences"] if each["language"] == language]
    return "".join(piece["text"] for each in found for piece in each["pieces"])


def test_it_draws_the_sentence_with_the_path_of_each_part(designer: Client) -> None:
    make_lamp()
    reply = ask(designer, TEXT)
    assert said(reply, "en") == "Exhaust: gain 2 Gold."
    assert said(reply, "de") == "Erschöpfen: Erhalte 2 Münzen."
    assert {"text": "2", "path": AMOUNT} in reply["state"]["sentences"][0]["pieces"]
    assert [code for code, _name in reply["languages"]] == ["en", "es", "de"]
    assert reply["state"]["faults"] == []


def test_an_edit_changes_the_text_where_it_must_and_keeps_comments(designer: Client) -> None:
    make_lamp()
    reply = ask(designer, TEXT, edit={"type": "give", "path": AMOUNT, "value": 3}, controls=AMOUNT[:4])
    assert reply["state"]["text"] == TEXT.replace("amount: 2", "amount: 3")
    assert "3 Münzen" in said(reply, "de")
    part = reply["controls"]["part"]
    assert {each["label"]: each.get("value") for each in part["parts"]}["Amount"] == 3
    options = {path[-1]: values for path, values in reply["controls"]["options"]}
    reads = {each["value"]: each.get("reads", "") for each in options["what"]}
    assert reads["gem"] == "gain 3 Gems"
    them = next(each for each in options["who"] if each["value"] == "them")
    assert "cannot stand here" in them["reason"]


def test_words_are_offered_with_samples_and_reasons_and_found_in_any_language(designer: Client) -> None:
    make_lamp()
    offers = {each["name"]: each for each in ask(designer, TEXT, offers=["effects", 0, "do"])["offers"]}
    push = offers["push"]
    assert "push" in push["sample"]
    assert all(term in push["found_by"].split("\n")[0] for term in ("push", "schubs", "empuja"))
    assert not push.get("reason")
    assert offers["this_attacks"]["reason"]
    triggers = ask(designer, TEXT, offers=["effects"])["offers"]
    assert {each["family"] for each in triggers} == {"trigger"}


def test_a_text_that_cannot_be_read_says_where(designer: Client) -> None:
    make_lamp()
    state = ask(designer, "- when: [\n", edit={"type": "remove", "path": ["effects", 0]})["state"]
    assert state["tree"] is None
    assert state["refused"]
    assert state["faults"][0]["line"] >= 1
    assert state["text"] == "- when: [\n"


def test_what_is_wrong_is_told_at_its_path_and_line(designer: Client) -> None:
    make_lamp()
    [fault] = ask(designer, TEXT.replace("amount: 2", "amount: 99"))["state"]["faults"]
    assert fault["path"] == AMOUNT
    assert fault["line"] == 5
    assert "99" in fault["text"]


@pytest.mark.parametrize(
    ("before", "names"),
    [
        ("- when: act", ["activated"]),
        ("- when: activated\n  do:\n    - gain: {what: g", ["gold", "gem"]),
        ("- when: activated\n  u", ["until"]),
    ],
)
def test_the_text_is_completed_by_what_may_stand_there(
    designer: Client, before: str, names: list[str]
) -> None:
    make_lamp()
    behind = "}\n" if "{" in before else "\n"
    found = ask(designer, before + behind, complete=len(before))["completion"]
    assert found["names"] == names
    assert before[found["start"] :] == before[found["start"] : found["end"]]


def test_whoever_may_see_the_entry_may_ask_and_nobody_else(
    designer: Client, viewer: Client, client: Client
) -> None:
    make_lamp()
    assert said(ask(viewer, TEXT), "en")
    assert client.post(ADDRESS, {}).status_code == 302
    assert designer.get(ADDRESS).status_code == 405


@pytest.mark.parametrize(
    ("build", "status"),
    [
        ("", 400),
        ("[]", 400),
        ('{"field": 3}', 400),
        ('{"field": "effects", "edit": {"type": "explode"}}', 400),
        ('{"field": "effects", "offers": ' + "[" * 5000 + "}", 400),
        ('{"field": "price"}', 404),
        ('{"field": "no_such_field"}', 404),
        ('{"field": "effects", "offers": ["price"], "controls": [7, "x"], "complete": -5}', 200),
        ('{"field": "effects", "offers": [], "controls": []}', 200),
        (
            '{"field": "effects", "slug": "\\u0000", "edit": {"type": "give", "path": [], "value": 1e999}}',
            400,
        ),
        ('{"field": "effects", "edit": {"type": "give", "path": ["effects"], "value": 5}}', 200),
        ('{"field": "effects", "edit": {"type": "give", "path": ["effects"], "value": [[[]]]}}', 200),
        ('{"field": "effects", "edit": {"type": "move", "path": ["effects", 0], "to": []}}', 200),
        ('{"field": "effects", "edit": {"type": "insert", "path": ["effects"], "index": -9}}', 200),
    ],
)
def test_nothing_that_is_asked_breaks_it(designer: Client, build: str, status: int) -> None:
    make_lamp()
    answer = designer.post(ADDRESS, {"data:effects": TEXT, "data:price": "1", "build": build})
    assert answer.status_code == status


@pytest.mark.parametrize(
    "text",
    [
        "5",
        "a: b",
        "- 5\n- [x]\n- {when: {fell: 3}, do: x}\n- {when: {no_such: {}}, do: [{gain: 7}]}",
        "- when: fell\n  do: [{gain: {what: {}, amount: 1.5, odd: 1}}, {}, null, {a: 1, b: 2}]\n  more: 1",
        "- {when: activated, do: [{choose_one: {options: [5, [], {a: b}]}}], may: perhaps, until: never}",
        "- {when: boss_setup, do: [{repeat: {times: 2, do: []}}]}",
    ],
)
def test_however_wrong_a_text_is_it_is_drawn_and_edited(designer: Client, text: str) -> None:
    """Every part can be opened, and each that is wrong can be taken away or written anew."""
    make_lamp()
    state = ask(designer, text)["state"]
    assert state["faults"]
    waiting = [state["tree"]]
    while waiting:
        part = waiting.pop()
        waiting += part.get("parts", [])
        reply = ask(designer, text, controls=part["path"], offers=part["path"])
        assert reply["controls"]["part"]["path"] == part["path"]
        if part.get("can_shrink"):
            removed = ask(designer, text, edit={"type": "remove", "path": part["path"]})["state"]
            assert not removed["refused"], part
    mended = {"type": "write", "path": ["effects"], "text": "[{when: fell, do: [{gain: {what: gold}}]}]"}
    assert ask(designer, text, edit=mended)["state"]["faults"] == []


def test_it_asks_the_database_little(
    designer: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    make_lamp()
    ask(designer, TEXT)
    with django_assert_max_num_queries(12):
        ask(designer, TEXT, edit={"type": "give", "path": AMOUNT, "value": 3}, controls=AMOUNT[:4])


def test_a_form_sent_back_as_it_is_changes_nothing(designer: Client) -> None:
    entry = make_lamp()
    address = "/admin/games/platformer/item/lamp/"
    page = designer.get(address)
    assert 'data-builder="effects"' in shown(page)
    assert designer.post(address, form_values(page)).status_code == 302
    entry.refresh_from_db()
    assert entry.version == 1


# A kind of this test alone, whose words nobody has messages for.


@word("trigger")
class Rained:
    """It has rained."""


@word("operation")
class Grow:
    """The flower grows."""

    by: Annotated[int, Between(1, 4)] = 1


class Zinnia(Kind):
    """A flower that does something."""

    caption: Name = ""
    charms: Effects = ()


@pytest.fixture
def garden(db: None) -> Iterator[Pack]:
    with added(Game.declare("garden", kinds=(Zinnia,), words=(Rained, Grow))):
        yield Pack.objects.create(game="garden", source=Language.objects.create(code="en", name="English"))


def test_a_kind_declared_for_this_test_is_built_as_well(garden: Pack, designer: Client) -> None:
    add = "/admin/games/garden/zinnia/add-new/"
    assert 'data-builder="charms"' in shown(designer.get(add))

    def change(text: str, edit: dict[str, Any]) -> Any:
        wanted = {"field": "charms", "edit": edit}
        posted = {"data:charms": text, "build": json.dumps(wanted)}
        return designer.post("/admin/games/garden/zinnia/build-field/", posted).json()["state"]

    state = change("", {"type": "insert", "path": ["charms"], "index": 0, "word": "rained"})
    assert state["text"] == "- when: rained\n  do: [grow]\n"
    assert state["words"] == {"trigger": {"rained": "rained"}, "operation": {"grow": "grow"}}
    path = ["charms", 0, "do", 0, "grow", "by"]
    state = change(state["text"], {"type": "give", "path": path, "value": 3})
    assert state["faults"] == []
    posted = {**form_values(designer.get(add)), "slug": "first", "text:caption": "First"}
    assert designer.post(add, {**posted, "data:charms": state["text"]}).status_code == 302
    assert Entry.objects.get(slug="first").data == {
        "charms": [{"when": "rained", "do": [{"grow": {"by": 3}}]}]
    }
