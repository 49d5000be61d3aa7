"""Checks as jobs: the publish page tells what was found last and how far the next ones are, and publishing
takes only a verdict on exactly what is published."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from content.actions.publish import ChecksFailedError, publish
from content.changes import changes_between
from content.jobs.worker import work_off
from content.judgements import CHECK, FIT, Unfit, last_fit, last_judgement
from content.models import Entry, Job, Language, Pack, Release, Translation
from content.pending import pending, places_changed
from content.snapshots import snapshot_bytes
from content.store import read_content
from editor import check_work
from printing.components import Component
from printing.material import Material
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db

PUBLISH = "/admin/publish/lanternwick/"
ADA = "/admin/games/lanternwick/ferryman/ada/"


@pytest.fixture
def large(lanternwick: Pack, settings: Any) -> Pack:
    """Content that is too much to be judged at once."""
    settings.CHECKED_AT_ONCE = 0
    return lanternwick


def save(client: Client, **values: str) -> None:
    typed = {name.replace("__", ":"): value for name, value in values.items()}
    assert client.post(ADA, {**form_values(client.get(ADA)), **typed}).status_code == 302


def test_the_page_opens_at_once_and_a_worker_judges(large: Pack, designer: Client) -> None:
    page = shown(designer.get(PUBLISH))
    assert "4 added" in page
    assert "Not checked yet." in page
    assert 'data-progress-state="/admin/publish/lanternwick/checks/"' in page
    assert "disabled>Publish</button>" in page
    designer.get(PUBLISH)
    assert Job.objects.filter(kind=CHECK).count() == 1, "one at a time"
    assert designer.get(f"{PUBLISH}checks/").json()["open"]
    assert work_off(CHECK) == 1
    assert not designer.get(f"{PUBLISH}checks/").json()["open"]
    page = shown(designer.get(PUBLISH))
    assert "Checked " in page
    assert "Not checked yet." not in page
    assert "data-progress-state" not in page
    assert "not translated yet." in page
    assert 'type="submit">Publish</button>' in page
    save(designer, data__strength="6")
    page = shown(designer.get(PUBLISH))
    assert "1 entry has changed since." in page
    assert "not translated yet." in page, "what was found last is still told"
    assert "disabled>Publish</button>" in page
    assert work_off(CHECK) == 1
    assert Job.objects.filter(kind=CHECK).count() == 1, "only the last one is kept"
    assert designer.post(PUBLISH, form_values(designer.get(PUBLISH), "tw-card")).status_code == 302
    assert Release.objects.count() == 1


def test_publishing_takes_a_verdict_on_exactly_that_content(
    large: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    judge = publish.__globals__["judge"]

    def note(*given: Any, **more: Any) -> Any:
        asked.append("judged")
        return judge(*given, **more)

    monkeypatch.setitem(publish.__globals__, "judge", note)
    designer.get(PUBLISH)
    work_off(CHECK)
    publish(large, author=None)
    assert asked == []
    save(designer, data__strength="6")
    publish(large, author=None)
    assert asked == ["judged"], "the kept verdict is about something else"
    found = last_judgement(large)
    assert found is not None
    assert found.hash == Release.objects.get(number=1).pk


def test_an_error_that_was_kept_stops_publishing(large: Pack, designer: Client) -> None:
    ada = Entry.objects.get(slug="ada")
    ada.units.filter(field="saying").update(source="Wait {effects}")
    Translation.objects.filter(unit__entry=ada, unit__field="saying").update(answers="Wait {effects}")
    designer.get(PUBLISH)
    work_off(CHECK)
    assert "1 error stands in the way" in shown(designer.get(PUBLISH))
    with pytest.raises(ChecksFailedError):
        publish(large, author=None)
    dashboard = shown(designer.get("/admin/"))
    assert "An error keeps the game from being published." in dashboard
    assert f'href="{PUBLISH}#errors"' in dashboard


def test_a_check_that_failed_says_why_and_waits_for_somebody(
    large: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object, **_more: object) -> None:
        raise RuntimeError("no more room")

    monkeypatch.setattr(check_work, "judge", fail)
    designer.get(PUBLISH)
    work_off(CHECK)
    for _time in range(2):
        page = shown(designer.get(PUBLISH))
        assert "RuntimeError: no more room" in page
        assert "Check now" in page
    assert Job.objects.filter(kind=CHECK).count() == 1
    assert "A job has failed." in shown(designer.get("/admin/"))
    monkeypatch.undo()
    assert designer.post(PUBLISH, {"check": "1"}).status_code == 302
    work_off(CHECK)
    assert "RuntimeError" not in shown(designer.get(PUBLISH))


def test_only_those_who_publish_have_content_judged(large: Pack, client_of: ClientOf) -> None:
    assert client_of("viewer").get(f"{PUBLISH}checks/").status_code == 403
    assert not Job.objects.exists()


def test_what_is_pending_is_what_two_snapshots_differ_in(lanternwick: Pack, designer: Client) -> None:
    publish(lanternwick, author=None)
    lanternwick.refresh_from_db()
    pending(lanternwick)  # from here on it is brought up to date entry by entry
    save(designer, data__strength="6")
    bruno = "/admin/games/lanternwick/ferryman/bruno/"
    values = form_values(designer.get(bruno))
    done = next(name for name, value in values.items() if name.startswith("quality:de") and value == "draft")
    designer.post(bruno, {**values, done: "reviewed"})
    designer.post("/admin/games/lanternwick/journey/" + Entry.objects.get(kind="journey").slug + "/delete/")
    lanternwick.languages.remove(Language.objects.get(pk="es"))
    assert lanternwick.current is not None
    old = bytes(lanternwick.current.content)
    wanted = changes_between(old, snapshot_bytes(read_content(lanternwick)))
    found = pending(lanternwick)
    assert {key: found.entries[key] for key in found.entries} == {
        (each.kind, each.slug): each.verb for each in wanted
    }
    assert [(each.verb, each.language) for each in found.languages] == [("removed", "es")]
    told = places_changed(lanternwick, found, found.entries)
    assert [(each.kind, each.slug, each.changes) for each in told] == [
        (each.kind, each.slug, each.changes) for each in wanted
    ]


def test_faces_are_looked_at_again_where_something_changed(
    db: None, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = loaded(shipped("platformer"))
    looked: list[str] = []

    def overflowing(_faces: object, component: Component, material: Material) -> list[str]:
        looked.append(component.key)
        return ["name"] if material.language == "de" else []

    monkeypatch.setattr(check_work, "_overflowing", overflowing)
    designer = client_of("designer")
    designer.get("/admin/publish/platformer/")
    assert work_off(FIT) == 1
    every = len(looked)
    assert every > 400
    fit = last_fit(pack)
    assert fit is not None
    assert Unfit("boss", "medusa", "de", "name") in fit.unfit
    assert {each.language for each in fit.unfit} == {"de"}
    looked.clear()
    boots = "/admin/games/platformer/item/boots_of_speed/"
    designer.post(boots, {**form_values(designer.get(boots)), "copies": "2"})
    page = shown(designer.get("/admin/publish/platformer/"))
    assert "Texts that do not fit their faces" in page
    assert "1 entry has changed since." in page
    assert work_off(FIT) == 1
    assert set(looked) == {"item/boots_of_speed"}
    again = last_fit(pack)
    assert again is not None
    assert set(again.unfit) == set(fit.unfit)
    assert "Texts do not fit their faces." in shown(designer.get("/admin/"))


def test_a_new_release_can_be_played_against_the_one_before(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playtest.navigation.has_rules", lambda _game: True)
    first = publish(lanternwick, author=None)
    assert "campaigns/new" not in shown(designer.get("/admin/releases/lanternwick/1/"))
    save(designer, data__strength="6")
    assert f"content={first.pk}&amp;against=draft" in shown(designer.get(PUBLISH))
    second = publish(lanternwick, author=None)
    page = shown(designer.get("/admin/releases/lanternwick/2/"))
    assert "Playtest this release against release 1" in page
    assert f"content={first.pk}&amp;against={second.pk}" in page


def test_what_became_of_a_field_is_said_in_words(lanternwick: Pack, designer: Client) -> None:
    publish(lanternwick, author=None)
    save(designer, data__strength="6")
    assert "now <ins>6</ins> instead of <del>4</del>" in shown(designer.get(PUBLISH))
