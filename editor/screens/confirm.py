"""Confirming own rules texts from the page of publishing: several at once, with one reason."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from dataclasses import dataclass

from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.allow import writable_languages
from content.actions.confirm_text import Confirmation, confirm_texts
from content.errors import InvalidError
from content.models import Entry, Language, Pack
from content.overtaken import overtaken
from content.own_texts import OwnText
from content.wording import fault_text
from editor.names import interface_language, titles
from editor.own_text import ShownRules
from editor.screens.base import find_pack, person, remark, screen


@dataclass(frozen=True, slots=True)
class OpenText:
    """An own text that stands in the way, with what is to be ticked to confirm it."""

    shown: ShownRules
    title: str
    link: str
    key: str


def open_texts(request: HttpRequest, pack: Pack) -> list[OpenText]:
    """The own texts of a game that somebody must mend or confirm."""
    who = person(request)
    languages = writable_languages(who)
    found = [own for texts in overtaken([pack.game]).values() for own in texts.values()]
    names = titles(pack.game, [(own.kind, own.slug) for own in found])
    spoken = Language.objects.in_bulk({own.language for own in found})
    return [
        OpenText(
            ShownRules(
                spoken[own.language],
                own,
                who.has_perm("content.change_entry") if own.is_source else own.language in languages,
            ),
            names[own.kind, own.slug],
            reverse("admin:entry", args=(own.game, own.kind, own.slug)),
            _key(own),
        )
        for own in found
    ]


@screen("content.publish_release")
def confirm(request: HttpRequest, game: str) -> HttpResponse:
    """Confirm the ticked texts. What has changed since it was looked at is not confirmed."""
    pack = find_pack(game)
    answer = redirect(f"{reverse('admin:publish_game', args=(game,))}#own-texts")
    if request.method != "POST":
        return answer
    because, wanted = remark(request, "because"), set(request.POST.getlist("confirm"))
    chosen: dict[tuple[str, str], list[Confirmation]] = defaultdict(list)
    for each in open_texts(request, pack):
        if each.key in wanted:
            own = each.shown.own
            chosen[own.kind, own.slug].append(Confirmation(own.language, because, own.text, own.rendered))
            wanted.discard(each.key)
    if wanted:
        messages.warning(request, _("Some texts have changed since you looked, and were not confirmed."))
    try:
        with transaction.atomic():
            for (kind, slug), given in chosen.items():
                confirm_texts(
                    Entry.objects.get(game=pack, kind=kind, slug=slug), given, author=person(request)
                )
    except InvalidError as error:
        for text in dict.fromkeys(fault_text(fault, interface_language(), game) for fault in error.faults):
            messages.error(request, text)
        return answer
    count = sum(len(given) for given in chosen.values())
    if count:
        said = ngettext("%(n)d own text has been confirmed.", "%(n)d own texts have been confirmed.", count)
        messages.success(request, said % {"n": count})
    elif not wanted:
        messages.error(request, _("Tick the texts that you confirm."))
    return answer


def _key(own: OwnText) -> str:
    """Names a text and the state in which it was looked at."""
    seen = hashlib.sha256(f"{own.text}\0{own.rendered}\0{own.source}".encode()).hexdigest()[:16]
    return f"{own.kind}/{own.slug}/{own.language}/{seen}"
