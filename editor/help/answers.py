"""Whether the translation of a page still answers its source: it names the source by a fingerprint, so that
nobody has to remember to mark it."""

from __future__ import annotations

import hashlib
import re

ENGLISH_FROM_HERE = "<!-- in English from here -->"
"""Where the part of a page ends that is translated. What follows is for those who read code, or is generated,
and is shown in English."""
ANSWERS = re.compile(r"<!-- answers ([0-9a-f]{12}) -->\n")
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)


def guide_of(source: str) -> str:
    """The part of a page that is translated."""
    return source.split(ENGLISH_FROM_HERE)[0]


def rest_of(source: str) -> str:
    """The part of a page that is there in English only; nothing if there is none."""
    return source.partition(ENGLISH_FROM_HERE)[2]


def fingerprint(source: str) -> str:
    """What names the translated part of a page. Lines that are broken elsewhere are the same words."""
    words = " ".join(_COMMENT.sub("", guide_of(source)).split())
    return hashlib.sha256(words.encode()).hexdigest()[:12]


def answers(translation: str, source: str) -> bool:
    """Whether a translation was made from the source as it is now."""
    found = ANSWERS.match(translation)
    return found is not None and found[1] == fingerprint(source)


def answering(translation: str, source: str) -> str:
    """The translation, marked as an answer to the source as it is now."""
    return f"<!-- answers {fingerprint(source)} -->\n{ANSWERS.sub('', translation, count=1)}"
