"""The words that all games have: what shows them best and what they are worth in this one."""

from __future__ import annotations

from engine.effects.conditions import AmountAtLeast, AnyOf
from engine.effects.ops import Check, ChooseOne, Repeat
from engine.schema import Sample, retold

RETOLD = (
    retold(AmountAtLeast, sample=Sample({"amount": 3}, when="damage_dealt")),
    retold(
        AnyOf,
        sample={"conditions": [{"on_terrain": {"terrain": "water"}}, {"has": {"what": "loot", "least": 3}}]},
    ),
    retold(ChooseOne, sample={"options": [[{"gain": {"what": "energy"}}], [{"gain": {"what": "health"}}]]}),
    retold(
        Check,
        sample={
            "conditions": [{"on_terrain": {"terrain": "water"}}],
            "then": [{"gain": {"what": "energy", "amount": 2}}],
            "otherwise": [{"gain": {"what": "health"}}],
        },
    ),
    retold(Repeat, sample={"do": [{"choose_enemy": {"do": [{"damage_enemy": {}}], "where": "room"}}]}),
)
