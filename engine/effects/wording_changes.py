"""Changes that last: numbers, permissions, immunities. Each sort reads as a rulebook would say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.effects.wording_clauses import Clauses
from engine.effects.wording_scene import Scene, Word
from engine.wording import Wording

LASTING = ("change", "forbid", "block_symbol", "immune", "counts_as", "drops_loot")
"""Operations that change something for as long as the card lies there, or for a time."""

SYMBOL_OF = {"move_steps": "move", "hand_steps": "hand", "sword_damage": "sword", "coin_gold": "coin"}
ENEMY_LOOT = ("loot_gold", "loot_gems")
NUMBERS = ("damage", "health", *ENEMY_LOOT)
"""What enemies have."""


class Changes:
    """Words lasting changes."""

    def __init__(self, words: Wording, clauses: Clauses) -> None:
        self.words = words
        self.clauses = clauses

    def subject(self, scene: Scene, word: Word) -> str:
        """Of whom a change speaks, so that the next one need not say it again."""
        name, parameters = word
        of = scene.of(parameters.get("of", "this"))
        if of in ("enemies", "this"):
            return f"{'has' if name == 'change' else 'is'} {of}" if name != "drops_loot" else name
        if name in ("forbid", "immune"):
            return f"may {of}"
        return f"{name} {parameters.get('what', '')} {of}"

    def text(self, scene: Scene, word: Word, form: str, again: bool) -> str:
        """What a change says; ``again`` if it speaks of the same as the one before."""
        name, parameters = word
        args = scene.arguments() | parameters | {"form": form, "who": "that"}
        of = scene.of(parameters.get("of", "this"))
        enemies = of in ("enemies", "this")
        args |= {"of": of, "again": "yes" if again else "no", "enemy": "all" if of == "enemies" else "this"}
        key = f"op-{name.replace('_', '-')}"
        match name:
            case "change":
                what = parameters["what"]
                args |= _amounts(parameters["by"]) | {"symbol": SYMBOL_OF.get(what, "any")}
                loot = "enemy-" if enemies and what in ENEMY_LOOT else ""
                key = f"{key}-{loot}{what.replace('_', '-')}"
            case "forbid":
                args["deeds"] = self.clauses.joined(
                    "join-nor", [self._deed(deed) for deed in parameters["what"]]
                )
            case "immune" if enemies:
                key = f"{key}-enemy"
            case "counts_as":
                args["other-many"] = self.words.say("symbol-many", {"symbol": parameters["other"]})
        return self.words.say(key, args)

    def _deed(self, deed: Word) -> str:
        """What one may not do."""
        name, parameters = deed
        return self.words.say("forbidden-symbol" if name == "block_symbol" else "forbidden", parameters)


def merged(words: Sequence[Word]) -> list[Word]:
    """Operations with neighbouring prohibitions for the same heroes made one: "you cannot forge or save"."""
    found: list[Word] = []
    for word in words:
        name, parameters = word
        if name not in ("forbid", "block_symbol"):
            found.append(word)
        elif found and found[-1][0] == "forbid" and found[-1][1]["of"] == parameters["of"]:
            found[-1][1]["what"].append(word)
        else:
            found.append(("forbid", {"of": parameters["of"], "what": [word]}))
    return found


def _amounts(by: int) -> dict[str, Any]:
    return {"sign": "plus" if by > 0 else "minus", "n": abs(by), "total": 1 + by}
