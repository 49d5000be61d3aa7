"""The sidebar, made from the games and their kinds."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.wording import game_name, kind_name
from editor.names import interface_language
from engine.games import games
from engine.schema import KindInfo
from engine.schema.shapes import EFFECT, Drawing, ListOf, Nullable, Shape


def sidebar(request: HttpRequest) -> list[dict[str, Any]]:
    """The groups of the sidebar for whoever asks."""
    spoken = interface_language()
    groups = [
        _group("", [_item(request, _("Dashboard"), "space_dashboard", reverse("admin:index"), exact=True)])
    ]
    for game in sorted(games().values(), key=lambda each: game_name(each.name, spoken)):
        items = [
            _item(
                request,
                kind_name(game.name, kind.name, spoken, many=True),
                icon_of(kind),
                reverse("admin:entries", args=(game.name, kind.name)),
            )
            for kind in game.kinds.values()
        ]
        groups.append(_group(game_name(game.name, spoken), items))
    groups.append(
        _group(
            _("Work"),
            [
                _item(request, _("Translations"), "translate", reverse("admin:translations")),
                _item(
                    request, _("Publish"), "publish", reverse("admin:publish"), may="content.publish_release"
                ),
                _item(request, _("Releases"), "inventory_2", reverse("admin:releases")),
                _item(request, _("Print centre"), "print", reverse("admin:prints")),
                _item(request, _("Jobs"), "pending_actions", reverse("admin:jobs")),
                _item(request, _("History"), "history", reverse("admin:history"), exact=True),
                _item(request, _("Deleted entries"), "delete", reverse("admin:deleted")),
            ],
        )
    )
    groups += [_places(request, name) for name in settings.SIDEBAR_PLACES]
    groups.append(
        _group(
            _("Studio"),
            [
                _item(
                    request, _("Users"), "group", reverse("admin:auth_user_changelist"), may="auth.view_user"
                ),
                _item(
                    request,
                    _("Languages"),
                    "language",
                    reverse("admin:content_language_changelist"),
                    may="content.change_language",
                ),
                _item(
                    request,
                    _("Packs"),
                    "package_2",
                    reverse("admin:content_pack_changelist"),
                    may="content.change_pack",
                ),
            ],
        )
    )
    return groups


def _places(request: HttpRequest, name: str) -> dict[str, Any]:
    """A group of another package, which settings name: a function that gives its title and its places, each
    with its title, icon, address and the permission it needs."""
    title, places = import_string(name)()
    return _group(title, [_item(request, each, icon, link, may=may) for each, icon, link, may in places])


def icon_of(kind: KindInfo) -> str:
    """A sign for a kind by what it holds: a map, effects, or plain facts."""
    shapes = [_bare(field.shape) for field in kind.record.fields]
    if any(isinstance(shape, Drawing) for shape in shapes):
        return "grid_on"
    if any(isinstance(shape, ListOf) and shape.item == EFFECT for shape in shapes):
        return "style"
    if any(isinstance(shape, ListOf) and shape.keyed for shape in shapes):
        return "menu_book"
    return "category"


def _bare(shape: Shape) -> Shape:
    return _bare(shape.inner) if isinstance(shape, Nullable) else shape


def _group(title: str, items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"title": title, "items": items, "separator": False, "collapsible": False}


def _item(
    request: HttpRequest, title: str, icon: str, link: str, *, may: str = "", exact: bool = False
) -> dict[str, Any]:
    active = request.path == link if exact else request.path.startswith(link)

    def permitted(asking: HttpRequest) -> bool:
        return not may or asking.user.has_perm(may)

    return {"title": title, "icon": icon, "link": link, "active": active, "permission": permitted}
