"""Rules texts worded from effects: every word can be said in every language, and texts read as people
write."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.effect_samples import all_parameters, is_possible, sample_effect, sample_parameters
from content.wording import wording
from engine.effects.wording import EffectWording
from engine.games.platformer.kinds import GAME
from engine.schema import WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import Choice, WholeNumber
from engine.wording import Wording, WordingError
from tests.content.test_messages import LANGUAGES, files

PREFIXES: dict[WordFamily, str] = {"trigger": "when", "condition": "cond", "cost": "cost", "operation": "op"}
VARIANTS = {"op-check-else", "op-immune-enemy", "cond-has-least", "cond-has-most"}
"""Messages for parts or special cases of a word."""

UNCOUNTED = {
    ("level_at_least", "level"): "en es it de",  # the number of a level counts nothing
    ("change", "by"): "en es it de",  # the sample says 2 and 3 spaces
    ("add_damage", "amount"): "en es de",  # damage has no plural
    ("damage_enemy", "amount"): "en es de",
    ("wound", "amount"): "de",
}
"""Parameters whose noun is the same for one and for two, and where."""


WORDS = [word for family in GAME.words.values() for word in family.values()]


@cache
def spoken(language: str) -> EffectWording:
    return EffectWording(wording(language), GAME, lambda _kind, _slug: "Stone")


def said(language: str, word: WordInfo, parameters: dict[str, Any]) -> str:
    kind, effect = sample_effect(word, parameters)
    return spoken(language).text(kind, {"effects": [effect]})


def keys(language: str) -> set[str]:
    return {
        entry.id.name
        for name, content in files(language).items()
        if name.startswith("effects")
        for entry in FluentParser().parse(content).body
        if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_message_and_every_message_its_word(language: str) -> None:
    wanted = {f"{PREFIXES[word.family]}-{word.name.replace('_', '-')}" for word in WORDS} - {"op-change"}
    changes = GAME.words["operation"]["change"].record.field("what").shape
    assert isinstance(changes, Choice)
    wanted |= {f"op-change-{what.replace('_', '-')}" for what in changes.options}
    wanted |= {"op-change-enemy-loot-gold", "op-change-enemy-loot-gems"} | VARIANTS
    found = {key for key in keys(language) if key.split("-")[0] in PREFIXES.values()}
    assert sorted(wanted - found) == [], "words without a message"
    assert sorted(found - wanted) == [], "messages without a word"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.family}-{word.name}")
def test_every_word_can_be_said_with_every_value(language: str, word: WordInfo) -> None:
    for parameters in all_parameters(word):
        found = said(language, word, parameters)
        assert found[0].isupper() or found[0].isdigit(), found
        assert found.endswith("."), found
        assert not re.search(r"\s\s|\s[,.;:]|[,.;:]{2}|[{}_$]|\bNone\b|\bTrue\b", found), found
        for sentence in re.findall(r"\. (\S)", found):
            assert sentence.isupper() or sentence.isdigit(), found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.family}-{word.name}")
def test_every_choice_of_a_word_reads_differently(language: str, word: WordInfo) -> None:
    """A value that has no variant of its own would read like the default one."""
    for field in word.record.fields:
        if not isinstance(field.shape, Choice):
            continue
        texts: dict[str, str] = {}
        for value in field.shape.options:
            parameters = sample_parameters(word) | {field.name: value}
            if _is_the_same_here(word, field.name, value) or not is_possible(word, parameters):
                continue
            found = said(language, word, parameters)
            assert found not in texts, f"{value} reads like {texts.get(found)}: {found}"
            texts[found] = value


def _is_the_same_here(word: WordInfo, field: str, value: str) -> bool:
    """On the sample's card "them" is "self", and "this" is any enemy; on an attack card "self" is active,
    and "others" are all."""
    return (
        (field in ("who", "among") and value == "them" and word.name not in ("push", "steal"))
        or (word.name == "boss_hits" and value in ("active", "others"))
        or (word.family == "trigger" and field == "enemy" and value == "any")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.family}-{word.name}")
def test_one_and_two_have_their_own_forms(language: str, word: WordInfo) -> None:
    for field in word.record.fields:
        if not isinstance(field.shape, WholeNumber) or language in UNCOUNTED.get((word.name, field.name), ""):
            continue
        gems = {"what": "gem"} if any(f.name == "what" for f in word.record.fields) else {}
        samples = [sample_parameters(word) | gems | {field.name: number} for number in (1, 2)]
        if field.shape.low <= 1 and field.shape.high >= 2 and "step" not in samples[0]:
            one, two = (re.sub(r"\d", "#", said(language, word, sample)) for sample in samples)
            assert one != two, one


def test_a_missing_message_is_an_error() -> None:
    bare = Wording(
        "en", [content for name, content in files("en").items() if name != "effects_platformer.ftl"]
    )
    effect = {"when": "fell", "do": [{"gain": {"what": "gold"}}]}
    with pytest.raises(WordingError, match="when-fell"):
        EffectWording(bare, GAME, lambda kind, slug: slug).text("item", {"effects": [effect]})


# How sentences are put together.

SENTENCES = yaml.safe_load((Path(__file__).parent / "effect_sentences.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SENTENCES)
def test_sentences(sample: str, language: str) -> None:
    wanted = SENTENCES[sample]
    data = {"effects": wanted["effects"], "role": "token"}
    assert spoken(language).text(wanted["kind"], data) == wanted[language]
