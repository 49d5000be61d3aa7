"""Languages that packs can be written in or translated into: how far each is, in which games, and which
languages speak where it has no words. For owners."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from django import forms
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from content.actions.keep_language import add_language, change_language, delete_language, mark_of
from content.coverage import coverage
from content.errors import ChangedMeanwhileError, LanguageInUseError
from content.fallbacks import chain_of
from content.language_codes import named_codes
from content.language_uses import uses_of
from content.models import Language, Pack
from content.wording import game_name
from editor.forms.plain import PlainForm, changed_meanwhile
from editor.names import in_menu_order, interface_language, language_label
from editor.progress import LAYERS, Progress, by_game
from editor.screens.base import page, person, screen
from engine.games import games


@dataclass(frozen=True, slots=True)
class Said:
    """How much of a layer a language says itself."""

    label: str
    percent: int
    missing: int


@dataclass(frozen=True, slots=True)
class InGame:
    """A language in one game."""

    game: str
    title: str
    is_source: bool
    progress: Progress | None
    """How far its texts are; nothing if the pack is not translated into it."""
    layers: list[Said]


@dataclass(frozen=True, slots=True)
class ShownLanguage:
    """A language as the list shows it."""

    language: Language
    label: str
    """What it is called in the language of the interface."""
    chain: str
    games: list[InGame]


class LanguageForm(PlainForm):
    """What a language is called and which speak in its place."""

    name = forms.CharField(label=gettext_lazy("Name in the language itself"), max_length=60)
    fallbacks = forms.CharField(
        label=gettext_lazy("Falls back to"),
        max_length=60,
        required=False,
        help_text=gettext_lazy(
            "Codes of languages, in order and with spaces between them: where this language has no wording "
            "yet, the first of them that has it is read. Empty: the base language, then the language of the "
            "game, then English."
        ),
    )


class NewLanguageForm(LanguageForm):
    """The same for a language that the studio does not have yet."""

    code = forms.CharField(
        label=gettext_lazy("Code or name of the language"),
        max_length=60,
        help_text=gettext_lazy("Begin to type: “fr”, “pt_BR”, “French” …"),
        widget=forms.TextInput(attrs={"list": "codes", "autocomplete": "off", "spellcheck": "false"}),
    )
    field_order = ("code", "name", "fallbacks")

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].required = False
        self.fields["name"].help_text = _("Leave it empty to take what the language calls itself.")


@screen("content.change_language")
def languages(request: HttpRequest) -> HttpResponse:
    """All languages, with how far each is in which game."""
    who = person(request)
    return page(
        request,
        "editor/languages.html",
        _("Languages"),
        rows=_rows(),
        can_add=who.has_perm("content.add_language"),
    )


@screen("content.add_language")
def new_language(request: HttpRequest) -> HttpResponse:
    """Add a language."""
    spoken = interface_language()
    form = NewLanguageForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            made = add_language(
                given["code"], given["name"], given["fallbacks"], spoken=spoken, author=person(request)
            )
        except ValidationError as error:
            form.refuse(error)
        else:
            said = _("%(name)s has been added. Tick it in the packs that are to be translated into it.")
            messages.success(request, said % {"name": made.name})
            return redirect("admin:language", made.pk)
    return page(
        request,
        "editor/language_new.html",
        _("New language"),
        crumbs=[(_("Languages"), reverse("admin:languages"))],
        status=422 if request.method == "POST" else 200,
        form=form,
        codes=named_codes(spoken),
    )


@screen("content.change_language")
def language(request: HttpRequest, code: str) -> HttpResponse:
    """One language: its name, its chain, where it is used."""
    known = get_object_or_404(Language, pk=code)
    if request.method != "POST":
        return _one(request, known)
    form = LanguageForm(request.POST)
    if form.is_valid():
        given = form.cleaned_data
        try:
            change_language(
                known, given["name"], given["fallbacks"], seen=given["seen"], author=person(request)
            )
        except ChangedMeanwhileError:
            form.add_error(None, changed_meanwhile())
        except ValidationError as error:
            form.refuse(error)
        else:
            messages.success(request, _("%(name)s has been saved.") % {"name": given["name"]})
            return redirect("admin:language", code)
    return _one(request, known, form, 422)


@require_POST
@screen("content.delete_language")
def language_delete(request: HttpRequest, code: str) -> HttpResponse:
    """Delete a language that nothing hangs on."""
    known = get_object_or_404(Language, pk=code)
    try:
        delete_language(known, author=person(request))
    except LanguageInUseError:
        messages.error(request, _("%(name)s is in use and stays.") % {"name": known.name})
        return _one(request, known, status=409)
    messages.success(request, _("%(name)s has been deleted.") % {"name": known.name})
    return redirect("admin:languages")


def _one(
    request: HttpRequest, known: Language, form: LanguageForm | None = None, status: int = 200
) -> HttpResponse:
    spoken = interface_language()
    uses = uses_of(known)
    initial = {"name": known.name, "fallbacks": known.fallbacks, "seen": mark_of(known)}
    [shown] = [each for each in _rows() if each.language == known]

    def named(names: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(name, game_name(name, spoken)) for name in names if name in games()]

    return page(
        request,
        "editor/language.html",
        known.name,
        crumbs=[(_("Languages"), reverse("admin:languages"))],
        status=status,
        known=known,
        shown=shown,
        form=form or LanguageForm(initial=initial),
        uses=uses,
        written=named(uses.written),
        translated=named(uses.translated),
        texts=[(game, game_name(game, spoken), count) for game, count in uses.texts if game in games()],
        may_delete=person(request).has_perm("content.delete_language"),
    )


def _rows() -> list[ShownLanguage]:
    """Every language with how far it is, in a few queries for all."""
    spoken = interface_language()
    packs = [
        pack
        for pack in Pack.objects.select_related("source").prefetch_related("languages")
        if pack.pk in games()
    ]
    packs.sort(key=lambda pack: game_name(pack.pk, spoken))
    counted = by_game({pack.pk: [each.pk for each in pack.languages.all()] for pack in packs})
    found: dict[str, list[InGame]] = defaultdict(list)
    for pack in packs:
        progress = {each.language: each for each in counted[pack.pk]}
        for code in (pack.source_id, *progress):
            layers = [
                Said(str(LAYERS[each.layer]), _percent(each.total, len(each.missing)), len(each.missing))
                for each in coverage(code, pack.pk)
            ]
            found[code].append(
                InGame(
                    pack.pk,
                    game_name(pack.pk, spoken),
                    code == pack.source_id,
                    progress.get(code),
                    layers,
                )
            )
    return [
        ShownLanguage(each, language_label(each.pk), _chain(each), found[each.pk])
        for each in in_menu_order(Language.objects.all())
    ]


def _chain(language: Language) -> str:
    """The languages that speak in its place, by their names."""
    return " → ".join(language_label(code) for code in chain_of(language.pk)[1:])


def _percent(total: int, missing: int) -> int:
    """The part that is said, never rounded up to 100."""
    return 100 * (total - missing) // total if total else 100
