"""What the search of the studio finds of messages: by their ids, for those who know one from a list or a
file."""

from __future__ import annotations

import re

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.allow import writable_languages
from content.fallbacks import LAST
from content.messages.listing import SHARED
from content.messages.shipped import shipped_keys
from content.search import Question
from content.wording import game_name
from editor.names import interface_language
from editor.screens.base import person
from engine.games import games

_ID = re.compile(r"-?[a-z]\w*-[\w-]*|-[a-z]\w*")
"""What looks like an id, or like the beginning of one; terms begin with a hyphen."""

Found = tuple[str, str, str, str]
"""Title, what it is, icon, address."""


def find_messages(request: HttpRequest, _question: Question, most: int) -> list[Found]:
    """Messages whose id holds what was typed, if that looks like one; in a language that whoever asks may
    write in, the one they read if it is among them."""
    typed = request.GET.get("q", "").strip().casefold()
    if not _ID.fullmatch(typed) or not request.user.has_perm("content.view_translation"):
        return []
    spoken = interface_language()
    writable = sorted(writable_languages(person(request)))
    language = spoken if spoken in writable or not writable else writable[0]
    found: list[Found] = []
    for game in (*games(), ""):
        within = f"{_('Wording')} · {game_name(game, spoken) if game else _('shared by all games')}"
        for key in shipped_keys(LAST, game):
            if typed in key.casefold():
                link = reverse("admin:wording_message", args=(game or SHARED, language, key))
                found.append((key, within, "edit", link))
                if len(found) == most:
                    return found
    return found
