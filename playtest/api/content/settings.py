"""What a game can be started with, as `engine.kernel.settings` describes it, in the asked language."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from content.playwording import PlayWording
from engine.gaps import remembered
from engine.kernel.settings import GameSettings, Setting, settings_of
from engine.kernel.start import has_rules
from engine.snapshot import Snapshot
from playtest.api.content.finding import snapshot_named
from playtest.api.enums import SETTING_SORTS
from playtest.api.fields import Shown


class ChoiceBody(Shown):
    """Something that can be chosen: its key, and what it is called."""

    value = serializers.JSONField()
    text = serializers.CharField()

    class Meta:
        ref_name = "SettingChoice"


@extend_schema_field({"type": "array", "items": {"$ref": "#/components/schemas/Setting"}})
class PartsField(serializers.ListField):
    """Settings within a setting."""


class SettingBody(Shown):
    """One setting of a game."""

    name = serializers.CharField(help_text="Its key among the options.")
    text = serializers.CharField()
    help = serializers.CharField()
    sort = serializers.ChoiceField(choices=SETTING_SORTS)
    default = serializers.JSONField(allow_null=True)
    choices = ChoiceBody(many=True)
    kind = serializers.CharField(help_text="The kind of the entries to choose from; empty for other sorts.")
    least = serializers.IntegerField(allow_null=True)
    most = serializers.IntegerField(allow_null=True)
    length = serializers.IntegerField(allow_null=True)
    per_seat = serializers.BooleanField(help_text="The value is a list with one for each seat.")
    varies = serializers.BooleanField(help_text="Worth varying in a campaign.")
    clause = serializers.CharField(help_text="The rule it is about.")
    parts = PartsField()

    class Meta:
        ref_name = "Setting"


class SettingsBody(Shown):
    """What a release can be started with."""

    release = serializers.CharField(help_text="The hash of the release.")
    least_seats = serializers.IntegerField()
    most_seats = serializers.IntegerField()
    cooperative = serializers.BooleanField()
    hidden = serializers.BooleanField(help_text="Players have secrets from each other.")
    best_bot = serializers.CharField()
    settings = SettingBody(many=True)

    class Meta:
        ref_name = "GameSettings"


@remembered(48)
def shown_settings(release: str, language: str) -> dict[str, Any] | None:
    """The settings of a release by its hash; nothing if the game cannot be played yet."""
    snapshot = snapshot_named(release)
    found = playable_settings(snapshot)
    if found is None:
        return None
    words = PlayWording(snapshot, language)
    return {
        "release": release,
        "least_seats": found.seats[0],
        "most_seats": found.seats[1],
        "cooperative": found.cooperative,
        "hidden": found.hidden,
        "best_bot": found.best_bot,
        "settings": [shown_setting(setting, words) for setting in found.settings],
    }


def playable_settings(snapshot: Snapshot) -> GameSettings | None:
    """The settings of a snapshot, if there are rules that play it."""
    return settings_of(snapshot) if has_rules(snapshot) else None


def shown_setting(setting: Setting, words: PlayWording) -> dict[str, Any]:
    """A setting in a language."""
    title, help_text = words.setting(setting.name)
    values = [*setting.special, *setting.choices]
    return {
        "name": setting.name,
        "text": title,
        "help": help_text,
        "sort": setting.sort,
        "default": setting.default,
        "choices": [{"value": value, "text": words.choice(setting, value)} for value in values],
        "kind": setting.kind,
        "least": setting.least,
        "most": setting.most,
        "length": setting.length,
        "per_seat": setting.per_seat,
        "varies": setting.varies,
        "clause": setting.clause,
        "parts": [shown_setting(part, words) for part in setting.parts],
    }
