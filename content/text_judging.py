"""What checks say about the translations of a game, counted once for each and kept in its row until it
changes: lists and counts read the number, the page of a text reads the checks themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from content.models import Dismissal, Pack, TextUnit, Translation
from content.own_text import own_field
from content.store import BATCH, batched, stored_terms
from content.terms.base import TermBase
from content.text_checks import Remark, remarks_on
from content.text_checks.reading import Reading
from engine.games import games

MOST_AT_ONCE = 1000
"""So many are judged while somebody waits for a page; a worker judges the rest."""
_MOST_COUNTED = 1000


class Judge:
    """Reads translations of a game into one language; what all of them are compared with is read once."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack, self.language = pack, language
        self.terms: TermBase = stored_terms(pack)
        self.elsewhere = self._elsewhere()
        self.dismissed: set[tuple[int, str, str]] = set(
            Dismissal.objects.filter(unit__entry__game=pack, language=language).values_list(
                "unit", "check_name", "about"
            )
        )

    def _elsewhere(self) -> dict[str, Counter[str]]:
        rows = Translation.objects.filter(language=self.language, unit__entry__game=self.pack)
        found: dict[str, Counter[str]] = {}
        for answers, text in rows.exclude(text="").exclude(answers="").values_list("answers", "text"):
            found.setdefault(answers, Counter())[text] += 1
        return found

    def remarks(self, unit: TextUnit, text: str, *, stored: str) -> list[Remark]:
        """What the checks say of a text if it read so, without what somebody has dismissed; ``stored`` is
        what it reads now, which is no other place."""
        others: Mapping[str, int] = self.elsewhere.get(unit.source, Counter())
        if stored and stored in others:
            others = Counter(others) - Counter({stored: 1})
        kind = games()[self.pack.game].kinds.get(unit.entry.kind)
        reading = Reading(
            self.pack.game,
            unit.entry.kind,
            unit.field,
            self.pack.source_id,
            self.language,
            unit.source,
            text,
            self.terms,
            is_name=kind is not None and unit.field.rpartition(".")[2] == kind.title_field,
            is_own=bool(own_field(kind)) and unit.field == own_field(kind),
            elsewhere=others if unit.source else {},
        )
        return [
            each for each in remarks_on(reading) if (unit.pk, each.check, each.about) not in self.dismissed
        ]


def judge_texts(packs: Iterable[Pack], language: str, *, most: int | None = MOST_AT_ONCE) -> int:
    """Judge the translations into a language that have changed since somebody looked, the newest first; how
    many are left, if there are more than ``most``."""
    left = 0
    for pack in packs:
        waiting = Translation.objects.filter(language=language, unit__entry__game=pack, remarks=None).exclude(
            text=""
        )
        keys = list(waiting.order_by("-pk").values_list("pk", flat=True))
        if most is not None:
            left += max(0, len(keys) - most)
            keys = keys[:most]
            most -= len(keys)
        if not keys:
            continue
        judge = Judge(pack, language)
        for some in batched(keys, BATCH):
            _judge(judge, some)
    return left


def _judge(judge: Judge, keys: list[int]) -> None:
    rows = Translation.objects.filter(pk__in=keys).select_related("unit__entry")
    counted: dict[int, list[int]] = {}
    for row in rows:
        number = len(judge.remarks(row.unit, row.text, stored=row.text))
        counted.setdefault(min(number, _MOST_COUNTED), []).append(row.pk)
    for number, some in counted.items():
        Translation.objects.filter(pk__in=some, remarks=None).update(remarks=number)
