"""The words that all games have: what shows them best and what they are worth in this one."""

from __future__ import annotations

from engine.effects.conditions import AmountAtLeast, AnyOf
from engine.effects.ops import Check, ChooseOne, Repeat
from engine.schema import Sample, retold

RETOLD = (
    retold(AmountAtLeast, sample=Sample({"amount": 2}, when="damaged")),
    retold(AnyOf, sample={"conditions": [{"gold": {"most": 0}}, "overloaded"]}),
    retold(
        ChooseOne,
        worth=lambda p, e: max(e.operations(option) for option in p["options"]),
        sample={"options": [[{"heal": {"amount": 2}}], ["damage", "draw"]]},
    ),
    retold(
        Check,
        worth=lambda p, e: (e.operations(p["then"]) + e.operations(p.get("otherwise", ()))) // 2,
        sample={
            "conditions": [{"holds_princess": {"who": "opponent"}}],
            "then": [{"damage": {"amount": 2}}],
            "otherwise": ["draw"],
        },
    ),
    retold(
        Repeat,
        worth=lambda p, e: e.operations(p["do"]) * p.get("times", 2),
        sample={"do": [{"choose_hero": {"do": [{"damage": {"who": "them"}}]}}]},
    ),
)
