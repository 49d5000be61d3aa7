"""The addresses of version 1 of the API: our own, and those that the other parts bring."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from django.urls import URLPattern, URLResolver, path

from playtest.api.root import Root

app_name = "api"

PARTS = ("playtest.games.urls", "playtest.campaigns.api_urls")
"""Modules whose ``urlpatterns`` belong to the API too; addresses are named ``api:<name>``."""

urlpatterns: list[URLPattern | URLResolver] = [
    path("", Root.as_view(), name="root"),
]


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


for part in PARTS:
    if _is_there(part):
        urlpatterns += import_module(part).urlpatterns
