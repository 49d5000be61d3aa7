"""No file can hurt the studio: whatever it holds, it is refused soon, in little memory, and while it is read
others save."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from django.conf import settings

from content.actions.exchange_spreadsheets import plan_import
from content.actions.save_entry import save_entry
from content.disk.spreadsheet_reader import read_sheets
from content.models import Entry, Pack
from content.store import read_document
from content.wording import wording
from engine.schema import Game
from tests.content.xlsx_files import compound, hostile, xlsx

LANGUAGES = [code for code, _ in settings.LANGUAGES]
MOST_TIME = 16
"""Times what counting to two million takes, measured right before: a busy machine is slower at both. On a
quiet one the slowest took 10 times, which is a second; what once stopped the studio takes half of that."""
MOST_MEGABYTES = 100
MEASURE = """
import json, resource, sys, time
from pathlib import Path
import django
django.setup()
from content.disk.spreadsheet_reader import read_sheets
from tests.sample_game import LANTERNWICK

def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

def time_of(work):
    began = time.process_time()
    work()
    return time.process_time() - began

def count():
    counted = 0
    for number in range(2_000_000):
        counted += number

for path in sorted(Path(sys.argv[1]).iterdir()):
    content = path.read_bytes()
    before, counting = used(), time_of(count)
    reading = time_of(lambda: read_sheets(content, LANTERNWICK, []))
    print(json.dumps([path.name, reading / counting, used() - before]))
"""


def test_every_hostile_file_is_refused_with_a_sentence(sample_game: Game) -> None:
    for name, (content, wanted) in hostile("ferryman").items():
        rows, faults = read_sheets(content, sample_game, [])
        assert (name, [], wanted) == (name, rows, faults[0][1].key)
        for language in LANGUAGES:
            assert wording(language).located(faults[0][1])


@pytest.mark.any_database
def test_no_file_takes_long_or_much_memory(tmp_path: Path) -> None:
    for number, (content, _) in enumerate(hostile("ferryman").values()):
        (tmp_path / f"{number:02}").write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(tmp_path)],
        cwd=settings.BASE_DIR,
        capture_output=True,
        check=True,
        timeout=120,
    )
    measured = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(measured) == len(hostile("ferryman"))
    names = list(hostile("ferryman"))
    slow = [(names[int(n)], times) for n, times, _ in measured if times > MOST_TIME]
    large = [(names[int(n)], megabytes) for n, _, megabytes in measured if megabytes > MOST_MEGABYTES]
    assert (slow, large) == ([], [])


def test_whoever_waits_hears_of_every_row(sample_game: Game) -> None:
    """Reading the cells of a file may take longer than unpacking it."""
    rows, strings = compound(["[]"], 3)
    heard: list[tuple[int, int]] = []
    read, _ = read_sheets(xlsx({"ferryman": rows}, strings), sample_game, [], lambda *far: heard.append(far))
    assert len(read) == 3
    assert len(set(heard[-3:])) == 1
    assert heard[-1][0] == heard[-1][1] > 0


@pytest.mark.django_db(transaction=True)
def test_others_save_while_a_file_is_read(lanternwick: Pack) -> None:
    """The reading of the file is interrupted for as long as somebody else needs to save."""
    saved: list[int] = []

    def save() -> None:
        entry = Entry.objects.get(slug="bruno")
        document = read_document(entry)
        document.data["strength"] = 9
        saved.append(save_entry(entry, document, version=entry.version, author=None).version)

    def interrupt(step: str, done: int, total: int) -> None:
        if not saved:
            somebody = Thread(target=save)
            somebody.start()
            somebody.join(5)
            assert saved, "whoever reads a file holds the database"

    plan = plan_import(lanternwick, xlsx({"ferryman": ""}, "<si/>" * 300_000), author=None, hear=interrupt)
    assert [fault.key for _, fault in plan.faults] == ["sheet-strings"]
    assert saved == [2]
