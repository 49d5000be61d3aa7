"""The addresses of the table."""

from __future__ import annotations

from django.urls import path

from playtest.table import art, lobby, playing, replaying, seating

app_name = "table"

urlpatterns = [
    path("", lobby.lobby, name="lobby"),
    path("new/", lobby.new, name="new"),
    path("art/<str:name>.png", art.picture, name="picture"),
    path("icons/<str:game>-<str:version>.svg", art.icons, name="icons"),
    path("<str:name>/", playing.table, name="table"),
    path("<str:name>/sit/<str:token>/", seating.sit, name="sit"),
    path("<str:name>/watch/", playing.watch, name="watch"),
    path("<str:name>/live/", playing.live, name="live"),
    path("<str:name>/stream/", playing.stream, name="stream"),
    path("<str:name>/move/", playing.move, name="move"),
    path("<str:name>/undo/", playing.undo, name="undo"),
    path("<str:name>/replay/", replaying.replay, name="replay"),
    path("<str:name>/links/", lobby.links, name="links"),
    path("<str:name>/links/<int:seat>/", lobby.new_link, name="new_link"),
    path("<str:name>/delete/", lobby.delete, name="delete"),
]
