"""The roles people have in a studio, as Django groups with their permissions; put in place after every
migration."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import Group, Permission
from django.utils.translation import gettext_noop

_VIEW = [
    "view_pack",
    "view_entry",
    "view_textunit",
    "view_translation",
    "view_language",
    "view_art",
    "view_release",
    "view_revision",
    "view_comment",
    "view_printresult",
    "view_printer",
    "watch_games",
]
_SPEAK = ["add_comment"]
_PLAY = ["create_games", "play_games", "run_campaigns"]
"""Rights of the playtest, which declares them; they are only named here."""
_PRINT = ["add_printresult", "add_printer", "change_printer", "delete_printer"]
_DESIGN = [
    *_VIEW,
    *_PRINT,
    *_PLAY,
    *_SPEAK,
    "delete_printresult",
    "delete_campaign",
    "add_entry",
    "change_entry",
    "delete_entry",
    "add_art",
    "change_translation",
    "publish_release",
]
_OWN = [
    *_DESIGN,
    "manage_tokens",
    "delete_comment",
    "withdraw_release",
    "add_pack",
    "change_pack",
    "add_language",
    "change_language",
    "delete_language",
    "view_member",
    "add_member",
    "change_member",
    "view_user",
    "add_user",
    "change_user",
    "delete_user",
    "view_group",
]

ROLES: dict[str, list[str]] = {
    gettext_noop("owner"): _OWN,
    gettext_noop("designer"): _DESIGN,
    gettext_noop("translator"): [*_VIEW, *_PRINT, *_SPEAK, "play_games", "change_translation"],
    gettext_noop("playtester"): [*_VIEW, *_PRINT, *_PLAY, *_SPEAK],
    gettext_noop("viewer"): _VIEW,
}
"""Role and permissions. A translator writes only in the languages chosen for them; see
`content.actions.allow`."""


def put_in_place(**_: Any) -> None:
    """Create the groups and give them exactly these permissions."""
    for role, names in ROLES.items():
        group, _created = Group.objects.get_or_create(name=role)
        permissions = Permission.objects.filter(
            content_type__app_label__in=("content", "auth", "playtest", "campaigns"), codename__in=names
        )
        if permissions.count() == len(names):  # on the first of several migrations some do not exist yet
            group.permissions.set(permissions)
