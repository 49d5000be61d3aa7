"""Take an entry away, after a look at who uses it; a used one stays.

For an entry whose kind the game no longer declares this is the only page there is.
"""

from __future__ import annotations

from django.contrib import messages
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.delete_entry import delete_entry, users_of
from content.actions.delete_kit import delete_kit
from content.errors import InUseError
from content.kits import Key, read_kit
from content.models import Entry, Mention, Revision
from content.store import read_document
from content.wording import kind_name
from editor.names import interface_language, shown_users, titles
from editor.screens.base import find_game, page, person, remark, screen, title_of


@screen("content.delete_entry")
def delete(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """The question, and the deed."""
    declared = find_game(game)
    entry = get_object_or_404(Entry.objects.select_related("game"), game=game, kind=kind, slug=slug)
    title = title_of(entry)
    crumbs, back = [], reverse("admin:publish_game", args=(game,))
    after = back
    if kind in declared.kinds:
        after = reverse("admin:entries", args=(game, kind))
        back = reverse("admin:entry", args=(game, kind, slug))
        crumbs = [(kind_name(game, kind, interface_language(), many=True), after), (title, back)]
    chosen = [entry_key(each) for each in request.POST.getlist("part")]
    mentions = users_of(entry)
    parts = _parts(entry, mentions) if kind in declared.kinds else []
    if request.method == "POST" and (_is_overtaken(request, entry) or (chosen and set(chosen) != set(parts))):
        messages.error(request, _("Somebody changed “%(name)s” meanwhile.") % {"name": title})
    elif request.method == "POST":
        try:
            if chosen:
                delete_kit(entry.game, [(kind, slug), *chosen], author=person(request), why=remark(request))
            else:
                delete_entry(entry, author=person(request), why=remark(request))
        except InUseError:
            messages.error(request, _("“%(name)s” is in use and has not been deleted.") % {"name": title})
        else:
            messages.success(
                request, _("“%(name)s” has been deleted. Its history can bring it back.") % {"name": title}
            )
            return redirect(after)
    names = titles(game, parts)
    return page(
        request,
        "editor/delete.html",
        _("Delete “%(name)s”?") % {"name": title},
        crumbs=crumbs,
        status=409 if request.method == "POST" else 200,
        back=back,
        name=title,
        users=shown_users(game, mentions),
        parts=[("/".join(key), names[key], kind_name(game, key[0], interface_language())) for key in parts],
    )


def entry_key(name: str) -> Key:
    """Kind and slug as a page carries them along."""
    kind, _slash, slug = name.partition("/")
    return kind, slug


def _parts(entry: Entry, mentions: list[Mention]) -> list[Key]:
    """What would go together with an entry: its own kit, if nothing else refers to any of it."""
    if not mentions:
        return []
    keys = [part.key for part in read_kit(entry.game, read_document(entry)).own]
    wanted = Q()
    for kind, slug in [(entry.kind, entry.slug), *keys]:
        wanted |= Q(kind=kind, slug=slug)
    users = Mention.objects.filter(wanted, entry__game=entry.game_id)
    inside = {(entry.kind, entry.slug), *keys}
    return keys if set(users.values_list("entry__kind", "entry__slug")) <= inside else []


def _is_overtaken(request: HttpRequest, entry: Entry) -> bool:
    """Whether the entry is no longer as it was when somebody was offered to take it away."""
    seen = request.POST.get("latest")
    latest = Revision.objects.filter(entry=entry).values_list("pk", flat=True).first()
    return seen is not None and seen != str(latest)
