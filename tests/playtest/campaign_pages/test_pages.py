"""The pages of campaigns: who sees what, what can be done, what stands there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from content.jobs.faults import refusal
from content.models import Job, Pack, Release
from engine.bots import BOTS, RandomBot, Seat
from engine.kernel.contract import Action
from engine.schema import Fault
from engine.snapshot import Snapshot, SnapshotError
from playtest.campaigns import replaying
from playtest.campaigns.actions import Content, pause_campaign
from playtest.campaigns.models import Campaign
from playtest.campaigns.pages import listing
from playtest.campaigns.telling import naming
from playtest.models import TestGame
from tests.playtest.campaign_pages.conftest import ClientOf, compared, run, started

pytestmark = pytest.mark.any_database

LANGUAGES = ("en", "es", "it", "de")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played again before the request returns: a test in a transaction has no other threads."""
    monkeypatch.setattr(replaying, "run_aside", lambda task: task())


def at(name: str, *args: object) -> str:
    """The address of a page."""
    return reverse(f"campaigns:{name}", args=args)


def body(response: Any) -> str:
    """The page as text."""
    text: str = response.content.decode()
    return text


# The list.


def test_without_campaigns_the_list_says_what_they_are_for(release: Release, client_of: ClientOf) -> None:
    page = body(client_of("designer").get(at("list")))
    assert "There are no campaigns yet." in page
    assert f"{at('new')}?game=princess" in page


def test_viewers_look_and_start_nothing(finished: Campaign, client_of: ClientOf) -> None:
    client = client_of("viewer")
    page = body(client.get(at("list")))
    assert "A dozen" in page
    assert at("new") not in page
    assert client.get(at("new")).status_code == 403
    one = client.get(at("one", finished.public_id))
    assert one.status_code == 200
    assert at("delete", finished.public_id) not in body(one)
    assert client.post(at("delete", finished.public_id)).status_code == 403
    assert client.post(at("replay", finished.public_id, 0)).status_code == 403
    assert Campaign.objects.filter(pk=finished.pk).exists()


def test_strangers_are_asked_to_sign_in(finished: Campaign, client: Any) -> None:
    for address in (at("list"), at("one", finished.public_id), at("pdf", finished.public_id)):
        answer = client.get(address)
        assert answer.status_code == 302
        assert reverse("admin:login") in answer["Location"]


def test_the_list_has_pages_and_filters(
    release: Release, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "PER_PAGE", 3)
    made = [started(release, title=f"Number {number}") for number in range(7)]
    pause_campaign(made[2], author=None)
    client = client_of("designer")
    page = body(client.get(at("list")))
    assert re.findall(r"Number (\d)", page) == ["6", "5", "4"]
    assert re.findall(r"Number (\d)", body(client.get(f"{at('list')}?page=3"))) == ["0"]
    assert re.findall(r">Number (\d)", body(client.get(f"{at('list')}?state=paused"))) == ["2"]
    assert re.findall(r">Number (\d)", body(client.get(f"{at('list')}?text=number+3"))) == ["3"]
    assert "No campaign fits." in body(client.get(f"{at('list')}?mine=1"))


# A new one.


def test_a_campaign_is_ordered_from_the_form(release: Release, client_of: ClientOf) -> None:
    client = client_of("playtester")
    assert "The Princess" in body(client.get(at("new")))
    page = body(client.get(f"{at('new')}?game=princess"))
    assert 'name="option:sell_princess"' in page
    sent = {"game": "princess", "content": release.hash, "seats": ["3", "4"], "games": "5", "seed": "1"}
    sent |= {"bot:0:0": "random", "title": "Mine", "option:sell_princess": ["yes", "no"]}
    sent |= {f"option:{name}": "no" for name in ("two_characters", "teams", "many_players")}
    size = client.post(at("size"), sent).json()
    assert size["errors"] == {}
    assert size["text"].startswith("20 games in 4 combinations, about")
    answer = client.post(at("new"), sent)
    made = Campaign.objects.get()
    assert answer["Location"] == at("one", made.public_id)
    assert (made.title, made.games, made.made_by) == ("Mine", 20, User.objects.get())
    assert made.spec["vary"] == {"sell_princess": [False, True]}


def test_a_wrong_form_comes_back_with_what_is_wrong(release: Release, client_of: ClientOf) -> None:
    client = client_of("designer", language="de")
    sent = {"game": "princess", "content": release.hash, "seats": ["7"], "games": "0", "bot:0:0": "random"}
    answer = client.post(at("new"), sent)
    assert answer.status_code == 422
    assert "Es wurde nichts gestartet" in body(answer)
    errors = client.post(at("size"), sent).json()["errors"]
    assert list(errors) == ["seed"]
    errors = client.post(at("size"), {**sent, "seed": "0"}).json()["errors"]
    assert list(errors) == ["games"]
    errors = client.post(at("size"), {**sent, "seed": "0", "games": "4"}).json()["errors"]
    assert "5" in errors["seats"][0], "the rules allow so many players only with an option"
    assert not Campaign.objects.exists()


def test_a_content_is_not_compared_with_itself(release: Release, client_of: ClientOf) -> None:
    sent = {"game": "princess", "content": release.hash, "against": release.hash, "seats": ["3"]}
    sent |= {"games": "5", "seed": "1", "bot:0:0": "random"}
    answer = client_of("designer").post(at("new"), sent)
    assert answer.status_code == 422
    assert "Both sides are the same content" in body(answer)


def test_unknown_games_and_contents(release: Release, client_of: ClientOf) -> None:
    client = client_of("designer")
    assert "The Princess" in body(client.get(f"{at('new')}?game=chess"))
    assert client.get(f"{at('new')}?game=princess&content=nonsense").status_code == 404
    assert client.post(at("size"), {"game": "chess"}).status_code == 404


# One campaign.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_campaign_in_every_language(
    finished: Campaign, client_of: ClientOf, language: str
) -> None:
    client = client_of("designer", language=language)
    page = body(client.get(at("one", finished.public_id)))
    assert page.count("<svg") >= 3
    assert "A dozen" in page
    assert 'value="100"' in page
    games = body(client.get(at("games", finished.public_id)))
    assert len(re.findall("<tr>", games)) == 13
    assert client.get(at("pdf", finished.public_id)).content.startswith(b"%PDF-")


def test_how_far_it_is(release: Release, client_of: ClientOf) -> None:
    campaign = started(release)
    client = client_of("viewer")
    before = client.get(at("state", campaign.public_id)).json()
    assert (before["state"], before["open"], before["percent"]) == ("waiting", True, 0)
    assert "No game is finished yet." in body(client.get(at("one", campaign.public_id)))
    run(campaign)
    after = client.get(at("state", campaign.public_id)).json()
    assert (after["state"], after["open"], after["percent"], after["done"]) == ("done", False, 100, 12)
    report = body(client.get(f"{at('live', campaign.public_id)}?part=report"))
    assert 'data-done="12"' in report
    assert "<svg" in report
    head = body(client.get(f"{at('live', campaign.public_id)}?part=head"))
    assert 'data-state="done"' in head


def test_pause_resume_cancel_delete(release: Release, client_of: ClientOf) -> None:
    client = client_of("playtester")
    campaign = started(release, author=User.objects.get())
    for deed, state in (("pause", "paused"), ("resume", "waiting"), ("cancel", "cancelled")):
        answer = client.post(at("step", campaign.public_id, deed), follow=True)
        assert answer.status_code == 200
        campaign.refresh_from_db()
        assert campaign.state == state
    assert client.get(at("step", campaign.public_id, "pause")).status_code == 405
    assert client.post(at("step", campaign.public_id, "explode")).status_code == 404
    gone = client.post(at("delete", campaign.public_id), follow=True)
    assert "The campaign has been deleted." in body(gone)
    assert client.get(at("one", campaign.public_id)).status_code == 404


def test_somebody_else_was_quicker(release: Release, client_of: ClientOf) -> None:
    campaign = started(release)
    pause_campaign(campaign, author=None)
    answer = client_of("designer").post(at("step", campaign.public_id, "pause"), follow=True)
    assert "Only a campaign that waits or runs can be paused; this one is paused." in body(answer)


def test_a_campaign_that_failed_says_why_and_can_be_resumed(release: Release, client_of: ClientOf) -> None:
    campaign = started(release)
    fault = Fault((), "campaign-failed-cluster-lost", {"address": "tcp://10.0.0.7:8786"})
    Job.objects.update(state="failed", result=refusal([("", fault)]))
    page = body(client_of("designer").get(at("one", campaign.public_id)))
    assert "The connection to the cluster tcp://10.0.0.7:8786 was lost." in page
    assert at("step", campaign.public_id, "resume") in page


def test_files(finished: Campaign, client_of: ClientOf) -> None:
    client = client_of("viewer")
    table = b"".join(client.get(at("csv", finished.public_id)).streaming_content).decode("utf-8-sig")  # type: ignore[attr-defined]
    lines = table.strip().splitlines()
    assert len(lines) == 13
    assert lines[0].startswith("Game,Combination,Seed,Players,Ending,Winners (seats),Rounds,Decisions,Fault")
    whole = json.loads(client.get(at("json", finished.public_id)).content)
    assert whole["order"]["seats"] == [3, 4]
    assert {"title", "findings", "sections", "digest"} <= set(whole)


# Its games.


def test_games_are_found_by_what_they_are(finished: Campaign, client_of: ClientOf) -> None:
    client = client_of("viewer")

    def numbers(query: str) -> list[int]:
        page = body(client.get(f"{at('games', finished.public_id)}?{query}"))
        return [int(number) for number in re.findall(r'<tr>\s*<td class="tw-right cp-number">(\d+)', page)]

    assert numbers("") == list(range(12))
    assert numbers("cell=1") == [1, 3, 5, 7, 9, 11]
    assert numbers("from=9") == [9, 10, 11]
    winners = [numbers(f"winner=seat-{seat}") for seat in (1, 2, 3, 4)]
    assert sorted({number for found in winners for number in found} | set(numbers("winner=nobody"))) == list(
        range(12)
    )
    assert numbers("broken=1") == []


def test_any_game_can_be_replayed_and_is_brought_in_once(finished: Campaign, client_of: ClientOf) -> None:
    client = client_of("designer")
    answer = client.post(at("replay", finished.public_id, 7))
    game = TestGame.objects.get()
    assert answer["Location"] == f"{reverse('table:replay', args=(game.public_id,))}?watching=1"
    assert (game.is_over, game.seed, game.seats) == (True, 3, 4)
    assert client.get(answer["Location"]).status_code == 200
    again = client.post(at("replay", finished.public_id, 7))
    assert again["Location"] == answer["Location"]
    assert client.get(at("replay", finished.public_id, 7))["Location"] == answer["Location"]
    client.post(at("replay", finished.public_id, 5))
    assert TestGame.objects.count() == 2


def test_a_game_of_bots_that_think_is_waited_for(
    finished: Campaign, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Any] = []
    monkeypatch.setattr(replaying, "run_aside", tasks.append)
    monkeypatch.setattr(replaying, "WAIT", 0.0)
    client = client_of("designer")
    address = at("replay", finished.public_id, 3)
    assert "The bots are playing this game again" in body(client.get(address)), "nothing is begun by looking"
    assert not tasks
    for _ in range(2):
        assert "The bots are playing this game again" in body(client.post(address))
    assert len(tasks) == 1, "it is begun once"
    tasks.pop()()
    game = TestGame.objects.get()
    assert game.public_id in client.get(address)["Location"]
    game.delete()
    assert "The bots are playing this game again" in body(client.post(address)), "it is made anew"
    tasks.pop()()
    for number in range(4, 8):
        client.post(at("replay", finished.public_id, number))
    busy = client.post(at("replay", finished.public_id, 8), follow=True)
    assert "4 games are being played again already." in body(busy)
    for task in tasks:
        task()


def test_a_game_that_is_not_there_is_not_replayed(
    release: Release, finished: Campaign, client_of: ClientOf
) -> None:
    client = client_of("designer")
    answer = client.post(at("replay", finished.public_id, 12), follow=True)
    assert "There is no game 12" in body(answer)
    waiting = started(release)
    assert client.get(at("replay", waiting.public_id, 0)).status_code == 404
    assert client.post(at("replay", waiting.public_id, 0)).status_code == 404
    assert not TestGame.objects.exists()


def test_a_broken_game_is_told_and_shown_as_far_as_it_goes(
    release: Release, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clumsy(RandomBot):
        """Trips after some decisions in the game of the third seed."""

        made = 0

        def choose(self, seat: Seat) -> Action:
            self.made += 1
            if self.seed // 16 == 2 and self.made == 5:
                raise RuntimeError("a card without end")
            return super().choose(seat)

    monkeypatch.setitem(BOTS, "planner", Clumsy)
    campaign = run(started(release, bots=[["planner"]], seats=[3]))
    client = client_of("designer")
    assert "1 broken game" in body(client.get(at("one", campaign.public_id)))
    page = body(client.get(f"{at('games', campaign.public_id)}?broken=1"))
    assert "RuntimeError: a card without end" in page
    answer = client.post(at("replay", campaign.public_id, 2))
    game = TestGame.objects.get()
    assert game.public_id in answer["Location"]
    assert not game.is_over
    assert game.ply > 0
    assert client.get(answer["Location"]).status_code == 200


# Two contents.


@pytest.fixture
def comparison(release: Release) -> Campaign:
    """A release against the draft, in which the limit of turns cannot be the same content: the pack is
    empty but for what a second release holds."""
    second = Release.objects.create(
        hash="f" * 64, game=release.game, number=2, content=bytes(release.content)
    )
    content = Content(Content.of_release(release).snapshot, second)
    return run(compared(release, content))


def test_a_campaign_of_an_older_studio_can_be_seen_and_deleted(
    finished: Campaign, client_of: ClientOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def older(content: bytes) -> Snapshot:
        raise SnapshotError("snapshot format 1; this version reads 2")

    monkeypatch.setattr(Snapshot, "read", older)
    for known in (naming._content, naming._words, naming._grid):
        known.cache_clear()
    client = client_of("designer")
    page = client.get(at("one", finished.public_id))
    assert "made by an older version of the studio" in body(page)
    assert at("delete", finished.public_id) in body(page)
    assert client.get(at("games", finished.public_id)).status_code == 404
    told = client.get(f"/api/v1/campaigns/{finished.public_id}/results/")
    assert (told.status_code, told.json()["error"]["key"]) == (409, "old-release")
    client.post(at("delete", finished.public_id))
    assert not Campaign.objects.exists()


def test_a_comparison_shows_what_moved_and_each_side(comparison: Campaign, client_of: ClientOf) -> None:
    client = client_of("viewer")
    first, second = comparison.members()
    page = body(client.get(at("one", first.public_id)))
    assert "What moved" in page
    assert "All pairs went exactly alike" in page
    assert client.get(at("one", second.public_id))["Location"] == at("one", first.public_id)
    side = body(client.get(f"{at('one', first.public_id)}?side=2"))
    assert side.count("<svg") >= 3
    assert client.get(at("games", second.public_id)).status_code == 200
    assert client.get(at("pdf", first.public_id)).content.startswith(b"%PDF-")
    whole = json.loads(client.get(at("json", first.public_id)).content)
    assert whole["comparison"]["pairs"] == whole["comparison"]["equal"] == 12


def test_the_sidebar_leads_here(release: Release, client_of: ClientOf) -> None:
    page = body(client_of("viewer").get(reverse("admin:index")))
    assert f'href="{at("list")}"' in page
    assert Pack.objects.exists()


def test_whoever_publishes_may_try_the_draft_first(release: Release, client_of: ClientOf) -> None:
    page = body(client_of("designer").get(reverse("admin:publish_game", args=("princess",))))
    assert f"{at('new')}?game=princess&amp;content={release.hash}&amp;against=draft" in page
