"""Trying an entry as it stands in its form: checked as saving would, played by whom the settings name, and
nothing of it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from content.models import Art, Entry, Pack, Revision
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import loaded, published

pytestmark = [pytest.mark.database, pytest.mark.django_db]

PACKS = Path(__file__).parents[2] / "content" / "packs"
LEECH = "/admin/games/princess/character/doctor_leech/"
NEW = "/admin/games/princess/adventure_card/add-new/"
TRY_NEW = "/admin/games/princess/adventure_card/try-new/"
ETERN = "/admin/games/platformer/hero/etern/"
ENDLESS = "- when: gained\n  do:\n    - gain: {what: gold}\n"


@pytest.fixture
def princess(db: None) -> Pack:
    """The Princess in the database."""
    return loaded(PACKS / "princess")


_forms: dict[str, dict[str, Any]] = {}


def tried(client: Client, deed: str, page: str = LEECH, to: str = f"{LEECH}try/", **values: Any) -> Any:
    """Send the form of an entry to be tried, with some values changed; ``__`` stands for a colon."""
    if page not in _forms:  # it takes long, and is the same in every test
        _forms[page] = form_values(client.get(page))
    posted = dict(_forms[page])
    posted.update({name.replace("__", ":"): value for name, value in values.items()})
    return client.post(f"{to}{deed}/", posted)


def written() -> tuple[Any, ...]:
    """Everything that a save would change."""
    entries = sorted(Entry.objects.values_list("kind", "slug", "version"))
    return entries, Revision.objects.count(), Art.objects.count()


def test_a_position_of_what_stands_in_the_form(princess: Pack, designer: Client) -> None:
    before = written()
    answer = tried(designer, "position", **{"data:effects": "- when: challenge_won\n  do: [draw]\n"})
    assert answer.status_code == 200
    page = shown(answer)
    assert "When you win a challenge, draw 1 card." in page
    assert "data-try-board" in page
    assert "tw-try-act" in page
    assert written() == before


def test_quick_games_tell_numbers_and_what_they_are_of(
    princess: Pack, designer: Client, settings: Any
) -> None:
    settings.TRY_SLICE_SECONDS = 60
    page = shown(tried(designer, "games", data__life="8", try__total="10"))
    assert 'data-done="10"' in page
    assert 'data-going="0"' in page
    assert "Doctor Leech" in page
    assert "10 of 10 games" in page


def test_the_full_comparison_is_offered_once_there_is_a_release(
    db: None, designer: Client, settings: Any
) -> None:
    settings.TRY_SLICE_SECONDS = 0
    release = published(PACKS / "princess")
    page = shown(tried(designer, "games"))
    assert f"/campaigns/new/?game=princess&amp;content={release.pk}&amp;against=draft" in page


def test_games_go_on_where_the_last_request_stopped(princess: Pack, designer: Client, settings: Any) -> None:
    settings.TRY_SLICE_SECONDS = 0
    pages = [shown(tried(designer, "games", data__life="8")) for _ in range(3)]
    assert [f'data-done="{done}"' in page for done, page in enumerate(pages, 1)] == [True] * 3
    assert all('data-going="1"' in page for page in pages)


def test_faults_are_told_as_the_form_tells_them(princess: Pack, designer: Client) -> None:
    answer = tried(
        designer, "position", data__effects="- when: challenge_won\n  do: [drow]\n", data__life="99"
    )
    assert answer.status_code == 422
    page = shown(answer)
    assert "drow" in page
    assert "Life" in page
    saved = form_values(designer.get(LEECH))
    refused = shown(designer.post(LEECH, saved | {"data:effects": "- when: challenge_won\n  do: [drow]\n"}))
    assert "drow" in refused


def test_a_reference_to_nothing_is_a_fault_here_too(princess: Pack, designer: Client) -> None:
    loaded(PACKS / "platformer")
    attack = "/admin/games/platformer/boss_attack/everybody_freeze/"
    answer = tried(designer, "position", attack, f"{attack}try/", data__boss="nobody")
    assert answer.status_code == 422
    assert "nobody" in shown(answer)


def test_a_card_without_end_is_named(db: None, designer: Client) -> None:
    loaded(PACKS / "platformer")
    for deed in ("position", "games"):
        page = shown(tried(designer, deed, ETERN, f"{ETERN}try/", data__effects=ENDLESS))
        assert "A game broke." in page
        assert "Etern" in page


def test_a_new_entry_is_tried_before_it_exists(princess: Pack, designer: Client, settings: Any) -> None:
    settings.TRY_SLICE_SECONDS = 0
    before = written()
    values = {
        "text:name": "Candle end",
        "data:type": "strategy",
        "data:effects": "- when: success\n  do: [draw]\n",
    }
    page = shown(tried(designer, "position", NEW, TRY_NEW, **values))
    assert "Candle end" in page
    assert "Once without the new entry, once with it" in shown(
        tried(designer, "games", NEW, TRY_NEW, **values)
    )
    assert written() == before


def test_the_slug_of_a_new_entry_must_be_free(princess: Pack, designer: Client) -> None:
    answer = tried(
        designer,
        "position",
        NEW,
        TRY_NEW,
        slug="anonymous_letter",
        **{"text:name": "Twin", "data:type": "strategy", "data:effects": "- when: success\n  do: [draw]\n"},
    )
    assert answer.status_code == 422
    assert "anonymous_letter" in shown(answer)


def test_everything_is_said_in_the_language_of_the_page(princess: Pack, designer: Client) -> None:
    designer.cookies["django_language"] = "de"
    page = shown(tried(designer, "position"))
    assert "Wenn du ein Duell gewinnst" in page
    assert "wirkt." in page


@pytest.mark.parametrize("role", ["translator", "playtester", "viewer"])
def test_only_who_may_edit_an_entry_tries_it(princess: Pack, client_of: ClientOf, role: str) -> None:
    client = client_of(role)
    assert "data-try-open" not in shown(client.get(LEECH))
    for address in (f"{LEECH}try/position/", f"{LEECH}try/games/", f"{TRY_NEW}position/"):
        assert client.post(address, {}).status_code == 403


def test_whoever_is_not_logged_in_is_sent_to_the_login(princess: Pack) -> None:
    assert Client().post(f"{LEECH}try/position/", {}).status_code == 302


def test_it_must_be_posted_and_asked_for_something_known(princess: Pack, designer: Client) -> None:
    assert designer.get(f"{LEECH}try/position/").status_code == 405
    assert tried(designer, "nonsense").status_code == 404


def test_a_game_without_rules_offers_nothing_to_try(lanternwick: Pack, designer: Client) -> None:
    ada = "/admin/games/lanternwick/ferryman/ada/"
    assert "data-try-open" not in shown(designer.get(ada))
    assert tried(designer, "position", ada, f"{ada}try/").status_code == 404


def test_hostile_numbers_do_no_harm(princess: Pack, designer: Client, settings: Any) -> None:
    settings.TRY_SECONDS = settings.TRY_SLICE_SECONDS = 0
    for value in ("-1", "9" * 40, "٣"):
        assert tried(designer, "position", try__effect=value, try__first=value).status_code == 200
        assert tried(designer, "games", try__total=value).status_code == 200
