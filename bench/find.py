"""``python -m bench.find``: how long it takes to find something among 2,000 entries, to look at them, and to
change many of them.

A studio of its own holds the shipped games, one of them grown to 2,000 entries. Printed are the time to read
everything for the search once, what one changed entry costs the next search, what searches take then, the
pages that show many entries, and changes of some and of all, each with its queries. Against the searches
stands the *bare* work: reading every text from the database and looking into it.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from typing import Any

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
os.environ.setdefault("TILEWRIGHT_ENGINE", "sources")

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 - Django must be set up before
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

from bench.faces import BACKEND, LARGE, LARGE_KIND, grow  # noqa: E402
from bench.timing import median  # noqa: E402
from content.actions.load_pack import load_pack  # noqa: E402
from content.actions.publish import publish  # noqa: E402
from content.looks import GALLERY, GRID, TABLE, keep_looks  # noqa: E402
from content.models import Entry, Pack, Revision, SearchText  # noqa: E402
from content.search_index import fold, read_on  # noqa: E402
from content.store import read_document, write_document  # noqa: E402
from engine.games import games  # noqa: E402
from studio.terminal.releases import shipped  # noqa: E402
from tests.editor.pages import form_values  # noqa: E402

ROUNDS = 9
MOST_QUERIES, MOST_WRITING = 30, 100
"""Of looking at a change, and of writing 2,000 entries with history and texts, at most 500 rows at once."""
ASKED = ("exhaust", "wer erschöpft?", "boots of speed", "gold", "publish platformer", "new item", "a")


def main() -> int:
    """Measure and print; the number of bounds that are broken."""
    call_command("migrate", verbosity=0)
    owner = User.objects.create_superuser("bench")
    for game in games():
        load_pack(shipped(game), author=None)
    pack = Pack.objects.get(pk=LARGE)
    publish(pack, author=owner, note="")
    grow(pack)
    client = Client(headers={"host": "localhost"})
    client.force_login(owner, backend=BACKEND)
    begun = time.process_time()
    while read_on(1.0):
        pass
    print(
        f"read {Entry.objects.count():,} entries once: {time.process_time() - begun:.1f} s of processor time"
    )
    bounds = [(_changed(pack, client), 100.0, "ms, the search after one entry was saved")]
    bare = median(_look_through, ROUNDS)
    print(f"bare: {bare:.1f} ms to read all texts and look into them")
    for asked in ASKED:
        took, queries, size = _page(client, "/admin/find/answers/", {"q": asked})
        told = f"{took:6.1f} ms {queries:3} queries {size:6.1f} kB, {took / bare:4.2f} times the bare work"
        print(f"  {asked:20} {told}")
        bounds += [(took, 100.0, f"ms, {asked}"), (queries, 30, f"queries, {asked}")]
    shelf = f"/admin/games/{LARGE}/{LARGE_KIND}/"
    for name, view, address, query in (
        ("table", TABLE, shelf, {}),
        ("table, searched", TABLE, shelf, {"q": "exhaust"}),
        ("table, all columns", TABLE, shelf, {"o": "-price", "where": "price:least:2"}),
        ("grid", GRID, shelf, {"page": "7"}),
        ("grid, grouped", GRID, shelf, {"group": "price", "o": "-copies"}),
        ("grid, by a text", GRID, shelf, {"where": "name@de:holds:er"}),
        ("grid, stale", GRID, shelf, {"where": "@state:stale:de"}),
        ("grid, by a word", GRID, shelf, {"where": "@word:uses:exhaust"}),
        ("grid, with faults", GRID, shelf, {"where": "@faults:any"}),
        ("grid, not fitting", GRID, shelf, {"where": "@fit:over:de"}),
        ("gallery", GALLERY, shelf, {"page": "7"}),
        ("gallery, grouped", GALLERY, shelf, {"group": "price"}),
        ("gallery, searched", GALLERY, shelf, {"q": "exhaust"}),
        ("gallery, since 1", GALLERY, shelf, {"since": "1"}),
        ("all that was found", GALLERY, "/admin/find/", {"q": "exhaust"}),
    ):
        keep_looks(owner, view=view)
        took, queries, size = _page(client, address, query)
        print(f"  {name:20} {took:6.0f} ms {queries:3} queries {size:6.1f} kB")
        bounds += [(took, 1000.0, f"ms, {name}"), (queries, 30, f"queries, {name}")]
    bounds += _change(client, shelf)
    broken = [each for each in bounds if each[0] > each[1]]
    for value, bound, what in broken:
        print(f"  BROKEN {value:8.2f} {what} (wanted <= {bound:g})")
    print(f"{len(bounds) - len(broken)} of {len(bounds)} bounds hold")
    return len(broken)


def _page(client: Client, address: str, query: dict[str, str]) -> tuple[float, int, float]:
    """Milliseconds, queries and kilobytes of a page."""
    took = median(lambda: client.get(address, query), ROUNDS)
    with CaptureQueriesContext(connection) as queries:
        answer = client.get(address, query)
    assert answer.status_code == 200, answer.status_code
    return took, len(queries), len(answer.content) / 1000


def _change(client: Client, shelf: str) -> list[tuple[float, float, str]]:
    """A price raised in six entries and in all: what it would do, the deed, and the way back."""
    bounds: list[tuple[float, float, str]] = []
    entries = Entry.objects.filter(game=LARGE, kind=LARGE_KIND)
    six = list(entries.values_list("slug", flat=True)[:6])
    operation: dict[str, Any] = {"column": "price", "how": "add", "value": "1"}
    every = {"scope": "all", "query": "where=price:most:18"}  # so that none goes beyond what is allowed
    chosen: tuple[tuple[str, dict[str, Any], float], ...] = (
        ("six entries", {"row": six}, 1000.0),
        ("all entries", every, 8000.0),
    )
    for name, rows, most in chosen:
        asked = {**operation, **rows}
        if "row" in rows:
            client.post(f"{shelf}change-many/", asked)  # warm, as the pages above
        preview = _post(client, f"{shelf}change-many/", asked, name, most, bounds)
        cells = form_values(preview, "save-many")
        _post(client, f"{shelf}change-many/", {**cells, "apply": "1"}, f"{name}, saved", most, bounds)
        last = Revision.objects.exclude(together="").values_list("together", flat=True)[0]
        _post(client, f"/admin/history/changes/{LARGE}/{last}/", {}, f"{name}, undone", most, bounds)
    return bounds


def _post(
    client: Client,
    address: str,
    values: dict[str, Any],
    name: str,
    most: float,
    bounds: list[tuple[float, float, str]],
) -> Any:
    """Post once, print what it took, and note the bounds."""
    start = time.process_time()
    with CaptureQueriesContext(connection) as queries:
        answer = client.post(address, values)
    took = (time.process_time() - start) * 1000
    assert answer.status_code in (200, 302), answer.status_code
    print(f"  {name:20} {took:6.0f} ms {len(queries):3} queries {len(answer.content) / 1000:6.1f} kB")
    bounds += [
        (took, most, f"ms, {name}"),
        (len(queries), MOST_WRITING if answer.status_code == 302 else MOST_QUERIES, f"queries, {name}"),
    ]
    return answer


def _look_through() -> int:
    word = fold("exhaust")
    return sum(word in text for text in SearchText.objects.values_list("folded", flat=True))


def _changed(pack: Pack, client: Client) -> float:
    """A search after an entry was saved, each time another one."""
    entries = list(Entry.objects.filter(game=pack, kind=LARGE_KIND)[: ROUNDS + 1])
    found = []
    for entry in entries:
        document = read_document(entry)
        document.data = {**document.data, "price": document.data["price"] + 1}
        write_document(pack, document, verb=Revision.Verb.EDITED, author=None)
        start = time.process_time()
        client.get("/admin/find/answers/", {"q": "exhaust"})
        found.append((time.process_time() - start) * 1000)
    return statistics.median(found)


if __name__ == "__main__":
    sys.exit(main())
