"""Packs: the content of each game, the language it is written in, those it is translated into, and how it
stands. For owners."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from django import forms
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from content.actions.keep_pack import choose_languages, choose_review, start_pack
from content.models import Entry, Language, Pack, PackFile, Release, Review, Revision, Translation
from content.wording import game_name
from editor.forms.plain import PlainForm
from editor.names import in_menu_order, interface_language
from editor.progress import Progress, by_game
from editor.screens.base import find_game, find_pack, page, person, screen
from engine.games import games


@dataclass(frozen=True, slots=True)
class ShownPack:
    """A pack as the list shows it."""

    game: str
    title: str
    pack: Pack | None
    languages: list[tuple[Language, Progress]]
    entries: int
    releases: int
    changed_at: datetime | None
    changed_by: str
    loaded_at: datetime | None
    files: int


class PackForm(PlainForm):
    """The languages that a pack is translated into. What was shown is sent back, so that only what somebody
    ticked or unticked is changed."""

    languages = forms.MultipleChoiceField(
        label=gettext_lazy("Languages it is translated into"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    review = forms.ChoiceField(
        label=gettext_lazy("Review"),
        required=False,
        choices=Review.choices,
        widget=forms.RadioSelect,
        help_text=gettext_lazy("Who may say of a translation that it is right."),
    )

    def __init__(
        self, *args: Any, source: str = "", texts: dict[str, int] | None = None, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        offered = [each for each in in_menu_order(Language.objects.all()) if each.pk != source]
        cast(Any, self.fields["languages"]).choices = [
            (each.pk, _told(each, (texts or {}).get(each.pk, 0))) for each in offered
        ]

    @property
    def shown(self) -> list[str]:
        """The languages that were ticked when the page was opened."""
        return str(self.cleaned_data["seen"]).split()[1:]

    @property
    def review_wanted(self) -> str:
        """The review that was chosen; nothing if it is the one that was chosen when the page was opened."""
        before = str(self.cleaned_data["seen"]).partition(" ")[0]
        chosen = str(self.cleaned_data["review"])
        return chosen if chosen != before else ""


class NewPackForm(PackForm):
    """An empty pack: also the language that it is written in, which does not change afterwards."""

    source = forms.ChoiceField(
        label=gettext_lazy("Language it is written in"),
        help_text=gettext_lazy("Translations hang on it: it cannot be changed afterwards."),
    )
    field_order = ("source", "languages")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["review"]
        known = [(each.pk, each.name) for each in in_menu_order(Language.objects.all())]
        cast(Any, self.fields["source"]).choices = known


@screen("content.change_pack")
def packs(request: HttpRequest) -> HttpResponse:
    """The packs of all games, and the games that have none."""
    return page(
        request,
        "editor/packs.html",
        _("Packs"),
        rows=_rows(list(games())),
        can_add=person(request).has_perm("content.add_pack"),
    )


@screen("content.change_pack")
def pack(request: HttpRequest, game: str) -> HttpResponse:
    """One pack: how it stands, and its languages."""
    known = find_pack(game)
    held = sorted(known.languages.values_list("pk", flat=True))
    texts = _texts(game)
    initial = {"languages": held, "review": known.review, "seen": " ".join([known.review, *held])}
    form = PackForm(request.POST or None, initial=initial, source=known.source_id, texts=texts)
    if request.method == "POST" and form.is_valid():
        try:
            with transaction.atomic():
                come, gone = choose_languages(
                    known, form.shown, form.cleaned_data["languages"], author=person(request)
                )
                wanted = form.review_wanted or known.review
                is_other = choose_review(known, wanted, author=person(request))
        except ValidationError as error:
            form.refuse(error)
        else:
            if is_other:
                told = _("Translations are now reviewed like this: %(how)s.") % {"how": Review(wanted).label}
                messages.success(request, told)
            if come or gone or not is_other:
                _tell(request, come, gone, texts)
            return redirect("admin:pack", game)
    [shown] = _rows([game])
    return page(
        request,
        "editor/pack.html",
        shown.title,
        crumbs=[(_("Packs"), reverse("admin:packs"))],
        status=422 if request.method == "POST" else 200,
        shown=shown,
        known=known,
        form=form,
    )


@screen("content.add_pack")
def new_pack(request: HttpRequest, game: str) -> HttpResponse:
    """Start an empty pack for a game that has none."""
    find_game(game)
    if Pack.objects.filter(pk=game).exists():
        raise Http404
    form = NewPackForm(request.POST or None, initial={"source": "en"})
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            start_pack(game, given["source"], given["languages"], author=person(request))
        except ValidationError as error:
            form.refuse(error)
        else:
            messages.success(request, _("The pack has been started. Add its first entries."))
            return redirect("admin:pack", game)
    return page(
        request,
        "editor/pack_new.html",
        _("Start an empty pack"),
        crumbs=[(_("Packs"), reverse("admin:packs"))],
        status=422 if request.method == "POST" else 200,
        game_title=game_name(game, interface_language()),
        form=form,
    )


def _tell(request: HttpRequest, come: set[str], gone: set[str], texts: dict[str, int]) -> None:
    """Say what was changed; texts of a language that went are kept, and that is said too."""
    names = dict(Language.objects.values_list("pk", "name"))
    if come:
        added = ", ".join(names[code] for code in sorted(come))
        messages.success(request, _("The pack is translated into %(languages)s now.") % {"languages": added})
    for code in sorted(gone):
        kept = texts.get(code, 0)
        said = ngettext(
            "%(language)s is no longer one of the pack's languages. Its %(n)d text is kept.",
            "%(language)s is no longer one of the pack's languages. Its %(n)d texts are kept.",
            kept,
        )
        messages.success(request, said % {"language": names[code], "n": kept})
    if not come and not gone:
        messages.info(request, _("Nothing has changed."))


def _told(language: Language, texts: int) -> str:
    """A language with how many texts of the pack it has."""
    if not texts:
        return language.name
    said = ngettext("%(language)s (%(n)d text)", "%(language)s (%(n)d texts)", texts)
    return said % {"language": language.name, "n": texts}


def _texts(game: str) -> dict[str, int]:
    """How many texts of a game are written in which language."""
    rows = Translation.objects.filter(unit__entry__game=game).exclude(text="").values_list("language")
    return dict(rows.annotate(n=Count("pk")).order_by())


def _rows(wanted: list[str]) -> list[ShownPack]:
    """Games with their packs, in a few queries for all."""
    spoken = interface_language()
    latest = Revision.objects.filter(game=OuterRef("pk")).order_by("-pk")
    loaded = latest.filter(verb=Revision.Verb.LOADED)
    found: QuerySet[Any] = Pack.objects.filter(pk__in=wanted).select_related("source", "current")
    found = found.defer("current__content").prefetch_related("languages")
    found = found.annotate(
        changed_at=Subquery(latest.values("made_at")[:1]),
        changed_by=Subquery(latest.values("made_by__username")[:1]),
        loaded_at=Subquery(loaded.values("made_at")[:1]),
    )
    known = {pack.pk: pack for pack in found}
    counts = [
        dict(rows.values_list(name).annotate(n=Count("pk")).order_by())
        for rows, name in (
            (Entry.objects.all(), "game"),
            (Release.objects.all(), "game"),
            (PackFile.objects.all(), "pack"),
        )
    ]
    spoken_in = {name: [each.pk for each in pack.languages.all()] for name, pack in known.items()}
    progress = by_game(spoken_in)
    shown = []
    for name in sorted(wanted, key=lambda name: game_name(name, spoken)):
        pack = known.get(name)
        entries, releases, files = (each.get(name, 0) for each in counts)
        by_code = {each.language: each for each in progress.get(name, ())}
        languages = in_menu_order(pack.languages.all()) if pack is not None else []
        shown.append(
            ShownPack(
                name,
                game_name(name, spoken),
                pack,
                [(each, by_code[each.pk]) for each in languages],
                entries,
                releases,
                pack.changed_at if pack else None,
                (pack.changed_by or "") if pack else "",
                pack.loaded_at if pack else None,
                files,
            )
        )
    return shown
