"""Own rules texts as pages show them: beside what the effects say now, with the place for a reason to confirm
them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from content.actions.confirm_text import Confirmation
from content.models import Entry, Language
from content.own_text import restates
from content.own_texts import OwnText, own_texts_of
from content.rendering import surroundings
from content.shown_changes import Piece, words_changed
from content.store import read_document
from editor.rules_text import RulesText, rules_texts


@dataclass(slots=True)
class ShownRules:
    """The rules text in one language, and the reason that somebody types to confirm it."""

    language: Language
    own: OwnText
    can_confirm: bool
    told: RulesText | None = None
    """What players read, with the languages it is really in."""
    because: str = ""
    errors: list[str] = field(default_factory=list)

    @property
    def effects_changed(self) -> list[Piece]:
        """The rendered text it was written for against the one of now."""
        return words_changed(self.own.basis.written_for, self.own.rendered) if self.own.is_stale else []

    @property
    def source_changed(self) -> list[Piece]:
        """The source text that it answers against the one of now: who confirms it confirms it for that
        too."""
        own = self.own
        return words_changed(own.answers, own.source) if own.answers != own.source else []

    @property
    def is_restated(self) -> bool:
        """Whether somebody says it in their own words."""
        return restates(self.own.text)

    @property
    def missing(self) -> str:
        """What it lacks, if nobody has confirmed that this is right."""
        return "" if self.own.is_confirmed else ", ".join(self.own.missing)


def shown_rules(entry: Entry, languages: set[str], *, may_edit: bool) -> list[ShownRules]:
    """The rules texts of an entry, the source language first. ``languages`` are those that the person may
    write in, ``may_edit`` whether they may edit the source."""
    content = surroundings(entry.game, read_document(entry))
    told = {each.language.pk: each for each in rules_texts(entry, content)}
    return [
        ShownRules(
            told[own.language].language,
            own,
            may_edit if own.is_source else own.language in languages,
            told[own.language],
        )
        for own in own_texts_of(content, entry.kind, entry.slug)
        if own.language in told
    ]


def confirmations(posted: Mapping[str, str], text_in: Callable[[str], str]) -> list[Confirmation]:
    """What somebody confirmed on a page: the languages with a reason, each with the rendered text they saw
    and the own text that is saved with it."""
    prefix = "because:"
    given = [
        (name.removeprefix(prefix), value.replace("\0", "").strip())
        for name, value in posted.items()
        if name.startswith(prefix)
    ]
    return [
        Confirmation(code, because, text_in(code), posted.get(f"rendered:{code}", ""))
        for code, because in given
        if because
    ]
