"""The app of the playtest."""

from django.apps import AppConfig


class PlaytestConfig(AppConfig):
    """Tokens of the API, test games."""

    name = "playtest"
    verbose_name = "Playtest"
