"""What is to be said of a game's content before it is published: what the checks found, and what came of
playing it. One verdict for the page, the API, the commands and publishing itself.

Content without errors is built into rules and played: a handful of games over seats and options, for a couple
of seconds (`engine.kernel.trial`). What breaks is an error like any other. A trial is remembered under the
hash of what was played, so that looking at content and publishing it play once.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from django.conf import settings
from django.core.cache import cache

from content.checks import Finding, Hear, Level, run_checks
from content.entries.pack import PackContent
from engine.kernel.start import has_rules
from engine.kernel.trial import Trial, play_trial
from engine.snapshot import Snapshot

GAMES = 12
REMEMBERED = 24 * 3600


@dataclass(frozen=True, slots=True)
class Verdict:
    """All findings, the bad ones first; and the trial, if there was one: content with errors is not played,
    nor is a game without rules."""

    findings: list[Finding]
    trial: Trial | None = None

    @property
    def errors(self) -> list[Finding]:
        """What stands in the way of publishing."""
        return [finding for finding in self.findings if finding.level is Level.ERROR]

    @property
    def warnings(self) -> list[Finding]:
        """What is only shown."""
        return [finding for finding in self.findings if finding.level is Level.WARNING]


def judge(
    content: PackContent, frozen: bytes, *, least: Level = Level.WARNING, hear: Hear | None = None
) -> Verdict:
    """The verdict on content, and on the snapshot that it would be published as; with ``least`` only what is
    at least as bad. ``hear`` is told how far it is."""
    found = Verdict(run_checks(content, least=least, hear=hear))
    trial = None if found.errors else try_out(frozen)
    if trial is None:
        return found
    broken = [Finding(Level.ERROR, each.kind, each.slug, each.fault) for each in trial.faults]
    return Verdict([*broken, *found.findings], trial)


def try_out(frozen: bytes) -> Trial | None:
    """Play a snapshot, or remember what came of it; None if its game has no rules."""
    key = f"trial:{hashlib.sha256(frozen).hexdigest()}"
    known: Trial | None = cache.get(key)
    if known is not None:
        return known
    release = Snapshot.read(frozen)
    if not has_rules(release):
        return None
    enough = time.monotonic() + settings.TRIAL_SECONDS
    trial = play_trial(release, GAMES, lambda: time.monotonic() > enough)
    cache.set(key, trial, REMEMBERED)
    return trial
