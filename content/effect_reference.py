"""The reference of the effect language in ``docs/writing-effects.md``, read from the vocabulary."""

from __future__ import annotations

from typing import Any

from content.wording import wording
from engine.effects.samples import Samples, samples_of
from engine.effects.wording import EffectWording
from engine.games import games
from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import Choice, ListOf, Reference, Shape, WholeNumber, Word, YesNo

BEGIN, END = "<!-- reference: begin -->", "<!-- reference: end -->"
TITLES: dict[WordFamily, str] = {
    "trigger": "Triggers (`when`)",
    "condition": "Conditions (`if`)",
    "cost": "Costs (`cost`)",
    "operation": "Operations (`do`)",
}


def with_reference(page: str, game: str = "platformer") -> str:
    """The page with the reference between its markers written anew."""
    before, rest = page.split(BEGIN)
    _old, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{reference(games()[game])}\n{END}{after}"


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
    lines = [f"#### `{word.name}`", "", " ".join(word.doc.split())]
    if word.record.fields:
        lines += ["", "| parameter | allowed | if left out |", "| --- | --- | --- |"]
        for field in word.record.fields:
            default = "must be given" if field.required else f"`{_written(field.default)}`"
            lines.append(f"| `{field.name}` | {_allowed(field.shape)} | {default} |")
    kind, effect = samples.effect(word, samples.sample(word))
    lines += ["", f"> {spoken.text(kind, {'effects': [effect]})}", ""]
    return "\n".join(lines)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


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
        case ListOf(Word(family)):
            return f"a list of {family}s"
        case ListOf(ListOf(Word(family)), low, high):
            return f"{low} to {high} lists of {family}s"
        case ListOf(item):
            return f"a list of {_allowed(item)}"
    raise TypeError(f"no description for {shape}")
