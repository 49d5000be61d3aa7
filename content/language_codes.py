"""Codes of languages as CLDR has them: what can be added, what a code is called, and what somebody who typed
a name or half a code probably meant."""

from __future__ import annotations

import difflib
import re
from functools import cache

from babel.core import Locale, UnknownLocaleError

from content.search_index import fold

PARTS = re.compile(r"([a-z]{2,3})(?:_([A-Z][a-z]{3}))?(?:_([A-Z]{2}))?")
OWN = re.compile(r"q[a-t][a-z]")
"""Codes that ISO 639 leaves to everybody, for languages of their own."""
MOST_MEANT = 4


def native_name(code: str) -> str:
    """What a language calls itself; its code if nobody knows."""
    try:
        return (Locale.parse(code).get_display_name() or code).capitalize()
    except (UnknownLocaleError, ValueError):
        return code


@cache
def named_codes(spoken: str) -> tuple[tuple[str, str], ...]:
    """Every language that CLDR names, with its name in a language, in the order of the names."""
    names = _locale(spoken).languages
    found = [(code, name.capitalize()) for code, name in names.items() if PARTS.fullmatch(code)]
    return tuple(sorted(found, key=lambda each: fold(each[1])))


def is_known(code: str) -> bool:
    """Whether CLDR knows every part of a code, or it is one for a language of one's own."""
    match = PARTS.fullmatch(code)
    if match is None:
        return False
    language, script, territory = match.groups()
    english = _locale("en")
    return (
        (language in english.languages or OWN.fullmatch(language) is not None)
        and (script is None or script in english.scripts)
        and (territory is None or territory in english.territories)
    )


def find_code(typed: str, spoken: str) -> str:
    """The code that somebody typed, in whichever letters, or that of the language they named; empty if there
    is none."""
    code = _spell(typed)
    if is_known(code):
        return code
    name = fold(typed.strip())
    for each in (spoken, "en"):
        for known, title in named_codes(each):
            if fold(title) == name:
                return known
    return next((known for known in _written() if fold(native_name(known)) == name), "")


def guess_codes(typed: str, spoken: str) -> list[tuple[str, str]]:
    """What somebody probably meant who typed something that nobody knows: codes with their names."""
    names = {fold(title): (code, title) for code, title in named_codes(spoken)}
    codes = {code: (code, title) for code, title in named_codes(spoken)}
    wanted = fold(typed.strip())
    begun = [each for name, each in names.items() if len(wanted) > 2 and name.startswith(wanted)]
    close = [names[name] for name in difflib.get_close_matches(wanted, names, MOST_MEANT)]
    alike = [codes[code] for code in difflib.get_close_matches(_spell(typed), codes, MOST_MEANT)]
    return list(dict.fromkeys([*begun, *close, *alike]))[:MOST_MEANT]


def _spell(typed: str) -> str:
    """A code in the letters it is written with: ``PT-br`` is ``pt_BR``."""
    parts = re.split(r"[-_]", typed.strip())
    spelt = [parts[0].lower(), *(part.title() if len(part) == 4 else part.upper() for part in parts[1:])]
    return "_".join(spelt)


@cache
def _written() -> tuple[str, ...]:
    """Languages that CLDR can write themselves."""
    found = []
    for code, _name in named_codes("en"):
        try:
            found.append(str(Locale.parse(code)))
        except (UnknownLocaleError, ValueError):
            continue
    return tuple(found)


@cache
def _locale(code: str) -> Locale:
    try:
        return Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return Locale("en")
