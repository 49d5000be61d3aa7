"""The verdict before publishing: checks, then a handful of games; once, whoever asks."""

from __future__ import annotations

import copy
import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import cache as memory
from django.core.management import CommandError, call_command
from django.db.models import F

from content import verdict
from content.actions.publish import ROUNDS, ChecksFailedError, ContentChangedError, publish
from content.checks import Level
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.pack import PackContent
from content.models import Entry, Pack, Release
from content.snapshots import snapshot_bytes
from content.sound import document_faults
from content.store import read_content
from content.verdict import GAMES, judge
from content.wording import fault_text
from engine.games import games
from engine.kernel.trial import Trial, TrialFault
from engine.schema import Fault


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    memory.clear()


@cache
def shipped(game: str) -> PackContent:
    source, _, faults = read_folder(Path(settings.BASE_DIR) / "content" / "packs" / game)
    assert not faults
    return read_pack(source)


def edited(game: str, kind: str, slug: str, **fields: Any) -> PackContent:
    """A shipped pack with one entry changed."""
    documents = copy.deepcopy(shipped(game).documents)
    documents[kind, slug].data.update(fields)
    return PackContent(game, shipped(game).source, shipped(game).languages, documents)


@pytest.mark.parametrize("game", ["platformer", "dungeons", "princess"])
def test_sound_content_is_played(game: str) -> None:
    content = shipped(game)
    found = judge(content, snapshot_bytes(content))
    assert found.errors == []
    assert found.trial is not None
    assert (found.trial.games, found.trial.faults) == (GAMES, ())


def test_an_endless_card_is_named_with_its_effect_in_every_language() -> None:
    """A hero who gains Gold gains Gold for it, and so on."""
    loop = [
        {"when": "always", "do": [{"change": {"what": "shield", "by": 1}}]},
        {"when": {"gained": {"what": "gold"}}, "do": [{"gain": {"what": "gold"}}]},
    ]
    content = shipped("platformer")
    documents = copy.deepcopy(content.documents)
    for key, document in documents.items():
        if key[0] == "hero":
            document.data["effects"] = [*document.data.get("effects", []), *loop]
    broken = PackContent("platformer", content.source, content.languages, documents)
    found = judge(broken, snapshot_bytes(broken))
    (error,) = found.errors
    assert (error.kind, error.fault.key) == ("hero", "trial-endless")
    written_on = documents["hero", error.slug].data["effects"]
    assert written_on[error.fault.path[1]] == loop[1]
    assert found.trial is not None
    for language, _name in settings.LANGUAGES:
        assert "once_per_turn" in fault_text(error.fault, language, "platformer")


def test_content_with_errors_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "play_trial", lambda *_: pytest.fail("played"))
    content = edited("platformer", "boss", "medusa", health_per_level=0)
    found = judge(content, snapshot_bytes(content))
    assert found.trial is None
    assert [error.fault.key for error in found.errors] == ["platformer-boss-health"]


def test_the_same_content_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def count(*_: Any) -> Trial:
        played.append(1)
        return Trial(GAMES, 3, 500)

    monkeypatch.setattr(verdict, "play_trial", count)
    for content in (shipped("princess"), shipped("princess"), shipped("dungeons")):
        judge(content, snapshot_bytes(content))
    assert len(played) == 2


def test_a_game_without_rules_is_only_checked(lanternwick: Pack) -> None:
    release = publish(lanternwick, author=None)
    assert verdict.try_out(bytes(release.content)) is None


def test_what_breaks_stops_publishing(lanternwick: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Fault(("effects", 0), "trial-broken", {"problem": "ZeroDivisionError"})
    trial = Trial(1, 0, 17, (TrialFault("ferryman", "ada", fault),))
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: trial)
    with pytest.raises(ChecksFailedError) as refused:
        publish(lanternwick, author=None)
    assert [(each.level, each.slug, each.fault) for each in refused.value.findings] == [
        (Level.ERROR, "ada", fault)
    ]
    assert not Release.objects.exists()


def test_what_is_saved_while_it_is_judged_belongs_to_the_next_release(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where editors never rest, content is published."""

    def meanwhile(_frozen: bytes) -> None:
        Entry.objects.filter(slug="ada").update(copies=F("copies") + 1)
        Entry.objects.filter(slug="bruno").update(slug="bruna")

    before = snapshot_bytes(read_content(lanternwick))
    monkeypatch.setattr(verdict, "try_out", meanwhile)
    first = publish(lanternwick, author=None)
    assert bytes(first.content) == before
    assert set(Entry.objects.filter(is_released=False).values_list("slug", flat=True)) == {"bruna"}
    Entry.objects.filter(slug="bruna").update(slug="bruno")
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: None)
    second = publish(lanternwick, author=None)
    assert (first.number, second.number) == (1, 2)
    assert not Entry.objects.filter(is_released=False).exists()


def test_what_was_judged_does_not_take_back_what_somebody_published_meanwhile(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[bytes] = []

    def meanwhile(frozen: bytes) -> None:
        """Somebody saves and publishes while the first games are played."""
        judged.append(frozen)
        if len(judged) == 1:
            Entry.objects.filter(slug="ada").update(copies=5)
            publish(lanternwick, author=None)

    monkeypatch.setattr(verdict, "try_out", meanwhile)
    release = publish(lanternwick, author=None)
    assert bytes(release.content) == judged[1] == judged[2] != judged[0]
    lanternwick.refresh_from_db()
    assert (lanternwick.current, Release.objects.count()) == (release, 1)


def test_old_content_that_was_a_release_once_does_not_come_back_by_accident(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is judged while somebody goes on from there and publishes."""
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: None)
    publish(lanternwick, author=None)
    judged: list[bytes] = []

    def meanwhile(frozen: bytes) -> None:
        judged.append(frozen)
        if len(judged) == 1:
            Entry.objects.filter(slug="ada").update(copies=5)
            publish(lanternwick, author=None)

    monkeypatch.setattr(verdict, "try_out", meanwhile)
    assert publish(lanternwick, author=None).number == 2
    lanternwick.refresh_from_db()
    assert lanternwick.current is not None
    assert lanternwick.current.number == 2


def test_what_the_person_did_not_see_is_not_published(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what somebody saved before, nor what comes of it when others publish again and again."""
    with pytest.raises(ContentChangedError):
        publish(lanternwick, author=None, seen="0" * 64)
    deep: list[int] = []

    def meanwhile(_frozen: bytes) -> None:
        if deep:
            return
        deep.append(1)
        Entry.objects.filter(slug="ada").update(copies=F("copies") + 1)
        publish(lanternwick, author=None)
        deep.clear()

    monkeypatch.setattr(verdict, "try_out", meanwhile)
    with pytest.raises(ContentChangedError):
        publish(lanternwick, author=None)
    assert Release.objects.count() == ROUNDS


def test_the_command_plays_what_is_sound_and_names_what_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(Path(settings.BASE_DIR) / "content" / "packs" / "princess")
    out = io.StringIO()
    call_command("packs", "--lang=en", "check", folder, stdout=out)
    assert "played 12 games" in out.getvalue()
    fault = Fault((), "trial-program", {"problem": "KeyError: 'x'"})
    broken = Trial(0, 0, 0, (TrialFault("secret", "kidnapper", fault), TrialFault("", "", fault)))
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: broken)
    told = io.StringIO()
    with pytest.raises(CommandError, match="2"):
        call_command("packs", "--lang=en", "check", folder, stdout=out, stderr=told)
    assert "secret/kidnapper.yaml:1: this cannot be turned into rules" in told.getvalue()
    assert "pack.yaml:1: this cannot be turned into rules" in told.getvalue()


def test_an_entry_is_validated_once_for_each_state_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["princess"]
    document = copy.deepcopy(next(iter(shipped("princess").documents.values())))
    asked = []

    def find(*_: Any) -> list[Fault]:
        asked.append(1)
        return [Fault((), "type")]

    monkeypatch.setattr("content.sound.entry_faults", find)
    document.texts = {**document.texts, "name": "Somebody new"}
    assert document_faults(game, document) == document_faults(game, copy.deepcopy(document))
    document.copies = 77
    document_faults(game, document)
    assert len(asked) == 2
