"""The sets of values that the OpenAPI document names: settings name each of them, so that programs made from
the document get types with stable names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from content.changes import Verb
from content.checks import Level
from content.models import State
from engine.kernel.settings import Sort
from playtest.api.errors import REFUSED, TYPES
from printing.order import OUTPUTS

Choices = list[tuple[str, str]]


def _choices(values: Iterable[str]) -> Choices:
    return [(value, value) for value in values]


ERROR_TYPES = _choices(sorted({*TYPES.values(), REFUSED}))
JOB_STATES = _choices(("waiting", "running", "paused", "done", "failed", "cancelled"))
SETTING_SORTS = _choices(get_args(Sort))
CHANGE_VERBS = _choices(get_args(Verb))
FINDING_LEVELS = _choices(level.name.lower() for level in Level)
PRINT_OUTPUTS = _choices(OUTPUTS)
BROKEN_SORTS = _choices(("endless", "fault"))
MOVE_KINDS = _choices(("move", "undo"))
GAME_FORMATS = _choices(("tilewright-game",))
TRANSLATION_STATES = _choices((*State.values, "rendered"))
RULES_TEXT_STATES = _choices(("rendered", "own", "confirmed", "stale", "incomplete"))
