"""The vocabulary of Platformer's effects: what its cards can wait for, ask, cost and do.

- `ops`: operations, one file each.
- `triggers`: the moments that effects wait for.
- `conditions`, `costs`: what must hold, what must be paid.
- `targets`: whom an operation concerns.
- `shared`: what the words of all games are here.
"""

from __future__ import annotations

from engine.effects.words import SHARED_WORDS
from engine.games.platformer.words import ops
from engine.games.platformer.words.conditions import CONDITIONS
from engine.games.platformer.words.costs import COSTS
from engine.games.platformer.words.shared import RETOLD
from engine.games.platformer.words.triggers import TRIGGERS
from engine.schema import WordInfo, words_in

WORDS: tuple[type | WordInfo, ...] = (*SHARED_WORDS, *RETOLD, *TRIGGERS, *CONDITIONS, *COSTS, *words_in(ops))
