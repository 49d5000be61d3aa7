"""What an effect knows while it runs: whose it is, what set it off, what has been chosen."""

from __future__ import annotations


class Context:
    """The circumstances of one effect. They are copied from and to its frame, so they are data like all
    else."""

    def __init__(
        self,
        effect: int = -1,
        owner: int = -1,
        this: int = -1,
        card: int = -1,
        hero: int = -1,
        enemy: int = -1,
        amount: int = 0,
        space: int = -1,
        cause: int = -1,
    ) -> None:
        self.effect = effect
        """Index of the effect, for its duration and for messages."""
        self.owner = owner
        """The seat that holds the card; -1 for what belongs to no player, such as an enemy."""
        self.this = this
        """The enemy that bears the effect; -1 if a card does."""
        self.card = card
        """The single card that bears the effect, or -1."""
        self.hero = hero
        """The seat the moment is about, or that has been chosen since."""
        self.enemy = enemy
        """The other side of the moment: the enemy it is about, or the opponent's seat."""
        self.amount = amount
        self.space = space
        """The space the moment is about; in games without a map, the card it is about."""
        self.cause = cause
