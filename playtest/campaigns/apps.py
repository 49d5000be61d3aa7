"""The app of the campaigns."""

from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    """An app of its own, so that its tables can grow without those of the test games."""

    name = "playtest.campaigns"
    label = "campaigns"
    verbose_name = "Campaigns"
