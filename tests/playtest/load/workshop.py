"""Run in an installation (``python -m tests.playtest.load.workshop``): brings the entries of a game in and
gives a token to somebody who edits and publishes it. With ``inspect`` it says what is there afterwards."""

from __future__ import annotations

import json
import sys

GAME = "princess"
ENTRY = ("adventure_card", "abandon_ship")
SCOPES = ("content:read", "content:write", "releases:publish")


def main() -> None:
    """Set up, or look."""
    import django

    django.setup()
    from content.models import Entry, Release
    from playtest.models import Move

    if "inspect" in sys.argv:
        entry = Entry.objects.get(game=GAME, kind=ENTRY[0], slug=ENTRY[1])
        found = {
            "version": entry.version,
            "releases": list(Release.objects.filter(game=GAME).values_list("number", flat=True)),
            "moves": [f"{name}:{ply}" for name, ply in Move.objects.values_list("game__public_id", "ply")],
        }
        sys.stdout.write(json.dumps(found))
        return
    from django.contrib.auth.models import Group, User

    from content.actions.load_pack import load_pack
    from playtest.actions.issue_token import issue_token
    from studio.terminal.releases import shipped

    load_pack(shipped(GAME), author=None)
    owner = User.objects.create_user("owner")
    owner.groups.add(Group.objects.get(name="owner"))
    sys.stdout.write(issue_token(owner, "test", list(SCOPES), by=None).secret + "\n")


if __name__ == "__main__":
    main()
