"""What an effect knows while it runs: whose it is, what set it off, what has been chosen."""

from __future__ import annotations


class Context:
    """The circumstances of one effect. They are copied from and to its frame, so they are data like all
    else."""

    def __init__(self) -> None:
        self.effect = -1
        """Index of the effect, for its duration and for messages."""
        self.owner = -1
        """The seat that holds the card; -1 for what belongs to no player, such as an enemy."""
        self.this = -1
        """The enemy that bears the effect; -1 if a card does."""
        self.card = -1
        """The single card that bears the effect, or -1."""
        self.hero = -1
        """The seat the moment is about, or that has been chosen since."""
        self.enemy = -1
        """The other side of the moment: the enemy it is about, or the opponent's seat."""
        self.amount = 0
        self.space = -1
        """The space the moment is about; in games without a map, the card it is about."""
        self.cause = -1
