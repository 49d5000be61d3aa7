"""The addresses of the pages of campaigns."""

from __future__ import annotations

from django.urls import path

from playtest.campaigns.pages import downloads, games, listing, one, ordering

app_name = "campaigns"

urlpatterns = [
    path("", listing.campaigns, name="list"),
    path("new/", ordering.new, name="new"),
    path("new/size/", ordering.size, name="size"),
    path("<str:name>/", one.one, name="one"),
    path("<str:name>/live/", one.live, name="live"),
    path("<str:name>/state/", one.state, name="state"),
    path("<str:name>/step/<str:deed>/", one.step, name="step"),
    path("<str:name>/delete/", one.delete, name="delete"),
    path("<str:name>/report.pdf", downloads.pdf, name="pdf"),
    path("<str:name>/report.json", downloads.as_json, name="json"),
    path("<str:name>/games.csv", downloads.games, name="csv"),
    path("<str:name>/games/", games.games, name="games"),
    path("<str:name>/games/<int:number>/", games.replay, name="replay"),
]
