"""The addresses of test games within the API."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, path

from playtest.api.games.game import (
    GameActions,
    GameExport,
    GameLog,
    GameReplay,
    GameState,
    SeatToken,
)
from playtest.api.games.games import GameImport, Games
from playtest.api.games.moves import GameMoves, GameUndo
from playtest.api.games.stream import GameStream

urlpatterns: list[URLPattern | URLResolver] = [
    path("games/", Games.as_view(), name="games"),
    path("games/import/", GameImport.as_view(), name="games_import"),
    path("games/<str:id>/", GameState.as_view(), name="game"),
    path("games/<str:id>/actions/", GameActions.as_view(), name="game_actions"),
    path("games/<str:id>/moves/", GameMoves.as_view(), name="game_moves"),
    path("games/<str:id>/undo/", GameUndo.as_view(), name="game_undo"),
    path("games/<str:id>/log/", GameLog.as_view(), name="game_log"),
    path("games/<str:id>/stream/", GameStream.as_view(), name="game_stream"),
    path("games/<str:id>/replay/", GameReplay.as_view(), name="game_replay"),
    path("games/<str:id>/export/", GameExport.as_view(), name="game_export"),
    path("games/<str:id>/seats/<int:seat>/token/", SeatToken.as_view(), name="game_seat_token"),
]
