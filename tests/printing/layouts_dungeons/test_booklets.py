"""Adventures as booklets: who follows the numbers finds everything, and no number tells what comes next."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from content.cardtext import part_texts
from printing.faces.books import numbered
from printing.faces.faceset import FaceSet
from printing.faces.scope import Reads, Scope
from printing.material import mark_of, with_numbers
from tests.printing.layouts_dungeons.conftest import LANGUAGES, Dungeons, squeezed

ADVENTURES = ("first_shift", "the_tide_below", "vespers_in_brine")
TO_READ = ("rooms", "encounters", "interactions", "done", "checks", "passed", "failed", "rules")


def numbers_of(dungeons: Dungeons, slug: str, language: str = "en") -> dict[str, int]:
    flow = FaceSet.load("dungeons").layouts["adventure"].flow
    assert flow is not None
    return numbered(flow, Scope(dungeons.material(language), Reads(), "adventure", slug))


def pages_of(dungeons: Dungeons, slug: str, language: str) -> list[str]:
    component = dungeons.component(f"adventure/{slug}", language)
    return [dungeons.read(component.key, side, language) for side in component.sides]


def named(raw: Any) -> Iterator[tuple[str, str]]:
    """The parts that operations name and players must read then."""
    lists = {"check": "checks", "encounter": "encounters", "passage": "passages", "rule": "rules"}
    if isinstance(raw, dict):
        for word, inner in raw.items():
            if word == "check_was":
                continue
            if word in ("make_check", "read_encounter", "show_text", "begin_rule"):
                (name,) = [name for name in lists if name in inner]
                yield lists[name], inner[name]
            elif word in ("victory", "defeat"):
                yield ("victories" if word == "victory" else "defeats"), inner["ending"]
            else:
                yield from named(inner)
    elif isinstance(raw, list | tuple):
        for each in raw:
            yield from named(each)


@pytest.mark.parametrize("slug", ADVENTURES)
def test_numbers_are_the_same_in_every_language_and_mixed(dungeons: Dungeons, slug: str) -> None:
    numbers = numbers_of(dungeons, slug)
    assert sorted(numbers.values()) == list(range(1, len(numbers) + 1))
    for language in LANGUAGES:
        assert numbers_of(dungeons, slug, language) == numbers
    rooms = [room.id for room in dungeons.snapshot.entries["adventure"][slug].data.rooms]
    order = sorted(rooms, key=lambda room: numbers[f"rooms.{room}"])
    assert order != rooms


@pytest.mark.parametrize("slug", ADVENTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_to_be_read_is_sent_to(dungeons: Dungeons, slug: str, language: str) -> None:
    """Every paragraph but the words of choices is named somewhere by its number."""
    numbers = numbers_of(dungeons, slug)
    sent = {
        int(each) for page in pages_of(dungeons, slug, language) for each in re.findall(r"→ ?(\d+)", page)
    }
    data = dungeons.snapshot.entries["adventure"][slug].data
    wanted = {number for name, number in numbers.items() if name.partition(".")[0] in TO_READ}
    wanted |= {numbers[f"victories.{each.id}"] for each in data.victories}
    wanted |= {numbers[f"defeats.{each.id}"] for each in data.defeats}
    for part in (*data.encounters, *data.interactions):
        wanted |= {numbers[f"{of}.{id_}"] for of, id_ in named(part.do)}
    assert wanted <= sent
    assert sent <= set(numbers.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_texts_name_the_paragraph_to_read(dungeons: Dungeons, language: str) -> None:
    numbers = numbers_of(dungeons, "vespers_in_brine")
    texts = part_texts(dungeons.snapshot, language, "adventure", "vespers_in_brine", mark=mark_of)
    turned = with_numbers(texts["interactions.turn_the_wheel.do"], numbers)
    found = re.findall(r"\*\*→\u00a0(\d+)\*\*", turned)
    assert found == [str(numbers["passages.turned"]), str(numbers["passages.stuck"])]
    plain = part_texts(dungeons.snapshot, language, "adventure", "vespers_in_brine")
    assert (
        with_numbers(texts["interactions.turn_the_wheel.do"], {}) == plain["interactions.turn_the_wheel.do"]
    )
    conditions = texts["interactions.talk_to_otto.conditions"]
    assert conditions == plain["interactions.talk_to_otto.conditions"]  # nothing is to be read there


@pytest.mark.parametrize("slug", ADVENTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_printed(dungeons: Dungeons, slug: str, language: str) -> None:
    whole = squeezed(" ".join(pages_of(dungeons, slug, language)))
    material = dungeons.material(language)
    data = dungeons.snapshot.entries["adventure"][slug].data
    addresses = ["introduction"]
    for of, fields in {
        "encounters": ("text",),
        "interactions": ("text",),
        "checks": ("passed_text", "failed_text"),
        "passages": ("text",),
        "rules": ("text",),
        "victories": ("text",),
        "defeats": ("text",),
    }.items():
        addresses += [f"{of}.{part.id}.{field}" for part in getattr(data, of) for field in fields]
    for address in addresses:
        for paragraph in material.text("adventure", slug, address).split("\n\n"):
            # Its beginning: a long one may go on in the next column, behind the numbers of the page.
            assert squeezed(paragraph)[:40] in whole, address


def test_outcomes_do_not_stand_with_what_leads_to_them(dungeons: Dungeons) -> None:
    numbers = numbers_of(dungeons, "first_shift")
    found = [numbers[f"{of}.larder"] for of in ("checks", "passed", "failed")]
    assert len(set(found)) == 3
    assert numbers["interactions.ring_the_bell"] != numbers["done.ring_the_bell"]


def test_special_rules_in_force_from_the_start_are_named_on_the_first_page(dungeons: Dungeons) -> None:
    numbers = numbers_of(dungeons, "vespers_in_brine")
    pages = pages_of(dungeons, "vespers_in_brine", "en")
    hymn = squeezed(f"In force from the start: The unfinished hymn → {numbers['rules.unfinished_hymn']}")
    assert hymn in squeezed(pages[1])
    # A rule without words of its own would tell what happens: it waits on the last page, by its name.
    dry = squeezed(f"Three turns of the wheel → {numbers['rules.running_dry']}")
    assert dry not in squeezed(pages[1])
    assert dry in squeezed(pages[-1])


def test_the_cover_tells_nothing_of_the_story(dungeons: Dungeons) -> None:
    cover = dungeons.read("adventure/the_tide_below", "1")
    assert "The Tide Below" in cover
    assert "→" not in cover
