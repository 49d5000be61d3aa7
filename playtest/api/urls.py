"""The addresses of version 1 of the API. They are named ``api:<name>``."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, path

from playtest.api.campaigns import urls as campaigns
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
from playtest.api.document import Document
from playtest.api.games import urls as games
from playtest.api.jobs import JobCancel, JobFile, Jobs, JobView
from playtest.api.prints import PrintChoices, Prints
from playtest.api.reference import docs
from playtest.api.root import Root

app_name = "api"

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
    *games.urlpatterns,
    *campaigns.urlpatterns,
]
