"""The app of `content`."""

from django.apps import AppConfig


class ContentConfig(AppConfig):
    """Tells Django that this package is an app."""

    name = "content"
