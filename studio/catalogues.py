"""Interface catalogues (gettext): extracted from our sources, merged without guesses,
compiled when stale.

Babel does the work, so no GNU gettext is needed. The catalogues are
``locale/<language>/LC_MESSAGES/django.po``; English is the language of the sources and needs none.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_file, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

LANGUAGES = ("de", "es", "it")
PACKAGES = ("content", "editor", "studio")
"""The packages whose interface texts are translated."""

KEYWORDS = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
"""The functions that mark a text for translation, and which of their arguments hold it."""


def po_file(language: str) -> Path:
    """The catalogue of a language."""
    return Path(settings.BASE_DIR) / "locale" / language / "LC_MESSAGES" / "django.po"


def compile_catalogues() -> bool:
    """Compile every catalogue that is newer than its compiled form; tell whether there was any."""
    compiled = False
    for language in LANGUAGES:
        source = po_file(language)
        target = source.with_suffix(".mo")
        if not source.is_file() or (target.is_file() and target.stat().st_mtime >= source.stat().st_mtime):
            continue
        fresh = target.with_suffix(".mo.new")
        with fresh.open("wb") as file:
            write_mo(file, read_catalogue(language))
        fresh.replace(target)
        compiled = True
    return compiled


def read_catalogue(language: str) -> Catalog:
    """The catalogue of a language as it is on disk; empty if there is none."""
    path = po_file(language)
    if not path.is_file():
        return Catalog(locale=language, domain="django")
    with path.open("rb") as file:
        return read_po(file, locale=language, domain="django")


def update_catalogues() -> dict[str, list[str]]:
    """Bring every catalogue in step with the sources; by language, what is left to translate. Nothing is
    guessed (no fuzzy matches)."""
    wanted = template()
    left = {}
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        catalogue.update(wanted, no_fuzzy_matching=True, update_header_comment=False)
        catalogue.obsolete.clear()
        _head(catalogue)
        path = po_file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        buffer = io.BytesIO()
        write_po(buffer, catalogue, width=100, omit_header=False, sort_output=True, no_location=True)
        path.write_bytes(buffer.getvalue())
        left[language] = untranslated(catalogue)
    return left


def _head(catalogue: Catalog) -> None:
    """A header that says what is needed and does not change from run to run."""
    catalogue.project, catalogue.version = "Tilewright", "1"
    catalogue.header_comment = "# The interface of Tilewright."
    catalogue.last_translator = catalogue.language_team = "Tilewright"
    catalogue.msgid_bugs_address = "-"
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    catalogue.fuzzy = False


def out_of_step() -> list[str]:
    """What is wrong with the catalogues: texts missing, not translated, translated with other
    placeholders, or gone."""
    wanted = template()
    faults = []
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        for message in wanted:
            if message.id and catalogue.get(_id(message), message.context) is None:
                faults.append(f"{language}: missing: {_id(message)!r}")
        for message in catalogue:
            if message.id and wanted.get(_id(message), message.context) is None:
                faults.append(f"{language}: no longer used: {_id(message)!r}")
            faults.extend(f"{language}: {_id(message)!r}: {error}" for error in message.check(catalogue))
        faults.extend(f"{language}: not translated: {text!r}" for text in untranslated(catalogue))
    return faults


def untranslated(catalogue: Catalog) -> list[str]:
    """Messages without a translation, and those marked as guesses."""
    return [_id(message) for message in catalogue if message.id and (not _is_whole(message) or message.fuzzy)]


def template() -> Catalog:
    """Every message of our packages."""
    catalogue = Catalog(domain="django")
    for path in _sources():
        method: Any = extract_template if path.suffix == ".html" else "python"
        for _line, message, comments, context in extract_from_file(
            method, path, keywords=KEYWORDS, comment_tags=["Translators:"]
        ):
            catalogue.add(message, auto_comments=comments, context=context)
    return catalogue


def extract_template(file: IO[bytes], keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """Babel's extractor for Django templates: Django turns them into something like Python first."""
    masked = templatize(file.read().decode())
    source = "\n".join(
        line.strip() for line in masked.splitlines()
    )  # indentation would mean something in Python
    yield from extract_python(
        io.BytesIO(source.encode()), keywords, comment_tags, {"encoding": "utf-8", **options}
    )


def _sources() -> list[Path]:
    folders = [Path(settings.BASE_DIR) / package for package in PACKAGES]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".html")]
    return sorted(path for path in found if "migrations" not in path.parts and "contrib" not in path.parts)


def _is_whole(message: Message) -> bool:
    texts = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return all(texts)


def _id(message: Message) -> str:
    return message.id[0] if isinstance(message.id, (tuple, list)) else str(message.id)
