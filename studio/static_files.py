"""Static files as an installation gathers them: without the maps that lead from packed scripts to their
sources. They are the largest files of all, nobody but a developer's tools asks for them, and whoever wants to
keep a server busy does."""

from __future__ import annotations

from typing import Any

from django.contrib.staticfiles.apps import StaticFilesConfig
from whitenoise.storage import CompressedManifestStaticFilesStorage

_MENTION = "sourceMappingURL"


class GatheredFiles(StaticFilesConfig):
    """Which files are gathered."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "*.map"]


class GatheredStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc] # it ships no types
    """Where they are kept. What a script says of its map is left as it is, since there is none to name."""

    patterns: Any = tuple(
        (files, tuple(rule for rule in rules if _MENTION not in (rule if isinstance(rule, str) else rule[0])))
        for files, rules in CompressedManifestStaticFilesStorage.patterns
    )
