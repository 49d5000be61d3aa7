"""Static files as an installation gathers them: without the maps that lead from packed scripts to their
sources. They are the largest files of all, nobody but a developer's tools asks for them, and whoever wants to
keep a server busy does."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.contrib.staticfiles.apps import StaticFilesConfig
from django.contrib.staticfiles.finders import BaseFinder
from django.core.files.storage import FileSystemStorage
from whitenoise.storage import CompressedManifestStaticFilesStorage

from editor import code_editor

_MENTION = "sourceMappingURL"


class EditorFiles(BaseFinder):
    """Finds the files of the editor of texts, Ace, in the package that brings them. The package is no app of
    ours: its other files, two hundred languages and themes, would be gathered with them."""

    def __init__(self, app_names: Any = None, *args: Any, **kwargs: Any) -> None:
        package = find_spec("django_ace")
        assert package is not None
        assert package.origin is not None
        self.storage = FileSystemStorage(location=Path(package.origin).parent / "static")

    def find(self, path: str, find_all: bool = False, **kwargs: Any) -> Any:
        """Where a file lies."""
        found = [self.storage.path(path)] if path in code_editor.FILES else []
        return found if find_all else next(iter(found), [])

    def list(self, ignore_patterns: Any) -> Any:
        """All files."""
        return ((name, self.storage) for name in code_editor.FILES)


class GatheredFiles(StaticFilesConfig):
    """Which files are gathered."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "*.map"]


class GatheredStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc] # it ships no types
    """Where they are kept. What a script says of its map is left as it is, since there is none to name."""

    patterns: Any = tuple(
        (files, tuple(rule for rule in rules if _MENTION not in (rule if isinstance(rule, str) else rule[0])))
        for files, rules in CompressedManifestStaticFilesStorage.patterns
    )
