"""What the studio writes into its log: a line for each thing that happened, with the facts beside it as keys
and values: to what, for whom, how long. `studio.logs` gives lines their form.

Facts are names, numbers and states; never what somebody wrote, a password or a token. Every module has a
logger of its own name, so that an installation can listen to some of them only.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeAlias

from django.conf import settings
from django.db import transaction

if TYPE_CHECKING:
    from django.contrib.auth.models import User

Fact: TypeAlias = str | int | float | bool | None


def log_event(log: logging.Logger, what: str, /, **facts: Fact) -> None:
    """Write what has happened, now."""
    log.info(what, extra={"facts": facts}, stacklevel=2)


def log_warning(log: logging.Logger, what: str, /, **facts: Fact) -> None:
    """Write what somebody should know of who looks after the studio."""
    log.warning(what, extra={"facts": facts}, stacklevel=2)


def log_failure(log: logging.Logger, what: str, error: BaseException, /, **facts: Fact) -> None:
    """Write what went wrong, with its traceback."""
    log.error(what, exc_info=error, extra={"facts": facts}, stacklevel=2)


def log_when_kept(log: logging.Logger, what: str, /, **facts: Fact) -> None:
    """Write what has happened as soon as the database has kept it; nothing, if it does not."""
    transaction.on_commit(lambda: log_event(log, what, **facts), robust=True)


def name_of(person: User | None) -> str | None:
    """Who a line is about; commands act for nobody."""
    return person.get_username() if person is not None else None


def speak_up() -> None:
    """Let this process, a server or a worker of one, write what happens in it. Commands are quiet, because
    they tell it themselves; ``TILEWRIGHT_LOG`` decides for both."""
    if not settings.LOG_LEVEL:
        for package in settings.LOG_PACKAGES:
            logging.getLogger(package).setLevel(logging.INFO)
