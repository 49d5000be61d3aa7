"""The vocabulary of The Princess: what its cards can wait for, ask, cost and do (ledger, section 6).

- `ops`: operations, one file each.
- `triggers`: the moments that effects wait for.
- `conditions`, `costs`: what must hold, what must be paid.
- `targets`: whom an operation concerns.
- `shared`: what the words of all games are here.
"""

from __future__ import annotations

from engine.effects.words import SHARED_WORDS
from engine.games.princess.words import ops
from engine.games.princess.words.conditions import CONDITIONS
from engine.games.princess.words.costs import COSTS
from engine.games.princess.words.shared import RETOLD
from engine.games.princess.words.triggers import TRIGGERS
from engine.schema import WordInfo, words_in

WORDS: tuple[type | WordInfo, ...] = (*SHARED_WORDS, *RETOLD, *TRIGGERS, *CONDITIONS, *COSTS, *words_in(ops))
