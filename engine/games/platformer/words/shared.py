"""The words that all games have: what shows them best and what they are worth in this one."""

from __future__ import annotations

from engine.effects.conditions import AmountAtLeast, AnyOf
from engine.effects.ops import Check, ChooseOne
from engine.schema import Sample, retold

RETOLD = (
    retold(AmountAtLeast, sample=Sample({"amount": 3}, when="fell")),
    retold(
        AnyOf, sample={"conditions": [{"on_space": {"kind": "shop"}}, {"standing": {"where": "on_ladder"}}]}
    ),
    retold(
        ChooseOne,
        worth=lambda p, e: max(e.operations(option) for option in p["options"]),
        sample={"options": [[{"gain": {"what": "gold"}}], [{"gain": {"what": "gem"}}, "apply_gravity"]]},
    ),
    retold(
        Check,
        sample={
            "conditions": [{"on_space": {"kind": "shop"}}],
            "then": [{"gain": {"what": "gold", "amount": 2}}],
            "otherwise": [{"gain": {"what": "heart"}}],
        },
    ),
)
