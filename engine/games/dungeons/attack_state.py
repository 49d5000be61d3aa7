"""An attack and a roll while they go on. They are kept in lists on the state, because an attack may set off
another one before it is over; `state_copying` copies and saves them with it."""

from __future__ import annotations


class Attack:
    """One attack: who, with what, against whom, and how it stands."""

    def __init__(self) -> None:
        self.attacker: int = -1
        """A figure: a hero's seat, or FIRST_ENEMY and the enemy's slot."""
        self.kind: int = 0
        """Melee or ranged."""
        self.dice: int = 0
        self.modifier: int = 0
        self.keywords: int = 0
        self.source: int = -1
        """The definition whose dice are rolled: equipment, item, ability, enemy."""
        self.targets: list[int] = []
        """Figures, the first one declared."""
        self.share: list[int] = []
        """For each die the number of its target (DD-RUL-26)."""
        self.faces: list[int] = []
        self.hits: list[int] = []
        """For each target the ordinary Hits."""
        self.criticals: list[int] = []
        self.extra: list[int] = []
        """For each target Damage that cards add if the attack deals any."""
        self.now: int = 0
        """The target that defends."""
        self.dealt: list[int] = []
        """For each target the Damage dealt."""
        self.scored: int = 0
        """Hits of all targets together, criticals included."""
        self.crit_from: int = 6
        """The lowest face that is a Critical Hit of a hero."""


class Roll:
    """Dice that lie on the table and may still be changed: what for, whose, and what is added to each."""

    def __init__(self, what: int, figure: int, modifier: int) -> None:
        self.what: int = what
        self.figure: int = figure
        self.modifier: int = modifier
        self.faces: list[int] = []
        self.treated: list[int] = []
        """Pairs: a face, and the face it is treated as."""

    def face(self, index: int) -> int:
        """What a die counts as."""
        shown = self.faces[index]
        for i in range(0, len(self.treated), 2):
            if self.treated[i] == shown:
                return self.treated[i + 1]
        return shown
