"""What an effect knows while it runs: whose it is, what set it off, what has been chosen."""

from __future__ import annotations


class Context:
    """The circumstances of one effect. They are copied from and to its frame, so they are data like all
    else."""

    def __init__(self) -> None:
        self.effect = -1
        """Index of the effect, for its duration and for messages."""
        self.owner = -1
        """The hero who holds the card; -1 for enemies and the boss."""
        self.this = -1
        """The enemy that bears the effect; -1 if a card does."""
        self.card = -1
        """The single card, or -1 (hero card, enemy, token)."""
        self.hero = -1
        """The hero the moment is about, or who has been chosen since."""
        self.enemy = -1
        """The enemy the moment is about, or that has been chosen since."""
        self.amount = 0
        self.space = -1
        self.cause = -1
