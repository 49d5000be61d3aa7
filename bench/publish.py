"""``python -m bench.publish``: the pages that tell what is to be done, with 2,000 entries of which all have
changed since the release.

A studio of its own holds the shipped games, one of them grown to 2,000 entries, published, and every item of
it changed. Printed are the publish page before anybody has judged the content, while it is judged and after,
the dashboard, the page of an entry with a kit and the one that duplicates it, each with its queries; what the
worker takes to judge everything; and publishing itself. Against the publish page stands the *bare* work: the
content read, compared with the release and judged, as the page did it before checks became jobs.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
os.environ.setdefault("TILEWRIGHT_ENGINE", "sources")

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 - Django must be set up before
from django.core.cache import cache  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

from bench.faces import BACKEND, LARGE, grow  # noqa: E402
from bench.timing import median  # noqa: E402
from content.actions.load_pack import load_pack  # noqa: E402
from content.actions.publish import publish  # noqa: E402
from content.changes import changes_between  # noqa: E402
from content.jobs.worker import work_off  # noqa: E402
from content.judgements import CHECK, FIT  # noqa: E402
from content.models import Pack, Revision  # noqa: E402
from content.snapshots import snapshot_bytes  # noqa: E402
from content.store import read_content, read_documents, write_documents  # noqa: E402
from content.verdict import judge  # noqa: E402
from engine.games import games  # noqa: E402
from studio.terminal.releases import shipped  # noqa: E402
from tests.editor.pages import form_values  # noqa: E402

ROUNDS = 5
MOST_MS, MOST_QUERIES = 1000.0, 30
PUBLISH = f"/admin/publish/{LARGE}/"


def main() -> int:
    """Measure and print; the number of bounds that are broken."""
    call_command("migrate", verbosity=0)
    owner = User.objects.create_superuser("bench")
    for game in games():
        load_pack(shipped(game), author=None)
    pack = Pack.objects.get(pk=LARGE)
    grow(pack)
    publish(pack, author=None)
    changed = _change(pack)
    client = Client(headers={"host": "localhost"})
    client.force_login(owner, backend=BACKEND)
    bare = _timed(lambda: _judge(Pack.objects.get(pk=LARGE)))
    print(f"{changed:,} changed entries; bare: {bare:.0f} ms to read, compare and judge everything")
    first = _timed(lambda: client.get(PUBLISH))
    print(f"  the first page of a process reads the content: {first:.0f} ms, {first / bare:.2f} of that")
    bounds: list[tuple[float, float, str]] = []

    def page(
        name: str, address: str, query: dict[str, str] | None = None, most_queries: int = MOST_QUERIES
    ) -> None:
        took = median(lambda: client.get(address, query or {}), ROUNDS)
        with CaptureQueriesContext(connection) as queries:
            answer = client.get(address, query or {})
        assert answer.status_code == 200, answer.status_code
        size = len(answer.content) / 1000
        told = f"{took:6.0f} ms {len(queries):3} queries {size:6.1f} kB, {took / bare:5.3f} of the bare work"
        print(f"  {name:32} {told}")
        bounds.extend([(took, MOST_MS, f"ms, {name}"), (len(queries), most_queries, f"queries, {name}")])

    page("publish, checks under way", PUBLISH)
    page("publish, one kind, page 20", PUBLISH, {"kind": "item", "page": "20"})
    page("dashboard, not judged yet", "/admin/")
    print(f"  the worker judges everything in {_timed(lambda: work_off(CHECK)) / 1000:.1f} s")
    print(f"  and looks at all faces in {_timed(lambda: work_off(FIT)) / 1000:.1f} s")
    page("publish, judged", PUBLISH)
    page("dashboard, judged", "/admin/")
    _change(pack, only=1)
    page("publish, one edit later", PUBLISH)
    page("dashboard, one edit later", "/admin/")
    boss = "/admin/games/platformer/boss/medusa/"
    page("an entry with a kit", boss, most_queries=45)
    page("its kit, to be duplicated", f"{boss}kit/")
    work_off(CHECK)
    work_off(FIT)
    cache.clear()
    values = form_values(client.get(PUBLISH), "tw-card")
    took = _timed(lambda: client.post(PUBLISH, values))
    assert Pack.objects.get(pk=LARGE).current_id != pack.current_id, "it was not published"
    print(f"  {'publishing itself':32} {took:6.0f} ms, {took / bare:5.3f} of the bare work")
    broken = [each for each in bounds if each[0] > each[1]]
    for value, bound, what in broken:
        print(f"  BROKEN {value:8.2f} {what} (wanted <= {bound:g})")
    print(f"{len(bounds) - len(broken)} of {len(bounds)} bounds hold")
    return len(broken)


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds of processor time of one call."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def _change(pack: Pack, only: int | None = None) -> int:
    """Change what can be changed without breaking the game: the price of every card that has one."""
    documents = [each for each in read_documents(pack).values() if "price" in each.data][:only]
    for each in documents:
        each.data = {**each.data, "price": (each.data["price"] + 1) % 20}
    write_documents(pack, [(each, Revision.Verb.EDITED) for each in documents], author=None)
    return len(documents)


def _judge(pack: Pack) -> None:
    content = read_content(pack)
    frozen = snapshot_bytes(content)
    assert pack.current is not None
    changes_between(bytes(pack.current.content), frozen)
    judge(content, frozen)


if __name__ == "__main__":
    sys.exit(main())
