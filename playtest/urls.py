"""All addresses of the playtest."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/v1/", include("playtest.api.urls")),
    path("table/", include("playtest.table.urls")),
]
