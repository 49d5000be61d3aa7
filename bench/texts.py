"""``python -m bench.texts``: how long it takes to hand 20,000 texts to translators and to look at what comes
back.

A studio of its own holds a shipped game, grown until it has 20,000 texts. Printed are, for each format, the
processor time of the export, of the dry run of a file in which every tenth translation was changed, and of
writing those 2,000 changes once; the desk's filters, which find the texts, the overview, which counts them,
and the checks of one language.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
os.environ.setdefault("TILEWRIGHT_ENGINE", "sources")

import django

django.setup()

import msgspec  # noqa: E402 - Django must be set up before
from django.core.management import call_command  # noqa: E402

from content.actions.exchange_texts import apply_texts, export_texts  # noqa: E402
from content.actions.load_pack import load_pack  # noqa: E402
from content.entries.document import Document  # noqa: E402
from content.exchange.format import Format, formats  # noqa: E402
from content.models import Pack, Revision, TextUnit  # noqa: E402
from content.store import read_documents, write_documents  # noqa: E402
from content.text_filter import TextFilter, filtered_units  # noqa: E402
from content.text_judging import judge_texts  # noqa: E402
from content.text_matrix import RowKey, text_matrix  # noqa: E402
from content.text_plan import CHANGE, TextsPlan, plan_texts  # noqa: E402
from studio.terminal.releases import shipped  # noqa: E402

GAME, LANGUAGE = "platformer", "de"
TEXTS = 20_000
EXPORT, DRY_RUN, APPLY = 5.0, 8.0, 12.0
OVERVIEW, JUDGED = 0.3, 10.0
"""Seconds of processor time that each may take."""

Made = TypeVar("Made")


def main() -> int:
    """Measure and print; the number of bounds that are broken."""
    call_command("migrate", verbosity=0)
    load_pack(shipped(GAME), author=None)
    _grow(Pack.objects.get(pk=GAME))
    wanted = TextFilter(LANGUAGE, GAME)
    bounds: list[tuple[float, float, str]] = []
    for state in ("", "open", "missing", "stale", "reviewed"):
        found = filtered_units(TextFilter(LANGUAGE, GAME, state=state), set())
        took, count = _timed(found.count)
        print(f"  filter {state or 'all':10} {took * 1000:6.0f} ms {count:6} texts")
    for told, kind in (("kinds", ""), ("entries", "tile")):
        took, made = _timed(partial(_count, kind))
        print(f"  overview of {told:8} {took * 1000:6.0f} ms {len(made):6} rows")
        bounds.append((took, OVERVIEW, f"s, overview of {told}"))
    took, _left = _timed(lambda: judge_texts([Pack.objects.get(pk=GAME)], LANGUAGE, most=None))
    print(f"  checks of {LANGUAGE}: {took:.2f} s")
    bounds.append((took, JUDGED, "s, checks of a language"))
    plans: list[TextsPlan] = []
    for form in formats().values():
        out, content = _timed(partial(export_texts, wanted, form, author=None))
        back, plan = _timed(partial(plan_texts, _edited(form, content), author=None))
        plans.append(plan)
        size = len(content) / 1_000_000
        told = f"export {out:5.2f} s, dry run {back:5.2f} s, {size:5.1f} MB, {plan.count(CHANGE)} changes"
        print(f"  {form.label:14} {told}")
        bounds += [
            (out, EXPORT, f"s, export as {form.label}"),
            (back, DRY_RUN, f"s, dry run of {form.label}"),
        ]
    chosen = [each for each in plans[-1].texts if each.verdict == CHANGE]
    took, written = _timed(partial(apply_texts, plans[-1], chosen, author=None))
    print(f"  {len(written)} texts written: {took:.2f} s")
    bounds.append((took, APPLY, "s, to write"))
    broken = [each for each in bounds if each[0] > each[1]]
    for value, bound, what in broken:
        print(f"  BROKEN {value:8.2f} {what} (wanted <= {bound:g})")
    print(f"{len(bounds) - len(broken)} of {len(bounds)} bounds hold")
    return len(broken)


def _count(kind: str) -> list[RowKey]:
    return text_matrix([Pack.objects.get(pk=GAME)], kind).worst_first()


def _timed(work: Callable[[], Made]) -> tuple[float, Made]:
    """Seconds of processor time, and what was made."""
    start = time.process_time()
    made = work()
    return time.process_time() - start, made


def _edited(form: Format, content: bytes) -> bytes:
    """The file with every tenth translation changed."""
    file = form.read(content)
    units = [
        msgspec.structs.replace(unit, target=f"{unit.target}!", state="draft") if number % 10 == 0 else unit
        for number, unit in enumerate(file.units)
    ]
    return form.write(msgspec.structs.replace(file, units=units))


def _grow(pack: Pack) -> None:
    """Copy entries until there are enough texts."""
    originals = [each for each in read_documents(pack).values() if each.texts]
    count = TextUnit.objects.filter(entry__game=pack).count()
    made: list[tuple[Document, Revision.Verb]] = []
    number = 0
    while count < TEXTS:
        like = originals[number % len(originals)]
        copy = Document.from_json(like.as_json())
        copy.slug = f"{like.slug[:40]}_{number}"
        made.append((copy, Revision.Verb.LOADED))
        count += len(copy.fields)
        number += 1
    write_documents(pack, made, author=None)


if __name__ == "__main__":
    sys.exit(main())
