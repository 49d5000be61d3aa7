"""The addresses of version 1 of the API: our own, and those that the other parts bring."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from django.urls import URLPattern, URLResolver, path

from playtest.api.content.art import ArtView
from playtest.api.content.entries import Entries, EntryView
from playtest.api.content.kinds import Kinds, KindView
from playtest.api.content.packs import Languages, Packs, PackView
from playtest.api.content.releases import (
    DraftView,
    ReleaseContent,
    Releases,
    ReleaseView,
    ReleaseWithdrawal,
)
from playtest.api.document import Document, docs
from playtest.api.jobs import JobCancel, JobFile, Jobs, JobView
from playtest.api.prints import PrintChoices, Prints
from playtest.api.root import Root

app_name = "api"

PARTS = ("playtest.games.urls", "playtest.campaigns.api_urls")
"""Modules whose ``urlpatterns`` belong to the API too; addresses are named ``api:<name>``."""

urlpatterns: list[URLPattern | URLResolver] = [
    path("", Root.as_view(), name="root"),
    path("openapi.json", Document.as_view(), name="openapi"),
    path("docs/", docs, name="docs"),
    path("languages/", Languages.as_view(), name="languages"),
    path("packs/", Packs.as_view(), name="packs"),
    path("packs/<str:game>/", PackView.as_view(), name="pack"),
    path("packs/<str:game>/kinds/", Kinds.as_view(), name="kinds"),
    path("packs/<str:game>/kinds/<str:kind>/", KindView.as_view(), name="kind"),
    path("packs/<str:game>/entries/", Entries.as_view(), name="entries"),
    path("packs/<str:game>/entries/<str:kind>/<str:slug>/", EntryView.as_view(), name="entry"),
    path("packs/<str:game>/draft/", DraftView.as_view(), name="draft"),
    path("packs/<str:game>/releases/", Releases.as_view(), name="releases"),
    path("packs/<str:game>/releases/<int:number>/", ReleaseView.as_view(), name="release"),
    path(
        "packs/<str:game>/releases/<int:number>/withdrawal/",
        ReleaseWithdrawal.as_view(),
        name="release_withdrawal",
    ),
    path("packs/<str:game>/releases/<int:number>/content/", ReleaseContent.as_view(), name="release_content"),
    path("packs/<str:game>/printing/", PrintChoices.as_view(), name="print_choices"),
    path("art/<str:name>/", ArtView.as_view(), name="art"),
    path("prints/", Prints.as_view(), name="prints"),
    path("jobs/", Jobs.as_view(), name="jobs"),
    path("jobs/<str:id>/", JobView.as_view(), name="job"),
    path("jobs/<str:id>/cancel/", JobCancel.as_view(), name="job_cancel"),
    path("jobs/<str:id>/files/<str:name>/", JobFile.as_view(), name="job_file"),
]


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


for part in PARTS:
    if _is_there(part):
        urlpatterns += import_module(part).urlpatterns
