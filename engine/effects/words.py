"""The words of every game."""

from engine.effects.conditions import CONDITIONS
from engine.effects.ops import OPERATIONS
from engine.effects.triggers import TRIGGERS

SHARED_WORDS = (*TRIGGERS, *CONDITIONS, *OPERATIONS)

__all__ = ["SHARED_WORDS"]
