"""Checks on the whole content of a pack whose findings are faults of its files, with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from content.checks import Finding, run_checks, translations
from content.disk.pack_reader import PackSource
from content.disk.yaml_reader import read_yaml
from content.entries.fault import LocatedFault
from content.entries.pack import PackContent
from engine.games import games


def file_faults(content: PackContent, source: PackSource) -> list[LocatedFault]:
    """What checks find in the entries that could be read: faults of the game's rules, and texts missing in a
    language where a kind must have them all."""
    if not content.game:
        return []
    findings = [*run_checks(content, of="files"), *_missing(content)]
    return [located(finding, source, content.source) for finding in findings]


def text_faults(content: PackContent, source: PackSource) -> list[LocatedFault]:
    """What checks find in the language of the texts: told, but no reason not to load them."""
    if not content.game:
        return []
    return [located(finding, source, content.source) for finding in run_checks(content, of="texts")]


def _missing(content: PackContent) -> Iterator[Finding]:
    """Texts without a translation, of the kinds that are read aloud in every language."""
    whole = games()[content.game].whole
    for finding in translations.check(content):
        if finding.fault.key == "translation-missing" and finding.kind in whole:
            yield finding


def located(finding: Finding, source: PackSource, source_language: str) -> LocatedFault:
    """Where a finding stands: what is translated beside its source, what is about no entry in the pack's own
    file, everything else in the entry itself."""
    file = f"{finding.kind}/{finding.slug}.yaml" if finding.kind else "pack.yaml"
    path = finding.fault.path
    if finding.language and not finding.rendered and finding.language != source_language:
        file, path = f"i18n/{finding.language}/{finding.kind}.yaml", (finding.slug, *path)
    if file not in source.files:
        return LocatedFault(file, 1, finding.fault)
    fault = replace(finding.fault, path=path)
    return LocatedFault(file, read_yaml(source.files[file]).line(path), fault)
