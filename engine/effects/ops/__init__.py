"""The operations that every game has, one file each."""

from __future__ import annotations

from engine.effects.ops.check import Check
from engine.effects.ops.choose_one import ChooseOne
from engine.effects.ops.repeat import Repeat

OPERATIONS = (ChooseOne, Check, Repeat)

__all__ = ["OPERATIONS", "Check", "ChooseOne", "Repeat"]
