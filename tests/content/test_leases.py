"""Signs of life: believed for a while, not when they lie in the future, and not of a process that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta

import pytest
from django.utils import timezone

from content.leases import SKEW, has_seen, is_gone, process_name

SILENCE = timedelta(seconds=90)


@pytest.mark.parametrize(
    ("ago", "counts"),
    [
        (timedelta(0), True),
        (timedelta(seconds=80), True),
        (timedelta(seconds=100), False),
        (-SKEW / 2, True),
        (-timedelta(minutes=1), False),
        (-timedelta(days=2), False),
    ],
)
def test_how_long_a_sign_of_life_counts(ago: timedelta, counts: bool) -> None:
    moment = timezone.now() - ago
    assert has_seen(moment, SILENCE) is counts
    assert is_gone(process_name(), moment, SILENCE) is not counts


def test_nobody_was_ever_seen() -> None:
    assert not has_seen(None, SILENCE)
    assert is_gone(process_name(), None, SILENCE)


def test_a_process_of_this_machine_that_has_ended_is_gone_at_once() -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as ended:
        pass
    name = process_name().replace(f":{os.getpid()}:", f":{ended.pid}:")
    assert is_gone(name, timezone.now(), SILENCE)
    assert not is_gone(f"elsewhere:{ended.pid}:word", timezone.now(), SILENCE)
    assert not is_gone("", timezone.now(), SILENCE)


def test_two_deeds_of_one_process_have_two_names() -> None:
    assert process_name() != process_name()
