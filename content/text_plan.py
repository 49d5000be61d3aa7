"""What taking a file of translations back would change, found out without writing anything.

Three sides are compared for each text: what the file began from, what it says now, and what the studio says
now. What only the file changed is a *change*; what both changed is a *conflict*, which is shown and left
alone unless somebody chooses it. A translation answers the source text that stands in the file, so it is
stale if that has changed since. What cannot be saved is *refused*, text by text, with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from content.actions.allow import require, writable_languages
from content.entries.document import NO_BASIS, Answer, Basis
from content.entries.pack import PackContent
from content.errors import TextFileFaultsError
from content.exchange.bundle import unpacked
from content.exchange.format import TextsFileError, recognise
from content.exchange.unit import DRAFT, PARTLY, QUALITIES, REVIEWED, Unit
from content.models import Language, Pack, Translation
from content.own_text import own_field, restates
from content.placeholders import placeholder_faults
from content.rendering import Rendering
from content.review import Reviewer
from content.store import read_documents
from engine.games import games
from engine.schema import Fault
from engine.schema.validate import text_faults
from engine.schema.walk import text_fields

if TYPE_CHECKING:
    from django.contrib.auth.models import User

CHANGE, CONFLICT, REFUSED = "change", "conflict", "refused"
VERDICTS = (CHANGE, CONFLICT, REFUSED)
Hear = Callable[[str, int, int], None]
"""Is told which step is under way and how far it is."""
_TELL_EVERY = 100


class PlannedText(msgspec.Struct):
    """What a file says of one text, where that is not what is there already."""

    unit: str
    place: str
    verdict: str
    text: str
    """What the file says."""
    began: str = ""
    source: str = ""
    """The source text as it is now."""
    before: Answer | None = None
    after: Answer | None = None
    """What would be written; nothing if it is refused."""
    faults: list[Fault] = []
    """Why it is refused."""
    warnings: list[Fault] = []

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Game, kind, slug and field; of a text that nobody knows, what can be told."""
        parts = [*self.unit.split(":", 3), "", "", "", ""]
        return parts[0], parts[1], parts[2], parts[3]


class TextsPlan(msgspec.Struct):
    """All that a file would change in a language; how many texts say what is there already, and how many say
    nothing."""

    format: str
    language: str
    texts: list[PlannedText] = []
    unchanged: int = 0
    empty: int = 0

    def count(self, verdict: str) -> int:
        """So many texts got a verdict."""
        return sum(each.verdict == verdict for each in self.texts)


def plan_texts(
    content: bytes, *, author: User | None, language: str = "", hear: Hear | None = None
) -> TextsPlan:
    """Read a file and compare it with the content as it is now. Nothing is held and nothing is written.
    Raises `TextFileFaultsError` if the file as a whole cannot be taken: it is broken, for another language
    than is said, or for one in which this person may not write."""
    require(author, "content.change_translation")
    tell = hear or (lambda step, done, total: None)
    tell("read", 0, 1)
    try:
        inner = unpacked(content)
        found = recognise(inner)
        file = found.read(inner)
    except TextsFileError as error:
        raise TextFileFaultsError([(error.place, error.fault)]) from None
    spoken = _language(file.target_language, language)
    if spoken not in writable_languages(author):
        args = {"is": spoken, "allowed": ", ".join(sorted(writable_languages(author))) or "-"}
        raise TextFileFaultsError([("", Fault((), "texts-not-yours", args))])
    planning = _Planning(spoken, author)
    plan = TextsPlan(found.name, spoken)
    twice = {each for each, count in Counter(unit.id for unit in file.units).items() if count > 1}
    for number, unit in enumerate(file.units):
        if number % _TELL_EVERY == 0:
            tell("compare", number, len(file.units))
        if unit.id in twice:
            planned: PlannedText | None = _refused(unit, [Fault((), "texts-twice")])
        elif not unit.target:
            plan.empty += 1
            continue
        else:
            planned = planning.plan(unit)
        if planned is None:
            plan.unchanged += 1
        else:
            plan.texts.append(planned)
    return plan


def _language(told: str, wanted: str) -> str:
    """The language of a file as the studio calls it. Tools write ``de-DE`` where we wrote ``de``."""
    known = {code.lower(): code for code in Language.objects.values_list("code", flat=True)}
    plain = told.replace("_", "-").lower()
    found = known.get(plain) or known.get(plain.partition("-")[0])
    if found is None:
        args = {"is": told or "-", "allowed": ", ".join(sorted(known.values())) or "-"}
        raise TextFileFaultsError([("", Fault((), "texts-unknown-language", args))])
    if wanted and found != wanted:
        raise TextFileFaultsError([("", Fault((), "texts-other-language", {"is": found, "wanted": wanted}))])
    return found


def _refused(unit: Unit, faults: list[Fault]) -> PlannedText:
    return PlannedText(unit.id, unit.place, REFUSED, unit.target, unit.began, unit.source, faults=faults)


class _Planning:
    """The content of the games that a file speaks of, each read once, and the units laid beside it."""

    def __init__(self, language: str, author: User | None) -> None:
        self.language, self.author = language, author
        self.contents: dict[str, tuple[Pack, PackContent] | None] = {}

    def plan(self, unit: Unit) -> PlannedText | None:
        """What a unit would change, or why it cannot; nothing if it says what is there already, or what the
        file began with."""
        key = unit.key
        found = self._content(key[0]) if key else None
        document = found[1].documents.get((key[1], key[2])) if key and found else None
        if key is None or found is None or document is None:
            return _refused(unit, [Fault((), "texts-unknown", {"is": unit.id[:200]})])
        pack, content = found
        if self.language not in content.languages:
            args = {"is": self.language, "allowed": ", ".join(content.languages) or "-"}
            return _refused(unit, [Fault((), "unknown-language", args)])
        kind = games()[key[0]].kinds.get(key[1])
        shape = text_fields(kind.record, document.data).get(key[3]) if kind else None
        own = own_field(kind)
        if shape is None or (key[3] not in document.texts and key[3] != own):
            return _refused(unit, [Fault((), "texts-unknown", {"is": unit.id[:200]})])
        if unit.state == PARTLY:
            return _refused(unit, [Fault((), "texts-partly")])
        before = document.translations.get(self.language, {}).get(key[3])
        source = document.texts.get(key[3], "")
        state = document.state(self.language, key[3])
        verdict, after = _verdict(unit, before, source, state)
        if after is None:
            return None
        told: list[Fault] = []
        if after.quality == REVIEWED and not self._may_review(pack, key, before, after):
            after = msgspec.structs.replace(after, quality=DRAFT)
            if before == after:
                return None
            told.append(Fault((), "texts-not-reviewed"))
        planned = PlannedText(unit.id, unit.place, verdict, unit.target, unit.began, source, before, after)
        planned.warnings += told
        planned.faults = [
            *text_faults(after.text, shape, ()),
            *placeholder_faults(after.text, after.answers, is_own=key[3] == own),
        ]
        if planned.faults:
            planned.verdict, planned.after = REFUSED, None
            return planned
        if after.answers != source:
            planned.warnings.append(Fault((), "texts-source-changed"))
        if state == REVIEWED != after.quality:
            planned.warnings.append(Fault((), "texts-was-reviewed"))
        if key[3] == own and restates(after.text):
            if before is not None and before.text == after.text:
                basis = before.basis
            else:
                basis = Basis(unit.rules)
                if Rendering(pack, document, content)(self.language) != unit.rules:
                    planned.warnings.append(Fault((), "texts-rules-changed"))
            planned.after = msgspec.structs.replace(after, basis=basis)
        return planned

    def _may_review(
        self, pack: Pack, key: tuple[str, str, str, str], before: Answer | None, after: Answer
    ) -> bool:
        """Whether the word of whoever brings the file, that a text is right, counts."""
        reviewer = Reviewer(pack, self.author)
        if not reviewer.reviews(self.language):
            return False
        if self.author is None or not pack.has_four_eyes:
            return True
        game, kind, slug, field = key
        rows = Translation.objects.filter(
            unit__entry__game=game,
            unit__entry__kind=kind,
            unit__entry__slug=slug,
            unit__field=field,
            language=self.language,
        )
        is_same = before is not None and before.text == after.text
        return is_same and not reviewer.is_own(rows.first())

    def _content(self, game: str) -> tuple[Pack, PackContent] | None:
        if game not in self.contents:
            pack = Pack.objects.filter(pk=game).first() if game in games() else None
            self.contents[game] = (
                (
                    pack,
                    PackContent(
                        game,
                        pack.source_id,
                        sorted(pack.languages.values_list("code", flat=True)),
                        read_documents(pack),
                    ),
                )
                if pack
                else None
            )
        return self.contents[game]


def _verdict(unit: Unit, before: Answer | None, source: str, state: str) -> tuple[str, Answer | None]:
    """Whether a unit is a change or a conflict, and what it would make of the translation; nothing if it
    would change nothing."""
    now = before.text if before else ""
    is_raised = unit.state in QUALITIES and unit.state != unit.began_state
    if unit.target == unit.began and not is_raised:
        return CHANGE, None
    answers = source if unit.source.split() == source.split() else unit.source
    after = Answer(unit.target, answers, unit.state if is_raised else DRAFT, NO_BASIS)
    if before is not None and now == unit.target:
        is_same = before.quality == after.quality and before.answers in (answers, source)
        if not is_raised or is_same or not unit.began:  # who does not know the text cannot mean its state
            return CHANGE, None
        return (CHANGE if state == unit.began_state else CONFLICT), after
    return (CHANGE if now == unit.began else CONFLICT), after
