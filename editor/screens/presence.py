"""Who else has an entry open: asked by its page again and again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from content.actions.note_presence import leave_entry, note_presence
from content.models import Presence
from editor.screens.base import find_entry, person, screen


@require_POST
@screen("content.view_entry")
def presence(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Say that one is here, or that one goes; who else is, and which version is the last."""
    _shelf, entry = find_entry(game, kind, slug)
    who = person(request)
    if request.POST.get("gone"):
        leave_entry(entry, who)
        return HttpResponse(status=204)
    others = note_presence(entry, who, is_editing=bool(request.POST.get("editing")))
    return JsonResponse({"others": [_line(each) for each in others], "version": entry.version})


def _line(other: Presence) -> str:
    name = {"name": other.person.get_full_name() or other.person.username}
    if other.is_editing:
        return _("%(name)s is editing") % name
    return _("%(name)s is looking at this") % name
