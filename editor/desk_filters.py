"""What the translators' desk is asked to show, as an address says it; its pages and files share it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

from django.utils.http import urlencode
from django.utils.translation import gettext as _

from content.models import Language, Pack, State
from content.text_filter import OPEN, UNREVIEWED, TextFilter
from editor.names import interface_language
from engine.games import games


@dataclass(frozen=True, slots=True)
class Filters:
    """What the desk shows."""

    game: str
    language: Language
    kind: str
    state: str
    term: str

    @property
    def wanted(self) -> TextFilter:
        """The same without a page."""
        return TextFilter(self.language.pk, self.game, self.kind, self.state, self.term)

    def query(self, **changed: str) -> str:
        """The filters as the end of an address, some changed."""
        values = {
            "game": self.game,
            "language": self.language.pk,
            "kind": self.kind,
            "state": self.state,
            "q": self.term,
            **changed,
        }
        return urlencode({name: value for name, value in values.items() if value})


def offered(writable: Container[str]) -> tuple[list[Pack], list[Language]]:
    """The games there are and the languages they are translated into, those first that one may write in."""
    packs = list(Pack.objects.filter(pk__in=games()).prefetch_related("languages"))
    languages = {language for pack in packs for language in pack.languages.all()}
    return packs, sorted(languages, key=lambda each: (each.pk not in writable, each.pk))


def read_filters(
    given: Mapping[str, str],
    packs: Sequence[Pack],
    languages: Sequence[Language],
    writable: Container[str],
) -> Filters:
    """What was asked for. Whoever just opens the desk is shown what is to do."""
    game = given.get("game", "")
    language = next((each for each in languages if each.pk == given.get("language")), None)
    if language is None:
        spoken = interface_language()
        first = [each for each in languages if each.pk == spoken]
        language = (first or languages)[0]
        if language.pk not in writable and languages[0].pk in writable:
            language = languages[0]
    return Filters(
        game if any(pack.game == game for pack in packs) else "",
        language,
        given.get("kind", ""),
        given.get("state", "" if given else OPEN),
        given.get("q", "").strip(),
    )


def states() -> list[tuple[str, str]]:
    """The states by which texts are filtered, as people call them."""
    return [
        ("", _("all")),
        (OPEN, _("to do")),
        *((state.value, str(state.label)) for state in State),
        (UNREVIEWED, _("not reviewed")),
    ]
