"""The app of `editor`."""

from django.apps import AppConfig


class EditorConfig(AppConfig):
    """Tells Django that this package is an app."""

    name = "editor"
