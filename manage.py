#!/usr/bin/env python
"""The way in: ``manage.py help`` lists what there is to do."""

import gc
import os
import sys


def main() -> None:
    """Run a management command, or say which Tilewright this is."""
    if sys.argv[1:] == ["--version"]:  # Django would tell its own
        from studio.version import VERSION

        sys.stdout.write(f"Tilewright {VERSION}\n")
        return
    gc.set_threshold(20_000, 20, 50)  # what is loaded stays: looking through it again and again takes long
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
