"""The reference of the effect language, read from the vocabularies: Platformer's stands in
``docs/writing-effects.md``, which teaches the language by it, every other game's on a page of its own in
``docs/words/``."""

from __future__ import annotations

from typing import Any

from content.markdown import wrap
from content.wording import game_name, wording
from engine.effects.samples import Samples, samples_of
from engine.effects.wording import EffectWording
from engine.games import games
from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    Choice,
    ListOf,
    Nullable,
    PlainString,
    Record,
    Reference,
    Shape,
    WholeNumber,
    Word,
    YesNo,
)
from engine.schema.standing import IN_PLAY, MOMENT, Stands
from engine.wording import fact_key

BEGIN, END = "<!-- reference: begin -->", "<!-- reference: end -->"
TITLES: dict[WordFamily, str] = {
    "trigger": "Triggers (`when`)",
    "condition": "Conditions (`if`)",
    "cost": "Costs (`cost`)",
    "operation": "Operations (`do`)",
}


NO_MARK = Stands()
IN_GUIDE = "platformer"
"""The game whose words stand in the guide itself."""


def with_reference(page: str, game: str = IN_GUIDE) -> str:
    """The page with the reference between its markers written anew."""
    before, rest = page.split(BEGIN)
    _old, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{reference(games()[game])}\n{END}{after}"


def reference_page(game: Game) -> str:
    """The page of a game's words."""
    durations = ", ".join(f"`{duration}`" for duration in game.durations[1:])
    lines = (
        f"# The words of {game_name(game.name, 'en')}",
        "",
        wrap(
            "Written by `manage.py effectdocs` from the vocabulary; do not edit. "
            "[Writing effects](../writing-effects.md) tells how an effect is written. Here is every word "
            "with what it does, its parameters, and a sample of how it reads in English. The numbers in "
            f"brackets are clauses of [the rules](../rules/{game.name}.md). `until` is one of {durations}."
        ),
        "",
        reference(game).replace("### ", "## "),
    )
    return "\n".join(lines)


def reference(game: Game) -> str:
    """Every word of a vocabulary: what it does, its parameters, how it sounds."""
    samples = samples_of(game.name)
    spoken = EffectWording(wording("en", game.name), game, lambda kind, _slug: samples.names.get(kind, "…"))
    parts = []
    for family, title in TITLES.items():
        parts.append(f"### {title}\n")
        parts += [_word(spoken, samples, word) for word in game.words[family].values()]
    return "\n".join(parts)


def _word(spoken: EffectWording, samples: Samples, word: WordInfo) -> str:
    lines = [f"#### `{word.name}`", "", wrap(word.doc)]
    items = [*_parameters(word), *_standing(spoken, word)]
    if items:
        lines += ["", *(wrap(item, first="- ") for item in items)]
    kind, effect = samples.effect(word, samples.sample(word))
    lines += ["", wrap(spoken.text(kind, {"effects": [effect]}), first="> ", then="> "), ""]
    return "\n".join(lines)


def _parameters(word: WordInfo) -> list[str]:
    """What a word can be told, what is allowed, and what holds if it is not told."""
    return [
        f"`{field.name}`: {_allowed(field.shape)}; "
        + ("must be given" if field.required else f"if left out: {_written(field.default)}")
        for field in word.record.fields
    ]


def _standing(spoken: EffectWording, word: WordInfo) -> list[str]:
    """Where a word may stand: what it and its values need, and what it makes known to the words around it."""
    said = [spoken.words.need(need) for need in word.standing.needs if need not in (MOMENT, IN_PLAY)]
    lines = [f"Needs {'; '.join(said)}."] if said else []
    if word.family == "operation" and MOMENT not in word.standing.needs:
        lines.append("Lasts, so that it may stand under `always`.")
    gives = [fact for fact in word.standing.gives if fact != MOMENT]
    for field in word.record.fields:
        stands = field.stands or NO_MARK
        gives += stands.gives if word.family == "trigger" else ()
        for need in stands.said:
            lines.append(f"`{field.name}` needs {spoken.words.need(need)}.")
        needs: dict[str, list[str]] = {}
        for value, one in stands.values.items():
            for need in one.needs:
                needs.setdefault(need, []).append(f"`{value}`")
        for need, values in needs.items():
            lines.append(f"`{field.name}`: {', '.join(values)} need {spoken.words.need(need)}.")
    known = [spoken.words.need(fact) for fact in dict.fromkeys(gives) if spoken.words.has(fact_key(fact))]
    if known:
        lines.append(f"{'Brings' if word.family == 'trigger' else 'Gives inside'} {'; '.join(known)}.")
    return lines


def _written(value: Any) -> str:
    if value == "":
        return "none"
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    return f"`{value}`"


def _allowed(shape: Shape) -> str:
    match shape:
        case Choice(options):
            return ", ".join(f"`{option}`" for option in options)
        case WholeNumber(low, high):
            return f"{low} to {high}"
        case YesNo():
            return "`true`, `false`"
        case Reference(kind):
            return f"the slug of a `{kind}`"
        case PlainString():
            return "the id of a part of the entry"
        case Nullable(inner):
            return _allowed(inner)
        case ListOf(Word(family)):
            return f"a list of {family}s"
        case ListOf(ListOf(Word(family)), low, high):
            return f"{low} to {high} lists of {family}s"
        case ListOf(Record(_, fields), low, high):
            return f"{low} to {high} records of " + ", ".join(f"`{field.name}`" for field in fields)
        case ListOf(item):
            return f"a list of {_allowed(item)}"
    raise TypeError(f"no description for {shape}")
