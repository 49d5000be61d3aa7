"""``manage.py playtest`` and ``manage.py jobworker``: campaigns from a terminal."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from content.jobs import pulse, queue
from content.jobs.queue import claim
from content.models import Job, Release
from content.wording import wording
from engine.snapshot import Snapshot, SnapshotError
from playtest.campaigns import running, working
from playtest.campaigns.actions import pause_campaign, results_of
from playtest.campaigns.executors import Executor, OneProcess
from playtest.campaigns.models import Campaign
from playtest.campaigns.running import Progress
from studio.management.commands.playtest import Command
from tests.playtest.campaigns.conftest import Start, run


def said(*arguments: str, language: str = "en") -> str:
    """What the command writes."""
    told, wrong = io.StringIO(), io.StringIO()
    call_command("playtest", *arguments, "--lang", language, stdout=told, stderr=wrong)
    return told.getvalue() + wrong.getvalue()


def refused(*arguments: str, language: str = "en") -> tuple[str, int]:
    """Why the command refuses, with what it wrote before."""
    wrong = io.StringIO()
    with pytest.raises(CommandError) as error:
        call_command("playtest", *arguments, "--lang", language, stdout=io.StringIO(), stderr=wrong)
    return wrong.getvalue() + str(error.value), error.value.returncode


PLAY = ("princess", "--seats", "3,4", "--bots", "random", "--games", "5", "--one-process")


def test_a_campaign_is_played_and_its_digest_told(release: Release) -> None:
    told = said(*PLAY, "--grid", "sell_princess=true,false", "--title", "Shall she be sold?")
    campaign = Campaign.objects.get()
    assert "20 games in 4 combinations" in told
    assert campaign.public_id in told
    assert campaign.digest in told
    assert (campaign.state, campaign.title) == ("done", "Shall she be sold?")
    assert campaign.spec["vary"] == {"sell_princess": [True, False]}


def test_without_a_word_the_best_bot_plays_with_the_most_seats(release: Release) -> None:
    told = said("princess", "--games", "7", "--dry-run", "--json")
    assert json.loads(told)["games"] == 7
    assert not Campaign.objects.exists()
    said("princess", "--games", "1", "--option", "turn_limit=1", "--one-process")
    spec = Campaign.objects.get().spec
    assert (spec["bots"], spec["seats"], spec["options"]) == ([["believer"]], [5], {"turn_limit": 1})


def test_lists_for_the_seats_and_line_ups(release: Release) -> None:
    names = sorted(json.loads(bytes(release.content))["entries"]["character"])[:3]
    listed = ",".join(names)
    seats = ("princess", "--seats", "3", "--games", "1", "--one-process")
    said(*seats, "--bots", "random,random,planner", "--bots", "random", "--grid", f"characters=[{listed}],[]")
    spec = Campaign.objects.get().spec
    assert spec["bots"] == [["random", "random", "planner"], ["random"]]
    assert spec["vary"] == {"characters": [names, []]}


def test_in_json(release: Release) -> None:
    (told,) = json.loads(said(*PLAY, "--json"))
    assert (told["state"], told["done"], told["digest"]) == ("done", 10, Campaign.objects.get().digest)
    assert json.loads(said("--list", "--json")) == [told]


def test_two_contents_are_compared(release: Release) -> None:
    told = json.loads(said(*PLAY, "--against", "1", "--json"))
    assert [each["base"] for each in told] == [None, told[0]["id"]]
    assert told[0]["digest"] == told[1]["digest"], "the same content plays the same games"


def test_the_list(started: Start) -> None:
    assert "no campaigns" in said("--list")
    campaign = run(started({"games": 1}, title="Sold or not"))
    line = said("--list", language="de")
    assert campaign.public_id[:8] in line
    assert "fertig" in line
    assert "Sold or not" in line


def test_faults_are_told_with_their_places_in_the_language(release: Release) -> None:
    text, code = refused("princess", "--seats", "99", "--bots", "planer", language="de")
    assert code == 1
    assert "seats[0]: 99" in text
    assert "bots[0][0]: " in text
    assert "„planner“" in text
    assert "2 Fehler" in text
    assert not Campaign.objects.exists()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ((), "Name the game"),
        (("chess",), "no game “chess”"),
        (("platformer",), "manage.py setup"),
        (("princess", "--release", "7"), "no release 7"),
        (("princess", "--grid", "boss"), "KEY=value"),
        (("princess", "--grid", "boss=[a"), "KEY=value"),
        (("--resume", "nothing"), "no campaign “nothing”"),
        (("princess", "--grid", "sel_princess=true"), "Did you mean “sell_princess”?"),
    ],
)
def test_what_cannot_be(arguments: tuple[str, ...], part: str, release: Release) -> None:
    text, code = refused(*arguments)
    assert part in text
    assert code == 1


def test_content_of_an_older_studio_is_refused_in_words(
    release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    def older(content: bytes) -> Snapshot:
        raise SnapshotError("snapshot format 1; this version reads 2")

    monkeypatch.setattr(Snapshot, "read", older)
    assert "older version of the studio" in refused("princess")[0]


@pytest.mark.parametrize(
    ("table", "part"), [(Campaign._meta.db_table, "database is locked"), ("none", "manage.py setup")]
)
def test_a_database_that_is_busy_is_not_called_missing(
    release: Release, monkeypatch: pytest.MonkeyPatch, table: str, part: str
) -> None:
    def busy(command: Command) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(Command, "_handle", busy)
    monkeypatch.setattr(connection.introspection, "table_names", lambda: [table])
    assert part in refused("princess")[0]


def test_ctrl_c_pauses_and_resume_goes_on(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    undisturbed = run(started()).digest
    Campaign.objects.all().delete()
    monkeypatch.setattr(running, "WAIT", 0.0)
    monkeypatch.setattr(pulse, "TELL_EVERY", 0.0)
    shown = OneProcess.result
    played: list[int] = []

    def interrupted(self: OneProcess, *how: Any) -> Any:
        played.append(1)
        if len(played) == 4:
            raise KeyboardInterrupt
        return shown(self, *how)

    monkeypatch.setattr(OneProcess, "result", interrupted)
    grid = ("--grid", "sell_princess=true,false", "--games", "6")
    text, code = refused(*PLAY[:5], *grid, "--one-process")
    campaign = Campaign.objects.get()
    assert (campaign.state, campaign.done_chunks, code) == ("paused", 3, 2)
    assert f"--resume {campaign.public_id[:8]}" in text
    said("--resume", campaign.public_id[:8], "--one-process")
    campaign.refresh_from_db()
    assert (campaign.state, campaign.digest) == ("done", undisturbed)


def test_a_campaign_that_somebody_runs_is_left_alone(started: Start) -> None:
    campaign = started()
    assert claim(campaign.job)
    text, _ = refused("--resume", campaign.public_id)
    assert "somebody else" in text


def test_one_that_was_paused_elsewhere_says_so(release: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "WAIT", 0.0)
    monkeypatch.setattr(pulse, "TELL_EVERY", 0.0)

    def pausing(job: Job, *how_far: Any, **more: Any) -> bool:
        campaign = Campaign.objects.get(job=job)
        if campaign.done_chunks == 2:
            pause_campaign(campaign, author=None)
        return queue.tell(job, *how_far, **more)

    monkeypatch.setattr(pulse, "tell", pausing)
    text, code = refused(*PLAY, language="it")
    assert code == 2
    assert "In pausa" in text


def test_broken_games_are_told(release: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(*_: Any) -> None:
        raise RuntimeError("a card without end")

    monkeypatch.setattr("playtest.campaigns.playing._play_out", clumsy)
    told = said(*PLAY)
    assert "10 games did not come to an end" in told
    assert "game 0, RuntimeError: a card without end" in told
    assert all(row.fault for row in results_of(Campaign.objects.get()))


def test_the_worker_runs_everything_that_waits(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(cluster: str = "", processes: int = 0) -> Executor:
        assert cluster == ""
        return OneProcess()

    monkeypatch.setattr(working, "executor_for", alone)
    first, second = started({"games": 1}), started({"games": 2})
    pause_campaign(started({"games": 3}), author=None)
    call_command("jobworker")
    states = dict(Campaign.objects.values_list("games", "job__state"))
    assert states == {first.games: "done", second.games: "done", 12: "paused"}


def test_the_bar_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    command = Command()
    command.language, command.options = "en", {"json": False}
    command.words = wording("en")
    shown = io.StringIO()
    monkeypatch.setattr(shown, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", shown)
    command._show(Progress(250, 1000, 12.5, 2))
    assert "[██████··················] 250 of 1,000 games, 12.5 games/s, 1 min 0 s left" in shown.getvalue()
    command._show(Progress(250, 1000, 0.0, 0))
    assert "waiting for workers" in shown.getvalue()
    command.language, command.words = "de", wording("de")
    command._show(Progress(250, 1000, 12.54, 2))
    assert "250 von 1.000 Partien, 12,5 Partien/s, noch 1 min 0 s" in shown.getvalue()
