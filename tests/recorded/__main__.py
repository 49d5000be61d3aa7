"""``python -m tests.recorded [game ...]``: record anew; say in the commit why. ``--show princess 7``: print a
recorded game line by line as it goes now, to be compared with what another commit prints. ``--cards
princess``: make other cards for the recorded games of one."""

from __future__ import annotations

import json
import os
import sys

import django


def main(arguments: list[str]) -> None:
    """Record, show, or make cards."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from tests.conformance.games import GAMES  # these need the settings
    from tests.recorded.corpus import DIGESTS, digests_of, lines_of, read_digests, recorded_games
    from tests.recorded.making import make_cards

    match arguments:
        case ["--show", name, number]:
            sys.stdout.write("\n".join(lines_of(name, int(number))) + "\n")
        case ["--cards", name]:
            make_cards(name)
        case names:
            found = read_digests()
            for name in names or [played.name for played in GAMES]:
                found[name] = digests_of(name, range(len(recorded_games(name))))
            DIGESTS.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
