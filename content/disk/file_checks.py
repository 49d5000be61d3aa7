"""Checks on the whole content of a pack whose findings are faults of its files, with file and line."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, run_checks, translations
from content.disk.pack_reader import LocatedFault, PackContent, PackSource
from content.disk.yaml_reader import read_yaml
from engine.games import games
from engine.schema import Fault


def file_faults(content: PackContent, source: PackSource) -> list[LocatedFault]:
    """What checks find in the entries that could be read: faults of the game's rules, and texts missing in a
    language where a kind must have them all."""
    if not content.game:
        return []
    findings = [*run_checks(content, of_files=True), *_missing(content)]
    return [_located(finding, source) for finding in findings]


def _missing(content: PackContent) -> Iterator[Finding]:
    """Texts without a translation, of the kinds that are read aloud in every language."""
    whole = games()[content.game].whole
    for finding in translations.check(content):
        if finding.fault.key == "translation-missing" and finding.kind in whole:
            yield finding


def _located(finding: Finding, source: PackSource) -> LocatedFault:
    file, path = f"{finding.kind}/{finding.slug}.yaml", finding.fault.path
    if finding.language:
        file, path = f"i18n/{finding.language}/{finding.kind}.yaml", (finding.slug, *path)
    if file not in source.files:
        return LocatedFault(file, 1, finding.fault)
    fault = Fault(path, finding.fault.key, finding.fault.args, finding.fault.hint)
    return LocatedFault(file, read_yaml(source.files[file]).line(path), fault)
