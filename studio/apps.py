"""The studio as an app, so that Django finds its commands."""

from django.apps import AppConfig


class StudioConfig(AppConfig):
    """Holds commands only; no models."""

    name = "studio"

    def ready(self) -> None:
        """Let the checks of an installation be known."""
        import studio.proxies  # noqa: F401 - it registers itself
