"""What of a rendered rules text must also be found in the own text that somebody wrote instead of it: every
number, every icon, every entry that it names.

The rendered text says all that the effects do, so its facts are those of the effects. A number may be written
as a word; these words and the endings of nouns stand in ``locale/<language>/own_texts.ftl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from content.wording import choice_name, wording
from engine.effects.wording_grammar import grammar_of

_NUMBER = re.compile(r"\d+")
_VOWELS = "aeiouàèéìíòóùú"


def missing_facts(own: str, rendered: str, names: Iterable[str], language: str, game: str) -> tuple[str, ...]:
    """The facts of the rendered text that the own text lacks, as they are to be said: numbers in their order,
    then icons, then names."""
    numbers = dict.fromkeys(_NUMBER.findall(rendered))
    icons = [choice_name(icon, language, game) for icon in grammar_of(game).icons]
    return (
        *(number for number in numbers if not _counts(own, int(number), language)),
        *(icon for icon in icons if _has_icon(rendered, icon, language) and not _mentions(own, icon)),
        *(name for name in dict.fromkeys(names) if name in rendered and not _mentions(own, name)),
    )


def _counts(text: str, number: int, language: str) -> bool:
    """Whether a text has a number, in digits or as a word."""
    if str(number) in _NUMBER.findall(text):
        return True
    words = wording(language)
    key = f"number-{number}"
    said = words.say(key).split(", ") if words.has(key) else []
    return any(re.search(rf"\b{re.escape(word)}(?!\w)", text, re.IGNORECASE) for word in said)


def _has_icon(rendered: str, icon: str, language: str) -> bool:
    """Whether a rendered text says the noun that an icon stands for: itself, not a longer word that begins
    like it."""
    endings = "|".join(re.escape(each) for each in wording(language).say("icon-endings").split(", "))
    return re.search(rf"\b{re.escape(_stem(icon))}(?:{endings})?(?!\w)", rendered) is not None


def _mentions(text: str, noun: str) -> bool:
    """Whether a text has a noun, each of its words in any form."""
    return all(
        re.search(rf"\b{re.escape(_stem(word))}", text, re.IGNORECASE) for word in re.findall(r"\w+", noun)
    )


def _stem(word: str) -> str:
    """A word without the vowel at its end, which is what most endings change."""
    return word[:-1] if len(word) > 3 and word[-1].lower() in _VOWELS else word
