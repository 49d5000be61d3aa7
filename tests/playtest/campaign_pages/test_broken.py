"""Campaigns of content in which a card breaks games: they go on, and say which card it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from content.models import Release
from playtest.actions.issue_token import issue_token
from playtest.campaigns.actions import Content, results_of, start_campaign
from playtest.campaigns.actions.start_campaign import size_of, start_comparison
from playtest.campaigns.checking import SpecError
from playtest.campaigns.models import Campaign
from playtest.campaigns.replaying import imported
from playtest.campaigns.telling.estimating import seconds_for
from playtest.campaigns.telling.games import as_csv
from playtest.campaigns.telling.naming import grid_of
from playtest.campaigns.telling.reporting import counts_of, pdf_of, plain_report, telling_of
from playtest.models import TestGame
from tests.playtest.campaigns.conftest import run
from tests.playtest.games.conftest import content_of
from tests.playtest.games.spoiling import CARD, publish_endless, publish_unbuildable
from tests.playtest.table.conftest import BACKEND

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

ORDER: dict[str, Any] = {
    "seats": [2],
    "bots": [["random"]],
    "vary": {"heroes": [["fidget", "sweety"], ["sweety", "etern"]]},
    "options": {"turn_limit": 6},
    "games": 3,
}
"""Three games with the spoilt hero, which break, and three without."""
GERMAN = "3 Partien sind an „Zappel“ zerbrochen; in den Zahlen sind sie nicht enthalten."


@pytest.fixture
def done() -> Campaign:
    """A campaign in which half of the games broke."""
    release = publish_endless()
    campaign = run(start_campaign(release.game, ORDER, Content.of_release(release), author=None))
    assert (campaign.state, campaign.done_games, campaign.broken_games) == ("done", 6, 3)
    return campaign


def test_the_campaign_goes_on_and_its_report_names_the_card(done: Campaign) -> None:
    assert {row.card for row in results_of(done) if row.fault} == {CARD}
    assert {(row.sort, row.effect) for row in results_of(done) if row.fault} == {("endless", 1)}
    assert counts_of(done)[f"blame|{CARD}"] == 3
    report = plain_report(telling_of(done, "de").report)
    assert report["findings"][0] == GERMAN
    assert pdf_of(done, "de").startswith(b"%PDF")
    lines = list(as_csv(done, "en"))
    assert lines[0].split(",")[8:10] == ["Fault", "Card"]
    assert sum(CARD in line for line in lines) == 3


def test_the_same_order_breaks_the_same_way(done: Campaign) -> None:
    assert done.release is not None
    again = run(start_campaign(done.game, ORDER, Content.of_release(done.release), author=None))
    assert again.digest == done.digest


def test_the_page_lists_the_broken_games_and_shows_them_up_to_there(
    done: Campaign, person: Callable[..., User]
) -> None:
    client = Client(HTTP_ACCEPT_LANGUAGE="en")
    client.force_login(person("designer"), backend=BACKEND)
    address = reverse("campaigns:games", args=(done.public_id,))
    page = unescape(client.get(f"{address}?card={CARD}").content.decode())
    assert page.count("“Fidget” set themselves off without end") == 3
    assert 'href="/admin/games/platformer/hero/fidget/"' in page
    number = next(row.number for row in results_of(done) if row.fault)
    who = User.objects.get(username="designer")
    made = TestGame.objects.get(public_id=imported(done, number, who, "en"))
    assert made.ply > 0
    assert client.get(f"/table/{made.public_id}/replay/?watching=1&ply={made.ply}").status_code == 200


def test_the_api_tells_it_too(done: Campaign, person: Callable[..., User]) -> None:
    secret = issue_token(person("designer"), "a test", ["campaigns", "games:watch"], by=None).secret
    client = Client(headers={"Authorization": f"Bearer {secret}", "Accept-Language": "de"})
    found = client.get(f"/api/v1/campaigns/{done.public_id}/results/?card={CARD}")
    assert found.status_code == 200, found.content
    rows = found.json()["results"]
    assert [row["card"] for row in rows] == [CARD] * 3
    assert all("ohne Ende" in row["broken"] for row in rows)


def test_a_comparison_says_which_side_broke(done: Campaign) -> None:
    whole = publish_content_again()
    assert done.release is not None
    both = start_comparison(
        done.game, ORDER, whole, Content.of_release(done.release), author=None, title="before and after"
    )
    findings = telling_of(run(both), "en").report.findings
    assert findings[0] == "Second content: 3 games broke at “Fidget”; they are in none of the numbers."


def publish_content_again() -> Content:
    """The same game as it was before it was spoilt."""
    content = content_of("platformer")
    made = Release.objects.create(hash=content.hash, game_id="platformer", number=2, content=content.content)
    return Content.of_release(made)


def test_content_that_cannot_be_compiled_is_refused_at_once_with_the_card(
    person: Callable[..., User], monkeypatch: pytest.MonkeyPatch
) -> None:
    release = publish_unbuildable(monkeypatch)
    with pytest.raises(SpecError) as caught:
        size_of(Content.of_release(release), ORDER)
    assert len(caught.value.lines("en")) == 1
    assert "“Fidget” cannot be played as it is written" in caught.value.lines("en")[0]
    secret = issue_token(person("designer"), "a test", ["campaigns"], by=None).secret
    client = Client(headers={"Authorization": f"Bearer {secret}"})
    body = {"game": "platformer", "order": ORDER}
    refused = client.post("/api/v1/campaigns/", json.dumps(body), content_type="application/json")
    assert refused.status_code == 422
    assert "Fidget" in refused.content.decode()


def test_how_long_it_takes_is_reckoned_though_games_break(done: Campaign) -> None:
    assert done.release is not None
    content = Content.of_release(done.release).snapshot
    assert seconds_for(content, grid_of(done)) > 0
    always = {**ORDER, "vary": {"heroes": [["fidget", "sweety"]]}}
    assert size_of(Content.of_release(done.release), always).games == 3
