"""All addresses of the playtest."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path

from playtest import token_pages

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/v1/", include("playtest.api.urls")),
    path("tokens/", token_pages.tokens, name="tokens"),
    path("tokens/<str:public_id>/revoke/", token_pages.revoke, name="token_revoke"),
    path("table/", include("playtest.table.urls")),
    path("campaigns/", include("playtest.campaigns.pages.urls")),
]
