"""Prints through the API: ordered, looked on, stopped, fetched, as jobs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.urls import reverse
from django.utils import timezone

from content.actions.store_art import keep_picture
from content.jobs.faults import stored_fault
from content.jobs.kinds import kind_of
from content.jobs.queue import take, tell
from content.jobs.worker import work_off
from content.models import Job, Pack, PrintResult, Release, Revision
from content.store import write_document
from engine.schema import Fault
from playtest.api.jobs import number_of, signed_id
from printing.order import printable_games
from tests.playtest.api.conftest import Program, ProgramOf, release_of, shipped_content

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(db: None) -> str:
    """A game that can be printed, with a release."""
    name = sorted(printable_games())[-1]
    release_of(name)
    return name


@pytest.fixture
def order(game: str, designer: Program) -> dict[str, Any]:
    """A small order: one card in one language."""
    content, pictures = shipped_content(game)
    card = next(document for document in content.documents.values() if document.art)
    keep_picture(pictures[card.art], author=None)
    return {"game": game, "languages": ["en"], "cards": ["/".join(card.key)]}


def test_what_can_be_ordered_is_told_in_the_asked_language(designer: Program, game: str) -> None:
    address = reverse("api:print_choices", args=(game,))
    english, german = (designer.get(f"{address}?lang={code}").json() for code in ("en", "de"))
    assert [part["key"] for part in english["parts"]] == [part["key"] for part in german["parts"]]
    assert [part["text"] for part in english["parts"]] != [part["text"] for part in german["parts"]]


def test_a_print_is_ordered_made_and_fetched(designer: Program, order: dict[str, Any]) -> None:
    answer = designer.send("POST", "prints/", order)
    assert answer.status_code == 202, answer.content
    job = answer.json()
    assert (job["kind"], job["state"], job["result"], job["error"]) == ("print", "waiting", None, None)
    assert answer.headers["Location"] == job["links"]["self"]
    work_off()
    done = designer.get(answer.headers["Location"]).json()
    assert (done["state"], done["step"]) == ("done", "finished")
    assert "cancel" not in done["links"]
    (file,) = [each for each in done["result"]["files"] if each["output"] == "pdf"]
    content = designer.get(file["url"]).getvalue()
    assert content.startswith(b"%PDF")
    assert len(content) == file["size"]
    assert designer.get(f"{done['links']['self']}files/passwd/").status_code == 404
    assert [each["id"] for each in designer.get("/api/v1/jobs/?kind=print").json()] == [job["id"]]
    assert designer.send("POST", f"{done['links']['self']}cancel/").status_code == 409
    assert designer.send("DELETE", done["links"]["self"]).status_code == 204
    assert designer.get(done["links"]["self"]).status_code == 404


def test_a_print_tells_what_it_was_allowed_to_say_in_another_language(
    designer: Program, order: dict[str, Any]
) -> None:
    place = designer.send("POST", "prints/", order).headers["Location"]
    work_off()
    assert designer.get(place).json()["result"]["lacking"] == []
    args: dict[str, str | int] = {"language": "pl", "spoken": "en", "count": 1, "cards": "hero/ada"}
    fault = Fault((), "print-rules-lacking", {**args, "messages": "op-move"})
    made = Job.objects.get()
    made.result["lacking"] = [stored_fault("", fault)]
    made.save()
    (told,) = designer.get(f"{place}?lang=de").json()["result"]["lacking"]
    assert (told["key"], told["args"]["messages"]) == ("print-rules-lacking", "op-move")
    assert told["text"].startswith("1 Regeltext steht nicht in der gewünschten Sprache (pl), sondern in en")


def test_a_job_tells_how_far_it_is_in_the_asked_language(designer: Program, order: dict[str, Any]) -> None:
    place = designer.send("POST", "prints/", order).headers["Location"]
    taken = take()
    assert taken is not None
    tell(taken, "draw", 3, 12, language="en")
    job = designer.get(f"{place}?lang=de").json()
    assert (job["state"], job["done"], job["total"], job["step"]) == (
        "running",
        3,
        12,
        "Bögen zeichnen",
    )
    Job.objects.update(seen_at=timezone.now() - 2 * kind_of("print").silence)
    assert designer.get(f"{place}?lang=de").json()["step"] == "unterbrochen; wird gleich neu begonnen"
    assert designer.send("DELETE", place).json()["error"]["key"] == "job-open"


def test_a_waiting_print_is_cancelled_at_once(designer: Program, order: dict[str, Any]) -> None:
    job = designer.send("POST", "prints/", order).json()
    answer = designer.send("POST", job["links"]["cancel"])
    assert (answer.status_code, answer.json()["state"]) == (202, "cancelled")


def test_a_running_print_is_asked_to_stop(designer: Program, order: dict[str, Any]) -> None:
    job = designer.send("POST", "prints/", order).json()
    assert take() is not None
    assert designer.send("POST", job["links"]["cancel"]).status_code == 202
    assert Job.objects.get().must_stop


def test_an_order_that_cannot_be_carried_out_is_refused_with_all_its_faults(
    designer: Program, order: dict[str, Any]
) -> None:
    wrong = {**order, "languages": ["xx"], "cards": ["hero/nobody"], "preset": "a4-touchin"}
    answer = designer.send("POST", "prints/?lang=de", wrong)
    assert answer.status_code == 422
    details = answer.json()["error"]["details"]
    assert {each["key"] for each in details} == {"preset-unknown", "choice", "print-card"}
    assert any("a4-touching" in each["text"] for each in details)
    assert not PrintResult.objects.exists()


def test_a_draft_is_printed_when_it_is_asked_for(designer: Program, order: dict[str, Any]) -> None:
    pack = Pack.objects.get(pk=order["game"])
    kind, slug = order["cards"][0].split("/")
    card = shipped_content(pack.game)[0].documents[kind, slug]
    write_document(pack, card, verb=Revision.Verb.LOADED, author=None)
    answer = designer.send("POST", "prints/", {**order, "draft": True})
    assert answer.status_code == 202, answer.content
    made = PrintResult.objects.get()
    assert made.release is None
    assert made.snapshot != pack.current_id
    both = designer.send("POST", "prints/", {**order, "draft": True, "release": 1})
    assert (both.status_code, both.json()["error"]["key"]) == (422, "draft-or-release")


def test_too_many_prints_are_slowed_down(designer: Program, order: dict[str, Any]) -> None:
    owner = User.objects.get(username="designer")
    pack = Pack.objects.get(pk=order["game"])
    most = kind_of("print").most_open
    Job.objects.bulk_create(Job(kind="print", game=pack, made_by=owner) for _ in range(most))
    answer = designer.send("POST", "prints/", order)
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) > 0


def test_a_print_that_failed_says_why(designer: Program, order: dict[str, Any]) -> None:
    job = designer.send("POST", "prints/", order).json()
    fault = {"place": "", "path": [], "key": "print-interrupted", "args": {}, "hint": ""}
    Job.objects.update(state="failed", result={"faults": [fault]})
    failed = designer.get(f"{job['links']['self']}?lang=de").json()
    assert failed["error"]["key"] == "print-failed"
    assert [each["key"] for each in failed["error"]["details"]] == ["print-interrupted"]
    assert failed["error"]["text"] == "Der Druck ist gescheitert."


def test_ids_of_jobs_cannot_be_guessed(designer: Program, order: dict[str, Any]) -> None:
    right = designer.send("POST", "prints/", order).json()["id"]
    number = PrintResult.objects.get().pk
    assert right == signed_id("print", number)
    assert number_of("print", right) == number
    for wrong in (
        f"print_{number}",
        f"print_{number}-",
        f"print_{number}-{'A' * 24}",
        right[:-1],
        f"{right}A",
    ):
        assert designer.get(f"/api/v1/jobs/{wrong}/").status_code == 404, wrong


def test_somebody_elses_print_is_not_stopped(
    designer: Program, program_of: ProgramOf, order: dict[str, Any]
) -> None:
    job = designer.send("POST", "prints/", order).json()
    answer = program_of("playtester").send("POST", job["links"]["cancel"])
    assert answer.status_code == 403
    assert PrintResult.objects.get().state == "waiting"


def test_a_job_needs_the_scope_of_its_kind(
    program_of: ProgramOf, order: dict[str, Any], designer: Program
) -> None:
    job = designer.send("POST", "prints/", order).json()
    answer = program_of("designer", ["campaigns"]).get(job["links"]["self"])
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "scope-missing")


def test_nothing_is_printed_of_what_was_never_published(
    designer: Program, lanternwick: Pack, person: Callable[..., User]
) -> None:
    answer = designer.send("POST", "prints/", {"game": "lanternwick"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "no-release")
    assert not Release.objects.exists()
