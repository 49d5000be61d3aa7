"""The studio as an app, so that Django finds its commands."""

from django.apps import AppConfig


class StudioConfig(AppConfig):
    """Holds commands only; no models."""

    name = "studio"

    def ready(self) -> None:
        """Let the checks of an installation be known, and let the log hear who signs in."""
        import studio.proxies
        import studio.sign_ins  # noqa: F401 - both register themselves
