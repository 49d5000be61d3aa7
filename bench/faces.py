"""``python -m bench.faces``: how long a face takes to appear after a key stroke, and the page around it.

A studio of its own holds the shipped games, one of them grown to 2,000 entries. For every kind one entry is
typed into as its page does, each time another letter, so that nothing of its face is known from before; once
in one language and once in all four. Against it stands the *bare* work on the same faces: the entry laid
over the content, composed and rasterised, without form, checks and answer.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Mapping
from itertools import count
from typing import Any
from urllib.parse import urlencode

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
os.environ.setdefault("TILEWRIGHT_ENGINE", "sources")

import django

django.setup()

from django.contrib.auth.models import Group, User  # noqa: E402 - Django must be set up before
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402
from django.urls import reverse  # noqa: E402

from bench.timing import median  # noqa: E402
from content.actions.load_pack import load_pack  # noqa: E402
from content.entries.document import Answer, Document  # noqa: E402
from content.models import Entry, Pack, Revision  # noqa: E402
from content.prints import art_bytes  # noqa: E402
from content.snapshots import Overlay, kept_draft  # noqa: E402
from content.store import read_document, write_documents  # noqa: E402
from editor.faces import WIDTH, Subject, shown_faces  # noqa: E402
from engine.games import games  # noqa: E402
from printing.draw_face import DrawnFace, draw_faces, sides_of  # noqa: E402
from printing.material import Material  # noqa: E402
from studio.terminal.releases import shipped  # noqa: E402
from tests.editor.pages import form_values  # noqa: E402

BACKEND = "django.contrib.auth.backends.ModelBackend"
LARGE, LARGE_KIND = "platformer", "item"
ENTRIES = 2_000
ROUNDS = 7
LANGUAGES = ("en", "es", "it", "de")


def main() -> int:
    """Measure and print; the number of bounds that are broken."""
    call_command("migrate", verbosity=0)
    for game in games():
        load_pack(shipped(game), author=None)
    grow(Pack.objects.get(pk=LARGE))
    client = _designer()
    letters = count()
    times: dict[str, tuple[float, float, float]] = {}
    print("face after a key stroke, ms of processor time, median of", ROUNDS)
    print(f"  {'':26} {'one':>7} {'four':>7} {'bare':>7}  four / bare four")
    ratios: dict[str, float] = {}
    for game, declared in games().items():
        for kind in declared.kinds:
            entry = Entry.objects.filter(game=game, kind=kind).order_by("slug").first()
            if entry is None:
                continue
            one, four = (_typed(client, entry, some, letters) for some in (LANGUAGES[:1], LANGUAGES))
            bare = _bare(entry, letters)
            name = f"{game}/{kind}"
            times[name] = (one, four, bare)
            if _shows_title(entry):
                ratios[name] = four / bare
            told = (
                f"{ratios[name]:5.2f}"
                if name in ratios
                else "    – the name is not on it: nothing is drawn anew"
            )
            print(f"  {name:26} {one:7.0f} {four:7.0f} {bare:7.0f}  {told}")
    page = _page(client)
    print(f"the page of an entry among {ENTRIES:,}: {page:.0f} ms")
    bounds = [
        (max(one for one, _four, _bare in times.values()), 200.0, "ms, one language, the busiest kind"),
        (max(four for _one, four, _bare in times.values()), 500.0, "ms, four languages, the busiest kind"),
        (statistics.median(ratios.values()), 3.0, "times the bare work, median of the kinds"),
        (max(ratios.values()), 3.0, "times the bare work, the worst kind"),
        (page, 150.0, "ms, the page of an entry, warm"),
    ]
    broken = 0
    for value, bound, what in bounds:
        broken += value > bound
        print(f"  {'ok    ' if value <= bound else 'BROKEN'} {value:8.2f} {what} (wanted <= {bound:g})")
    return broken


def grow(pack: Pack) -> None:
    """Let one kind of a game have very many entries."""
    entries = list(Entry.objects.filter(game=pack, kind=LARGE_KIND))
    documents = [read_document(each) for each in entries]
    title = games()[pack.game].kinds[LARGE_KIND].title_field
    made: list[tuple[Document, Revision.Verb]] = []
    for number in range(ENTRIES - Entry.objects.filter(game=pack).count()):
        like = documents[number % len(documents)]
        copy = Document.from_json(like.as_json())
        copy.slug = f"{like.slug[:40]}_{number}"
        copy.texts[title] = f"{like.texts[title]} {number}"
        made.append((copy, Revision.Verb.LOADED))
    write_documents(pack, made, author=None)


def _designer() -> Client:
    user = User.objects.create_user("bench", is_staff=True)
    user.groups.add(Group.objects.get(name="designer"))
    client = Client(headers={"host": "localhost"})
    client.force_login(user, backend=BACKEND)
    return client


def _typed(client: Client, entry: Entry, languages: tuple[str, ...], letters: count[int]) -> float:
    """A letter is typed into the name in every language."""
    page = reverse("admin:entry", args=(entry.game_id, entry.kind, entry.slug))
    values: Mapping[str, Any] = form_values(client.get(page))
    title = games()[entry.game_id].kinds[entry.kind].title_field

    def work() -> None:
        mark = f"{next(letters):x}"
        names = {f"text:{title}": mark, **{f"tr:{code}:{title}": mark for code in languages[1:]}}
        asked = {"face:language": list(languages), "face:width": WIDTH}
        typed = urlencode({**values, **names, **asked}, doseq=True)
        answer = client.post(f"{page}draw/", typed, content_type="application/x-www-form-urlencoded")
        assert answer.status_code == 200, answer.status_code
        assert len(answer.json()["faces"]) == len(languages)

    return median(work, ROUNDS)


def _bare(entry: Entry, letters: count[int]) -> float:
    """The same faces in four languages from the finished document."""
    document = read_document(entry)
    kind = games()[entry.game_id].kinds[entry.kind]
    draft = kept_draft(Pack.objects.get(pk=entry.game_id))

    def work() -> None:
        mark = f"{next(letters):x}"
        document.texts[kind.title_field] = mark
        for answers in document.translations.values():
            answers[kind.title_field] = Answer(mark, mark)
        snapshot = Overlay(draft, {document.key: document})
        shown_faces(Subject(snapshot, kind, entry.slug, art_bytes), LANGUAGES, (), WIDTH)

    return median(work, ROUNDS)


def _shows_title(entry: Entry) -> bool:
    """Whether the name of an entry stands on its first face."""
    material = Material.of(kept_draft(Pack.objects.get(pk=entry.game_id)), LANGUAGES[0], art_bytes)
    (drawn,) = draw_faces([(sides_of(material, entry.kind, entry.slug)[0], material)])
    assert isinstance(drawn, DrawnFace)
    title = games()[entry.game_id].kinds[entry.kind].title_field
    return any(each.address == title for box, _place in drawn.boxes for each in box.sources)


def _page(client: Client) -> float:
    """The page of an entry of the large game, when somebody has looked at another one before."""
    entry = Entry.objects.filter(game=LARGE, kind=LARGE_KIND).order_by("slug")[ENTRIES // 3]
    address = reverse("admin:entry", args=(LARGE, LARGE_KIND, entry.slug))
    return median(lambda: client.get(address), ROUNDS)


if __name__ == "__main__":
    sys.exit(main())
