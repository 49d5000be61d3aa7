"""``python -m tests.browser.server PORT GAME ...``: a studio of its own with shipped games, served as people
are, for tests in which several browsers ask at the same time. The home is TILEWRIGHT_HOME.

The first line it writes is the session of Ada, a designer; the next says that it serves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.conf import settings  # noqa: E402 - Django must be set up before
from django.contrib.auth.models import Group, User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402

from content.actions.store_art import keep_picture  # noqa: E402
from content.pictures import clean_picture  # noqa: E402
from studio.terminal.releases import shipped  # noqa: E402
from tests.playtest.games.conftest import publish  # noqa: E402

BACKEND = "django.contrib.auth.backends.ModelBackend"


def stock(game: str) -> None:
    """A game as it is shipped, with its pictures."""
    publish(game)
    for path in Path(shipped(game)).rglob("*.png"):
        keep_picture(clean_picture(path.read_bytes()), author=None)


def main(port: str, games: list[str]) -> None:
    """Set up and serve until stopped."""
    settings.PLAYTEST_BOT_THREADS = 2
    settings.PLAYTEST_STREAM_SECONDS = 120
    settings.PLAYTEST_HEARTBEAT_SECONDS = 1  # readers that have gone are noticed soon
    call_command("migrate", verbosity=0)
    for game in games:
        stock(game)
    ada = User.objects.create_user("ada", is_staff=True)
    ada.groups.add(Group.objects.get(name="designer"))
    client = Client()
    client.force_login(ada, backend=BACKEND)
    sys.stdout.write(client.cookies["sessionid"].value + "\n")
    sys.stdout.flush()
    call_command("serve", port=port, workers=1, threads=16)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
