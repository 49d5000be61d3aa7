"""The studio as an app, so that Django finds its commands."""

from django.apps import AppConfig


class StudioConfig(AppConfig):
    """Holds commands only; no models."""

    name = "studio"
