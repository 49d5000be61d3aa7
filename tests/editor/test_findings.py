"""What the checks say stands on the entry it is about, in the reader's language, with links; the publish page
says what was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content import verdict
from content.actions.load_pack import load_pack
from content.checks import Finding
from content.entries.pack import PackContent
from content.models import Entry, Pack
from editor import findings
from engine.games import added
from engine.kernel.trial import Trial, TrialFault
from engine.schema import Fault, Game
from engine.schema.checks import Entries, Key
from tests.conftest import SAMPLE_PACK
from tests.editor.pages import form_values, shown
from tests.sample_game import LANTERNWICK

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

ADA = "/admin/games/lanternwick/ferryman/ada/"
BRUNO = "/admin/games/lanternwick/ferryman/bruno/"
PUBLISH = "/admin/publish/lanternwick/"


def strong_enough(game: Game, entries: Entries) -> Iterator[tuple[Key, Fault]]:
    """A check of a game: nobody is stronger than 5; and there ought to be a harbour."""
    for key, each in entries.items():
        if each.data.get("strength", 0) == 6:
            yield key, Fault(("strength",), "lantern-same", {"is": "6", "first": "bruno"}, "", (RIVAL,))
            yield ("canal", "harbour"), Fault((), "text-required")


RIVAL = ("ferryman", "bruno")
OWN_MESSAGES = {
    "en": "fault-lantern-same = “{ $is }” already belongs to “{ $first }”.\n",
    "de": "fault-lantern-same = „{ $is }“ gehört schon zu „{ $first }“.\n",
}


@pytest.fixture
def checked(db: None, settings: Any, tmp_path: Path) -> Iterator[Pack]:
    """The sample game with a check of its own, whose fault is worded in its folder of each language."""
    for language, text in OWN_MESSAGES.items():
        folder = tmp_path / language / "lanternwick"
        folder.mkdir(parents=True)
        (folder / "faults.ftl").write_text(text, encoding="utf-8")
    settings.LOCALE_PATHS = [*settings.LOCALE_PATHS, tmp_path]
    with added(replace(LANTERNWICK, checks=(strong_enough,))):
        load_pack(SAMPLE_PACK, author=None)
        yield Pack.objects.get(pk="lanternwick")


def save(client: Client, strength: str, **more: str) -> str:
    answer = client.post(
        ADA, {**form_values(client.get(ADA)), "data:strength": strength, **more}, follow=True
    )
    return shown(answer)


def test_a_fault_of_the_games_checks_stands_on_the_entry_after_saving(
    checked: Pack, designer: Client
) -> None:
    assert "What the checks say" not in shown(designer.get(ADA))
    page = save(designer, "6")
    assert "“Ada” has 1 error that keeps the game from being published; its page says which." in page
    page = shown(designer.get(ADA))
    assert "What the checks say" in page
    assert '<span class="tw-dim">Strength</span> “6” already belongs to “bruno”' in page
    assert f'<a href="{BRUNO}">→ Bruno</a>' in page
    assert "What the checks say" not in shown(designer.get(BRUNO))
    german = shown(designer.get(ADA, headers={"accept-language": "de"}))
    assert "Was die Prüfungen sagen" in german
    assert "„6“ gehört schon zu „bruno“" in german
    save(designer, "5")
    assert "What the checks say" not in shown(designer.get(ADA))


def test_a_warning_stands_there_too_and_what_texts_show_does_not(lanternwick: Pack, designer: Client) -> None:
    values = form_values(designer.get(BRUNO))
    page = shown(designer.post(BRUNO, {**values, "text:name": "Ada"}, follow=True))
    assert "in the way of publishing" not in page
    page = shown(designer.get(BRUNO))
    assert "warning</span>" in page
    assert "“Ada” is also the name of “ada”." in page
    assert f'<a href="{ADA}">→ Ada</a>' in page
    assert "not translated yet." not in page.split('class="tw-findings"')[1].split("</ul>")[0]


def test_the_publish_page_leads_to_the_list_where_an_entry_is_missing(
    checked: Pack, designer: Client
) -> None:
    save(designer, "6")
    page = shown(designer.get(PUBLISH))
    assert "2 errors stand in the way" in page
    assert 'href="/admin/games/lanternwick/canal/"' in page
    assert f'<a href="{BRUNO}">→ Bruno</a>' in page
    assert "Not played: mend the errors first." in page


def test_checks_run_once_for_each_change_of_the_content(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = []

    def run(content: PackContent, of: str) -> list[Finding]:
        ran.append(content)
        return []

    monkeypatch.setattr(findings, "run_checks", run)
    for address in (ADA, BRUNO, ADA):
        designer.get(address)
    assert len(ran) == 1
    save(designer, "6")
    designer.get(BRUNO)
    assert len(ran) == 2


def test_the_page_of_an_entry_asks_no_more_of_the_database_when_there_are_more(
    lanternwick: Pack, designer: Client
) -> None:
    designer.get(ADA)
    with CaptureQueriesContext(
        connection,
    ) as few:
        designer.get(ADA)
    ada = Entry.objects.get(slug="ada")
    Entry.objects.bulk_create(
        Entry(game=lanternwick, kind="ferryman", slug=f"ferry_{n}", data=ada.data) for n in range(50)
    )
    with CaptureQueriesContext(connection) as many:
        designer.get(ADA)
    assert len(many) <= len(few)


def test_the_publish_page_says_what_was_played(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: Trial(12, 5, 4321))
    page = shown(designer.get(PUBLISH))
    assert "Played 12 games" in page
    assert "5 to the end" in page
    assert "12 Partien gespielt" in shown(designer.get(PUBLISH, headers={"accept-language": "de"}))


def test_a_game_that_broke_names_card_and_effect_and_nothing_is_published(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (
        TrialFault("ferryman", "ada", Fault(("effects", 1), "trial-endless")),
        TrialFault("", "", Fault((), "trial-broken", {"problem": "IndexError: out of range"})),
    )
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: Trial(3, 0, 99, broken))
    page = designer.get(PUBLISH)
    text = shown(page)
    assert "2 errors stand in the way" in text
    assert f'<a href="{ADA}">Ada</a> <span class="tw-dim">Effects [1]</span> a trial game' in text
    assert "<strong>Lanternwick</strong> a trial game broke here (IndexError: out of range)." in text
    assert "A trial game broke" in text
    answer = designer.post(PUBLISH, form_values(page, "tw-card"))
    assert answer.status_code == 409
    assert Pack.objects.get().current is None
