#!/usr/bin/env python
"""The way in: ``manage.py help`` lists what there is to do."""

import atexit
import gc
import os
import sys


def main() -> None:
    """Run a management command, or say which Tilewright this is."""
    if sys.argv[1:] == ["--version"]:  # Django would tell its own
        from studio.version import VERSION

        sys.stdout.write(f"Tilewright {VERSION}\n")
        return
    spare_the_loaded()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


def spare_the_loaded() -> None:
    """What is loaded stays. Looking through it for garbage takes long: do so less often meanwhile, and not at
    the very end, when all of the memory goes back anyway."""
    gc.set_threshold(20_000, 20, 50)
    atexit.register(gc.freeze)


if __name__ == "__main__":
    main()
