"""The vocabulary of Dungeons' effects: what its cards, enemies and adventures can wait for, ask, cost and do.

- `ops`: operations, one file each.
- `triggers`: the moments that effects wait for.
- `conditions`, `costs`: what must hold, what must be paid.
- `targets`, `orders`: whom an operation concerns.
"""

from __future__ import annotations

from engine.effects.words import SHARED_WORDS
from engine.games.dungeons.words import ops
from engine.games.dungeons.words.conditions import CONDITIONS
from engine.games.dungeons.words.costs import COSTS
from engine.games.dungeons.words.shared import RETOLD
from engine.games.dungeons.words.triggers import TRIGGERS
from engine.schema import WordInfo, words_in

WORDS: tuple[type | WordInfo, ...] = (*SHARED_WORDS, *RETOLD, *TRIGGERS, *CONDITIONS, *COSTS, *words_in(ops))
