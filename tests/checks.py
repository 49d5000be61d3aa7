"""``python -m tests.checks``: what `manage.py` can say about the repository, all of it in one process.

Each of them alone would load the studio anew. All are made even if one has failed.
"""

from __future__ import annotations

import os
import shlex
import sys
import traceback

import django
from django.core.management import CommandError, call_command

from manage import spare_the_loaded

CHECKS = (
    "check",
    "makemigrations --check --dry-run",
    "packs check",
    "sprites check",
    "catalogues check",
    f"spectacular --validate --fail-on-warn --file {os.devnull}",
)


def passes(command: str) -> bool:
    """Whether a command of `manage.py` finds nothing; says what it found."""
    sys.stdout.write(f"manage.py {command}\n")
    try:
        call_command(*shlex.split(command))
    except CommandError as error:
        sys.stdout.write(f"{error}\n")
    except SystemExit as end:
        return not end.code
    except Exception:  # noqa: BLE001 - whatever it is, the other checks are made, too
        traceback.print_exc(file=sys.stdout)
    else:
        return True
    return False


def main() -> int:
    """Make all checks; 1 if one of them has found something."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    spare_the_loaded()
    django.setup()
    failed = [command for command in CHECKS if not passes(command)]
    sys.stdout.write(f"Failed: {', '.join(failed)}\n" if failed else f"{len(CHECKS)} checks passed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
