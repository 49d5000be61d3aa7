"""What the translators' desk is asked to show, as an address says it; its pages and files share it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from content.models import Language, Pack, State
from content.text_filter import (
    FAILED,
    OPEN,
    OVERTAKEN,
    QUESTION,
    UNFIT,
    UNREVIEWED,
    TextFilter,
    parse_day,
)
from content.text_judging import judge_texts
from editor.names import interface_language
from engine.games import games

PARTS = ("game", "kind", "state", "q", "entry", "person", "since")
"""What an address says besides the language."""
MOST_PEOPLE = 200


@dataclass(frozen=True, slots=True)
class Filters:
    """What the desk shows."""

    game: str
    language: Language
    kind: str
    state: str
    term: str
    entry: str = ""
    person: str = ""
    since: str = ""

    @property
    def wanted(self) -> TextFilter:
        """The same without a page."""
        return TextFilter(
            self.language.pk,
            self.game,
            self.kind,
            self.state,
            self.term,
            self.entry,
            self.person,
            self.since,
        )

    @property
    def besides(self) -> list[tuple[str, str]]:
        """The filters besides game and language, those that are set, as fields of a form."""
        parts = {
            "kind": self.kind,
            "state": self.state,
            "q": self.term,
            "entry": self.entry,
            "person": self.person,
            "since": self.since,
        }
        return [(name, value) for name, value in parts.items() if value]

    def query(self, **changed: str) -> str:
        """The filters as the end of an address, some changed."""
        values = {
            "game": self.game,
            "language": self.language.pk,
            "kind": self.kind,
            "state": self.state,
            "q": self.term,
            "entry": self.entry,
            "person": self.person,
            "since": self.since,
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
        given.get("entry", "").strip(),
        given.get("person", "").strip(),
        given.get("since", "") if parse_day(given.get("since", "")) is not None else "",
    )


def states() -> list[tuple[str, str]]:
    """The states by which texts are filtered, as people call them."""
    return [
        ("", _("all")),
        (OPEN, _("to do")),
        *((state.value, str(state.label)) for state in State),
        (UNREVIEWED, _("reviewed by nobody")),
        (OVERTAKEN, _("own text overtaken")),
        (FAILED, _("failed check")),
        (UNFIT, _("does not fit")),
        (QUESTION, _("question open")),
    ]


def people(who: User) -> list[tuple[str, str]]:
    """By whom texts are filtered: oneself first."""
    others = User.objects.filter(is_active=True).exclude(pk=who.pk).order_by("username")[:MOST_PEOPLE]
    mine = (who.get_username(), _("me (%(name)s)") % {"name": who.get_username()})
    return [mine, *((each.username, each.username) for each in others)]


def judged(filters: Filters, packs: Sequence[Pack]) -> int:
    """Have checks read what has changed since they did, if the filters ask for what they say; how many texts
    they have not come to."""
    if filters.state != FAILED:
        return 0
    wanted = [pack for pack in packs if filters.game in ("", pack.game)]
    return judge_texts(wanted, filters.language.pk)
